//! One of the games that are played side by side.

use table::chance::Fast;
use table::encode::{Ear, Encoder, Label, Layout, Numbers, Wanting};
use table::seat::MAX_SEATS;
use table::{Chance, Game, Outcome, Seat, Silent, Waiting};

use crate::share::share;
use crate::{NO_LABEL, Sizes, Told, Trouble};

/// Games that are written by one thread: so few that it takes less time than waking another.
const WRITTEN: usize = 512;

/// A game that waits at a decision with at least two choices.
#[derive(Debug)]
pub(crate) struct Running<G: Game> {
    game: G,
    mode: usize,
    chance: Fast,
    seat: Seat,
    legal: Vec<G::Action>,
    /// The decision as it is told.
    pub(crate) numbers: Numbers,
    decisions: u32,
    /// How the game before ended, if it has just ended: nothing where it was given up.
    ended: Option<Ended>,
}

#[derive(Debug)]
struct Ended {
    length: u32,
    outcome: Option<Outcome>,
}

impl<G: Game> Running<G> {
    pub(crate) fn new(options: &[G::Options], mode: usize, seed: u64) -> Result<Running<G>, Trouble> {
        let mut chance = Fast::new(seed);
        let game = G::start(&options[mode], &mut chance, &mut Silent)?;
        let (legal, numbers) = (Vec::new(), Numbers::default());
        let mut running =
            Running { game, mode, chance, seat: Seat(0), legal, numbers, decisions: 0, ended: None };
        running.go_on(u32::MAX, options);
        Ok(running)
    }

    /// How many choices there are.
    pub(crate) fn offered(&self) -> usize {
        self.legal.len()
    }

    /// The choices.
    pub(crate) fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// The place of an action among the choices.
    pub(crate) fn place(&self, action: &G::Action) -> Option<usize> {
        self.legal.iter().position(|offered| offered == action)
    }

    /// Plays some random decisions, so that games do not all end together.
    pub(crate) fn spread(&mut self, most: u32, longest: u32, options: &[G::Options]) {
        for _ in 0..self.chance.below(most.max(1)) {
            let choice = self.chance.below(self.legal.len() as u32) as usize;
            self.take(choice, longest, options);
        }
        self.ended = None;
    }

    /// Takes a choice and runs on to the next decision, in a new game if this one ends.
    pub(crate) fn take(&mut self, choice: usize, longest: u32, options: &[G::Options]) {
        self.ended = None;
        self.apply(choice);
        self.go_on(longest, options);
    }

    fn apply(&mut self, choice: usize) {
        let action = self.legal[choice];
        // It was offered just now. A fault of the game's stops it, and it is given up below.
        let taken = self.game.apply_offered(self.seat, &action, &mut self.chance, &mut Silent);
        debug_assert!(taken.is_ok(), "{action:?} was offered and refused: {taken:?}");
        self.decisions += 1;
    }

    /// Runs on until somebody has something to choose.
    fn go_on(&mut self, longest: u32, options: &[G::Options]) {
        loop {
            let waiting = self.game.waiting();
            let seat = waiting.seats().lowest().filter(|_| self.decisions < longest);
            self.legal.clear();
            if let Some(seat) = seat {
                self.seat = seat;
                self.game.legal(seat, &mut self.legal);
            }
            match self.legal.len() {
                0 => self.restart(&waiting, options),
                1 => self.apply(0),
                _ => return,
            }
        }
    }

    fn restart(&mut self, waiting: &Waiting, options: &[G::Options]) {
        self.ended = Some(Ended { length: self.decisions, outcome: waiting.outcome().copied() });
        self.decisions = 0;
        // The same options have set a game up before.
        if let Ok(game) = G::start(&options[self.mode], &mut self.chance, &mut Silent) {
            self.game = game;
        }
    }

    /// Tells the decision; answers how many tokens the layout does not know.
    pub(crate) fn tell(&mut self, encoder: &mut Encoder, layout: (&Layout, &Ear)) -> usize {
        encoder.tell((&self.game, self.seat, &self.legal), layout, &mut self.numbers)
    }

    /// What the layout would have to know to tell all of it.
    pub(crate) fn wanting(&self, encoder: &mut Encoder, layout: &Layout) -> Wanting {
        encoder.lacks(&self.game, self.seat, &self.legal, layout)
    }

    fn write(&self, into: &mut Told<'_>) {
        let numbers = &self.numbers;
        into.table.copy_from_slice(&numbers.table);
        into.rows.copy_from_slice(&numbers.rows);
        let mut before = 0;
        for (size, end) in into.row_sizes.iter_mut().zip(&numbers.ends) {
            *size = (end - before) as u16;
            before = *end;
        }
        into.table_sizes[0] = numbers.table.len() as u32;
        into.choices[0] = numbers.ends.len() as u32;
        into.seat[0] = self.seat.0;
        into.mode[0] = self.mode as u8;
        into.done[0] = u8::from(self.ended.is_some());
        into.length[0] = self.ended.as_ref().map_or(0, |ended| ended.length);
        for (into, label) in into.labels.iter_mut().zip(numbers.labels) {
            *into = label.map_or(NO_LABEL, Label::number);
        }
        into.standing.fill(0.0);
        into.returns.fill(0.0);
        for seat in Seat::first(self.game.seats()) {
            into.standing[seat.index()] = self.game.standing(seat);
        }
        if let Some(outcome) = self.ended.as_ref().and_then(|ended| ended.outcome) {
            for seat in Seat::first(MAX_SEATS) {
                into.returns[seat.index()] = outcome.share(seat);
            }
        }
    }
}

/// Writes every game to its part of the buffers.
pub(crate) fn told<G: Game>(games: &[Running<G>], sizes: Sizes, into: Told<'_>) -> Result<(), Trouble> {
    let count = games.len();
    let rooms = [
        ("table", sizes.table, into.table.len()),
        ("rows", sizes.rows, into.rows.len()),
        ("row_sizes", sizes.choices, into.row_sizes.len()),
        ("table_sizes", count, into.table_sizes.len()),
        ("choices", count, into.choices.len()),
        ("seat", count, into.seat.len()),
        ("done", count, into.done.len()),
        ("returns", count * MAX_SEATS, into.returns.len()),
        ("standing", count * MAX_SEATS, into.standing.len()),
        ("labels", count * MAX_SEATS, into.labels.len()),
        ("length", count, into.length.len()),
        ("mode", count, into.mode.len()),
    ];
    for (what, needed, room) in rooms {
        if room < needed {
            return Err(Trouble::Room { what, needed, room });
        }
    }
    let Told {
        mut table,
        mut rows,
        mut row_sizes,
        table_sizes,
        choices,
        seat,
        done,
        returns,
        standing,
        labels,
        length,
        mode,
    } = into;
    let mut each: Vec<Told<'_>> = Vec::with_capacity(count);
    let singles =
        table_sizes.iter_mut().zip(choices).zip(seat.iter_mut().zip(done)).zip(length.iter_mut().zip(mode));
    let by_label =
        returns.chunks_mut(MAX_SEATS).zip(standing.chunks_mut(MAX_SEATS)).zip(labels.chunks_mut(MAX_SEATS));
    for ((game, (((table_size, choices), (seat, done)), (length, mode))), ((returns, standing), labels)) in
        games.iter().zip(singles).zip(by_label)
    {
        let numbers = &game.numbers;
        let (own_table, own_rows, own_sizes);
        (own_table, table) = table.split_at_mut(numbers.table.len());
        (own_rows, rows) = rows.split_at_mut(numbers.rows.len());
        (own_sizes, row_sizes) = row_sizes.split_at_mut(numbers.ends.len());
        each.push(Told {
            table: own_table,
            rows: own_rows,
            row_sizes: own_sizes,
            table_sizes: std::slice::from_mut(table_size),
            choices: std::slice::from_mut(choices),
            seat: std::slice::from_mut(seat),
            done: std::slice::from_mut(done),
            returns,
            standing,
            labels,
            length: std::slice::from_mut(length),
            mode: std::slice::from_mut(mode),
        });
    }
    share(
        games.chunks(WRITTEN).zip(each.chunks_mut(WRITTEN)),
        || (),
        |(), (games, each)| {
            games.iter().zip(each).for_each(|(game, into)| game.write(into));
        },
    );
    Ok(())
}
