//! Drawings for the page. They are written by hand: no crate for plots draws a dot plot with intervals, ticks by seat and
//! words of our own in the look of the rest, and what is needed of it is two drawings.

mod dots;
mod rounds;

pub use self::dots::{Around, Dot, dots};
pub use self::rounds::{Rounds, rounds};

/// Text that is safe inside the page.
pub fn safe(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A whole number with a comma between thousands.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let first = (digits.len() + 2) % 3 + 1;
    let (head, rest) = digits.split_at(first.min(digits.len()));
    let thousands = rest.as_bytes().chunks(3).map(|three| String::from_utf8_lossy(three).into_owned());
    [head.to_owned()].into_iter().chain(thousands).collect::<Vec<_>>().join(",")
}

/// A number with its sign, nothing having none.
fn signed(value: f64, digits: usize) -> String {
    let told = format!("{:.digits$}", value.abs());
    let nothing = told.chars().all(|letter| matches!(letter, '0' | '.'));
    let sign = if nothing {
        ""
    } else if value < 0.0 {
        "−"
    } else {
        "+"
    };
    format!("{sign}{told}")
}

/// A step between lines of an axis, such that there are a handful of them.
fn step(span: f64) -> f64 {
    let rough = (span / 6.0).max(1e-9);
    let ten = 10f64.powf(rough.log10().floor());
    [1.0, 2.0, 5.0, 10.0].map(|times| times * ten).into_iter().find(|step| *step >= rough).unwrap_or(ten)
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
    fn numbers_are_told_as_in_print() {
        assert_eq!(
            [7, 48, 999, 1000, 48_000, 1_234_567].map(grouped).join(" "),
            "7 48 999 1,000 48,000 1,234,567"
        );
        assert_eq!([-2.54, -0.04, 0.0, 3.1].map(|value| signed(value, 1)), ["−2.5", "0.0", "0.0", "+3.1"]);
        assert_eq!([-5.0, -0.0, 5.0].map(|value| signed(value, 0)), ["−5", "0", "+5"]);
    }
}
