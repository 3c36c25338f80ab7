//! `sietch games`: what can be played.

use std::io::{self, Write};

use bots::{Entry, Kind};
use serde_json::{Value, json};
use table::{Mode, Stage};

use crate::cli::GamesArgs;
use crate::registry::GAMES;
use crate::text;
use crate::trouble::Trouble;

/// Lists the games.
pub fn run(args: &GamesArgs) -> Result<(), Trouble> {
    let mut out = io::stdout().lock();
    if args.json {
        let games: Vec<Value> = GAMES.iter().map(as_json).collect();
        writeln!(out, "{}", json!({ "games": games, "bots": bots() }))?;
        return Ok(());
    }
    let mut rows = vec![["GAME", "MODE", "SEATS", "STAGE"].map(str::to_owned).to_vec()];
    for entry in GAMES {
        let about = entry.door.about();
        rows.extend(about.modes.iter().map(|mode| {
            vec![about.id.to_owned(), mode.id.to_owned(), seats(mode), stage(mode.stage).to_owned()]
        }));
    }
    for line in text::table(&rows) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "\nBots: {}", bots().join(", "))?;
    Ok(())
}

/// The levels people choose from, the weakest first.
fn bots() -> Vec<String> {
    Kind::LEVELS.iter().map(Kind::to_string).collect()
}

fn as_json(entry: &Entry) -> Value {
    let about = entry.door.about();
    let modes: Vec<Value> = about
        .modes
        .iter()
        .map(|mode| json!({ "mode": mode.id, "seats": mode.seats, "stage": mode.stage }))
        .collect();
    let languages: Vec<&str> = entry.door.languages().iter().map(|(language, _)| *language).collect();
    json!({
        "game": about.id,
        "rules": about.edition,
        "content": (about.content)(),
        "languages": languages,
        "modes": modes,
    })
}

/// The usual number of seats first, as the mode lists them.
fn seats(mode: &Mode) -> String {
    let seats: Vec<String> = mode.seats.iter().map(u8::to_string).collect();
    seats.join(", ")
}

fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Complete => "complete",
        Stage::InProgress => "in progress",
    }
}
