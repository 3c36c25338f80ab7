//! The rules ledger as it lies in `docs/rules`: where it is, which books it has, which ids they hold.
//!
//! A macro crate can export nothing but macros, so `xtask` compiles this same file as a module of its
//! own instead of writing the ledger's form down a second time.

use std::fs;
use std::path::{Path, PathBuf};

/// The nearest `docs/rules` at or above a folder.
pub(crate) fn find(from: &Path) -> Result<PathBuf, String> {
    from.ancestors()
        .map(|above| above.join("docs").join("rules"))
        .find(|rules| rules.is_dir())
        .ok_or_else(|| format!("no docs/rules at or above {}", from.display()))
}

/// All books of the ledger, one file with its text per rulebook, in the order of their names.
pub(crate) fn books(rules: &Path) -> Result<Vec<(PathBuf, String)>, String> {
    let unreadable = |path: &Path, error| format!("cannot read {}: {error}", path.display());
    let mut paths = fs::read_dir(rules)
        .and_then(|entries| {
            entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>()
        })
        .map_err(|error| unreadable(rules, error))?;
    paths.retain(|path| path.extension().is_some_and(|kind| kind == "md"));
    paths.sort();
    paths
        .into_iter()
        .map(|path| match fs::read_to_string(&path) {
            Ok(text) => Ok((path, text)),
            Err(error) => Err(unreadable(&path, error)),
        })
        .collect()
}

/// The ids of a book, in its order.
pub(crate) fn ids(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(id_on)
}

/// The id that a line of the form `- **ID** …` states.
fn id_on(line: &str) -> Option<&str> {
    let (id, _) = line.strip_prefix("- **")?.split_once("**")?;
    is_id(id).then_some(id)
}

/// Capitals, then at least one part of capitals and digits, joined by hyphens.
fn is_id(text: &str) -> bool {
    let Some((game, rest)) = text.split_once('-') else {
        return false;
    };
    let all = |part: &str, allowed: fn(u8) -> bool| !part.is_empty() && part.bytes().all(allowed);
    all(game, |sign| sign.is_ascii_uppercase())
        && rest.split('-').all(|part| all(part, |sign| matches!(sign, b'A'..=b'Z' | b'0'..=b'9')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_the_lines_that_open_with_a_bold_id() {
        let text = "# A book\n\
                    - **AA-ONE-01** [base] A rule.\n\
                    - **AA-TWO-THREE-02** Another, see **AA-ONE-03**.\n\
                    - *AA-ONE-04* not bold\n\
                    \x20 - **AA-ONE-05** not at the start of the line\n\
                    - **Terms** not an id\n\
                    - **AA** no number\n\
                    - **AA-** nothing after the hyphen\n\
                    - **AA-ONE-06 not closed\n\
                    - **IF-106** without a topic\n";
        let found: Vec<_> = ids(text).collect();
        assert_eq!(found, ["AA-ONE-01", "AA-TWO-THREE-02", "IF-106"]);
    }

    #[test]
    fn the_ledger_of_this_project_is_found_from_any_of_its_crates() {
        let rules = find(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
        let books = books(&rules).unwrap();
        assert!(books.iter().all(|(_, text)| ids(text).count() > 0));
        assert!(books.is_sorted_by_key(|(path, _)| path));
        assert!(!books.is_empty());
    }

    #[test]
    fn a_missing_ledger_is_told_in_words() {
        let why = find(Path::new("no/such/folder")).unwrap_err();
        assert!(why.contains("no docs/rules at or above"), "{why}");
        let why = books(Path::new("no/such/folder")).err().unwrap();
        assert!(why.contains("cannot read"), "{why}");
    }
}
