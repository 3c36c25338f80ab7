//! What each viewer may know.
//!
//! A view is made from the position and holds nothing that its viewer may not know; text is made from views only.

use serde::Serialize;
use table::{RuleId, Say, Seat, Viewer};

use crate::board::{Faction, LOCATIONS, Post, Space};
use crate::content::{Card, Cards, Conflict, Contract, Contracts, Hagal, Intrigue, Intrigues};
use crate::phase::{Asking, Step, round_start};
use crate::state::Imperium;
use crate::tell::describe;

mod players;

pub use players::{OwnBoard, Piece, PlayerView};

/// The table as a viewer sees it. IU-AMB-75
#[derive(Clone, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Is the CHOAM module used?
    pub choam: bool,
    /// Two teams of three, on the other side of the board?
    pub six: bool,
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
    /// Does the Shield Wall stand?
    pub wall: bool,
    /// The Imperium Row.
    pub row: Vec<Card>,
    /// The Throne Row of Shaddam's team.
    pub throne: Vec<Card>,
    /// Cards left in the Imperium deck.
    pub imperium_left: usize,
    /// Copies of Prepare the Way and The Spice Must Flow left.
    pub reserve: [u8; 2],
    /// Cards out of the game.
    pub gone: Vec<Card>,
    /// Cards left in the Intrigue deck.
    pub intrigue_left: usize,
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
    /// Spaces with agents on them.
    pub agents: Vec<Occupied>,
    /// Bonus spice.
    pub bonus: Vec<Bonus>,
    /// Controlled locations.
    pub control: Vec<Controlled>,
    /// Alliance tokens held.
    pub alliances: Vec<Allied>,
    /// House Hagal cards left before the next shuffle.
    pub hagal_left: usize,
    /// House Hagal cards turned up since the last shuffle.
    pub hagal_discard: Vec<Hagal>,
    /// The players, then the Rivals.
    pub players: Vec<PlayerView>,
    /// The turn in progress, or the last one.
    pub turn: TurnView,
    /// The effects waiting in the pool of the turn in progress.
    pub pool: Vec<PoolItem>,
    /// What the viewer is asked.
    pub question: Option<Question>,
}

/// A phase of a round, or what follows the last one. IU-ROUND-02
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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

/// The turn in progress.
#[derive(Clone, Debug, Serialize)]
pub struct TurnView {
    /// Whose turn.
    pub seat: Seat,
    /// The Ally a Commander has activated.
    pub ally: Option<Seat>,
    /// Is it a Reveal turn?
    pub reveal: bool,
    /// The space the agent was sent to.
    pub space: Option<Space>,
    /// Spice gained so far.
    pub spice: u8,
    /// Troops recruited so far.
    pub recruited: u8,
    /// Units deployed so far.
    pub deployed: u8,
    /// How many troops may still be deployed through the combat space.
    pub deployable: u8,
    /// Was a spy recalled?
    pub recalled_spy: bool,
    /// The post the spy of a card's box was placed on.
    pub post: Option<Post>,
    /// The card discarded last.
    pub discarded: Option<Card>,
    /// The card trashed last.
    pub trashed: Option<Card>,
    /// The effect carried out last: everybody sees the order the player chooses. IU-AGENT-13
    pub last: Option<Say>,
}

/// A space with agents on it.
#[derive(Clone, Debug, Serialize)]
pub struct Occupied {
    /// The space.
    pub space: Space,
    /// Whose agents.
    pub seats: Vec<Seat>,
}

/// Bonus spice on a maker space.
#[derive(Clone, Debug, Serialize)]
pub struct Bonus {
    /// The space.
    pub space: Space,
    /// How much.
    pub spice: u8,
}

/// A controlled location.
#[derive(Clone, Debug, Serialize)]
pub struct Controlled {
    /// The space.
    pub space: Space,
    /// Whose.
    pub seat: Seat,
}

/// An Alliance token held.
#[derive(Clone, Debug, Serialize)]
pub struct Allied {
    /// Which.
    pub faction: Faction,
    /// By whom.
    pub seat: Seat,
}

/// An effect waiting in the pool.
#[derive(Clone, Debug, Serialize)]
pub struct PoolItem {
    /// The effect in words.
    pub say: Say,
    /// The card it is printed on.
    pub card: Option<Card>,
}

/// What the viewer is asked.
#[derive(Clone, Debug, Serialize)]
pub struct Question {
    /// The question.
    pub say: Say,
    /// The rule it comes from.
    pub rule: RuleId,
    /// The effects to choose from, where there are any.
    pub options: Vec<Say>,
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

/// The phase, which is that of the lowest step that belongs to one; the turns lie below the hands that are drawn first.
fn phase(game: &Imperium) -> Phase {
    use round_start::Step::{Begin, Hands};
    if game.stack.iter().any(|step| matches!(step, Step::RoundStart(Begin | Hands))) {
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
        six: game.six,
        tracks: std::array::from_fn(|at| {
            let faction = Faction::ALL[at];
            if game.six { faction.key_of_six() } else { faction.key() }
        }),
        round: game.round,
        phase: phase(game),
        first: game.first,
        waiting: game.pending().map(|(seat, _)| seat),
        conflict: game.conflict,
        unclaimed: Conflict::all().filter(|card| game.unclaimed & 1 << card.0 != 0).collect(),
        wall: game.wall,
        row: game.row.iter().flatten().copied().collect(),
        throne: cards(&game.throne),
        imperium_left: game.imperium.len(),
        reserve: game.reserve,
        gone: cards(&game.gone),
        intrigue_left: game.intrigue.len(),
        intrigue_discard: intrigues(&game.intrigue_discard),
        playing: intrigues(&game.in_limbo()),
        offer: game.offer.iter().flatten().copied().collect(),
        sardaukar: contracts(&game.sardaukar),
        contracts_left: game.contracts.len(),
        agents: Space::ALL
            .iter()
            .filter(|space| game.agents[space.index()] != 0)
            .map(|&space| Occupied {
                space,
                seats: game
                    .seats_iter()
                    .filter(|seat| game.agents[space.index()] & 1 << seat.0 != 0)
                    .collect(),
            })
            .collect(),
        bonus: game
            .makers_here()
            .iter()
            .zip(game.bonus)
            .map(|(&space, spice)| Bonus { space, spice })
            .collect(),
        control: LOCATIONS
            .iter()
            .zip(game.control)
            .filter_map(|(&space, owner)| owner.map(|seat| Controlled { space, seat }))
            .collect(),
        alliances: Faction::ALL
            .iter()
            .zip(game.alliance)
            .filter_map(|(&faction, owner)| owner.map(|seat| Allied { faction, seat }))
            .collect(),
        hagal_left: game.hagal.len(),
        hagal_discard: game.hagal_discard.iter().map(Hagal).collect(),
        players: game.seats_iter().map(|seat| players::player(game, seat, viewer)).collect(),
        turn: turn(game),
        pool: game
            .turn
            .pool
            .iter()
            .map(|item| PoolItem { say: describe::effect(item.effect.0), card: item.this })
            .collect(),
        question: match viewer {
            Viewer::Seat(seat) => {
                game.pending().filter(|(asked, _)| *asked == seat).map(|(_, step)| step.question(game))
            }
            _ => None,
        },
    }
}

/// The turn in progress.
fn turn(game: &Imperium) -> TurnView {
    TurnView {
        seat: game.turn.seat,
        ally: game.turn.ally,
        reveal: game.turn.reveal,
        space: game.turn.space,
        spice: game.turn.spice,
        recruited: game.turn.recruited,
        deployed: game.turn.units,
        deployable: if game.turn.open { game.deployable(game.turn.seat) } else { 0 },
        recalled_spy: game.turn.recalled_spy,
        post: game.turn.post,
        discarded: game.turn.discarded,
        trashed: game.turn.trashed,
        last: game.turn.last.map(|effect| describe::effect(effect.0)),
    }
}
