//! What the macros were given: reading ids out of their arguments and holding them against the ledger.
//!
//! Everything here works on plain text, because the compiler's own tokens exist only inside a running
//! macro and so cannot be tested.

use std::collections::HashSet;

/// One argument token.
#[derive(Debug)]
pub(crate) enum Piece {
    /// A literal, as written in the source.
    Literal(String),
    /// A comma.
    Comma,
    /// Anything else, as written in the source.
    Other(String),
}

/// An id that was named, and the position of its piece.
#[derive(Debug, PartialEq)]
pub(crate) struct Named {
    pub(crate) at: usize,
    pub(crate) name: String,
}

/// What is wrong, and with which piece; without one, with the whole.
#[derive(Debug, PartialEq)]
pub(crate) struct Fault {
    pub(crate) at: Option<usize>,
    pub(crate) why: String,
}

impl Fault {
    pub(crate) fn at(at: usize, why: impl Into<String>) -> Self {
        Fault { at: Some(at), why: why.into() }
    }

    pub(crate) fn whole(why: impl Into<String>) -> Self {
        Fault { at: None, why: why.into() }
    }
}

/// Reads a list of string literals separated by commas; a comma at the end is allowed.
pub(crate) fn ids(pieces: &[Piece]) -> Result<Vec<Named>, Fault> {
    let mut named = Vec::new();
    for (at, piece) in pieces.iter().enumerate() {
        let wants_id = at % 2 == 0;
        match piece {
            Piece::Literal(source) if wants_id => {
                let name = plain_string(source).ok_or_else(|| not_an_id(at, source))?;
                named.push(Named { at, name: name.to_owned() });
            }
            Piece::Comma if !wants_id => {}
            Piece::Comma => return Err(not_an_id(at, ",")),
            Piece::Literal(source) | Piece::Other(source) if wants_id => {
                return Err(not_an_id(at, source));
            }
            Piece::Literal(source) | Piece::Other(source) => {
                return Err(Fault::at(at, format!("expected a comma, not `{source}`")));
            }
        }
    }
    if named.is_empty() {
        return Err(Fault::whole("name at least one rule id of docs/rules, as a string literal"));
    }
    Ok(named)
}

/// Everything that is wrong with the ids themselves.
pub(crate) fn check(named: &[Named], ledger: &HashSet<String>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut seen = HashSet::new();
    for Named { at, name } in named {
        if !ledger.contains(name) {
            let why = format!("unknown rule id `{name}`: docs/rules has no line `- **{name}** …`");
            faults.push(Fault::at(*at, why));
        } else if !seen.insert(name) {
            faults.push(Fault::at(*at, format!("rule id `{name}` is named twice")));
        }
    }
    faults
}

/// The text between plain quotes. Ids need no escapes, so a literal with one is not an id.
fn plain_string(source: &str) -> Option<&str> {
    let text = source.strip_prefix('"')?.strip_suffix('"')?;
    (!text.contains('\\')).then_some(text)
}

fn not_an_id(at: usize, source: &str) -> Fault {
    let why = format!("expected a rule id as a plain string literal, not `{source}`");
    Fault::at(at, why)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn literal(id: &str) -> Piece {
        Piece::Literal(format!("\"{id}\""))
    }

    fn named(at: usize, name: &str) -> Named {
        Named { at, name: name.to_owned() }
    }

    fn ledger() -> HashSet<String> {
        ["AA-ONE-01", "AA-ONE-02"].map(str::to_owned).into()
    }

    #[test]
    fn one_id_or_several_are_read_in_order() {
        let one = ids(&[literal("AA-ONE-01")]);
        assert_eq!(one, Ok(vec![named(0, "AA-ONE-01")]));

        let two = [literal("AA-ONE-01"), Piece::Comma, literal("AA-ONE-02")];
        let both = vec![named(0, "AA-ONE-01"), named(2, "AA-ONE-02")];
        assert_eq!(ids(&two), Ok(both));
    }

    #[test]
    fn a_comma_at_the_end_is_allowed() {
        let pieces = [literal("AA-ONE-01"), Piece::Comma];
        assert_eq!(ids(&pieces), Ok(vec![named(0, "AA-ONE-01")]));
    }

    #[test]
    fn no_id_is_a_fault_of_the_whole() {
        let fault = ids(&[]).unwrap_err();
        assert_eq!(fault.at, None);
        assert!(fault.why.contains("at least one rule id"), "{}", fault.why);
    }

    #[test]
    fn only_plain_string_literals_are_ids() {
        for source in ["7", "b\"AA\"", "r\"AA\"", "'A'", "\"A\\u{41}\"", "\""] {
            let fault = ids(&[Piece::Literal(source.to_owned())]).unwrap_err();
            assert_eq!(fault.at, Some(0), "{source}");
            assert!(fault.why.contains(source), "{}", fault.why);
        }
        let fault = ids(&[Piece::Other("ID".to_owned())]).unwrap_err();
        assert!(fault.why.contains("not `ID`"), "{}", fault.why);
    }

    #[test]
    fn ids_stand_between_single_commas() {
        let missing = ids(&[literal("AA-ONE-01"), literal("AA-ONE-02")]).unwrap_err();
        assert_eq!(missing.at, Some(1));
        let doubled = ids(&[literal("AA-ONE-01"), Piece::Comma, Piece::Comma]).unwrap_err();
        assert_eq!(doubled.at, Some(2));
        assert_eq!(ids(&[Piece::Comma]).unwrap_err().at, Some(0));
    }

    #[test]
    fn ids_of_the_ledger_pass() {
        let both = [named(0, "AA-ONE-01"), named(2, "AA-ONE-02")];
        assert_eq!(check(&both, &ledger()), []);
    }

    #[test]
    fn every_unknown_id_is_told_by_name() {
        let three = [named(0, "AA-ONE-09"), named(2, "AA-ONE-02"), named(4, "aa-one-01")];
        let faults = check(&three, &ledger());
        assert_eq!(faults.len(), 2);
        assert_eq!((faults[0].at, faults[1].at), (Some(0), Some(4)));
        assert!(faults[0].why.contains("unknown rule id `AA-ONE-09`"));
    }

    #[test]
    fn an_id_named_twice_is_a_fault() {
        let twice = [named(0, "AA-ONE-01"), named(2, "AA-ONE-01")];
        let faults = check(&twice, &ledger());
        assert_eq!(faults.len(), 1);
        assert_eq!(faults[0].at, Some(2));
        assert!(faults[0].why.contains("twice"));
    }
}
