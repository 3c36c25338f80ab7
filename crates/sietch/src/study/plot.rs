//! Drawings for the page. They are written by hand: no crate for plots draws a dot plot with intervals, ticks by seat and
//! words of our own in the look of the rest, and what is needed of it is two drawings.

use std::fmt::Write;

/// A row of a dot plot.
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
pub fn dots(rows: &[Dot], even: f64, said: &str, signed: bool) -> String {
    let (left, width, right, row_height) = (300.0, 560.0, 80.0, 34.0);
    let all = || {
        rows.iter().flat_map(|row| {
            [row.between.0, row.between.1, row.at].into_iter().chain(row.ticks.iter().copied())
        })
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
    let step = step(high - low);
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
        let sure = if row.between.0 > even {
            "up"
        } else if row.between.1 < even {
            "dn"
        } else {
            "open"
        };
        let value = if signed { format!("{:+.1}", row.at) } else { format!("{:.1}", row.at) };
        let _ = write!(
            svg,
            "<text class=\"n\" x=\"0\" y=\"{:.1}\">{}</text><text class=\"s\" x=\"0\" y=\"{:.1}\">{}</text><path class=\"ln\" d=\"M{left} {y:.1}H{:.1}\"/>",
            y + 1.0,
            safe(&row.name),
            y + 14.0,
            safe(&row.sub),
            left + width
        );
        for tick in &row.ticks {
            let _ =
                write!(svg, "<path class=\"tick\" d=\"M{0:.1} {1:.1}V{2:.1}\"/>", x(*tick), y - 7.0, y + 7.0);
        }
        let _ = write!(
            svg,
            "<path class=\"iv\" d=\"M{:.1} {y:.1}H{:.1}\"/><circle class=\"dot {sure}\" cx=\"{:.1}\" cy=\"{y:.1}\" r=\"7\"/><text class=\"v\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{value}</text>",
            x(row.between.0),
            x(row.between.1),
            x(row.at),
            left + width + right,
            y + 6.0
        );
    }
    svg.push_str("</svg>");
    svg
}

/// A quarter, the middle and three quarters of some numbers.
fn quarters(list: &[f32]) -> [f64; 3] {
    let mut sorted = list.to_vec();
    sorted.sort_by(f32::total_cmp);
    let place =
        |part: f64| sorted.get((part * sorted.len().saturating_sub(1) as f64).round() as usize).copied();
    [0.25, 0.5, 0.75].map(|part| f64::from(place(part).unwrap_or(0.0)))
}

/// How far winners and others have come by round, the middle half of the games as a band; below, where games end.
pub fn rounds(winners: &[Vec<f32>], others: &[Vec<f32>], ends: &[(usize, f64)]) -> String {
    let (left, width, top, tall_all) = (40.0, 860.0, 20.0, 260.0);
    // Rounds that hardly any game reaches would draw what a handful of games did.
    let enough = winners.first().map_or(0, Vec::len) / 50;
    let count = winners.iter().take_while(|round| round.len() > enough).count().max(1);
    let cut = |list: &[Vec<f32>]| list.iter().take(count).map(|round| quarters(round)).collect::<Vec<_>>();
    let (won, lost) = (cut(winners), cut(others));
    let all = || won.iter().chain(&lost).flatten().copied();
    let (low, high) = (all().fold(0.0, f64::min), all().fold(f64::NEG_INFINITY, f64::max).max(0.1));
    let x = |round: usize| left + width * round as f64 / (count.max(2) - 1) as f64;
    let y = |value: f64| top + tall_all * (high - value) / (high - low);
    let mut svg = format!(
        "<svg class=\"st\" viewBox=\"0 0 940 {}\" role=\"img\" aria-label=\"standing by round\">",
        top + tall_all + 130.0
    );
    for (list, band, line) in [(&lost, "bo", "lo"), (&won, "bw", "lw")] {
        let path = |place: usize, list: &[[f64; 3]]| {
            list.iter()
                .enumerate()
                .map(|(round, three)| format!("{:.1} {:.1}", x(round), y(three[place])))
                .collect::<Vec<_>>()
        };
        let mut back = path(0, list);
        back.reverse();
        let _ =
            write!(svg, "<path class=\"{band}\" d=\"M{}L{}Z\"/>", path(2, list).join("L"), back.join("L"));
        let _ = write!(svg, "<path class=\"{line}\" d=\"M{}\"/>", path(1, list).join("L"));
    }
    let step = step(high - low);
    // Nothing is added, so that a zero has no sign.
    let mut at = (low / step).ceil() * step + 0.0;
    while at <= high {
        let shown = if step < 1.0 { format!("{at:.1}") } else { format!("{at:.0}") };
        let _ = write!(
            svg,
            "<path class=\"gr\" d=\"M{left} {0:.1}H{1:.1}\"/><text class=\"s\" x=\"{2:.1}\" y=\"{3:.1}\" text-anchor=\"end\">{shown}</text>",
            y(at),
            left + width,
            left - 8.0,
            y(at) + 4.0
        );
        at += step;
    }
    let foot = top + tall_all + 110.0;
    let most = ends.iter().map(|(_, part)| *part).fold(0.01, f64::max);
    for round in 0..count {
        let _ = write!(
            svg,
            "<text class=\"s\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            x(round),
            top + tall_all + 22.0,
            round + 1
        );
    }
    for (length, part) in ends.iter().filter(|(length, _)| (1..=count).contains(length)) {
        let tall = 56.0 * part / most;
        let at = x(length - 1);
        let _ = write!(
            svg,
            "<path class=\"bar\" d=\"M{:.1} {foot:.1}v-{tall:.1}h28v{tall:.1}z\"/><text class=\"s\" x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{:.0} %</text>",
            at - 14.0,
            foot - tall - 6.0,
            100.0 * part
        );
    }
    svg.push_str("</svg>");
    svg
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
        let row = Dot { name: "<b>".into(), sub: "\"&".into(), at: 1.0, between: (0.0, 2.0), ticks: vec![] };
        let svg = dots(&[row], 0.0, "even", true);
        assert!(svg.contains("&lt;b&gt;") && svg.contains("&quot;&amp;") && !svg.contains("<b>"));
    }
}
