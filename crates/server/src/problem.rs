//! What can go wrong for a client, in words a person understands.

use table::Refusal;
use table::open::ActError;

use crate::protocol::server::{Code, Problem};
use crate::protocol::words::Say;
use crate::secret::NoRandomness;
use crate::store::StoreError;

/// A problem of this kind, in these words.
pub fn problem(code: Code, message: impl Into<String>) -> Problem {
    Problem { id: None, code, message: message.into(), rule: None, why: None }
}

impl Problem {
    /// The problem as the answer to a message.
    #[must_use]
    pub fn answering(mut self, id: Option<u32>) -> Problem {
        self.id = id;
        self
    }
}

impl From<ActError> for Problem {
    fn from(error: ActError) -> Problem {
        let message = error.to_string();
        match error {
            ActError::Unreadable(_) => problem(Code::Unreadable, message),
            ActError::Refused(Refusal::FAULT) => problem(Code::Closed, "the game's own code failed at this"),
            ActError::Refused(refusal) => Problem {
                rule: Some(refusal.rule.as_str().to_owned()),
                why: Some(Say { key: refusal.why.to_owned(), args: Vec::new() }),
                ..problem(Code::Refused, message)
            },
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::NoTable => problem(Code::NoTable, error.to_string()),
            StoreError::Fenced | StoreError::Adrift => problem(Code::Busy, error.to_string()),
            // Where the server keeps its files is nobody's business.
            StoreError::Disk(_) => problem(Code::Trouble, "the storage does not work"),
            StoreError::Conflict | StoreError::Damaged(_) => problem(Code::Trouble, error.to_string()),
        }
    }
}

impl From<NoRandomness> for Problem {
    fn from(error: NoRandomness) -> Problem {
        problem(Code::Trouble, error.to_string())
    }
}
