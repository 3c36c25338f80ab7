//! Spies: placed on observation posts, and recalled.

use serde::{Serialize, Serializer};
use table::{Doing, Offers, Refusal, Seat, SeatSet, Steps, World, rule_id};

use super::{Asking, asked, not_now, plain};
use crate::action::Action;
use crate::board::{self, Post, Posts};
use crate::content::Card;
use crate::event::Event;
use crate::state::{Imperium, one};
use crate::view::Question;

/// The steps of spies.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A spy may be placed on a post; with none in the supply, one is recalled first. IU-SPY-02, IU-SPY-03
    Place {
        /// Whose.
        seat: Seat,
        /// The posts to choose from.
        #[serde(serialize_with = "named_posts")]
        posts: Posts,
        /// May another spy be there?
        shared: bool,
        /// The card it is printed on.
        this: Option<Card>,
        /// Was a spy recalled for it?
        recalled: bool,
    },
    /// A spy is recalled. IU-SPY-05
    Recall {
        /// Whose.
        seat: Seat,
    },
}

fn named_posts<S: Serializer>(posts: &Posts, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(board::posts(*posts))
}

impl Doing<Imperium> for Step {
    fn asks(self, game: &Imperium) -> SeatSet {
        match self {
            Step::Place { seat, posts, shared, .. } => asked(seat, game.open_posts(seat, posts, shared) != 0),
            Step::Recall { seat } => SeatSet::one(seat),
        }
    }

    fn open(self, _: &Imperium) -> bool {
        true
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        let player = game.player(seat);
        match self {
            Step::Place { posts, shared, recalled, .. } => {
                if player.spy_supply() > 0 {
                    offers.extend(board::posts(game.open_posts(seat, posts, shared)).map(Action::PlaceSpy));
                } else {
                    offers.extend(board::posts(player.spies).map(Action::RecallSpy));
                }
                // Placing may be declined, but not after a spy was recalled for it. IU-SPY-03, IU-AMB-11
                if !recalled {
                    offers.add(Action::Decline);
                }
            }
            Step::Recall { .. } => offers.extend(board::posts(player.spies).map(Action::RecallSpy)),
        }
    }

    fn refuse(self, game: &Imperium, _: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::Place { .. }, Action::PlaceSpy(post)) if game.watched() & one(post) != 0 => {
                Refusal::new(rule_id!("IU-SPY-02"), "refuse-post-taken")
            }
            (Step::Place { .. }, Action::PlaceSpy(_)) => {
                Refusal::new(rule_id!("IU-SPY-04"), "refuse-post-not-connected")
            }
            (Step::Place { .. }, Action::Decline) => {
                Refusal::new(rule_id!("IU-SPY-03"), "refuse-recalled-spy")
            }
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        match (self, action) {
            (Step::Place { this, .. }, Action::PlaceSpy(post)) => {
                // Where a card's box put it is remembered for what the card says next.
                if this.is_some() {
                    game.turn.post = Some(post);
                }
                game.place_spy(seat, post, w);
            }
            (Step::Place { seat, posts, shared, this, .. }, Action::RecallSpy(post)) => {
                // Recalled to be placed again: no effect of its own. IU-SPY-03
                game.push(Step::Place { seat, posts, shared, this, recalled: true });
                game.recall_spy(seat, post, w);
            }
            (Step::Recall { .. }, Action::RecallSpy(post)) => game.recall_spy(seat, post, w),
            _ => {}
        }
    }
}

impl Asking for Step {
    fn question(self, game: &Imperium) -> Question {
        match self {
            Step::Place { seat, .. } if game.player(seat).spy_supply() == 0 => {
                plain("ask-recall-to-place", rule_id!("IU-SPY-03"))
            }
            Step::Place { .. } => plain("ask-place-spy", rule_id!("IU-SPY-02")),
            Step::Recall { .. } => plain("ask-recall-spy", rule_id!("IU-SPY-05")),
        }
    }
}

impl Imperium {
    /// Takes a spy back into the supply. IU-SPY-05
    pub(crate) fn recall_spy(&mut self, seat: Seat, post: Post, w: &mut impl World<Event>) {
        self.player_mut(seat).spies &= !one(post);
        if self.turn.seat == seat {
            self.turn.recalled_spy = true;
        }
        w.tell(|| Event::SpyRecalled { seat, post });
    }

    /// Puts a spy on a post.
    pub(crate) fn place_spy(&mut self, seat: Seat, post: Post, w: &mut impl World<Event>) {
        self.player_mut(seat).spies |= one(post);
        w.tell(|| Event::SpyPlaced { seat, post });
    }
}
