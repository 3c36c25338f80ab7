//! What goes with winning: a drawing for each group of things.

use std::collections::BTreeMap;

use crate::study::count::Counts;
use crate::study::mark::{Mark, marks};
use crate::study::plot::{Around, Dot, dots};
use crate::study::weigh::{Weight, weigh};

use super::{Study, by, name, named};

/// Things of a group that are shown at once, those of which it is surest that they add or take; the rest can be opened.
const SHOWN: usize = 16;

/// What is met in less of the seats, in hundredths, tells nothing; nor does what nearly everybody does.
const SELDOM: u64 = 2;

impl Study<'_> {
    /// A drawing for each group of things that was met.
    pub(super) fn weights(&self) -> Vec<String> {
        let marks = marks(self.setup.entry.door);
        let own = self.groups(self.counts, self.setup.mode.id, &marks);
        let mut found: BTreeMap<usize, String> = own.into_iter().collect();
        for (setup, counts) in self.others {
            let wanted =
                |at: usize| self.lens.groups.get(at).is_some_and(|group| group.mode == Some(setup.mode.id));
            if self.lens.groups.iter().any(|group| group.mode == Some(setup.mode.id)) {
                for (at, part) in self.groups(counts, setup.mode.id, &marks) {
                    if wanted(at) {
                        found.entry(at).or_insert(part);
                    }
                }
            }
        }
        found.into_values().collect()
    }

    /// The drawings that these games give, by the group's place in the lens.
    fn groups(&self, counts: &Counts, mode: &str, marks: &BTreeMap<String, Mark>) -> Vec<(usize, String)> {
        let (looked_at, weights) = self.weighed(counts);
        let mut parts = Vec::new();
        for (at, group) in self.lens.groups.iter().enumerate() {
            let own = looked_at.iter().zip(&weights).filter(|((thing, _), _)| counts.things[*thing].0 == at);
            let mut rows: Vec<(f64, Dot)> = own
                .map(|((thing, met), weight)| {
                    let key = &counts.things[*thing].1;
                    let dot = Dot {
                        name: name(self.words, key),
                        sub: format!(
                            "{:.0} % of seats",
                            100.0 * *met as f64 / counts.sat.len().max(1) as f64
                        ),
                        at: weight.adds,
                        between: (weight.low, weight.high),
                        ticks: Vec::new(),
                        mark: marks.get(key).cloned().unwrap_or_default(),
                    };
                    (weight.sure, dot)
                })
                .collect();
            if rows.is_empty() {
                continue;
            }
            rows.sort_by(|a, b| b.0.total_cmp(&a.0));
            let count = rows.len();
            let rest = rows.split_off(count.min(SHOWN));
            let drawn = |rows: Vec<(f64, Dot)>| {
                let mut rows: Vec<Dot> = rows.into_iter().map(|(_, dot)| dot).collect();
                rows.sort_by(|a, b| b.at.total_cmp(&a.at));
                let around = Around { even: 0.0, said: "adds nothing", band: None, signed: true };
                dots(&rows, &around, false)
            };
            let more = match rest.len() {
                0 => String::new(),
                more => {
                    format!("<details><summary>{more} more, less sure</summary>{}</details>\n", drawn(rest))
                }
            };
            let apart = match mode == self.setup.mode.id {
                true => String::new(),
                false => format!(" In {} games of the mode {mode}.", counts.games),
            };
            parts.push((
                at,
                format!(
                    "<h2><b></b>{}</h2><p class=\"sub\">{}{apart} Change of the chance of winning in points, the {}, the seat and everything else on this page being equal; the surest of {count}. What goes with winning is not always what causes it.</p>\n{}\n{more}",
                    group.title,
                    group.about,
                    self.lens.side,
                    drawn(rows)
                ),
            ));
        }
        parts
    }

    /// The things that are looked at, how often each was met, and what each adds.
    fn weighed(&self, counts: &Counts) -> (Vec<(usize, u64)>, Vec<Weight>) {
        let mut met = vec![0u64; counts.things.len()];
        counts.sat.iter().flat_map(|sat| &sat.things).for_each(|thing| met[*thing] += 1);
        // What nearly everybody or hardly anybody does tells nothing.
        let rows = counts.sat.len() as u64;
        // Nor does a place without a name, of which a map may have dozens.
        let telling = |thing: &usize| {
            let often = (SELDOM * rows..=99 * rows).contains(&(met[*thing] * 100)) && met[*thing] >= 20;
            often && named(self.words, &counts.things[*thing].1).is_some()
        };
        let shown: Vec<(usize, u64)> =
            (0..met.len()).filter(telling).map(|thing| (thing, met[thing])).collect();
        let place: BTreeMap<usize, usize> =
            shown.iter().enumerate().map(|(at, (thing, _))| (*thing, at)).collect();
        let sides: Vec<&str> = by(counts, |sat| sat.side).into_keys().collect();
        let first = shown.len();
        let rows: Vec<(Vec<usize>, f64)> = counts
            .sat
            .iter()
            .map(|sat| {
                let mut there: Vec<usize> =
                    sat.things.iter().filter_map(|thing| place.get(thing).copied()).collect();
                there.extend(sides.iter().position(|side| *side == sat.side).map(|at| first + at));
                there.push(first + sides.len() + sat.seat);
                (there, sat.share)
            })
            .collect();
        let weights = weigh(first + sides.len() + counts.seats, &rows);
        (shown, weights)
    }
}
