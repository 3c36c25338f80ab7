//! The parts of a view: areas, leaders, hands, the battle, what the automaton and the Guild have on the table.

use serde::{Serialize, Serializer};
use table::Viewer;

use crate::board::{Area, AreaSet, SIETCH_PLACES};
use crate::cards::Card;
use crate::content::script;
use crate::effect::{Effect, It, run};
use crate::event::Part;
use crate::mahdi::tactic_sietch;
use crate::phase::{Step, battle, harvest, landing, losses};
use crate::piece::{Deck, Leader, Leaders, Power, Side, Token};
use crate::state::guild::VOYAGE;
use crate::state::{Arrakis, Battle, Manner, Moved, Place};

/// Hits that a legion still has to take.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HitsView {
    /// Whose legion.
    pub side: Side,
    /// Where.
    pub area: Area,
    /// How many.
    pub hits: u8,
}

/// What the Mahdi automaton has on the table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MahdiView {
    /// The sietch on the tactics card whose sector is harvested.
    pub sector: Area,
    /// The sietch on the tactics card whose sietch is the target.
    pub target: Area,
    /// The sietches on the tactics cards left in the deck.
    pub tactics: Vec<Area>,
    /// The sietch legions move towards this turn, once that is settled.
    pub aim: Option<Area>,
    /// The deck of the card discarded last.
    pub last: Option<Deck>,
    /// The deck of the last reinforcement, if no card has been discarded since.
    pub reinforced: Option<Deck>,
    /// Dice not yet rolled.
    pub unrolled: u8,
    /// Results rolled this round.
    pub spent: [u8; 5],
    /// Copies of Hawat's Scheming beside the board.
    pub schemes: u8,
    /// Has an ornithopter been used this turn?
    pub flew: bool,
}

/// What the Spacing Guild expansion has beside the map, Atreides first. Frigates and the Navigator on the
/// map are in [`View::air`](super::View::air).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GuildView {
    /// How far each heighliner has come from its start space.
    pub heighliners: [u8; 2],
    /// How far it is to Arrakis.
    pub voyage: u8,
    /// Great House troops on each heighliner board.
    pub troops: [u8; 2],
    /// Frigates on each heighliner board.
    pub frigates: [u8; 2],
    /// Great House troops in the common reserve.
    pub troop_supply: u8,
    /// Rings in reserve.
    pub rings: [u8; 2],
    /// Frigates in reserve.
    pub frigate_supply: [u8; 2],
    /// Planning cards that stay in play.
    pub in_play: Vec<Card>,
    /// The side whose heighliner is landing.
    pub landing: Option<Side>,
    /// Has Harkonnen kept a marker in this harvest?
    pub kept: bool,
}

/// Figures that have moved in the action in progress and move no more.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MovedView {
    /// Where they are now.
    pub area: Area,
    /// Who they are.
    pub part: Part,
}

/// A sietch that has fallen.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FallenView {
    /// Its printed place.
    pub home: Area,
    /// Its rank.
    pub rank: u8,
}

/// What is left of a card or a result that is being carried out.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScriptView {
    /// For whom.
    pub side: Side,
    /// What it calls "it".
    pub it: It,
    /// The effects still to come.
    pub effects: &'static [Effect],
}

/// An area where anything is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AreaView {
    /// Which area.
    pub area: Area,
    /// Who stands there.
    pub side: Option<Side>,
    /// The figures, tokens by their backs.
    pub part: Part,
    /// How many units that side may keep in an area.
    pub limit: Option<u8>,
    /// What the tokens show, for those who may know.
    pub tokens: Option<Vec<Token>>,
    /// A sietch: its rank, if the viewer may know it; 0 in JSON, where it is unknown.
    #[serde(serialize_with = "known_rank")]
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub sietch: Option<Option<u8>>,
    /// The printed place of the sietch, by which tactics cards name it.
    pub home: Option<Area>,
    /// Is the sietch face up?
    pub revealed: bool,
    /// A Harkonnen settlement.
    pub settlement: bool,
    /// A testing station.
    pub station: bool,
    /// A wormsign token.
    pub wormsign: bool,
    /// A sandworm.
    pub worm: bool,
    /// The Wild Maker.
    pub wild_maker: bool,
    /// A harvester.
    pub harvester: bool,
}

/// No sietch and a sietch of unknown rank would both be `null`.
fn known_rank<S: Serializer>(sietch: &Option<Option<u8>>, to: S) -> Result<S::Ok, S::Error> {
    sietch.map(|rank| rank.unwrap_or(0)).serialize(to)
}

/// A named leader.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeaderView {
    /// Who.
    pub leader: Leader,
    /// Where.
    pub place: LeaderPlace,
    /// The area, if on the board.
    pub area: Option<Area>,
    /// The cell of the tank, from the left.
    pub cell: Option<u8>,
    /// The player on whose board that tank is.
    pub tank: Option<Deck>,
    /// Is the card used this round?
    pub used: bool,
    /// Has the leader left the tank this turn and rests until the next?
    pub resting: bool,
    /// Is the leader on the way to the tank?
    pub dying: bool,
}

/// Where a named leader is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LeaderPlace {
    /// Not yet in play.
    Waiting,
    /// In play, off the board.
    Aside,
    /// On the board.
    Board,
    /// In a regeneration tank.
    Tank,
    /// Removed from the game.
    Gone,
}

/// A hand of planning cards.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandView {
    /// Whose.
    pub player: Deck,
    /// Cards of the first and second deck of the faction, as their backs show.
    pub backs: [u8; 2],
    /// The cards, for those who may know.
    pub cards: Option<Vec<Card>>,
}

/// A battle.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BattleView {
    /// Is it still being fought?
    pub on: bool,
    /// Who attacks.
    pub attacker: Side,
    /// From where.
    pub from: Area,
    /// Where to.
    pub to: Area,
    /// How it differs from a plain attack.
    #[serde(flatten)]
    pub manner: Manner,
    /// Did the defending legion have a leader when the battle began?
    pub led: bool,
    /// The battle round.
    pub round: u8,
    /// Planning cards discarded this round.
    pub cards: [u8; 2],
    /// Hits, Blocks and Specials of each side.
    pub roll: [[u8; 3]; 2],
    /// Leaders that used a Special this round.
    pub activated: [Activated; 2],
}

/// Leaders of a side that used a Special.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Activated {
    /// Naibs or Bashars.
    pub generic: u8,
    /// Named leaders.
    pub named: Leaders,
}

pub(super) fn guild_view(state: &Arrakis) -> GuildView {
    let guild = &state.guild;
    GuildView {
        heighliners: guild.liners,
        voyage: VOYAGE,
        troops: guild.troops,
        frigates: guild.frigates,
        troop_supply: guild.troop_supply,
        rings: guild.rings,
        frigate_supply: guild.frigate_supply,
        in_play: guild.in_play.iter().collect(),
        kept: guild.kept,
        landing: state.pending().rev().find_map(|step| match step {
            Step::Landing(landing::Step { side, .. }) => Some(side),
            _ => None,
        }),
    }
}

pub(super) fn paid(state: &Arrakis) -> Vec<Power> {
    let decided = state.pending().find_map(|step| match step {
        Step::Harvest(harvest::Step::Spend { decided, .. }) => Some(decided),
        _ => None,
    });
    let decided = decided.unwrap_or(0);
    Power::ALL.into_iter().filter(|power| decided & power.bit() != 0).collect()
}

pub(super) fn hits(state: &Arrakis) -> Vec<HitsView> {
    let pending = state.pending().rev().filter_map(|step| match step {
        Step::Losses(losses::Step::Losses { side, area, hits, .. }) => Some(HitsView { side, area, hits }),
        _ => None,
    });
    pending.collect()
}

pub(super) fn areas(state: &Arrakis, atreides: bool) -> Vec<AreaView> {
    let nothing = state.empty();
    (AreaSet::ALL - nothing)
        .iter()
        .map(|area| {
            let legion = state.legion(area);
            let side = state.holder(area);
            let at = state.sietch_at(area);
            let sietch = at.map(|at| &state.sietches[at]);
            let tokens = legion.tokens;
            let shown = atreides && side == Some(Side::Atreides) && !tokens.is_empty();
            AreaView {
                area,
                side,
                part: Part::of(side.unwrap_or_default(), legion),
                limit: side.map(|side| state.limit(side)),
                tokens: shown.then(|| tokens.each(Side::Atreides).collect()),
                sietch: sietch.map(|sietch| (atreides || sietch.seen).then_some(sietch.rank)),
                home: at.map(|at| SIETCH_PLACES[at]),
                revealed: sietch.is_some_and(|sietch| sietch.seen),
                settlement: state.settlements.has(area),
                station: state.stations.has(area),
                wormsign: state.wormsigns.has(area),
                worm: state.worms.has(area),
                wild_maker: state.wild_maker == Some(area),
                harvester: state.harvesters.has(area),
            }
        })
        .collect()
}

pub(super) fn leader_view(state: &Arrakis, leader: Leader) -> LeaderView {
    let place = state.leaders[leader as usize];
    let has = |bits: u16| bits >> leader as u16 & 1 == 1;
    LeaderView {
        leader,
        place: match place {
            Place::Waiting => LeaderPlace::Waiting,
            Place::Aside => LeaderPlace::Aside,
            Place::On(_) => LeaderPlace::Board,
            Place::Tank(_) => LeaderPlace::Tank,
            Place::Gone => LeaderPlace::Gone,
        },
        area: state.leader_area(leader),
        cell: match place {
            Place::Tank(cell) => Some(cell),
            _ => None,
        },
        tank: matches!(place, Place::Tank(_)).then(|| state.tank_of(leader)),
        used: has(state.used),
        resting: has(state.resting),
        dying: has(state.dying),
    }
}

pub(super) fn hands(state: &Arrakis, viewer: Viewer) -> Vec<HandView> {
    let players = Deck::ALL.into_iter().filter(|&deck| state.owner(deck) == deck);
    players
        .map(|player| {
            let hand = state.hands[player as usize];
            HandView {
                player,
                backs: player.side().decks().map(|deck| hand.of(deck).len()),
                cards: state.knows_hand(viewer, player).then(|| hand.iter().collect()),
            }
        })
        .collect()
}

pub(super) fn battle(state: &Arrakis) -> Option<BattleView> {
    let on = state
        .pending()
        .any(|step| matches!(step, Step::Battle(stage) if !matches!(stage, battle::Step::Advance { .. })));
    (state.battle.round > 0).then(|| {
        let Battle { attacker, from, to, manner, round, leader: led, cards, roll, activated } = state.battle;
        let activated = Side::BOTH.map(|side| {
            let (generic, named) = activated[side.index()];
            Activated { generic, named: Leaders::of(side, named) }
        });
        BattleView { on, attacker, from, to, manner, led, round, cards, roll, activated }
    })
}

pub(super) fn mahdi_view(state: &Arrakis) -> MahdiView {
    let solo = &state.solo;
    MahdiView {
        sector: tactic_sietch(solo.sector),
        target: tactic_sietch(solo.target),
        tactics: (0..8).filter(|card| solo.tactics >> card & 1 == 1).map(tactic_sietch).collect(),
        aim: solo.aim.map(tactic_sietch),
        last: solo.last,
        reinforced: solo.reinforced,
        unrolled: solo.unrolled,
        spent: solo.spent,
        schemes: solo.schemes,
        flew: solo.flew,
    }
}

pub(super) fn moved(state: &Arrakis) -> Vec<MovedView> {
    let moved = state.moved.iter().filter(|moved| !moved.part.is_empty());
    moved
        .map(|&Moved { area, part }| {
            let side = state.holder(area).unwrap_or_default();
            MovedView { area, part: Part::of(side, &part) }
        })
        .collect()
}

pub(super) fn fallen(state: &Arrakis) -> Vec<FallenView> {
    let all = SIETCH_PLACES.into_iter().zip(&state.sietches);
    all.filter(|(_, sietch)| !sietch.stands)
        .map(|(home, sietch)| FallenView { home, rank: sietch.rank })
        .collect()
}

pub(super) fn scripts(state: &Arrakis) -> Vec<ScriptView> {
    let pending = state.pending().rev().filter_map(|step| match step {
        Step::Effect(run::Step::Run { script: id, at, it, side }) => {
            Some(ScriptView { side, it, effects: script(id).get(at as usize..).unwrap_or_default() })
        }
        _ => None,
    });
    pending.collect()
}
