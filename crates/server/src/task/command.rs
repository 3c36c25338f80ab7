//! What a table is asked to do.

use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

use crate::protocol::client::{Hello, Wish};
use crate::protocol::server::Problem;
use crate::protocol::status::{ChatLine, TableInfo};
use crate::room::clock_time;
use crate::task::clients::ClientId;
use crate::task::outbox::Outbox;

type Answer<T> = oneshot::Sender<Result<T, Problem>>;

/// Something for a table to do.
pub enum Command {
    /// A client comes.
    Join {
        /// Who it is.
        hello: Hello,
        /// Where its messages go.
        out: Outbox,
        /// Its number.
        answer: Answer<ClientId>,
    },
    /// A client wants something.
    Wish {
        /// Who.
        client: ClientId,
        /// The message's id.
        id: Option<u32>,
        /// What.
        wish: Wish,
    },
    /// A client is gone.
    Leave {
        /// Who.
        client: ClientId,
    },
    /// Somebody wants to know what lies open.
    Info {
        /// To whom.
        answer: Answer<TableInfo>,
    },
    /// Somebody takes an open seat; the secret is the answer.
    Sit {
        /// The seat.
        seat: u8,
        /// The name shown at the table.
        name: String,
        /// Their account, if they have one.
        account: Option<String>,
        /// To whom.
        answer: Answer<String>,
    },
    /// Whoever has a secret gives the seat to their account; the seat is the answer.
    Claim {
        /// The hash of the secret, as hexadecimal digits.
        hash: String,
        /// The account.
        account: String,
        /// To whom.
        answer: Answer<u8>,
    },
    /// An account wants one more secret for its seat.
    Key {
        /// The seat.
        seat: u8,
        /// The account.
        account: String,
        /// To whom.
        answer: Answer<String>,
    },
    /// Whoever has a secret leaves the seat before the game has begun; the seat and its account are the answer.
    Stand {
        /// The hash of the secret, as hexadecimal digits.
        hash: String,
        /// To whom.
        answer: Answer<(u8, Option<String>)>,
    },
    /// Whoever has a secret wants what was said here, to report it.
    Talk {
        /// The hash of the secret, as hexadecimal digits.
        hash: String,
        /// To whom.
        answer: Answer<Talk>,
    },
    /// An account wants something for all its seats.
    Own {
        /// The account.
        account: String,
        /// What.
        wish: OwnWish,
        /// To whom.
        answer: Answer<()>,
    },
    /// One of its people wants the record of a closed table, which ends it for good.
    LayOpen {
        /// The hash of the person's secret, as hexadecimal digits.
        hash: String,
        /// To whom.
        answer: Answer<String>,
    },
    /// Another node may lead the table now.
    LetGo,
    /// Somebody wants the record of the finished game.
    Record {
        /// To whom.
        answer: Answer<String>,
    },
}

/// What was said at a table, and who it was.
pub struct Talk {
    /// The seat of whoever asks.
    pub seat: u8,
    /// The names of all seats.
    pub names: Vec<Option<String>>,
    /// The last lines.
    pub lines: Vec<ChatLine>,
}

/// What an account wants for all its seats at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OwnWish {
    /// To be forgotten.
    Forget,
    /// So many days more on the clock, at a table over days.
    Vacation {
        /// How many.
        days: u8,
        /// When it was taken, in milliseconds since 1970: told twice, it is the same one. A node of an older version does not
        /// say so.
        #[serde(default = "clock_time")]
        at: u64,
    },
}

/// What one node wants of another for an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Own {
    /// The account.
    pub account: String,
    /// What.
    pub wish: OwnWish,
}

impl Command {
    /// Answers whoever waits that it cannot be done.
    pub(super) fn refuse(self, problem: Problem) {
        match self {
            Command::Join { answer, .. } => drop(answer.send(Err(problem))),
            Command::Info { answer } => drop(answer.send(Err(problem))),
            Command::Claim { answer, .. } => drop(answer.send(Err(problem))),
            Command::Stand { answer, .. } => drop(answer.send(Err(problem))),
            Command::Talk { answer, .. } => drop(answer.send(Err(problem))),
            Command::Own { answer, .. } => drop(answer.send(Err(problem))),
            Command::Sit { answer, .. }
            | Command::Key { answer, .. }
            | Command::LayOpen { answer, .. }
            | Command::Record { answer } => {
                drop(answer.send(Err(problem)));
            }
            Command::Wish { .. } | Command::Leave { .. } | Command::LetGo => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vacation_told_by_an_older_node_is_of_now() {
        let before = clock_time();
        let own: Own = serde_json::from_str(r#"{"account":"ann","wish":{"vacation":{"days":3}}}"#).unwrap();
        assert!(matches!(own.wish, OwnWish::Vacation { days: 3, at } if at >= before));
    }
}
