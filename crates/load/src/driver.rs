//! One table and its virtual players.
//!
//! There is a socket for every seat. One action is under way at a time, so whatever arrives belongs to it.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::future::{join_all, select_all};
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use server::patch;
use server::protocol::client::Hello;
use server::protocol::http::{NewSeat, NewTable, SeatSecret};
use server::protocol::patch::{Key, Op};
use server::protocol::server::Code;
use table::chance::Fast;
use table::{Chance, Json};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::Trouble;
use crate::client::{self, Client, PATIENCE};
use crate::figures::Times;

/// How an update begins, as the server writes it.
const UPDATE: &str = "{\"type\":\"update\"";

/// An action that was sent, and whether the server said that it is done.
#[derive(Clone, PartialEq, Debug)]
pub struct Sent {
    /// The seat.
    pub seat: u8,
    /// What it did.
    pub action: Json,
    /// Was it acknowledged?
    pub done: bool,
}

/// A table and its players.
pub struct Driver {
    /// The table's id.
    pub table: String,
    /// Everything that was sent, in order.
    pub sent: Vec<Sent>,
    secrets: Vec<SeatSecret>,
    players: Vec<Player>,
    chance: Fast,
}

/// What players read and measure.
#[derive(Default)]
struct Shared {
    /// The seat's sequence number and choices.
    seq: u32,
    choices: Vec<Json>,
    /// What of an update could not be understood.
    trouble: Option<Trouble>,
    /// How many updates came, and how large they were together.
    count: u64,
    bytes: u64,
    /// When the action under way was sent.
    since: Option<Instant>,
    times: Times,
}

struct Player {
    server: SocketAddr,
    sink: SplitSink<WebSocketStream<TcpStream>, Message>,
    /// What its sequence numbers are counted in.
    epoch: String,
    shared: Arc<Mutex<Shared>>,
    answers: mpsc::Receiver<Answer>,
    reader: JoinHandle<()>,
    /// Is an answer on its way that nobody waits for any more, or was something not understood? Then the next answer may
    /// be to something else.
    doubtful: bool,
}

enum Answer {
    Done,
    Refused(Code),
}

/// As much of a welcome as a player reads.
#[derive(Deserialize)]
struct Welcomed {
    epoch: String,
}

/// As much of an update as a player reads: players share their cores with the server they measure, so what they do
/// not need is passed over and never built.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(borrow)]
    viewers: Vec<Eyes<'a>>,
}

#[derive(Deserialize)]
struct Eyes<'a> {
    seq: u32,
    now: Option<Now>,
    #[serde(borrow, default)]
    patch: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
struct Now {
    choices: Vec<Json>,
}

#[derive(Deserialize)]
struct Choice {
    action: Json,
}

/// As much of an error as a player reads.
#[derive(Deserialize)]
struct Refused {
    code: Code,
}

/// A virtual player's seat.
pub fn person(seat: usize) -> NewSeat {
    NewSeat::Me(format!("Player {seat}"))
}

impl Driver {
    /// Opens a table with so many people.
    pub async fn open(
        server: SocketAddr,
        game: &str,
        mode: &str,
        seats: usize,
        seed: u64,
    ) -> Result<Driver, Trouble> {
        let wanted = NewTable {
            game: game.to_owned(),
            mode: mode.to_owned(),
            seats: (0..seats).map(person).collect(),
            ..NewTable::default()
        };
        Driver::open_as(server, &wanted, seed).await
    }

    /// Opens a table as it is wanted, and plays for its people.
    pub async fn open_as(server: SocketAddr, wanted: &NewTable, seed: u64) -> Result<Driver, Trouble> {
        let opened = client::open(server, wanted).await?;
        let (table, secrets) = (opened.table.id, opened.secrets);
        Ok(Driver { table, sent: Vec::new(), secrets, players: Vec::new(), chance: Fast::new(seed) })
    }

    /// Lets all players connect, anew if they were connected before.
    pub async fn connect(&mut self, server: SocketAddr) -> Result<(), Trouble> {
        self.connect_to(&[server]).await
    }

    /// The same, to these servers in turn.
    pub async fn connect_to(&mut self, servers: &[SocketAddr]) -> Result<(), Trouble> {
        self.leave();
        let joining = self.secrets.iter().zip(servers.iter().cycle());
        let joining = joining.map(|(secret, &server)| Player::join(server, &self.table, secret));
        self.players = join_all(joining).await.into_iter().collect::<Result<_, _>>()?;
        Ok(())
    }

    /// Lets those players connect anew whose socket is of no use any more, or leads to none of these servers: each by itself,
    /// as people do, within `patience`.
    pub async fn come_back(&mut self, servers: &[SocketAddr], patience: Duration) -> Result<(), Trouble> {
        let lost = |player: &Player| {
            player.reader.is_finished() || player.doubtful || !servers.contains(&player.server)
        };
        let joining = self.players.iter().zip(&self.secrets).zip(servers.iter().cycle()).enumerate();
        let joining = joining.filter(|(_, ((player, _), _))| lost(player));
        let joining = joining.map(|(seat, ((_, secret), &server))| {
            let join = timeout(patience, Player::join(server, &self.table, secret));
            async move { (seat, join.await.unwrap_or(Err(Trouble::Late))) }
        });
        let mut back = Ok(());
        for (seat, joined) in join_all(joining).await {
            match joined {
                Ok(player) => self.players[seat] = player,
                Err(trouble) => back = Err(trouble),
            }
        }
        back
    }

    /// Are all players connected, as far as anybody knows?
    pub fn whole(&self) -> bool {
        self.players.len() == self.secrets.len()
            && self.players.iter().all(|player| !player.reader.is_finished())
    }

    /// Waits until one of its sockets is closed.
    pub async fn broken(&mut self) {
        if self.whole() && !self.players.is_empty() {
            let _ = select_all(self.players.iter_mut().map(|player| &mut player.reader)).await;
        }
    }

    /// How many sockets it has.
    pub fn sockets(&self) -> usize {
        self.players.len()
    }

    /// Hangs up.
    pub fn leave(&mut self) {
        self.players.clear();
    }

    /// What was measured since the last time this was asked.
    pub fn times(&self) -> Times {
        let mut all = Times::default();
        for player in &self.players {
            all.extend(std::mem::take(&mut lock(&player.shared).times));
        }
        all
    }

    /// How many updates came to its players, and how large they were together.
    pub fn heard(&self) -> (u64, u64) {
        let each = self.players.iter().map(|player| lock(&player.shared));
        each.fold((0, 0), |(count, bytes), shared| (count + shared.count, bytes + shared.bytes))
    }

    /// Takes one action for whoever has a choice. `None` when nobody has: the game is over, a bot thinks, or they have
    /// not heard of it yet.
    pub async fn act(&mut self) -> Result<Option<Duration>, Trouble> {
        let first = self.chance.below(self.players.len().max(1) as u32) as usize;
        for turn in 0..self.players.len() {
            let seat = (first + turn) % self.players.len();
            let (seq, action) = {
                let mut shared = lock(&self.players[seat].shared);
                if let Some(trouble) = shared.trouble.take() {
                    drop(shared);
                    self.players[seat].doubtful = true;
                    return Err(trouble);
                }
                if shared.choices.is_empty() {
                    continue;
                }
                let pick = self.chance.below(shared.choices.len() as u32) as usize;
                (shared.seq, shared.choices[pick].read::<Choice>()?.action)
            };
            return self.send(seat, seq, action).await.map(Some);
        }
        Ok(None)
    }

    /// Takes so many actions within `patience`. Whoever is next may not have heard of it yet: their socket may go another
    /// way.
    pub async fn play(&mut self, count: usize, patience: Duration) -> Result<(), Trouble> {
        let (begun, mut played) = (Instant::now(), 0);
        while played < count {
            match self.act().await? {
                Some(_) => played += 1,
                None => sleep(Duration::from_millis(5)).await,
            }
            if begun.elapsed() >= patience {
                return Err(Trouble::Late);
            }
        }
        Ok(())
    }

    async fn send(&mut self, seat: usize, seq: u32, action: Json) -> Result<Duration, Trouble> {
        let number = self.secrets[seat].seat;
        let at = format!("\"seq\":{seq},\"epoch\":\"{}\"", self.players[seat].epoch);
        let message = format!("{{\"type\":\"act\",\"id\":1,\"seat\":{number},\"action\":{action},{at}}}");
        let now = Instant::now();
        for player in &self.players {
            lock(&player.shared).since = Some(now);
        }
        self.sent.push(Sent { seat: number, action, done: false });
        let player = &mut self.players[seat];
        player.doubtful = true;
        player.sink.send(Message::text(message)).await?;
        let answer = timeout(PATIENCE, player.answers.recv()).await.map_err(|_| Trouble::Late)?;
        player.doubtful = !matches!(answer, Some(Answer::Done | Answer::Refused(Code::Stale)));
        match answer {
            Some(Answer::Done) => {
                if let Some(last) = self.sent.last_mut() {
                    last.done = true;
                }
                Ok(now.elapsed())
            }
            // Somebody else's part came in between: nothing was done.
            Some(Answer::Refused(Code::Stale)) => {
                self.sent.pop();
                Ok(now.elapsed())
            }
            Some(Answer::Refused(code)) => Err(Trouble::Answer(format!("refused: {code:?}"))),
            None => Err(Trouble::Answer("the socket was closed".into())),
        }
    }
}

impl Player {
    /// Connects, and waits for the welcome and the first update, so that there is something to choose from.
    async fn join(server: SocketAddr, table: &str, secret: &SeatSecret) -> Result<Player, Trouble> {
        let hello = Hello { secrets: vec![secret.secret.clone()], ..Hello::default() };
        let mut client = Client::join(server, table, hello).await?;
        let shared = Arc::new(Mutex::new(Shared::default()));
        let closed = || Trouble::Answer("closed".into());
        let Welcomed { epoch } = serde_json::from_str(&client.text().await?.ok_or_else(closed)?)?;
        let first = client.text().await?.ok_or_else(closed)?;
        lock(&shared).hear(&first);
        let (answer, answers) = mpsc::channel(8);
        let (sink, stream) = client.socket.split();
        let reader = tokio::spawn(read(stream, shared.clone(), answer));
        Ok(Player { server, sink, epoch, shared, answers, reader, doubtful: false })
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        self.reader.abort();
    }
}

impl Shared {
    /// Takes an update in; whether it was one is in its first bytes.
    fn hear(&mut self, text: &str) {
        if !text.starts_with(UPDATE) {
            return;
        }
        // What comes after that is somebody else's: of bots, say.
        if let Some(since) = self.since.take() {
            self.times.add(since.elapsed());
        }
        self.count += 1;
        self.bytes += text.len() as u64;
        if !text.ends_with("\"viewers\":[]}")
            && let Err(trouble) = self.read(text)
        {
            self.trouble = Some(trouble);
        }
    }

    /// Reads an update: of all that the seat may know, a virtual player wants the choices alone.
    fn read(&mut self, text: &str) -> Result<(), Trouble> {
        let Heard { viewers } = serde_json::from_str(text)?;
        let Some(Eyes { seq, now, patch }) = viewers.into_iter().next() else { return Ok(()) };
        self.seq = seq;
        if let Some(now) = now {
            self.choices = now.choices;
        }
        let of_choices = |op: &&&RawValue| op.get().starts_with("[[\"choices\"");
        patch.iter().filter(of_choices).try_for_each(|op| self.change(op.get()))
    }

    /// Changes the choices as an operation of a patch says. Most replace whole choices, which stay text.
    fn change(&mut self, op: &str) -> Result<(), Trouble> {
        let unfit = || Trouble::Answer(format!("{op} does not fit"));
        let parts: Vec<&RawValue> = serde_json::from_str(op)?;
        let path: Vec<Key> = serde_json::from_str(parts[0].get())?;
        match (&path[1..], &parts[1..]) {
            ([], [all]) => self.choices = serde_json::from_str(all.get())?,
            ([], [at, count, new]) => {
                let at: usize = serde_json::from_str(at.get())?;
                let end = at + serde_json::from_str::<usize>(count.get())?;
                let new: Vec<Json> = serde_json::from_str(new.get())?;
                if end > self.choices.len() {
                    return Err(unfit());
                }
                self.choices.splice(at..end, new);
            }
            ([Key::Place(at)], [new]) => {
                *self.choices.get_mut(*at as usize).ok_or_else(unfit)? = serde_json::from_str(new.get())?;
            }
            ([Key::Place(at), ..], _) => {
                let choice = self.choices.get_mut(*at as usize).ok_or_else(unfit)?;
                let mut op: Op = serde_json::from_str(op)?;
                let (Op::Splice(path, ..) | Op::Set(path, _) | Op::Remove((path,))) = &mut op;
                path.drain(..2);
                let mut value = choice.value();
                patch::apply(&mut value, &[op]).map_err(|_| unfit())?;
                *choice = value.into();
            }
            _ => return Err(unfit()),
        }
        Ok(())
    }
}

fn lock(shared: &Mutex<Shared>) -> std::sync::MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn read(
    mut stream: futures_util::stream::SplitStream<WebSocketStream<TcpStream>>,
    shared: Arc<Mutex<Shared>>,
    answers: mpsc::Sender<Answer>,
) {
    while let Some(Ok(message)) = stream.next().await {
        let Message::Text(text) = message else { continue };
        if text.starts_with(UPDATE) {
            lock(&shared).hear(&text);
            continue;
        }
        let answer = if text.starts_with("{\"type\":\"done\"") {
            Answer::Done
        } else if text.starts_with("{\"type\":\"error\"") {
            match serde_json::from_str(&text) {
                Ok(Refused { code }) => Answer::Refused(code),
                Err(_) => return,
            }
        } else {
            continue;
        };
        if answers.send(answer).await.is_err() {
            return;
        }
    }
}
