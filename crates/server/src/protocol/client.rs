//! Messages a client sends over its WebSocket.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use table::{Json, Viewer};
use ts_rs::TS;

use crate::protocol::any::AnyAction;

/// A message from a client. Any but `hello` may carry an `id` of the client's choosing; the answer carries
/// it too. It is read by [`FromClient::read`].
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct FromClient {
    /// Told back in the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<u32>,
    /// What is wanted.
    #[serde(flatten)]
    pub wish: Wish,
}

impl FromClient {
    /// Reads a message. An action in it stays text: the game reads it, and nobody before.
    pub fn read(text: &str) -> serde_json::Result<FromClient> {
        let Kind { id, kind } = serde_json::from_str(text)?;
        let wish = match &*kind {
            "act" => {
                let Act { seat, action, seq, epoch } = serde_json::from_str(text)?;
                Wish::Act { seat, action, seq, epoch }
            }
            "why_not" => {
                let Act { seat, action, .. } = serde_json::from_str(text)?;
                Wish::WhyNot { seat, action }
            }
            _ => serde_json::from_str(text)?,
        };
        Ok(FromClient { id, wish })
    }
}

/// What kind of message it is.
#[derive(Deserialize)]
struct Kind<'a> {
    #[serde(default)]
    id: Option<u32>,
    #[serde(rename = "type", borrow)]
    kind: Cow<'a, str>,
}

/// A message with an action in it. What serde reads by a tag it buffers first, which would build all of the action.
#[derive(Deserialize)]
struct Act {
    seat: u8,
    action: Json,
    #[serde(default)]
    seq: Option<u32>,
    #[serde(default)]
    epoch: Option<String>,
}

/// What a client wants. Those with an action in them are read by [`FromClient::read`] alone.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Wish {
    /// The first message: who is there.
    Hello(Hello),
    /// Takes an action for one's seat.
    Act {
        /// The seat.
        seat: u8,
        /// One of its choices' actions, as it was sent.
        #[ts(as = "AnyAction")]
        action: Json,
        /// The seat's sequence number the choice was made at. If the seat has learnt something since, the
        /// action is not taken and the error is `stale`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seq: Option<u32>,
        /// The epoch that number was counted in. Without it, or in any other, the action is not taken and the error is
        /// `stale`, so that an action sent again after a restart is never taken twice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        epoch: Option<String>,
    },
    /// Asks why one's seat may not do something now.
    WhyNot {
        /// The seat.
        seat: u8,
        /// The action.
        #[ts(as = "AnyAction")]
        action: Json,
    },
    /// Asks what one's seat had best do, where the table allows it. The table notes that it was asked.
    Hint {
        /// The seat.
        seat: u8,
    },
    /// Takes one's last action back, if nothing was learnt since.
    Undo {
        /// The seat.
        seat: u8,
    },
    /// Asks the table to go back, whatever was learnt since.
    AskUndo {
        /// The seat that asks.
        seat: u8,
        /// Back to where the game was after this step of the seat's log; before the seat's last action if
        /// it is left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        step: Option<u32>,
        /// Back to where the game was before a bot played for the seat.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(as = "Option<bool>", optional)]
        stand_in: bool,
    },
    /// Answers a request to go back.
    Consent {
        /// The seat that answers.
        seat: u8,
        /// Yes or no.
        agree: bool,
        /// The number of the request that is answered. If there is another one by now, the error is `stale`.
        number: u32,
    },
    /// Says something to the table.
    Chat {
        /// The seat that speaks.
        seat: u8,
        /// The words.
        text: String,
    },
    /// Gives a seat to a bot: one's own; for the host, an open one, or one whose person is absent. From others it is
    /// a vote for it.
    GiveToBot {
        /// The seat that asks.
        seat: u8,
        /// The seat to be given.
        give: u8,
        /// The kind of bot.
        bot: String,
    },
    /// Takes one's seat back from a bot.
    TakeBackSeat {
        /// The seat.
        seat: u8,
    },
    /// Asks for the position after a step of a viewer's log.
    Replay {
        /// One of the client's viewers, or `everything` once the game is over.
        #[ts(as = "ViewerOnWire")]
        viewer: Viewer,
        /// The step.
        step: u32,
    },
    /// Asks for a bug report.
    BugReport {
        /// One of the client's viewers.
        #[ts(as = "ViewerOnWire")]
        viewer: Viewer,
    },
    /// Asks for an update with everything in it: the client has lost track.
    All,
    /// Asks whether anybody is there.
    Ping,
}

/// Who is there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Hello {
    /// The secrets of one's seats, at most 6.
    #[serde(default)]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub secrets: Vec<String>,
    /// Look on as a spectator, too.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub watch: bool,
    /// Send the view as titled sections, too.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub sections: bool,
    /// What the client has from before, to go on from there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub have: Option<Have>,
}

/// What a client has from before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Have {
    /// The epoch of the welcome it came with.
    pub epoch: String,
    /// The last sequence number of each viewer.
    pub viewers: Vec<HaveViewer>,
}

/// What a client has of one viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct HaveViewer {
    /// The viewer.
    #[ts(as = "ViewerOnWire")]
    pub viewer: Viewer,
    /// Its last sequence number.
    pub seq: u32,
}

/// The kernel's [`Viewer`] as TypeScript sees it.
#[derive(TS)]
#[ts(rename = "Viewer", rename_all = "snake_case")]
#[allow(dead_code, reason = "only its TypeScript is used")]
pub enum ViewerOnWire {
    /// The person in this seat.
    Seat(u8),
    /// Somebody at nobody's side.
    Spectator,
    /// Everything lies open.
    Everything,
}
