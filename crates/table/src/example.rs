//! The worked examples of a ledger as positions to look at, beside their text on the pages for players.
//!
//! A test that plays an example keeps the position it begins with in `examples/ID.json` (see [`kept_example!`](crate::kept_example)), so that
//! what is shown is what is proven.

use std::collections::BTreeSet;
use std::path::Path;

use serde::Serialize;

use crate::pages::{Page, page_of, pages, rules};

/// The position of a worked example.
#[derive(Debug)]
pub struct Example {
    /// The example's id in the ledger.
    pub id: &'static str,
    /// The options of its table and what a spectator sees there, as JSON.
    pub position: &'static str,
}

/// The files of a game's examples, by their ids: `examples!("CD-EX-06")` is `../examples/CD-EX-06.json`.
#[macro_export]
macro_rules! examples {
    ($($id:literal),* $(,)?) => {
        &[$($crate::example::Example {
            id: $id,
            position: include_str!(concat!("../examples/", $id, ".json")),
        }),*]
    };
}

/// For a test: the position an example begins with is what its file has. With `SIETCH_WRITE` the file is written instead.
#[macro_export]
macro_rules! kept_example {
    ($id:expr, $options:expr, $view:expr) => {{
        let file = format!("{}/examples/{}.json", env!("CARGO_MANIFEST_DIR"), $id);
        let position = $crate::example::told($options, $view);
        if std::env::var_os("SIETCH_WRITE").is_some() {
            std::fs::write(&file, &position).unwrap_or_else(|error| panic!("{file}: {error}"));
        }
        let kept = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert!(kept == position, "{file} is not this position; SIETCH_WRITE=1 writes it");
    }};
}

/// What the file of an example says.
pub fn told(options: &impl Serialize, view: &impl Serialize) -> String {
    let json = |value: Result<String, serde_json::Error>| value.unwrap_or_else(|error| panic!("{error}"));
    let (options, view) = (json(serde_json::to_string(options)), json(serde_json::to_string(view)));
    format!("{{\"options\":{options},\"view\":{view}}}\n")
}

/// The ids of the worked examples of a ledger, as in CD-EX-06.
pub fn examples_of(ledger: &str) -> impl Iterator<Item = &str> {
    rules(ledger).filter(|id| id.contains("-EX-"))
}

/// Do the pages teach by these worked examples? In every language each of them is the last thing cited by one paragraph, on
/// the page that covers it; such paragraphs all begin with the same word, and what begins with it says which example it is;
/// and every position drawn belongs to one of them.
///
/// # Errors
///
/// Says in words what is wrong first, in which language and with which example.
pub fn teach(examples: &[&str], drawn: &[Example], languages: &[(&str, &str)]) -> Result<(), String> {
    if let Some(stray) = drawn.iter().find(|drawn| !examples.contains(&drawn.id)) {
        return Err(format!("{} is drawn, but it is no example of the ledger", stray.id));
    }
    for (language, text) in languages {
        let pages = pages(text).map_err(|why| format!("{language}: {why}"))?;
        teach_in(&pages, examples).map_err(|why| format!("{language}: {why}"))?;
    }
    Ok(())
}

/// The test that what the tests keep in a game's folder of positions is what its pages draw, no more and no less.
///
/// # Errors
///
/// Says which positions lie there, and which are drawn.
pub fn all_drawn(folder: &Path, drawn: &[Example]) -> Result<(), String> {
    let files = std::fs::read_dir(folder).map_err(|problem| format!("{}: {problem}", folder.display()))?;
    let mut kept: Vec<_> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    kept.sort();
    let kept: Vec<_> = kept.iter().filter_map(|file| file.file_stem()?.to_str()).collect();
    let drawn: Vec<_> = drawn.iter().map(|drawn| drawn.id).collect();
    if kept == drawn { Ok(()) } else { Err(format!("{kept:?} are kept, {drawn:?} are drawn")) }
}

fn teach_in(pages: &[Page], examples: &[&str]) -> Result<(), String> {
    let paragraphs: Vec<(&Page, &str)> =
        pages.iter().flat_map(|page| page.body.split("\n\n").map(move |text| (page, text))).collect();
    let tells = |text: &str, id: &str| text.ends_with(&format!("[{id}]"));
    let word = |text: &str| text.split(|letter: char| !letter.is_alphabetic()).next().map(str::to_owned);
    let mut begins = BTreeSet::new();
    for id in examples {
        let told: Vec<_> = paragraphs.iter().filter(|(_, text)| tells(text, id)).collect();
        let [(page, text)] = told[..] else {
            return Err(format!("{} paragraphs tell {id}, not one", told.len()));
        };
        if page_of(pages, id) != Some(page) {
            return Err(format!("{id} is told on page `{}`, which does not cover it", page.slug));
        }
        begins.insert(word(text));
    }
    if begins.len() > 1 {
        return Err(format!("examples begin with different words: {begins:?}"));
    }
    let nameless = |text: &str| begins.contains(&word(text)) && !examples.iter().any(|id| tells(text, id));
    match paragraphs.iter().find(|(_, text)| nameless(text)) {
        Some((page, text)) => Err(format!("page `{}`: which example is this? {text}", page.slug)),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEDGER: &str = "- **CD-A-01** A rule.\n- **CD-EX-01** An example.\n- **CD-EX-02** Another.\n";
    const DRAWN: Example = Example { id: "CD-EX-02", position: "{}" };

    fn taught(one: &str, two: &str) -> Result<(), String> {
        let text = format!(
            "# A game\n\n## one: One\ncovers: CD-A CD-EX-01\n\nA rule.\n\n{one}\n\n## two: Two\ncovers: CD-EX\n\n{two}\n"
        );
        teach(&examples_of(LEDGER).collect::<Vec<_>>(), &[DRAWN], &[("en", &text)])
    }

    #[test]
    fn examples_stand_on_their_pages() {
        assert_eq!(examples_of(LEDGER).collect::<Vec<_>>(), ["CD-EX-01", "CD-EX-02"]);
        taught("Example: so. [CD-EX-01]", "Example of two: so. [CD-EX-02]").unwrap();
    }

    #[test]
    fn what_is_missing_misplaced_or_nameless_is_told() {
        for (one, two, words) in [
            ("More.", "Example: so. [CD-EX-02]", "en: 0 paragraphs tell CD-EX-01"),
            ("Example: so. [CD-EX-01]", "More.\n\nMore. [CD-A-01]", "en: 0 paragraphs tell CD-EX-02"),
            ("Example: so. [CD-EX-01]", "Example. [CD-EX-02]\n\nExample. [CD-EX-02]", "2 paragraphs tell"),
            ("Example: so. [CD-EX-02]", "Example: so. [CD-EX-01]", "on page `two`, which does not cover it"),
            ("Example: so. [CD-EX-01]", "So. [CD-EX-02]", "different words"),
            ("Example: so. [CD-EX-01]\n\nExample: more.", "Example. [CD-EX-02]", "page `one`: which example"),
        ] {
            let why = taught(one, two).unwrap_err();
            assert!(why.contains(words), "{why}");
        }
        let stray = teach(&["CD-EX-01"], &[DRAWN], &[]).unwrap_err();
        assert!(stray.contains("CD-EX-02 is drawn"), "{stray}");
    }
}
