//! `cargo xtask mutants`: breaks a game's rules one at a time, to see which tests notice.

use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use mutants::{Plan, Trouble};

/// Breaks rules one at a time in a copy of a game and runs the tests that can notice.
#[derive(Parser, Debug)]
#[command(name = "mutants")]
struct Args {
    /// The game; all games without
    game: Option<String>,
    /// Try so many changes instead of all
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    sample: Option<u32>,
    /// Which ones
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Go on where a run over the same sources was interrupted
    #[arg(long)]
    resume: bool,
    /// Write the figures and what was missed to docs/mutants.md
    #[arg(long)]
    write: bool,
    /// Leave out tests that take longer than so many seconds
    #[arg(long, value_name = "S", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=3600))]
    limit: u32,
    /// How many tests run at a time
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=256))]
    jobs: u32,
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("mutants: {trouble}");
            ExitCode::FAILURE
        }
    }
}

/// `cargo xtask` starts us at the project's root.
fn run(args: &Args) -> Result<(), Trouble> {
    let root = std::env::current_dir().map_err(|source| Trouble::File {
        what: "find",
        path: Path::new(".").to_path_buf(),
        source,
    })?;
    let games = match &args.game {
        Some(game) => vec![game.clone()],
        None => mutants::games(&root)?,
    };
    for game in games {
        let plan = Plan {
            game,
            sample: args.sample.map(|count| count as usize),
            seed: args.seed,
            resume: args.resume,
            limit: Duration::from_secs(args.limit.into()),
            jobs: args.jobs as usize,
        };
        let report = mutants::run(&root, &plan)?;
        println!("\n{}: {}", report.game, report.figures());
        if args.write {
            println!("{}", mutants::write(&root, &report)?);
        }
    }
    Ok(())
}
