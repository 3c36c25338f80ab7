//! What effects cost, what they depend on and what they count.

use serde::{Deserialize, Serialize};

use crate::board::{BattleIcon, Faction, Icon};

/// Something to be paid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Cost {
    /// Solari.
    Solari(u8),
    /// Spice.
    Spice(u8),
    /// Water.
    Water(u8),
    /// One influence with a faction of the player's choice.
    LoseInfluence,
    /// Cards from the hand.
    Discard(u8),
    /// An Intrigue card, trashed.
    TrashIntrigue,
    /// This very card, trashed.
    TrashThis,
    /// A card from hand, discard pile or play, trashed.
    Trash,
    /// A card from the hand, of this faction if one is named, trashed.
    TrashFromHand(Option<Faction>),
    /// Another card of this faction in play, trashed.
    TrashInPlay(Faction),
    /// Spies recalled.
    RecallSpies(u8),
    /// Troops retreated: at least, at most.
    Retreat(u8, u8),
    /// A face-up Conflict card with this battle icon, turned face down.
    Flip(BattleIcon),
    /// Own troops in the Conflict, lost.
    LoseDeployed(u8),
    /// An Intrigue card, put under its deck unseen.
    BuryIntrigue,
    /// Exactly so many own units, retreated.
    RetreatUnits(u8),
    /// Own troops of garrison or Conflict, lost.
    LoseTroops(u8),
    /// Own specimens.
    Specimens(u8),
    /// The other grafted card, trashed.
    TrashPartner,
    /// Two influence with one faction of the player's choice.
    LoseTwoInfluence,
}

/// Something that must be true. It is not spent. IU-GLOSS-03
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Condition {
    /// At least so much influence with the faction.
    Influence(Faction, u8),
    /// The faction's Alliance.
    Alliance(Faction),
    /// Any Alliance.
    AnyAlliance,
    /// Another card of this faction in play.
    Bond(Faction),
    /// At least so many own spies on the board.
    SpiesOnBoard(u8),
    /// A spy was recalled this turn.
    RecalledSpy,
    /// A spy looks at a maker space.
    SpyingOnMaker,
    /// The spy placed by this card is on a post at a space with one of these icons.
    PlacedSpyAt(Vec<Icon>),
    /// At least so many completed contracts.
    Contracts(u8),
    /// At least so many units in the Conflict.
    Units(u8),
    /// At least one sandworm in the Conflict.
    HasWorm,
    /// At least so much strength; the second figure with six players.
    Strength(u8, u8),
    /// At least so many units deployed this turn.
    Deployed(u8),
    /// Maker hooks.
    Hooks,
    /// The agent of this turn went to a maker space.
    AtMaker,
    /// The agent of this turn went to a faction space.
    AtFaction,
    /// A seat in the High Council.
    Council,
    /// No seat in the High Council.
    NoCouncil,
    /// The Swordmaster; with six players its bonus token.
    Swordmaster,
    /// A seat in the High Council and the Swordmaster.
    CouncilAndSwordmaster,
    /// Spice was gained this turn.
    GainedSpice,
    /// The card just discarded is of this faction.
    Discarded(Faction),
    /// The card just trashed costs at least this.
    TrashedCost(u8),
    /// The Spice Must Flow was acquired this turn.
    BoughtSpiceMustFlow,
    /// At least so many copies of The Spice Must Flow among the own cards.
    OwnsSpiceMustFlow(u8),
    /// At least so many cards in the draw pile.
    DeckHolds(u8),
    /// Four influence on a track whose Alliance an opponent holds.
    ShadowAlliance,
    /// The own turn has just begun.
    TurnStart,
    /// It is the own Reveal turn.
    RevealTurn,
    /// The player alone won the Conflict just fought.
    Won,
    /// More copies of The Spice Must Flow than each opponent.
    MostSpiceMustFlow,
    /// At least so many tracks with at least so much influence.
    Tracks(u8, u8),
    /// An enemy agent stood on the space when this turn's agent was sent there.
    EnemyThere,
    /// At least so many own agents on spaces with one of these icons.
    AgentsAt(u8, Vec<Icon>),
    /// At least so many own tech tiles.
    TechTiles(u8),
    /// At least so many own dreadnoughts outside the supply.
    Dreadnoughts(u8),
    /// At least so many of these hold.
    AtLeast(u8, Vec<Condition>),
    /// At least so many Solari.
    HasSolari(u8),
    /// At least so much persuasion gained this turn, spent or not.
    PersuasionGained(u8),
    /// At least so many genetic markers reached.
    Markers(u8),
    /// The card is one of two grafted cards.
    Grafted,
    /// The other grafted card is of one of these factions.
    PartnerIs(Vec<Faction>),
    /// More own troops in the Conflict than each opponent has.
    MostDeployed,
    /// An opponent played a combat card in this Conflict.
    OpponentPlayedCombat,
    /// At least so many own troops went to the supply at the end of the Conflict.
    TroopsLost(u8),
    /// At least so much spice.
    HasSpice(u8),
}

/// Something to be counted at the moment the effect is carried out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Count {
    /// Own sandworms in the Conflict.
    Worms,
    /// Completed contracts.
    CompletedContracts,
    /// Other revealed cards that provided a sword this turn.
    OtherSwordCards,
    /// Revealed cards of this faction.
    Revealed(Faction),
    /// Cards of this faction in play.
    InPlay(Faction),
    /// Own dreadnoughts in the Conflict.
    DreadnoughtsInConflict,
    /// Revealed cards that provided a sword this turn.
    SwordCards,
    /// Factions with at most one own influence.
    LowTracks,
    /// The agent icons of the other grafted card.
    PartnerIcons,
}

impl Cost {
    /// Does a Commander need an activated Ally for it? IU-SIX-21
    pub(super) fn needs_ally(&self) -> bool {
        matches!(self, Cost::LoseInfluence | Cost::LoseTwoInfluence | Cost::Retreat(..))
            || matches!(self, Cost::Specimens(_) | Cost::LoseTroops(_))
            || matches!(self, Cost::RetreatUnits(_) | Cost::LoseDeployed(_))
    }
}

impl Condition {
    /// May the player's other effects of a turn bring it about? Then what waits for its place in the turn is read anew.
    pub(super) fn may_come(&self) -> bool {
        matches!(self, Condition::Markers(_) | Condition::AnyAlliance)
    }

    /// Does a Commander need an activated Ally for it? IU-SIX-21
    pub(super) fn needs_ally(&self) -> bool {
        use Condition::*;
        matches!(self, Units(_) | HasWorm | Strength(..) | Deployed(_) | Hooks)
    }
}
