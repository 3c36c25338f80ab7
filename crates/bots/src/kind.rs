//! The bots there are, by name.

use std::fmt;
use std::str::FromStr;

use table::Game;

use crate::{Bot, Random};

/// A kind of bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Takes anything it is offered.
    Random,
}

impl Kind {
    /// Every kind there is, the weakest first. A new kind is one more here, and one arm in each match below.
    pub const ALL: &'static [Kind] = &[Kind::LOWEST];

    /// The kind that stands in where another fails or is not known any more: it cannot fail.
    pub const LOWEST: Kind = Kind::Random;

    /// The name used in commands and files.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
        }
    }

    /// The next lower kind; the lowest is its own.
    pub fn lower(self) -> Kind {
        let place = Kind::ALL.iter().position(|kind| *kind == self);
        place.and_then(|place| Kind::ALL.get(place.checked_sub(1)?)).copied().unwrap_or(Kind::LOWEST)
    }

    /// A bot of this kind, new to the game.
    pub fn bot<G: Game>(self) -> Box<dyn Bot<G>> {
        match self {
            Kind::Random => Box::new(Random),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(name: &str) -> Result<Kind, UnknownKind> {
        let found = Kind::ALL.iter().find(|kind| kind.name() == name);
        found.copied().ok_or_else(|| UnknownKind(name.to_owned()))
    }
}

/// A name no bot has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot `{0}`; there are: {known}", known = known())]
pub struct UnknownKind(pub String);

fn known() -> String {
    let names: Vec<&str> = Kind::ALL.iter().map(|kind| kind.name()).collect();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_found_by_its_name() {
        for &kind in Kind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        let unknown = "wizard".parse::<Kind>().unwrap_err().to_string();
        assert_eq!(unknown, "there is no bot `wizard`; there are: random");
    }
}
