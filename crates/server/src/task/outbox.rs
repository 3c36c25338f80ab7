//! What waits to go out to a client, counted in messages and in bytes.
//!
//! A client that does not read costs the server what waits for it. So much and no more: then it is too slow, is
//! dropped, and comes back.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

/// How many messages may wait.
const MESSAGES: usize = 64;
/// How many bytes may wait behind the first message.
const BYTES: usize = 512 * 1024;

/// What goes out to a client.
#[derive(Clone, Debug)]
pub enum Out {
    /// A message.
    Text(Utf8Bytes),
    /// The end, with a WebSocket close code.
    Close(u16),
}

impl Out {
    fn bytes(&self) -> usize {
        match self {
            Out::Text(text) => text.len(),
            Out::Close(_) => 0,
        }
    }
}

/// The side things are put in at.
#[derive(Clone)]
pub struct Outbox {
    sender: mpsc::Sender<Out>,
    waiting: Arc<AtomicUsize>,
}

/// The side they are taken out at.
pub struct Outgoing {
    receiver: mpsc::Receiver<Out>,
    waiting: Arc<AtomicUsize>,
}

/// An empty box.
pub fn outbox() -> (Outbox, Outgoing) {
    let (sender, receiver) = mpsc::channel(MESSAGES);
    let waiting = Arc::new(AtomicUsize::new(0));
    (Outbox { sender, waiting: waiting.clone() }, Outgoing { receiver, waiting })
}

impl Outbox {
    /// Puts something in. `false` if too much waits there already, or nobody takes anything out any more. However
    /// large the first is, it finds room: a whole position may be.
    pub fn send(&self, out: Out) -> bool {
        let bytes = out.bytes();
        let before = self.waiting.fetch_add(bytes, Ordering::Relaxed);
        let fits = before == 0 || before + bytes <= BYTES;
        let sent = fits && self.sender.try_send(out).is_ok();
        if !sent {
            self.waiting.fetch_sub(bytes, Ordering::Relaxed);
        }
        sent
    }
}

impl Outgoing {
    /// The next thing; `None` when nothing can come any more.
    pub async fn recv(&mut self) -> Option<Out> {
        self.receiver.recv().await
    }

    /// The next thing, if it is there already.
    pub fn try_recv(&mut self) -> Option<Out> {
        self.receiver.try_recv().ok()
    }

    /// So many bytes have left the house, and wait no more.
    pub fn left(&self, bytes: usize) {
        self.waiting.fetch_sub(bytes, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_waits_is_bounded_in_bytes_and_in_messages() {
        let (outbox, mut outgoing) = outbox();
        let text = |bytes: usize| Out::Text("x".repeat(bytes).into());
        assert!(outbox.send(text(3 * BYTES)), "the first finds room");
        assert!(!outbox.send(text(1)), "nothing fits behind it");
        assert!(outgoing.try_recv().is_some());
        assert!(!outbox.send(text(1)), "it is taken out, but has not left");
        outgoing.left(3 * BYTES);
        assert!(outbox.send(text(BYTES / 2)) && outbox.send(text(BYTES / 2)) && !outbox.send(text(1)));
        assert!(outgoing.try_recv().is_some() && outgoing.try_recv().is_some());
        outgoing.left(BYTES);
        assert_eq!((0..100).filter(|_| outbox.send(text(1))).count(), MESSAGES);
    }
}
