//! What each viewer may know.
//!
//! Counts, spice, troops, the places of leaders and the tops of discard piles lie open; hands, traitor
//! cards, plans and groups being put together are their owner's (CD-AMB-70, CD-HIDDEN-01 to
//! CD-HIDDEN-09).

use serde::Serialize;
use table::{Game as _, Outcome, Seat, Steps, Viewer};

use crate::action::{Command, Element};
use crate::board::{Cell, Region};
use crate::content::{BattleCard, Cards, Leader, MarketCard, SpiceCard};
use crate::event::Shown;
use crate::options::House;
use crate::phase::{self, Step, clash, plan::Plan};
use crate::state::{Conquest, Leaders, Phase};

mod asked;

pub use asked::Asked;

use asked::asked;

/// A position as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// 1 to 5.
    pub turn: u8,
    /// The phase under way.
    pub phase: Phase,
    /// The sector of the storm.
    pub storm: u8,
    /// The seats in order of action.
    pub order: Vec<Seat>,
    /// The stronghold out of play.
    pub covered: Option<Region>,
    /// The sides, by seat.
    pub sides: Vec<SideView>,
    /// Locations with troops or spice.
    pub places: Vec<Place>,
    /// The decks.
    pub decks: Decks,
    /// The battle under way.
    pub battle: Option<BattleView>,
    /// What the phase under way remembers, all of it open to everybody.
    pub now: NowView,
    /// The seats that must decide.
    pub waiting: Vec<Seat>,
    /// What the viewer must decide.
    pub asked: Option<Asked>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// A side as a viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideView {
    /// Its seat.
    pub seat: Seat,
    /// What it plays.
    pub house: House,
    /// Its spice.
    pub spice: u16,
    /// Troops in reserve.
    pub reserve: u8,
    /// Troops in the tanks.
    pub tanks: u8,
    /// Strongholds held.
    pub strongholds: u8,
    /// Its leaders, as far as the viewer knows them.
    pub leaders: Vec<LeaderView>,
    /// How many leaders the viewer does not know.
    pub leaders_unknown: u8,
    /// How many battle cards it holds.
    pub battle_count: u8,
    /// Battle cards everybody knows it to hold.
    pub battle_known: Vec<BattleCard>,
    /// Its battle cards, if the viewer may know them.
    pub battle_hand: Option<Vec<BattleCard>>,
    /// How many market cards it holds.
    pub market_count: u8,
    /// Its market cards, if the viewer may know them.
    pub market_hand: Option<Vec<MarketCard>>,
    /// How many traitor cards it holds.
    pub traitor_count: u8,
    /// Traitor cards everybody knows it to hold.
    pub traitors_shown: Vec<Leader>,
    /// Traitor cards everybody knows it not to hold.
    pub traitors_denied: Vec<Leader>,
    /// Its traitor cards, if the viewer may know them.
    pub traitors: Option<Vec<Leader>>,
    /// Traitor cards dealt to it to choose from, if the viewer may know them.
    pub traitors_offered: Option<Vec<Leader>>,
}

/// A leader and where it is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeaderView {
    /// The leader.
    pub leader: Leader,
    /// Where it is.
    pub place: LeaderPlace,
}

/// Where a leader is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LeaderPlace {
    /// In reserve.
    Reserve,
    /// In the tanks.
    Tanks,
    /// In a region where it fought this turn.
    Region(Region),
}

/// A location with something on it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Place {
    /// Where.
    pub cell: Cell,
    /// Troops by seat.
    pub troops: Vec<(Seat, u8)>,
    /// Spice.
    pub spice: u8,
}

/// The decks: how many cards are left, how many are discarded, and the open one on top.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Decks {
    /// Spice cards left.
    pub spice: u8,
    /// The open spice card.
    pub spice_open: Option<SpiceCard>,
    /// The territory card a sandworm would strike.
    pub last_blow: Option<SpiceCard>,
    /// Battle cards left.
    pub battle: u8,
    /// The open battle card.
    pub battle_open: Option<BattleCard>,
    /// Market cards left.
    pub market: u8,
    /// The open market card.
    pub market_open: Option<MarketCard>,
    /// Traitor cards left.
    pub traitor: u8,
    /// What Harkonnen have put under the traitor deck, for those who may know (CD-HIDDEN-02).
    pub traitor_bottom: Option<Vec<Leader>>,
}

/// What the phase under way remembers.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NowView {
    /// How far the storm moves this turn, once that is settled.
    pub storm_move: u8,
    /// Who chose it by a market card.
    pub weather: Option<Seat>,
    /// Regions sheltered from the storm this turn.
    pub sheltered: Vec<(Seat, Region)>,
    /// Regions of the worm from which a group may still ride.
    pub rides: Vec<Region>,
    /// Troops that rode it.
    pub rode: Vec<(Cell, u8)>,
    /// The troop revival of the seat whose turn it is has been used.
    pub revived: bool,
    /// Troops it ships free by market cards.
    pub free_shipping: u8,
    /// Groups it may still move.
    pub groups: u8,
    /// Regions its groups may go further by market cards.
    pub farther: u8,
    /// Troops of its that have moved.
    pub moved: Vec<(Cell, u8)>,
    /// A truthtrance has been played in this pause.
    pub truth: bool,
}

/// A battle as a viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BattleView {
    /// Where.
    pub region: Region,
    /// The part of the region it is fought in.
    pub cells: Vec<Cell>,
    /// Both sides, the one with the initiative first.
    pub sides: [BattleSide; 2],
    /// What Prescience asked for, and of whom.
    pub foreseen: Option<(Seat, Element)>,
    /// What it was shown, for those who may know.
    pub shown: Option<Shown>,
    /// The Voice's command, and whom it binds.
    pub command: Option<(Seat, Command)>,
    /// The plans lie open.
    pub revealed: bool,
    /// A market card kills both leaders.
    pub both_die: bool,
    /// How the battle stands, once the plans lie open.
    pub tally: Option<TallyView>,
}

/// One side of a battle.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BattleSide {
    /// Who.
    pub seat: Seat,
    /// Troops in the battle.
    pub troops: u8,
    /// The plan is sealed.
    pub sealed: bool,
    /// The plan, as far as it is settled, if the viewer may know it.
    pub plan: Option<PlanView>,
    /// It has revealed a traitor.
    pub called: bool,
    /// Its dial counts so many times more by market cards.
    pub doubled: u8,
    /// Strength added by market cards.
    pub added: u8,
}

/// A plan, as far as it is settled.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlanView {
    /// The number on the wheel, once it is set.
    pub dial: Option<u8>,
    /// The leader.
    pub leader: Slot<Leader>,
    /// The weapon slot.
    pub weapon: Slot<BattleCard>,
    /// The defence slot.
    pub defence: Slot<BattleCard>,
}

/// A place in a plan for a leader or a card. Nothing settled and nothing in it are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Slot<T> {
    /// Not settled yet.
    Open,
    /// Settled to stay empty.
    Empty,
    /// Settled: this.
    Holds(T),
}

impl<T> From<Option<Option<T>>> for Slot<T> {
    fn from(part: Option<Option<T>>) -> Slot<T> {
        match part {
            None => Slot::Open,
            Some(None) => Slot::Empty,
            Some(Some(it)) => Slot::Holds(it),
        }
    }
}

/// How a battle stands.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TallyView {
    /// A weapon explodes.
    pub exploded: bool,
    /// Leaders killed, by side.
    pub killed: [bool; 2],
    /// Totals, by side.
    pub totals: [u8; 2],
    /// Who wins.
    pub winner: Seat,
}

/// The view of a position.
pub(crate) fn of(game: &Conquest, viewer: Viewer) -> View {
    let waiting = game.waiting().seats();
    let asked = match viewer {
        Viewer::Seat(seat) if waiting.has(seat) => game.top().and_then(|step| asked(game, seat, step)),
        _ => None,
    };
    View {
        viewer,
        turn: game.turn,
        phase: game.phase,
        storm: game.storm,
        order: game.order().collect(),
        covered: game.table.covered,
        sides: game.all_seats().map(|seat| side(game, seat, viewer)).collect(),
        places: places(game),
        decks: decks(game, viewer),
        battle: game.battle.seats.map(|seats| battle(game, seats, viewer)),
        now: now(game),
        waiting: waiting.iter().collect(),
        asked,
        outcome: game.over,
    }
}

fn list<T>(cards: Cards, kind: impl Fn(u8) -> T) -> Vec<T> {
    cards.iter().map(kind).collect()
}

fn leaders(set: Leaders) -> Vec<Leader> {
    set.iter().collect()
}

fn side(game: &Conquest, seat: Seat, viewer: Viewer) -> SideView {
    let side = game.side(seat);
    let own = viewer.knows(seat);
    let known = if own { side.leaders } else { side.leaders_known };
    let place = |leader: Leader| match game.fought[leader.0 as usize] {
        _ if game.dead.has(leader) => LeaderPlace::Tanks,
        Some(region) => LeaderPlace::Region(region),
        None => LeaderPlace::Reserve,
    };
    SideView {
        seat,
        house: side.house,
        spice: side.spice,
        reserve: side.reserve,
        tanks: side.tanks,
        strongholds: phase::turn::strongholds_held(game, seat) as u8,
        leaders: known.iter().map(|leader| LeaderView { leader, place: place(leader) }).collect(),
        leaders_unknown: side.leaders.minus(known).len() as u8,
        battle_count: side.battle_hand.len() as u8,
        battle_known: list(side.battle_known, BattleCard),
        battle_hand: own.then(|| list(side.battle_hand, BattleCard)),
        market_count: side.market_hand.len() as u8,
        market_hand: own.then(|| list(side.market_hand, MarketCard)),
        traitor_count: side.traitors.len() as u8,
        traitors_shown: leaders(side.shown),
        traitors_denied: leaders(side.denied),
        traitors: own.then(|| leaders(side.traitors)),
        traitors_offered: (own && !side.offered.is_empty()).then(|| leaders(side.offered)),
    }
}

fn places(game: &Conquest) -> Vec<Place> {
    Cell::all()
        .filter_map(|cell| {
            let troops: Vec<(Seat, u8)> = game
                .all_seats()
                .map(|seat| (seat, game.troops_at(seat, cell)))
                .filter(|&(_, count)| count > 0)
                .collect();
            let spice = game.spice[cell.index()];
            (!troops.is_empty() || spice > 0).then_some(Place { cell, troops, spice })
        })
        .collect()
}

fn now(game: &Conquest) -> NowView {
    let now = &game.now;
    let truth = match game.top() {
        Some(Step::Pause(phase::pause::Step::Pause { truth, .. })) => truth,
        _ => game.battle.truth,
    };
    let sheltered =
        |seat: Seat| Region::all().filter(move |region| now.sheltered[seat.index()] >> region.0 & 1 == 1);
    NowView {
        storm_move: now.storm_move.unwrap_or(0),
        weather: now.weather,
        sheltered: game
            .all_seats()
            .flat_map(|seat| sheltered(seat).map(move |region| (seat, region)))
            .collect(),
        rides: now.rides.to_vec(),
        rode: now.rode.to_vec(),
        revived: now.revived,
        free_shipping: now.free_shipping,
        groups: now.groups + now.extra_groups,
        farther: now.farther.iter().sum(),
        moved: now.moved.to_vec(),
        truth,
    }
}

fn decks(game: &Conquest, viewer: Viewer) -> Decks {
    let exchanger = game.seat_who(House::exchanges_traitors);
    Decks {
        spice: game.spice_deck.left() as u8,
        spice_open: game.spice_deck.open.map(SpiceCard),
        last_blow: game.last_blow.map(SpiceCard),
        battle: game.battle_deck.left() as u8,
        battle_open: game.battle_deck.open.map(BattleCard),
        market: game.market_deck.left() as u8,
        market_open: game.market_deck.open.map(MarketCard),
        traitor: game.traitor_deck.left() as u8,
        traitor_bottom: exchanger
            .filter(|&seat| viewer.knows(seat))
            .map(|_| game.traitor_deck.bottom.iter().map(|&leader| Leader(leader)).collect()),
    }
}

fn battle(game: &Conquest, seats: [Seat; 2], viewer: Viewer) -> BattleView {
    let fight = &game.battle;
    let side = |at: usize| BattleSide {
        seat: seats[at],
        troops: phase::plan::troops(game, at),
        sealed: fight.plans[at].sealed,
        plan: (fight.revealed || viewer.knows(seats[at])).then(|| plan(&fight.plans[at])),
        called: fight.called[at],
        doubled: fight.doubled[at],
        added: fight.added[at],
    };
    let shown = fight.foreseen.and_then(|(shows, element)| {
        let may_know = viewer.knows(seats[0]) || viewer.knows(seats[1]);
        let plan = &fight.plans[shows];
        let shown = match element {
            Element::Dial => Shown::Dial(plan.dial?),
            Element::Leader => Shown::Leader(plan.leader?),
            Element::Weapon => Shown::Weapon(plan.weapon?),
            Element::Defence => Shown::Defence(plan.defence?),
        };
        may_know.then_some(shown)
    });
    let tally = fight.revealed.then(|| clash::tally(game)).map(|tally| TallyView {
        exploded: tally.exploded,
        killed: tally.killed,
        totals: tally.totals,
        winner: seats[tally.winner],
    });
    BattleView {
        region: fight.region,
        cells: fight.at.iter().collect(),
        sides: [side(0), side(1)],
        foreseen: fight.foreseen.map(|(shows, element)| (seats[shows], element)),
        shown,
        command: fight.command.map(|(obeys, command)| (seats[obeys], command)),
        revealed: fight.revealed,
        both_die: fight.both_die,
        tally,
    }
}

fn plan(plan: &Plan) -> PlanView {
    PlanView {
        dial: plan.dial,
        leader: plan.leader.into(),
        weapon: plan.weapon.into(),
        defence: plan.defence.into(),
    }
}
