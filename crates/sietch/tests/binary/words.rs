//! Words: the terminal has every message it says and says every message it has, and every game can say
//! all that happens in it, with a statement behind every rule it names.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::Value;
use sietch::registry::GAMES;
use sietch::text;
use table::chance::{Chance, Fast, Seed};
use table::chart::{Chart, Mark};
use table::open::{ActError, OpenGame, OpenTable, Wants};
use table::record::Sitter;
use table::rule::statement;
use table::words::Words;
use table::{Json, RuleId, Say, Seat, Viewer};

#[test]
fn every_message_is_there_and_used() {
    let house = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut said = BTreeSet::new();
    collect_said(&house.join("src"), &mut said);
    for (language, file) in text::LANGUAGES {
        let written: BTreeSet<String> = file
            .lines()
            .filter_map(|line| line.split_once(" =").map(|(key, _)| key.to_owned()))
            .filter(|key| key.starts_with("sietch-"))
            .collect();
        assert_eq!(said, written, "{language}");
    }
}

/// Every key between quotes in the sources.
fn collect_said(folder: &Path, said: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect_said(&path, said);
            continue;
        }
        let source = std::fs::read_to_string(path).unwrap();
        let keys = source.split("\"sietch-").skip(1).filter_map(|rest| rest.split_once('"'));
        said.extend(keys.map(|(key, _)| format!("sietch-{key}")));
    }
}

#[test]
fn every_game_can_say_all_that_happens_in_it() {
    for entry in GAMES {
        for mode in entry.door.about().modes {
            for &seats in mode.seats {
                for seed in 0..2 {
                    Teller::new(entry.door, mode.id, seats.into(), seed).tell_game();
                }
            }
        }
    }
}

/// Plays a random game and says everything there is to say.
struct Teller {
    game: &'static dyn OpenGame,
    table: Box<dyn OpenTable>,
    words: Vec<Words>,
    chance: Fast,
    at: String,
}

impl Teller {
    fn new(game: &'static dyn OpenGame, mode: &str, seats: usize, seed: u64) -> Teller {
        let options = game.options(mode, seats, &Value::Null).unwrap();
        let sitters = vec![Sitter { name: "Ann".into(), bot: None }; seats];
        let table = game.start(mode, &options, sitters, Seed::from_number(seed)).unwrap();
        let languages = game.languages().iter().map(|(language, _)| text::words(game, language).unwrap());
        let at = format!("{} {mode}, {seats} seats, seed {seed}", game.about().id);
        Teller { game, table, words: languages.collect(), chance: Fast::new(seed), at }
    }

    /// The long games are told as far as this; their own crates tell them whole.
    const FAR_ENOUGH: usize = 250;

    fn tell_game(&mut self) {
        let mut offered: Vec<Json> = Vec::new();
        while let Some(seat) = self.table.waiting().seats().lowest() {
            if self.table.entries() == Self::FAR_ENOUGH {
                break;
            }
            let asked = self.table.asked(seat).unwrap_or_else(|| panic!("{}: nothing is asked", self.at));
            self.say(&asked.say);
            self.quote(asked.rule);
            let choices = self.table.choices(seat);
            for choice in &choices {
                self.say(&choice.say);
                self.quote(choice.rule);
                self.table.cost(seat, &choice.action).iter().for_each(|cost| self.say(cost));
            }
            for viewer in self.viewers() {
                for section in self.table.sections(viewer) {
                    self.say(&section.title);
                    section.lines.iter().for_each(|line| self.say(line));
                }
                self.table.brief(viewer).iter().for_each(|line| self.say(line));
            }
            // A map is a hundred names, and most of them stay as they are.
            if self.table.entries().is_multiple_of(16) {
                self.table.chart(Viewer::Seat(seat)).iter().for_each(|chart| self.say_chart(chart));
                self.sides_are_no_secret();
            }
            offered.extend(choices.iter().map(|choice| choice.action.clone()));
            let elsewhere = &offered[self.chance.below(offered.len() as u32) as usize];
            if let Err(ActError::Refused(refusal)) = self.table.why_not(seat, elsewhere) {
                self.say(&Say::new(refusal.why));
                self.say(&self.table.reason(seat, elsewhere, &refusal));
                self.quote(refusal.rule);
            }
            let pick = self.chance.below(choices.len() as u32) as usize;
            self.table.act(seat, &choices[pick].action).unwrap();
        }
        for entry in 0..=self.table.entries() {
            for viewer in self.viewers() {
                self.table.told(entry, viewer).iter().for_each(|told| self.say(&told.say));
            }
        }
        if let Some(ended) = self.table.ended() {
            self.say(&ended);
        }
        Seat::first(self.table.seats()).for_each(|seat| self.say(&self.table.side(seat)));
    }

    /// Whoever looks may tell all others who plays what: every viewer's view says the same.
    fn sides_are_no_secret(&self) {
        let open = self.table.sides();
        for viewer in self.viewers() {
            let look = self.table.look(viewer, self.table.entries(), Wants::default());
            assert_eq!(look.sides, open, "{}: {viewer:?}", self.at);
        }
    }

    fn viewers(&self) -> Vec<Viewer> {
        let seats = Seat::first(self.table.seats()).map(Viewer::Seat);
        seats.chain([Viewer::Spectator, Viewer::Everything]).collect()
    }

    fn say(&self, say: &Say) {
        for words in &self.words {
            if let Err(missing) = words.try_say(say) {
                panic!("{}: {words:?} cannot say {missing}: {say:?}", self.at);
            }
        }
    }

    fn say_chart(&self, chart: &Chart) {
        self.say(&chart.signs);
        for spot in &chart.spots {
            spot.name.iter().for_each(|name| self.say(name));
            for mark in &spot.marks {
                if let Mark::Of(side, _) = mark {
                    self.say(side);
                }
            }
        }
    }

    fn quote(&self, rule: RuleId) {
        assert!(statement(self.game.about().ledger, rule).is_some(), "{}: {rule} has no statement", self.at);
    }
}
