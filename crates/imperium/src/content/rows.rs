//! What a row of each content file says.

use serde::{Deserialize, Deserializer, Serialize};

use super::Leader;
use super::leaders::some_key;
use crate::board::{BattleIcon, Board, Faction, Icon, Post, Set, Space};
use crate::effect::{Condition, Effect};

/// A card as the engine understands it. IU-ROUND-12
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CardText {
    /// The message key of its name.
    pub key: &'static str,
    /// How many there are.
    pub copies: u8,
    /// What it costs; starting cards cannot be acquired.
    #[serde(default, deserialize_with = "some")]
    pub cost: Option<u8>,
    /// Its factions.
    #[serde(default)]
    pub factions: Vec<Faction>,
    /// Its agent icons.
    #[serde(default)]
    pub icons: Vec<Icon>,
    /// What acquiring it gives.
    #[serde(default)]
    pub acquire: Vec<Effect>,
    /// Its agent box.
    #[serde(default)]
    pub agent: Vec<Effect>,
    /// Its reveal box.
    #[serde(default)]
    pub reveal: Vec<Effect>,
    /// What trashing it gives.
    #[serde(default)]
    pub trashed: Vec<Effect>,
    /// What discarding it from the hand gives.
    #[serde(default)]
    pub discarded: Vec<Effect>,
    /// Does it send an agent without an icon, from wherever that agent stands? DB-CARD-03
    #[serde(default)]
    pub anywhere: bool,
    /// Does its agent disregard the influence a space asks for?
    #[serde(default)]
    pub undercover: bool,
    /// Do enemy agents not block at spaces with a printed icon of it? RI-ICON-07
    #[serde(default)]
    pub infiltration: bool,
    /// Does the reveal box also work when the card is discarded or trashed? RI-ICON-02
    #[serde(default)]
    pub unload: bool,
    /// Spaces that cost its agent so much less spice. RI-CARD-06
    #[serde(default)]
    pub cheaper: Vec<(Space, u8)>,
    /// The specimens a Tleilaxu card costs, which has no other price. IM-ROW-01, IM-ROW-05
    #[serde(default, deserialize_with = "some")]
    pub specimens: Option<u8>,
    /// Does it stay in the Tleilaxu Row when it is acquired? IM-ROW-03
    #[serde(default)]
    pub stays: bool,
    /// Is it played on an Agent turn only together with another card? IM-GRAFT-01
    #[serde(default)]
    pub graft: bool,
    /// May that other card be one of the Imperium Row? IM-CARD-08
    #[serde(default)]
    pub grafts_row: bool,
    /// Do enemy agents not block the agent sent with it? IM-CARD-12
    #[serde(default)]
    pub unblocked: bool,
    /// Icons it has besides while this holds. IM-GRAFT-10
    #[serde(default)]
    pub icons_if: Option<(Condition, Vec<Icon>)>,
    /// The starting card it takes the place of. IM-SETUP-06
    #[serde(default, deserialize_with = "some_key")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub replaces: Option<&'static str>,
    /// Is it used with the CHOAM module only?
    #[serde(default)]
    pub choam: bool,
    /// Does it lie in the Reserve, and come back there when it is trashed?
    #[serde(default)]
    pub reserve: bool,
    /// What it belongs to.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub pile: Pile,
    /// The set it comes in.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub set: Set,
    /// Where this row comes from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: &'static str,
}

impl CardText {
    /// Is the card of this faction?
    #[inline]
    pub fn is(&self, faction: Faction) -> bool {
        self.factions.contains(&faction)
    }
}

/// What a card belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pile {
    /// The Imperium deck.
    #[default]
    Imperium,
    /// The starting deck of every player, or the Reserve.
    Starting,
    /// A Commander's starting deck.
    Commander,
    /// The Tleilaxu deck, or its Row.
    Tleilaxu,
}

fn some<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u8>, D::Error> {
    u8::deserialize(deserializer).map(Some)
}

fn some_icon<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<BattleIcon>, D::Error> {
    BattleIcon::deserialize(deserializer).map(Some)
}

/// An Intrigue card as the engine understands it.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct IntrigueText {
    /// The message key of its name.
    pub key: &'static str,
    /// How many there are.
    pub copies: u8,
    /// What it does as a plot.
    #[serde(default)]
    pub plot: Vec<Effect>,
    /// What it does in combat.
    #[serde(default)]
    pub combat: Vec<Effect>,
    /// What it does at the end of the game.
    #[serde(default)]
    pub endgame: Vec<Effect>,
    /// What it does after the combat for its sole winner. DB-COMBAT-07
    #[serde(default)]
    pub aftermath: Vec<Effect>,
    /// Is it used only where there is a Mentat?
    #[serde(default)]
    pub mentat: bool,
    /// Does it stay face up until the Reveal turn?
    #[serde(default)]
    pub lasting: bool,
    /// Is it used with the CHOAM module only?
    #[serde(default)]
    pub choam: bool,
    /// The set it comes in.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub set: Set,
    /// Where this row comes from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: &'static str,
}

/// A Conflict card as the engine understands it.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ConflictText {
    /// The message key of its name.
    pub key: &'static str,
    /// Conflict I, II or III.
    pub level: u8,
    /// Its battle icon; those of Dune: Imperium have none.
    #[serde(default, deserialize_with = "some_icon")]
    pub icon: Option<BattleIcon>,
    /// Is it used only where there is a Mentat?
    #[serde(default)]
    pub mentat: bool,
    /// The location it is fought for.
    #[serde(default)]
    pub location: Option<Space>,
    /// The first reward; control of the location comes with it.
    pub first: Vec<Effect>,
    /// The second reward.
    pub second: Vec<Effect>,
    /// The third reward.
    pub third: Vec<Effect>,
    /// The set it comes in.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub set: Set,
    /// Where this row comes from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: &'static str,
}

/// An Objective card as the engine understands it.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ObjectiveText {
    /// The message key of its name.
    pub key: &'static str,
    /// Its battle icon.
    pub icon: BattleIcon,
    /// The numbers of players it is used with.
    pub players: Vec<u8>,
    /// Does it make its owner the first player?
    #[serde(default)]
    pub first: bool,
    /// Where this row comes from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: &'static str,
}

/// When a contract is completed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Goal {
    /// By sending an agent to the space.
    Visit(Space),
    /// By gaining so much spice in a turn with an agent sent to a maker space.
    Harvest(u8),
    /// At once.
    Immediate,
    /// By acquiring The Spice Must Flow.
    AcquireSpiceMustFlow,
    /// By sending an agent to this space of Rise of Ix, which may not be on the board. IU-AMB-89
    Beyond(Space),
}

/// A contract as the engine understands it.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ContractText {
    /// The message key of its name.
    pub key: &'static str,
    /// How many there are.
    pub copies: u8,
    /// When it is completed.
    pub goal: Goal,
    /// What it gives then.
    pub reward: Vec<Effect>,
    /// Is it one of those made for Rise of Ix?
    #[serde(default)]
    pub ix: bool,
    /// Where this row comes from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: &'static str,
}

/// A space as the engine understands it.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SpaceText {
    /// Which space.
    pub space: Space,
    /// Its agent icon.
    pub icon: Icon,
    /// May units be deployed after going there?
    #[serde(default)]
    pub combat: bool,
    /// Does bonus spice gather there?
    #[serde(default)]
    pub maker: bool,
    /// Two influence with this faction are needed.
    #[serde(default)]
    pub needs: Option<Faction>,
    /// Its cost in Solari.
    #[serde(default)]
    pub solari: u8,
    /// Its cost in spice.
    #[serde(default)]
    pub spice: u8,
    /// Its cost in water.
    #[serde(default)]
    pub water: u8,
    /// Its cost in Solari once somebody has what it gives.
    #[serde(default, deserialize_with = "some")]
    pub solari_later: Option<u8>,
    /// Its cost in spice with six players, where that is another.
    #[serde(default, deserialize_with = "some")]
    pub spice_of_six: Option<u8>,
    /// The boards it is on: both sides of Uprising's, unless the row says otherwise.
    #[serde(default = "both_sides")]
    pub boards: Vec<Board>,
    /// Sets that cover it, or put another in its place. RI-SETUP-01, IU-COMBO-01
    #[serde(default)]
    pub without: Vec<Set>,
    /// The space it covers, which contracts and cards mean too. IM-SETUP-04, IU-COMBO-08
    #[serde(default)]
    pub covers: Vec<Space>,
    /// With six players it is on the personal board of this Commander.
    #[serde(default)]
    pub owner: Option<Leader>,
    /// May a player go there only once in a game? DB-SPACE-09
    #[serde(default)]
    pub once: bool,
    /// The exchanges of spice for Solari of which a visitor makes one as the price. DB-SPACE-16
    #[serde(default)]
    pub rates: Vec<(u8, u8)>,
    /// What it gives.
    pub effects: Vec<Effect>,
    /// What may be paid on arrival (read as a cost) and what it gives.
    #[serde(default)]
    pub extra: Option<(Effect, Effect)>,
    /// What an agent there gives on the Reveal turn.
    #[serde(default)]
    pub reveal: Option<Effect>,
    /// What its controller gains when anybody goes there.
    #[serde(default)]
    pub control: Option<Effect>,
    /// The set it comes in.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub set: Set,
    /// Where this row comes from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: &'static str,
}

fn both_sides() -> Vec<Board> {
    vec![Board::Uprising, Board::Six]
}

/// What differs from board to board.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BoardText {
    /// Which board.
    pub board: Board,
    /// What the bonus of its tracks is called among the effects.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub track: &'static str,
    /// What step 4 of each track gives. IU-INFLU-06
    pub bonus: [Effect; 4],
    /// The locations that can be controlled. IU-CONTROL-01
    pub locations: Vec<Space>,
    /// Conflict cards of each level in the deck. IU-SETUP-08, IU-SIX-12
    pub levels: [u8; 3],
    /// The points that trigger the end. IU-RECALL-01
    pub target: u8,
    /// The persuasion a seat in the High Council gives. IU-REVEAL-03
    pub council: u8,
    /// The cards of the Reserve, The Spice Must Flow last. IU-SETUP-13
    pub reserve: Vec<&'static str>,
    /// Does the Shield Wall protect its locations?
    #[serde(default)]
    pub wall: bool,
    /// Does the winner take the Conflict card, and has everybody an Objective to pair it with? DB-COMBAT-06
    #[serde(default)]
    pub trophies: bool,
    /// Does the Mentat stand on its space? DB-SETUP-03
    #[serde(default)]
    pub mentat: bool,
    /// Conflict cards of expansions that only Epic mode uses here. IU-COMBO-04
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub guests: Vec<&'static str>,
    /// Are all Conflict cards of expansions used? RI-SETUP-04, IU-COMBO-03
    #[serde(default)]
    pub hosts: bool,
    /// May the agent sent this turn be recalled? IU-GLOSS-01, DB-AMB-01
    #[serde(default)]
    pub recalls_sent: bool,
    /// What Rivals do here.
    #[cfg_attr(feature = "ts", ts(skip))]
    pub rivals: RivalsText,
    /// Where this row comes from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: &'static str,
}

/// What Rivals do on a board.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RivalsText {
    /// What they pay for a victory point, in the order they look: resources, Intrigue cards. IU-RIVAL-36, DB-RIVAL-20
    pub points: Vec<Effect>,
    /// Do they buy points only once they have their Swordmaster? IU-RIVAL-36
    #[serde(default)]
    pub swordmaster_first: bool,
    /// By what an expert leads before it deploys no more. IU-RIVALDIFF-10, IU-AMB-57, DB-RIVAL-24
    pub lead: Lead,
    /// Does the player decide what their cards leave open? DB-RIVAL-21
    #[serde(default)]
    pub asked: bool,
    /// Are they leaders of the sets on the table, or with two people the House itself? DB-RIVAL-08, DB-RIVAL-13
    #[serde(default)]
    pub leaders: bool,
    /// The locations in the order in which a Rival takes control. RI-RIVAL-08, RI-RIVAL-16, DC-30
    pub occupies: Vec<Space>,
}

/// A lead in the Conflict.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Lead {
    /// So many units.
    Units(u8),
    /// So much strength.
    Strength(u16),
}

/// Epic mode. RI-EPIC-01 to RI-EPIC-05
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EpicText {
    /// The points that trigger the end. RI-EPIC-01
    pub target: u8,
    /// Conflict cards of each level in the deck. RI-EPIC-02
    pub levels: [u8; 3],
    /// The starting card that comes with it. RI-EPIC-03
    pub card: &'static str,
    /// The starting card of which that takes one copy's place.
    pub replaces: &'static str,
    /// The Intrigue cards everybody begins with. RI-EPIC-04
    pub intrigue: u8,
    /// The troops in the garrison at the start. RI-EPIC-05
    pub garrison: u8,
    /// Where this row comes from.
    #[serde(skip_serializing)]
    pub source: &'static str,
}

/// An observation post as the engine understands it.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PostText {
    /// Which post.
    pub post: Post,
    /// The spaces it is connected to.
    pub spaces: Vec<Space>,
    /// Where this row comes from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: &'static str,
}

/// A step of the training track.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TrainingText {
    /// The steps that can follow.
    pub next: Vec<u8>,
    /// What reaching it gives.
    pub reward: Vec<Effect>,
}
