//! What the engine counts on in the content files, beyond the form of their rows.

use table::content::{BadContent, File};

use super::read::Rows;
use super::{CONFLICTS, CONTRACTS, Commander, HAGAL, INTRIGUES, Leader, Rival, SPICE_MUST_FLOW};
use crate::board::{Post, Space};

/// The key of the card that contracts and cards ask for by name.
const SPICE_MUST_FLOW_KEY: &str = "reserve-spice-must-flow";

/// Looks the rows through: as many as there are places for, each where its number says, nothing twice, and no name
/// that nothing goes by.
pub(super) fn sound(files: &[File; 14], rows: &Rows) -> Result<(), BadContent> {
    let [imperium, starting, intrigue, conflicts, contracts, leaders, _, spaces, posts, ..] = files;
    let [.., objectives, rivals, hagal, _, commanders] = files;
    imperium.unique(rows.cards.iter().map(|row| row.key))?;
    intrigue.counted(rows.intrigues.len(), INTRIGUES)?;
    intrigue.unique(rows.intrigues.iter().map(|row| row.key))?;
    conflicts.counted(rows.conflicts.len(), CONFLICTS)?;
    conflicts.unique(rows.conflicts.iter().map(|row| row.key))?;
    contracts.counted(rows.contracts.len(), CONTRACTS)?;
    contracts.unique(rows.contracts.iter().map(|row| row.key))?;
    hagal.counted(rows.hagal.len(), HAGAL)?;
    hagal.unique(rows.hagal.iter().map(|row| row.key))?;
    objectives.unique(rows.objectives.iter().map(|row| row.key))?;
    in_order(spaces, rows.spaces.iter().map(|row| row.space), Space::ALL)?;
    in_order(posts, rows.posts.iter().map(|row| row.post), Post::ALL)?;
    in_order(commanders, rows.commanders.iter().map(|row| row.commander), Commander::ALL)?;
    in_order(rivals, rows.rivals.iter().map(|row| row.rival), Rival::ALL)?;
    in_order(leaders, rows.leaders.iter().map(|row| row.leader), Leader::ALL)?;
    if let Some(row) = rows.leaders.iter().find(|row| row.key != row.leader.key()) {
        return Err(
            leaders.bad_row(row.key, format!("the key of {:?} is `{}`", row.leader, row.leader.key()))
        );
    }
    let known = |key: &str| rows.cards.iter().any(|row| row.key == key);
    let nobody = |file: &File, key: &str| file.bad_row(key, format!("there is no card `{key}`"));
    if let Some(key) = rows.leaders.iter().flat_map(|row| &row.without).find(|key| !known(key)) {
        return Err(nobody(leaders, key));
    }
    if let Some((key, _)) = rows.commanders.iter().flat_map(|row| &row.deck).find(|(key, _)| !known(key)) {
        return Err(nobody(commanders, key));
    }
    if rows.cards[usize::from(SPICE_MUST_FLOW.0)].key != SPICE_MUST_FLOW_KEY {
        return Err(
            starting.bad_row(SPICE_MUST_FLOW_KEY, format!("`{SPICE_MUST_FLOW_KEY}` must be the last row"))
        );
    }
    match rows.cards.iter().filter(|row| row.reserve).count() {
        2 => Ok(()),
        other => Err(starting.bad(format!("{other} cards lie in the Reserve, and there must be 2"))),
    }
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
