//! The phases of a round, one file each, in the rulebook's words and order; then the steps of effects, in files named
//! after what the rulebook calls them; then those only six players take.
//!
//! What is still to be done stands on a stack of steps, the next on top; [`table::step`] says how they run. Each step
//! stands whole in its file: whom it asks, how it asks, what it offers, why the rest is refused, what an answer does,
//! what happens by itself. Whether a seat is asked depends only on what everybody can see.

pub(crate) mod acquire;
pub(crate) mod agent_turn;
pub(crate) mod cards;
pub(crate) mod combat;
pub(crate) mod contracts;
pub(crate) mod deck_top;
pub(crate) mod dreadnoughts;
pub(crate) mod effects;
pub(crate) mod endgame;
pub(crate) mod grafting;
pub(crate) mod influence;
pub(crate) mod intrigue;
pub(crate) mod intrigue_deck;
pub(crate) mod ix_contracts;
pub(crate) mod leaders;
pub(crate) mod losses;
pub(crate) mod makers;
mod masterstroke;
mod mentat;
pub(crate) mod payment;
pub(crate) mod recall;
pub(crate) mod reveal_turn;
pub(crate) mod rival;
mod rival_gains;
mod rival_ix;
pub(crate) mod round_start;
pub(crate) mod sending;
pub(crate) mod setup;
pub(crate) mod shipping;
pub(crate) mod spies;
pub(crate) mod team;
pub(crate) mod team_boards;
pub(crate) mod team_gifts;
pub(crate) mod tech;
pub(crate) mod tleilaxu;
pub(crate) mod turns;
pub(crate) mod units;
pub(crate) mod voice;

use serde::Serialize;
use table::{Refusal, RuleId, Say, Seat, SeatSet, rule_id};

use crate::state::Imperium;
use crate::view::Question;

/// How a step asks: in one sentence, with the rule it comes from.
pub(crate) trait Asking: Copy {
    /// The question.
    fn question(self, game: &Imperium) -> Question;
}

/// A step that waits for nobody asks nothing.
pub(crate) fn no_question() -> Question {
    plain("ask-turn", rule_id!("IU-ROUND-06"))
}

/// A question without figures.
pub(crate) fn plain(key: &'static str, rule: RuleId) -> Question {
    ask(Say::new(key), rule)
}

/// A question.
pub(crate) fn ask(say: Say, rule: RuleId) -> Question {
    Question { say, rule }
}

/// One seat if it is asked at all.
#[inline]
pub(crate) fn asked(seat: Seat, asked: bool) -> SeatSet {
    if asked { SeatSet::one(seat) } else { SeatSet::NONE }
}

/// The refusal for an action that does not belong to the step at all.
pub(crate) fn not_now() -> Refusal {
    Refusal::new(rule_id!("IU-ROUND-06"), "refuse-not-now")
}

/// The steps of the game, and how each asks.
macro_rules! phases {
    ($($(#[$doc:meta])* $phase:ident($step:ty)),* $(,)?) => {
        table::steps! {
            /// Something still to be done.
            #[derive(Serialize)]
            #[serde(rename_all = "snake_case")]
            pub enum Step for Imperium {
                $($(#[$doc])* $phase($step)),*
            }
        }

        impl Asking for Step {
            fn question(self, game: &Imperium) -> Question {
                match self { $(Step::$phase(step) => step.question(game)),* }
            }
        }
    };
}

phases! {
    /// Before the first round, with the contracts made for Rise of Ix.
    IxContracts(ix_contracts::Step),
    /// Phase 1.
    RoundStart(round_start::Step),
    /// Phase 2: whose turn it is, and what the turn gives.
    Turns(turns::Step),
    /// Phase 2: an agent is sent.
    AgentTurn(agent_turn::Step),
    /// Phase 2: the hand is revealed.
    RevealTurn(reveal_turn::Step),
    /// Phase 2: a Rival's turn.
    Rival(rival::Step),
    /// Phase 3.
    Combat(combat::Step),
    /// Phase 4.
    Makers(makers::Step),
    /// Phase 5.
    Recall(recall::Step),
    /// The end of the game.
    Endgame(endgame::Step),
    /// Effects one by one.
    Effects(effects::Step),
    /// What an effect costs.
    Payment(payment::Step),
    /// An Intrigue card.
    Intrigue(intrigue::Step),
    /// Influence and Alliances.
    Influence(influence::Step),
    /// Spies.
    Spies(spies::Step),
    /// Contracts.
    Contracts(contracts::Step),
    /// Cards discarded, trashed, looked at.
    Cards(cards::Step),
    /// Cards acquired.
    Acquire(acquire::Step),
    /// Troops, sandworms, the Shield Wall.
    Units(units::Step),
    /// The top of a deck.
    DeckTop(deck_top::Step),
    /// Troops lost.
    Losses(losses::Step),
    /// A space forbidden to others.
    Voice(voice::Step),
    /// The top of the Intrigue deck.
    IntrigueDeck(intrigue_deck::Step),
    /// The Bene Tleilax.
    Tleilaxu(tleilaxu::Step),
    /// Two cards played together.
    Grafting(grafting::Step),
    /// What only one leader does.
    Leaders(leaders::Step),
    /// Faction tokens kept for one stroke.
    Masterstroke(masterstroke::Step),
    /// Rise of Ix: tech tiles.
    Tech(tech::Step),
    /// Rise of Ix: the freighter.
    Shipping(shipping::Step),
    /// Rise of Ix: dreadnoughts, and units of either kind.
    Dreadnoughts(dreadnoughts::Step),
    /// Six players: a Commander and the activated Ally.
    Team(team::Step),
    /// Six players: the personal boards and the Throne Row.
    TeamBoards(team_boards::Step),
    /// Six players: what members of a team do for each other.
    TeamGifts(team_gifts::Step),
}

impl Imperium {
    /// The seat that is asked now, and the step that asks.
    pub(crate) fn pending(&self) -> Option<(Seat, Step)> {
        let step = self.stack.top().filter(|_| !self.over)?;
        table::Doing::asks(step, self).lowest().map(|seat| (seat, step))
    }
}
