//! What the content files of a game say, told apart by what it does; and packs that say it otherwise.
//!
//! A game's files are part of the program. Somebody who owns the printed box can put real cards in place of ours: a
//! [`Pack`] holds files of the same form, and what it does not hold is ours. One pack is installed before any content
//! is used, and stays for as long as the program runs. The files themselves are read by the program, which also asks
//! each game whether it can play with them ([`crate::open::OpenGame::check`]).

use std::sync::{Mutex, OnceLock, PoisonError};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::chance::hex;
use crate::words::{BadWords, Words};

/// A short name for rows of content: the same as long as the rows do the same, whatever comments, layout,
/// sources and wording surround them in their files. A game hands in what its rows do and nothing else.
pub fn fingerprint(rows: &impl Serialize) -> String {
    // Rows are plain data: they can always be written.
    let text = serde_json::to_string(rows).unwrap_or_default();
    hex(&Sha256::digest(text.as_bytes())[..8])
}

/// A file of content that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}{}: {problem}", line.map_or_else(String::new, |line| format!(", line {line}")))]
pub struct BadContent {
    /// The file, by its path in the pack.
    pub file: String,
    /// The line, from 1, where it is known.
    pub line: Option<usize>,
    /// What is wrong, and what was expected.
    pub problem: String,
}

impl BadContent {
    /// Something is wrong with a file as a whole.
    pub fn new(file: impl Into<String>, problem: impl Into<String>) -> BadContent {
        BadContent { file: file.into(), line: None, problem: problem.into() }
    }
}

/// A content file: its name, and its text.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// The path in a pack, such as `conquest/battle.ron`.
    pub path: &'static str,
    /// What stands in it.
    pub text: &'static str,
}

impl File {
    /// Reads what stands in the file.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, BadContent> {
        self.borrow()
    }

    /// Reads what stands in the file; texts are not copied.
    pub fn borrow<T: Deserialize<'static>>(&self) -> Result<T, BadContent> {
        ron::from_str(self.text).map_err(|error| BadContent {
            file: self.path.to_owned(),
            line: Some(error.span.end.line),
            problem: error.code.to_string(),
        })
    }

    /// Something is wrong with the row of this key: with the last, if there are several.
    pub fn bad_row(&self, key: &str, problem: impl Into<String>) -> BadContent {
        let quoted = format!("\"{key}\"");
        let line = (1..).zip(self.text.lines()).filter(|(_, text)| text.contains(&quoted)).last();
        let line = line.map(|(number, _)| number);
        BadContent { file: self.path.to_owned(), line, problem: problem.into() }
    }

    /// Something is wrong with the file as a whole.
    pub fn bad(&self, problem: impl Into<String>) -> BadContent {
        BadContent::new(self.path, problem)
    }

    /// No key may stand twice.
    pub fn unique<'a>(&self, keys: impl IntoIterator<Item = &'a str>) -> Result<(), BadContent> {
        let mut seen = std::collections::BTreeSet::new();
        match keys.into_iter().find(|key| !seen.insert(*key)) {
            Some(twice) => Err(self.bad_row(twice, format!("`{twice}` stands here twice"))),
            None => Ok(()),
        }
    }

    /// There must be so many rows, because the game's own tables have so many places.
    pub fn counted(&self, rows: usize, wanted: usize) -> Result<(), BadContent> {
        if rows == wanted {
            Ok(())
        } else {
            Err(self.bad(format!("{rows} rows, and there must be {wanted}")))
        }
    }
}

/// A row of content that goes by a name: a message must tell it in every language.
#[derive(Clone, Debug)]
pub struct Named {
    /// Where the row stands.
    pub file: File,
    /// What the row is called there.
    pub id: String,
    /// The message's key.
    pub key: String,
}

/// How a game takes packs.
#[derive(Debug)]
pub struct Packs {
    /// Its own files.
    pub files: &'static [File],
    /// Could it play with this pack? The rows that need names are told.
    pub check: fn(&'static Pack) -> Result<Vec<Named>, BadContent>,
}

/// What a pack is called. Records and tables carry it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PackName {
    /// Small letters, digits and hyphens.
    pub name: String,
    /// Its name for people.
    pub title: String,
    /// Which of several.
    pub version: String,
}

/// What stands in `pack.ron`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    name: String,
    title: String,
    version: String,
}

/// The name of the file that says what a pack is called.
pub const MANIFEST: &str = "pack.ron";

/// A content pack: files in place of a program's own.
#[derive(Debug)]
pub struct Pack {
    name: PackName,
    files: Vec<(String, String)>,
}

impl Pack {
    /// A pack of these files, which are named by their paths in it; `pack.ron` is not among them.
    pub fn new(manifest: &'static str, files: Vec<(String, String)>) -> Result<Pack, BadContent> {
        let file = File { path: MANIFEST, text: manifest };
        let Manifest { name, title, version } = file.read()?;
        let plain = |text: &str, most: usize| {
            (1..=most).contains(&text.trim().chars().count()) && !text.chars().any(char::is_control)
        };
        let letters = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if !plain(&name, 40) || !name.chars().all(letters) {
            return Err(file.bad("`name` is 1 to 40 small letters, digits and hyphens"));
        }
        if !plain(&title, 80) || !plain(&version, 20) {
            return Err(file.bad("`title` has 1 to 80 characters, `version` 1 to 20"));
        }
        Ok(Pack { name: PackName { name, title, version }, files })
    }

    /// What it is called.
    pub fn name(&self) -> &PackName {
        &self.name
    }

    /// Does it hold anything for this game?
    pub fn covers(&self, game: &str) -> bool {
        self.of(game).next().is_some()
    }

    /// A game's own files, and this pack's where it has them.
    pub fn files<const N: usize>(&'static self, ours: &[File; N]) -> [File; N] {
        (*ours).map(|own| File { text: self.text(own.path).unwrap_or(own.text), ..own })
    }

    fn text(&self, path: &str) -> Option<&str> {
        self.files.iter().find(|(known, _)| known == path).map(|(_, text)| text.as_str())
    }

    /// The paths of what it holds for a game.
    fn of(&self, game: &str) -> impl Iterator<Item = &str> {
        let paths = self.files.iter().map(|(path, _)| path.as_str());
        paths.filter(move |path| path.strip_prefix(game).is_some_and(|rest| rest.starts_with('/')))
    }

    /// Looks the pack through for a game: files of its own alone, rows it can play with, and words for all of them.
    pub(crate) fn check(
        &'static self,
        game: &str,
        packs: Option<&'static Packs>,
        languages: &'static [(&'static str, &'static str)],
    ) -> Result<(), BadContent> {
        let Some(packs) = packs.filter(|_| self.covers(game)) else {
            let strange = self.of(game).next().map(|path| BadContent::new(path, "this game takes no packs"));
            return strange.map_or(Ok(()), Err);
        };
        let spoken = languages.iter().map(|(language, _)| wording(game, language));
        let known: Vec<String> = packs.files.iter().map(|file| file.path.to_owned()).chain(spoken).collect();
        if let Some(strange) = self.of(game).find(|path| !known.iter().any(|known| known == path)) {
            return Err(BadContent::new(
                strange,
                format!("no file of this game; there are {}", known.join(", ")),
            ));
        }
        let named = (packs.check)(self)?;
        for (language, ours) in languages {
            let path = wording(game, language);
            let theirs = self.text(&path);
            // By itself first: its lines are those of the file.
            theirs.map_or(Ok(()), |theirs| worded(&path, language, theirs).map(drop))?;
            let text = theirs.map_or_else(|| (*ours).to_owned(), |theirs| overlaid(ours, theirs));
            let words = worded(&path, language, &text)?;
            if let Some(Named { file, id, key }) = named.iter().find(|named| !words.has(&named.key)) {
                let problem = format!("`{id}` has no words: there is no message `{key}` in {path}");
                return Err(file.bad_row(id, problem));
            }
        }
        Ok(())
    }
}

/// Messages, or where they cannot be read.
fn worded(path: &str, language: &str, text: &str) -> Result<Words, BadContent> {
    Words::new(language, &[text]).map_err(|bad| match bad {
        BadWords::Message { line, problem, .. } => BadContent {
            file: path.to_owned(),
            line,
            problem: format!("a message cannot be read: {problem}"),
        },
        other => BadContent::new(path, other.to_string()),
    })
}

/// Where a pack has its words for a game.
fn wording(game: &str, language: &str) -> String {
    format!("{game}/text/{language}.ftl")
}

/// Messages with some of them replaced. Fluent lets a message stand once only, in one file or in several, so ours are
/// left out where theirs stand. A message begins at the margin and goes on as long as the lines are indented.
fn overlaid(ours: &str, theirs: &str) -> String {
    fn key(line: &str) -> Option<&str> {
        let name = line.split(['=', ' ']).next()?;
        line.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '-').then_some(name)
    }
    let replaced: std::collections::BTreeSet<&str> = theirs.lines().filter_map(key).collect();
    let (mut text, mut kept) = (String::with_capacity(ours.len() + theirs.len()), true);
    for line in ours.lines() {
        if !line.starts_with([' ', '}']) {
            kept = key(line).is_none_or(|key| !replaced.contains(key));
        }
        if kept {
            text.push_str(line);
            text.push('\n');
        }
    }
    // Said with every box, wherever ours ended.
    text.extend([crate::words::BOX, "\n", theirs]);
    text
}

static INSTALLED: OnceLock<Option<&'static Pack>> = OnceLock::new();

/// The pack this program plays with. Whoever asks first without one has chosen the program's own content.
pub fn installed() -> Option<&'static Pack> {
    *INSTALLED.get_or_init(|| None)
}

/// The name of the pack, if it changes anything about this game.
pub fn pack_of(game: &str) -> Option<&'static PackName> {
    installed().filter(|pack| pack.covers(game)).map(Pack::name)
}

/// Installs a pack that was checked. `false` if content was used before.
pub fn install(pack: &'static Pack) -> bool {
    INSTALLED.set(Some(pack)).is_ok()
}

/// A game's own files, and the installed pack's where it has them.
pub fn files<const N: usize>(ours: &[File; N]) -> [File; N] {
    installed().map_or(*ours, |pack| pack.files(ours))
}

type Languages = &'static [(&'static str, &'static str)];

/// A game's language files with the installed pack's words in place of some of its own.
pub(crate) fn languages(game: &'static str, ours: Languages) -> Languages {
    static OVERLAID: Mutex<Vec<(&str, Languages)>> = Mutex::new(Vec::new());
    let Some(pack) = installed().filter(|pack| pack.covers(game)) else { return ours };
    let mut all = OVERLAID.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, known)) = all.iter().find(|(known, _)| *known == game) {
        return known;
    }
    let overlaid = ours.iter().map(|&(language, own)| {
        let theirs = pack.text(&wording(game, language));
        // Once for each language: it stays for as long as the program runs.
        (language, theirs.map_or(own, |theirs| &*overlaid(own, theirs).leak()))
    });
    let overlaid: Languages = overlaid.collect::<Vec<_>>().leak();
    all.push((game, overlaid));
    overlaid
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_that_differ_have_different_names() {
        let (cheap, dear) = (fingerprint(&[("a", 1)]), fingerprint(&[("a", 2)]));
        assert_ne!(cheap, dear);
        assert_eq!(cheap, fingerprint(&[("a", 1)]));
        assert_eq!(cheap.len(), 16);
    }

    #[test]
    fn a_pack_says_what_it_is_called() {
        let manifest = |text| Pack::new(text, Vec::new()).map(|pack| pack.name().title.clone());
        assert_eq!(
            manifest("(name: \"real\", title: \"Real cards\", version: \"2\")"),
            Ok("Real cards".into())
        );
        let refused = |text| manifest(text).unwrap_err().to_string();
        assert!(refused("(\n name: \"real\",\n titel: \"Real\")").starts_with("pack.ron, line 3: "));
        assert!(refused("(name: \"Real!\", title: \"Real\", version: \"2\")").contains("small letters"));
        assert!(refused("(name: \"real\", title: \"\", version: \"2\")").contains("1 to 80"));
        assert!(refused("(name: \"real\")").contains("title"));
    }

    #[test]
    fn words_of_a_pack_stand_in_place_of_ours() {
        let ours = "# Cards\ncard-a = A\ncard-b =\n    { $n ->\n        [one] b\n       *[other] bs\n    }\n\n-term = T\ncard-c = C\n";
        let theirs = "card-b = Real B\ncard-d = D\n";
        let words = Words::new("en", &[&overlaid(ours, theirs)]).unwrap();
        let said = |key| words.say(&crate::Say::new(key));
        assert_eq!(["card-a", "card-b", "card-c", "card-d"].map(said), ["A", "Real B", "C", "D"]);
    }

    #[test]
    fn a_bad_message_is_named_by_its_line() {
        let bad = |text| worded("game/text/en.ftl", "en", text).map(drop).unwrap_err().to_string();
        let broken = bad("card-a = A\n# B\ncard-b = { $n\ncard-c = C\n");
        assert!(
            broken.starts_with("game/text/en.ftl, line 3: a message cannot be read: Expected"),
            "{broken}"
        );
        let twice = bad("card-a = A\ncard-a = B\n");
        assert!(twice.contains("\"card-a\"") && !twice.contains('{'), "{twice}");
    }

    #[test]
    fn a_bad_row_is_named_by_its_line() {
        let file = File { path: "game/cards.ron", text: "[\n (id: \"a\"),\n (id: \"b\"),\n (id: \"a\"),\n]" };
        let twice = file.unique(["a", "b", "a"]).unwrap_err();
        assert_eq!(twice.to_string(), "game/cards.ron, line 4: `a` stands here twice");
        assert!(file.counted(3, 3).is_ok());
        assert_eq!(
            file.counted(3, 4).unwrap_err().to_string(),
            "game/cards.ron: 3 rows, and there must be 4"
        );
        let wrong = file.read::<Vec<u8>>().unwrap_err();
        assert_eq!((wrong.file.as_str(), wrong.line), ("game/cards.ron", Some(2)));
    }
}
