//! Hints: what a seat had best do, thought about off the threads that serve people, one for a table at a time.

use std::sync::Arc;
use std::time::Instant;

use bots::advice::{Advice, Effort, Move};
use bots::entry::Asking;
use bots::player::OpenGlimpse;
use bots::{Budget, Entry};
use table::Seat;
use table::open::OpenTable;
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::timeout;

use crate::limits::{Bucket, Rate};
use crate::protocol::review;
use crate::task::clients::ClientId;
use crate::thinkers::Thinkers;

/// A table's hints.
pub struct Hints {
    entry: Option<&'static Entry>,
    thinkers: Arc<Thinkers>,
    budget: Budget,
    asked: Vec<Bucket>,
    thinking: Option<Thinking>,
    /// The last one, with the question it answers: asked again, it is told again.
    last: Option<(Question, review::Advice)>,
}

/// What a hint is for: a seat, and how much it knew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// The seat.
    pub seat: u8,
    /// Its sequence number.
    pub seq: u32,
}

/// A hint under way.
struct Thinking {
    question: Question,
    client: ClientId,
    id: Option<u32>,
    seats: usize,
    thought: JoinHandle<Option<Advice<Move>>>,
}

/// A hint that was thought of, and who asked for it; `None` if nothing came of it.
pub struct Thought {
    /// What it is for.
    pub question: Question,
    /// Who asked.
    pub client: ClientId,
    /// The message answered.
    pub id: Option<u32>,
    /// The hint.
    pub advice: Option<review::Advice>,
}

impl Hints {
    /// Nobody has asked yet.
    pub fn new(
        entry: Option<&'static Entry>,
        thinkers: Arc<Thinkers>,
        budget: Budget,
        seats: usize,
        now: Instant,
    ) -> Hints {
        let asked = vec![Bucket::new(Rate::HINTS, now); seats];
        Hints { entry, thinkers, budget, asked, thinking: None, last: None }
    }

    /// Is one under way?
    pub fn are_thought_of(&self) -> bool {
        self.thinking.is_some()
    }

    /// The hint this question had before.
    pub fn known(&self, question: Question) -> Option<&review::Advice> {
        self.last.as_ref().filter(|(last, _)| *last == question).map(|(_, advice)| advice)
    }

    /// May the seat ask again already?
    pub fn may_ask(&mut self, seat: u8, now: Instant) -> bool {
        self.asked.get_mut(usize::from(seat)).is_some_and(|bucket| bucket.take(now))
    }

    /// Begins to think of a hint.
    pub fn think(
        &mut self,
        game: &dyn OpenTable,
        question: Question,
        (client, id): (ClientId, Option<u32>),
        seed: u64,
    ) {
        let Some(advise) = self.entry.map(|entry| entry.advise) else { return };
        let glimpse = OpenGlimpse::new(game, Seat(question.seat));
        let (thinkers, budget) = (self.thinkers.clone(), self.budget);
        let thought = tokio::spawn(async move {
            // A hint takes its turn among the bots; one that hangs does not keep its place.
            let place = thinkers.place().await;
            let share = thinkers.share(budget);
            let asking = Asking { effort: Effort::HINT, budget: share, seed, threads: 1 };
            let thinking = spawn_blocking(move || advise(&glimpse, &asking));
            let thought = timeout(budget.limit(), thinking).await.ok().and_then(Result::ok).flatten();
            drop(place);
            thought
        });
        self.thinking = Some(Thinking { question, client, id, seats: game.seats(), thought });
    }

    /// Waits for the hint under way; for ever if there is none. Nothing is lost if this is given up and asked again.
    pub async fn thought(&mut self) -> Thought {
        let Some(thinking) = &mut self.thinking else { return std::future::pending().await };
        let advice = (&mut thinking.thought).await.ok().flatten();
        let (question, client, id) = (thinking.question, thinking.client, thinking.id);
        let advice = advice.map(|advice| review::Advice::told(advice, thinking.seats));
        self.thinking = None;
        self.last = advice.clone().map(|advice| (question, advice));
        Thought { question, client, id, advice }
    }
}
