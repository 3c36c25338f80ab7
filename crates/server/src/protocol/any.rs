//! What a game makes and the server passes on as it is. The server knows no game; for a client each is the union of the
//! types of the games there are (`web/src/games/any.ts`, written by the program that knows them).

use ts_rs::TS;

/// A position of any game, as a viewer may know it.
#[derive(TS)]
pub struct AnyView;

/// A decision of any game.
#[derive(TS)]
pub struct AnyAction;

/// Something that happened in any game.
#[derive(TS)]
pub struct AnyEvent;

/// What a table of any game chose before the start, all of it.
#[derive(TS)]
pub struct AnyOptions;

/// Their names.
pub const ANY: [&str; 4] = ["AnyView", "AnyAction", "AnyEvent", "AnyOptions"];
