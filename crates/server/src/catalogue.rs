//! The games that are served: what they are, what a table may choose, and their rules.

use bots::Entry;
use serde_json::Value;
use table::lesson::LessonFiles;
use table::open::OpenGame;
use table::{About, Form, Seat, Setting, pages};

use crate::protocol::PROTOCOL;
use crate::protocol::http::{
    GameInfo, Games, Lesson, LessonFrame, ModeInfo, Needs, OptionForm, OptionInfo, OptionValue, Rule, Rules,
    RulesPage, SetupInfo, Topic,
};
use crate::protocol::status::{Player, SeatInfo};
use crate::protocol::words::{Asked, Choice, Section, Told};

/// The version of this program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The games that are served.
pub struct Catalogue {
    entries: &'static [Entry],
    games: Games,
    rules: Vec<(&'static str, Rules)>,
    contents: Vec<Contents>,
}

/// What is in a box of a game.
pub struct Contents {
    game: &'static str,
    of: &'static str,
    name: String,
    /// All of it, as JSON.
    pub text: String,
}

impl Catalogue {
    /// Lists the games, and reads their rules once.
    pub fn new(entries: &'static [Entry]) -> Catalogue {
        let contents: Vec<Contents> = entries.iter().flat_map(|entry| contents(entry.door)).collect();
        let games = Games {
            version: VERSION.to_owned(),
            protocol: PROTOCOL,
            games: entries.iter().map(|entry| game(entry.door, &contents)).collect(),
            bots: bots::Kind::LEVELS.iter().map(bots::Kind::to_string).collect(),
            usual_bot: bots::Kind::USUAL.to_string(),
        };
        let languages = |entry: &Entry| {
            let (about, languages) = (entry.door.about(), entry.door.languages());
            languages.iter().map(|(language, _)| (*language, rules(about, language))).collect::<Vec<_>>()
        };
        let rules = entries.iter().flat_map(languages).collect();
        Catalogue { entries, games, rules, contents }
    }

    /// The game with this id.
    pub fn entry(&self, game: &str) -> Option<&'static Entry> {
        self.entries.iter().find(|entry| entry.door.about().id == game)
    }

    /// The door to the game with this id.
    pub fn door(&self, game: &str) -> Option<&'static dyn OpenGame> {
        self.entry(game).map(|entry| entry.door)
    }

    /// All of them, as clients are told.
    pub fn games(&self) -> &Games {
        &self.games
    }

    /// A game's rules in a language, as clients are told.
    pub fn rules(&self, game: &str, language: &str) -> Option<&Rules> {
        let found = self.rules.iter().find(|(known, rules)| *known == language && rules.game == game);
        found.map(|(_, rules)| rules)
    }

    /// What is in a box of a game, if it is what this name stands for.
    pub fn contents(&self, game: &str, name: &str) -> Option<&Contents> {
        self.contents.iter().find(|contents| contents.game == game && contents.name == name)
    }

    /// The position of a worked example of a game's ledger, as the text of an [`Example`](crate::protocol::http::Example).
    pub fn example(&self, game: &str, id: &str) -> Option<&'static str> {
        let found = self.door(game)?.about().examples.iter().find(|example| example.id == id);
        found.map(|example| example.position)
    }

    /// A lesson in a language, as clients are told. A lesson that cannot be played is not there.
    pub fn lesson(&self, game: &str, id: &str, language: &str) -> Option<Lesson> {
        let door = self.door(game)?;
        let files = door.about().lessons.iter().find(|files| files.id == id)?;
        match table::lesson::lesson(door, files, language) {
            Ok(lesson) => Some(told(game, id, lesson)),
            Err(error) => {
                tracing::error!(game, id, language, error, "a lesson cannot be played");
                None
            }
        }
    }
}

/// Named by all it says, and not by what the cards do alone: clients keep it for good, also over changes of this
/// program that tell more of the same cards.
fn contents(door: &'static dyn OpenGame) -> impl Iterator<Item = Contents> {
    let game = door.about().id;
    let boxes = door.boxes().into_iter();
    boxes.map(move |(of, text)| Contents { game, of, name: table::content::fingerprint(&text), text })
}

fn game(door: &'static dyn OpenGame, contents: &[Contents]) -> GameInfo {
    let about = door.about();
    let boxes = contents.iter().filter(|contents| contents.game == about.id);
    let pack = table::content::pack_of(about.id);
    // A lesson is a script for our own cards; with others it may not be playable.
    let playable =
        |lesson: &&LessonFiles| pack.is_none() || table::lesson::lesson(door, lesson, "en").is_ok();
    GameInfo {
        id: about.id.to_owned(),
        rules: about.edition,
        content: (about.content)(),
        contents: boxes.map(|contents| (contents.of.to_owned(), contents.name.clone())).collect(),
        pack: pack.map(Into::into),
        languages: door.languages().iter().map(|(language, _)| (*language).to_owned()).collect(),
        modes: about
            .modes
            .iter()
            .map(|mode| ModeInfo {
                id: mode.id.to_owned(),
                complete: mode.stage == table::Stage::Complete,
                setups: mode
                    .seats
                    .iter()
                    .map(|&seats| SetupInfo { seats, options: options(door, mode.id, seats.into()) })
                    .collect(),
            })
            .collect(),
        lessons: about.lessons.iter().filter(playable).map(|lesson| lesson.id.to_owned()).collect(),
    }
}

/// The options of a mode that people may choose about.
fn options(door: &'static dyn OpenGame, mode: &str, seats: usize) -> Vec<OptionInfo> {
    let Ok(usual) = door.options(mode, seats, &Value::Null) else { return Vec::new() };
    let settings = door.settings(mode, seats).unwrap_or_default();
    let info = |setting: Setting| OptionInfo {
        name: setting.name.to_owned(),
        form: match setting.form {
            Form::One => OptionForm::One,
            Form::Seats => OptionForm::Seats,
            Form::List(places) => OptionForm::List(places),
        },
        usual: setting.usual(&usual[setting.name], seats),
        values: setting.values.into_iter().map(value).collect(),
        needs: needs(setting.needs),
        refused: setting.refused.map(|key| table::Say::new(key).into()),
    };
    settings.into_iter().map(info).collect()
}

fn value(named: table::setting::Named) -> OptionValue {
    OptionValue {
        value: named.value,
        say: named.key.map(|key| table::Say::new(key).into()),
        needs: needs(named.needs),
    }
}

fn needs(needs: table::setting::Needs) -> Needs {
    Needs {
        any: needs.any.iter().map(|name| (*name).to_owned()).collect(),
        off: needs.off.map(str::to_owned),
    }
}

fn told(game: &str, id: &str, lesson: table::lesson::Lesson) -> Lesson {
    let learner = lesson.script.learner;
    let seat = |seat: Seat| SeatInfo {
        seat: seat.0,
        player: if seat == learner { Player::Person } else { Player::Bot(bots::Kind::USUAL.to_string()) },
        name: None,
        member: false,
        present: seat == learner,
        side: Some(lesson.table.side(seat).into()),
        stand_in: None,
        votes: Vec::new(),
        left_ms: None,
    };
    let seats = Seat::first(lesson.script.seats).map(seat).collect();
    let frame = |frame: table::lesson::Frame| LessonFrame {
        note: frame.note,
        wanted: frame.wanted,
        waiting: frame.waiting.into_iter().map(|seat| seat.0).collect(),
        view: frame.view,
        sections: frame.sections.into_iter().map(Section::from).collect(),
        asked: frame.asked.map(Asked::from),
        choices: frame.choices.into_iter().map(Choice::from).collect(),
        told: frame.told.into_iter().map(Told::from).collect(),
    };
    Lesson {
        game: game.to_owned(),
        id: id.to_owned(),
        title: lesson.title,
        options: lesson.options,
        seats,
        learner: learner.0,
        frames: lesson.frames.into_iter().map(frame).collect(),
    }
}

/// Reads a ledger: topics are `## Title`, rules are `- **ID** [tags] statement (src …)`.
fn topics(ledger: &str) -> Vec<Topic> {
    let mut topics: Vec<Topic> = Vec::new();
    for line in ledger.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            topics.push(Topic { title: title.trim().to_owned(), rules: Vec::new() });
        } else if let (Some(rule), Some(topic)) = (rule(line), topics.last_mut()) {
            topic.rules.push(rule);
        }
    }
    topics.retain(|topic| !topic.rules.is_empty());
    topics
}

/// The rules of a game in a language: pages for players, and the ledger they tell of.
fn rules(about: &About, language: &str) -> Rules {
    let topics = topics(about.ledger);
    let text = about.pages.iter().find(|(known, _)| *known == language).map_or("", |(_, text)| *text);
    // The pages of every game are read by its tests.
    let pages = pages::pages(text).unwrap_or_default();
    let ids = || topics.iter().flat_map(|topic| &topic.rules).map(|rule| rule.id.as_str());
    let told = pages.iter().map(|page| RulesPage {
        slug: page.slug.clone(),
        title: page.title.clone(),
        group: page.group.clone(),
        body: page.body.clone(),
        rules: ids()
            .filter(|id| pages::page_of(&pages, id).is_some_and(|found| found.slug == page.slug))
            .map(str::to_owned)
            .collect(),
    });
    let told = told.collect();
    let examples = about.examples.iter().map(|example| example.id.to_owned()).collect();
    Rules { game: about.id.to_owned(), pages: told, topics, examples }
}

fn rule(line: &str) -> Option<Rule> {
    let (id, rest) = line.strip_prefix("- **")?.split_once("**")?;
    let rest = rest.trim_start();
    let (tags, statement) = match rest.strip_prefix('[').and_then(|tagged| tagged.split_once(']')) {
        Some((tags, statement)) => (tags, statement),
        None => ("", rest),
    };
    let statement = statement.split(" (src ").next().unwrap_or_default().trim();
    Some(Rule {
        id: id.to_owned(),
        tags: tags.split_whitespace().map(str::to_owned).collect(),
        statement: statement.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::entry::Of;
    use serde_json::json;

    fn catalogue() -> Catalogue {
        Catalogue::new(const { &[Of::<conquest::Conquest>::ENTRY] })
    }

    #[test]
    fn every_position_belongs_to_an_example_on_a_page() {
        let catalogue = catalogue();
        for language in ["en", "uk", "ru"] {
            let rules = catalogue.rules("conquest", language).unwrap();
            assert!(!rules.examples.is_empty());
            for id in &rules.examples {
                let cited = format!("[{id}]");
                assert!(rules.pages.iter().any(|page| page.body.contains(&cited)), "{id} {language}");
            }
        }
        let position = catalogue.example("conquest", "CD-EX-06").unwrap();
        let example: crate::protocol::http::Example = serde_json::from_str(position).unwrap();
        assert_eq!(example.view["storm"], 7);
    }

    #[test]
    fn options_are_listed_with_the_values_the_game_accepts() {
        let catalogue = catalogue();
        let game = &catalogue.games().games[0];
        let mode = game.modes.iter().find(|mode| mode.id == "standard").unwrap();
        assert_eq!(mode.setups.iter().map(|setup| setup.seats).collect::<Vec<_>>(), [4, 3]);
        let option = |name: &str| mode.setups[0].options.iter().find(|option| option.name == name).unwrap();
        let values = |name: &str| json!(option(name).values);
        assert_eq!(values("market_hand_limit"), json!([{ "value": 3 }, { "value": 1 }]));
        assert_eq!(values("storm_zero_strikes"), json!([{ "value": false }, { "value": true }]));
        assert_eq!(values("seating"), json!([{ "value": "given" }, { "value": "shuffled" }]));
        assert_eq!(option("factions").form, OptionForm::Seats);
        assert_eq!(option("factions").usual, json!([null, null, null, null]));
        let fremen = json!({ "value": "fremen", "say": { "key": "faction-fremen" } });
        assert!(values("factions").as_array().unwrap().contains(&fremen));
    }

    #[test]
    fn rules_are_read_from_the_ledger() {
        let catalogue = catalogue();
        let rules = catalogue.rules("conquest", "uk").unwrap();
        assert!(rules.topics.len() > 10);
        let all = || rules.topics.iter().flat_map(|topic| &topic.rules);
        let first = all().find(|rule| rule.id == "CD-STORM-02").unwrap();
        assert!(!first.statement.is_empty() && !first.tags.is_empty());
        assert!(all().all(|rule| !rule.statement.contains("(src") && !rule.statement.is_empty()));
        // Every rule has one page it is opened at.
        let told: Vec<&String> = rules.pages.iter().flat_map(|page| &page.rules).collect();
        assert!(all().all(|rule| told.iter().filter(|id| **id == &rule.id).count() == 1));
    }
}
