//! What a card can do: the effect words of the content files.
//!
//! A battle card is its role in a plan. A market card is a window and an effect. Whether a card can be
//! played is worked out from these words; nothing about a single card is written anywhere else.

use serde::{Deserialize, Serialize};

/// The two kinds of basic weapons and defences (CD-WEAPON-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Ward {
    /// Stops kinetic weapons, as a Shield does.
    Kinetic,
    /// Stops poison, as a Snooper does.
    Poison,
}

/// What the Voice can name: the three types of weapons (CD-FAC-IMP-05).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum WeaponKind {
    /// Blades, darts and the like.
    #[serde(alias = "kinetic")]
    Kinetic,
    /// Poisons.
    #[serde(alias = "poison")]
    Poison,
    /// The three special weapons.
    #[serde(alias = "special")]
    Special,
}

impl WeaponKind {
    /// All three.
    pub const ALL: [WeaponKind; 3] = [WeaponKind::Kinetic, WeaponKind::Poison, WeaponKind::Special];
}

/// What a battle card does in a plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum BattleRole {
    /// Goes into the weapon slot and kills the enemy leader unless a defence stops it.
    Weapon {
        /// What the Voice calls it.
        kind: WeaponKind,
        /// The kinds of defence that stop it.
        stopped_by: Vec<Ward>,
        /// The kind of defence that, shown by either side, makes it explode.
        #[serde(default)]
        explodes_with: Option<Ward>,
    },
    /// Goes into the defence slot.
    Defence {
        /// The kind of weapon it stops.
        stops: Ward,
    },
    /// Goes into either slot and does nothing (CD-PLAN-15, CD-PLAN-16).
    Worthless,
}

/// When a market card may be played (CD-MARKET-09).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Window {
    /// In the pause before the storm die is rolled, once a turn at the table.
    BeforeStormRoll,
    /// Before the storm moves: in the pause before the roll or in the one after it.
    BeforeStormMoves,
    /// On the player's own turn to gain cards, before drawing.
    OwnCards,
    /// On the player's own turn to revive.
    OwnRevival,
    /// On the player's own turn to ship, before shipping.
    OwnShipment,
    /// On the player's own turn to ship and move.
    OwnMovement,
    /// In the player's battle, after the reveal.
    Battle,
    /// In the player's battle, after the reveal, while losing it.
    BattleLosing,
    /// In the pause that opens the collection phase.
    Collection,
    /// In any pause, once at the table in each.
    AnyPause,
}

/// What a market card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum MarketEffect {
    /// The dialled number counts twice.
    DoubleDial,
    /// Both leaders of the battle die.
    KillBothLeaders,
    /// So much is added to the player's total.
    AddStrength(u8),
    /// One more group may move.
    ExtraGroup,
    /// One group may go so many regions further.
    FartherGroup(u8),
    /// One leader, or up to so many troops, come back free and on top of the revival.
    ReviveFree {
        /// How many troops.
        troops: u8,
    },
    /// The player's troops in one region survive the storm this turn.
    ShelterRegion,
    /// The player chooses the storm's move, 0 to 6, instead of the roll.
    ChooseStorm,
    /// So many of the troops shipped this turn are free; for Fremen, so many more may go.
    FreeShipping(u8),
    /// Battle cards may be discarded before drawing.
    DiscardBattleCards,
    /// An opponent must tell whether they hold a named traitor card.
    AskTraitor,
    /// So much spice from the bank.
    TakeSpice(u8),
}
