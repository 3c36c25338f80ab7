//! For those who write lessons: plays a script and shows where it leads.
//!
//! `cargo run -p sietch --example lesson -- conquest crates/conquest/lessons/first.json` prints what each step told
//! the learner, then who is asked what at the end, and every action they may take as the script writes it.

use std::process::ExitCode;

use serde_json::json;
use sietch::registry;
use table::chance::Seed;
use table::lesson::Script;
use table::record::Sitter;
use table::words::Words;
use table::{Viewer, Waiting};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, file] = &args[..] else {
        eprintln!("say a game and a script");
        return ExitCode::FAILURE;
    };
    match show(game, file) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn show(game: &str, file: &str) -> Result<(), Box<dyn std::error::Error>> {
    let door = registry::find(game)?.door;
    let texts: Vec<&str> =
        door.languages().iter().filter(|(language, _)| *language == "en").map(|(_, text)| *text).collect();
    let words = Words::new("en", &texts)?;
    let script: Script = serde_json::from_str(&std::fs::read_to_string(file)?)?;
    let options = door.options(&script.mode, script.seats, &script.options)?;
    let sitter = Sitter { name: String::new(), bot: None };
    let seed = Seed::from_number(script.seed);
    let mut table = door.start(&script.mode, &options, vec![sitter; script.seats], seed)?;
    let learner = Viewer::Seat(script.learner);
    let told = |table: &dyn table::open::OpenTable, entry: usize| {
        table.told(entry, learner).iter().for_each(|told| println!("      {}", words.say(&told.say)));
    };
    told(&*table, 0);
    for (number, step) in script.steps.iter().enumerate() {
        let choice = table.choices(step.seat).into_iter().find(|choice| choice.action.value() == step.action);
        let said = choice.map_or_else(|| step.action.to_string(), |choice| words.say(&choice.say));
        println!("{number:3} seat {}: {said}", step.seat.0);
        table
            .act(step.seat, &(&step.action).into())
            .map_err(|error| format!("step {number}, {}: {error}", step.action))?;
        told(&*table, number + 1);
    }
    println!();
    for section in table.sections(learner) {
        println!("{}", words.say(&section.title));
        section.lines.iter().for_each(|line| println!("  {}", words.say(line)));
    }
    let Waiting::Seats(seats) = table.waiting() else {
        println!("\nthe game is over");
        return Ok(());
    };
    for seat in seats.iter() {
        if let Some(asked) = table.asked(seat) {
            println!("\nseat {}, {}: {}", seat.0, words.say(&table.side(seat)), words.say(&asked.say));
        }
        for choice in table.choices(seat) {
            let step = json!({ "seat": seat.0, "do": choice.action });
            println!("  {step}  {}", words.say(&choice.say));
        }
    }
    Ok(())
}
