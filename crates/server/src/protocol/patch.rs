//! What changed, as small operations on JSON.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// One change of a JSON value: a list whose length says what it does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Op {
    /// `[path, at, count, values]`: in the list at the path, `count` places from `at` on are replaced by these.
    Splice(Vec<Key>, u32, u32, Vec<Value>),
    /// `[path, value]`: this is the value at the path now; with an empty path it is the whole.
    Set(Vec<Key>, Value),
    /// `[path]`: there is no such member any more.
    Remove((Vec<Key>,)),
}

/// A step of a path: the name of a member, or a place in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Key {
    /// A member of an object.
    Name(String),
    /// A place in a list, from 0.
    Place(u32),
}
