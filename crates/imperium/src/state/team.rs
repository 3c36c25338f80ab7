//! Six players: two teams of three, each a Commander and two Allies. Who belongs to whom, and what they share.
//!
//! Seats alternate between the teams: the two Commanders sit opposite each other, and each Commander's Allies sit on
//! both sides of the other Commander. IU-SIX-08
//!
//! A Commander has no army and no cubes on the board's tracks. What a Commander cannot use directly goes to the Ally
//! activated on that turn; everything that moves troops, swords or board influence asks [`Imperium::army`] whose they
//! are. On the board for six the tracks with the icons of the Emperor and the Fremen are those of the Great Houses and
//! the Fringe Worlds; the Emperor's and the Fremen's own tracks are on the personal boards.

use table::Seat;

use crate::board::{Faction, Posts, Spaces};
use crate::content::{Card, Commander, Leader, Table, content};
use crate::phase::influence::ALLIANCE_STEP;
use crate::state::{Imperium, Player};

/// Where the Commanders sit, in the order of their rows: opposite each other. IU-SIX-08
pub(crate) const COMMANDERS: [Seat; 2] = [Seat(0), Seat(3)];
/// Seats at a table of two teams.
pub(crate) const SEATS: u8 = 6;
/// The Allies of a Commander. IU-SIX-01
pub(crate) const ALLIES: usize = 2;

/// The Commander who sits there in a game of six.
pub(crate) fn commander_at(seat: Seat) -> Option<Commander> {
    let place = COMMANDERS.iter().position(|&commander| commander == seat)?;
    Commander::ALL.get(place).copied()
}

/// Where the Commander with the personal board of this faction sits.
pub(crate) fn seat_with_board(faction: Faction) -> Option<Seat> {
    COMMANDERS.into_iter().find(|&seat| commander_at(seat).is_some_and(|it| it.text().faction == faction))
}

impl Imperium {
    /// Is this seat a Commander's?
    #[inline]
    pub(crate) fn is_commander(&self, seat: Seat) -> bool {
        self.teams && commander_at(seat).is_some()
    }

    /// The Commander a seat plays.
    #[inline]
    pub(crate) fn commander(&self, seat: Seat) -> Option<Commander> {
        if self.teams { commander_at(seat) } else { None }
    }

    /// The faction of a seat's personal board.
    #[inline]
    pub(crate) fn own_faction(&self, seat: Seat) -> Option<Faction> {
        self.commander(seat).map(|commander| commander.text().faction)
    }

    /// The two Allies of a seat's team: the one to the left of their Commander, then the one to the right. IU-SIX-23
    pub(crate) fn allies_of(&self, seat: Seat) -> [Seat; ALLIES] {
        let commander = commander_of(seat);
        [Seat((commander.0 + 2) % SEATS), Seat((commander.0 + 4) % SEATS)]
    }

    /// The two others of a seat's team, clockwise.
    pub(crate) fn team_mates(&self, seat: Seat) -> [Seat; 2] {
        [Seat((seat.0 + 2) % SEATS), Seat((seat.0 + 4) % SEATS)]
    }

    /// Do two seats play against each other? IU-AMB-64
    #[inline]
    pub(crate) fn opposed(&self, one: Seat, other: Seat) -> bool {
        one != other && (!self.teams || (one.0 ^ other.0) & 1 != 0)
    }

    /// Does the seat belong to the team whose Commander has the personal board of this faction?
    #[inline]
    pub(crate) fn serves(&self, seat: Seat, faction: Faction) -> bool {
        self.teams && self.own_faction(commander_of(seat)) == Some(faction)
    }

    /// Whose troops, swords and board influence the seat moves: its own, or a Commander's activated Ally's; nobody's
    /// while no Ally is activated. IU-SIX-25, IU-SIX-26, IU-SIX-27
    #[inline]
    pub(crate) fn army(&self, seat: Seat) -> Option<Seat> {
        if !self.is_commander(seat) {
            return Some(seat);
        }
        self.turn.ally.filter(|&ally| !self.opposed(seat, ally))
    }

    /// The player whose units and garrison count for the seat. While no Ally is activated that is the Commander, who
    /// has none, nor anything else that is an Ally's. IU-SIX-17, IU-SIX-45
    #[inline]
    pub(crate) fn force(&self, seat: Seat) -> &Player {
        self.player(self.army(seat).unwrap_or(seat))
    }

    /// Do troops recruited or deployed for this seat count for the turn in progress? IU-SIX-46
    #[inline]
    pub(crate) fn counts_now(&self, seat: Seat) -> bool {
        let turn = self.turn.seat;
        turn == seat || self.is_commander(turn) && !self.opposed(turn, seat)
    }

    /// Influence on a board track; a Commander has the higher of the Allies'. IU-SIX-40, IU-SIX-41
    #[inline]
    pub(crate) fn influence(&self, seat: Seat, faction: Faction) -> u8 {
        let step = |seat: Seat| self.player(seat).influence[faction.index()];
        if self.is_commander(seat) {
            let [left, right] = self.allies_of(seat);
            step(left).max(step(right))
        } else {
            step(seat)
        }
    }

    /// Influence as far as a requirement with this icon asks: a Commander may read it as the own track.
    /// IU-SIX-42, IU-SIX-43
    #[inline]
    pub(crate) fn influence_by_icon(&self, seat: Seat, faction: Faction) -> u8 {
        let board = self.influence(seat, faction);
        if self.own_faction(seat) == Some(faction) { board.max(self.player(seat).own) } else { board }
    }

    /// Does a Commander hold the Alliance of the personal board? IU-AMB-65
    #[inline]
    pub(crate) fn own_alliance(&self, seat: Seat) -> bool {
        self.is_commander(seat) && self.player(seat).own >= ALLIANCE_STEP
    }

    /// The spaces the seat could ever go to. IU-SIX-32, IU-AMB-62
    #[inline]
    pub(crate) fn spaces_for(&self, seat: Seat) -> Spaces {
        match self.commander(seat) {
            Some(commander) => self.table.spaces_of(commander),
            None => self.table.spaces,
        }
    }

    /// The posts of the board.
    #[inline]
    pub(crate) fn posts_here(&self) -> Posts {
        self.table.posts
    }

    /// How many copies of a starting card a seat begins with.
    pub(crate) fn starting_copies(&self, seat: Seat, card: Card) -> u8 {
        starting_copies(self.table, self.commander(seat), self.player(seat).leader, self.ix.epic, card)
    }
}

/// The Commander of a seat's team: teams sit by turns. IU-SIX-08
#[inline]
fn commander_of(seat: Seat) -> Seat {
    COMMANDERS[usize::from(seat.0 & 1)]
}

/// How many copies of a starting card somebody begins with: a Commander has a deck of their own, and some leaders are without
/// a card. IU-SETUP-18, IU-SIX-06, IU-SIX-07
///
/// In Epic mode Control the Spice takes the place of one Dune, the Desert Planet; with Immortality it comes besides.
/// RI-EPIC-03, IM-VAR-02
pub(crate) fn starting_copies(
    table: &Table,
    commander: Option<Commander>,
    leader: Option<Leader>,
    epic: bool,
    card: Card,
) -> u8 {
    let (text, rules) = (card.text(), &content().epic);
    match commander {
        Some(commander) => {
            commander.text().deck.iter().find(|(key, _)| *key == text.key).map_or(0, |(_, copies)| *copies)
        }
        None if !table.decks.starting.contains(&card) => 0,
        None if text.key == rules.card => u8::from(epic),
        None if leader.is_some_and(|leader| leader.text().without.contains(&text.key)) => 0,
        None if epic && text.key == rules.replaces && !table.immortality => text.copies - 1,
        None => text.copies,
    }
}
