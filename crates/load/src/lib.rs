//! Virtual players over real sockets.
//!
//! They play many tables at once against a server on this machine, and measure how long an action takes until it
//! is on everybody's screen ([`pace`]); or they kill the server hard again and again and look whether anything
//! that was acknowledged is lost ([`faults`]). The client they are made of ([`client`]) also plays in the
//! server's tests. Nothing here talks to any machine but this one.
//!
//! | module | idea |
//! |---|---|
//! | [`client`] | HTTP and WebSocket, as a program speaks them |
//! | [`screen`] | what a client has in front of it: the rule of `from` and `log` |
//! | [`host`] | the server's process: started, measured, killed |
//! | [`driver`] | one table and its virtual players |
//! | [`pace`] | many tables at a human pace, measured |
//! | [`faults`] | many tables, and a server that dies |
//! | [`nodes`] | many tables on several servers, which die, freeze and lose their database |
//! | [`figures`] | percentiles |
//! | [`mod@postgres`] | a PostgreSQL of one's own |

pub mod client;
pub mod driver;
pub mod faults;
pub mod figures;
pub mod host;
#[cfg(unix)]
pub mod nodes;
pub mod pace;
#[cfg(unix)]
pub mod postgres;
pub mod screen;

/// What can go wrong for a virtual player.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The network.
    #[error("the connection failed: {0}")]
    Io(#[from] std::io::Error),
    /// The WebSocket.
    #[error("the socket failed: {0}")]
    Socket(Box<tokio_tungstenite::tungstenite::Error>),
    /// An answer nobody expected.
    #[error("unexpected answer: {0}")]
    Answer(String),
    /// Nothing came in time.
    #[error("nothing came in time")]
    Late,
    /// Something acknowledged is gone, or a table is damaged.
    #[error("{0}")]
    Lost(String),
}

impl From<tokio_tungstenite::tungstenite::Error> for Trouble {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Trouble {
        Trouble::Socket(Box::new(error))
    }
}

impl From<serde_json::Error> for Trouble {
    fn from(error: serde_json::Error) -> Trouble {
        Trouble::Answer(error.to_string())
    }
}
