//! Every decision a seat can make.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::board::{Cell, Region};
use crate::content::{BattleCard, Leader, MarketCard};
use crate::effect::WeaponKind;

/// One decision. Compound choices (a move, a battle plan) are several of these in a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Declines what is offered, or ends one's part of the phase.
    Pass,

    /// Keeps a dealt traitor card (CD-TRAITOR-04).
    KeepTraitor(Leader),

    /// Plays a market card.
    Play(MarketCard),
    /// Names the leader and the opponent a truthtrance is about.
    Ask {
        /// The leader named.
        about: Leader,
        /// Who must answer.
        of: Seat,
    },
    /// Names the region sheltered from the storm.
    Shelter(Region),

    /// Moves the storm so many sectors (CD-STORM-02).
    MoveStorm(u8),

    /// Rides the worm from this region (CD-FAC-FRE-04).
    RideFrom(Region),
    /// Takes the group in hand to this location.
    GoTo(Cell),
    /// Takes so many troops of the group from the next sector of its region.
    Take(u8),

    /// Discards a battle card.
    Discard(BattleCard),
    /// Announces so many market cards, pays and draws them (CD-MARKET-05).
    Buy(u8),

    /// Revives so many troops (CD-REVIVE-02, CD-REVIVE-03).
    ReviveTroops(u8),
    /// Revives a leader (CD-REVIVE-04).
    ReviveLeader(Leader),

    /// Ships to this location (CD-SHIP-02).
    ShipTo(Cell),
    /// Ships so many troops.
    Ship(u8),
    /// Moves a group from this region (CD-MOVE-01).
    MoveFrom(Region),

    /// Fights the battle at this location against this opponent (CD-BATTLE-06). A battle is named by the
    /// first location of the part of the region it is fought in.
    Fight {
        /// Where.
        at: Cell,
        /// Against whom.
        against: Seat,
    },
    /// Draws the top traitor card to exchange one (CD-FAC-HAR-08).
    Exchange,
    /// Puts a traitor card under the deck.
    ReturnTraitor(Leader),
    /// Looks at an element of the enemy's plan (CD-FAC-ATR-04).
    Foresee(Element),
    /// Uses the Voice (CD-FAC-IMP-05).
    Command(Command),
    /// Sets the dial (CD-PLAN-03).
    Dial(u8),
    /// Chooses the leader (CD-PLAN-05).
    Lead(Leader),
    /// Fills the weapon slot or leaves it empty (CD-PLAN-13).
    Arm(Option<BattleCard>),
    /// Fills the defence slot or leaves it empty (CD-PLAN-13).
    Guard(Option<BattleCard>),
    /// Seals the plan.
    Seal,
    /// Reveals that the enemy's leader is a traitor (CD-TREACH-01).
    Treachery,
    /// Loses so many troops of the winner's from the next sector (CD-AMB-10).
    Lose(u8),

    /// Collects so much spice (CD-COLLECT-03).
    Collect(u8),
    /// Takes spice from the bank up to 3 (CD-COLLECT-06).
    TakeCharity,
}

/// A part of a battle plan (CD-FAC-ATR-04).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Element {
    /// The number on the wheel.
    Dial,
    /// The leader.
    Leader,
    /// The card in the weapon slot.
    Weapon,
    /// The card in the defence slot.
    Defence,
}

impl Element {
    /// All four.
    pub const ALL: [Element; 4] = [Element::Dial, Element::Leader, Element::Weapon, Element::Defence];
}

/// A command of the Voice (CD-FAC-IMP-05).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Command {
    /// To play such a weapon, or not to.
    pub play: bool,
    /// The type of weapon.
    pub kind: WeaponKind,
}
