//! What each viewer may know.
//!
//! A view is made from the position and holds nothing that its viewer may not know; text is made from views only.

use serde::Serialize;
use table::{List, RuleId, Say, Seat, Viewer};

use crate::board::{self, Board, Faction, Set, Space};
use crate::content::{Card, Cards, Conflict, Contract, Contracts, Hagal, Intrigue, Intrigues, Printed};
use crate::imagine;
use crate::options::Habits;
use crate::phase::{self, Asking, Step, round_start};
use crate::state::{Imperium, PLAYERS};
use crate::tell::describe;

mod ix;
mod players;
mod turn;

pub use ix::{IxPlayerView, IxView, StackView};
pub use players::{OwnBoard, Piece, PlayerView, TleilaxView};
pub use turn::TurnView;

/// The table as a viewer sees it. IU-AMB-75
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Is the CHOAM module used?
    pub choam: bool,
    /// Are cards and leaders of Dune: Imperium added to Uprising's?
    pub base_cards: bool,
    /// The board.
    pub board: Board,
    /// The points that trigger the end.
    pub target: u8,
    /// Two teams of three, on the other side of the board?
    pub six: bool,
    /// What the variants and the difficulty come to.
    pub habits: Habits,
    /// The message keys of the four board tracks, in the order of a player's influence.
    pub tracks: [&'static str; 4],
    /// The round, from 1.
    pub round: u8,
    /// The phase of the round.
    pub phase: Phase,
    /// Who holds the first-player token.
    pub first: Seat,
    /// Who must decide.
    pub waiting: Option<Seat>,
    /// The current Conflict card.
    pub conflict: Option<Conflict>,
    /// Conflict cards that nobody won.
    pub unclaimed: Vec<Conflict>,
    /// Conflict cards nobody has seen yet; those that went to the box unseen are among them.
    pub unseen: Vec<Conflict>,
    /// Allies who have yielded the better reward of this Conflict to the other. IU-SIX-61
    pub yielded: Vec<Seat>,
    /// Rivals whose agents stay at home for the rest of the round.
    pub stranded: Vec<Seat>,
    /// Does the Shield Wall stand?
    pub wall: bool,
    /// The Imperium Row.
    pub row: Vec<Card>,
    /// The Throne Row of Shaddam's team.
    pub throne: Vec<Card>,
    /// Cards left in the Imperium deck.
    pub imperium_left: usize,
    /// Which these are, without order: all that are nowhere else.
    pub imperium: Vec<Card>,
    /// Is Immortality played?
    pub immortality: bool,
    /// The Tleilaxu Row without Reclaimed Forces, which never leaves it.
    pub tleilaxu_row: Vec<Card>,
    /// Cards left in the Tleilaxu deck.
    pub tleilaxu_left: usize,
    /// Which these are, without order.
    pub tleilaxu: Vec<Card>,
    /// The spice that lies on the Tleilaxu track for whoever comes first.
    pub tleilaxu_spice: u8,
    /// Who has played a combat card in this Conflict.
    pub fought: Vec<Seat>,
    /// Copies left of the cards of the Reserve.
    pub reserve: Vec<u8>,
    /// Cards out of the game.
    pub gone: Vec<Card>,
    /// Cards left in the Intrigue deck.
    pub intrigue_left: usize,
    /// Who knows the top card of the Intrigue deck, having put it there.
    pub intrigue_top_known: Option<Seat>,
    /// The top card of the Intrigue deck, for whoever knows it.
    pub intrigue_top: Option<Intrigue>,
    /// Who put the cards under it, the lowest last.
    pub intrigue_buried_by: Vec<Seat>,
    /// Intrigue cards that are in the deck, or where the viewer cannot see them: hands, and what others have trashed.
    pub intrigue_unseen: Vec<Intrigue>,
    /// The Intrigue discard pile.
    pub intrigue_discard: Vec<Intrigue>,
    /// Intrigue cards being played: shown, and not put away before their effects are carried out. IU-INTRIGUE-04
    pub playing: Vec<Intrigue>,
    /// The contracts to be taken.
    pub offer: Vec<Contract>,
    /// The contracts set aside for Shaddam.
    pub sardaukar: Vec<Contract>,
    /// Contracts left face down.
    pub contracts_left: usize,
    /// Which these are, without order.
    pub contracts: Vec<Contract>,
    /// Contracts made for Rise of Ix that nobody has, or that were dealt where the viewer cannot see them.
    pub boxed: Vec<Contract>,
    /// Spaces with agents on them.
    pub agents: Vec<Occupied>,
    /// Bonus spice.
    pub bonus: Vec<Bonus>,
    /// Spaces forbidden by a Voice.
    pub forbidden: Vec<Controlled>,
    /// Who has the Mentat this round.
    pub mentat: Option<Seat>,
    /// Who takes it at the start of the next round.
    pub mentat_next: Option<Seat>,
    /// Who alone won the Conflict that is being settled.
    pub victor: Option<Seat>,
    /// Controlled locations.
    pub control: Vec<Controlled>,
    /// Alliance tokens held.
    pub alliances: Vec<Allied>,
    /// What Rise of Ix puts on the table.
    pub ix: Option<IxView>,
    /// House Hagal cards left before the next shuffle.
    pub hagal_left: usize,
    /// Which these are, without order.
    pub hagal: Vec<Hagal>,
    /// House Hagal cards turned up since the last shuffle.
    pub hagal_discard: Vec<Hagal>,
    /// The players, then the Rivals.
    pub players: Vec<PlayerView>,
    /// The turn in progress, or the last one.
    pub turn: TurnView,
    /// The effects waiting in the pool of the turn in progress.
    pub pool: Vec<PoolItem>,
    /// What is still to be done, the next last; no board reads it.
    #[cfg_attr(feature = "ts", ts(skip))]
    pub steps: Vec<Step>,
    /// What the viewer is asked.
    pub question: Option<Question>,
}

/// A phase of a round, or what follows the last one. IU-ROUND-02
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A Conflict is revealed and hands are drawn.
    RoundStart,
    /// Agent and Reveal turns.
    PlayerTurns,
    /// Combat cards and rewards.
    Combat,
    /// Bonus spice gathers.
    Makers,
    /// Agents come home.
    Recall,
    /// Endgame cards and the count.
    Endgame,
}

impl Phase {
    /// All of them, in order.
    pub const ALL: [Phase; 6] =
        [Phase::RoundStart, Phase::PlayerTurns, Phase::Combat, Phase::Makers, Phase::Recall, Phase::Endgame];
}

/// A space with agents on it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Occupied {
    /// The space.
    pub space: Space,
    /// Whose agents.
    pub seats: Vec<Seat>,
}

/// Bonus spice on a maker space.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bonus {
    /// The space.
    pub space: Space,
    /// How much.
    pub spice: u8,
}

/// A controlled location.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Controlled {
    /// The space.
    pub space: Space,
    /// Whose.
    pub seat: Seat,
}

/// An Alliance token held.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Allied {
    /// Which.
    pub faction: Faction,
    /// By whom.
    pub seat: Seat,
}

/// An effect waiting in the pool.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PoolItem {
    /// Its name, by which it is carried out.
    pub effect: Printed,
    /// The effect in words.
    pub say: Say,
    /// The card it is printed on.
    pub card: Option<Card>,
}

/// What the viewer is asked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Question {
    /// The question.
    pub say: Say,
    /// The rule it comes from.
    pub rule: RuleId,
}

fn cards(cards: &Cards) -> Vec<Card> {
    cards.iter().map(Card).collect()
}

fn intrigues(cards: &Intrigues) -> Vec<Intrigue> {
    cards.iter().map(Intrigue).collect()
}

fn contracts(contracts: &Contracts) -> Vec<Contract> {
    contracts.iter().map(Contract).collect()
}

fn conflicts(set: u64) -> Vec<Conflict> {
    Conflict::all().filter(|card| set & 1 << card.0 != 0).collect()
}

fn seats(set: u8) -> Vec<Seat> {
    Seat::first(PLAYERS).filter(|seat| set & 1 << seat.0 != 0).collect()
}

/// A step as a viewer sees it: cards looked at are hidden from the others.
fn seen(step: Step, viewer: Viewer) -> Step {
    match step {
        Step::Cards(phase::cards::Step::Look { seat, .. }) if !viewer.knows(seat) => {
            phase::cards::Step::Look { seat, cards: List::new() }.into()
        }
        Step::DeckTop(phase::deck_top::Step::Look { seat, .. }) if !viewer.knows(seat) => {
            phase::deck_top::Step::Look { seat, cards: List::new() }.into()
        }
        Step::IntrigueDeck(phase::intrigue_deck::Step::Keep { seat, .. }) if !viewer.knows(seat) => {
            phase::intrigue_deck::Step::Keep { seat, cards: List::new() }.into()
        }
        step => step,
    }
}

/// The phase, which is that of the lowest step that belongs to one; the turns lie below the hands that are drawn first.
pub(crate) fn phase(game: &Imperium) -> Phase {
    use round_start::Step::{Begin, Hands, PutAside};
    if game.stack.iter().any(|step| matches!(step, Step::RoundStart(Begin | Hands | PutAside { .. }))) {
        return Phase::RoundStart;
    }
    let of = |step| match step {
        Step::Turns(_) | Step::Rival(_) => Some(Phase::PlayerTurns),
        Step::Combat(_) => Some(Phase::Combat),
        Step::Makers(_) => Some(Phase::Makers),
        Step::Recall(_) => Some(Phase::Recall),
        _ => None,
    };
    game.stack.iter().find_map(of).unwrap_or(Phase::Endgame)
}

/// What this viewer may know.
pub(crate) fn view(game: &Imperium, viewer: Viewer) -> View {
    View {
        viewer,
        choam: game.choam,
        base_cards: game.table.board != Board::Base && game.table.has(Set::Base),
        board: game.table.board,
        target: game.target,
        six: game.teams,
        habits: game.habits,
        tracks: std::array::from_fn(|at| track(game, Faction::ALL[at])),
        round: game.round,
        phase: phase(game),
        first: game.first,
        waiting: game.pending().map(|(seat, _)| seat),
        conflict: game.conflict,
        unclaimed: conflicts(game.unclaimed),
        unseen: conflicts(game.unseen),
        yielded: seats(game.yielded),
        stranded: seats(game.stranded),
        wall: game.wall,
        row: game.row.iter().flatten().copied().collect(),
        throne: cards(&game.throne),
        imperium_left: game.imperium.len(),
        imperium: cards(&game.imperium),
        immortality: game.table.immortality,
        tleilaxu_row: game.tleilaxu_row.iter().flatten().copied().collect(),
        tleilaxu_left: game.tleilaxu.len(),
        tleilaxu: cards(&game.tleilaxu),
        tleilaxu_spice: if game.tleilaxu_first { game.first_spice() } else { 0 },
        fought: seats(game.fought),
        reserve: game.reserve[..game.table.reserve.len()].to_vec(),
        gone: cards(&game.gone),
        intrigue_left: game.intrigue_left(),
        intrigue_top_known: game.intrigue_top.map(|(_, seat)| seat),
        intrigue_top: game.intrigue_top.filter(|(_, seat)| viewer.knows(*seat)).map(|(card, _)| card),
        intrigue_buried_by: game.intrigue_bottom.iter().map(|buried| Seat(buried.by)).collect(),
        intrigue_unseen: intrigues(&imagine::unseen_intrigue(game, viewer)),
        intrigue_discard: intrigues(&game.intrigue_discard),
        playing: intrigues(&game.in_limbo()),
        offer: game.offer.iter().flatten().copied().collect(),
        sardaukar: contracts(&game.sardaukar),
        contracts_left: game.contracts.len(),
        contracts: contracts(&game.contracts),
        boxed: contracts(&imagine::unseen_contracts(game, viewer)),
        agents: agents(game),
        bonus: bonus(game),
        forbidden: forbidden(game),
        mentat: game.mentat,
        mentat_next: game.mentat_next,
        victor: game.victor,
        control: control(game),
        alliances: alliances(game),
        ix: ix::board(game),
        hagal_left: game.hagal.len(),
        hagal: game.hagal.iter().map(Hagal).collect(),
        hagal_discard: game.hagal_discard.iter().map(Hagal).collect(),
        players: game.seats_iter().map(|seat| players::player(game, seat, viewer)).collect(),
        turn: turn::turn(game),
        pool: pool(game),
        steps: game.stack.iter().map(|step| seen(step, viewer)).collect(),
        question: match viewer {
            Viewer::Seat(seat) => {
                game.pending().filter(|(asked, _)| *asked == seat).map(|(_, step)| step.question(game))
            }
            _ => None,
        },
    }
}

fn track(game: &Imperium, faction: Faction) -> &'static str {
    if game.teams { faction.key_of_six() } else { faction.key() }
}

fn agents(game: &Imperium) -> Vec<Occupied> {
    let held = Space::ALL.iter().filter(|space| game.occupied() & space.bit() != 0);
    held.map(|&space| Occupied { space, seats: agents_at(game, space) }).collect()
}

fn bonus(game: &Imperium) -> Vec<Bonus> {
    let makers = game.makers_here().iter().zip(game.bonus);
    makers.map(|(&space, spice)| Bonus { space, spice }).collect()
}

fn forbidden(game: &Imperium) -> Vec<Controlled> {
    let of =
        |seat: Seat| board::spaces(game.forbidden[seat.index()]).map(move |space| Controlled { space, seat });
    game.seats_iter().flat_map(of).collect()
}

fn control(game: &Imperium) -> Vec<Controlled> {
    let held = game.table.text.locations.iter().zip(game.control);
    held.filter_map(|(&space, owner)| owner.map(|seat| Controlled { space, seat })).collect()
}

fn alliances(game: &Imperium) -> Vec<Allied> {
    let held = Faction::ALL.iter().zip(game.alliance);
    held.filter_map(|(&faction, owner)| owner.map(|seat| Allied { faction, seat })).collect()
}

/// The effects of the turn that can be resolved now.
fn pool(game: &Imperium) -> Vec<PoolItem> {
    let items = game.pool.iter();
    items
        .map(|item| PoolItem {
            effect: item.effect,
            say: describe::effect(item.effect.effect()),
            card: item.this,
        })
        .collect()
}

/// Whose agents are on a space, each seat as often as it has one there.
fn agents_at(game: &Imperium, space: Space) -> Vec<Seat> {
    let here = |seat: Seat| {
        let agents = usize::from(game.agents_of(seat) & space.bit() != 0);
        agents + usize::from(game.player(seat).twice & space.bit() != 0)
    };
    game.seats_iter().flat_map(|seat| std::iter::repeat_n(seat, here(seat))).collect()
}
