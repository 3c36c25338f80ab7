//! Effects by name: where each is printed. A choice among effects names the effect, not its place in a list, so that it
//! says the same in every position.

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::fault::{self, Fault};

use super::tracks::{OWN_VISIT, VISIT, VISIT_OF_SIX};
use super::{Commander, Content, content};
use crate::board::{Faction, Set};
use crate::effect::Effect;

/// An effect where it is printed, written as its name: the key of the row, the box, its place there from 1; for an
/// effect within another the place in that follows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Printed(u16);

impl Printed {
    /// The name of this very effect of the content.
    pub(crate) fn of(effect: &'static Effect) -> Printed {
        let address = address(effect);
        let found = INDEX.from(address).find(|(known, _)| *known == address || *known == 0);
        match found {
            Some((known, printed)) if *known == address => *printed,
            _ => {
                fault::raise(Fault::NoSuch { what: "effect", number: 0 });
                Printed::default()
            }
        }
    }

    /// The names of effects printed one after another.
    pub(crate) fn each(effects: &'static [Effect]) -> impl Iterator<Item = Printed> {
        let first = effects.first().map_or(0, |effect| Printed::of(effect).0);
        (first..).map(Printed).take(effects.len())
    }

    /// The effect.
    #[inline]
    pub fn effect(self) -> &'static Effect {
        INDEX.effects[usize::from(self.0)].1
    }

    /// The name.
    pub fn name(self) -> &'static str {
        &INDEX.effects[usize::from(self.0)].0
    }

    /// Its number among all.
    #[inline]
    pub(crate) fn index(self) -> usize {
        self.0.into()
    }

    /// The names of all.
    pub fn names() -> impl Iterator<Item = &'static str> {
        INDEX.effects.iter().map(|(name, _)| name.as_str())
    }

    /// The effect with this name.
    pub fn find(name: &str) -> Option<Printed> {
        INDEX.effects.iter().position(|(known, _)| known == name).map(|at| Printed(at as u16))
    }
}

impl fmt::Debug for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Printed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Printed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Printed, D::Error> {
        let name = String::deserialize(deserializer)?;
        Printed::find(&name).ok_or_else(|| serde::de::Error::custom(format!("there is no effect `{name}`")))
    }
}

/// Where to begin looking for an address.
#[inline]
fn place(address: usize) -> usize {
    (address >> 3).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40
}

fn address(effect: &'static Effect) -> usize {
    std::ptr::from_ref(effect).addr()
}

static INDEX: LazyLock<Index> = LazyLock::new(|| Index::new(content()));

/// All effects a player can be asked about, by number, each with its name; and their numbers by address.
#[derive(Default)]
struct Index {
    effects: Vec<(String, &'static Effect)>,
    /// Where an address would stand, and further on; twice as long as it need be, and more, so that it stands near.
    by_address: Vec<(usize, Printed)>,
}

impl Index {
    fn new(content: &'static Content) -> Index {
        let mut index = Index::default();
        for faction in Faction::ALL {
            let visits = [("visit", &VISIT), ("visit-of-six", &VISIT_OF_SIX)];
            let bonuses = content.boards.iter().map(|board| (board.track, &board.bonus));
            for (name, effects) in visits.into_iter().chain(bonuses) {
                index.single(faction.key(), name, Some(&effects[faction.index()]));
            }
        }
        index.single("own-board", "visit", Some(&OWN_VISIT));
        index.add_cards(content);
        index.add_boards(content);
        index.by_address = vec![(0, Printed::default()); (4 * index.effects.len()).next_power_of_two()];
        for at in 0..index.effects.len() {
            let address = address(index.effects[at].1);
            let places = index.by_address.len();
            let mut places = (place(address)..).map(|place| place % places).take(places);
            match places.find(|place| index.by_address[*place].0 == 0) {
                Some(free) => index.by_address[free] = (address, Printed(at as u16)),
                None => fault::raise(Fault::Full(index.by_address.len())),
            }
        }
        index
    }

    /// The places an address may stand at, the likeliest first.
    #[inline]
    fn from(&self, address: usize) -> impl Iterator<Item = &(usize, Printed)> {
        let first = place(address) % self.by_address.len();
        self.by_address[first..].iter().chain(&self.by_address[..first])
    }

    fn add_cards(&mut self, content: &'static Content) {
        for row in &content.cards {
            self.row(row.key, [("acquire", &row.acquire), ("agent", &row.agent), ("reveal", &row.reveal)]);
            self.row(row.key, [("trashed", &row.trashed), ("discarded", &row.discarded)]);
        }
        for row in &content.intrigues {
            self.row(row.key, [("plot", &row.plot), ("combat", &row.combat), ("endgame", &row.endgame)]);
            self.row(row.key, [("aftermath", &row.aftermath)]);
        }
        for row in &content.conflicts {
            self.row(row.key, [("first", &row.first), ("second", &row.second), ("third", &row.third)]);
        }
        for row in &content.contracts {
            self.row(row.key, [("reward", &row.reward)]);
        }
    }

    fn add_boards(&mut self, content: &'static Content) {
        for row in &content.leaders {
            self.row(row.key, [("reveal", &row.reveal), ("signet", &row.signet)]);
            row.visits.iter().for_each(|(_, effect)| self.single(row.key, "visit", Some(effect)));
            self.single(row.key, "reach-two", row.reach_two.as_ref().map(|(_, effect)| effect));
            self.single(row.key, "spied-makers", row.spied_makers.as_ref());
            self.single(row.key, "pays-solari", row.pays_solari.as_ref());
            self.single(row.key, "harvest", row.harvest.as_ref().map(|(_, effect)| effect));
            self.single(row.key, "seat", row.seat.as_ref());
            self.row(row.key, [("opening", &row.opening)]);
            let ahead = row.one_step_ahead.as_ref();
            self.single(row.key, "one-icon", ahead.map(|(one, _)| one));
            self.single(row.key, "other-icons", ahead.map(|(_, other)| other));
            for (at, reward) in row.snoopers.iter().enumerate() {
                self.add(format!("{}.snooper.{}", row.key, at + 1), reward);
            }
        }
        self.add_ix(content);
        for (at, step) in content.training.iter().enumerate() {
            self.add(format!("training.{at}"), &step.reward);
        }
        for cell in &content.research {
            self.add(format!("research.{}", cell.key), &cell.reward);
        }
        for (at, step) in content.tleilaxu_track.iter().enumerate() {
            self.add(format!("tleilaxu.{}", at + 1), &step.reward);
            self.add(format!("tleilaxu.{}.first", at + 1), &step.first);
        }
        for (at, row) in content.spaces.iter().enumerate() {
            // Two boards may have spaces of one name.
            let twin = content.spaces[..at].iter().any(|other| other.space.key() == row.space.key());
            let key = row.space.key();
            let key = &match row.set {
                Set::Immortality => format!("immortality-{key}"),
                _ if twin => format!("base-{key}"),
                _ => key.to_owned(),
            };
            self.row(key, [("effects", &row.effects)]);
            self.single(key, "extra", row.extra.as_ref().map(|(_, gain)| gain));
            self.single(key, "reveal", row.reveal.as_ref());
            self.single(key, "control", row.control.as_ref());
        }
        for commander in Commander::ALL {
            let row = commander.text();
            self.single(commander.key(), "step-one", Some(&row.one));
            self.single(commander.key(), "step-three", Some(&row.three));
        }
    }

    /// The tech tiles and the shipping track.
    fn add_ix(&mut self, content: &'static Content) {
        for row in &content.tech {
            self.row(row.key, [("acquire", &row.acquire), ("reveal", &row.reveal), ("won", &row.won)]);
            self.row(row.key, [("round-start", &row.round_start), ("endgame", &row.endgame)]);
            self.row(row.key, [("flip", &row.flip), ("turn", &row.turn)]);
            self.single(row.key, "detonation", row.detonation.as_ref());
        }
        for (at, row) in content.shipping.iter().enumerate() {
            self.add(format!("shipping.{}", at + 1), &row.reward);
        }
    }

    /// The boxes of a row.
    fn row<const N: usize>(&mut self, key: &str, boxes: [(&str, &'static Vec<Effect>); N]) {
        for (name, effects) in boxes {
            self.add(format!("{key}.{name}"), effects);
        }
    }

    /// A box with one effect, if there is one.
    fn single(&mut self, key: &str, name: &str, effect: Option<&'static Effect>) {
        self.add(format!("{key}.{name}"), effect.map_or(&[], std::slice::from_ref));
    }

    /// Effects printed one after another get numbers one after another; then those within them.
    fn add(&mut self, place: String, effects: &'static [Effect]) {
        let name = |at: usize| format!("{place}.{}", at + 1);
        self.effects.extend(effects.iter().enumerate().map(|(at, effect)| (name(at), effect)));
        for (at, effect) in effects.iter().enumerate() {
            let name = name(at);
            match effect {
                Effect::Pay(_, within) | Effect::Toll(_, within) | Effect::If(_, within) => {
                    self.add(name, within);
                }
                Effect::Choose(within) | Effect::ChooseTwo(within) => self.add(name, within),
                Effect::All(within) | Effect::Levy(_, within) => {
                    self.add(name, within);
                }
                Effect::Either(_, yes, no) => {
                    self.add(format!("{name}.yes"), yes);
                    self.add(format!("{name}.no"), no);
                }
                Effect::May(within) | Effect::Per(_, within) | Effect::EachAcquired(within) => {
                    self.add(name, std::slice::from_ref(&**within));
                }
                Effect::ForAlly(within) | Effect::EachAlly(within) | Effect::OnReveal(within) => {
                    self.add(name, std::slice::from_ref(&**within));
                }
                Effect::OnWin(within) => self.add(name, std::slice::from_ref(&**within)),
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_effect_has_a_name_of_its_own_and_is_found_by_it() {
        let mut names = BTreeSet::new();
        for (at, (name, effect)) in INDEX.effects.iter().enumerate() {
            assert!(names.insert(name), "{name} names two effects");
            assert_eq!(Printed::of(effect), Printed(at as u16), "{name}");
            assert_eq!(Printed::find(name), Some(Printed(at as u16)));
        }
        assert!(names.len() > 500, "{}", names.len());
    }
}
