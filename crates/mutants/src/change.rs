//! What each sign, number and method is changed to.

use syn::{BinOp, Expr};

/// The longest text shown of a place.
const SHOWN: usize = 90;

/// A piece of source on one line, cut where it gets long.
pub(crate) fn short(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ");
    if text.chars().count() <= SHOWN {
        return text;
    }
    let cut: String = text.chars().take(SHOWN).collect();
    format!("{}…", cut.trim_end())
}

pub(crate) fn is_and(expr: &Expr) -> bool {
    matches!(expr, Expr::Binary(it) if matches!(it.op, BinOp::And(_)))
}

pub(crate) fn is_or(expr: &Expr) -> bool {
    matches!(expr, Expr::Binary(it) if matches!(it.op, BinOp::Or(_)))
}

pub(crate) fn equates(op: &BinOp) -> bool {
    matches!(op, BinOp::Eq(_) | BinOp::Ne(_))
}

/// Is it an assignment, `+=` and its like?
pub(crate) fn assigns(op: &BinOp) -> bool {
    use BinOp::{
        AddAssign, BitAndAssign, BitOrAssign, BitXorAssign, DivAssign, MulAssign, RemAssign, ShlAssign,
        ShrAssign, SubAssign,
    };
    matches!(
        op,
        AddAssign(_)
            | SubAssign(_)
            | MulAssign(_)
            | DivAssign(_)
            | RemAssign(_)
            | BitXorAssign(_)
            | BitAndAssign(_)
            | BitOrAssign(_)
            | ShlAssign(_)
            | ShrAssign(_)
    )
}

/// A comparison as written and with its border moved: whoever notices that notices it turned round.
pub(crate) fn order(op: &BinOp) -> Option<(&'static str, &'static str)> {
    Some(match op {
        BinOp::Lt(_) => ("<", "<="),
        BinOp::Le(_) => ("<=", "<"),
        BinOp::Gt(_) => (">", ">="),
        BinOp::Ge(_) => (">=", ">"),
        _ => return None,
    })
}

/// A sign between two values, and what the pair becomes. Sets know `-`, `&` and `|` too: there one side
/// alone is the change that compiles.
pub(crate) fn sum(op: &BinOp) -> Option<(&'static str, &'static [&'static str])> {
    Some(match op {
        BinOp::Add(_) => ("+", &["l - r"]),
        BinOp::Sub(_) => ("-", &["l + r", "l"]),
        BinOp::Mul(_) => ("*", &["l"]),
        BinOp::Div(_) => ("/", &["l"]),
        BinOp::Rem(_) => ("%", &["l"]),
        BinOp::BitAnd(_) => ("&", &["l"]),
        BinOp::BitOr(_) => ("|", &["l"]),
        _ => return None,
    })
}

/// The method that does the opposite with the same argument.
pub(crate) fn twin(method: &str) -> Option<&'static str> {
    Some(match method {
        "min" => "max",
        "max" => "min",
        "saturating_add" => "saturating_sub",
        "saturating_sub" => "saturating_add",
        "wrapping_add" => "wrapping_sub",
        "wrapping_sub" => "wrapping_add",
        "checked_add" => "checked_sub",
        "checked_sub" => "checked_add",
        _ => return None,
    })
}

/// A decimal number one more and one less, with the line it stands on.
pub(crate) fn number(written: &str, line: &str) -> Vec<(String, String)> {
    let digits = written.bytes().take_while(|sign| sign.is_ascii_digit() || *sign == b'_').count();
    let (number, suffix) = written.split_at(digits);
    // What is not decimal is a pattern of bits, not a count.
    if suffix.starts_with(['x', 'b', 'o']) {
        return Vec::new();
    }
    let Ok(value) = number.replace('_', "").parse::<u64>() else { return Vec::new() };
    [value.checked_add(1), value.checked_sub(1)]
        .into_iter()
        .flatten()
        .map(|other| (format!("{other}{suffix}"), format!("{written} → {other}{suffix} in `{line}`")))
        .collect()
}
