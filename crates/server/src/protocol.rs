//! What travels between the server and its clients.
//!
//! `docs/protocol.md` tells the story; these types are its letter. The web client's TypeScript types are made
//! from them (`web/src/lib/protocol`), and a test checks that those files are current. Everything can be read
//! as well as written, so that programs in Rust can be clients too.
//!
//! | module | idea |
//! |---|---|
//! | [`words`] | text as messages, choices, events: what the kernel says, on the wire |
//! | [`any`] | views, actions and events, which are the games' own |
//! | [`http`] | requests and answers over HTTP |
//! | [`client`] | messages a client sends over its WebSocket |
//! | [`server`] | messages the server sends over it |
//! | [`lobby`] | tables that strangers may find, and what is kept of games that are over |
//! | [`notices`] | notices to people who are not there |
//! | [`people`] | accounts |
//! | [`review`] | what choices are worth, and a game that is over looked at again |
//! | [`patch`] | what changed, as small operations on JSON |
//! | [`status`] | what everybody may know of a table: seats, clocks, who is waited for |

pub mod any;
pub mod client;
pub mod http;
pub mod lobby;
pub mod notices;
pub mod patch;
pub mod people;
pub mod review;
pub mod server;
pub mod status;
pub mod words;

/// The version of the protocol; raised when an old client would misunderstand.
pub const PROTOCOL: u32 = 3;

/// The largest message a client may send, in bytes.
pub const LARGEST_MESSAGE: usize = 64 * 1024;

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 40;

/// The longest line of table chat, in characters.
pub const LONGEST_CHAT: usize = 500;

/// The most seat secrets one client may show at once.
pub const MOST_SECRETS: usize = 6;
