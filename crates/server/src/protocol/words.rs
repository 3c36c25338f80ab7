//! Text as messages, choices and events: what the kernel says, on the wire.

use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use table::open;
use ts_rs::TS;

use crate::protocol::any::{AnyAction, AnyEvent};

/// A message to be put into words: a key of the language files and its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Say {
    /// The message's key.
    pub key: String,
    /// Its arguments: name and value.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<(String, Arg)>>", optional)]
    pub args: Vec<(String, Arg)>,
}

/// An argument of a message, as short as the kernel writes it: a number is a number, a message without arguments its key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(untagged, from = "Written")]
pub enum Arg {
    /// A number.
    Number(#[ts(type = "number")] i64),
    /// Another message, said in place.
    Say(
        #[serde(serialize_with = "short")]
        #[ts(type = "string | Say")]
        Say,
    ),
    /// Several messages, said as a list.
    List(Vec<Say>),
    /// Somebody's own words, such as a player's name.
    Text(
        #[serde(serialize_with = "own_words")]
        #[ts(type = "{ text: string }")]
        String,
    ),
}

fn short<S: Serializer>(say: &Say, into: S) -> Result<S::Ok, S::Error> {
    if say.args.is_empty() { into.serialize_str(&say.key) } else { say.serialize(into) }
}

/// Named, or they could be taken for a message's key.
fn own_words<S: Serializer>(text: &str, into: S) -> Result<S::Ok, S::Error> {
    into.collect_map([("text", text)])
}

/// An argument as it is written, and as it was up to protocol 2: what accounts and the lobby keep may be as old as that.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Number(i64),
    Key(String),
    List(Vec<Say>),
    Text { text: String },
    NumberOnce { number: i64 },
    SayOnce { say: Say },
    ListOnce { list: Vec<Say> },
    Say(Say),
}

impl From<Written> for Arg {
    fn from(written: Written) -> Arg {
        match written {
            Written::Number(number) | Written::NumberOnce { number } => Arg::Number(number),
            Written::Key(key) => Arg::Say(Say { key, args: Vec::new() }),
            Written::Say(say) | Written::SayOnce { say } => Arg::Say(say),
            Written::List(says) | Written::ListOnce { list: says } => Arg::List(says),
            Written::Text { text } => Arg::Text(text),
        }
    }
}

/// What a viewer is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Asked {
    /// The question in one sentence.
    pub say: Say,
    /// The rule it comes from.
    pub rule: String,
}

/// Something a seat may do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Choice {
    /// The action, to be sent back as it is.
    #[ts(as = "AnyAction")]
    pub action: Value,
    /// The action in words.
    pub say: Say,
    /// The rule it comes from.
    pub rule: String,
}

/// Something a viewer learnt.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Told {
    /// The event, as the viewer sees it.
    #[ts(as = "AnyEvent")]
    pub event: Value,
    /// The event in words.
    pub say: Say,
}

/// A titled part of a view, for tables without a board of their own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Section {
    /// Its title.
    pub title: Say,
    /// Its lines.
    pub lines: Vec<Say>,
}

impl From<table::Say> for Say {
    fn from(say: table::Say) -> Say {
        let args = say.args.into_iter().map(|(name, arg)| (name.to_owned(), arg.into())).collect();
        Say { key: say.key.to_owned(), args }
    }
}

impl From<table::Arg> for Arg {
    fn from(arg: table::Arg) -> Arg {
        match arg {
            table::Arg::Number(number) => Arg::Number(number),
            table::Arg::Say(say) => Arg::Say(say.into()),
            table::Arg::List(says) => Arg::List(says.into_iter().map(Say::from).collect()),
            table::Arg::Text(text) => Arg::Text(text),
        }
    }
}

impl From<table::tell::Asked> for Asked {
    fn from(asked: table::tell::Asked) -> Asked {
        Asked { say: asked.say.into(), rule: asked.rule.as_str().to_owned() }
    }
}

impl From<open::Choice> for Choice {
    fn from(choice: open::Choice) -> Choice {
        Choice {
            action: choice.action.value(),
            say: choice.say.into(),
            rule: choice.rule.as_str().to_owned(),
        }
    }
}

impl From<open::Told> for Told {
    fn from(told: open::Told) -> Told {
        Told { event: told.event, say: told.say.into() }
    }
}

impl From<table::Section> for Section {
    fn from(section: table::Section) -> Section {
        Section { title: section.title.into(), lines: section.lines.into_iter().map(Say::from).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn all() -> table::Say {
        table::Say::new("all")
            .with("n", 3)
            .with("who", "fremen")
            .with("where", table::Say::new("sector").with("n", 7))
            .with("what", vec![table::Say::new("spice"), table::Say::new("troops").with("n", 2)])
            .with("name", "number".to_owned())
    }

    #[test]
    fn kernel_and_protocol_write_arguments_alike_and_short() {
        let written = json!({ "key": "all", "args": [
            ["n", 3], ["who", "fremen"], ["where", { "key": "sector", "args": [["n", 7]] }],
            ["what", [{ "key": "spice" }, { "key": "troops", "args": [["n", 2]] }]], ["name", { "text": "number" }],
        ] });
        assert_eq!(serde_json::to_value(all()).unwrap(), written);
        assert_eq!(serde_json::to_value(Say::from(all())).unwrap(), written);
        assert_eq!(serde_json::from_value::<Say>(written).unwrap(), Say::from(all()));
    }

    #[test]
    fn what_was_kept_before_protocol_3_is_read() {
        let kept = json!({ "key": "all", "args": [
            ["n", { "number": 3 }], ["who", { "say": { "key": "fremen" } }],
            ["where", { "say": { "key": "sector", "args": [["n", { "number": 7 }]] } }],
            ["what", { "list": [{ "key": "spice" }, { "key": "troops", "args": [["n", { "number": 2 }]] }] }],
            ["name", { "text": "number" }],
        ] });
        assert_eq!(serde_json::from_value::<Say>(kept).unwrap(), Say::from(all()));
    }
}
