//! A server in this process, and people to play on it.

use std::net::SocketAddr;
use std::time::Duration;

use bots::Entry;
use bots::entry::Of;
use load::client::{self, Client};
use load::screen::{Screen, Seen};
use serde_json::Value;
use server::Settings;
use server::protocol::client::{Hello, Wish};
use server::protocol::http::{NewSeat, NewTable, Opened};
use server::protocol::server::{Code, FromServer, Problem};
use server::protocol::status::{Stage, Status};
use server::store::Store;
use server::store::sqlite::Sqlite;
use table::Chance;
use table::chance::Fast;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A running server.
pub struct Server {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    running: JoinHandle<std::io::Result<()>>,
}

/// Settings for tests: bots do not pause, and whoever is away is away at once.
pub fn quick() -> Settings {
    Settings {
        bot_delay: Duration::ZERO,
        absent_after: Duration::ZERO,
        unlimited: true,
        ..Settings::default()
    }
}

/// The kernel's toy game.
#[allow(dead_code, reason = "the kernel's tests use more of the toy")]
#[path = "../../../table/tests/toy/game/mod.rs"]
pub mod toy;

impl Server {
    pub async fn start(settings: Settings, data: &std::path::Path) -> Server {
        Server::start_with(settings, data, const { &[Of::<conquest::Conquest>::ENTRY] }).await
    }

    pub async fn start_with(settings: Settings, data: &std::path::Path, games: &'static [Entry]) -> Server {
        Server::start_on_with(settings, Box::new(Sqlite::open(&data.join("tables.db")).unwrap()), games).await
    }

    pub async fn start_on(settings: Settings, store: Box<dyn Store>) -> Server {
        Server::start_on_with(settings, store, const { &[Of::<conquest::Conquest>::ENTRY] }).await
    }

    async fn start_on_with(settings: Settings, store: Box<dyn Store>, games: &'static [Entry]) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped = async move { drop(stopped.await) };
        let running = tokio::spawn(server::serve(listener, settings, games, store, stopped));
        Server { address, stop, running }
    }

    /// Stops it as a signal would, and waits until it has stopped.
    pub async fn stop(self) {
        drop(self.stop);
        self.running.await.unwrap().unwrap();
    }

    pub async fn open(&self, mode: &str, seats: Vec<NewSeat>) -> Opened {
        client::open(self.address, &new_table(mode, seats)).await.unwrap()
    }
}

pub fn new_table(mode: &str, seats: Vec<NewSeat>) -> NewTable {
    NewTable { game: "conquest".into(), mode: mode.into(), seats, ..NewTable::default() }
}

pub fn me(name: &str) -> NewSeat {
    NewSeat::Me(name.into())
}

pub fn bot() -> NewSeat {
    NewSeat::Bot("random".into())
}

/// Somebody at a table.
pub struct Person {
    client: Client,
    pub screen: Screen,
    /// Everything that came, as it travelled.
    pub heard: Vec<String>,
    asked: u32,
}

impl Person {
    /// Comes to a table and waits for the first update.
    pub async fn come(server: &Server, table: &str, hello: Hello) -> Person {
        let client = Client::join(server.address, table, hello).await.unwrap();
        let mut person = Person { client, screen: Screen::default(), heard: Vec::new(), asked: 0 };
        assert!(matches!(person.hear().await, FromServer::Welcome(_)));
        assert!(matches!(person.hear().await, FromServer::Update(_)));
        person
    }

    pub async fn sit(server: &Server, table: &str, secret: &str) -> Person {
        Person::come(server, table, hello(&[secret])).await
    }

    pub async fn hear(&mut self) -> FromServer {
        let text = self.client.text().await.unwrap().expect("the socket is open");
        let message: FromServer = serde_json::from_str(&text).unwrap();
        assert_eq!(
            serde_json::to_value(&message).unwrap(),
            serde_json::from_str::<Value>(&text).unwrap(),
            "what travels is what the types say"
        );
        self.heard.push(text.as_str().to_owned());
        self.screen.take(&message);
        assert!(!self.screen.lost, "every patch fits: {:?}", self.heard.last());
        message
    }

    /// Sends something and reads until it is answered.
    pub async fn ask(&mut self, wish: Wish) -> FromServer {
        self.asked += 1;
        let asked = Some(self.asked);
        self.client.wish(asked, wish).await.unwrap();
        loop {
            let message = self.hear().await;
            let answers = match &message {
                FromServer::Done { id } | FromServer::Allowed { id } | FromServer::Pong { id } => *id,
                FromServer::Error(problem) => problem.id,
                FromServer::Position(position) => position.id,
                FromServer::Report(report) => report.id,
                FromServer::Hint(hint) => hint.id,
                _ => None,
            };
            if answers == asked {
                return message;
            }
        }
    }

    pub async fn done(&mut self, wish: Wish) {
        let answer = self.ask(wish).await;
        assert!(matches!(answer, FromServer::Done { .. }), "{answer:?}");
    }

    pub async fn refused(&mut self, wish: Wish) -> Problem {
        match self.ask(wish).await {
            FromServer::Error(problem) => problem,
            other => panic!("not refused: {other:?}"),
        }
    }

    pub async fn fails(&mut self, wish: Wish, code: Code) {
        assert_eq!(self.refused(wish).await.code, code);
    }

    /// Sends any text and reads the answer.
    pub async fn send(&mut self, text: impl Into<String>) {
        self.client.send(text).await.unwrap();
    }

    pub async fn send_raw(&mut self, message: tokio_tungstenite_message::Message) {
        use futures_util::SinkExt;
        let _ = self.client.socket.send(message).await;
    }

    /// Everything sent before this has been answered.
    pub async fn catch_up(&mut self) {
        let pong = self.ask(Wish::Ping).await;
        assert!(matches!(pong, FromServer::Pong { .. }), "{pong:?}");
    }

    pub fn status(&self) -> &Status {
        self.screen.status.as_ref().unwrap()
    }

    pub fn over(&self) -> bool {
        self.status().stage == Stage::Over
    }

    pub fn sees(&self, seat: u8) -> &Seen {
        self.screen.seat(seat).unwrap()
    }

    /// Takes one of the seat's choices.
    pub async fn act(&mut self, seat: u8, pick: usize) -> FromServer {
        let seen = self.sees(seat);
        let (action, seq) = (seen.choices[pick].action.clone(), Some(seen.seq));
        let epoch = Some(self.screen.epoch.clone());
        self.ask(Wish::Act { seat, action: action.into(), seq, epoch }).await
    }

    /// Takes any of the seat's choices.
    pub async fn act_somehow(&mut self, seat: u8, chance: &mut Fast) -> FromServer {
        let count = self.sees(seat).choices.len();
        assert!(count > 0, "seat {seat} has a choice");
        self.act(seat, chance.below(count as u32) as usize).await
    }
}

pub use load::client as web;

/// The messages of the WebSocket library, for those who misuse it.
pub mod tokio_tungstenite_message {
    pub use load::client::Message;
}

pub fn hello(secrets: &[&str]) -> Hello {
    Hello { secrets: secrets.iter().map(|secret| (*secret).to_owned()).collect(), ..Hello::default() }
}

pub fn watching() -> Hello {
    Hello { watch: true, ..Hello::default() }
}
