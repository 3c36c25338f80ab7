//! How far winners and others have come by round, and where games end.

use std::fmt::Write;

use super::{safe, step};

/// A quarter, the middle and three quarters of some numbers.
fn quarters(list: &[f32]) -> [f64; 3] {
    let mut sorted = list.to_vec();
    sorted.sort_by(f32::total_cmp);
    let place =
        |part: f64| sorted.get((part * sorted.len().saturating_sub(1) as f64).round() as usize).copied();
    [0.25, 0.5, 0.75].map(|part| f64::from(place(part).unwrap_or(0.0)))
}

/// What the standing of seats is drawn from, round by round.
pub struct Rounds<'a> {
    /// The winners'.
    pub winners: &'a [Vec<f32>],
    /// The others'.
    pub others: &'a [Vec<f32>],
    /// Which part of the games ends in each round.
    pub ends: &'a [(usize, f64)],
    /// The standing at which the game ends, and in words.
    pub goal: Option<(f64, &'static str)>,
    /// What the others are called.
    pub rest: String,
}

/// Lines across the band of the others, so that it is told from the winners' without colours.
const HATCH: &str = "<defs><pattern id=\"hatch\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\"><path class=\"ha\" d=\"M0 0V6\"/></pattern></defs>";

const TOP: f64 = 20.0;
const TALL: f64 = 260.0;
const LEFT: f64 = 36.0;
const WIDTH: f64 = 320.0;

/// How far winners and others have come by round, the middle half of the games as a band; below, where games end.
pub fn rounds(told: &Rounds<'_>) -> String {
    // Rounds that hardly any game reaches would draw what a handful of games did.
    let enough = told.winners.first().map_or(0, Vec::len) / 50;
    let count = told.winners.iter().take_while(|round| round.len() > enough).count().max(1);
    let cut = |list: &[Vec<f32>]| list.iter().take(count).map(|round| quarters(round)).collect::<Vec<_>>();
    let (won, lost) = (cut(told.winners), cut(told.others));
    let all = || won.iter().chain(&lost).flatten().copied().chain(told.goal.map(|(goal, _)| goal));
    let (low, high) = (all().fold(0.0, f64::min), all().fold(f64::NEG_INFINITY, f64::max).max(0.1));
    let x = |round: usize| LEFT + WIDTH * round as f64 / (count.max(2) - 1) as f64;
    let y = |value: f64| TOP + TALL * (high - value) / (high - low);
    let mut svg = format!(
        "<svg class=\"st\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"standing by round\">",
        LEFT + WIDTH + 24.0,
        TOP + TALL + 130.0
    );
    svg.push_str(HATCH);
    let step = step((high - low) * 1.5);
    // Nothing is added, so that a zero has no sign.
    let mut at = (low / step).ceil() * step + 0.0;
    while at <= high {
        let shown = if step < 1.0 { format!("{at:.1}") } else { format!("{at:.0}") };
        let _ = write!(
            svg,
            "<path class=\"gr\" d=\"M{LEFT} {0:.1}h{WIDTH}\"/><text class=\"s\" x=\"{1:.1}\" y=\"{2:.1}\" text-anchor=\"end\">{shown}</text>",
            y(at),
            LEFT - 8.0,
            y(at) + 4.0
        );
        at += step;
    }
    for (list, band, line) in [(&lost, "bo", "lo"), (&won, "bw", "lw")] {
        let point = |(round, three): (usize, &[f64; 3]), place: usize| {
            format!("{:.1} {:.1}", x(round), y(three[place]))
        };
        let path = |place: usize| list.iter().enumerate().map(|at| point(at, place)).collect::<Vec<_>>();
        let mut back = path(0);
        back.reverse();
        let around = format!("M{}L{}Z", path(2).join("L"), back.join("L"));
        let _ = write!(svg, "<path class=\"{band}\" d=\"{around}\"/>");
        if band == "bo" {
            let _ = write!(svg, "<path fill=\"url(#hatch)\" d=\"{around}\"/>");
        }
        let _ = write!(svg, "<path class=\"{line}\" d=\"M{}\"/>", path(1).join("L"));
    }
    if let Some((goal, said)) = told.goal {
        let at = y(goal);
        let _ = write!(
            svg,
            "<path class=\"ref\" d=\"M{LEFT} {at:.1}h{WIDTH}\"/><text class=\"s\" x=\"{:.1}\" y=\"{:.1}\">{said}</text>",
            LEFT + 4.0,
            at - 6.0
        );
    }
    // A line that rises has room above it before a round, and below it after one.
    let (late, early) = (count - 1 - count / 5, count / 2);
    let named = [
        (&won, late, "the winner", (-6.0, -12.0), "nw\" text-anchor=\"end"),
        (&lost, early, told.rest.as_str(), (8.0, 22.0), "no"),
    ];
    for (list, place, said, (right, down), class) in named {
        if let Some(three) = list.get(place) {
            let (at, middle) = (x(place), y(three[1]));
            let _ = match class.starts_with("nw") {
                true => write!(svg, "<circle class=\"mw\" cx=\"{at:.1}\" cy=\"{middle:.1}\" r=\"5\"/>"),
                false => {
                    write!(svg, "<path class=\"mo\" d=\"M{:.1} {:.1}h9v9h-9z\"/>", at - 4.5, middle - 4.5)
                }
            };
            let (x, y) = (at + right, middle + down);
            let _ = write!(svg, "<text class=\"n {class}\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", safe(said));
        }
    }
    ends(&mut svg, told.ends, count, &x);
    svg.push_str("</svg>");
    svg
}

/// The numbers of the rounds, and how many games end in each.
fn ends(svg: &mut String, ends: &[(usize, f64)], count: usize, x: &dyn Fn(usize) -> f64) {
    let foot = TOP + TALL + 110.0;
    let most = ends.iter().map(|(_, part)| *part).fold(0.01, f64::max);
    let apart = WIDTH / (count.max(2) - 1) as f64;
    let every = (16.0 / apart).ceil().max(1.0) as usize;
    for round in (0..count).step_by(every) {
        let _ = write!(
            svg,
            "<text class=\"s\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            x(round),
            TOP + TALL + 22.0,
            round + 1
        );
    }
    let wide = (apart * 0.8).min(28.0);
    for (length, part) in ends.iter().filter(|(length, _)| (1..=count).contains(length)) {
        let tall = 50.0 * part / most;
        let at = x(length - 1);
        let _ = write!(
            svg,
            "<path class=\"bar\" d=\"M{:.1} {foot:.1}v-{tall:.1}h{wide:.1}v{tall:.1}z\"/>",
            at - wide / 2.0
        );
        // Where there is no room for all, only the larger ones are said; and none that is nothing when rounded.
        if *part >= 0.005 && (apart >= 30.0 || *part * 4.0 >= most) {
            let _ = write!(
                svg,
                "<text class=\"s\" x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{:.0} %</text>",
                foot - tall - 6.0,
                100.0 * part
            );
        }
    }
    let _ = write!(
        svg,
        "<path class=\"ax\" d=\"M{LEFT} {foot:.1}h{WIDTH}\"/><text class=\"s\" x=\"{LEFT}\" y=\"{:.1}\">games that end here</text>",
        foot + 16.0
    );
}
