//! What a client has in front of it.

use std::collections::HashMap;

use serde_json::Value;
use server::patch;
use server::protocol::client::{Have, HaveViewer};
use server::protocol::server::{FromServer, Now, Step, Update, ViewerUpdate};
use server::protocol::status::{ChatLine, Status};
use table::{Seat, Viewer};

/// What one viewer sees.
#[derive(Clone, PartialEq, Debug)]
pub struct Seen {
    /// The viewer.
    pub viewer: Viewer,
    /// The last sequence number.
    pub seq: u32,
    /// The first step of the log that was new in the last update.
    pub from: u32,
    /// The steps that were new.
    pub log: Vec<Step>,
    /// What they may know, as it was put together from patches.
    pub now: Value,
    /// The same, read.
    pub read: Now,
}

impl std::ops::Deref for Seen {
    type Target = Now;

    fn deref(&self) -> &Now {
        &self.read
    }
}

/// What a client has in front of it: the rules of `from` and `log` and of patches in their shortest form.
#[derive(Default)]
pub struct Screen {
    /// What counts the sequence numbers.
    pub epoch: String,
    /// One's seats.
    pub seats: Vec<u8>,
    /// What lies open to everybody.
    pub status: Option<Status>,
    /// What each viewer sees now.
    pub views: HashMap<Viewer, Seen>,
    /// Each viewer's log.
    pub logs: HashMap<Viewer, Vec<Step>>,
    /// The table's talk.
    pub chat: Vec<ChatLine>,
    /// Has it lost track? Then it must ask for all.
    pub lost: bool,
}

impl Screen {
    /// Takes a message in.
    pub fn take(&mut self, message: &FromServer) {
        match message {
            FromServer::Welcome(welcome) => {
                self.epoch.clone_from(&welcome.epoch);
                self.seats.clone_from(&welcome.seats);
                self.status = Some(welcome.table.status.clone());
                self.chat.clone_from(&welcome.chat);
            }
            FromServer::Update(update) => {
                let Update { status, status_patch, viewers } = &**update;
                if let Some(status) = status {
                    self.status = Some(status.clone());
                }
                if let Some(ops) = status_patch {
                    let mut status = serde_json::to_value(&self.status).unwrap_or_default();
                    self.lost |= patch::apply(&mut status, ops).is_err();
                    self.status = serde_json::from_value(status).ok();
                }
                viewers.iter().for_each(|update| self.see(update));
            }
            FromServer::Chat { line } => self.chat.push(line.clone()),
            _ => {}
        }
    }

    fn see(&mut self, update: &ViewerUpdate) {
        let before = self.views.remove(&update.viewer);
        let now = match (&update.now, &update.patch, before) {
            (Some(now), _, _) => serde_json::to_value(now).ok(),
            (None, Some(ops), Some(before)) if before.seq + 1 == update.seq => {
                let mut now = before.now;
                patch::apply(&mut now, ops).ok().map(|()| now)
            }
            _ => None,
        };
        let read = now.as_ref().and_then(|now| serde_json::from_value(now.clone()).ok());
        let (Some(now), Some(read)) = (now, read) else {
            self.lost = true;
            return;
        };
        let log = self.logs.entry(update.viewer).or_default();
        log.truncate(update.from as usize);
        log.extend(update.log.iter().cloned());
        let ViewerUpdate { viewer, seq, from, .. } = *update;
        self.views.insert(viewer, Seen { viewer, seq, from, log: update.log.clone(), now, read });
    }

    /// What a seat sees.
    pub fn seat(&self, seat: u8) -> Option<&Seen> {
        self.views.get(&Viewer::Seat(Seat(seat)))
    }

    /// What to tell the server after a gap.
    pub fn have(&self) -> Have {
        let viewers = self.views.values().map(|view| HaveViewer { viewer: view.viewer, seq: view.seq });
        Have { epoch: self.epoch.clone(), viewers: viewers.collect() }
    }
}
