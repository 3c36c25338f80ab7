//! The games that are served: what they are, what a table may choose, and their rules.

use serde_json::{Map, Value};
use table::chance::Seed;
use table::open::OpenGame;
use table::record::Sitter;

use crate::protocol::PROTOCOL;
use crate::protocol::http::{GameInfo, Games, ModeInfo, OptionInfo, Rule, Rules, SetupInfo, Topic};

/// The version of this program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The games that are served.
pub struct Catalogue {
    doors: Vec<&'static dyn OpenGame>,
    games: Games,
    rules: Vec<Rules>,
}

impl Catalogue {
    /// Lists the games. Each is asked which values its options take, so this is done once.
    pub fn new(doors: Vec<&'static dyn OpenGame>) -> Catalogue {
        let games = Games {
            version: VERSION.to_owned(),
            protocol: PROTOCOL,
            games: doors.iter().map(|door| game(*door)).collect(),
            bots: bots::Kind::ALL.iter().map(|kind| kind.name().to_owned()).collect(),
        };
        let rules = doors.iter().map(|door| rules(door.about().id, door.about().ledger)).collect();
        Catalogue { doors, games, rules }
    }

    /// The game with this id.
    pub fn door(&self, game: &str) -> Option<&'static dyn OpenGame> {
        self.doors.iter().find(|door| door.about().id == game).copied()
    }

    /// All of them, as clients are told.
    pub fn games(&self) -> &Games {
        &self.games
    }

    /// A game's rules, as clients are told.
    pub fn rules(&self, game: &str) -> Option<&Rules> {
        self.rules.iter().find(|rules| rules.game == game)
    }
}

fn game(door: &'static dyn OpenGame) -> GameInfo {
    let about = door.about();
    GameInfo {
        id: about.id.to_owned(),
        rules: about.rules,
        content: (about.content)(),
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
    }
}

/// The options of a mode, with the values the game accepts for each.
fn options(door: &'static dyn OpenGame, mode: &str, seats: usize) -> Vec<OptionInfo> {
    let Ok(Value::Object(usual)) = door.options(mode, seats, &Value::Null) else { return Vec::new() };
    let with = |name: &str, value: Value| Value::Object(Map::from_iter([(name.to_owned(), value)]));
    let accepts = |name: &str, value: &Value| {
        let Ok(options) = door.options(mode, seats, &with(name, value.clone())) else { return false };
        let sitter = Sitter { name: String::new(), bot: None };
        door.start(mode, &options, vec![sitter; seats], Seed::from_number(0)).is_ok()
    };
    let named = |name: &str| {
        // A value no option has: what the game says against it names those there are.
        let nonsense = door.options(mode, seats, &with(name, Value::from("\u{1}")));
        nonsense.err().map(|error| quoted(&error.to_string())).unwrap_or_default()
    };
    let info = |(name, value): (&String, &Value)| {
        let candidates: Vec<Value> = match value {
            Value::Bool(_) => vec![false.into(), true.into()],
            Value::Number(_) => (0..=64).map(Value::from).collect(),
            Value::String(_) => named(name).into_iter().map(Value::from).collect(),
            _ => Vec::new(),
        };
        let values = candidates.into_iter().filter(|candidate| accepts(name, candidate)).collect();
        OptionInfo { name: name.clone(), usual: value.clone(), values }
    };
    usual.iter().map(info).collect()
}

/// What stands between backticks in a text.
fn quoted(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Reads a ledger: topics are `## Title`, rules are `- **ID** [tags] statement (src …)`.
fn rules(game: &str, ledger: &str) -> Rules {
    let mut topics: Vec<Topic> = Vec::new();
    for line in ledger.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            topics.push(Topic { title: title.trim().to_owned(), rules: Vec::new() });
        } else if let (Some(rule), Some(topic)) = (rule(line), topics.last_mut()) {
            topic.rules.push(rule);
        }
    }
    topics.retain(|topic| !topic.rules.is_empty());
    Rules { game: game.to_owned(), topics }
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
    use serde_json::json;
    use table::open::Open;

    fn catalogue() -> Catalogue {
        Catalogue::new(vec![&Open::<conquest::Conquest>::DOOR])
    }

    #[test]
    fn options_are_listed_with_the_values_the_game_accepts() {
        let catalogue = catalogue();
        let game = &catalogue.games().games[0];
        let mode = game.modes.iter().find(|mode| mode.id == "standard").unwrap();
        assert_eq!(mode.setups.iter().map(|setup| setup.seats).collect::<Vec<_>>(), [4, 3]);
        let values = |name: &str| {
            let option = mode.setups[0].options.iter().find(|option| option.name == name).unwrap();
            json!(option.values)
        };
        assert_eq!(values("market_hand_limit"), json!([1, 3]));
        assert_eq!(values("storm_zero_strikes"), json!([false, true]));
        assert_eq!(values("seating"), json!(["given", "shuffled"]));
        assert_eq!(values("seats"), json!([4]));
        assert_eq!(values("factions"), json!([]));
    }

    #[test]
    fn rules_are_read_from_the_ledger() {
        let catalogue = catalogue();
        let rules = catalogue.rules("conquest").unwrap();
        assert!(rules.topics.len() > 10);
        let all = || rules.topics.iter().flat_map(|topic| &topic.rules);
        let first = all().find(|rule| rule.id == "CD-STORM-02").unwrap();
        assert!(!first.statement.is_empty() && !first.tags.is_empty());
        assert!(all().all(|rule| !rule.statement.contains("(src") && !rule.statement.is_empty()));
    }
}
