//! What each viewer may know of a position.

use serde::{Serialize, Serializer};
use table::{Game, Seat, SeatSet, Viewer};

use crate::board::{Area, AreaSet};
use crate::cards::{Card, Cards};
use crate::effect::tricks;
use crate::event::Part;
use crate::phase::round::Phase;
use crate::phase::{Step, Who, battle, deploy, harvest, landing, losses, movement};
use crate::piece::{Aloft, Deck, Face, Leader, Power, Side, Token};
use crate::state::guild::VOYAGE;
use crate::state::{Arrakis, Battle, Ending, Place};

/// A position as one viewer sees it.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The seats of House Atreides, Fremen, House Harkonnen and Corrino.
    pub seating: [Seat; 4],
    /// Is the faction shared by two players: Atreides, Harkonnen?
    pub shared: [bool; 2],
    /// The round.
    pub round: u16,
    /// The phase, as a message key.
    pub phase: &'static str,
    /// Whose turn it is, in the action phase.
    pub turn: Side,
    /// Is this turn used for Desert Power?
    pub desert_power: bool,
    /// Who is waited for.
    pub waiting: SeatSet,
    /// How it ended.
    pub ending: Option<&'static str>,
    /// Areas where anything is.
    pub areas: Vec<AreaView>,
    /// What is in each air zone.
    pub air: [Aloft; 8],
    /// Named leaders.
    pub leaders: Vec<LeaderView>,
    /// Units in supply: Atreides, Harkonnen.
    pub supply: [[u8; 3]; 2],
    /// Naibs and Bashars in supply.
    pub generic: [u8; 2],
    /// Supremacy.
    pub supremacy: u8,
    /// The prescience markers.
    pub markers: [u8; 3],
    /// Secret objectives, for those who may know.
    pub objectives: Option<Vec<u8>>,
    /// How many secret objectives Atreides holds.
    pub objective_count: u8,
    /// Can the atomics be detonated?
    pub atomics_ready: bool,
    /// Where they were.
    pub detonated: Option<u8>,
    /// Rows of the Imperium markers.
    pub rows: [u8; 3],
    /// Active bans.
    pub bans: Vec<Power>,
    /// Dice on the Spice Must Flow board.
    pub blocked: u8,
    /// Spice kept from the last harvest.
    pub reserve: u8,
    /// Spice to be spent now.
    pub spice: u8,
    /// Imperium markers already paid for in this harvest.
    pub paid: Vec<Power>,
    /// Unused dice of each player.
    pub dice: [[u8; 5]; 4],
    /// The die Harkonnen must use.
    pub forced: Option<Face>,
    /// Is Paul hunted?
    pub hunted: bool,
    /// Bene Gesserit tokens.
    pub bene: [u8; 2],
    /// Cones of silence left.
    pub cones: [u8; 2],
    /// Sides whose partners talk in a cone of silence.
    pub whispering: [bool; 2],
    /// Rolled dice of shared factions that are still to be dealt, and those set aside.
    pub undealt: ([[u8; 5]; 2], [u8; 2], [u8; 4]),
    /// Hands, player by player.
    pub hands: Vec<HandView>,
    /// Planning cards left in each deck.
    pub decks: [u8; 4],
    /// Discarded planning cards.
    pub discards: [Cards; 4],
    /// Revealed prescience cards.
    pub prescience: Vec<u8>,
    /// Claimed prescience cards.
    pub claimed: Vec<u8>,
    /// Claims this round.
    pub claims: u8,
    /// Prescience cards left in the deck.
    pub foresight: u32,
    /// The card "Fear Is the Mind-Killer" lies on.
    pub fear: Option<u8>,
    /// The card "Eyes of Ibad" lies on.
    pub eyes: Option<u8>,
    /// Standard deployment tokens in supply.
    pub token_supply: u8,
    /// The token Atreides has just drawn, for those who may know.
    pub drawn: Option<Token>,
    /// Wormsign tokens in supply.
    pub wormsign_supply: usize,
    /// The battle being fought, or the last one of the round.
    pub battle: Option<BattleView>,
    /// The part of a legion about to move, for the player who moves it.
    pub part: Option<Part>,
    /// Regular, elite and special units that Harkonnen may still deploy in the action in progress.
    pub deploying: Option<[u8; 3]>,
    /// Hits that legions still have to take, the next ones first.
    pub hits: Vec<HitsView>,
    /// What the Mahdi automaton has on the table.
    pub mahdi: Option<MahdiView>,
    /// What the Spacing Guild expansion has on the table.
    pub guild: Option<GuildView>,
    /// What the viewer is asked.
    #[serde(skip)]
    pub(crate) ask: Option<Step>,
    /// The exact point of the round, for the rules a question comes from.
    #[serde(skip)]
    pub(crate) stage: Phase,
    /// The side whose decision the viewer takes.
    #[serde(skip)]
    pub(crate) deciding: Side,
}

/// Hits that a legion still has to take.
#[derive(Clone, Debug, Serialize)]
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
pub struct MahdiView {
    /// The tactics card whose sector is harvested.
    pub sector: u8,
    /// The tactics card whose sietch is the target.
    pub target: u8,
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
/// map are in [`View::air`].
#[derive(Clone, Debug, Serialize)]
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
}

/// An area where anything is.
#[derive(Clone, Debug, Serialize)]
pub struct AreaView {
    /// Which area.
    pub area: Area,
    /// Who stands there.
    pub side: Option<Side>,
    /// The figures, tokens by their backs.
    pub part: Part,
    /// What the tokens show, for those who may know.
    pub tokens: Option<Vec<Token>>,
    /// A sietch: its rank, if the viewer may know it; 0 in JSON, where it is unknown.
    #[serde(serialize_with = "known_rank")]
    pub sietch: Option<Option<u8>>,
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
pub struct LeaderView {
    /// Who.
    pub leader: Leader,
    /// Where, as a message key.
    pub place: &'static str,
    /// The area, if on the board.
    pub area: Option<Area>,
    /// The cell of the tank, from the left.
    pub cell: Option<u8>,
    /// The player on whose board that tank is.
    pub tank: Option<Deck>,
    /// Is the card used this round?
    pub used: bool,
}

/// A hand of planning cards.
#[derive(Clone, Debug, Serialize)]
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
pub struct BattleView {
    /// Is it still being fought?
    pub on: bool,
    /// Who attacks.
    pub attacker: Side,
    /// From where.
    pub from: Area,
    /// Where to.
    pub to: Area,
    /// A surprise attack?
    pub surprise: bool,
    /// The battle round.
    pub round: u8,
    /// Planning cards discarded this round.
    pub cards: [u8; 2],
    /// Hits, Blocks and Specials of each side.
    pub roll: [[u8; 3]; 2],
    /// Leaders that used a Special this round: generic ones, and named ones as bits.
    pub activated: [(u8, u8); 2],
}

impl View {
    /// The position as this viewer sees it.
    pub(crate) fn of(state: &Arrakis, viewer: Viewer) -> View {
        let atreides = state.knows(viewer, Side::Atreides);
        let waiting = state.waiting();
        let asked = |seat: Seat| waiting.seats().has(seat);
        let ask = match viewer {
            Viewer::Seat(seat) if asked(seat) => state.next(),
            _ => None,
        };
        let moving = matches!(
            ask,
            Some(
                Step::Movement(movement::Step::March { .. })
                    | Step::Battle(battle::Step::Advance { .. })
                    | Step::Tricks(tricks::Step::Carry { .. })
            )
        ) || matches!(ask, Some(Step::Movement(movement::Step::Fly { attack: false, .. })));
        let bits =
            |mask: u16| (0..16).filter(move |card| mask >> card & 1 == 1).map(|card| card as u8).collect();
        View {
            viewer,
            seating: state.rules.seats,
            shared: state.rules.shared,
            round: state.round,
            phase: phase_key(state.phase()),
            turn: state.turn,
            desert_power: state.desert_power,
            waiting: waiting.seats(),
            ending: state.ending.map(|ending| match ending {
                Ending::Supremacy => "ending-supremacy",
                Ending::Objective => "ending-objective",
            }),
            areas: areas(state, atreides),
            air: state.air,
            leaders: Leader::ALL.into_iter().map(|leader| leader_view(state, leader)).collect(),
            supply: state.units,
            generic: state.generic,
            supremacy: state.supremacy,
            markers: state.markers,
            objectives: state.knows_objectives(viewer).then(|| bits(u16::from(state.objectives))),
            objective_count: state.objectives.count_ones() as u8,
            atomics_ready: state.atomics_ready,
            detonated: state.detonated,
            rows: state.rows,
            bans: Power::ALL.into_iter().filter(|&power| state.banned(power)).collect(),
            blocked: state.blocked,
            reserve: state.reserve,
            spice: state.spice,
            paid: paid(state),
            dice: state.dice,
            forced: state.forced,
            hunted: state.hunted > 0,
            bene: state.bene,
            cones: state.cones,
            whispering: state.whispering,
            undealt: (state.to_deal, state.set_aside, state.spare),
            hands: hands(state, viewer),
            decks: state.decks.map(Cards::len),
            discards: state.discards,
            prescience: bits(state.open),
            claimed: bits(state.claimed),
            claims: state.claims,
            foresight: state.foresight.count_ones(),
            fear: state.fear,
            eyes: state.eyes,
            token_supply: state.token_supply.len(),
            drawn: state.drawn.filter(|_| atreides),
            wormsign_supply: state.wormsign_supply(),
            battle: battle(state),
            part: moving.then(|| Part::from(&state.part)),
            deploying: state.pending().find_map(|step| match step {
                Step::Deploy(deploy::Step::Deploy { units, .. }) => Some(units),
                _ => None,
            }),
            hits: hits(state),
            ask,
            stage: state.phase(),
            deciding: deciding(state, viewer, ask),
            guild: state.rules.guild.then(|| guild_view(state)),
            mahdi: state.rules.solo.then_some(MahdiView {
                sector: state.solo.sector,
                target: state.solo.target,
                unrolled: state.solo.unrolled,
                spent: state.solo.spent,
                schemes: state.solo.schemes,
                flew: state.solo.flew,
            }),
        }
    }
}

fn guild_view(state: &Arrakis) -> GuildView {
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
        landing: state.pending().rev().find_map(|step| match step {
            Step::Landing(landing::Step { side, .. }) => Some(side),
            _ => None,
        }),
    }
}

/// The side whose decision the viewer takes: their own, or the automaton's.
fn deciding(state: &Arrakis, viewer: Viewer, ask: Option<Step>) -> Side {
    match (ask.map(|step| step.who(state)), viewer) {
        // In a flight the enemy decides about a legion of the other side, but names only areas.
        (Some(Who::Side(side)), _) => side,
        (Some(Who::Player(player)), _) => player.side(),
        (_, Viewer::Seat(seat)) if !state.seats_of(Side::Atreides).has(seat) => Side::Harkonnen,
        _ => Side::Atreides,
    }
}

/// The message key of a phase.
fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Begin | Phase::Next => "round-start",
        Phase::Vehicles => "phase-vehicle-placement",
        Phase::Roll | Phase::Tokens | Phase::Actions | Phase::ActionsEnd => "phase-actions",
        Phase::Signs | Phase::Reveal | Phase::Worms | Phase::Storms => "phase-desert-hazards",
        Phase::Harvest | Phase::Bans => "phase-spice-harvesting",
        Phase::Claims | Phase::Tidy | Phase::Foresight => "round-end",
    }
}

fn paid(state: &Arrakis) -> Vec<Power> {
    let decided = state.pending().find_map(|step| match step {
        Step::Harvest(harvest::Step::Spend { decided, .. }) => Some(decided),
        _ => None,
    });
    let decided = decided.unwrap_or(0);
    Power::ALL.into_iter().filter(|power| decided & power.bit() != 0).collect()
}

fn hits(state: &Arrakis) -> Vec<HitsView> {
    let pending = state.pending().rev().filter_map(|step| match step {
        Step::Losses(losses::Step::Losses { side, area, hits, .. }) => Some(HitsView { side, area, hits }),
        _ => None,
    });
    pending.collect()
}

fn areas(state: &Arrakis, atreides: bool) -> Vec<AreaView> {
    let nothing = state.empty();
    (AreaSet::ALL - nothing)
        .iter()
        .map(|area| {
            let legion = state.legion(area);
            let side = state.holder(area);
            let sietch = state.sietch_at(area).map(|at| &state.sietches[at]);
            let tokens = legion.tokens;
            let shown = atreides && side == Some(Side::Atreides) && !tokens.is_empty();
            AreaView {
                area,
                side,
                part: Part::from(legion),
                tokens: shown.then(|| {
                    let each = |token: Token| std::iter::repeat_n(token, tokens.of(token) as usize);
                    tokens.kinds().flat_map(each).collect()
                }),
                sietch: sietch.map(|sietch| (atreides || sietch.seen).then_some(sietch.rank)),
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

fn leader_view(state: &Arrakis, leader: Leader) -> LeaderView {
    let place = state.leaders[leader as usize];
    LeaderView {
        leader,
        place: match place {
            Place::Waiting => "place-waiting",
            Place::Aside => "place-aside",
            Place::On(_) => "place-board",
            Place::Tank(_) => "regeneration-tank",
            Place::Gone => "place-gone",
        },
        area: state.leader_area(leader),
        cell: match place {
            Place::Tank(cell) => Some(cell),
            _ => None,
        },
        tank: matches!(place, Place::Tank(_)).then(|| state.tank_of(leader)),
        used: state.used >> leader as u16 & 1 == 1,
    }
}

fn hands(state: &Arrakis, viewer: Viewer) -> Vec<HandView> {
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

fn battle(state: &Arrakis) -> Option<BattleView> {
    let on = state
        .pending()
        .any(|step| matches!(step, Step::Battle(stage) if !matches!(stage, battle::Step::Advance { .. })));
    (state.battle.round > 0).then(|| {
        let Battle { attacker, from, to, manner, round, cards, roll, activated, .. } = state.battle;
        BattleView { on, attacker, from, to, surprise: manner.surprise, round, cards, roll, activated }
    })
}
