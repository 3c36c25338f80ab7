//! What the toy can be made to do wrong.

use serde::{Deserialize, Serialize};

/// A promise of the contract that the toy can be made to break.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Flaw {
    /// Keeps every promise.
    None,
    /// Shows everybody the first seat's hand.
    LeaksInView,
    /// Tells everybody what a winner who swaps nothing holds.
    LeaksInEvent,
    /// The same, by an event that says it reveals something: nobody's view shows it afterwards.
    ClaimsToReveal,
    /// Tells what was swapped once more, by an event that no rule allows.
    LeaksAfterAGlimpse,
    /// Tells everybody which card was sealed.
    LeaksSealedChoice,
    /// The same behind a glimpse of the card, by an event that says it reveals something.
    LeaksSealedChoiceAfterAGlimpse,
    /// Offers cards the seat does not hold.
    OffersTheRefused,
    /// Takes cards that do not exist.
    TakesNonsense,
    /// Offers a choice twice.
    OffersTwice,
    /// Does not offer a card that would be taken.
    HidesAChoice,
    /// A refused action leaves a trace.
    RefusalMutates,
    /// A refused action is told.
    RefusalTells,
    /// Swapped cards vanish.
    LosesACard,
    /// The last round comes again and again.
    NeverEnds,
    /// Asks a seat later when all its cards are alike, and so tells that they are.
    AsksByHiddenCards,
    /// The water won depends on something outside the record.
    ReplaysOtherwise,
    /// Lets a winner swap only while the next seat has no card of the highest kind.
    OffersByHiddenCards,
    /// Every seat but the first has a coin tossed when it seals, and nobody is told of it.
    TossesUntold,
    /// Its code notices that it has gone wrong when a winner is done.
    Faults,
    /// Its code gives up altogether when a winner is done.
    Panics,
    /// Calls a seat by the cards it holds, in numbers that programs learn from.
    CallsByHiddenCards,
    /// Imagined hands have a card too many.
    ImaginesWrongly,
    /// Imagined hands are made of cards there are none of.
    ImaginesTheImpossible,
}
