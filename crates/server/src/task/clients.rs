//! The clients of a table, and how they are told.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use table::{Seat, Viewer};
use tokio::sync::OwnedSemaphorePermit;

use crate::desk::{Desk, Fresh};
use crate::limits::{Bucket, Rate};
use crate::patch;
use crate::protocol::client::{Have, Hello};
use crate::protocol::server::{FromServer, Problem};
use crate::protocol::status::{SeatInfo, Status};
use crate::room::Room;
use crate::task::outbox::{Out, Outbox};

/// A client's number. No two clients of a server ever have the same one.
pub type ClientId = u64;

static NEXT: AtomicU64 = AtomicU64::new(0);

/// A client.
pub struct Client {
    out: Outbox,
    /// Its seats.
    pub seats: Vec<u8>,
    /// Whose eyes it sees through.
    pub viewers: Vec<Viewer>,
    sections: bool,
    /// How many looks into the past it has left.
    pub looks: Bucket,
    /// The place of one who only looks on.
    _place: Option<OwnedSemaphorePermit>,
}

impl Client {
    /// Does it read titled sections, and see through these eyes?
    fn reads_sections_of(&self, viewer: Viewer) -> bool {
        self.sections && self.viewers.contains(&viewer)
    }

    /// Does it have this seat's secret?
    pub fn has(&self, seat: u8) -> bool {
        self.seats.contains(&seat)
    }
}

/// All clients of a table.
pub struct Clients {
    epoch: String,
    clients: HashMap<ClientId, Client>,
    desks: BTreeMap<u8, Desk>,
    /// What everybody was last told of what lies open, and the same as JSON.
    status: Option<(Status, String)>,
}

impl Clients {
    /// Nobody yet.
    pub fn new(epoch: String) -> Clients {
        Clients { epoch, clients: HashMap::new(), desks: BTreeMap::new(), status: None }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.clients.len()
    }

    /// How many of them only look on.
    pub fn watchers(&self) -> usize {
        self.clients.values().filter(|client| client.seats.is_empty()).count()
    }

    /// Does one client, and no other, have seats, and all of these? Counted with one that comes with some.
    pub fn is_one_device(&self, persons: &[u8], coming: &[u8]) -> bool {
        let mut seated = self.clients.values().map(|client| &client.seats[..]).chain([coming]);
        let mut seated = seated.by_ref().filter(|seats| !seats.is_empty());
        let all = seated.next().is_some_and(|seats| persons.iter().all(|seat| seats.contains(seat)));
        all && seated.next().is_none()
    }

    /// The oldest client of a seat, if it has so many.
    pub fn oldest_of(&self, seat: u8, most: usize) -> Option<ClientId> {
        let own = self.clients.iter().filter(|(_, client)| client.has(seat));
        let own: Vec<ClientId> = own.map(|(id, _)| *id).collect();
        own.iter().min().copied().filter(|_| own.len() >= most)
    }

    /// A client.
    pub fn get(&mut self, id: ClientId) -> Option<&mut Client> {
        self.clients.get_mut(&id)
    }

    /// What counts the sequence numbers.
    pub fn epoch(&self) -> &str {
        &self.epoch
    }

    /// The desk of a viewer, if somebody ever sat there.
    pub fn desk(&self, viewer: Viewer) -> Option<&Desk> {
        self.desks.get(&place(viewer))
    }

    /// A client comes. Its seats are those its secrets open.
    pub fn add(
        &mut self,
        out: Outbox,
        place: Option<OwnedSemaphorePermit>,
        hello: &Hello,
        seats: Vec<u8>,
        now: Instant,
    ) -> ClientId {
        let mut viewers: Vec<Viewer> = seats.iter().map(|&seat| Viewer::Seat(Seat(seat))).collect();
        if hello.watch {
            viewers.push(Viewer::Spectator);
        }
        let looks = Bucket::new(Rate::LOOKS, now);
        let id = NEXT.fetch_add(1, Ordering::Relaxed);
        self.clients
            .insert(id, Client { out, seats, viewers, sections: hello.sections, looks, _place: place });
        id
    }

    /// A client goes; its seats come back.
    pub fn remove(&mut self, id: ClientId) -> Option<Vec<u8>> {
        self.clients.remove(&id).map(|client| client.seats)
    }

    /// Sends a message to one client. `false` if it is gone or too slow.
    pub fn send(&self, id: ClientId, message: &FromServer) -> bool {
        self.send_text(id, text(message))
    }

    /// Sends one client what is text already.
    pub fn send_text(&self, id: ClientId, text: Utf8Bytes) -> bool {
        self.clients.get(&id).is_some_and(|client| client.out.send(Out::Text(text)))
    }

    /// Sends a message to all. Those who are gone or too slow are named.
    pub fn send_all(&self, message: &FromServer) -> Vec<ClientId> {
        let text = text(message);
        let lost =
            |(id, client): (&ClientId, &Client)| (!client.out.send(Out::Text(text.clone()))).then_some(*id);
        self.clients.iter().filter_map(lost).collect()
    }

    /// Sends everybody away.
    pub fn close(&mut self, code: u16) {
        for client in self.clients.values() {
            // Who is too slow to hear it notices that the socket is closed.
            let _ = client.out.send(Out::Close(code));
        }
        self.clients.clear();
    }

    /// The first update of a client, all it does not have; and what lies open, as it says.
    pub fn greeting(
        &mut self,
        id: ClientId,
        have: Option<&Have>,
        room: &Room,
        now: Instant,
    ) -> Option<(Status, Utf8Bytes)> {
        self.open_all(room);
        let client = self.clients.get(&id)?;
        let mut parts = Vec::new();
        for &viewer in &client.viewers {
            let desk = self.desks.entry(place(viewer)).or_insert_with(|| Desk::new(viewer));
            let have = have.filter(|have| have.epoch == self.epoch);
            let seq = have.and_then(|have| have.viewers.iter().find(|had| had.viewer == viewer));
            let sections = self.clients.values().any(|other| other.reads_sections_of(viewer));
            let fresh = desk.greet(room, seq.map(|had| had.seq), sections);
            parts.push(fresh.with_sections.filter(|_| client.sections).unwrap_or(fresh.plain));
        }
        let sides = client.viewers.iter().find_map(|&viewer| self.desks.get(&place(viewer))?.sides());
        let status = room.status_with(sides, now);
        let text = serde_json::to_string(&status).unwrap_or_default();
        Some((status, update(&format!("\"status\":{text},"), &parts)))
    }

    /// Tells everybody what lies open, if it has changed, but not a newcomer who has just been told all. For when people
    /// come and go: nobody's view is another one for it. Those who are gone or too slow are named.
    pub fn tell_status(&mut self, status: Status, but: Option<ClientId>) -> Vec<ClientId> {
        let Some(said) = self.news(status, false) else { return Vec::new() };
        let text = update(&said, &[""; 0]);
        let others = self.clients.iter().filter(|(id, _)| Some(**id) != but);
        others.filter(|(_, client)| !client.out.send(Out::Text(text.clone()))).map(|(id, _)| *id).collect()
    }

    /// What lies open, as far as those who are here have looked.
    pub fn status(&self, room: &Room, now: Instant) -> Status {
        room.status_with(self.desks.values().find_map(Desk::sides), now)
    }

    /// What is new of what lies open, as a part of an update; `None` if nothing is, unless it must be said.
    fn news(&mut self, status: Status, must: bool) -> Option<String> {
        if !must && self.status.as_ref().is_some_and(|(before, _)| same(before, &status)) {
            return None;
        }
        let text = serde_json::to_string(&status).unwrap_or_default();
        let mut ops = String::new();
        if let Some((_, before)) = &self.status {
            patch::diff(before, &text, &[], &mut ops);
        } else {
            ops = format!("[[],{text}]");
        }
        self.status = Some((status, text));
        Some(format!("\"status_patch\":[{ops}],"))
    }

    /// Tells everybody what is new for them. Those who are gone or too slow are named.
    pub fn tell(&mut self, from: Option<usize>, room: &Room, now: Instant) -> Vec<ClientId> {
        let opened = self.open_all(room);
        let end = room.game().map_or(0, |game| game.entries() + 1);
        let mut parts: Vec<(u8, Fresh)> = Vec::with_capacity(self.desks.len());
        for (&place, desk) in &mut self.desks {
            let viewer = viewer(place);
            if !self.clients.values().any(|client| client.viewers.contains(&viewer)) {
                desk.miss(from.unwrap_or(end));
                continue;
            }
            let sections = self.clients.values().any(|client| client.reads_sections_of(viewer));
            parts.extend(desk.look(room, from.unwrap_or(end), sections).map(|fresh| (place, fresh)));
        }
        let news = self.news(self.status(room, now), opened);
        let said = news.as_deref().unwrap_or_default();
        let mut lost = Vec::new();
        for (id, client) in &self.clients {
            let part = |viewer| parts.iter().find(|(at, _)| *at == place(viewer));
            let own = client.viewers.iter().filter_map(|&viewer| part(viewer));
            let own = own.map(|(_, fresh)| match &fresh.with_sections {
                Some(with_sections) if client.sections => with_sections,
                _ => &fresh.plain,
            });
            let own: Vec<&String> = own.collect();
            if (news.is_some() || !own.is_empty()) && !client.out.send(Out::Text(update(said, &own))) {
                lost.push(*id);
            }
        }
        lost
    }

    /// When the game is over or stopped for good, everything lies open to everybody.
    fn open_all(&mut self, room: &Room) -> bool {
        let mut opened = false;
        if room.lies_open() {
            for client in self.clients.values_mut() {
                if !client.viewers.contains(&Viewer::Everything) {
                    client.viewers.push(Viewer::Everything);
                    opened = true;
                }
            }
            self.desks.entry(place(Viewer::Everything)).or_insert_with(|| Desk::new(Viewer::Everything));
        }
        opened
    }
}

/// A refusal, as a message.
pub fn error(problem: Problem) -> FromServer {
    metrics::counter!("sietch_errors_total", "code" => format!("{:?}", problem.code)).increment(1);
    FromServer::Error(problem)
}

/// A message as it travels.
pub fn text(message: &FromServer) -> Utf8Bytes {
    // Nothing in a message can fail to be written: no maps with odd keys.
    serde_json::to_string(message).unwrap_or_default().into()
}

/// An update: what is said of the status, and the parts of the viewers.
fn update(status: &str, parts: &[impl AsRef<str>]) -> Utf8Bytes {
    let whole = parts.iter().map(|part| part.as_ref().len() + 1).sum::<usize>();
    let mut text = String::with_capacity(48 + status.len() + whole);
    text.push_str("{\"type\":\"update\",");
    text.push_str(status);
    text.push_str("\"viewers\":[");
    for (number, part) in parts.iter().enumerate() {
        if number > 0 {
            text.push(',');
        }
        text.push_str(part.as_ref());
    }
    text.push_str("]}");
    text.into()
}

/// Nothing new but that clocks have run, which clients count themselves?
fn same(before: &Status, now: &Status) -> bool {
    let Status { stage, seats, waiting, outcome, undo, closed } = before;
    let seat = |(a, b): (&SeatInfo, &SeatInfo)| {
        let (one, other) = (
            (&a.player, &a.name, a.member, a.present, &a.side),
            (&b.player, &b.name, b.member, b.present, &b.side),
        );
        let grown = b.left_ms > a.left_ms;
        a.seat == b.seat && !grown && one == other && (a.stand_in, &a.votes) == (b.stand_in, &b.votes)
    };
    (stage, waiting, outcome, undo, closed)
        == (&now.stage, &now.waiting, &now.outcome, &now.undo, &now.closed)
        && seats.len() == now.seats.len()
        && seats.iter().zip(&now.seats).all(seat)
}

/// Viewers as numbers, to keep desks in order.
fn place(viewer: Viewer) -> u8 {
    match viewer {
        Viewer::Seat(seat) => seat.0,
        Viewer::Spectator => u8::MAX - 1,
        Viewer::Everything => u8::MAX,
    }
}

fn viewer(place: u8) -> Viewer {
    match place {
        u8::MAX => Viewer::Everything,
        254 => Viewer::Spectator,
        seat => Viewer::Seat(Seat(seat)),
    }
}
