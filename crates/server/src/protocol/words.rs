//! Text as messages, choices and events: what the kernel says, on the wire.

use serde::{Deserialize, Serialize};
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

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number.
    Number(#[ts(type = "number")] i64),
    /// Another message, said in place.
    Say(Say),
    /// Several messages, said as a list.
    List(Vec<Say>),
    /// Somebody's own words, such as a player's name.
    Text(String),
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
