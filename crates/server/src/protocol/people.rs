//! Accounts: optional, and nobody needs one to play.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::protocol::notices::Vacation;

/// Body of `POST /api/account`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Register {
    /// The name everybody knows one by; no two accounts have names that look alike.
    pub name: String,
    /// 8 to 200 characters.
    pub password: String,
    /// The language notices are in.
    #[serde(default)]
    #[ts(as = "Option<String>", optional)]
    pub lang: String,
}

/// Body of `POST /api/account/login`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct LogIn {
    /// The account's name.
    pub name: String,
    /// Its password.
    pub password: String,
}

/// Body of `POST /api/account/logout`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct LogOut {
    /// On all devices, not only on this one.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub everywhere: bool,
}

/// Body of `POST /api/account/recover`: a lost password is replaced.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Recover {
    /// The account's name.
    pub name: String,
    /// The code that was shown when the account was made, or when it was last recovered.
    pub code: String,
    /// The new password.
    pub password: String,
}

/// Body of `POST /api/account/password`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ChangePassword {
    /// The password so far.
    pub old: String,
    /// The one from now on.
    pub new: String,
}

/// Body of `POST /api/account/delete`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct DeleteAccount {
    /// The password once more: nobody deletes an account that was left open.
    pub password: String,
}

/// Answer of `GET /api/account`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "AccountAnswer")]
pub struct Who {
    /// The account this browser is signed in to.
    pub me: Option<Me>,
}

/// One's own account.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Me {
    /// Its name.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// What its person chose.
    pub wishes: PersonWishes,
    /// Where letters go.
    pub email: Option<MailInfo>,
    /// How many browsers take notices.
    pub pushes: u32,
    /// Its vacation.
    pub vacation: Vacation,
}

/// Where letters go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct MailInfo {
    /// The address.
    pub address: String,
    /// Has the code been entered that was sent there? Until then nothing else is.
    pub confirmed: bool,
}

/// What somebody with an account chose.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct PersonWishes {
    /// The language of notices.
    #[serde(default)]
    pub lang: String,
    /// The languages they like to talk in.
    #[serde(default)]
    pub languages: Vec<String>,
    /// An https address that is called when it is their turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub webhook: Option<String>,
}

/// Answer of `POST /api/account` and `POST /api/account/recover`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Registered {
    /// The account.
    pub me: Me,
    /// Recovers the account, once. It is told now and never again: the server keeps only its hash.
    pub code: String,
}

/// Body of `POST /api/tables/{id}/claim`: a seat taken before is the account's from now on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Claim {
    /// The seat's secret.
    pub secret: String,
}
