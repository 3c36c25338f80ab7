//! What a client has in front of it.

use std::collections::HashMap;

use server::protocol::client::{Have, HaveViewer};
use server::protocol::server::{FromServer, Step, Update, ViewerUpdate};
use server::protocol::status::{ChatLine, Status};
use table::{Seat, Viewer};

/// What a client has in front of it: the rule of `from` and `log` in its shortest form.
#[derive(Default)]
pub struct Screen {
    /// What counts the sequence numbers.
    pub epoch: String,
    /// One's seats.
    pub seats: Vec<u8>,
    /// What lies open to everybody.
    pub status: Option<Status>,
    /// What each viewer sees now.
    pub views: HashMap<Viewer, ViewerUpdate>,
    /// Each viewer's log.
    pub logs: HashMap<Viewer, Vec<Step>>,
    /// The table's talk.
    pub chat: Vec<ChatLine>,
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
            FromServer::Update(Update { status, viewers }) => {
                self.status = Some(status.clone());
                for update in viewers {
                    let log = self.logs.entry(update.viewer).or_default();
                    log.truncate(update.from as usize);
                    log.extend(update.log.iter().cloned());
                    self.views.insert(update.viewer, update.clone());
                }
            }
            FromServer::Chat { line } => self.chat.push(line.clone()),
            _ => {}
        }
    }

    /// What a seat sees.
    pub fn seat(&self, seat: u8) -> Option<&ViewerUpdate> {
        self.views.get(&Viewer::Seat(Seat(seat)))
    }

    /// What to tell the server after a gap.
    pub fn have(&self) -> Have {
        let viewers = self.views.values().map(|view| HaveViewer { viewer: view.viewer, seq: view.seq });
        Have { epoch: self.epoch.clone(), viewers: viewers.collect() }
    }
}
