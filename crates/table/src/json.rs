//! JSON as text.
//!
//! An action is written once: what goes into the journal is the very text the game made of it, and what a client
//! sends is read once, by the game it is for. Nobody in between needs to look inside, so nobody builds a tree of it.

use std::fmt;
use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// A JSON value as text.
///
/// It can be read from JSON itself only, not from a value that was buffered on the way, as serde does for tagged
/// and flattened types.
#[derive(Clone)]
pub struct Json(Arc<RawValue>);

impl Json {
    /// Writes a value. What cannot be written is `null`; nothing a game makes is such a thing.
    pub fn of(value: &impl Serialize) -> Json {
        Json(to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned()).into())
    }

    /// Reads the value.
    pub fn read<T: DeserializeOwned>(&self) -> serde_json::Result<T> {
        serde_json::from_str(self.text())
    }

    /// The value as a tree, for those who do look inside.
    pub fn value(&self) -> Value {
        self.read().unwrap_or_default()
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.get()
    }
}

/// The same text is the same value; the other way round only where both were written by the same type.
impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Json {}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl From<Value> for Json {
    fn from(value: Value) -> Json {
        Json::of(&value)
    }
}

impl From<&Value> for Json {
    fn from(value: &Value) -> Json {
        Json::of(value)
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        Box::<RawValue>::deserialize(deserializer).map(|raw| Json(raw.into()))
    }
}
