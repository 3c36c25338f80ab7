//! Everything that can happen, and who may hear of it.

use serde::Serialize;
use table::{RuleId, SeatSet, Viewer, rule_id};

use crate::action::Action;
use crate::board::{Area, Zone};
use crate::cards::{Card, Cards, Objective, PrescienceCard};
use crate::piece::{
    Aloft, Deck, Face, Figure, Leader, Leaders, Legion, Marker, Power, Side, Token, Unit, Vehicle, Wormsign,
};
use crate::view::Asked;

/// A group of figures as everybody sees it: tokens only by their backs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Part {
    /// Regular, elite and special units.
    pub units: [u8; 3],
    /// Troops of the Great Houses.
    pub troops: u8,
    /// Naibs or Bashars.
    pub generic: u8,
    /// Named leaders.
    pub named: Leaders,
    /// Starting deployment tokens.
    pub starting: u8,
    /// Standard deployment tokens.
    pub standard: u8,
    /// Black deployment tokens of the Mahdi automaton.
    pub black: u8,
    /// Silver ones.
    pub silver: u8,
}

impl Part {
    /// The figures of a side as everybody sees them.
    pub fn of(side: Side, legion: &Legion) -> Part {
        let tokens = legion.tokens;
        let [starting, standard, black, silver] = match side {
            Side::Atreides => [tokens.len() - tokens.standard(), tokens.standard(), 0, 0],
            Side::Harkonnen => [0, 0, tokens.of(Token::BLACK), tokens.of(Token::SILVER)],
        };
        Part {
            units: legion.units,
            troops: legion.troops,
            generic: legion.generic,
            named: Leaders::of(side, legion.named),
            starting,
            standard,
            black,
            silver,
        }
    }
}

/// Why a harvester left the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HarvesterLoss {
    /// An Atreides legion came.
    Legion,
    /// A sandworm came.
    Worm,
    /// A card or a special attack took it.
    Card,
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Event {
    /// A round begins.
    RoundBegan { round: u16 },
    /// Planning cards were drawn; which ones only the player knows.
    Drew { player: Deck, from: Deck, cards: Option<Cards>, count: u8, eyes: SeatSet },
    /// A prescience card was revealed.
    PrescienceRevealed { card: PrescienceCard },
    /// Dice lie on the Spice Must Flow board.
    DiceBlocked { dice: u8 },
    /// A harvester was placed.
    HarvesterPlaced { area: Area },
    /// An aircraft was placed.
    AircraftPlaced { vehicle: Vehicle, zone: Zone },
    /// An aircraft left its air zone.
    AircraftLeft { what: Aloft, zone: Zone },
    /// Action dice were rolled.
    DiceRolled { player: Deck, dice: [u8; 5] },
    /// A die was changed for want of a cell.
    DieChanged { player: Deck, to: Face },
    /// A Bene Gesserit token became a die.
    BenePlayed { player: Deck, face: Face },
    /// A Bene Gesserit token was gained.
    BeneGained { side: Side },
    /// A die was spent.
    DieSpent { player: Deck, face: Face },
    /// The Desert Power action was taken.
    DesertPowerUsed,
    /// A leader's special action was used.
    SpecialUsed { leader: Leader },
    /// A die was lost.
    DieLost { side: Side, face: Face },
    /// Harkonnen must use this die next.
    DieForced { face: Face },
    /// A planning card was played.
    CardPlayed { card: Card },
    /// A planning card was discarded.
    CardDiscarded { card: Card },
    /// A legion moved.
    Moved { side: Side, from: Area, to: Area, part: Part },
    /// A figure was placed or deployed.
    Placed { side: Side, figure: Figure, area: Area },
    /// A figure was taken off an area to be placed elsewhere.
    Lifted { side: Side, figure: Figure, area: Area },
    /// A deployment token was placed; what it shows only Atreides knows.
    TokenPlaced { token: Option<Token>, area: Area, eyes: SeatSet },
    /// A deployment token was drawn.
    TokenDrawn { token: Option<Token>, eyes: SeatSet },
    /// A deployment token left the game face down.
    TokenGone { area: Area },
    /// A deployment token was turned up.
    TokenRevealed { area: Area, units: [u8; 3] },
    /// A sietch was turned up.
    SietchRevealed { area: Area, rank: u8 },
    /// Units were replaced.
    Replaced { side: Side, area: Area, from: Unit, to: Unit },
    /// An attack was declared.
    Attacked { side: Side, from: Area, to: Area, surprise: bool },
    /// Combat dice of a side.
    CombatRoll { side: Side, hits: u8, blocks: u8, specials: u8 },
    /// A leader used a Special.
    LeaderFought { side: Side, leader: Figure },
    /// Hits a legion suffers.
    Hits { side: Side, area: Area, hits: u8 },
    /// A figure was removed.
    Lost { side: Side, area: Area, figure: Figure },
    /// The attack was ceased.
    Ceased { side: Side },
    /// A legion retreated.
    Retreated { side: Side, from: Area, to: Area },
    /// An attack was won.
    Won { side: Side, area: Area },
    /// A legion was destroyed.
    Destroyed { side: Side, area: Area },
    /// A settlement fell.
    SettlementFell { area: Area, rank: u8 },
    /// Supremacy rose.
    Supremacy { to: u8 },
    /// A prescience marker moved.
    MarkerMoved { marker: Marker, to: u8 },
    /// A leader entered play.
    LeaderEntered { leader: Leader },
    /// A leader left the game.
    LeaderGone { leader: Leader },
    /// A leader went to the tank.
    LeaderTanked { leader: Leader },
    /// A leader left the tank.
    LeaderHealed { leader: Leader },
    /// A wormsign token was placed.
    WormsignPlaced { area: Area },
    /// A wormsign token was discarded unseen.
    WormsignGone { area: Area },
    /// A wormsign token was turned up.
    WormsignRevealed { area: Area, face: Wormsign },
    /// A sandworm came.
    WormCame { area: Area },
    /// A sandworm moved.
    WormMoved { from: Area, to: Area },
    /// A sandworm left.
    WormLeft { area: Area },
    /// The Wild Maker came.
    WildMakerCame { area: Area },
    /// A sandworm attacked.
    WormAttacked { from: Area, to: Area, hits: u8, specials: u8 },
    /// A testing station was captured.
    StationCaptured { area: Area, marker: Marker },
    /// A harvester was lost.
    HarvesterLost { area: Area, to: HarvesterLoss },
    /// A carryall saved a harvester.
    Rescued { area: Area, zone: Zone },
    /// A storm struck.
    Storm { area: Area, hits: u8, specials: u8 },
    /// A special attack struck.
    Bombarded { side: Side, area: Area, hits: u8 },
    /// The harvest.
    Harvested { spice: u8 },
    /// An Imperium marker moved or stayed.
    Imperium { power: Power, row: u8 },
    /// Spice was hoarded.
    Hoarded,
    /// A ban became active.
    Banned { power: Power },
    /// A prescience card was claimed.
    Claimed { card: PrescienceCard },
    /// A prescience card left the game.
    PrescienceRemoved { card: PrescienceCard },
    /// A prescience card went back to the deck.
    PrescienceShuffled { card: PrescienceCard },
    /// A card was attached to a prescience card.
    Attached {
        card: PrescienceCard,
        // Kept open by it, or hastened.
        #[serde(rename = "eyes")]
        keeps: bool,
    },
    /// A second secret objective was drawn; which one only Atreides knows.
    ObjectiveDrawn { objective: Option<Objective>, eyes: SeatSet },
    /// The atomics went off.
    Detonated { area: Area },
    /// A sietch moved.
    SietchMoved { from: Area, to: Area },
    /// Deployment tokens of two sietches changed places.
    TokensSwapped { one: Area, other: Area },
    /// Paul is hunted.
    PaulHunted,
    /// A named leader was replaced by a generic one.
    LeaderSwapped { leader: Leader, area: Area },
    /// Partners talk in a cone of silence, and see each other's hands.
    Whispered { side: Side, eyes: SeatSet },
    /// Harvest sector and target sietch of the automaton: the sietches on the tactics cards.
    Tactics { sector: Area, target: Area },
    /// The automaton rolled a die.
    MahdiRolled { face: Face },
    /// What the automaton did, and the rule that decided it.
    MahdiChose {
        /// The question.
        asked: Option<Asked>,
        action: Action,
        rule: RuleId,
        /// How many answers were as good.
        equal: u8,
        /// How many there were.
        all: u8,
        /// The best of those that were not.
        over: Option<Action>,
    },
    /// What the automaton did without a question, and the rule that said so.
    MahdiFollowed { rule: RuleId },
    /// A card the automaton could not carry out joined its reinforcements.
    MahdiKept { card: Card },
    /// Deployment tokens guard a settlement the automaton has left.
    GarrisonLeft { area: Area },
    /// A Harkonnen deployment token was turned up.
    GarrisonRevealed { area: Area, units: [u8; 3] },
    /// A planning card stays in play.
    CardStays { card: Card },
    /// Great House troops were recruited.
    TroopsRecruited { side: Side, troops: u8 },
    /// A space frigate was built.
    FrigateBuilt { side: Side },
    /// A heighliner advanced to this space.
    LinerAdvanced { side: Side, space: u8 },
    /// A bribe keeps the Harkonnen heighliner where it is.
    LinerHeld,
    /// Great House troops landed.
    TroopsLanded { side: Side, area: Area, troops: u8 },
    /// A space frigate came down to an air zone.
    FrigateLanded { side: Side, zone: Zone },
    /// A heighliner is back on its start space.
    LinerReturned { side: Side },
    /// The Guild Navigator was placed.
    NavigatorPlaced { zone: Zone },
    /// Harkonnen won.
    HarkonnenWon,
    /// Atreides won.
    AtreidesWon { objective: Objective },
}

impl table::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let knows = |eyes: SeatSet| known(eyes, viewer);
        let mut event = *self;
        match &mut event {
            Event::Drew { cards, eyes, .. } if !knows(*eyes) => *cards = None,
            Event::TokenPlaced { token, eyes, .. } | Event::TokenDrawn { token, eyes } if !knows(*eyes) => {
                *token = None;
            }
            Event::ObjectiveDrawn { objective, eyes } if !knows(*eyes) => *objective = None,
            _ => {}
        }
        Some(event)
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Event::PrescienceRevealed { .. }
                | Event::Whispered { .. }
                | Event::Tactics { .. }
                | Event::MahdiRolled { .. }
                // The automaton decides in the open, step by step.
                | Event::MahdiChose { .. }
                | Event::MahdiFollowed { .. }
                | Event::MahdiKept { .. }
                | Event::GarrisonRevealed { .. }
                | Event::DiceRolled { .. }
                | Event::CardPlayed { .. }
                | Event::CardDiscarded { .. }
                | Event::TokenRevealed { .. }
                | Event::SietchRevealed { .. }
                | Event::CombatRoll { .. }
                | Event::WormsignRevealed { .. }
                | Event::WormAttacked { .. }
                | Event::StationCaptured { .. }
                | Event::Storm { .. }
                | Event::Bombarded { .. }
                | Event::HarkonnenWon
                | Event::AtreidesWon { .. }
        )
    }

    fn glimpse(&self) -> Option<RuleId> {
        match *self {
            // The automaton decides in the open, by the rule it names.
            Event::MahdiChose { rule, .. } | Event::MahdiFollowed { rule } => Some(rule),
            Event::MahdiKept { .. } => Some(rule_id!("WA-SOLO-MENTAT-09")),
            // A figure above the stacking limit is placed in the open and removed at once.
            Event::Placed { .. } => Some(rule_id!("WA-STACK-02")),
            _ => None,
        }
    }

    /// A cone of silence opens hands to the partners alone (WA-TEAM-11).
    fn reveals_to(&self, viewer: Viewer) -> bool {
        match *self {
            Event::Whispered { eyes, .. } => known(eyes, viewer),
            _ => self.reveals(),
        }
    }
}

/// May the viewer see what these seats see?
fn known(eyes: SeatSet, viewer: Viewer) -> bool {
    match viewer {
        Viewer::Seat(seat) => eyes.has(seat),
        Viewer::Spectator => false,
        Viewer::Everything => true,
    }
}
