//! `sietch play`: a game against people or bots, in the terminal here, in the browser by [`crate::serve`].

mod seats;
mod session;
mod typed;

use std::path::{Path, PathBuf};

use bots::Entry;
use table::chance::Seed;
use table::open::OpenTable;

use crate::cli::PlayArgs;
use crate::save::{self, Replace};
use crate::screen::Screen;
use crate::serve;
use crate::setup::Setup;
use crate::text;
use crate::trouble::Trouble;

pub use seats::Sit;
pub use session::Session;
pub(crate) use session::{adviser, percent};

/// Plays a game.
pub fn run(args: &PlayArgs) -> Result<(), Trouble> {
    if !args.text {
        return if wants_terminal(args) { Err(Trouble::TextOnly) } else { serve::play(args) };
    }
    let (entry, table) = match (&args.resume, &args.game) {
        (Some(file), _) => resume(file)?,
        (None, Some(game)) => start(args, game)?,
        (None, None) => return Err(Trouble::NoGame),
    };
    let words = text::words(entry.door, &args.lang)?;
    let keep = keep(args, &*table)?;
    Session::new(table, entry, &words, Screen::of_process(), keep).run()
}

/// Is something asked for that only the terminal can do? The browser asks for all of it on its own page.
fn wants_terminal(args: &PlayArgs) -> bool {
    let wish = &args.wish;
    let set_up =
        wish.mode.is_some() || wish.seats.is_some() || !wish.option.is_empty() || !args.seat.is_empty();
    set_up || args.seed.is_some() || args.save.is_some() || args.resume.is_some()
}

fn start(args: &PlayArgs, game: &str) -> Result<(&'static Entry, Box<dyn OpenTable>), Trouble> {
    let sitters = (args.seat.len() > 1).then_some(args.seat.len());
    let setup = Setup::new(game, &args.wish, sitters)?;
    let sitters = seats::sitters(&args.seat, setup.seats)?;
    let seed = args.seed.map_or_else(secret_seed, |number| Ok(Seed::from_number(number)))?;
    let table = setup.entry.door.start(setup.mode.id, &setup.options, sitters, seed);
    Ok((setup.entry, table.map_err(Trouble::Start)?))
}

fn resume(file: &Path) -> Result<(&'static Entry, Box<dyn OpenTable>), Trouble> {
    let (entry, table) = save::open(file)?;
    for bot in table.header().seats.iter().filter_map(|sitter| sitter.bot.as_ref()) {
        bot.parse::<bots::Kind>()?;
    }
    if table.header().seed.is_none() {
        return Err(Trouble::Seedless { path: file.to_owned() });
    }
    Ok((entry, table))
}

/// The file the game is kept in. It is written at once, so that a file that cannot be written is known
/// before the first choice and not after the last.
fn keep(args: &PlayArgs, table: &dyn OpenTable) -> Result<Option<PathBuf>, Trouble> {
    let Some(file) = args.save.as_ref().or(args.resume.as_ref()) else { return Ok(None) };
    let own = args.resume.as_ref() == Some(file);
    let replace = if own || args.force { Replace::Yes } else { Replace::No };
    save::write(file, &table.record(true), replace)?;
    Ok(Some(file.clone()))
}

fn secret_seed() -> Result<Seed, Trouble> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(Trouble::NoRandomness)?;
    Ok(Seed(bytes))
}
