//! Results in a file, a line a game, so that a tournament can be stopped and gone on with.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::Path;

use bots::Kind;
use bots::nets::Learned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::game::Played;
use super::plan::{Entrant, Plan, Player};
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

/// What the results belong to: the first line. It names everything that decides how games come out, so that those of other
/// rules, or of a bot that has learned on, are not taken for these.
fn header(plan: &Plan) -> Value {
    let about = plan.setup.entry.door.about();
    let net = Learned::fingerprint_of(about.id);
    let entrants: Vec<Value> =
        plan.entrants.iter().map(|entrant| entered(plan, entrant, net.as_deref())).collect();
    json!({
        "tournament": 3,
        "version": env!("CARGO_PKG_VERSION"),
        "game": about.id,
        "edition": about.edition,
        "content": (about.content)(),
        "mode": plan.setup.mode.id,
        "seats": plan.setup.seats,
        "options": plan.setup.options,
        "entrants": entrants,
        "seed": plan.seed,
    })
}

/// An entrant: the name, and what makes it play as it does.
fn entered(plan: &Plan, entrant: &Entrant, net: Option<&str>) -> Value {
    let name = &entrant.name;
    match &entrant.player {
        Player::Program(command) => {
            let (seconds, language) = (plan.seconds, &plan.language);
            json!({ "name": name, "command": command, "seconds": seconds, "language": language })
        }
        Player::Bot(Kind::Random | Kind::MonteCarlo(_)) => json!({ "name": name }),
        Player::Bot(_) => json!({ "name": name, "net": net }),
    }
}

/// What is other in the first line of a file than in ours, in the words of the file.
fn other(theirs: &Value, own: &Value) -> String {
    let differs = |(key, value): &(&String, &Value)| theirs.get(key.as_str()) != Some(value);
    let differ: Vec<&str> =
        own.as_object().into_iter().flatten().filter(differs).map(|(key, _)| key.as_str()).collect();
    let names = |header: &Value| -> Vec<Value> {
        let entrants = header["entrants"].as_array();
        entrants.into_iter().flatten().map(|entrant| entrant["name"].clone()).collect()
    };
    if differ == ["entrants"] && names(theirs) == names(own) {
        let lists = [theirs, own].map(|header| header["entrants"].as_array().cloned().unwrap_or_default());
        let changed = lists[0].iter().zip(&lists[1]).find(|(theirs, own)| theirs != own);
        let what = changed.map(|(theirs, own)| {
            let parts = ["command", "seconds", "language", "net"];
            let part = parts.iter().find(|part| theirs.get(*part) != own.get(*part));
            let name = own["name"].as_str().unwrap_or_default();
            format!("{} of `{name}`", part.copied().unwrap_or("kind"))
        });
        return what.unwrap_or_default();
    }
    differ.join(", ")
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
            Some(first) => {
                // A file that is no tournament's differs in everything; that need not be told one by one.
                let theirs = serde_json::from_str::<Value>(first).ok();
                let theirs = theirs.filter(|theirs| theirs["tournament"] == own["tournament"]);
                let what = theirs.map_or_else(String::new, |theirs| other(&theirs, &own));
                return Err(Trouble::OtherTournament { path: path.to_owned(), what });
            }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::{Program, Wish};
    use crate::setup::Setup;

    #[test]
    fn what_is_other_is_named() {
        let wish = Wish { mode: Some("duel".to_owned()), seats: None, option: Vec::new() };
        let setup = Setup::new("conquest", &wish, None).unwrap();
        let program = Program { name: "mine".to_owned(), command: "python3 one.py".to_owned() };
        let entrants = Entrant::all("random,veteran", &[program]).unwrap();
        let plan = Plan { setup, entrants, seed: 7, seconds: 1.0, language: "en".to_owned() };
        let own = header(&plan);
        assert!(own["entrants"][1]["net"].as_str().is_some_and(|net| net.len() == 16), "{own}");
        for (at, value, what) in [
            ("/edition", json!(0), "edition"),
            ("/content", json!("0"), "content"),
            ("/version", json!("0"), "version"),
            ("/entrants/1/net", json!("0"), "net of `veteran`"),
            ("/entrants/2/command", json!("python3 two.py"), "command of `mine`"),
            ("/entrants/2/seconds", json!(0.5), "seconds of `mine`"),
            ("/entrants/2/language", json!("uk"), "language of `mine`"),
            ("/entrants/0/name", json!("novice"), "entrants"),
        ] {
            let mut theirs = own.clone();
            *theirs.pointer_mut(at).unwrap() = value;
            assert_eq!(other(&theirs, &own), what);
        }
        assert_eq!(other(&own, &own), "");
    }
}
