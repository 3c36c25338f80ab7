//! Going back in the terminal.

use table::{Say, Seat};

use super::Session;
use crate::text;
use crate::trouble::Trouble;

impl Session<'_> {
    /// Goes back to the last choice of a person; `false` if there is none.
    pub(super) fn undo(&mut self, asking: Seat) -> Result<bool, Trouble> {
        let by_person = |entry: &usize| self.table.entry_seat(*entry).is_some_and(|seat| !self.is_bot(seat));
        let last = (0..self.table.entries()).rev().find(by_person);
        let Some((entry, seat)) = last.and_then(|entry| Some((entry, self.table.entry_seat(entry)?))) else {
            self.say(Say::new("sietch-nothing-to-undo"))?;
            return Ok(false);
        };
        // Who plays alone may try again; among several, what somebody has learnt stays learnt.
        if self.people().len() > 1 && self.table.own_to_take_back(seat) != Some(entry) {
            self.say(Say::new("sietch-undo-learnt"))?;
            return Ok(false);
        }
        let chosen = self.table.record(false).entries.get(entry).map(|entry| entry.action.clone());
        self.table.back_to(entry);
        for told in &mut self.told {
            *told = (*told).min(entry + 1);
        }
        self.looked = None;
        let choices = self.table.choices(seat);
        let said = choices.into_iter().find(|choice| Some(&choice.action) == chosen.as_ref());
        self.note = Some(match said {
            Some(choice) if seat == asking => Say::new("sietch-undone").with("what", choice.say),
            // Whoever undid it may not know what it was; it waits behind the curtain for whose it was.
            _ => Say::new("sietch-undone-other").with("who", text::sitter(&*self.table, seat)),
        });
        // Whose choice was undone is asked again, even where others are waited for too.
        self.next = Some(seat);
        Ok(true)
    }
}
