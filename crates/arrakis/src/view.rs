//! What each viewer may know of a position.

mod asked;
mod parts;

use serde::Serialize;
use table::{Game, RuleId, Seat, SeatSet, Viewer};

use crate::board::{Area, AreaSet};
use crate::cards::{Cards, Objective, PrescienceCard};
use crate::event::Part;
use crate::phase::round::Phase;
use crate::phase::wild_maker::WILD_MAKER_CARD;
use crate::phase::{Step, deploy};
use crate::piece::{Aloft, Deck, Face, Leader, Power, Side, Token, Tokens};
use crate::state::{Arrakis, Ending, Happened};

pub use asked::Asked;
pub use parts::{
    Activated, AreaView, BattleView, FallenView, GuildView, HandView, HitsView, LeaderPlace, LeaderView,
    MahdiView, MovedView, ScriptView,
};

use parts::{areas, battle, fallen, guild_view, hands, hits, leader_view, mahdi_view, moved, paid, scripts};

/// A position as one viewer sees it. Where hidden things are shown as `None`, the viewer may not know them.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// Is it played by FAQ 3.0?
    pub faq3: bool,
    /// The seats of House Atreides, Fremen, House Harkonnen and Corrino.
    pub seating: [Seat; 4],
    /// Is the faction shared by two players: Atreides, Harkonnen?
    pub shared: [bool; 2],
    /// The player who acts for each side.
    pub acting: [Deck; 2],
    /// The round.
    pub round: u16,
    /// The phase of the rulebook.
    pub phase: RoundPhase,
    /// The exact point of the round.
    pub stage: Phase,
    /// Whose turn it is, in the action phase.
    pub turn: Side,
    /// Is this turn used for Desert Power?
    pub desert_power: bool,
    /// Is the tank of whoever acts still to advance this turn (FAQ 3.0)?
    pub tank_due: bool,
    /// Who is waited for.
    pub waiting: SeatSet,
    /// What the viewer is asked.
    pub asked: Option<Asked>,
    /// The side the viewer decides for: the own one, or the automaton's.
    pub deciding: Option<Side>,
    /// Questions that come up after the one now open, the next first, as far as there is anything to decide then;
    /// for whoever is asked, as others could tell from it what they are asked.
    pub to_come: Option<Vec<Asked>>,
    /// Cards and results that are being carried out, the innermost first; for whoever is asked.
    pub scripts: Option<Vec<ScriptView>>,
    /// How it ended.
    pub ending: Option<&'static str>,
    /// Areas where anything is.
    pub areas: Vec<AreaView>,
    /// What is in each air zone.
    pub air: [Aloft; 8],
    /// Named leaders.
    pub leaders: Vec<LeaderView>,
    /// Is the card of the Wild Maker used this round?
    pub wild_maker_used: bool,
    /// Has the Wild Maker been asked about at the end of this phase?
    pub wild_maker_asked: bool,
    /// Sietches that have fallen.
    pub fallen: Vec<FallenView>,
    /// Units in supply: Atreides, Harkonnen.
    pub supply: [[u8; 3]; 2],
    /// Naibs and Bashars in supply.
    pub generic: [u8; 2],
    /// Supremacy.
    pub supremacy: u8,
    /// The prescience markers.
    pub markers: [u8; 3],
    /// Secret objectives, for those who may know.
    pub objectives: Option<Vec<Objective>>,
    /// How many secret objectives Atreides holds.
    pub objective_count: u8,
    /// Can the atomics be detonated?
    pub atomics_ready: bool,
    /// Where they were.
    pub detonated: Option<Area>,
    /// Rows of the Imperium markers.
    pub rows: [u8; 3],
    /// Active bans.
    pub bans: Vec<Power>,
    /// Dice on the Spice Must Flow board.
    pub blocked: u8,
    /// Spice the harvesters of this round gave.
    pub harvest: u8,
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
    /// Bene Gesserit tokens in supply.
    pub bene_supply: u8,
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
    pub prescience: Vec<PrescienceCard>,
    /// Claimed prescience cards.
    pub claimed: Vec<PrescienceCard>,
    /// Claims this round.
    pub claims: u8,
    /// Prescience cards left in the deck, in no order.
    pub foresight: Vec<PrescienceCard>,
    /// What just happened that a prescience card may ask for.
    pub happened: Happened,
    /// Harvesters removed this action phase.
    pub harvesters_lost: u8,
    /// The card "Fear Is the Mind-Killer" lies on.
    #[serde(rename = "fear")]
    pub hastened: Option<PrescienceCard>,
    /// The card "Eyes of Ibad" lies on.
    #[serde(rename = "eyes")]
    pub kept_open: Option<PrescienceCard>,
    /// How many standard deployment tokens are in supply.
    pub token_supply: u8,
    /// What they show, in no order, for those who may know.
    pub tokens_left: Option<Vec<Token>>,
    /// How many deployment tokens left the game face down.
    pub tokens_lost: u8,
    /// What those show, for those who may know.
    pub tokens_lost_faces: Option<Vec<Token>>,
    /// Deployment tokens that were turned up and left the game.
    pub tokens_shown: Vec<Token>,
    /// The token Atreides has just drawn, for those who may know.
    pub drawn: Option<Token>,
    /// Faces of the testing stations on the board: so many for each marker.
    pub station_faces: [u8; 3],
    /// Wormsign tokens in supply.
    pub wormsign_supply: usize,
    /// Faces of the wormsign tokens nobody has seen, on the board or not: sand, sandworm, burrowing.
    pub wormsign_faces: [u8; 3],
    /// Faces of the wormsign tokens turned up and discarded.
    pub wormsign_spent: [u8; 3],
    /// The battle being fought, or the last one of the round.
    pub battle: Option<BattleView>,
    /// The part of a legion about to move, for the player who moves it.
    pub part: Option<Part>,
    /// Figures that have moved in the action in progress.
    pub moved: Vec<MovedView>,
    /// Areas an effect in progress has to remember.
    pub marked: AreaSet,
    /// Regular, elite and special units that Harkonnen may still deploy in the action in progress.
    pub deploying: Option<[u8; 3]>,
    /// Hits that legions still have to take, the next ones first.
    pub hits: Vec<HitsView>,
    /// What the Mahdi automaton has on the table.
    pub mahdi: Option<MahdiView>,
    /// What the Spacing Guild expansion has on the table.
    pub guild: Option<GuildView>,
    /// The rule the question comes from; it travels with the question in words.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) rule: Option<RuleId>,
}

/// The phases of a round as the rulebook counts them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RoundPhase {
    /// The start of the round.
    RoundStart,
    /// Vehicle placement.
    VehiclePlacement,
    /// Actions.
    Actions,
    /// Desert hazards.
    DesertHazards,
    /// Spice harvesting.
    SpiceHarvesting,
    /// The end of the round.
    RoundEnd,
}

impl RoundPhase {
    /// All of them, in order.
    pub const ALL: [RoundPhase; 6] = [
        RoundPhase::RoundStart,
        RoundPhase::VehiclePlacement,
        RoundPhase::Actions,
        RoundPhase::DesertHazards,
        RoundPhase::SpiceHarvesting,
        RoundPhase::RoundEnd,
    ];
}

impl From<Phase> for RoundPhase {
    fn from(phase: Phase) -> RoundPhase {
        match phase {
            Phase::Begin | Phase::Next => RoundPhase::RoundStart,
            Phase::Vehicles => RoundPhase::VehiclePlacement,
            Phase::Roll | Phase::Tokens | Phase::Actions | Phase::ActionsEnd => RoundPhase::Actions,
            Phase::Signs | Phase::Reveal | Phase::Worms | Phase::Storms => RoundPhase::DesertHazards,
            Phase::Harvest | Phase::Bans => RoundPhase::SpiceHarvesting,
            Phase::Claims | Phase::Tidy | Phase::Foresight => RoundPhase::RoundEnd,
        }
    }
}

/// The position as this viewer sees it.
pub(crate) fn of(state: &Arrakis, viewer: Viewer) -> View {
    let mut view = View::lying_open(state, viewer);
    view.ask(state);
    view.tell_secrets(state);
    view
}

impl View {
    /// The question to whoever is asked, and what they have in hand for it.
    fn ask(&mut self, state: &Arrakis) {
        let asked = matches!(self.viewer, Viewer::Seat(seat) if self.waiting.has(seat));
        let Some(step) = state.next().filter(|_| asked) else { return };
        self.asked = Asked::of(step);
        // In a flight the enemy decides about a legion of the other side, but names only areas.
        self.deciding = step.who(state).side();
        self.to_come = Some(state.pending().rev().skip(1).filter_map(Asked::of).collect());
        self.scripts = Some(scripts(state));
        self.rule = Some(step.rule(state.phase()));
        let side = self.deciding.unwrap_or_default();
        self.part = moving(self.asked).then(|| Part::of(side, &state.part));
    }

    /// The secret objectives and the deployment tokens, to those who may know them.
    fn tell_secrets(&mut self, state: &Arrakis) {
        if state.knows_objectives(self.viewer) {
            self.objectives = Some(Objective::of(state.objectives).collect());
        }
        if state.knows(self.viewer, Side::Atreides) {
            self.tokens_left = Some(tokens(state.token_supply));
            self.tokens_lost_faces = Some(tokens(state.lost_tokens));
            self.drawn = state.drawn;
        }
    }

    /// What lies open, and the viewer's own hand.
    fn lying_open(state: &Arrakis, viewer: Viewer) -> View {
        View {
            viewer,
            faq3: state.rules.faq3,
            seating: state.rules.seats,
            shared: state.rules.shared,
            acting: state.acting,
            round: state.round,
            phase: state.phase().into(),
            stage: state.phase(),
            turn: state.turn,
            desert_power: state.desert_power,
            tank_due: state.tank_due,
            waiting: state.waiting().seats(),
            asked: None,
            deciding: None,
            to_come: None,
            scripts: None,
            rule: None,
            ending: state.ending.map(ending),
            areas: areas(state, state.knows(viewer, Side::Atreides)),
            air: state.air,
            leaders: Leader::ALL.into_iter().map(|leader| leader_view(state, leader)).collect(),
            wild_maker_used: state.used & WILD_MAKER_CARD != 0,
            wild_maker_asked: state.asked,
            fallen: fallen(state),
            supply: state.units,
            generic: state.generic,
            supremacy: state.supremacy,
            markers: state.markers,
            objectives: None,
            objective_count: state.objectives.count_ones() as u8,
            atomics_ready: state.atomics_ready,
            detonated: state.detonated,
            rows: state.rows,
            bans: Power::ALL.into_iter().filter(|&power| state.banned(power)).collect(),
            blocked: state.blocked,
            harvest: state.harvest,
            reserve: state.reserve,
            spice: state.spice,
            paid: paid(state),
            dice: state.dice,
            forced: state.forced,
            hunted: state.hunted > 0,
            bene: state.bene,
            bene_supply: state.bene_supply,
            cones: state.cones,
            whispering: state.whispering,
            undealt: (state.to_deal, state.set_aside, state.spare),
            hands: hands(state, viewer),
            decks: state.decks.map(Cards::len),
            discards: state.discards,
            prescience: foreseen(state.open),
            claimed: foreseen(state.claimed),
            claims: state.claims,
            foresight: foreseen(state.foresight),
            happened: state.happened,
            harvesters_lost: state.harvesters_lost,
            hastened: state.hastened,
            kept_open: state.kept_open,
            token_supply: state.token_supply.len(),
            tokens_left: None,
            tokens_lost: state.lost_tokens.len(),
            tokens_lost_faces: None,
            tokens_shown: tokens(state.shown_tokens),
            drawn: None,
            station_faces: state.station_faces,
            wormsign_supply: state.wormsign_supply(),
            wormsign_faces: state.wormsign_faces,
            wormsign_spent: state.wormsign_spent,
            battle: battle(state),
            part: None,
            moved: moved(state),
            marked: state.marked,
            deploying: deploying(state),
            hits: hits(state),
            guild: state.rules.guild.then(|| guild_view(state)),
            mahdi: state.rules.solo.then(|| mahdi_view(state)),
        }
    }
}

fn foreseen(bits: u16) -> Vec<PrescienceCard> {
    PrescienceCard::of(bits).collect()
}

fn tokens(tokens: Tokens) -> Vec<Token> {
    tokens.each(Side::Atreides).collect()
}

fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Supremacy => "ending-supremacy",
        Ending::Objective => "ending-objective",
    }
}

/// Is it asked about figures that are picked up to move?
fn moving(asked: Option<Asked>) -> bool {
    matches!(
        asked,
        Some(
            Asked::March { .. }
                | Asked::Advance { .. }
                | Asked::Carry
                | Asked::CarryTo { .. }
                | Asked::Fly { attack: false, .. }
        )
    )
}

/// The units of the deployment that is going on.
fn deploying(state: &Arrakis) -> Option<[u8; 3]> {
    state.pending().find_map(|step| match step {
        Step::Deploy(deploy::Step::Deploy { units, .. }) => Some(units),
        _ => None,
    })
}
