//! All live tables, and the way to each.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, broadcast, mpsc, oneshot, watch};

use crate::catalogue::Catalogue;
use crate::lobby::Glance;
use crate::problem::problem;
use crate::protocol::server::{Code, Problem};
use crate::reviews::Reviews;
use crate::settings::Settings;
use crate::store::keeper::Keeper;
use crate::store::nodes::{LEASE, Led};
use crate::task::{self, Command};
use crate::thinkers::Thinkers;

/// How often a command is sent again when its table was just put away.
const TRIES: usize = 4;

/// How long it is believed that the store can write, or cannot.
const TRIED_FOR: Duration = Duration::from_secs(1);
/// How many nodes may go before those who listen must have heard of the first.
const GONE: usize = 64;

/// A live table: its mailbox, and a number that tells its task from an earlier or later one.
struct Live {
    number: u64,
    mailbox: mpsc::Sender<Command>,
}

/// All live tables.
pub struct Hub {
    settings: Settings,
    catalogue: Catalogue,
    keeper: Keeper,
    tables: Mutex<HashMap<String, Live>>,
    stop: watch::Sender<bool>,
    tasks: AtomicU64,
    thinkers: Arc<Thinkers>,
    watchers: Arc<Semaphore>,
    /// When the store was last tried, and whether it could write.
    tried: tokio::sync::Mutex<Option<(Instant, bool)>>,
    /// The nodes that are gone, as they go.
    gone: broadcast::Sender<String>,
    /// When this node last said that it is there, as far as it knows that it was heard; nothing where it is alone.
    heard: Mutex<Option<Instant>>,
    reviews: Arc<Reviews>,
    lobby: Glance,
}

/// Which table a task serves, and the task's own number.
pub struct Place {
    /// The table.
    pub id: String,
    number: u64,
}

impl Hub {
    /// No table is live yet.
    pub fn new(settings: Settings, catalogue: Catalogue, keeper: Keeper) -> Arc<Hub> {
        let (stop, _) = watch::channel(false);
        let thinkers = Arc::new(Thinkers::new(settings.bot_threads));
        let watchers = Arc::new(Semaphore::new((settings.connections / 2).clamp(1, Semaphore::MAX_PERMITS)));
        Arc::new(Hub {
            settings,
            catalogue,
            keeper,
            tables: Mutex::default(),
            stop,
            tasks: AtomicU64::new(0),
            reviews: Arc::new(Reviews::new(thinkers.clone())),
            thinkers,
            watchers,
            tried: tokio::sync::Mutex::default(),
            gone: broadcast::channel(GONE).0,
            heard: Mutex::default(),
            lobby: Glance::default(),
        })
    }

    /// How the server is set up.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The games.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// The way to the store.
    pub fn keeper(&self) -> &Keeper {
        &self.keeper
    }

    /// The threads for bots at thought.
    pub fn thinkers(&self) -> Arc<Thinkers> {
        self.thinkers.clone()
    }

    /// The places for those who only look on. The others are kept for people with seats.
    pub fn watchers(&self) -> Arc<Semaphore> {
        self.watchers.clone()
    }

    /// Can the store write? It is not tried for everybody who asks.
    pub async fn can_write(&self) -> bool {
        let mut tried = self.tried.lock().await;
        match *tried {
            Some((at, well)) if at.elapsed() < TRIED_FOR => well,
            _ => {
                let well = self.keeper.check().await.is_ok();
                *tried = Some((Instant::now(), well));
                well
            }
        }
    }

    /// Games that are over, looked at again.
    pub fn reviews(&self) -> &Arc<Reviews> {
        &self.reviews
    }

    /// The tables that anybody may find, as they were a moment ago.
    pub fn lobby(&self) -> &Glance {
        &self.lobby
    }

    /// Is the server about to stop?
    pub fn stopping(&self) -> bool {
        *self.stop.borrow()
    }

    /// Waits until it is.
    pub async fn stopped(&self) {
        // It fails only if nobody could stop it any more.
        let _ = self.stop.subscribe().wait_for(|stop| *stop).await;
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Live>> {
        lock(&self.tables)
    }

    /// The mailbox of a table, which is loaded if it is not live.
    pub fn table(self: &Arc<Hub>, id: &str) -> Result<mpsc::Sender<Command>, Problem> {
        let mut tables = self.tables();
        // Asked under the lock, so that no table is loaded after all were told to stop.
        if self.stopping() {
            return Err(problem(Code::Stopping, "the server stops; come back in a moment"));
        }
        if let Some(live) = tables.get(id).filter(|live| !live.mailbox.is_closed()) {
            return Ok(live.mailbox.clone());
        }
        let number = self.tasks.fetch_add(1, Ordering::Relaxed);
        let (mailbox, commands) = mpsc::channel(task::MAILBOX);
        tables.insert(id.to_owned(), Live { number, mailbox: mailbox.clone() });
        let place = Place { id: id.to_owned(), number };
        tokio::spawn(task::run(self.clone(), place, commands, self.stop.subscribe()));
        Ok(mailbox)
    }

    /// Which node leads a table: this one if no other does.
    pub async fn whereabouts(&self, id: &str) -> Result<Led, Problem> {
        if self.stopping() {
            return Err(problem(Code::Stopping, "the server stops; come back in a moment"));
        }
        let here = self.tables().get(id).is_some_and(|live| !live.mailbox.is_closed());
        // Whoever was away for longer than the lease may be followed already, before it has noticed.
        let sure = lock(&self.heard).is_none_or(|heard| heard.elapsed() < LEASE);
        if here && sure { Ok(Led::Here(0)) } else { Ok(self.keeper.lead(id).await?) }
    }

    /// This node was heard by the others when it last said that it is there.
    pub fn was_heard(&self, at: Instant) {
        *lock(&self.heard) = Some(at);
    }

    /// Lets go of all tables, because other nodes may lead them now. Whoever comes next finds out.
    pub fn let_go(&self, why: &str) {
        let tables = std::mem::take(&mut *self.tables());
        if tables.is_empty() {
            return;
        }
        tracing::warn!(tables = tables.len(), why, "all tables are let go");
        for live in tables.into_values() {
            tokio::spawn(async move { drop(live.mailbox.send(Command::LetGo).await) });
        }
    }

    /// Hears which nodes go.
    pub fn gone(&self) -> broadcast::Receiver<String> {
        self.gone.subscribe()
    }

    /// Tells everybody who talks to a node that it is gone.
    pub fn tell_gone(&self, node: &str) {
        // If nobody talks to another node, nobody needs to know.
        let _ = self.gone.send(node.to_owned());
    }

    /// Asks a table something and waits for the answer.
    pub async fn ask<T>(
        self: &Arc<Hub>,
        id: &str,
        command: impl Fn(oneshot::Sender<Result<T, Problem>>) -> Command,
    ) -> Result<T, Problem> {
        for _ in 0..TRIES {
            let (answer, answered) = oneshot::channel();
            if self.table(id)?.send(command(answer)).await.is_ok()
                && let Ok(answer) = answered.await
            {
                return answer;
            }
        }
        Err(problem(Code::Busy, "the table cannot be reached; try again"))
    }

    /// A table's task ends. Nobody gets its mailbox from here any more.
    pub fn forget(&self, place: &Place) {
        let mut tables = self.tables();
        if tables.get(&place.id).is_some_and(|live| live.number == place.number) {
            tables.remove(&place.id);
        }
    }

    /// Wakes the tables whose clocks run.
    pub async fn wake_clocks(self: &Arc<Hub>) -> Result<(), Problem> {
        for id in self.keeper.clocked().await? {
            self.table(&id)?;
        }
        Ok(())
    }

    /// Wakes a table that is put away when its next clock runs out.
    pub fn wake_at(self: &Arc<Hub>, id: &str, flag: Option<Instant>) {
        let Some(flag) = flag else { return };
        let (hub, id, mut stop) = (self.clone(), id.to_owned(), self.stop.subscribe());
        tokio::spawn(async move {
            tokio::select! {
                () = tokio::time::sleep_until(flag.into()) => drop(hub.table(&id)),
                _ = stop.changed() => {}
            }
        });
    }

    /// Stops all tables and waits for them, but not for ever.
    pub async fn stop(&self) {
        {
            let _tables = self.tables();
            self.stop.send_replace(true);
        }
        for _ in 0..200 {
            // A task that was stopped by a fault has left its mailbox behind.
            if self.tables().values().all(|live| live.mailbox.is_closed()) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        tracing::warn!("some tables did not stop in time");
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::memory::Memory;
    use crate::store::nodes::Node;
    use crate::store::{Store, Write, conformance};

    #[tokio::test]
    async fn who_was_away_for_too_long_asks_who_leads_its_tables() {
        let memory = Memory::default();
        let node = |id: &str| Node { id: id.into(), address: format!("{id}:1") };
        let (own, mut next) = (memory.share(node("own")), memory.share(node("next")));
        assert!(next.beat().is_ok());
        assert_eq!(next.write(&[Write::create("one", &conformance::head(), vec![])]), [Ok(())]);
        assert_eq!(next.lead("one"), Ok(Led::Here(1)));
        let (keeper, cellar) = Keeper::start(Box::new(own)).unwrap();
        let hub = Hub::new(Settings::default(), Catalogue::new(&[]), keeper);
        // It led the table before, and has not noticed yet that it does not any more.
        let (mailbox, _commands) = mpsc::channel(1);
        hub.tables().insert("one".into(), Live { number: 0, mailbox });
        hub.was_heard(Instant::now());
        assert_eq!(hub.whereabouts("one").await, Ok(Led::Here(0)));
        hub.was_heard(Instant::now().checked_sub(LEASE).unwrap());
        assert_eq!(hub.whereabouts("one").await, Ok(Led::There(node("next"))));
        drop(hub);
        tokio::task::spawn_blocking(move || cellar.close()).await.unwrap();
    }
}
