//! Rows with a dot and its interval each, around a line that stands for nothing special.

use std::fmt::Write;

use super::{safe, signed, step};
use crate::study::mark::{Mark, sign};

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

/// Where things are in a drawing.
struct Sheet {
    /// Which screens see it.
    class: &'static str,
    left: f64,
    width: f64,
    right: f64,
    /// The height of the first row's dot, and of a row.
    first: f64,
    row: f64,
    /// Does the name stand over its dot, and not beside it?
    over: bool,
}

/// All of the page's width, half of it, and a phone's.
const WHOLE: Sheet =
    Sheet { class: "st full", left: 300.0, width: 560.0, right: 80.0, first: 40.0, row: 34.0, over: false };
const HALF: Sheet = Sheet { left: 206.0, width: 274.0, right: 60.0, ..WHOLE };
const PHONE: Sheet =
    Sheet { class: "st slim", left: 10.0, width: 330.0, right: 10.0, first: 66.0, row: 48.0, over: true };

/// A drawing for the page's width, or half of it, and one for phones: the page shows the one that fits.
pub fn dots(rows: &[Dot], around: &Around<'_>, narrow: bool) -> String {
    let beside = if narrow { HALF } else { WHOLE };
    [beside, PHONE].map(|sheet| Plot::new(rows, around, sheet).drawn()).concat()
}

/// A drawing in the making.
struct Plot<'a> {
    rows: &'a [Dot],
    around: &'a Around<'a>,
    sheet: Sheet,
    low: f64,
    high: f64,
    /// How far names stand in, after a faction's sign.
    indent: f64,
}

impl<'a> Plot<'a> {
    fn new(rows: &'a [Dot], around: &'a Around<'a>, sheet: Sheet) -> Plot<'a> {
        let all = || {
            let ends =
                |row: &Dot| [row.between.0, row.between.1, row.at].into_iter().chain(row.ticks.clone());
            rows.iter().flat_map(ends).chain([around.even])
        };
        let low = all().fold(f64::INFINITY, f64::min);
        let high = all().fold(f64::NEG_INFINITY, f64::max);
        let room = ((high - low) * 0.05).max(0.5);
        let marked = rows.iter().any(|row| row.mark != Mark::default());
        let indent = if marked { 26.0 } else { 0.0 };
        Plot { rows, around, sheet, low: low - room, high: high + room, indent }
    }

    fn x(&self, at: f64) -> f64 {
        self.sheet.left + (at - self.low) / (self.high - self.low) * self.sheet.width
    }

    fn y(&self, row: usize) -> f64 {
        self.sheet.first + row as f64 * self.sheet.row
    }

    fn value(&self, row: &Dot) -> String {
        if self.around.signed { signed(row.at, 1) } else { format!("{:.1}", row.at) }
    }

    fn drawn(&self) -> String {
        let wide = self.sheet.left + self.sheet.width + self.sheet.right;
        let last = self.y(self.rows.len().max(1) - 1);
        let foot = last + if self.sheet.over { 16.0 } else { 22.0 };
        // What is drawn, in words, for whoever hears the page.
        let told: Vec<String> =
            self.rows.iter().map(|row| format!("{} {}", row.name, self.value(row))).collect();
        let mut svg = format!(
            "<svg class=\"{}\" viewBox=\"0 0 {wide} {}\" role=\"img\" aria-label=\"{}: {}\">",
            self.sheet.class,
            foot + 32.0,
            safe(self.around.said),
            safe(&told.join(", "))
        );
        self.axis(&mut svg, foot, wide);
        for (number, row) in self.rows.iter().enumerate() {
            let y = self.y(number);
            self.dot(&mut svg, row, y);
            self.named(&mut svg, row, y, wide);
        }
        svg.push_str("</svg>");
        svg
    }

    fn axis(&self, svg: &mut String, foot: f64, wide: f64) {
        let Around { even, said, band, signed: with_sign } = *self.around;
        if let Some((from, to)) = band {
            let (from, to) = (self.x(from.max(self.low)), self.x(to.min(self.high)));
            let _ = write!(svg, "<path class=\"band\" d=\"M{from:.1} 24H{to:.1}V{foot:.1}H{from:.1}Z\"/>");
        }
        let step = step((self.high - self.low) * if self.sheet.width < 400.0 { 1.5 } else { 1.0 });
        // Nothing is added, so that a zero has no sign.
        let mut at = (self.low / step).ceil() * step + 0.0;
        while at <= self.high {
            let shown = if with_sign { signed(at, 0) } else { format!("{at:.0}") };
            let _ = write!(
                svg,
                "<path class=\"gr\" d=\"M{0:.1} 24V{foot:.1}\"/><text class=\"s\" x=\"{0:.1}\" y=\"{1:.1}\" text-anchor=\"middle\">{shown}</text>",
                self.x(at),
                foot + 20.0
            );
            at += step;
        }
        // It stays on the sheet even where the line is near its edge.
        let half = 3.2 * said.chars().count() as f64;
        let _ = write!(
            svg,
            "<path class=\"ref\" d=\"M{0:.1} 20V{foot:.1}\"/><text class=\"s\" x=\"{1:.1}\" y=\"14\" text-anchor=\"middle\">{2}</text>",
            self.x(even),
            self.x(even).clamp(half, (wide - half).max(half)),
            safe(said)
        );
    }

    /// The name of a row, with the faction's sign before it, the cost after it, and its value at the right.
    fn named(&self, svg: &mut String, row: &Dot, y: f64, wide: f64) {
        let Sheet { left, over, .. } = self.sheet;
        let (indent, name, sub) = (self.indent, safe(&row.name), safe(&row.sub));
        let line = if over { y - 22.0 } else { y };
        let costs = row.mark.cost.is_some();
        let _ = if over {
            // Letters have about this width; what does not fit is left out.
            let room = wide - 60.0 - indent - if costs { 28.0 } else { 0.0 };
            let taken = 7.3 * row.name.chars().count() as f64 + 5.9 * row.sub.chars().count() as f64 + 8.0;
            let sub = if taken < room {
                format!("<tspan class=\"s\" dx=\"8\">{sub}</tspan>")
            } else {
                String::new()
            };
            write!(svg, "<text class=\"n\" x=\"{indent}\" y=\"{:.1}\">{name}{sub}</text>", line + 5.0)
        } else {
            let down = if row.sub.is_empty() { 5.0 } else { 1.0 };
            write!(
                svg,
                "<text class=\"n\" x=\"{indent}\" y=\"{:.1}\">{name}</text><text class=\"s\" x=\"{indent}\" y=\"{:.1}\">{sub}</text>",
                line + down,
                line + 14.0
            )
        };
        if indent > 0.0 {
            let faction = row.mark.faction.as_deref().unwrap_or("none");
            let _ = write!(
                svg,
                "<g class=\"fa {}\"><rect x=\"0.5\" y=\"{:.1}\" width=\"20\" height=\"20\" rx=\"4\"/>",
                safe(faction),
                line - 10.0
            );
            if let Some(sign) = sign(faction) {
                let _ = write!(
                    svg,
                    "<use href=\"#{sign}\" x=\"3\" y=\"{:.1}\" width=\"15\" height=\"15\"/>",
                    line - 7.5
                );
            }
            svg.push_str("</g>");
        }
        if let Some(cost) = row.mark.cost {
            let at = if over { wide - 62.0 } else { left - 28.0 };
            let _ = write!(
                svg,
                "<path class=\"co\" d=\"M{at:.1} {:.1}l11 11-11 11-11-11z\"/><text class=\"cl\" x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{cost}</text>",
                line - 11.0,
                line + 4.5
            );
        }
        let _ = write!(
            svg,
            "<text class=\"v\" x=\"{wide:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            line + 6.0,
            self.value(row)
        );
    }

    /// The dot of a row with its interval and its smaller marks.
    fn dot(&self, svg: &mut String, row: &Dot, y: f64) {
        let even = self.around.even;
        let sure = if row.between.0 > even {
            "up"
        } else if row.between.1 < even {
            "dn"
        } else {
            "open"
        };
        let Sheet { left, width, .. } = self.sheet;
        let (from, to, at) = (self.x(row.between.0), self.x(row.between.1), self.x(row.at));
        let _ = write!(svg, "<path class=\"ln\" d=\"M{left:.1} {y:.1}H{:.1}\"/>", left + width);
        for tick in &row.ticks {
            let (from, to) = (y - 7.0, y + 7.0);
            let _ = write!(svg, "<path class=\"tick\" d=\"M{0:.1} {from:.1}V{to:.1}\"/>", self.x(*tick));
        }
        if self.around.signed {
            let _ = write!(svg, "<path class=\"stem\" d=\"M{:.1} {y:.1}H{at:.1}\"/>", self.x(even));
        }
        // What is had is a diamond, what is added a disc.
        let shape = match self.around.signed {
            true => format!("<circle class=\"dot {sure}\" cx=\"{at:.1}\" cy=\"{y:.1}\" r=\"6\"/>"),
            false => format!("<path class=\"dot {sure}\" d=\"M{at:.1} {:.1}l8 8-8 8-8-8z\"/>", y - 8.0),
        };
        let _ = write!(svg, "<path class=\"iv\" d=\"M{from:.1} {y:.1}H{to:.1}\"/>{shape}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AROUND: Around<'static> = Around { even: 0.0, said: "even", band: None, signed: true };

    fn row(name: &str, sub: &str) -> Dot {
        Dot { name: name.into(), sub: sub.into(), at: 1.0, between: (0.5, 2.0), ..Dot::default() }
    }

    #[test]
    fn names_cannot_break_the_page() {
        let svg = dots(&[row("<b>", "\"&")], &AROUND, false);
        assert!(svg.contains("&lt;b&gt;") && svg.contains("&quot;&amp;") && !svg.contains("<b>"));
    }

    #[test]
    fn a_phone_has_a_drawing_of_its_own_without_what_does_not_fit() {
        let long = "a name that leaves no room for more beside it";
        let svg = dots(&[row("short", "3 % of seats"), row(long, "4 % of seats")], &AROUND, false);
        let (page, phone) = svg.split_once("</svg>").unwrap();
        assert!(page.contains("class=\"st full\"") && phone.contains("class=\"st slim\" viewBox=\"0 0 350 "));
        assert!(page.contains(">3 % of seats<") && page.contains(">4 % of seats<"));
        assert!(phone.contains(">3 % of seats<") && !phone.contains(">4 % of seats<"));
    }
}
