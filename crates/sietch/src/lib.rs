//! The table itself: play, host, simulate and replay the games.
//!
//! This crate stands on top of all the others. The games are listed in [`registry`] and nowhere else; every
//! command reaches them through that list.
//!
//! | module | idea |
//! |---|---|
//! | [`cli`] | the commands and their arguments |
//! | [`registry`] | the games there are |
//! | [`games`] | `sietch games` |
//! | [`play`] | `sietch play` |
//! | [`serve`] | `sietch serve`, and `sietch play` in the browser |
//! | [`node`] | `sietch serve` as one of several servers on one database |
//! | [`tables`] | `sietch tables`: what a server keeps, and what it need not |
//! | [`sim`] | `sietch sim` |
//! | [`study`] | `sietch study` |
//! | [`columns`] | `sietch sim --records`: open data |
//! | [`chronicle`] | games between bots, told move by move |
//! | [`tournament`] | `sietch tournament` |
//! | [`replay`], [`review`] | `sietch replay` |
//! | [`pack`] | content packs: read from a folder, looked through, installed |
//! | [`setup`] | a game, a mode, seats and options, as asked for or as usual |
//! | [`save`] | saved games in files |
//! | [`screen`] | where people read and type |
//! | [`text`] | words in the reader's language, lined up |
//! | [`trouble`] | what can go wrong, in words a person understands |

pub mod chart;
pub mod chronicle;
pub mod cli;
pub mod columns;
pub mod games;
pub mod node;
pub mod pack;
pub mod play;
pub mod registry;
pub mod replay;
pub mod report;
pub mod review;
pub mod save;
pub mod screen;
pub mod serve;
pub mod setup;
pub mod sim;
pub mod study;
pub mod tables;
pub mod text;
pub mod tournament;
pub mod trouble;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

use crate::cli::{Cli, Command};
use crate::trouble::Trouble;

/// Runs the command the process was started with.
pub fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(told) => {
            // Nobody is left to hear of it if this cannot be written.
            let _ = told.print();
            return ExitCode::from(told.exit_code().clamp(0, 255) as u8);
        }
    };
    // The pack comes before everything: whoever asks for a card after that gets the pack's.
    match cli.content.as_deref().map_or(Ok(()), pack::install).and_then(|()| run(&cli.command)) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has read enough.
        Err(trouble) if trouble.is_broken_pipe() => ExitCode::SUCCESS,
        Err(trouble) => {
            // What a file says may be in it, and must not steer the terminal.
            let told: String = trouble.to_string().chars().filter(|letter| !letter.is_control()).collect();
            let _ = writeln!(std::io::stderr(), "sietch: {told}");
            ExitCode::from(trouble.exit_code())
        }
    }
}

/// Runs a command.
pub fn run(command: &Command) -> Result<(), Trouble> {
    match command {
        Command::Games(args) => games::run(args),
        Command::Play(args) => play::run(args),
        Command::Serve(args) => serve::run(args),
        Command::Sim(args) => sim::run(args),
        Command::Study(args) => study::run(args),
        Command::Tournament(args) => tournament::run(args),
        Command::Tables(args) => tables::run(args),
        Command::Replay(args) => replay::run(args),
    }
}
