//! Rise of Ix as a viewer sees it.

use serde::Serialize;
use table::{Seat, Viewer};

use super::Controlled;
use crate::board::{Faction, Space};
use crate::content::{Card, Intrigue, Printed, Tech};
use crate::state::{Dreadnoughts, Imperium};

/// What Rise of Ix puts on the table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct IxView {
    /// Epic mode?
    pub epic: bool,
    /// The stacks of tech tiles, the topmost first.
    pub stacks: Vec<StackView>,
    /// The tiles face down in them, without order.
    pub face_down: Vec<Tech>,
    /// Tiles out of the game.
    pub scrapped: Vec<Tech>,
    /// Locations with a dreadnought on their flag, and whose.
    pub flags: Vec<Controlled>,
    /// The one occupied after the Conflict that is being settled.
    pub landed: Option<Space>,
}

/// A stack of tech tiles.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StackView {
    /// Face up; nothing once the stack is empty.
    pub top: Option<Tech>,
    /// How many lie face down below.
    pub left: u8,
}

/// What Rise of Ix gives a player.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct IxPlayerView {
    /// Dreadnoughts in the supply, in the garrison, in the Conflict.
    pub dreadnoughts: Dreadnoughts,
    /// The freighter's space of the shipping track; 0 is its start.
    pub freighter: u8,
    /// Troops on the Ix board.
    pub negotiators: u8,
    /// Own tech tiles.
    pub tiles: Vec<Tech>,
    /// Those turned face down this round.
    pub flipped: Vec<Tech>,
    /// Those that could be used now.
    pub usable: Vec<Tech>,
    /// Tracks with a Snooper token.
    pub snoopers: Vec<Faction>,
    /// Snooper tokens reached.
    pub snooped: u8,
    /// Turns begun this round.
    pub turns: u8,
    /// What winning the Conflict gives besides.
    pub on_win: Option<Printed>,
    /// Is a card set aside for the second turn?
    pub ahead: bool,
    /// Which, for whoever may know it.
    pub ahead_card: Option<Card>,
    /// Intrigue cards put under their deck, the lowest last, for whoever may know them.
    pub buried: Option<Vec<Intrigue>>,
    /// Intrigue cards looked at of which one is kept, for whoever may know them.
    pub keeping: Option<Vec<Intrigue>>,
}

/// The table.
pub(super) fn board(game: &Imperium) -> Option<IxView> {
    let ix = &game.ix;
    let locations = &game.table.text.locations;
    game.table.ix.then(|| IxView {
        epic: ix.epic,
        stacks: ix.stacks.iter().map(|stack| StackView { top: stack.top, left: stack.left }).collect(),
        face_down: ix.face_down.iter().collect(),
        scrapped: ix.scrapped.iter().collect(),
        flags: locations
            .iter()
            .zip(ix.flags)
            .filter_map(|(&space, owner)| owner.map(|seat| Controlled { space, seat }))
            .collect(),
        landed: ix.landed.and_then(|at| locations.get(usize::from(at)).copied()),
    })
}

/// A player.
pub(super) fn player(game: &Imperium, seat: Seat, viewer: Viewer) -> Option<IxPlayerView> {
    let (ix, knows) = (game.player(seat).ix, viewer.knows(seat));
    let asked = game.turn.seat == seat && game.pending().is_some_and(|(asked, _)| asked == seat);
    let buried = || game.intrigue_bottom.iter().filter(|buried| buried.by == seat.0);
    game.table.ix.then(|| IxPlayerView {
        dreadnoughts: ix.dreadnoughts,
        freighter: ix.freighter,
        negotiators: ix.negotiators,
        tiles: ix.tiles.iter().collect(),
        flipped: ix.flipped.iter().collect(),
        usable: if asked { game.usable_tiles(seat).collect() } else { Vec::new() },
        snoopers: Faction::ALL
            .iter()
            .copied()
            .filter(|faction| ix.snoopers & faction.bit() as u8 != 0)
            .collect(),
        snooped: ix.snooped,
        turns: ix.turns,
        on_win: ix.on_win,
        ahead: ix.ahead.is_some(),
        ahead_card: ix.ahead.filter(|_| knows),
        buried: knows.then(|| buried().map(|buried| Intrigue(buried.card)).collect()),
        keeping: game
            .looked_at_intrigue()
            .filter(|(owner, _)| *owner == seat && knows)
            .map(|(_, cards)| cards.iter().map(|&card| Intrigue(card)).collect()),
    })
}
