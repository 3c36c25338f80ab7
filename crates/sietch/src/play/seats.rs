//! Who sits where.

use std::str::FromStr;

use bots::Kind;
use table::record::Sitter;

use crate::text;
use crate::trouble::Trouble;

/// Who takes a seat, as said on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sit {
    /// A person, with the name to be shown.
    Person(String),
    /// A bot.
    Bot(Kind),
}

impl FromStr for Sit {
    type Err = String;

    fn from_str(text: &str) -> Result<Sit, String> {
        match text.split_once(':') {
            None if text == "you" => Ok(Sit::Person("You".to_owned())),
            Some(("person", name)) if name.trim().is_empty() => Err("a person has a name".to_owned()),
            Some(("person", name)) => Ok(Sit::Person(text::plain(name.trim()))),
            Some(("bot", kind)) => kind.parse().map(Sit::Bot).map_err(|unknown| format!("{unknown}")),
            _ => Err("say you, person:NAME or bot:KIND".to_owned()),
        }
    }
}

/// A sitter for every seat: those named, then bots of the usual kind. Nobody named means one person and bots.
pub fn sitters(named: &[Sit], seats: usize) -> Result<Vec<Sitter>, Trouble> {
    if named.len() > seats {
        return Err(Trouble::TooManySitters { sitters: named.len(), seats });
    }
    let usual = [Sit::Person("You".to_owned())];
    let named = if named.is_empty() { &usual } else { named };
    let sit = |seat: usize| named.get(seat).cloned().unwrap_or(Sit::Bot(Kind::USUAL));
    let mut sitters: Vec<Sitter> = Vec::with_capacity(seats);
    for sit in (0..seats).map(sit) {
        let (name, bot) = match sit {
            Sit::Person(name) => (name, None),
            Sit::Bot(kind) => (bot_name(kind, &sitters), Some(kind.to_string())),
        };
        sitters.push(Sitter { name, bot });
    }
    Ok(sitters)
}

/// A bot by its name; the second of one name has a number.
fn bot_name(kind: Kind, before: &[Sitter]) -> String {
    let name = kind.called().map_or_else(|| format!("Bot {kind}"), str::to_owned);
    let kind = Some(kind.to_string());
    match before.iter().filter(|sitter| sitter.bot == kind).count() {
        0 => name,
        others => format!("{name} {}", others + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_said_in_three_ways() {
        let sit = |text: &str| text.parse::<Sit>();
        assert_eq!(sit("you"), Ok(Sit::Person("You".into())));
        assert_eq!(sit("person:Ann Lee"), Ok(Sit::Person("Ann Lee".into())));
        assert_eq!(sit("bot:random"), Ok(Sit::Bot(Kind::Random)));
        for wrong in ["", "me", "person:", "person: ", "bot:wizard", "bot"] {
            assert!(sit(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn empty_seats_are_taken_by_bots() {
        let bots = |named: &[Sit], seats| {
            sitters(named, seats).unwrap().iter().map(|sitter| sitter.bot.is_some()).collect::<Vec<_>>()
        };
        assert_eq!(bots(&[], 3), [false, true, true]);
        assert_eq!(bots(&[Sit::Bot(Kind::Random), Sit::Person("Ann".into())], 3), [true, false, true]);
        let names = |named: &[Sit]| -> Vec<String> {
            sitters(named, 3).unwrap().into_iter().map(|sitter| sitter.name).collect()
        };
        assert_eq!(names(&[]), ["You", "Caid", "Caid 2"]);
        assert_eq!(
            names(&[Sit::Bot(Kind::Random), Sit::Bot(Kind::Master)]),
            ["Bot random", "Mentat", "Caid"]
        );
        let crowd = vec![Sit::Bot(Kind::Random); 3];
        assert!(matches!(sitters(&crowd, 2), Err(Trouble::TooManySitters { sitters: 3, seats: 2 })));
    }
}
