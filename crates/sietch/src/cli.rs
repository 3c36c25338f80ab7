//! The commands and their arguments.

use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, Parser, Subcommand};
use serde_json::Value;
use table::{Seat, Viewer};

use crate::play::Sit;
use crate::serve::ServeArgs;
use crate::tables::TablesArgs;

/// The Dune board games, played by their rules.
///
/// A fan-made project, not affiliated with or endorsed by the owners of Dune or the publishers of these
/// games; it contains none of their art or text.
#[derive(Parser, Debug)]
#[command(name = "sietch", version)]
pub struct Cli {
    /// The folder of a content pack: cards in place of the program's own
    #[arg(long, global = true, value_name = "DIR")]
    pub content: Option<PathBuf>,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// List the games, their modes and how many play them
    Games(GamesArgs),
    /// Play a game against people or bots
    Play(PlayArgs),
    /// Host tables for others
    Serve(ServeArgs),
    /// Let bots play many games and count how they end
    Sim(SimArgs),
    /// Let strong bots play many games, and write a page about what goes with winning
    Study(StudyArgs),
    /// Let bots and outside programs play each other, and rate them
    Tournament(TournamentArgs),
    /// List, archive or delete the tables a server keeps
    Tables(TablesArgs),
    /// Step through a saved game, or check that its draws were honest
    Replay(ReplayArgs),
}

/// Arguments of `sietch games`.
#[derive(Args, Debug)]
pub struct GamesArgs {
    /// One JSON object instead of a table
    #[arg(long)]
    pub json: bool,
}

/// Which game, in which mode, for how many.
#[derive(Args, Debug)]
pub struct Wish {
    /// The mode; the game's first one if none is named
    #[arg(long, value_name = "MODE")]
    pub mode: Option<String>,
    /// How many seats; the mode's usual number if none is named
    #[arg(long, value_name = "N")]
    pub seats: Option<usize>,
    /// An option of the game, such as --option turns=5; may be repeated
    #[arg(long, value_name = "NAME=VALUE")]
    pub option: Vec<Setting>,
}

/// Arguments of `sietch play`.
#[derive(Args, Debug)]
pub struct PlayArgs {
    /// The game, as `sietch games` names it; the browser asks if none is named
    pub game: Option<String>,
    /// Play in this terminal; everything below but --data and --no-browser is for it
    #[arg(long)]
    pub text: bool,
    /// The folder the browser's tables are kept in; the user's own data folder if none is named
    #[arg(long, value_name = "DIR", conflicts_with = "text")]
    pub data: Option<PathBuf>,
    /// Only print the address, open no browser
    #[arg(long, conflicts_with = "text")]
    pub no_browser: bool,
    /// Which mode, for how many
    #[command(flatten)]
    pub wish: Wish,
    /// Who sits in the next seat: you, person:NAME or bot:KIND; may be repeated, one for each seat
    #[arg(long, value_name = "WHO")]
    pub seat: Vec<Sit>,
    /// A number that decides every draw; a secret one is made if none is given
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    /// Keep the game in this file, after every choice
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Replace the file given to --save if there is one
    #[arg(long, requires = "save")]
    pub force: bool,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "mode", "seats", "option", "seat", "seed"])]
    pub resume: Option<PathBuf>,
    /// The language of the table
    #[arg(long, value_name = "LANG", default_value = "en")]
    pub lang: String,
}

/// Arguments of `sietch sim`.
#[derive(Args, Debug)]
pub struct SimArgs {
    /// The game, as `sietch games` names it
    pub game: String,
    /// Which mode, for how many
    #[command(flatten)]
    pub wish: Wish,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// The bots, one for each seat or one for all, with commas between: novice, regular, veteran, master, random,
    /// mc:N for N random playouts a decision, or net:T for what was learnt at T hundredths of a temperature
    #[arg(long, value_name = "LIST", default_value = "random")]
    pub bots: String,
    /// Let the bots change seats from game to game, each one seat on
    #[arg(long)]
    pub rotate: bool,
    /// The number every draw and choice comes from
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many threads play; one for each core if none is given. The result does not depend on it
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub threads: Option<u32>,
    /// Keep every game as a record in this folder, and all of them as columns (moves.parquet, seats.parquet)
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    /// One JSON object instead of a table
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `sietch study`.
#[derive(Args, Debug)]
pub struct StudyArgs {
    /// The game, as `sietch games` names it
    pub game: String,
    /// Which mode, for how many; if no number is named, the mode's other numbers are looked at too
    #[command(flatten)]
    pub wish: Wish,
    /// The bot in every seat
    #[arg(long, value_name = "BOT", default_value = "veteran")]
    pub bot: String,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// The number every draw and choice comes from
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many threads play; one for each core if none is given. The result does not depend on it
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub threads: Option<u32>,
    /// The page
    #[arg(long, value_name = "FILE", default_value = "study.html")]
    pub out: PathBuf,
}

/// Arguments of `sietch tournament`.
#[derive(Args, Debug)]
pub struct TournamentArgs {
    /// The game, as `sietch games` names it
    pub game: String,
    /// Which mode, for how many
    #[command(flatten)]
    pub wish: Wish,
    /// The bots, with commas between: novice, regular, veteran, master, random, mc:N
    #[arg(long, value_name = "LIST", default_value = "")]
    pub bots: String,
    /// An outside program that plays by lines on its input and output, such as --program mine="python3 bot.py"; may be
    /// repeated
    #[arg(long, value_name = "NAME=COMMAND")]
    pub program: Vec<Program>,
    /// How many games at most; every entrant sits everywhere with the same draws, so it is rounded up
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// Stop when it is so sure that each entrant is stronger than the next
    #[arg(long, value_name = "P", default_value_t = 0.99, value_parser = part)]
    pub certain: f64,
    /// Play all games, however certain the order is
    #[arg(long)]
    pub all: bool,
    /// How many seconds an outside program may think about a decision
    #[arg(long, value_name = "S", default_value_t = 10.0, value_parser = seconds)]
    pub seconds: f64,
    /// Keep results in this file, and go on with what is in it
    #[arg(long, value_name = "FILE")]
    pub keep: Option<PathBuf>,
    /// The number every draw and choice comes from
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many games are played at once; one for each core if none is given. The result does not depend on it
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub threads: Option<u32>,
    /// One JSON object instead of a table
    #[arg(long)]
    pub json: bool,
    /// The language outside programs are told things in
    #[arg(long, value_name = "LANG", default_value = "en")]
    pub lang: String,
}

/// How sure something is to be.
fn part(text: &str) -> Result<f64, String> {
    let part = text.parse().ok().filter(|part| (0.0..=1.0).contains(part));
    part.ok_or_else(|| "it is a number from 0 to 1".to_owned())
}

/// A time somebody may take.
fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| *seconds > 0.0 && *seconds < 1e9);
    seconds.ok_or_else(|| "it is a number of seconds above 0".to_owned())
}

/// An outside program named on the command line.
#[derive(Clone, Debug)]
pub struct Program {
    /// Its name in the table.
    pub name: String,
    /// The command that starts it; words have spaces between.
    pub command: String,
}

impl FromStr for Program {
    type Err = String;

    fn from_str(text: &str) -> Result<Program, String> {
        match text.split_once('=').map(|(name, command)| (name.trim(), command.trim())) {
            Some((name, command)) if !name.is_empty() && !command.is_empty() => {
                Ok(Program { name: name.to_owned(), command: command.to_owned() })
            }
            _ => Err("a program is named as NAME=COMMAND".to_owned()),
        }
    }
}

/// Arguments of `sietch replay`.
#[derive(Args, Debug)]
pub struct ReplayArgs {
    /// The saved game
    pub file: PathBuf,
    /// Show the position after so many choices
    #[arg(long, value_name = "N", conflicts_with = "verify")]
    pub at: Option<usize>,
    /// Through whose eyes: a seat's number (the first is 0), spectator or all
    #[arg(long, value_name = "WHO", default_value = "spectator")]
    pub seat: Eyes,
    /// Say who was how likely to win, which moves swung it, and what would have been better
    #[arg(long, conflicts_with_all = ["verify", "at"])]
    pub review: bool,
    /// Write the end of the game as a page: who won, how points came about, what decided it, key figures
    #[arg(long, conflicts_with_all = ["verify", "at", "review"])]
    pub report: bool,
    /// Where the page goes; beside the saved game if no file is named
    #[arg(long, value_name = "PAGE", requires = "report")]
    pub out: Option<PathBuf>,
    /// Check that every choice was by the rules and every draw came from the promised seed
    #[arg(long)]
    pub verify: bool,
    /// The language of the table
    #[arg(long, value_name = "LANG", default_value = "en")]
    pub lang: String,
}

/// An option set on the command line.
#[derive(Clone, Debug)]
pub struct Setting {
    /// Its name.
    pub name: String,
    /// Its value: JSON where it reads as such, text otherwise.
    pub value: Value,
}

impl FromStr for Setting {
    type Err = String;

    fn from_str(text: &str) -> Result<Setting, String> {
        let Some((name, value)) = text.split_once('=').filter(|(name, _)| !name.is_empty()) else {
            return Err("an option is set as NAME=VALUE".to_owned());
        };
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        Ok(Setting { name: name.to_owned(), value })
    }
}

/// Through whose eyes a saved game is shown.
#[derive(Clone, Copy, Debug)]
pub struct Eyes(pub Viewer);

impl FromStr for Eyes {
    type Err = String;

    fn from_str(text: &str) -> Result<Eyes, String> {
        Ok(Eyes(match text {
            "spectator" => Viewer::Spectator,
            "all" => Viewer::Everything,
            number => {
                let seat = number.parse().map_err(|_| "say a seat's number, spectator or all")?;
                Viewer::Seat(Seat(seat))
            }
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commands_fit_together() {
        use clap::CommandFactory;
        Cli::command().debug_assert();
    }

    #[test]
    fn an_option_is_json_where_it_reads_as_such() {
        let value = |text: &str| text.parse::<Setting>().map(|setting| setting.value);
        assert_eq!(value("turns=5"), Ok(5.into()));
        assert_eq!(value("who=fremen"), Ok("fremen".into()));
        assert_eq!(value("who=[\"a\"]"), Ok(vec!["a"].into()));
        assert!(value("turns").is_err() && value("=5").is_err());
    }
}
