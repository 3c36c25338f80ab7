//! Tokens met on the way that have no number yet.

use std::collections::HashMap;

use table::encode::{Layout, Vocabulary, Wanting};

/// One game in so many is read for new tokens at a step: reading is slow.
const LOOKS: u64 = 64;

/// A token is numbered once it was read so often: what happens once in a thousand games is not worth a row.
const OFTEN: u32 = 3;

/// What was read, and how often.
#[derive(Debug, Default)]
pub(crate) struct Sightings {
    table: HashMap<String, u32>,
    rows: HashMap<String, u32>,
    labels: Vec<&'static str>,
}

impl Sightings {
    /// Is this game read for new tokens now?
    pub(crate) fn looks(steps: u64, game: u64) -> bool {
        (steps + game).is_multiple_of(LOOKS)
    }

    pub(crate) fn note(&mut self, wanting: Wanting) {
        for (unknown, seen) in [(wanting.table, &mut self.table), (wanting.rows, &mut self.rows)] {
            for name in unknown.into_values() {
                *seen.entry(name).or_default() += 1;
            }
        }
        self.labels.extend(wanting.labels);
    }

    pub(crate) fn any(&self) -> bool {
        !(self.table.is_empty() && self.rows.is_empty() && self.labels.is_empty())
    }

    /// Gives a number to those read often enough.
    pub(crate) fn admit(&mut self, layout: &mut Layout, most_table: usize, most_rows: usize) {
        layout.extend(&Wanting { labels: std::mem::take(&mut self.labels), ..Wanting::default() });
        admit(&mut self.table, &mut layout.table, most_table);
        admit(&mut self.rows, &mut layout.rows, most_rows);
    }
}

fn admit(seen: &mut HashMap<String, u32>, vocabulary: &mut Vocabulary, most: usize) {
    let mut names: Vec<(u32, String)> = Vec::new();
    seen.retain(|name, count| {
        let often = *count >= OFTEN;
        if often {
            names.push((*count, name.clone()));
        }
        !often
    });
    names.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
    for (_, name) in names.into_iter().take(most.saturating_sub(vocabulary.len())) {
        vocabulary.add(&name);
    }
}
