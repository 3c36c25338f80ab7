//! The rule a line of source keeps, as far as the comments say.

use std::ops::Range;

/// The id named nearest to a line: in the function first, else, with a `~`, the last one above it. Lines are
/// numbered from 1; above wins over below.
pub(crate) fn rule(source: &str, line: usize, function: &Range<usize>) -> Option<String> {
    let lines: Vec<&str> = source.lines().collect();
    let id = |number: usize| lines.get(number.checked_sub(1)?).and_then(|text| id_on(text));
    let inside =
        function.clone().filter_map(|number| Some((number.abs_diff(line), number > line, id(number)?))).min();
    match inside {
        Some((_, _, id)) => Some(id.to_owned()),
        None => (1..function.start).rev().find_map(id).map(|id| format!("~{id}")),
    }
}

/// The first id of a line: capitals, parts of capitals and digits, a number, joined by hyphens.
fn id_on(line: &str) -> Option<&str> {
    line.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '-')).find(|word| is_id(word))
}

fn is_id(word: &str) -> bool {
    let parts: Vec<&str> = word.split('-').collect();
    let capital = |part: &&str| !part.is_empty() && part.bytes().all(|sign| sign.is_ascii_uppercase());
    // One digit would be UTF-8.
    let number = |part: &str| part.len() > 1 && part.bytes().all(|sign| sign.is_ascii_digit());
    let [first, middle @ .., last] = &parts[..] else { return false };
    capital(first)
        && number(last)
        && middle.iter().all(|part| {
            !part.is_empty() && part.bytes().all(|sign| sign.is_ascii_uppercase() || sign.is_ascii_digit())
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "\
//! Phase 1 (AA-STORM-01).
const A: u8 = 1; // AA-STORM-02

/// It blows (AA-STORM-03 to AA-STORM-05).
fn blow() {
    roll();
    strike(); // AA-FAC-FRE-03
    leave();
    Refusal::new(rule_id!(\"AA-STORM-09\"))
}

fn rest() {
    say(\"UTF-8\", a-2)
}
";

    #[test]
    fn the_nearest_id_in_the_function_is_taken() {
        let blow = 4..11;
        assert_eq!(rule(SOURCE, 7, &blow).as_deref(), Some("AA-FAC-FRE-03"));
        assert_eq!(rule(SOURCE, 8, &blow).as_deref(), Some("AA-FAC-FRE-03"), "above wins");
        assert_eq!(rule(SOURCE, 9, &blow).as_deref(), Some("AA-STORM-09"));
        assert_eq!(rule(SOURCE, 5, &blow).as_deref(), Some("AA-STORM-03"));
    }

    #[test]
    fn a_function_without_one_takes_the_nearest_above() {
        assert_eq!(rule(SOURCE, 13, &(12..15)).as_deref(), Some("~AA-STORM-09"));
        assert_eq!(rule("fn a() {}", 1, &(1..2)), None);
    }
}
