//! What the engine counts on in the content files, beyond the form of their rows.

use table::content::{BadContent, File};

use super::prices::MOST;
use super::read::{Rows, of_kind};
use super::{CONTRACTS, Cards, Commander, Hagals, Intrigues, Leader, Rival, SpaceText};
use crate::board::{Board, Post, Set, Space};
use crate::options::Difficulty;
use crate::state::{RESERVE, SHIPPING};

/// The most Conflict cards that fit into a set of them.
const CONFLICTS: usize = 64;
/// The most tech tiles that fit into a set of them.
const TECH: usize = 32;

/// Looks the rows through: as many as there are places for, each where its number says, nothing twice, and no name
/// that nothing goes by.
pub(super) fn sound(files: &[File], rows: &Rows) -> Result<(), BadContent> {
    let file = |kind: &str| first(files, kind);
    file("imperium").unique(rows.cards.iter().map(|row| row.key))?;
    fits(file("imperium"), rows.cards.len(), Cards::KINDS)?;
    file("intrigue").unique(rows.intrigues.iter().map(|row| row.key))?;
    fits(file("intrigue"), rows.intrigues.len(), Intrigues::KINDS)?;
    file("conflicts").unique(rows.conflicts.iter().map(|row| row.key))?;
    fits(file("conflicts"), rows.conflicts.len(), CONFLICTS)?;
    file("contracts").counted(rows.contracts.len(), CONTRACTS)?;
    file("contracts").unique(rows.contracts.iter().map(|row| row.key))?;
    file("hagal").unique(rows.hagal.iter().map(|row| row.key))?;
    fits(file("hagal"), rows.hagal.len(), Hagals::KINDS)?;
    only(files, "tech").unique(rows.tech.iter().map(|row| row.key))?;
    fits(only(files, "tech"), rows.tech.len(), TECH)?;
    only(files, "shipping").counted(rows.shipping.len(), SHIPPING)?;
    file("objectives").unique(rows.objectives.iter().map(|row| row.key))?;
    in_order(file("boards"), rows.boards.iter().map(|row| row.board), Board::ALL)?;
    in_order(file("spaces"), rows.spaces.iter().map(|row| row.space), Space::ALL)?;
    in_order(file("posts"), rows.posts.iter().map(|row| row.post), Post::ALL)?;
    in_order(file("commanders"), rows.commanders.iter().map(|row| row.commander), Commander::ALL)?;
    in_order(file("rivals"), rows.rivals.iter().map(|row| row.rival), Rival::ALL)?;
    let levels = rows.levels.iter().map(|row| row.level);
    in_order(only(files, "difficulties"), levels, &Difficulty::ALL)?;
    in_order(file("leaders"), rows.leaders.iter().map(|row| row.leader), Leader::ALL)?;
    payable(files, rows)?;
    if let Some(row) = rows.leaders.iter().find(|row| row.key != row.leader.key()) {
        let problem = format!("the key of {:?} is `{}`", row.leader, row.leader.key());
        return Err(file("leaders").bad_row(row.key, problem));
    }
    named_cards(files, rows)
}

/// No space costs more than is looked up.
fn payable(files: &[File], rows: &Rows) -> Result<(), BadContent> {
    let dearest = |row: &SpaceText| {
        let rates = row.rates.iter().map(|(spice, _)| *spice);
        rates.chain([row.solari, row.spice, row.spice_of_six.unwrap_or(0), row.water]).max().unwrap_or(0)
    };
    match rows.spaces.iter().find(|row| usize::from(dearest(row)) > MOST) {
        Some(row) => {
            let own = of_kind(files, "spaces").find(|(_, set)| *set == row.set);
            let file = own.map_or(first(files, "spaces"), |(file, _)| file);
            Err(file.bad(format!("`{}` costs more than {MOST}", row.space.key())))
        }
        None => Ok(()),
    }
}

/// No card is asked for that there is not, and what the Reserve is made of lies there.
fn named_cards(files: &[File], rows: &Rows) -> Result<(), BadContent> {
    let known = |key: &&str| rows.cards.iter().any(|row| row.key == *key);
    let nobody = |kind: &str, key: &str| first(files, kind).bad_row(key, format!("there is no card `{key}`"));
    if let Some(key) = rows.leaders.iter().flat_map(|row| &row.without).find(|key| !known(key)) {
        return Err(nobody("leaders", key));
    }
    if let Some((key, _)) = rows.commanders.iter().flat_map(|row| &row.deck).find(|(key, _)| !known(key)) {
        return Err(nobody("commanders", key));
    }
    if let Some(key) = [rows.epic.card, rows.epic.replaces].iter().find(|key| !known(key)) {
        let problem = format!("there is no card `{key}`");
        return Err(only(files, "epic").bad_row(key, problem));
    }
    for board in &rows.boards {
        let reserve = |key: &&&str| rows.cards.iter().any(|row| row.reserve && row.key == **key);
        if let Some(key) = board.reserve.iter().find(|key| !reserve(key)) {
            return Err(first(files, "boards").bad_row(key, format!("`{key}` does not lie in the Reserve")));
        }
        if board.reserve.is_empty() || board.reserve.len() > RESERVE {
            let problem = format!("{} cards lie in the Reserve of {:?}", board.reserve.len(), board.board);
            return Err(first(files, "boards").bad(problem));
        }
    }
    Ok(())
}

/// Uprising's file of a kind.
fn first<'a>(files: &'a [File], kind: &str) -> &'a File {
    of_kind(files, kind).find(|(_, set)| *set == Set::Uprising).map_or(&files[0], |(file, _)| file)
}

/// The file of a kind that only one set has.
pub(super) fn only<'a>(files: &'a [File], kind: &str) -> &'a File {
    of_kind(files, kind).next().map_or(&files[0], |(file, _)| file)
}

/// There must be room for the rows.
fn fits(file: &File, rows: usize, room: usize) -> Result<(), BadContent> {
    if rows <= room { Ok(()) } else { Err(file.bad(format!("{rows} rows, and there is room for {room}"))) }
}

/// The rows must be those of this list, in its order.
fn in_order<T: PartialEq + Copy + std::fmt::Debug>(
    file: &File,
    rows: impl ExactSizeIterator<Item = T>,
    all: &[T],
) -> Result<(), BadContent> {
    file.counted(rows.len(), all.len())?;
    match rows.zip(all).enumerate().find(|(_, (row, wanted))| row != *wanted) {
        Some((at, (row, wanted))) => {
            Err(file.bad(format!("row {} is of {row:?}, and must be of {wanted:?}", at + 1)))
        }
        None => Ok(()),
    }
}
