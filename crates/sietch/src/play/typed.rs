//! What a person typed.

use std::path::PathBuf;

/// A line understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// A choice, by its number.
    Choose(usize),
    /// Explain the question, or the choice with this number.
    Explain(Option<usize>),
    /// Tell what is called so.
    Name(String),
    /// Go back to the last choice of a person.
    Undo,
    /// Keep the game in a file.
    Save(Option<PathBuf>),
    /// Show the table.
    View,
    /// Show the map.
    Map,
    /// Show what happened so far.
    Log,
    /// Explain what happened since the last choice.
    Why,
    /// Say what a veteran would do.
    Hint,
    /// Say what the best choices are worth, and why.
    Weigh,
    /// Say what can be typed.
    Help,
    /// Leave.
    Quit,
    /// Nothing at all.
    Nothing,
    /// Something else.
    Unknown,
}

impl Typed {
    /// Understands a line.
    pub fn read(line: &str) -> Typed {
        let line = line.trim();
        if let Ok(number) = line.parse() {
            return Typed::Choose(number);
        }
        if let Some(asked) = line.strip_prefix('?') {
            return match asked.trim() {
                "" => Typed::Explain(None),
                asked => {
                    asked.parse().map_or_else(|_| Typed::Name(asked.to_owned()), |n| Typed::Explain(Some(n)))
                }
            };
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("", _) => Typed::Nothing,
            ("save", "") => Typed::Save(None),
            ("save", file) => Typed::Save(Some(PathBuf::from(file))),
            ("undo" | "u", "") => Typed::Undo,
            ("table" | "view" | "v", "") => Typed::View,
            ("map" | "m", "") => Typed::Map,
            ("log" | "l", "") => Typed::Log,
            ("why" | "w", "") => Typed::Why,
            ("hint", "") => Typed::Hint,
            ("explain", "") => Typed::Weigh,
            ("help" | "h", "") => Typed::Help,
            ("quit" | "q" | "exit", "") => Typed::Quit,
            _ => Typed::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        for (line, typed) in [
            ("12", Typed::Choose(12)),
            (" 0 ", Typed::Choose(0)),
            ("?", Typed::Explain(None)),
            ("?3", Typed::Explain(Some(3))),
            ("? 3", Typed::Explain(Some(3))),
            ("? Shield Wall", Typed::Name("Shield Wall".into())),
            ("table", Typed::View),
            ("map", Typed::Map),
            ("undo", Typed::Undo),
            ("save", Typed::Save(None)),
            ("save my game.sietch", Typed::Save(Some("my game.sietch".into()))),
            ("why", Typed::Why),
            ("hint", Typed::Hint),
            ("explain", Typed::Weigh),
            ("q", Typed::Quit),
            ("", Typed::Nothing),
            ("undo all", Typed::Unknown),
            ("-1", Typed::Unknown),
            ("99999999999999999999999", Typed::Unknown),
        ] {
            assert_eq!(Typed::read(line), typed, "{line}");
        }
    }
}
