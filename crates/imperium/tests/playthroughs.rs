//! Playthroughs: one whole game of every mode as text, with every question, the choices offered, the one taken and
//! what happened. A change of rules or words shows up as a readable difference.
//!
//! Write them anew with `SIETCH_WRITE=1 cargo test -p imperium --test playthroughs`.

use std::fmt::Write;
use std::path::Path;

use imperium::Imperium;
use table::chance::{Chance, Fast};
use table::words::Words;
use table::{Event as _, Game, Say, Tell, Viewer, Waiting};

/// The game with this seed, told as somebody sees it who may see everything.
fn playthrough(mode: &str, seats: usize, seed: u64) -> String {
    let words = Words::new("en", &[Imperium::languages()[0].1]).unwrap();
    let say = |say: &Say| words.try_say(say).unwrap();
    let mut chance = Fast::new(seed);
    let mut told = Vec::new();
    let mut game = Imperium::start(&Imperium::options(mode, seats).unwrap(), &mut chance, &mut told).unwrap();
    let mut text = format!("{mode}, {seats} seats, random play from number {seed}\n");
    let mut round = 0;
    loop {
        let all = game.view(Viewer::Everything);
        for event in told.drain(..).filter_map(|event| event.seen_by(Viewer::Everything)) {
            let _ = writeln!(text, "    {}", say(&Imperium::happened(&all, &event)));
        }
        if all.round != round {
            round = all.round;
            for section in Imperium::sections(&all) {
                let _ = writeln!(text, "== {}", say(&section.title));
                for line in &section.lines {
                    let _ = writeln!(text, "   {}", say(line));
                }
            }
        }
        let seat = match game.waiting() {
            Waiting::Seats(seats) => seats.lowest().unwrap(),
            Waiting::Over(outcome) => {
                let _ = writeln!(text, "{}", say(&Imperium::ended(&all, &outcome)));
                return text;
            }
        };
        let view = game.view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let picked = chance.below(legal.len() as u32) as usize;
        let asked = Imperium::asked(&view).unwrap();
        let _ = writeln!(text, "{}: {} ({})", say(&Imperium::seat(&view, seat)), say(&asked.say), asked.rule);
        for (at, action) in legal.iter().enumerate() {
            let mark = if at == picked { '>' } else { ' ' };
            let _ = writeln!(text, "  {mark} {}", say(&Imperium::choice(&view, action)));
        }
        game.apply(seat, &legal[picked], &mut chance, &mut told).unwrap();
    }
}

#[test]
fn playthroughs_are_current() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    for mode in Imperium::about().modes {
        let text = playthrough(mode.id, mode.seats[0].into(), 7);
        let path = folder.join(format!("{}.txt", mode.id));
        if std::env::var_os("SIETCH_WRITE").is_some() {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, &text).unwrap();
        }
        let written = std::fs::read_to_string(&path).unwrap_or_default();
        let differs = text.lines().zip(written.lines()).position(|(new, old)| new != old);
        assert!(
            text == written,
            "tests/playthroughs/{}.txt differs from line {:?}; if that is meant, write it with SIETCH_WRITE=1",
            mode.id,
            differs.map(|line| line + 1)
        );
    }
}
