//! Results in a file, a line a game, so that a tournament can be stopped and gone on with.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::game::Played;
use super::plan::Plan;
use crate::trouble::Trouble;

/// Where results are kept, if anywhere.
pub struct Journal {
    file: Option<File>,
}

/// A game as the file has it.
#[derive(Serialize, Deserialize)]
struct Line {
    game: u64,
    /// Who sat where, by name.
    seats: Vec<String>,
    shares: Vec<f32>,
    moves: u64,
    /// By entrant, in the order of the first line.
    micros: Vec<u64>,
    decisions: Vec<u64>,
    faults: Vec<u64>,
}

/// What the results belong to: the first line.
fn header(plan: &Plan) -> Value {
    let names: Vec<&str> = plan.entrants.iter().map(|entrant| entrant.name.as_str()).collect();
    json!({
        "tournament": 1,
        "game": plan.setup.entry.door.about().id,
        "mode": plan.setup.mode.id,
        "seats": plan.setup.seats,
        "options": plan.setup.options,
        "entrants": names,
        "seed": plan.seed,
    })
}

impl Journal {
    /// Opens the file and reads what was played already; the file of another tournament is refused.
    pub fn open(path: Option<&Path>, plan: &Plan) -> Result<(Journal, BTreeMap<u64, Played>), Trouble> {
        let Some(path) = path else { return Ok((Journal { file: None }, BTreeMap::new())) };
        let trouble = |problem| Trouble::Write { path: path.to_owned(), problem };
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path).map_err(trouble)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(trouble)?;
        let own = header(plan);
        let mut known = BTreeMap::new();
        match text.lines().next() {
            None => writeln!(file, "{own}").map_err(trouble)?,
            Some(first) if serde_json::from_str::<Value>(first).ok().as_ref() == Some(&own) => {
                // The last line may have been cut short; its game is played again.
                for line in text.lines().skip(1).filter_map(|line| serde_json::from_str(line).ok()) {
                    if let Some(played) = read(plan, line) {
                        known.insert(played.game, played);
                    }
                }
                if !text.ends_with('\n') {
                    writeln!(file).map_err(trouble)?;
                }
            }
            Some(_) => return Err(Trouble::OtherTournament { path: path.to_owned() }),
        }
        Ok((Journal { file: Some(file) }, known))
    }

    /// Writes a game down.
    pub fn note(&mut self, plan: &Plan, played: &Played) -> Result<(), Trouble> {
        let Some(file) = &mut self.file else { return Ok(()) };
        let line = Line {
            game: played.game,
            seats: played.seats.iter().map(|who| plan.entrants[*who].name.clone()).collect(),
            shares: played.shares.clone(),
            moves: played.moves,
            micros: played.micros.clone(),
            decisions: played.decisions.clone(),
            faults: played.faults.clone(),
        };
        writeln!(file, "{}", serde_json::to_string(&line).unwrap_or_default())?;
        Ok(())
    }
}

/// A game of the file; `None` for a line that does not belong there.
fn read(plan: &Plan, line: Line) -> Option<Played> {
    let count = plan.entrants.len();
    let who = |name: &String| plan.entrants.iter().position(|entrant| entrant.name == *name);
    let seats: Vec<usize> = line.seats.iter().map(who).collect::<Option<_>>()?;
    let whole = line.shares.len() == plan.setup.seats
        && [&line.micros, &line.decisions, &line.faults].iter().all(|list| list.len() == count);
    let Line { game, shares, moves, micros, decisions, faults, .. } = line;
    (whole && seats == plan.seated(game)).then_some(Played {
        game,
        seats,
        shares,
        moves,
        micros,
        decisions,
        faults,
    })
}
