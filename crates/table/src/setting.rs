//! What people may choose about an option, for programs that let them.
//!
//! A game's options are its own type, read and checked by the game. This is the list a lobby shows: names,
//! the values each may take, and which of them have a word of the game's own (a leader, a faction).

use serde::Serialize;
use serde_json::Value;

/// An option people may choose about before the start.
#[derive(Clone, PartialEq, Debug)]
pub struct Setting {
    /// The option's name: a field of the game's options.
    pub name: &'static str,
    /// One value, or a list of them.
    pub form: Form,
    /// What each value may be, all other options being usual.
    pub values: Vec<Named>,
    /// How other switches must stand for this to be chosen.
    pub needs: Needs,
    /// The message key of why this table must leave it as usual: it is shown, not offered.
    pub refused: Option<&'static str>,
}

/// One value, or a list of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// One value.
    One,
    /// A list with a value for each seat; no value is taken twice, but `null`.
    Seats,
    /// A list with so many values; no value is taken twice, but `null`.
    List(u8),
}

/// A value, and the message key of its name where the game has a word for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Named {
    /// The value, as the options have it.
    pub value: Value,
    /// The message key of its name.
    pub key: Option<&'static str>,
    /// How other switches must stand for this value to be chosen.
    pub needs: Needs,
}

/// How other switches of the table must stand for something to be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Needs {
    /// One of these is on; where there are none, nothing is asked.
    pub any: &'static [&'static str],
    /// This one is off.
    pub off: Option<&'static str>,
}

impl Needs {
    /// Nothing.
    pub const NOTHING: Needs = Needs { any: &[], off: None };

    /// Do the switches stand so?
    pub fn met(self, mut on: impl FnMut(&str) -> bool) -> bool {
        (self.any.is_empty() || self.any.iter().any(|name| on(name))) && !self.off.is_some_and(on)
    }
}

impl Setting {
    /// Yes or no.
    pub fn switch(name: &'static str) -> Setting {
        Setting::one(name, [false, true])
    }

    /// One of some values that need no word of the game's own.
    pub fn one(name: &'static str, values: impl IntoIterator<Item: Serialize>) -> Setting {
        Setting {
            name,
            form: Form::One,
            values: values.into_iter().map(|value| named(value, None)).collect(),
            needs: Needs::NOTHING,
            refused: None,
        }
    }

    /// A list, each place of which takes a named value or, as `null`, chance.
    pub fn list<T: Serialize>(
        name: &'static str,
        form: Form,
        values: impl IntoIterator<Item = (T, &'static str)>,
    ) -> Setting {
        let chance = Named { value: Value::Null, key: None, needs: Needs::NOTHING };
        let values = values.into_iter().map(|(value, key)| named(value, Some(key)));
        let values = std::iter::once(chance).chain(values).collect();
        Setting { name, form, values, needs: Needs::NOTHING, refused: None }
    }

    /// The setting with more values that have a word of the game's own.
    #[must_use]
    pub fn or<T: Serialize>(mut self, values: impl IntoIterator<Item = (T, &'static str)>) -> Setting {
        self.values.extend(values.into_iter().map(|(value, key)| named(value, Some(key))));
        self
    }

    /// The setting with more values of its game's own that may be chosen once one of some switches is on.
    #[must_use]
    pub fn or_with<T: Serialize>(
        mut self,
        any: &'static [&'static str],
        values: impl IntoIterator<Item = (T, &'static str)>,
    ) -> Setting {
        let more = values.into_iter().map(|(value, key)| named(value, Some(key)));
        self.values.extend(more.map(|value| Named { needs: Needs { any, off: None }, ..value }));
        self
    }

    /// The setting that may be chosen once one of some switches is on.
    #[must_use]
    pub fn needing(self, any: &'static [&'static str]) -> Setting {
        Setting { needs: Needs { any, ..self.needs }, ..self }
    }

    /// The setting that may be chosen while a switch is off, which does the same or more.
    #[must_use]
    pub fn unless(self, switch: &'static str) -> Setting {
        Setting { needs: Needs { off: Some(switch), ..self.needs }, ..self }
    }

    /// The setting that this table must leave as usual, with the message key of why.
    #[must_use]
    pub fn refused(self, why: &'static str) -> Setting {
        Setting { refused: Some(why), ..self }
    }

    /// The option's value where each of `places` places has been left to chance, `usual` where it is one.
    pub fn usual(&self, usual: &Value, seats: usize) -> Value {
        match self.form {
            Form::One => usual.clone(),
            Form::Seats | Form::List(_) if usual.is_array() => usual.clone(),
            Form::Seats => vec![Value::Null; seats].into(),
            Form::List(places) => vec![Value::Null; places.into()].into(),
        }
    }
}

fn named(value: impl Serialize, key: Option<&'static str>) -> Named {
    // A value of a game's options can always be written: the options are written as a whole.
    Named { value: serde_json::to_value(value).unwrap_or(Value::Null), key, needs: Needs::NOTHING }
}
