//! Messages put into words of one language, by Fluent.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::say::{Arg, Say};

/// The files of every language, each with its language: `spoken!("../text/", ".ftl")` is `("en", …)` with the text of
/// `../text/en.ftl`, and so on; with a list of beginnings the files are joined. English comes first. A language is added here and by its files, and nowhere else
/// in Rust (`docs/languages.md`).
#[macro_export]
macro_rules! spoken {
    ([$($before:expr),+], $after:literal) => {
        &[
            ("en", concat!($(include_str!(concat!($before, "en", $after)), "\n"),+)),
            ("uk", concat!($(include_str!(concat!($before, "uk", $after)), "\n"),+)),
            ("ru", concat!($(include_str!(concat!($before, "ru", $after)), "\n"),+)),
        ]
    };
    ($before:expr, $after:literal) => {
        $crate::spoken!([$before], $after)
    };
}

/// A line of a language file that begins so names the box with which what follows is said; without a name, with every box.
pub(crate) const BOX: &str = "### Box";

/// What a language file says at a table with these boxes (`Tell::boxes`), without its comments.
pub fn of_boxes(text: &str, boxes: &[&str]) -> String {
    let mut said = true;
    let lines = text.split_inclusive('\n').filter(|line| {
        if let Some(name) = line.strip_prefix(BOX).map(str::trim) {
            said = name.is_empty() || boxes.contains(&name);
        }
        said && !line.starts_with('#')
    });
    lines.collect()
}

/// The messages of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

/// A language file that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadWords {
    /// The language is not one.
    #[error("`{0}` is not a language")]
    Language(String),
    /// The file has a mistake.
    #[error("a message of language `{language}` cannot be read: {problem}")]
    Message {
        /// Which language.
        language: String,
        /// The line of its file, from 1, if it is in one line.
        line: Option<usize>,
        /// What is wrong.
        problem: String,
    },
}

impl Words {
    /// Reads language files. A message may stand in one file only.
    pub fn new(language: &str, files: &[&str]) -> Result<Words, BadWords> {
        let id: LanguageIdentifier = language.parse().map_err(|_| BadWords::Language(language.to_owned()))?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The isolation marks Fluent puts around arguments are for mixed writing directions; ours all
        // run left to right and go to terminals and snapshots.
        bundle.set_use_isolating(false);
        // The first mistake is enough: those after it often come of it.
        let bad = |line, problem: Option<String>| {
            let problem = problem.unwrap_or_default();
            BadWords::Message { language: language.to_owned(), line, problem }
        };
        for file in files {
            let line = |at: usize| file.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1;
            let resource = FluentResource::try_new((*file).to_owned()).map_err(|(_, errors)| {
                // What is expected is often missed only behind the message: it is named by where it begins.
                let first = errors.first().map(|error| {
                    let begin = error.slice.as_ref().map_or(error.pos.start, |slice| slice.start);
                    (line(begin), error.kind.to_string())
                });
                bad(first.as_ref().map(|(line, _)| *line), first.map(|(_, problem)| problem))
            })?;
            bundle
                .add_resource(resource)
                .map_err(|errors| bad(None, errors.first().map(ToString::to_string)))?;
        }
        Ok(Words { bundle })
    }

    /// The tag of the language.
    pub fn language(&self) -> String {
        self.bundle.locales.first().map(ToString::to_string).unwrap_or_default()
    }

    /// Is there a message with this key?
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The message with this key, if it is one and needs no arguments.
    pub fn say_key(&self, key: &str) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, None, &mut errors).into_owned();
        errors.is_empty().then_some(text)
    }

    /// The message in words. A missing message shows its key, so that nothing is ever silently lost.
    pub fn say(&self, say: &Say) -> String {
        self.try_say(say).unwrap_or_else(|missing| missing.to_string())
    }

    /// The message in words, or what is missing for it.
    pub fn try_say(&self, say: &Say) -> Result<String, Missing> {
        let missing = || Missing { key: say.key.to_owned() };
        let message = self.bundle.get_message(say.key).ok_or_else(missing)?;
        let pattern = message.value().ok_or_else(missing)?;
        let mut args = FluentArgs::new();
        for (name, arg) in &say.args {
            args.set(*name, self.value(arg)?);
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if errors.is_empty() { Ok(text) } else { Err(missing()) }
    }

    fn value(&self, arg: &Arg) -> Result<FluentValue<'static>, Missing> {
        Ok(match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Say(say) => FluentValue::from(self.try_say(say)?),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::List(says) => {
                let parts = says.iter().map(|say| self.try_say(say)).collect::<Result<Vec<_>, _>>()?;
                FluentValue::from(parts.join(", "))
            }
        })
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("languages", &self.bundle.locales).finish_non_exhaustive()
    }
}

/// A message, or an argument of it, that the language does not have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("«{key}»")]
pub struct Missing {
    /// The key of the message that could not be said.
    pub key: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn english() -> Words {
        let file = "storm = The storm moves { $n ->\n    [one] one sector\n   *[other] { $n } sectors\n }.\n\
                    who = { $who }: { $what }\nharkonnen = Harkonnen\n";
        Words::new("en", &[file]).unwrap()
    }

    #[test]
    fn a_message_is_said_with_its_arguments() {
        let words = english();
        assert_eq!(words.say(&Say::new("storm").with("n", 1)), "The storm moves one sector.");
        let who = Say::new("who")
            .with("who", "harkonnen")
            .with("what", vec![Say::new("storm").with("n", 3), "harkonnen".into()]);
        assert_eq!(words.say(&who), "Harkonnen: The storm moves 3 sectors., Harkonnen");
    }

    #[test]
    fn a_missing_message_or_argument_is_told() {
        let words = english();
        assert_eq!(words.say(&"nothing".into()), "«nothing»");
        assert!(words.try_say(&Say::new("storm")).is_err());
        assert!(words.try_say(&Say::new("who").with("who", "none").with("what", 1)).is_err());
    }

    #[test]
    fn names_of_a_box_are_said_where_it_is_on_the_table() {
        let file =
            "# Ours.\na = A\n\n### Box ix\n\nb = { $n ->\n    [one] b\n   *[other] bs\n}\n### Box\nc = C\n";
        let keys = |boxes: &[&str]| {
            let words = Words::new("en", &[&of_boxes(file, boxes)]).unwrap();
            ["a", "b", "c"].map(|key| words.has(key))
        };
        assert_eq!((keys(&["ix"]), keys(&["base"])), ([true; 3], [true, false, true]));
        assert!(!of_boxes(file, &[]).contains('#'));
    }

    #[test]
    fn a_broken_file_is_refused() {
        assert!(Words::new("en", &["storm = {"]).is_err());
        assert!(Words::new("en", &["a = 1\na = 2\n"]).is_err());
        assert!(Words::new("?", &[]).is_err());
    }
}
