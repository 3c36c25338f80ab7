//! This server as one of several on one store: how it stays on the list of [nodes](crate::store::nodes), and what it does
//! when it falls off.
//!
//! Whoever asks for a table may ask any node. One that does not lead it passes the request on to the one that does
//! ([`forward`]), over an address of its own that the public cannot reach and with a secret that all nodes share.

pub mod forward;

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use crate::hub::Hub;
use crate::store::nodes::{Beat, LEASE, News};

/// How often a node says that it is there.
const BEAT: Duration = Duration::from_secs(1);
/// So many beats later it looks for itself whether somebody's clocks have stopped.
const LOOK: u32 = 10;

/// Keeps this node on the list for as long as the server runs.
///
/// A beat counts from when it was sent, so that this node gives its tables up before the others take them, as long as
/// clocks run equally fast. Where they do not, a raised fence still keeps it from writing.
pub async fn stay(hub: Arc<Hub>, mut news: mpsc::Receiver<News>) {
    let mut heard = Instant::now();
    for number in 1.. {
        if hub.stopping() {
            return;
        }
        let sent = Instant::now();
        let left = LEASE.saturating_sub(heard.elapsed()).max(BEAT);
        let mut look = number % LOOK == 0;
        match timeout(left, hub.keeper().beat()).await {
            Ok(Ok(Beat { anew, gone })) => {
                heard = sent;
                look |= anew || !gone.is_empty();
                gone.iter().for_each(|node| hub.tell_gone(node));
                if anew {
                    hub.let_go("this server was away for too long");
                }
                hub.was_heard(sent);
            }
            Ok(Err(error)) => {
                tracing::warn!(%error, "the other servers cannot be told that this one is there")
            }
            // What the store answers after this is not heard: it may be that this node was away.
            Err(_) => hub.let_go("the storage does not answer"),
        }
        if heard.elapsed() >= LEASE {
            hub.let_go("the others may take this server for gone");
        }
        if look && let Err(problem) = hub.wake_clocks().await {
            tracing::warn!(problem = problem.message, "clocks that nobody looks after cannot be taken over");
        }
        tokio::select! {
            () = sleep(BEAT.saturating_sub(sent.elapsed())) => {}
            Some(News::Gone { node }) = news.recv() => {
                hub.tell_gone(&node);
                if let Err(problem) = hub.wake_clocks().await {
                    tracing::warn!(problem = problem.message, "a server is gone, and its clocks cannot be taken over");
                }
            }
        }
    }
}
