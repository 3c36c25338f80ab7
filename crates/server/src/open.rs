//! A new table.

use std::sync::Arc;

use bots::Entry;
use table::record::Sitter;
use table::{BadRecord, Record, Seat, Viewer};

use crate::hub::Hub;
use crate::journal::{Head, HeadSeat, Origin, Terms};
use crate::lobby;
use crate::names::{look_alike, name};
use crate::people::{Known, seats};
use crate::problem::problem;
use crate::protocol::LONGEST_NAME;
use crate::protocol::http::{NewSeat, NewTable, Opened, SeatSecret};
use crate::protocol::review::Branch;
use crate::protocol::server::{Code, Problem};
use crate::room::clock_time;
use crate::secret::{self, hex};
use crate::store::Write;
use crate::task::Command;

/// Opens a table.
pub async fn open(hub: &Arc<Hub>, wanted: NewTable, known: Option<&Known>) -> Result<Opened, Problem> {
    let (head, secrets) = prepare(hub, wanted, known)?;
    let opened = create(hub, &head, secrets).await?;
    for (seat, taken) in (0u8..).zip(&head.seats) {
        if let HeadSeat::Person { account: Some(account), .. } = taken {
            seats::add(hub.keeper(), account, &opened.table.id, seat).await?;
        }
    }
    Ok(opened)
}

/// Writes a new table down and takes it up.
pub async fn create(hub: &Arc<Hub>, head: &Head, secrets: Vec<(u8, String)>) -> Result<Opened, Problem> {
    let id = secret::table_id()?;
    let mut hashes = Vec::new();
    for (seat, secret) in &secrets {
        hashes.extend(secret::hash(secret).map(|hash| (hash, *seat)));
    }
    let write = Write::create(&id, head, hashes);
    hub.keeper().write(write).await?;
    let table = hub.ask(&id, |answer| Command::Info { answer }).await?;
    tracing::info!(table = id, game = table.game, mode = table.mode, "a table was opened");
    metrics::counter!("sietch_tables_opened_total").increment(1);
    let secrets = secrets.into_iter().map(|(seat, secret)| seat_secret(&id, seat, secret)).collect();
    Ok(Opened { table, secrets, link: format!("/table/{id}") })
}

/// A seat's secret and the link that carries it.
pub fn seat_secret(id: &str, seat: u8, secret: String) -> SeatSecret {
    let link = format!("/table/{id}#{secret}");
    SeatSecret { seat, secret, link }
}

/// Checks what is wanted, and makes the secrets of the seats that are taken at once.
fn prepare(
    hub: &Arc<Hub>,
    wanted: NewTable,
    known: Option<&Known>,
) -> Result<(Head, Vec<(u8, String)>), Problem> {
    let NewTable { game, mode, seats, options, clock, hot_seat, hints, rated, public } = wanted;
    let public = public.map(lobby::checked).transpose()?;
    let door = hub.catalogue().door(&game);
    let door = door.ok_or_else(|| problem(Code::Unknown, format!("there is no game `{game}`")))?;
    if door.about().mode(&mode).is_none() {
        return Err(problem(Code::Unknown, format!("{game} has no mode `{mode}`")));
    }
    if clock.is_some_and(|clock| !(10..=2_592_000).contains(&clock.budget_s) || clock.bonus_s > 86_400) {
        return Err(problem(Code::Options, "a clock has 10 seconds to 30 days, and a bonus of up to a day"));
    }
    if rated && clock.is_none() {
        // Nobody may be kept from winning by somebody who does not move any more.
        return Err(problem(Code::Options, "a rated table has a clock: whoever has no time left has lost"));
    }
    let bad_options = |error: &dyn std::fmt::Display| problem(Code::Options, error.to_string());
    let options =
        door.options_for_people(&mode, seats.len(), &options).map_err(|error| bad_options(&error))?;
    let seed = hub.settings().seed()?;
    let mut secrets = Vec::new();
    let mut head_seats = Vec::new();
    for (number, seat) in (0u8..).zip(seats) {
        head_seats.push(match seat {
            NewSeat::Open => HeadSeat::Open,
            NewSeat::Bot(kind) => {
                let kind: bots::Kind =
                    kind.parse().map_err(|_| problem(Code::Unknown, format!("there is no bot `{kind}`")))?;
                HeadSeat::Bot(kind.to_string())
            }
            NewSeat::Me(wanted) => {
                // The first seat of somebody who is signed in is their account's.
                let own = known.filter(|_| secrets.is_empty());
                let person =
                    person(&own.map_or(wanted, |known| known.account.name.clone()), own, &head_seats)?;
                secrets.push((number, person.1));
                person.0
            }
        });
    }
    if rated && secrets.len() > known.iter().len() {
        return Err(problem(Code::Account, "a rated table is for people with accounts, each in one seat"));
    }
    let sitter = Sitter { name: String::new(), bot: None };
    // The options may ask for another number of seats than there are: the start says so.
    door.start(&mode, &options, vec![sitter; head_seats.len()], seed).map_err(|error| bad_options(&error))?;
    // Free undo is for people around one screen: nobody else's seat may be among them.
    let hot_seat = hot_seat && !head_seats.contains(&HeadSeat::Open);
    let (created, pack) = (clock_time(), table::content::pack_of(&game).cloned());
    let terms = Terms { hints: !rated && hints.unwrap_or(is_alone(&head_seats)), rated };
    let (seats, origin) = (head_seats, None);
    let head =
        Head { game, mode, options, pack, seed, created, hot_seat, clock, seats, terms, public, origin };
    Ok((head, secrets))
}

/// A seat that is taken at once, and its secret.
fn person(wanted: &str, known: Option<&Known>, others: &[HeadSeat]) -> Result<(HeadSeat, String), Problem> {
    let name = name(wanted)
        .ok_or_else(|| problem(Code::Unreadable, format!("a name has 1 to {LONGEST_NAME} characters")))?;
    let like =
        |other: &HeadSeat| matches!(other, HeadSeat::Person { name: other, .. } if look_alike(other, &name));
    if others.iter().any(like) {
        return Err(problem(Code::Name, "somebody at this table has this name, or one like it"));
    }
    let secret = secret::secret()?;
    let hash = secret::hash(&secret).map(|hash| hex(&hash)).unwrap_or_default();
    Ok((HeadSeat::Person { name, hash, account: known.map(|known| known.id.clone()) }, secret))
}

/// One person, and bots? Then a hint takes nothing from anybody.
fn is_alone(seats: &[HeadSeat]) -> bool {
    let people = seats.iter().filter(|seat| matches!(seat, HeadSeat::Person { .. })).count();
    people == 1 && !seats.contains(&HeadSeat::Open)
}

/// Opens a table that goes on from a position of a finished game: one person, and bots.
pub async fn branch(
    hub: &Arc<Hub>,
    entry: &'static Entry,
    mut record: Record,
    wanted: Branch,
) -> Result<Opened, Problem> {
    let header = &record.header;
    if usize::from(wanted.seat) >= header.seats.len() {
        return Err(problem(Code::NoSeat, "there is no such seat"));
    }
    let bot = |sitter: &Sitter| NewSeat::Bot(sitter.bot.clone().unwrap_or(wanted.bot.clone()));
    let seats = (0u8..).zip(&header.seats).map(|(seat, sitter)| {
        if seat == wanted.seat { NewSeat::Me(wanted.name.clone()) } else { bot(sitter) }
    });
    let new = NewTable {
        game: header.game.clone(),
        mode: header.mode.clone(),
        seats: seats.collect(),
        options: header.options.clone(),
        ..NewTable::default()
    };
    let (mut head, secrets) = prepare(hub, new, None)?;
    let bad = |bad: BadRecord| problem(Code::Options, bad.to_string());
    let game = entry.door.resume(&record, head.seed).map_err(bad)?;
    let told = |entry: &usize| *entry == 0 || game.tells(*entry, Viewer::Everything);
    let at = (0..=game.entries()).filter(told).nth(wanted.step as usize);
    let at = at.ok_or_else(|| problem(Code::Unreadable, "there is no such step"))?;
    record.entries.truncate(at);
    record.header.seed = None;
    record.header.branched = Some(at);
    record.header.commitment = head.seed.commitment();
    let mut game = entry.door.resume(&record, head.seed).map_err(bad)?;
    if game.waiting().outcome().is_some() {
        return Err(problem(Code::Over, "the game is over there"));
    }
    if let Some(action) = wanted.act {
        game.act(Seat(wanted.seat), &action.into())?;
    }
    head.origin = Some(Origin(game.record(false).write()));
    create(hub, &head, secrets).await
}
