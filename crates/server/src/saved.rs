//! A saved game brought along as a file: checked, and laid open as a table that is over.

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::StatusCode;
use axum::{Extension, Json};
use bots::{Entry, Kind};
use table::chance::Seed;
use table::record::Sitter;
use table::{BadRecord, Record};

use crate::guard::From;
use crate::http::{Failure, Shared};
use crate::journal::{Head, HeadSeat, NAMELESS, Origin, Terms};
use crate::names::name;
use crate::open::create;
use crate::problem::problem;
use crate::protocol::http::Opened;
use crate::protocol::server::{Code, Problem};
use crate::room::clock_time;
use crate::secret::{self, hex};

/// The largest file that is taken. The longest games take well under one mebibyte.
pub const LARGEST: usize = 4 << 20;

/// The largest header: ours have names and options, and nothing that is long.
const LARGEST_HEADER: usize = 16 << 10;

/// Opens a saved game that is over. Nobody sits at it: it can be looked at, reviewed and played on from.
pub async fn open(
    State(shared): State<Shared>,
    Extension(From(address)): Extension<From>,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<Opened>), Failure> {
    let body = body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => problem(Code::TooLarge, "a saved game has at most 4 MiB"),
        _ => problem(Code::Unreadable, "the request could not be read"),
    })?;
    shared.gate.may_open(address)?;
    let text = String::from_utf8(body.into()).map_err(|_| refused(BadRecord::Foreign))?;
    let record = Record::read(&text).map_err(refused)?;
    let entry = shared.hub.catalogue().entry(&record.header.game);
    let entry = entry.ok_or_else(|| refused(BadRecord::UnknownGame(record.header.game.clone())))?;
    // A whole game is played through: not on a thread that serves others.
    let checked = tokio::task::spawn_blocking(move || check(entry, record)).await;
    let head = checked.map_err(|_| problem(Code::Trouble, "the game could not be played through"))??;
    let opened = create(&shared.hub, &head, Vec::new()).await?;
    Ok((StatusCode::CREATED, Json(opened)))
}

fn refused(bad: BadRecord) -> Problem {
    problem(Code::Record, bad.to_string())
}

/// Plays the game through: every choice by the rules, every draw from the promised seed, up to its end.
fn check(entry: &'static Entry, mut record: Record) -> Result<Head, Problem> {
    let header = serde_json::to_vec(&record.header).map_or(usize::MAX, |header| header.len());
    if header > LARGEST_HEADER {
        return Err(refused(BadRecord::Foreign));
    }
    let fresh = secret::seed()?;
    let game = entry.door.resume(&record, fresh).map_err(refused)?;
    if game.waiting().outcome().is_none() {
        return Err(problem(Code::NotOver, "the game in this file is not over"));
    }
    // What the game makes of what was done is kept, and not what else somebody wrote there.
    record.entries = game.record(false).entries;
    let seed: Seed = match record.header.seed {
        Some(seed) => {
            game.verify_draws().map_err(refused)?;
            seed
        }
        // Without its seed nobody can say where the draws came from.
        None => {
            record.header.commitment = fresh.commitment();
            record.header.branched = Some(record.entries.len());
            fresh
        }
    };
    record.header.seed = None;
    let seats = record.header.seats.iter().map(seat).collect::<Result<_, Problem>>()?;
    let header = &record.header;
    Ok(Head {
        game: header.game.clone(),
        mode: header.mode.clone(),
        options: header.options.clone(),
        pack: table::content::pack_of(&header.game).cloned(),
        seed,
        created: clock_time(),
        hot_seat: false,
        clock: None,
        terms: Terms { hints: false, rated: false },
        public: None,
        seats,
        origin: Some(Origin(record.write())),
    })
}

/// A person keeps their name, and nobody has their key: it is thrown away. So does a bot of a kind that is not here.
fn seat(sitter: &Sitter) -> Result<HeadSeat, Problem> {
    let kind = sitter.bot.as_deref().map(str::parse::<Kind>);
    if let Some(Ok(kind)) = kind {
        return Ok(HeadSeat::Bot(kind.to_string()));
    }
    let called = [Some(sitter.name.as_str()), sitter.bot.as_deref()];
    let name = called.into_iter().flatten().find_map(name);
    let lost = secret::hash(&secret::secret()?).map(|hash| hex(&hash)).unwrap_or_default();
    Ok(HeadSeat::Person { name: name.unwrap_or_else(|| NAMELESS.to_owned()), hash: lost, account: None })
}
