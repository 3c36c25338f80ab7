//! Telling people who are not there that it is their turn.
//!
//! When a game begins to wait for a person who is not there, whoever leads the table puts a slip on the shelf `due`, under the
//! time at which to look again. Every node looks there now and then; whoever takes a slip away first sees to it: asks the
//! table whether it still waits, tells the person, and puts the next slip there. So a notice outlives the table's being put
//! away, the server's being stopped and its node's dying, and nobody is told twice.
//!
//! | module | idea |
//! |---|---|
//! | [`outgoing`] | requests to addresses that strangers named |
//! | [`push`], [`mail`] | web push and e-mail |
//! | [`words`] | what is said |
//! | [`http`] | who wants to be told, and how |

pub mod http;
pub mod mail;
pub mod outgoing;
pub mod push;
pub mod words;

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use axum::http::header::{self, HeaderMap, HeaderValue};
use serde::{Deserialize, Serialize};
use serde_json::json;
use table::Arg;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::hub::Hub;
use crate::nodes::forward;
use crate::people::{self, Known, seats};
use crate::protocol::notices::PushTarget;
use crate::protocol::server::{Code, Problem};
use crate::protocol::status::{Player, TableInfo};
use crate::room::{LIVE, clock_time};
use crate::store::StoreError;
use crate::store::keeper::Keeper;
use crate::store::slips::{Slip, SlipChange};
use outgoing::{Address, Unsent};

/// The shelf of what is to be looked at, by time, table and seat.
const DUE: &str = "due";
/// The shelf of turns, by table and seat: since when the seat is waited for.
const TURNS: &str = "turn";
/// The shelf of guests' browsers, by table and seat.
pub const RINGS: &str = "ring";

/// How many slips are looked at together.
const TOGETHER: usize = 200;
/// How many notices are on their way at once.
const AT_ONCE: usize = 64;
/// So many looks later it is tried again where a table could not be asked.
const AGAIN: u32 = 6;
/// A reminder comes when so much is left of the clock's whole time, and at most a day.
const REMIND: u64 = 4;
const DAY_MS: u64 = 86_400_000;

/// What is to be looked at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Due {
    table: String,
    seat: u8,
    account: Option<String>,
    /// Since when the seat is waited for: if that has changed, it is another turn.
    since: u64,
    step: Step,
}

/// How often somebody was told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Step {
    /// Not yet.
    First,
    /// By what reaches them at once; a letter is next.
    Letter,
    /// Their time runs out.
    Reminder,
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn millis(long: Duration) -> u64 {
    u64::try_from(long.as_millis()).unwrap_or(u64::MAX)
}

impl Due {
    fn at(&self, when: u64) -> SlipChange {
        SlipChange::put(DUE, format!("{when:016x}/{}/{}", self.table, self.seat), text(self))
    }

    fn seat_key(&self) -> String {
        format!("{}/{}", self.table, self.seat)
    }
}

/// A game waits for a person who is not there.
pub async fn begin(hub: Arc<Hub>, table: String, seat: u8, account: Option<String>) {
    let keeper = hub.keeper();
    let since = clock_time();
    let due = Due { table, seat, account, since, step: Step::First };
    let begun = async {
        if due.account.is_none() && keeper.slip(RINGS, &due.seat_key()).await?.is_none() {
            return Ok(());
        }
        let turn = SlipChange::put(TURNS, due.seat_key(), since.to_string());
        keeper.change(vec![turn, due.at(since + millis(hub.settings().notice_after))]).await
    };
    let begun: Result<(), StoreError> = begun.await;
    if let Err(error) = begun {
        tracing::warn!(%error, table = due.table, "a notice could not be put down");
    }
}

/// Whoever sat there has left: their browser hears nothing of whoever sits there next.
pub async fn leave(keeper: &Keeper, table: &str, seat: u8) -> Result<(), Problem> {
    let key = format!("{table}/{seat}");
    Ok(keeper.change(vec![SlipChange::remove(RINGS, &key), SlipChange::remove(TURNS, &key)]).await?)
}

/// Sees to notices for as long as the server runs.
pub async fn run(hub: Arc<Hub>) {
    let places = Arc::new(Semaphore::new(AT_ONCE));
    while !hub.stopping() {
        let due = hub.keeper().slips(DUE, "", TOGETHER).await.unwrap_or_default();
        let now = format!("{:016x}", clock_time());
        for slip in due.into_iter().take_while(|slip| slip.key < now) {
            let Ok(place) = places.clone().acquire_owned().await else { return };
            let hub = hub.clone();
            tokio::spawn(async move {
                see_to(&hub, slip).await;
                drop(place);
            });
        }
        tokio::select! {
            () = sleep(hub.settings().notice_look) => {}
            () = hub.stopped() => {}
        }
    }
}

async fn see_to(hub: &Arc<Hub>, slip: Slip) {
    let taken = SlipChange { version: Some(slip.version), ..SlipChange::remove(DUE, &slip.key) };
    if hub.keeper().change(vec![taken]).await.is_err() {
        // Another node sees to it.
        return;
    }
    let Ok(due) = serde_json::from_str::<Due>(&slip.body) else { return };
    let told = match look(hub, &due).await {
        Ok(Some((table, left))) => tell_seat(hub, &due, &table, left).await,
        Ok(None) => Ok(()),
        Err(problem) if problem.code == Code::NoTable => Ok(()),
        Err(problem) => {
            // Its server may have died just now.
            let again = clock_time() + millis(AGAIN * hub.settings().notice_look);
            hub.keeper().change(vec![due.at(again)]).await.map_err(Problem::from).and(Err(problem))
        }
    };
    if let Err(problem) = told {
        tracing::warn!(problem = problem.message, table = due.table, "a notice could not be seen to");
    }
}

/// Is the seat still waited for? Then its person is to be told, and it is looked at again later. Comes with the table and the time
/// that is left.
async fn look(hub: &Arc<Hub>, due: &Due) -> Result<Option<(TableInfo, u64)>, Problem> {
    let keeper = hub.keeper();
    let turn = keeper.slip(TURNS, &due.seat_key()).await?;
    if turn.is_none_or(|turn| turn.body != due.since.to_string()) {
        return Ok(None);
    }
    let table = forward::info(hub, &due.table).await?;
    let seat = table.status.seats.get(usize::from(due.seat));
    let waits = table.status.waiting.contains(&due.seat)
        && seat.is_some_and(|seat| seat.player == Player::Person && !seat.present);
    if !waits {
        return Ok(None);
    }
    let left = seat.and_then(|seat| seat.left_ms);
    let mut later = Vec::new();
    if due.step == Step::First {
        let letter = Due { step: Step::Letter, ..due.clone() };
        later.push(letter.at(due.since + millis(hub.settings().letter_after)));
    }
    let slow = table.clock.zip(left).filter(|(clock, _)| clock.budget_s > LIVE && due.step != Step::Letter);
    let soon = |budget_s: u32| (u64::from(budget_s) * 1000 / REMIND).min(DAY_MS);
    let early =
        slow.and_then(|(clock, left)| left.checked_sub(soon(clock.budget_s))).filter(|early| *early > 0);
    if let Some(early) = early {
        let reminder = Due { step: Step::Reminder, ..due.clone() };
        later.push(reminder.at(clock_time() + early));
    }
    if !later.is_empty() {
        keeper.change(later).await?;
    }
    if due.step == Step::Reminder && early.is_some() {
        // A vacation has given more time since it was put down.
        return Ok(None);
    }
    Ok(Some((table, left.unwrap_or_default())))
}

async fn tell_seat(hub: &Arc<Hub>, due: &Due, table: &TableInfo, left: u64) -> Result<(), Problem> {
    let hours = i64::try_from(left / 3_600_000).unwrap_or_default();
    let notice = |lang: &str| {
        let title =
            table.public.as_ref().map(|public| public.title.clone()).filter(|title| !title.is_empty());
        let name = Arg::Text(title.unwrap_or_else(|| words::game(lang, &table.game)));
        let (title, about, args) = match due.step {
            Step::First => ("notice-turn", "notice-turn-about", Vec::new()),
            Step::Letter => ("notice-still", "notice-still-about", Vec::new()),
            Step::Reminder => {
                ("notice-reminder", "notice-reminder-about", vec![("hours", Arg::Number(hours))])
            }
        };
        Notice {
            title: words::say(lang, title, vec![("table", name)]),
            about: words::say(lang, about, args),
            path: format!("/table/{}", table.id),
        }
    };
    let Some(account) = &due.account else {
        let ring = hub.keeper().slip(RINGS, &due.seat_key()).await?;
        let Some(ring) = ring.and_then(|slip| serde_json::from_str::<RungBrowser>(&slip.body).ok()) else {
            return Ok(());
        };
        if due.step != Step::Letter && is_gone(push_to(hub, &ring.target, &notice(&ring.lang)).await) {
            hub.keeper().change(vec![SlipChange::remove(RINGS, due.seat_key())]).await?;
        }
        return Ok(());
    };
    let own = seats::one(hub.keeper(), account, &due.table, due.seat).await?;
    let Some(known) = people::by_id(hub.keeper(), account).await? else { return Ok(()) };
    let Some(seats::OwnSeat { quiet, .. }) = own else { return Ok(()) };
    // A letter comes later than what reaches people at once.
    let (at_once, letter) = (due.step != Step::Letter, due.step != Step::First);
    let ways = Ways {
        push: at_once && !quiet.push,
        webhook: at_once && !quiet.webhook,
        letter: letter && !quiet.email,
    };
    tell(hub, &known, &notice(&known.account.wishes.lang), ways).await;
    Ok(())
}

/// A guest's browser, which takes notices for one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RungBrowser {
    /// The browser.
    pub target: PushTarget,
    /// Its language.
    pub lang: String,
}

/// What somebody is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// In a few words.
    pub title: String,
    /// In a sentence.
    pub about: String,
    /// Where it leads, on this server.
    pub path: String,
}

impl Notice {
    /// Where it leads, for those who are elsewhere.
    fn link(&self, hub: &Hub) -> String {
        format!(
            "{}{}",
            hub.settings().public_url.as_deref().unwrap_or_default().trim_end_matches('/'),
            self.path
        )
    }
}

/// Which ways a notice goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ways {
    /// Web push.
    pub push: bool,
    /// The webhook.
    pub webhook: bool,
    /// E-mail.
    pub letter: bool,
}

impl Ways {
    /// All of them.
    pub const ALL: Ways = Ways { push: true, webhook: true, letter: true };
}

/// Tells somebody with an account by all ways they want. How many ways it went.
pub async fn tell(hub: &Arc<Hub>, known: &Known, notice: &Notice, ways: Ways) -> usize {
    let mut went = 0;
    let account = &known.account;
    // All at once: a service that does not answer keeps no other waiting.
    let mut pushed = JoinSet::new();
    for target in account.pushes.iter().filter(|_| ways.push) {
        let (hub, target, notice) = (hub.clone(), target.clone(), notice.clone());
        pushed.spawn(async move { (push_to(&hub, &target, &notice).await, target.endpoint) });
    }
    while let Some(pushed) = pushed.join_next().await {
        let Ok((sent, gone)) = pushed else { continue };
        went += usize::from(sent.is_ok());
        if is_gone(sent) {
            let _ = people::change(hub.keeper(), &known.id, |account| {
                account.pushes.retain(|target| target.endpoint != gone);
                Ok(())
            })
            .await;
        }
    }
    if let Some(webhook) = account.wishes.webhook.as_ref().filter(|_| ways.webhook) {
        went += usize::from(call(hub, webhook, notice).await.is_ok());
    }
    if let (Some(mail), Some(address)) =
        (&hub.settings().mail, account.letters.as_ref().filter(|letters| ways.letter && letters.confirmed))
    {
        let words = format!("{}\n\n{}\n", notice.about, notice.link(hub));
        went += usize::from(mail::send(mail, &address.address, &notice.title, words).await.is_ok());
    }
    metrics::counter!("sietch_notices_total").increment(went as u64);
    went
}

fn is_gone(sent: Result<(), Unsent>) -> bool {
    matches!(sent, Err(Unsent::Refused(StatusCode::NOT_FOUND | StatusCode::GONE)))
}

/// Web push to one browser.
async fn push_to(hub: &Arc<Hub>, target: &PushTarget, notice: &Notice) -> Result<(), Unsent> {
    let anywhere = hub.settings().notices_anywhere;
    let address = Address::read(&target.endpoint, anywhere)?;
    let key = push::own_key(hub.keeper()).await.map_err(|_| Unsent::Unreached)?;
    let words = json!({ "title": notice.title, "body": notice.about, "path": notice.path });
    let sealed = push::seal(words.to_string().as_bytes(), target).map_err(|_| Unsent::Unreached)?;
    let sender = hub.settings().public_url.clone().filter(|url| url.starts_with("https://"));
    let sender = sender.unwrap_or_else(|| "mailto:nobody@localhost".to_owned());
    outgoing::post(&address, push::headers(key, &address, &sender)?, sealed, anywhere).await
}

/// A webhook, in a form that Discord and most others take.
async fn call(hub: &Arc<Hub>, webhook: &str, notice: &Notice) -> Result<(), Unsent> {
    let anywhere = hub.settings().notices_anywhere;
    let address = Address::read(webhook, anywhere)?;
    let said = format!("{}\n{}\n{}", notice.title, notice.about, notice.link(hub));
    // Nobody else is called by a name in it.
    let words = json!({ "content": said, "text": said, "allowed_mentions": { "parse": [] } });
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    outgoing::post(&address, headers, words.to_string().into_bytes(), anywhere).await
}
