//! A whole game as readable text: every decision with its choices, everything told, the view as it changes.
//!
//! Each mode keeps one such text. A change in the rules then shows up as a diff that a player can read.

use std::fmt::Write;

use sha2::{Digest, Sha256};

use crate::chance::{Chance, Fast, hex};
use crate::game::Waiting;
use crate::open::{Choice, OpenTable};
use crate::seat::Viewer;
use crate::words::Words;

/// Lists up to this long are written out; of longer ones the beginning and a digest of the whole.
const WRITTEN_OUT: usize = 10;

/// Plays a game at random and writes it down. The view of everything is written whenever its first section
/// (where the game is) has changed.
pub fn write(table: &mut dyn OpenTable, words: &Words, seed: u64) -> String {
    let mut picks = Fast::new(seed);
    write_by(table, words, |choices| picks.below(choices.len().max(1) as u32) as usize)
}

/// The same, with somebody else choosing: `pick` says which of the choices is taken.
pub fn write_by(
    table: &mut dyn OpenTable,
    words: &Words,
    mut pick: impl FnMut(&[Choice]) -> usize,
) -> String {
    let mut text = String::new();
    let mut place = None;
    tell(table, words, 0, &mut text);
    while let Waiting::Seats(seats) = table.waiting() {
        let sections = table.sections(Viewer::Everything);
        let here = sections.first().and_then(|section| section.lines.first().cloned());
        if here != place {
            place = here;
            for section in &sections {
                let _ = writeln!(text, "\n  [{}]", words.say(&section.title));
                section.lines.iter().for_each(|line| {
                    let _ = writeln!(text, "  {}", words.say(line));
                });
            }
        }
        let Some(seat) = seats.lowest() else { break };
        let choices = table.choices(seat);
        let said: Vec<String> = choices.iter().map(|choice| words.say(&choice.say)).collect();
        let pick = pick(&choices);
        let asked = table.asked(seat).map(|asked| format!("{} ({})", words.say(&asked.say), asked.rule));
        let _ = writeln!(
            text,
            "\n#{} {}: {}\n  {}\n  > {}",
            table.entries() + 1,
            words.say(&table.side(seat)),
            asked.unwrap_or_default(),
            listed(&said),
            said.get(pick).map_or("", String::as_str)
        );
        let Some(choice) = choices.get(pick) else { break };
        if let Err(error) = table.act(seat, &choice.action) {
            let _ = writeln!(text, "REFUSED: {error}");
            break;
        }
        tell(table, words, table.entries(), &mut text);
    }
    if let Some(ended) = table.ended() {
        let _ = writeln!(text, "\n{}", words.say(&ended));
    }
    text
}

fn tell(table: &dyn OpenTable, words: &Words, entry: usize, text: &mut String) {
    for told in table.told(entry, Viewer::Everything) {
        let _ = writeln!(text, "  * {}", words.say(&told.say));
    }
}

fn listed(said: &[String]) -> String {
    if said.len() <= WRITTEN_OUT {
        return said.join(" | ");
    }
    let digest = hex(&Sha256::digest(said.join("\n").as_bytes())[..4]);
    format!("{} | … {} choices in all, {digest}", said[..3].join(" | "), said.len())
}
