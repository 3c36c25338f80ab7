//! The bots there are, by name.

use std::fmt;
use std::str::FromStr;

use table::Game;

use crate::flat::Flat;
use crate::{Bot, Random, level};

/// A kind of bot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Takes anything it is offered.
    Random,
    /// So many random playouts a decision: a yardstick.
    MonteCarlo(u32),
    /// What was learnt, played at a temperature in hundredths: for measurements.
    Learned(u16),
    /// Has just learned the game, and makes mistakes.
    Novice,
    /// Plays soundly, with a mistake now and then.
    Regular,
    /// Plays as well as it can at once.
    Veteran,
    /// Looks ahead.
    Master,
}

/// The most playouts a decision can have.
const MOST: u32 = 1_000_000;

/// The highest temperature, in hundredths.
const HOTTEST: u16 = 2_000;

impl Kind {
    /// The levels people choose from, the weakest first.
    pub const LEVELS: &'static [Kind] = &[Kind::Novice, Kind::Regular, Kind::Veteran, Kind::Master];

    /// The kind that plays where none is named.
    pub const USUAL: Kind = Kind::Regular;

    /// The kind that stands in where another fails or is not known any more: it cannot fail. For tests and
    /// measurements; people are not offered it.
    pub const LOWEST: Kind = Kind::Random;

    /// The next lower kind; the lowest is its own.
    pub fn lower(self) -> Kind {
        match self {
            Kind::Random | Kind::MonteCarlo(_) | Kind::Learned(_) | Kind::Novice => Kind::LOWEST,
            Kind::Regular => Kind::Novice,
            Kind::Veteran => Kind::Regular,
            Kind::Master => Kind::Veteran,
        }
    }

    /// What somebody who plays at this level is called; `None` for what is no level.
    pub fn called(self) -> Option<&'static str> {
        match self {
            Kind::Random | Kind::MonteCarlo(_) | Kind::Learned(_) => None,
            Kind::Novice => Some("Pyon"),
            Kind::Regular => Some("Caid"),
            Kind::Veteran => Some("Naib"),
            Kind::Master => Some("Mentat"),
        }
    }

    /// A bot of this kind, new to the game.
    pub fn bot<G: Game>(self) -> Box<dyn Bot<G>> {
        match self {
            Kind::MonteCarlo(playouts) => Box::new(Flat::new(playouts)),
            Kind::Learned(hundredths) => {
                level::learned(f32::from(hundredths) / 100.0).unwrap_or_else(|| Box::new(Random))
            }
            level => level::bot(level).unwrap_or_else(|| Box::new(Random)),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Random => "random",
            Kind::MonteCarlo(playouts) => return write!(f, "mc:{playouts}"),
            Kind::Learned(hundredths) => return write!(f, "net:{hundredths}"),
            Kind::Novice => "novice",
            Kind::Regular => "regular",
            Kind::Veteran => "veteran",
            Kind::Master => "master",
        })
    }
}

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(name: &str) -> Result<Kind, UnknownKind> {
        let unknown = || UnknownKind(name.to_owned());
        if let Some(playouts) = name.strip_prefix("mc:") {
            let playouts = playouts.parse().ok().filter(|playouts| (1..=MOST).contains(playouts));
            return playouts.map(Kind::MonteCarlo).ok_or_else(unknown);
        }
        if let Some(hundredths) = name.strip_prefix("net:") {
            let hundredths = hundredths.parse().ok().filter(|hundredths| *hundredths <= HOTTEST);
            return hundredths.map(Kind::Learned).ok_or_else(unknown);
        }
        let mut named = [Kind::Random].iter().chain(Kind::LEVELS);
        named.find(|kind| kind.to_string() == name).copied().ok_or_else(unknown)
    }
}

/// A name no bot has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot `{0}`; there are: {known}, random, mc:PLAYOUTS, net:TEMPERATURE", known = known())]
pub struct UnknownKind(pub String);

fn known() -> String {
    let names: Vec<String> = Kind::LEVELS.iter().map(Kind::to_string).collect();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_found_by_its_name() {
        for &kind in Kind::LEVELS.iter().chain(&[Kind::Random, Kind::MonteCarlo(200), Kind::Learned(30)]) {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        let unknown = "wizard".parse::<Kind>().unwrap_err().to_string();
        let told = "there is no bot `wizard`; there are: novice, regular, veteran, master, random, mc:PLAYOUTS, net:TEMPERATURE";
        assert_eq!(unknown, told);
        for wrong in
            ["mc", "mc:", "mc:0", "mc:-1", "mc:1000001", "mc:many", "net:", "net:2001", "Regular", ""]
        {
            assert_eq!(wrong.parse::<Kind>(), Err(UnknownKind(wrong.to_owned())));
        }
    }

    #[test]
    fn every_level_has_a_name_of_its_own() {
        let names: Vec<_> = Kind::LEVELS.iter().filter_map(|kind| kind.called()).collect();
        assert_eq!(names, ["Pyon", "Caid", "Naib", "Mentat"]);
        assert_eq!(Kind::Random.called(), None);
    }

    #[test]
    fn every_kind_ends_at_the_lowest() {
        let mut kind = Kind::Master;
        let mut ladder = Vec::new();
        while kind != Kind::LOWEST {
            ladder.insert(0, kind);
            kind = kind.lower();
        }
        assert_eq!(ladder, Kind::LEVELS);
        assert_eq!(Kind::MonteCarlo(5).lower(), Kind::LOWEST);
    }
}
