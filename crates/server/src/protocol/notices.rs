//! Notices to people who are not there.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Answer of `GET /api/notices`: the ways a notice can go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Channels {
    /// The server's public key for web push, in base64url.
    pub push_key: String,
    /// Does the server send e-mail?
    pub mail: bool,
}

/// Where a browser takes web push, as it says itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PushTarget {
    /// The address of the browser's service.
    pub endpoint: String,
    /// The browser's public key, in base64url.
    pub p256dh: String,
    /// What only the browser and its page know, in base64url.
    pub auth: String,
}

/// Body of `POST /api/account/push`: this browser takes notices, or does not any more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PushWish {
    /// The browser.
    pub target: PushTarget,
    /// Does it take notices?
    pub on: bool,
}

/// Body of `POST /api/account/email`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct MailWish {
    /// The address; none for no e-mail. A code is sent there first.
    pub address: Option<String>,
}

/// Body of `POST /api/account/email/confirm`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct MailCode {
    /// The code that was sent.
    pub code: String,
}

/// Body of `POST /api/tables/{id}/ring`: a guest's browser takes notices for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Ring {
    /// The seat's secret.
    pub secret: String,
    /// The browser; none if nobody is to be told any more.
    pub target: Option<PushTarget>,
}

/// Body of `POST /api/tables/{id}/quiet`: which notices to the account are off for this table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Quiet {
    /// Those to its browsers.
    pub push: bool,
    /// Those by e-mail.
    pub email: bool,
    /// Those to its webhook.
    pub webhook: bool,
}

/// Body of `POST /api/account/vacation`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct VacationWish {
    /// So many days are added to one's clock at every table over days, 1 to 21; there are 30 a year.
    pub days: u8,
}

/// What somebody has of vacation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Vacation {
    /// The days that are left this year.
    pub left: u8,
    /// Until when the last one goes, in milliseconds since 1970; 0 if there was none.
    #[ts(type = "number")]
    pub until: u64,
}
