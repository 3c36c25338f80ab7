//! The task of a live table: takes what people want from its mailbox one after the other, writes what comes of
//! it, and tells everybody.

pub mod clients;
mod command;
mod hints;
pub mod outbox;
mod thinking;
mod wishes;

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, watch};

use crate::hub::{Hub, Place};
use crate::journal::chain;
use crate::limits::{Bucket, Rate};
use crate::problem::problem;
use crate::protocol::server::{Code, FromServer, Problem};
use crate::protocol::status::{Note, TableInfo};
use crate::room::{Change, Room};
use crate::secret;
use crate::store::Write;
use crate::store::nodes::Led;
use crate::{lobby, notices, standing};
use clients::{ClientId, Clients};
pub use command::{Command, Own, OwnWish, Talk};
use hints::Hints;
use thinking::{Bots, Wanted};

/// How many messages wait for a table before those who bring more have to wait, too.
pub const MAILBOX: usize = 128;
/// How many decisions of bots are written and told together at most.
const BOTS_TOGETHER: usize = 64;
/// A bot that decides in this time has decided at once.
const AT_ONCE: Duration = Duration::from_millis(5);

/// How WebSockets are closed: RFC 6455 and its registry.
pub mod close {
    /// The server stops; come back in a moment.
    pub const RESTART: u16 = 1012;
    /// Too slow; come back.
    pub const AGAIN: u16 = 1013;
    /// The server's own problem.
    pub const TROUBLE: u16 = 1011;
    /// The message was too large.
    pub const TOO_LARGE: u16 = 1009;
    /// Against the protocol.
    pub const POLICY: u16 = 1008;
}

/// A live table.
struct Task {
    hub: Arc<Hub>,
    room: Room,
    clients: Clients,
    chat: Vec<Bucket>,
    bots: Bots,
    hints: Hints,
    bot_at: Option<Instant>,
    /// How often the game or who plays it has changed.
    moved: u64,
    /// A bot could not go on; there is no use in trying again and again.
    stuck: bool,
    busy_at: Instant,
    /// Under which fence this node leads the table.
    fence: u64,
    /// What the lobby was last shown of it.
    posted: Option<TableInfo>,
    /// Is what is to be kept of the game on its way to be kept?
    settled: bool,
    /// The seats whose people are waited for and not there.
    missed: Vec<u8>,
}

/// Loads a table and serves it until nobody needs it or the server stops.
pub async fn run(
    hub: Arc<Hub>,
    place: Place,
    mut mailbox: mpsc::Receiver<Command>,
    mut stop: watch::Receiver<bool>,
) {
    let mut task = match load(&hub, &place.id).await {
        Ok(task) => task,
        Err(problem) => {
            hub.forget(&place);
            mailbox.close();
            while let Some(command) = mailbox.recv().await {
                command.refuse(problem.clone());
            }
            return;
        }
    };
    metrics::gauge!("sietch_tables_live").increment(1);
    let code = loop {
        let until = task.next_alarm();
        tokio::select! {
            command = mailbox.recv() => {
                let Some(command) = command else { break close::RESTART };
                if matches!(command, Command::LetGo) {
                    break close::RESTART;
                }
                if !task.take(command).await {
                    break close::TROUBLE;
                }
            }
            () = tokio::time::sleep_until(until.into()) => {
                match task.alarm().await {
                    None => break close::TROUBLE,
                    Some(true) if mailbox.is_empty() => {
                        task.put_away(&place).await;
                        break close::RESTART;
                    }
                    Some(_) => {}
                }
            }
            wanted = task.bots.wanted(), if !task.bots_wait() => {
                if task.bots_act(wanted).await.is_err() {
                    break close::TROUBLE;
                }
            }
            thought = task.hints.thought() => task.tell_hint(thought),
            _ = stop.changed() => break close::RESTART,
        }
        task.post().await;
    };
    hub.forget(&place);
    task.clients.close(code);
    metrics::gauge!("sietch_tables_live").decrement(1);
    // Commands that are still in the mailbox are dropped; whoever sent them asks again and the table is loaded.
}

async fn load(hub: &Arc<Hub>, id: &str) -> Result<Task, Problem> {
    let fence = match hub.keeper().lead(id).await? {
        Led::Here(fence) => fence,
        Led::There(_) => return Err(problem(Code::Busy, "another server leads this table; try again")),
    };
    let saved = hub.keeper().load(id).await?;
    let saved = saved.ok_or_else(|| problem(Code::NoTable, "there is no such table"))?;
    let now = Instant::now();
    let saved = saved.read(id)?;
    if let Some(broken) = &saved.broken {
        tracing::error!(table = id, broken, "what is stored of a table is damaged; it is closed");
    }
    let room = Room::load(id, saved, hub.catalogue(), now)?;
    let chat = room.seats().iter().map(|_| Bucket::new(Rate::CHAT, now)).collect();
    let clients = Clients::new(format!("{:016x}", secret::number()?));
    let bots = Bots::new(room.entry(), hub.thinkers(), hub.settings().thinking);
    let hints = Hints::new(room.entry(), hub.thinkers(), hub.settings().thinking, room.seats().len(), now);
    let hub = hub.clone();
    let (bot_at, moved, stuck, busy_at) = (None, 0, false, now);
    let (posted, settled, missed) = (None, false, room.missed());
    let mut task = Task {
        hub,
        room,
        clients,
        chat,
        bots,
        hints,
        bot_at,
        moved,
        stuck,
        busy_at,
        fence,
        posted,
        settled,
        missed,
    };
    let begun = task.room.begin(now)?;
    task.write(begun).await?;
    if let Some(stopped) = task.room.stop_at_fault() {
        task.write(stopped).await?;
    }
    task.rouse_bots(now);
    task.post().await;
    Ok(task)
}

impl Task {
    /// Nobody needs the table: it is put away until its next clock runs out, or for anybody to take up.
    async fn put_away(&mut self, place: &Place) {
        let flag = self.room.next_flag();
        self.hub.wake_at(&place.id, flag);
        // Before anybody else here can take it up again.
        if flag.is_none()
            && let Err(error) = self.hub.keeper().release(&place.id, self.fence).await
        {
            tracing::warn!(%error, table = place.id, "the lead could not be given up");
        }
    }

    /// Shows the lobby what it is to show, keeps what is to be kept of a game that is over, and has those told who are waited for
    /// and not there. None of it keeps the game from going on.
    async fn post(&mut self) {
        let now = Instant::now();
        if !self.settled
            && let Some(finished) = standing::finished(&self.room, now)
        {
            self.settled = true;
            tokio::spawn(standing::settle(self.hub.clone(), finished));
        }
        let missed = self.room.missed();
        for seat in missed.iter().filter(|seat| !self.missed.contains(seat)) {
            let account = self.room.seats().get(usize::from(*seat)).and_then(|seat| seat.account());
            let (table, account) = (self.room.id().to_owned(), account.map(str::to_owned));
            tokio::spawn(notices::begin(self.hub.clone(), table, *seat, account));
        }
        self.missed = missed;
        if self.room.is_public() {
            let status = lobby::shown(self.clients.status(&self.room, now));
            if status.as_ref() == self.posted.as_ref().map(|posted| &posted.status) {
                return;
            }
            let shown = status.map(|status| self.room.info_with(status));
            match lobby::post(&self.hub, self.room.id(), shown.clone()).await {
                Ok(()) => self.posted = shown,
                Err(problem) => {
                    tracing::warn!(problem = problem.message, "the lobby cannot be told of a table")
                }
            }
        }
    }

    /// Writes a change. After an error the room knows more than the journal and must be thrown away.
    async fn write(&mut self, change: Change) -> Result<(), Problem> {
        if change.items.is_empty() {
            return Ok(());
        }
        let before = self.room.end();
        let lines = chain::lines(before.link, &change.items);
        let after = before.behind(&lines, self.room.ends_over());
        let (id, secret, fence) = (self.room.id().to_owned(), change.secret, self.fence);
        self.hub.keeper().write(Write::Append { id, before, lines, after, secret, fence }).await?;
        self.room.written(after);
        Ok(())
    }

    /// Writes a change and tells everybody whom it concerns. `false` if it could not be written.
    async fn publish(&mut self, mut change: Change) -> Result<(), Problem> {
        let (from, said) = (change.from, std::mem::take(&mut change.said));
        self.moved += u64::from(!change.items.is_empty());
        self.write(change).await?;
        let now = Instant::now();
        let mut lost = self.clients.tell(from, &self.room, now);
        for line in said {
            lost.extend(self.clients.send_all(&FromServer::Chat { line }));
        }
        self.lose(lost);
        self.rouse_bots(now);
        Ok(())
    }

    /// Lets clients go that are gone or too slow, and tells the others.
    fn lose(&mut self, mut lost: Vec<ClientId>) {
        while !lost.is_empty() {
            let now = Instant::now();
            for client in lost.drain(..) {
                for seat in self.clients.remove(client).unwrap_or_default() {
                    self.room.went(seat, now);
                }
            }
            lost.extend(self.count_devices(&[], now));
            // Where nobody is left there is nobody to tell; whoever comes is told all.
            if self.clients.count() > 0 {
                lost.extend(self.clients.tell_status(self.clients.status(&self.room, now), None));
            }
        }
    }

    /// Clients have gone, or one with these seats comes: whether taking back is free may be another matter now. Those who are
    /// gone or too slow to hear it are named.
    fn count_devices(&mut self, coming: &[u8], now: Instant) -> Vec<ClientId> {
        let one = self.clients.is_one_device(&self.room.persons(), coming);
        if self.room.shares_device(one) { self.clients.tell(None, &self.room, now) } else { Vec::new() }
    }

    fn rouse_bots(&mut self, now: Instant) {
        // Bots among themselves, with nobody to look on, wait until somebody does.
        let watched =
            self.clients.count() > 0 || self.room.seats().iter().any(|seat| seat.is_played_by_person());
        let wait = watched && self.room.waiting_bot().is_some() && !self.stuck && !self.bots.are_thinking();
        self.bot_at = wait.then(|| self.bot_at.unwrap_or(now + self.hub.settings().bot_delay));
    }

    /// When a bot is to begin to think: not while people are asked whether to go back.
    fn bot_due(&self) -> Option<Instant> {
        Some(self.bot_at?.max(self.room.bots_wait_until().unwrap_or(self.bot_at?)))
    }

    /// Do bots wait for people?
    fn bots_wait(&self) -> bool {
        self.room.bots_wait_until().is_some_and(|until| Instant::now() < until)
    }

    /// When something is to be done without being asked.
    fn next_alarm(&self) -> Instant {
        let idle = self.busy_at + self.hub.settings().idle_after;
        let idle = if self.clients.count() > 0 { Instant::now() + Duration::from_secs(3600) } else { idle };
        [self.bot_due(), self.room.next_flag()].into_iter().flatten().fold(idle, Instant::min)
    }

    /// Does what is to be done without being asked. `None` if the table must be thrown away, `true` if nobody
    /// needs it any more.
    async fn alarm(&mut self) -> Option<bool> {
        let now = Instant::now();
        if self.room.next_flag().is_some_and(|flag| flag <= now) {
            let change = self.room.flag(now);
            return self.publish(change).await.ok().map(|()| false);
        }
        if self.bot_due().is_some_and(|at| at <= now) {
            self.bot_at = None;
            self.let_bot_think();
            return Some(false);
        }
        let idle = now.saturating_duration_since(self.busy_at) >= self.hub.settings().idle_after;
        let busy = self.bots.are_thinking() || self.hints.are_thought_of();
        let alone = self.clients.count() == 0 && self.bot_at.is_none() && !busy;
        // A clock that runs for long runs on without the table.
        let patience = self.hub.settings().idle_after;
        let soon = self.room.next_flag().is_some_and(|flag| flag < now + patience);
        if !idle || !alone || soon {
            return Some(false);
        }
        let change = self.room.put_away(now);
        self.write(change).await.ok().map(|()| true)
    }

    /// Lets the bot the game waits for think. `false` if there is none.
    fn let_bot_think(&mut self) -> bool {
        let (Some((seat, kind)), Some(game)) = (self.room.waiting_bot(), self.room.game()) else {
            return false;
        };
        let seed = self.hub.settings().bot_seed(seat);
        self.bots.think(game, seat, kind, self.moved, seed);
        true
    }

    /// A bot has thought. Bots that decide at once go on until somebody could see something, so that people can
    /// follow, but not for ever; what they do is written and told together.
    async fn bots_act(&mut self, first: Wanted) -> Result<(), Problem> {
        let pause = !self.hub.settings().bot_delay.is_zero();
        let mut all = Change::default();
        let mut wanted = Some(first);
        for _ in 0..BOTS_TOGETHER {
            let Some(Wanted { seat, action, moved }) = wanted.take() else { break };
            let nothing = || problem(Code::Trouble, "there is nothing it could do");
            let acted = action.ok_or_else(nothing);
            match acted.and_then(|action| self.room.bot_acts(seat, &action, Instant::now())) {
                Ok(change) => {
                    self.moved += 1;
                    let seen = change.from.is_some_and(|entry| {
                        self.room.game().is_some_and(|game| game.tells(entry, table::Viewer::Spectator))
                    });
                    metrics::counter!("sietch_bot_actions_total").increment(1);
                    all.items.extend(change.items);
                    all.from = [all.from, change.from].into_iter().flatten().min();
                    if seen && pause {
                        break;
                    }
                }
                // The table went on while it thought: it thinks again.
                Err(_) if moved != self.moved => {}
                Err(problem) if self.bots.replace(seat) => {
                    tracing::warn!(table = self.room.id(), problem = problem.message, "a bot was replaced");
                }
                Err(problem) => {
                    tracing::error!(table = self.room.id(), problem = problem.message, "a bot cannot go on");
                    self.stuck = true;
                    break;
                }
            }
            if !self.let_bot_think() {
                break;
            }
            wanted = tokio::time::timeout(AT_ONCE, self.bots.wanted()).await.ok();
        }
        if let Some(stopped) = self.room.stop_at_fault() {
            all.items.extend(stopped.items);
        }
        self.publish(all).await?;
        for (seat, failed) in self.bots.failed() {
            let (bot, instead) = (failed.kind.to_string(), failed.instead.to_string());
            let noted = self.room.note(seat, Note::Replaced { bot, instead });
            self.publish(noted).await?;
        }
        Ok(())
    }
}
