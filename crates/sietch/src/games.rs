//! `sietch games`: what can be played.

use std::io::{self, Write};

use bots::{Entry, Kind};
use imperium::Imperium;
use imperium::settings::combinations;
use serde_json::{Value, json};
use table::{Game, Mode, Stage};

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
    writeln!(out, "\nSets that may be added (imperium):")?;
    let rows: Vec<Vec<String>> =
        Imperium::about().modes.iter().map(|mode| vec![mode.id.to_owned(), in_words(&sets(mode))]).collect();
    for line in text::table(&rows) {
        writeln!(out, "  {line}")?;
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
        .map(|mode| {
            let mut row = json!({ "mode": mode.id, "seats": mode.seats, "stage": mode.stage });
            if about.id == Imperium::about().id {
                row["sets"] = json!(sets(mode));
            }
            row
        })
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

/// Every lawful combination of sets with a mode of Imperium, none of them first: the same for every number of seats.
fn sets(mode: &Mode) -> Vec<Vec<&'static str>> {
    let usual = mode.seats.first().and_then(|&seats| Imperium::options(mode.id, seats.into()).ok());
    let all = usual.iter().flat_map(combinations);
    all.map(|one| one.sets).collect()
}

/// The sets, where any of them go together; else each combination.
fn in_words(sets: &[Vec<&str>]) -> String {
    let each: Vec<&str> = sets.iter().filter(|sets| sets.len() == 1).flatten().copied().collect();
    if sets.len() == 1 << each.len() {
        return format!("any of {}", each.join(", "));
    }
    let some: Vec<String> = sets.iter().filter(|sets| !sets.is_empty()).map(|sets| sets.join("+")).collect();
    some.join(", ")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sets_of_a_mode_are_the_same_for_every_number_of_seats() {
        for mode in Imperium::about().modes {
            for &seats in mode.seats {
                let usual = Imperium::options(mode.id, seats.into()).unwrap();
                let here: Vec<Vec<&str>> = combinations(&usual).into_iter().map(|one| one.sets).collect();
                assert_eq!(here, sets(mode), "{} with {seats}", mode.id);
            }
        }
    }

    #[test]
    fn sets_are_told_as_briefly_as_they_can_be() {
        let [all, some]: [&[Vec<&str>]; 2] =
            [&[vec![], vec!["a"], vec!["b"], vec!["a", "b"]], &[vec![], vec!["a"], vec!["a", "b"]]];
        assert_eq!(in_words(all), "any of a, b");
        assert_eq!(in_words(some), "a, a+b");
    }

    #[test]
    fn programs_read_the_sets_of_every_mode_of_imperium() {
        let list: Vec<Value> = GAMES.iter().map(as_json).collect();
        let modes = |at: usize| list[at]["modes"].as_array().unwrap().clone();
        assert!(modes(0).iter().all(|mode| mode.get("sets").is_none()));
        let base = modes(1).into_iter().find(|mode| mode["mode"] == "base").unwrap();
        assert_eq!(base["sets"], json!([[], ["ix"], ["immortality"], ["ix", "immortality"]]));
    }
}
