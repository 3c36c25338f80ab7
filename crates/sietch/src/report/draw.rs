//! The dunes of the page: everybody's way through the rounds.

use std::fmt::Write;

use table::Seat;
use table::open::OpenTable;

use super::count::Counted;

/// The colours of the powers; a seat whose side is none of them has that of its number.
const COLOURS: [(&str, &str); 6] = [
    ("harkonnen", "#8e1524"),
    ("atreides", "#1d7f5b"),
    ("fremen", "#ebaf45"),
    ("imperium", "#6a45a8"),
    ("guild", "#cf7d9b"),
    ("neutral", "#b9a98c"),
];

/// The colour of a seat.
pub fn colour(table: &dyn OpenTable, seat: Seat) -> &'static str {
    let key = table.side_key(seat);
    let named = COLOURS.iter().find(|(power, _)| key == format!("faction-{power}"));
    named.unwrap_or(&COLOURS[seat.index() % COLOURS.len()]).1
}

/// A dune for each seat, the highest at the back, with its name and what it comes to at the right. All words are safe
/// already.
pub fn dunes(table: &dyn OpenTable, counted: &Counted, names: &[String], title: &str, start: &str) -> String {
    let (left, width, top, tall) = (36.0, 610.0, 16.0, 240.0);
    let rounds = counted.scores.len();
    let most = counted.scores.iter().flatten().copied().max().unwrap_or(0).max(1) as f64;
    let x = |round: usize| left + width * round as f64 / (rounds.max(2) - 1) as f64;
    let y = |score: i64| top + tall * (1.0 - score as f64 / most);
    let foot = top + tall;
    let mut svg = format!(
        "<svg class=\"dunes\" viewBox=\"0 0 940 {}\" role=\"img\" aria-label=\"{}\">",
        foot + 34.0,
        title
    );
    for round in 0..rounds {
        let name = if round == 0 { start.to_owned() } else { round.to_string() };
        let _ = write!(
            svg,
            "<path class=\"gr\" d=\"M{0:.1} {top}V{foot}\"/><text x=\"{0:.1}\" y=\"{1:.1}\" text-anchor=\"middle\">{name}</text>",
            x(round),
            foot + 22.0
        );
    }
    let last = |seat: Seat| counted.scores.last().map_or(0, |scores| scores[seat.index()]);
    let mut order: Vec<(usize, Seat)> = counted.shown.iter().copied().enumerate().collect();
    order.sort_by_key(|(_, seat)| -last(*seat));
    let mut below = f64::NEG_INFINITY;
    for (place, seat) in order {
        let mut line = String::new();
        for (round, scores) in counted.scores.iter().enumerate() {
            let (to, at) = (x(round), y(scores[seat.index()]));
            if round == 0 {
                let _ = write!(line, "M{to:.1} {at:.1}");
            } else {
                let (from, was) = (x(round - 1), y(counted.scores[round - 1][seat.index()]));
                let middle = (from + to) / 2.0;
                let _ = write!(line, "C{middle:.1} {was:.1} {middle:.1} {at:.1} {to:.1} {at:.1}");
            }
        }
        let fill = colour(table, seat);
        // Names that would lie on each other move down.
        below = (y(last(seat)) + 5.0).max(below + 20.0);
        let _ = write!(
            svg,
            "<path d=\"{line}V{foot}H{left}z\" fill=\"{fill}\" opacity=\".28\"/><path d=\"{line}\" fill=\"none\" stroke=\"{fill}\" stroke-width=\"3.4\"/><text x=\"{:.1}\" y=\"{below:.1}\"><tspan font-weight=\"700\">{}</tspan> {}</text>",
            left + width + 12.0,
            last(seat),
            names[place]
        );
    }
    svg.push_str("</svg>");
    svg
}
