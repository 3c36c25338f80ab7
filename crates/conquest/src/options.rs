//! What a table may choose before the start, and what the choice means.

use serde::{Deserialize, Serialize};
use table::BadOptions;

use crate::board::{Region, STRONGHOLDS};

/// One of the four factions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Faction {
    /// See part of the enemy's plan.
    #[serde(alias = "atreides")]
    Atreides,
    /// Hold many traitors and exchange them.
    #[serde(alias = "harkonnen")]
    Harkonnen,
    /// Know the desert.
    #[serde(alias = "fremen")]
    Fremen,
    /// Own the market and command by the Voice.
    #[serde(alias = "imperium")]
    Imperium,
}

impl Faction {
    /// All four.
    pub const ALL: [Faction; 4] = [Faction::Atreides, Faction::Harkonnen, Faction::Fremen, Faction::Imperium];
}

/// What a seat plays: a faction, or in the allied duel an alliance of two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum House {
    /// Atreides alone.
    Atreides,
    /// Harkonnen alone.
    Harkonnen,
    /// Fremen alone.
    Fremen,
    /// Imperium alone.
    Imperium,
    /// Atreides and Fremen together.
    AtreidesFremen,
    /// Harkonnen and Imperium together.
    HarkonnenImperium,
}

impl House {
    /// The house of a single faction.
    pub const fn of(faction: Faction) -> House {
        match faction {
            Faction::Atreides => House::Atreides,
            Faction::Harkonnen => House::Harkonnen,
            Faction::Fremen => House::Fremen,
            Faction::Imperium => House::Imperium,
        }
    }

    /// Does this faction belong to it?
    pub const fn includes(self, faction: Faction) -> bool {
        matches!(
            (self, faction),
            (House::Atreides | House::AtreidesFremen, Faction::Atreides)
                | (House::Fremen | House::AtreidesFremen, Faction::Fremen)
                | (House::Harkonnen | House::HarkonnenImperium, Faction::Harkonnen)
                | (House::Imperium | House::HarkonnenImperium, Faction::Imperium)
        )
    }

    /// Sees an element of the enemy's plan before planning (CD-FAC-ATR-03).
    pub const fn has_prescience(self) -> bool {
        self.includes(Faction::Atreides)
    }

    /// Keeps several traitors and exchanges them before battles (CD-FAC-HAR-08).
    pub const fn exchanges_traitors(self) -> bool {
        self.includes(Faction::Harkonnen)
    }

    /// Survives the storm, rides the worm, ships to the pole only and moves twice (CD-FAC-FRE-03).
    pub const fn knows_the_desert(self) -> bool {
        self.includes(Faction::Fremen)
    }

    /// Is paid for market cards (CD-FAC-IMP-03).
    pub const fn owns_the_market(self) -> bool {
        self.includes(Faction::Imperium)
    }

    /// Commands the enemy's weapons (CD-FAC-IMP-04).
    pub const fn has_the_voice(self) -> bool {
        self.includes(Faction::Imperium)
    }

    /// Spice taken at setup.
    pub const fn starting_spice(self) -> u16 {
        match self {
            House::Atreides => 13,                             // CD-FAC-ATR-01
            House::Harkonnen | House::HarkonnenImperium => 15, // CD-FAC-HAR-01, CD-ALLY-12
            House::Fremen | House::AtreidesFremen => 6,        // CD-FAC-FRE-01, CD-ALLY-11
            House::Imperium => 18,                             // CD-FAC-IMP-01
        }
    }

    /// Troops that start in the polar sink; the rest start in reserve (CD-SETUP-24).
    pub const fn starting_at_the_pole(self) -> u8 {
        if self.knows_the_desert() { 5 } else { 0 }
    }

    /// The message key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            House::Atreides => "faction-atreides",
            House::Harkonnen => "faction-harkonnen",
            House::Fremen => "faction-fremen",
            House::Imperium => "faction-imperium",
            House::AtreidesFremen => "side-atreides-fremen",
            House::HarkonnenImperium => "side-harkonnen-imperium",
        }
    }
}

/// Which game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Game {
    /// Three or four players.
    Standard,
    /// Two players, one faction each.
    Duel,
    /// Two players, an alliance each.
    Allied,
}

/// How seats are put round the table (CD-AMB-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// Counter-clockwise in the order of their numbers.
    Given,
    /// At random.
    Shuffled,
}

/// The stronghold out of play in a duel (CD-DUEL-05, CD-AMB-64).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cover {
    /// None: always with three or four players; in the allied duel if the table wants all five.
    None,
    /// By the storm die.
    Die,
    /// The one both players agreed on.
    Chosen(Region),
}

/// Where a worm may be ridden to (CD-AMB-16).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RideDestination {
    /// Anywhere in range; only the way must be sand.
    Any,
    /// Sand only.
    Sand,
}

/// Everything a table may choose. The values of [`Options::new`] are the rulings the ledger adopts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Which game.
    pub game: Game,
    /// How many seats.
    pub seats: u8,
    /// The faction of each seat; those absent are dealt at random (CD-SETUP-19, CD-AMB-74). In the allied
    /// duel a faction stands for the alliance it belongs to.
    pub factions: Option<Vec<Option<Faction>>>,
    /// How seats are put round the table.
    pub seating: Seating,
    /// The stronghold out of play.
    pub block_stronghold: Cover,
    /// 3, or 1 for beginners (CD-BEGIN-01, CD-AMB-29).
    pub market_hand_limit: u8,
    /// Does a storm that moves 0 sectors strike the sector it stays in? (CD-AMB-05)
    pub storm_zero_strikes: bool,
    /// Is the Imperial Basin safe from the storm, as on the classic map? The rulebook names no such
    /// shelter, so the usual answer is no.
    pub imperial_basin_sheltered: bool,
    /// Where a worm may be ridden to.
    pub ride_destination: RideDestination,
    /// May a group move within its own region? (CD-AMB-41)
    pub move_within_region: bool,
    /// Does a traitor card stay with its holder after use? (CD-AMB-55)
    pub traitor_reusable: bool,
    /// Are the leader sets of the allied duel announced? (CD-AMB-69)
    pub allied_leaders_public: bool,
}

impl Options {
    /// The usual options.
    pub fn new(game: Game, seats: u8) -> Options {
        Options {
            game,
            seats,
            factions: None,
            seating: Seating::Given,
            block_stronghold: match game {
                Game::Standard => Cover::None,
                Game::Duel | Game::Allied => Cover::Die,
            },
            market_hand_limit: 3,
            storm_zero_strikes: false,
            imperial_basin_sheltered: false,
            ride_destination: RideDestination::Any,
            move_within_region: false,
            traitor_reusable: true,
            allied_leaders_public: true,
        }
    }

    /// Fixes the faction of every seat.
    pub fn assign(&mut self, factions: &[Faction]) {
        self.factions = Some(factions.iter().copied().map(Some).collect());
    }

    /// Checks that the options make a game.
    pub fn check(&self) -> Result<(), BadOptions> {
        let refuse = |why: &str| Err(BadOptions::Rule(why.to_owned()));
        match (self.game, self.seats) {
            (Game::Standard, 3 | 4) | (Game::Duel | Game::Allied, 2) => {}
            (Game::Standard, _) => return refuse("the standard game is for 3 or 4 players (CD-SETUP-01)"),
            (Game::Duel | Game::Allied, _) => return refuse("a duel is for 2 players (CD-DUEL-01)"),
        }
        match (self.game, self.block_stronghold) {
            (Game::Standard, Cover::None) | (Game::Duel | Game::Allied, Cover::Die) => {}
            (Game::Allied, Cover::None) => {}
            (Game::Duel | Game::Allied, Cover::Chosen(region)) if STRONGHOLDS.contains(&region) => {}
            (Game::Duel | Game::Allied, Cover::Chosen(_)) => {
                return refuse("only a stronghold can be covered (CD-DUEL-04)");
            }
            (Game::Duel, Cover::None) => return refuse("a duel covers one stronghold (CD-DUEL-04)"),
            (Game::Standard, _) => {
                return refuse("no stronghold is covered with 3 or 4 players (CD-DUEL-04)");
            }
        }
        if self.market_hand_limit != 3 && self.market_hand_limit != 1 {
            return refuse("the market hand limit is 3, or 1 for beginners (CD-BEGIN-01)");
        }
        let Some(factions) = &self.factions else { return Ok(()) };
        if factions.len() != usize::from(self.seats) {
            return refuse("there must be one faction for each seat (CD-SETUP-01)");
        }
        for (seat, faction) in factions.iter().enumerate() {
            let Some(faction) = faction else { continue };
            let same = |other: &Faction| match self.game {
                Game::Allied => alliance(*other) == alliance(*faction),
                Game::Standard | Game::Duel => other == faction,
            };
            if factions[..seat].iter().flatten().any(same) {
                return refuse("no faction is played twice (CD-SETUP-01)");
            }
        }
        Ok(())
    }
}

/// The alliance a faction belongs to in the allied duel (CD-ALLY-01).
pub const fn alliance(faction: Faction) -> House {
    match faction {
        Faction::Atreides | Faction::Fremen => House::AtreidesFremen,
        Faction::Harkonnen | Faction::Imperium => House::HarkonnenImperium,
    }
}
