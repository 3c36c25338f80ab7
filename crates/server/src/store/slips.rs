//! Slips of paper on shelves: what a store keeps beside tables.
//!
//! Accounts, sessions, what is shown in the lobby, who is to be told of what: small texts, each with a shelf, a key and a
//! version. Several are changed together or not at all, and a change may name the version it was made from, so that of two
//! who change the same slip at once one is refused. What is on them is the affair of whoever writes them.

/// A slip.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slip {
    /// What it is found by on its shelf.
    pub key: String,
    /// Counts its changes, from 1.
    pub version: u64,
    /// What is on it.
    pub body: String,
}

/// A change of one slip.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SlipChange {
    /// The shelf.
    pub shelf: &'static str,
    /// The key.
    pub key: String,
    /// The version it must have; 0 if there must be none; `None` if it does not matter.
    pub version: Option<u64>,
    /// What is to be on it; `None` if there is to be no slip.
    pub body: Option<String>,
}

impl SlipChange {
    /// A slip that must not be there yet.
    pub fn new(shelf: &'static str, key: impl Into<String>, body: String) -> SlipChange {
        SlipChange { shelf, key: key.into(), version: Some(0), body: Some(body) }
    }

    /// A slip that is written whatever was there.
    pub fn put(shelf: &'static str, key: impl Into<String>, body: String) -> SlipChange {
        SlipChange { shelf, key: key.into(), version: None, body: Some(body) }
    }

    /// A slip that has not changed since it was read.
    pub fn change(shelf: &'static str, before: &Slip, body: String) -> SlipChange {
        SlipChange { shelf, key: before.key.clone(), version: Some(before.version), body: Some(body) }
    }

    /// A slip that is thrown away, whatever is on it.
    pub fn remove(shelf: &'static str, key: impl Into<String>) -> SlipChange {
        SlipChange { shelf, key: key.into(), version: None, body: None }
    }

    /// Has it been made, as far as the slip that is there now can tell?
    pub fn is_made(&self, there: Option<&Slip>) -> bool {
        match (&self.body, there) {
            (None, there) => there.is_none(),
            (Some(body), Some(there)) => {
                there.body == *body && self.version.is_none_or(|before| there.version == before + 1)
            }
            (Some(_), None) => false,
        }
    }
}

/// In an order that is the same for everybody, so that two who change the same slips do not wait for each other.
pub fn ordered(changes: &[SlipChange]) -> Vec<&SlipChange> {
    let mut ordered: Vec<&SlipChange> = changes.iter().collect();
    ordered.sort_by(|a, b| (a.shelf, &a.key).cmp(&(b.shelf, &b.key)));
    ordered
}

/// The first key after all that begin so.
pub fn after(prefix: &str) -> String {
    format!("{prefix}\u{10ffff}")
}
