//! What goes with winning: a drawing for each group of things.

use std::collections::BTreeMap;

use crate::study::count::Counts;
use crate::study::mark::{Mark, marks};
use crate::study::plot::{Around, Dot, dots, grouped};
use crate::study::weigh::{Weight, weigh};

use super::{Study, by, name, named};

/// Things of a group that are shown at once, those of which it is surest that they add or take; the rest can be opened.
const SHOWN: usize = 16;

/// What is met in less of the seats, in hundredths, tells nothing; nor does what nearly everybody does.
const SELDOM: u64 = 2;

/// What is looked at, and what came out.
struct Weighed {
    /// The things, by number, and how often each was met.
    looked_at: Vec<(usize, u64)>,
    /// What each adds; behind these the sides and the seats.
    weights: Vec<Weight>,
    /// The groups of which everybody has just one thing, by their places in the lens.
    families: Vec<usize>,
}

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
        let Weighed { looked_at, weights, families } = self.weighed(counts);
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
            // Of what everybody has one of, none adds nothing.
            let family = families.contains(&at);
            let said = if family { "their average" } else { "adds nothing" };
            rows.sort_by(|a, b| b.0.total_cmp(&a.0));
            let count = rows.len();
            let rest = rows.split_off(count.min(SHOWN));
            let surest = match rest.is_empty() {
                true => String::new(),
                false => format!("; the surest of {count}"),
            };
            let drawn = |rows: Vec<(f64, Dot)>| {
                let mut rows: Vec<Dot> = rows.into_iter().map(|(_, dot)| dot).collect();
                rows.sort_by(|a, b| b.at.total_cmp(&a.at));
                let around = Around { even: 0.0, said, band: None, signed: true };
                dots(&rows, &around, false)
            };
            let more = match rest.len() {
                0 => String::new(),
                more => {
                    format!("<details><summary>{more} more, less sure</summary>{}</details>\n", drawn(rest))
                }
            };
            let beside = if family { ", beside the average of these" } else { "" };
            let apart = match mode == self.setup.mode.id {
                true => String::new(),
                false => format!(" In {} games of the mode {mode}.", grouped(counts.games)),
            };
            parts.push((
                at,
                format!(
                    "<h2><b></b>{}</h2><p class=\"sub\">{}{apart} Change of the chance of winning in points{beside}, the {}, the seat and everything else on this page being equal{surest}. What goes with winning is not always what causes it.</p>\n{}\n{more}",
                    group.title,
                    group.about,
                    self.lens.side,
                    drawn(rows)
                ),
            ));
        }
        parts
    }

    /// Weighs all things that are looked at together.
    fn weighed(&self, counts: &Counts) -> Weighed {
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
        let group = |at: usize| -> Vec<usize> {
            (0..first).filter(|thing| counts.things[shown[*thing].0].0 == at).collect()
        };
        let one_each = |things: &[usize]| {
            let held = |there: &[usize]| there.iter().filter(|thing| things.contains(thing)).count();
            things.len() > 1 && rows.iter().all(|(there, _)| held(there) == 1)
        };
        let (families, members): (Vec<usize>, Vec<Vec<usize>>) = (0..self.lens.groups.len())
            .map(|at| (at, group(at)))
            .filter(|(_, things)| one_each(things))
            .unzip();
        let weights = weigh(first + sides.len() + counts.seats, &rows, &members);
        Weighed { looked_at: shown, weights, families }
    }
}
