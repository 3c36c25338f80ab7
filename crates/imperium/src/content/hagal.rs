//! House Hagal: the cards that move Rivals, and the levels of the game alone.

use serde::{Deserialize, Serialize};

use super::Hagal;
use crate::board::{Board, Post, Set, Space};
use crate::effect::Effect;
use crate::options::Difficulty;

/// Where a House Hagal card sends a Rival's agent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Destination {
    /// To this space.
    Visit(Space),
    /// To the first space in Conflicts I and II, to the second in a Conflict III.
    ByConflict(Space, Space),
    /// To the first space below two influence with the Spacing Guild, otherwise to the second.
    ByGuild(Space, Space),
    /// To this space with two influence with the Spacing Guild, otherwise nowhere. RI-RIVAL-03
    IfGuild(Space),
    /// To the one of these maker spaces with most bonus spice, if any has some.
    Harvest(Vec<Space>),
    /// Nowhere: a spy goes to the first free of these posts, and the next card is revealed.
    Watch(Vec<Post>),
    /// Nowhere: the deck is shuffled, and the next card is revealed.
    Reshuffle,
}

/// A House Hagal card as the engine understands it.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HagalText {
    /// The message key of its name.
    pub key: &'static str,
    /// How many there are.
    pub copies: u8,
    /// Where the agent goes.
    pub to: Destination,
    /// What the Rival gains.
    #[serde(default)]
    pub gains: Vec<Effect>,
    /// What it gains besides at the first of two spaces.
    #[serde(default)]
    pub first: Vec<Effect>,
    /// What it gains besides at the second of two spaces.
    #[serde(default)]
    pub second: Vec<Effect>,
    /// Swords when turned up in combat.
    pub swords: u8,
    /// The numbers of people it is used against; any, unless the row says otherwise. IU-RIVAL-07
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub players: Vec<u8>,
    /// The boards it is used on; any, unless the row says otherwise. IU-COMBO-13
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub boards: Vec<Board>,
    /// Sets with which it is taken out. RI-RIVAL-01, IU-COMBO-12
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub without: Vec<Set>,
    /// Copies that are taken out against one person with these sets. IM-RIVAL-01, IU-COMBO-16
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub fewer: Vec<(Set, u8)>,
    /// The space meant on boards without the first one it names, where it is used only if the table keeps it.
    /// IU-COMBO-14
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub instead: Option<Space>,
    /// The set it comes in.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub set: Set,
    /// Where this row comes from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: &'static str,
}

impl Hagal {
    /// The cards a table may keep although a space they name is not there. IU-COMBO-14
    pub(crate) fn kept() -> impl Iterator<Item = Hagal> {
        Hagal::all().filter(|card| card.text().instead.is_some())
    }
}

/// A level of the base game alone. DB-RIVAL-14
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelText {
    /// The board it is played on.
    pub board: Board,
    /// Which level.
    pub level: Difficulty,
    /// What the player begins with besides.
    pub player: Vec<Effect>,
    /// What the Mentat space costs. DB-RIVAL-16
    pub mentat: u8,
    /// The troops in the garrison of each Rival.
    pub garrison: u8,
    /// The Conflict cards that lie above the Swordmasters of the Rivals. DB-RIVAL-15
    pub above_swordmasters: u8,
    /// What each Rival begins with besides.
    pub rival: Vec<Effect>,
    /// Do the Rivals deploy as experts? DB-RIVAL-24
    #[serde(default)]
    pub expert: bool,
    /// Is there no Swordmaster for the player? DB-RIVAL-28
    #[serde(default)]
    pub no_swordmaster: bool,
    /// Where this row comes from.
    #[serde(skip_serializing)]
    pub source: &'static str,
}
