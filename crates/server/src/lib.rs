//! Tables over HTTP and WebSocket: seats, clocks, storage.
//!
//! The server stands above the games and knows none of them: it serves every game of the list it is given,
//! through the kernel's object-safe door ([`table::open`]).

pub mod journal;
pub mod protocol;
pub mod secret;
pub mod store;
