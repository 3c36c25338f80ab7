//! What a row of each content file says.

use serde::{Deserialize, Deserializer, Serialize};

use super::Leader;
use crate::board::{BattleIcon, Board, Faction, Icon, Post, Set, Space};
use crate::effect::Effect;
use crate::options::Difficulty;

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
    /// Where this row comes from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
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
    /// The set it comes in.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub set: Set,
    /// Where this row comes from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: &'static str,
}

/// A level of the base game alone. DB-RIVAL-14
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelText {
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
