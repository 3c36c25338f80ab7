//! Bots at thought: off the threads that serve people, one decision of a table at a time.
//!
//! A table goes on while its bot thinks: people act, talk and take back. What the bot then wants is taken if the
//! rules still allow it, and thought about again if they do not.

use std::collections::HashMap;
use std::sync::Arc;

use bots::player::{Decision, Failed, Failure, OpenGlimpse};
use bots::{Budget, Entry, Kind, SeatBot};
use table::Seat;
use table::open::{Chosen, OpenTable};
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::timeout;

use crate::thinkers::Thinkers;

/// A seat whose bots were lost more often than this is not waited for any more.
const MOST_LOST: u32 = 8;

/// The most threads that help one bot along, of those that nobody else thinks on.
const HELPERS: u32 = 7;

/// A table's bots.
pub struct Bots {
    entry: Option<&'static Entry>,
    thinkers: Arc<Thinkers>,
    budget: Budget,
    /// The bots that have been asked before, with what they may remember.
    seated: HashMap<u8, Seated>,
    /// How often the bot of a seat was lost or talked nonsense.
    lost: HashMap<u8, u32>,
    thinking: Option<Thinking>,
    /// The bots that were replaced and not told of yet.
    failed: Vec<(u8, Failed)>,
}

/// A bot in a seat.
struct Seated {
    /// The kind that the table asked for.
    asked: Kind,
    /// The kind that plays: a lower one, if others were lost there.
    plays: Kind,
    bot: Box<dyn SeatBot>,
}

/// A decision under way.
struct Thinking {
    seat: u8,
    asked: Kind,
    plays: Kind,
    /// How often the table had moved when it began.
    moved: u64,
    thought: JoinHandle<Thought>,
}

/// What came of it: the bot again, unless it is lost, and what it wants.
type Thought = Option<(Box<dyn SeatBot>, Option<Decision<Chosen>>)>;

/// What a bot wants.
pub struct Wanted {
    /// Its seat.
    pub seat: u8,
    /// The action; `None` if there is nothing it could do.
    pub action: Option<Chosen>,
    /// How often the table had moved when it began to think.
    pub moved: u64,
}

impl Bots {
    /// Nobody thinks yet.
    pub fn new(entry: Option<&'static Entry>, thinkers: Arc<Thinkers>, budget: Budget) -> Bots {
        let (seated, lost) = (HashMap::new(), HashMap::new());
        Bots { entry, thinkers, budget, seated, lost, thinking: None, failed: Vec::new() }
    }

    /// Is one at thought?
    pub fn are_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Lets the bot of a seat think, from its own seed if it is new there.
    pub fn think(&mut self, game: &dyn OpenTable, seat: u8, kind: Kind, moved: u64, seed: u64) {
        let Some(entry) = self.entry else { return };
        let known = self.seated.remove(&seat).filter(|seated| seated.asked == kind);
        let fresh = || Seated { asked: kind, plays: kind, bot: (entry.seat_bot)(kind, Seat(seat), seed) };
        let Seated { asked, plays, mut bot } = known.unwrap_or_else(fresh);
        let glimpse = OpenGlimpse::new(game, Seat(seat));
        let (thinkers, budget) = (self.thinkers.clone(), self.budget);
        let thought = tokio::spawn(async move {
            // No more at once than there are threads for it; one that hangs does not keep its own.
            let place = thinkers.place().await;
            let helpers = thinkers.helpers(HELPERS);
            bot.use_threads(1 + helpers.as_ref().map_or(0, |helpers| helpers.num_permits()));
            let share = thinkers.share(budget);
            let thinking = spawn_blocking(move || {
                let wanted = bot.decide(&glimpse, share);
                (bot, wanted)
            });
            let thought = timeout(budget.limit(), thinking).await.ok().and_then(Result::ok);
            drop((place, helpers));
            thought
        });
        self.thinking = Some(Thinking { seat, asked, plays, moved, thought });
    }

    /// Waits for the bot at thought; for ever if there is none. Nothing is lost if this is given up and asked
    /// again.
    pub async fn wanted(&mut self) -> Wanted {
        let Some(thinking) = &mut self.thinking else { return std::future::pending().await };
        let thought = (&mut thinking.thought).await.ok().flatten();
        let Thinking { seat, asked, plays, moved, .. } = *thinking;
        self.thinking = None;
        let Some((bot, wanted)) = thought else {
            // It thinks on somewhere, or its own code has failed: its answer is not waited for.
            self.put_lower(seat, asked, plays, Failure::Overran);
            return Wanted { seat, action: None, moved: u64::MAX };
        };
        self.seated.insert(seat, Seated { asked, plays, bot });
        let action = wanted.map(|Decision { choice, failed }| {
            failed.into_iter().for_each(|failed| self.tell(seat, failed));
            choice
        });
        Wanted { seat, action, moved }
    }

    /// Replaces the bot of a seat, which wanted what the rules do not allow. `false` if that was done too often:
    /// then the mistake is the game's.
    pub fn replace(&mut self, seat: u8) -> bool {
        let seated = self.seated.remove(&seat).map(|seated| (seated.asked, seated.plays));
        let (asked, plays) = seated.unwrap_or((Kind::LOWEST, Kind::LOWEST));
        self.put_lower(seat, asked, plays, Failure::NotOffered)
    }

    /// Each time a lower one than played until now.
    fn put_lower(&mut self, seat: u8, asked: Kind, plays: Kind, how: Failure) -> bool {
        let lost = self.lost.entry(seat).or_default();
        *lost += 1;
        let (lost, instead) = (*lost, plays.lower());
        self.tell(seat, Failed { kind: plays, how, instead });
        let bot = self.entry.map(|entry| (entry.seat_bot)(instead, Seat(seat), u64::from(lost)));
        self.seated.extend(bot.map(|bot| (seat, Seated { asked, plays: instead, bot })));
        lost <= MOST_LOST
    }

    /// The bots that were replaced since this was last asked.
    pub fn failed(&mut self) -> Vec<(u8, Failed)> {
        std::mem::take(&mut self.failed)
    }

    fn tell(&mut self, seat: u8, failed: Failed) {
        tracing::warn!(bot = %failed.kind, "{failed}");
        metrics::counter!("sietch_bots_failed_total").increment(1);
        self.failed.push((seat, failed));
    }
}
