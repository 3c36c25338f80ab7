//! What is in the box, as a client is told it: the rows with their effects in words, and the numbers of the board.

use serde::Serialize;
use table::Say;

use super::*;
use crate::board::{Board, Faction, Set};
use crate::effect::Effect;
use crate::phase::sending::GATE;
use crate::state::{AGENTS, SPIES};
use crate::tell::describe;
use crate::view::Phase;

/// A row and its effects in words.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Told<Row: 'static, Says> {
    /// The row.
    #[serde(flatten)]
    pub row: &'static Row,
    /// Its effects in words, box by box.
    pub says: Says,
}

/// All that is printed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Contents {
    /// The phases of a round, and what follows the last.
    pub phases: [Phase; 6],
    /// The factions, in the order of their tracks.
    pub factions: &'static [Faction],
    /// The spies of a player.
    pub spies: u8,
    /// The agents of a player, without the Swordmaster.
    pub agents: u8,
    /// The influence that spaces ask for.
    pub needed_influence: u8,
    /// What step 4 of each track gives, on the standard side.
    pub bonus: [Line; 4],
    /// The same on the side for six players.
    pub bonus_of_six: [Line; 4],
    /// The cards of the Reserve.
    pub reserve: &'static [Card],
    /// Every card a deck can hold.
    pub cards: Vec<Told<CardText, CardSays>>,
    /// The Intrigue deck.
    pub intrigues: Vec<Told<IntrigueText, IntrigueSays>>,
    /// The Conflict cards.
    pub conflicts: Vec<Told<ConflictText, ConflictSays>>,
    /// The contracts.
    pub contracts: Vec<Told<ContractText, ContractSays>>,
    /// The Objective cards.
    pub objectives: &'static [ObjectiveText],
    /// The leaders.
    pub leaders: Vec<Told<LeaderText, LeaderSays>>,
    /// The Commanders.
    pub commanders: Vec<Told<CommanderText, CommanderSays>>,
    /// The Rivals.
    pub rivals: Vec<Told<RivalText, RivalSays>>,
    /// The House Hagal deck.
    pub hagal: Vec<Told<HagalText, HagalSays>>,
    /// The training track.
    pub training: Vec<Told<TrainingText, TrainingSays>>,
    /// The spaces.
    pub spaces: Vec<Told<SpaceText, SpaceSays>>,
    /// The posts.
    pub posts: &'static [PostText],
}

/// An effect, as data and in words.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    /// The effect.
    pub effect: &'static Effect,
    /// In words.
    pub say: Say,
}

/// The boxes of a kind of row, in words.
macro_rules! says {
    ($(#[$meta:meta])* $name:ident of $row:ident { $($field:ident),+ }) => {
        $(#[$meta])*
        #[derive(Debug, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[allow(missing_docs, reason = "the boxes are named as in the row")]
        pub struct $name { $(pub $field: Vec<Say>),+ }

        impl From<&$row> for $name {
            fn from(row: &$row) -> $name {
                $name { $($field: describe::effects(&row.$field)),+ }
            }
        }
    };
}

says! {
    /// The boxes of a card.
    CardSays of CardText { acquire, agent, reveal, trashed, discarded }
}
says! {
    /// The boxes of an Intrigue card.
    IntrigueSays of IntrigueText { plot, combat, endgame, aftermath }
}
says! {
    /// The rewards of a Conflict.
    ConflictSays of ConflictText { first, second, third }
}
says! {
    /// What a contract gives.
    ContractSays of ContractText { reward }
}
says! {
    /// The abilities of a Rival.
    RivalSays of RivalText { signet, scheme }
}
says! {
    /// What a House Hagal card gives.
    HagalSays of HagalText { gains, second }
}
says! {
    /// What a step of the training track gives.
    TrainingSays of TrainingText { reward }
}

/// The abilities of a leader.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeaderSays {
    /// What may be used on each Reveal turn.
    pub reveal: Vec<Say>,
    /// What visits give, as the row has them.
    pub visits: Vec<Say>,
    /// What two influence give.
    pub reach_two: Option<Say>,
    /// The Signet Ring ability.
    pub signet: Vec<Say>,
    /// An ability that its fields do not put into words.
    pub note: Option<Say>,
}

impl From<&LeaderText> for LeaderSays {
    fn from(row: &LeaderText) -> LeaderSays {
        LeaderSays {
            reveal: describe::effects(&row.reveal),
            visits: row.visits.iter().map(|(_, effect)| describe::effect(effect)).collect(),
            reach_two: row.reach_two.as_ref().map(|(_, effect)| describe::effect(effect)),
            signet: describe::effects(&row.signet),
            note: row.note.map(Say::new),
        }
    }
}

/// What the track of a Commander's personal board gives.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CommanderSays {
    /// Step 1.
    pub one: Say,
    /// Step 3.
    pub three: Say,
}

impl From<&CommanderText> for CommanderSays {
    fn from(row: &CommanderText) -> CommanderSays {
        CommanderSays { one: describe::effect(&row.one), three: describe::effect(&row.three) }
    }
}

/// What a space gives.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceSays {
    /// What it gives.
    pub effects: Vec<Say>,
    /// What may be paid on arrival, and what that gives.
    pub extra: Option<(Say, Say)>,
    /// What its controller gains when anybody goes there.
    pub control: Option<Say>,
}

impl From<&SpaceText> for SpaceSays {
    fn from(row: &SpaceText) -> SpaceSays {
        let extra = row.extra.as_ref();
        SpaceSays {
            effects: describe::effects(&row.effects),
            extra: extra.map(|(price, gain)| (describe::effect(price), describe::effect(gain))),
            control: row.control.as_ref().map(describe::effect),
        }
    }
}

fn told<Row, Says: From<&'static Row>>(rows: &'static [Row]) -> Vec<Told<Row, Says>> {
    told_of(rows, |_| true)
}

/// The rows of which this is true. A client is told the boxes it can draw, which is Uprising's.
fn told_of<Row, Says: From<&'static Row>>(
    rows: &'static [Row],
    drawn: impl Fn(&Row) -> bool,
) -> Vec<Told<Row, Says>> {
    rows.iter().filter(|row| drawn(row)).map(|row| Told { row, says: row.into() }).collect()
}

fn lines(effects: &'static [Effect; 4]) -> [Line; 4] {
    effects.each_ref().map(|effect| Line { effect, say: describe::effect(effect) })
}

/// What is in the box.
pub(crate) fn contents() -> Contents {
    let content = content();
    Contents {
        phases: Phase::ALL,
        factions: Faction::ALL,
        spies: SPIES,
        agents: AGENTS,
        needed_influence: GATE,
        bonus: lines(&content.boards[Board::Uprising.index()].bonus),
        bonus_of_six: lines(&content.boards[Board::Six.index()].bonus),
        reserve: &Table::plain(Board::Uprising).reserve,
        cards: told_of(&content.cards, |row| row.set == Set::Uprising),
        intrigues: told_of(&content.intrigues, |row| row.set == Set::Uprising),
        conflicts: told_of(&content.conflicts, |row| row.set == Set::Uprising),
        contracts: told(&content.contracts),
        objectives: &content.objectives,
        leaders: told_of(&content.leaders, |row| row.set == Set::Uprising),
        commanders: told(&content.commanders),
        rivals: told_of(&content.rivals, |row| row.set == Set::Uprising),
        hagal: told_of(&content.hagal, |row| row.set == Set::Uprising),
        training: told(&content.training),
        spaces: told_of(&content.spaces, |row| row.boards.iter().any(|board| *board != Board::Base)),
        posts: &content.posts,
    }
}
