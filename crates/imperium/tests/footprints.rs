//! Footprints: what was offered, what happened and what was refused in random games of every table, each boiled down to
//! a number. Where a rule is read differently somewhere, a game that comes by goes another way and leaves another print.
//! They say that something changed and in which games, not which rule: the scenarios in `rules` do that.
//!
//! Write them anew with `SIETCH_WRITE=1 cargo test -p imperium --test footprints` when a rule or card changed.

use std::collections::HashMap;
use std::fmt::Debug;
use std::io::{self, Write};
use std::mem::{Discriminant, discriminant};
use std::path::Path;

use imperium::options::Difficulty;
use imperium::scenario::late;
use imperium::{Action, Imperium, Options};
use table::chance::{Chance, Fast};
use table::{Event as _, Game, Seat, Viewer, Waiting};

/// Adds up text, letter by letter (FNV-1a): the same on every machine and with every compiler, which the standard
/// library's hashes do not promise.
struct Print(u64);

impl Print {
    fn add(&mut self, thing: &impl Debug) {
        write!(self, "{thing:?};").unwrap();
    }

    /// What the first seat is told of it, what those who watch are told, and which rule lets more be seen for a moment.
    fn add_told(&mut self, told: &mut Vec<imperium::Event>) {
        for event in told.drain(..) {
            self.add(&(
                event.glimpse(),
                event.seen_by(Viewer::Seat(Seat(0))),
                event.seen_by(Viewer::Spectator),
            ));
            self.add(&event);
        }
    }

    /// What somebody sees, as it is sent.
    fn add_view(&mut self, game: &Imperium, viewer: Viewer) {
        serde_json::to_writer(self, &game.view(viewer)).unwrap();
    }
}

impl Default for Print {
    fn default() -> Print {
        Print(0xCBF2_9CE4_8422_2325)
    }
}

impl Write for Print {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        for &byte in text {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3);
        }
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// After so many decisions it is looked at what who decides sees, and at everything.
const LOOKED_AT: usize = 16;
/// How many of the actions offered earlier are tried again at every decision, to see what is said against them.
const TRIED_AGAIN: usize = 4;
/// So many actions offered earlier are remembered, the latest in place of the oldest.
const REMEMBERED: usize = 512;

/// The number of decisions of a random game, and its prints.
fn footprint(options: &Options, seed: u64, from: From) -> String {
    let mut chance = Fast::new(seed);
    let (mut offered, mut happened, mut refused) = (Print::default(), Print::default(), Print::default());
    let mut told = Vec::new();
    let mut game = Imperium::start(options, &mut chance, &mut told).unwrap();
    if from == From::Later {
        late(&mut game, &mut chance);
        game.audit().unwrap();
    }
    let mut done = HashMap::<Discriminant<Action>, u32>::new();
    let (mut legal, mut earlier) = (Vec::<Action>::new(), Vec::<Action>::new());
    let mut decisions = 0;
    while let Waiting::Seats(waiting) = game.waiting() {
        let seat = waiting.lowest().unwrap();
        happened.add_told(&mut told);
        if decisions % LOOKED_AT == 0 {
            happened.add_view(&game, Viewer::Seat(seat));
            happened.add_view(&game, Viewer::Everything);
        }
        legal.clear();
        game.legal(seat, &mut legal);
        offered.add(&(seat, &legal));
        for _ in 0..TRIED_AGAIN.min(earlier.len()) {
            let action = earlier[chance.below(earlier.len() as u32) as usize];
            refused.add(&game.allows(seat, &action).err());
        }
        for (at, action) in legal.iter().enumerate() {
            match earlier.len() < REMEMBERED {
                true => earlier.push(*action),
                false => earlier[(decisions * 7 + at) % REMEMBERED] = *action,
            }
        }
        let mut picked = chance.below(legal.len() as u32) as usize;
        if matches!(legal[picked], Action::Reveal | Action::EndTurn) {
            // Whoever stops at once sees little of the game.
            picked = chance.below(legal.len() as u32) as usize;
        }
        if from == From::Later {
            // What was done less often comes first, so that all there is to do is done.
            let other = chance.below(legal.len() as u32) as usize;
            let often = |at: usize| done.get(&discriminant(&legal[at])).copied().unwrap_or(0);
            picked = if often(other) < often(picked) { other } else { picked };
            *done.entry(discriminant(&legal[picked])).or_default() += 1;
        }
        game.apply(seat, &legal[picked], &mut chance, &mut told).unwrap();
        decisions += 1;
    }
    happened.add_told(&mut told);
    happened.add_view(&game, Viewer::Everything);
    let (offered, happened, refused) = (offered.0, happened.0, refused.0);
    format!("{decisions} decisions, offered {offered:016x}, happened {happened:016x}, refused {refused:016x}")
}

/// Where a game begins.
#[derive(Clone, Copy, PartialEq)]
enum From {
    Start,
    /// A later round, in which everybody has something of everything.
    Later,
}

/// Random games of a table leave the prints that are written down.
fn check(name: &str, games: u64, from: From, options: &Options) {
    options.check().unwrap();
    let text: String =
        (0..games).map(|seed| format!("game {seed}: {}\n", footprint(options, seed, from))).collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/footprints/{name}.txt"));
    if std::env::var_os("SIETCH_WRITE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    let other: Vec<_> = text.lines().zip(written.lines()).filter(|(new, old)| new != old).collect();
    assert!(
        text == written,
        "{} games of {name} went another way, the first: {:?}; if that is meant, write them with SIETCH_WRITE=1",
        other.len(),
        other.first()
    );
}

/// The usual options of a mode with expansions.
fn table(mode: &str, seats: usize, ix: bool, immortality: bool) -> Options {
    Options { ix, immortality, ..Imperium::options(mode, seats).unwrap() }
}

macro_rules! tables {
    ($($name:ident: $games:literal of $options:expr, from $from:ident;)*) => {
        $(#[test]
        fn $name() {
            check(stringify!($name), $games, From::$from, &$options);
        })*
    };
}

const ALONE: Difficulty = Difficulty::KwisatzHaderach;

tables! {
    uprising_3: 40 of table("standard", 3, false, false), from Start;
    uprising_4: 40 of Options { end_turn: true, ..table("standard", 4, false, false) }, from Start;
    choam_3: 40 of table("choam", 3, false, false), from Start;
    choam_4: 40 of table("choam", 4, false, false), from Start;
    uprising_ix: 40 of table("standard", 3, true, false), from Start;
    uprising_immortality: 40 of table("standard", 3, false, true), from Start;
    uprising_all: 40 of table("standard", 4, true, true), from Start;
    choam_ix: 40 of Options { ix_contracts: true, ..table("choam", 3, true, false) }, from Start;
    choam_all: 40 of table("choam", 3, true, true), from Start;
    duel: 60 of table("duel", 2, false, false), from Start;
    duel_expert: 60 of Options {
        choam: true,
        ruthless_escalation: true,
        expert_deployment: true,
        smart_politics: true,
        ..table("duel", 2, false, false)
    }, from Start;
    duel_ix: 60 of table("duel", 2, true, false), from Start;
    duel_all: 60 of table("duel", 2, true, true), from Start;
    solo: 100 of table("solo", 1, false, false), from Start;
    solo_mercenary: 100 of Options { difficulty: Difficulty::Mercenary, ..table("solo", 1, false, false) }, from Start;
    solo_hardest: 100 of Options { difficulty: ALONE, row_dice: true, choam: true, ..table("solo", 1, false, false) }, from Start;
    solo_all: 100 of table("solo", 1, true, true), from Start;
    six: 24 of table("six", 6, false, false), from Start;
    six_end_turn: 24 of Options { end_turn: true, ..table("six", 6, false, false) }, from Start;
    six_immortality: 24 of table("six", 6, false, true), from Start;
    base_4: 40 of table("base", 4, false, false), from Start;
    base_3_end_turn: 40 of Options { end_turn: true, ..table("base", 3, false, false) }, from Start;
    base_ix: 40 of table("base", 4, true, false), from Start;
    base_ix_epic: 40 of Options { epic: true, ..table("base", 3, true, false) }, from Start;
    base_immortality: 40 of table("base", 4, false, true), from Start;
    base_all: 40 of Options { go_to_11: true, ..table("base", 3, true, true) }, from Start;
    base_2: 60 of table("base", 2, false, false), from Start;
    base_2_all: 60 of table("base", 2, true, true), from Start;
    base_1: 100 of table("base", 1, false, false), from Start;
    base_1_hardest: 100 of Options { difficulty: ALONE, ..table("base", 1, false, false) }, from Start;
    base_1_ix: 100 of Options { ruthless_escalation: true, row_dice: true, ..table("base", 1, true, false) }, from Start;
    base_1_all: 100 of Options { difficulty: Difficulty::Mentat, ..table("base", 1, true, true) }, from Start;
    six_ix: 24 of table("six", 6, true, false), from Start;
    six_all: 24 of table("six", 6, true, true), from Start;
    base_all_4: 40 of table("base", 4, true, true), from Start;
    base_2_immortality: 60 of table("base", 2, false, true), from Start;

    later_uprising: 40 of table("standard", 3, false, false), from Later;
    later_uprising_base: 40 of Options { base_cards: true, every_conflict: true, ..table("standard", 4, false, false) }, from Later;
    later_uprising_ix: 40 of Options { epic: true, ..table("standard", 4, true, false) }, from Later;
    later_uprising_all: 40 of Options { base_cards: true, every_conflict: true, ..table("standard", 3, true, true) }, from Later;
    later_choam: 40 of table("choam", 3, false, false), from Later;
    later_choam_ix: 40 of table("choam", 4, true, false), from Later;
    later_choam_immortality: 40 of table("choam", 3, false, true), from Later;
    later_duel: 60 of Options { smart_politics: true, ..table("duel", 2, false, false) }, from Later;
    later_duel_all: 60 of Options { keep_foldspace: true, ..table("duel", 2, true, true) }, from Later;
    later_solo: 60 of Options { expert_deployment: true, ..table("solo", 1, false, false) }, from Later;
    later_solo_all: 60 of Options { choam: true, ..table("solo", 1, true, true) }, from Later;
    later_six: 24 of table("six", 6, false, false), from Later;
    later_six_ix: 24 of table("six", 6, true, false), from Later;
    later_six_all: 24 of Options { end_turn: true, ..table("six", 6, true, true) }, from Later;
    later_base: 40 of table("base", 4, false, false), from Later;
    later_base_ix: 40 of Options { epic: true, ..table("base", 4, true, false) }, from Later;
    later_base_immortality: 40 of table("base", 3, false, true), from Later;
    later_base_all: 40 of table("base", 4, true, true), from Later;
    later_base_2: 60 of table("base", 2, false, true), from Later;
    later_base_2_ix: 60 of table("base", 2, true, false), from Later;
    later_base_1: 60 of Options { difficulty: Difficulty::Mercenary, ..table("base", 1, false, true) }, from Later;
    later_base_1_all: 60 of Options { difficulty: ALONE, ..table("base", 1, true, true) }, from Later;
    later_six_base: 24 of Options { base_cards: true, ..table("six", 6, false, false) }, from Later;
    later_six_base_all: 16 of Options { base_cards: true, every_conflict: true, ..table("six", 6, true, true) }, from Later;
}
