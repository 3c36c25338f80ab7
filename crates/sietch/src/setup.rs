//! A game, a mode, seats and options, as asked for or as usual.

use bots::Entry;
use serde_json::{Map, Value};
use table::Mode;

use crate::cli::Wish;
use crate::registry;
use crate::trouble::Trouble;

/// What is to be set up.
pub struct Setup {
    /// The game.
    pub entry: &'static Entry,
    /// The mode.
    pub mode: &'static Mode,
    /// How many seats.
    pub seats: usize,
    /// The options, checked by the game.
    pub options: Value,
}

impl Setup {
    /// Fills in what is usual where nothing was asked for. If the mode is played by as many as `sitters`,
    /// the players named, there are seats for just them.
    pub fn new(game: &str, wish: &Wish, sitters: Option<usize>) -> Result<Setup, Trouble> {
        let entry = registry::find(game)?;
        let about = entry.door.about();
        let mode = match &wish.mode {
            None => about.modes.first(),
            Some(id) => about.mode(id),
        };
        let mode = mode.ok_or_else(|| {
            let known: Vec<&str> = about.modes.iter().map(|mode| mode.id).collect();
            let mode = wish.mode.clone().unwrap_or_default();
            Trouble::UnknownMode { game: about.id, mode, known: known.join(", ") }
        })?;
        let usual = mode.seats.first().copied().map_or(0, usize::from);
        let played_by = |count: &usize| mode.seats.iter().any(|&seats| usize::from(seats) == *count);
        let seats = wish.seats.or(sitters.filter(played_by)).unwrap_or(usual);
        let changes: Map<String, Value> =
            wish.option.iter().map(|setting| (setting.name.clone(), setting.value.clone())).collect();
        let options = entry.door.options(mode.id, seats, &Value::Object(changes))?;
        Ok(Setup { entry, mode, seats, options })
    }
}
