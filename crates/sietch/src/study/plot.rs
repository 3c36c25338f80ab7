//! Drawings for the page. They are written by hand: no crate for plots draws a dot plot with intervals, ticks by seat and
//! words of our own in the look of the rest, and what is needed of it is two drawings.

use std::fmt::Write;

use super::mark::Mark;

/// A row of a dot plot.
#[derive(Default)]
pub struct Dot {
    /// Its name.
    pub name: String,
    /// What is said below it.
    pub sub: String,
    /// Where the dot is.
    pub at: f64,
    /// Its interval.
    pub between: (f64, f64),
    /// Smaller marks.
    pub ticks: Vec<f64>,
    /// What is drawn before and after the name.
    pub mark: Mark,
}

/// What the dots of a plot stand around.
pub struct Around<'a> {
    /// The place that stands for nothing special.
    pub even: f64,
    /// What is said of it.
    pub said: &'a str,
    /// What chance alone would give, if that is shaded.
    pub band: Option<(f64, f64)>,
    /// Are numbers told with their sign?
    pub signed: bool,
}

/// Places in a drawing of half the page's width, or of all of it.
struct Frame {
    left: f64,
    width: f64,
    right: f64,
}

/// Text that is safe inside the page.
pub fn safe(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A step between lines of an axis, such that there are a handful of them.
fn step(span: f64) -> f64 {
    let rough = (span / 6.0).max(1e-9);
    let ten = 10f64.powf(rough.log10().floor());
    [1.0, 2.0, 5.0, 10.0].map(|times| times * ten).into_iter().find(|step| *step >= rough).unwrap_or(ten)
}

/// Rows with a dot and its interval each, around a line that stands for nothing special.
pub fn dots(rows: &[Dot], around: &Around<'_>, narrow: bool) -> String {
    let Around { even, said, band, signed } = *around;
    let marked = rows.iter().any(|row| row.mark != Mark::default());
    let row_height = if rows.iter().all(|row| row.sub.is_empty()) { 26.0 } else { 34.0 };
    let Frame { left, width, right } = match narrow {
        true => Frame { left: 206.0, width: 274.0, right: 60.0 },
        false => Frame { left: 300.0, width: 560.0, right: 80.0 },
    };
    let all = || {
        let ends = |row: &Dot| [row.between.0, row.between.1, row.at].into_iter().chain(row.ticks.clone());
        rows.iter().flat_map(ends)
    };
    let low = all().chain([even]).fold(f64::INFINITY, f64::min);
    let high = all().chain([even]).fold(f64::NEG_INFINITY, f64::max);
    let room = ((high - low) * 0.05).max(0.5);
    let (low, high) = (low - room, high + room);
    let x = |at: f64| left + (at - low) / (high - low) * width;
    let height = rows.len() as f64 * row_height + 60.0;
    let mut svg = format!(
        "<svg class=\"st\" viewBox=\"0 0 {} {height}\" role=\"img\" aria-label=\"{}\">",
        left + width + right,
        safe(said)
    );
    let foot = height - 32.0;
    if let Some((from, to)) = band {
        let (from, to) = (x(from.max(low)), x(to.min(high)));
        let _ = write!(svg, "<path class=\"band\" d=\"M{from:.1} 24H{to:.1}V{foot:.1}H{from:.1}Z\"/>");
    }
    let step = step((high - low) * if narrow { 1.5 } else { 1.0 });
    // Nothing is added, so that a zero has no sign.
    let mut at = (low / step).ceil() * step + 0.0;
    while at <= high {
        let shown = if signed { format!("{at:+.0}") } else { format!("{at:.0}") };
        let _ = write!(
            svg,
            "<path class=\"gr\" d=\"M{0:.1} 24V{foot:.1}\"/><text class=\"s\" x=\"{0:.1}\" y=\"{1:.1}\" text-anchor=\"middle\">{shown}</text>",
            x(at),
            foot + 20.0
        );
        at += step;
    }
    let _ = write!(
        svg,
        "<path class=\"ref\" d=\"M{0:.1} 20V{foot:.1}\"/><text class=\"s\" x=\"{0:.1}\" y=\"14\" text-anchor=\"middle\">{1}</text>",
        x(even),
        safe(said)
    );
    for (number, row) in rows.iter().enumerate() {
        let y = 40.0 + number as f64 * row_height;
        name_of(&mut svg, row, y, if marked { 26.0 } else { 0.0 }, left);
        dot(&mut svg, row, y, around, &x);
        let value = if signed { format!("{:+.1}", row.at) } else { format!("{:.1}", row.at) };
        let _ = write!(
            svg,
            "<text class=\"v\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{value}</text>",
            left + width + right,
            y + 6.0
        );
    }
    svg.push_str("</svg>");
    svg
}

/// The name of a row, with the faction's sign before it and the cost after it.
fn name_of(svg: &mut String, row: &Dot, y: f64, indent: f64, left: f64) {
    let down = if row.sub.is_empty() { 5.0 } else { 1.0 };
    let _ = write!(
        svg,
        "<text class=\"n\" x=\"{indent}\" y=\"{:.1}\">{}</text><text class=\"s\" x=\"{indent}\" y=\"{:.1}\">{}</text>",
        y + down,
        safe(&row.name),
        y + 14.0,
        safe(&row.sub)
    );
    if indent > 0.0 {
        let faction = row.mark.faction.as_deref().unwrap_or("none");
        let letter: String = row.mark.faction.iter().flat_map(|name| name.chars().next()).collect();
        let _ = write!(
            svg,
            "<rect class=\"fa {}\" x=\"0.5\" y=\"{:.1}\" width=\"18\" height=\"18\" rx=\"4\"/><text class=\"fl\" x=\"9.5\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            safe(faction),
            y - 9.0,
            y + 4.5,
            safe(&letter.to_uppercase())
        );
    }
    if let Some(cost) = row.mark.cost {
        let at = left - 28.0;
        let _ = write!(
            svg,
            "<path class=\"co\" d=\"M{at:.1} {:.1}l11 11-11 11-11-11z\"/><text class=\"cl\" x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{cost}</text>",
            y - 11.0,
            y + 4.5
        );
    }
}

/// The dot of a row with its interval and its smaller marks.
fn dot(svg: &mut String, row: &Dot, y: f64, around: &Around<'_>, x: &dyn Fn(f64) -> f64) {
    let sure = if row.between.0 > around.even {
        "up"
    } else if row.between.1 < around.even {
        "dn"
    } else {
        "open"
    };
    for tick in &row.ticks {
        let (from, to) = (y - 7.0, y + 7.0);
        let _ = write!(svg, "<path class=\"tick\" d=\"M{0:.1} {from:.1}V{to:.1}\"/>", x(*tick));
    }
    let (from, to, at) = (x(row.between.0), x(row.between.1), x(row.at));
    let stem = if around.signed { x(around.even) } else { at };
    // What is had is a diamond, what is added a disc.
    let shape = match around.signed {
        true => format!("<circle class=\"dot {sure}\" cx=\"{at:.1}\" cy=\"{y:.1}\" r=\"6\"/>"),
        false => format!("<path class=\"dot {sure}\" d=\"M{at:.1} {:.1}l8 8-8 8-8-8z\"/>", y - 8.0),
    };
    let _ = write!(
        svg,
        "<path class=\"ln\" d=\"M{stem:.1} {y:.1}H{at:.1}\"/><path class=\"iv\" d=\"M{from:.1} {y:.1}H{to:.1}\"/>{shape}",
    );
}

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
        // Where there is no room for all, only the larger ones are said.
        if apart >= 30.0 || *part * 4.0 >= most {
            let _ = write!(
                svg,
                "<text class=\"s\" x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{:.0} %</text>",
                foot - tall - 6.0,
                100.0 * part
            );
        }
    }
    let _ = write!(svg, "<text class=\"s\" x=\"{LEFT}\" y=\"{:.1}\">games that end here</text>", foot + 16.0);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_have_a_handful_of_lines() {
        for span in [0.3, 1.0, 7.0, 42.0, 900.0] {
            let lines = span / step(span);
            assert!((2.0..=7.0).contains(&lines), "{span}: {lines}");
        }
    }

    #[test]
    fn names_cannot_break_the_page() {
        let row =
            Dot { name: "<b>".into(), sub: "\"&".into(), at: 1.0, between: (0.0, 2.0), ..Dot::default() };
        let around = Around { even: 0.0, said: "even", band: None, signed: true };
        let svg = dots(&[row], &around, false);
        assert!(svg.contains("&lt;b&gt;") && svg.contains("&quot;&amp;") && !svg.contains("<b>"));
    }
}
