//! Every decision a seat can make.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::board::{BattleIcon, Faction, Post, Space};
use crate::content::{Card, Cell, Contract, Intrigue, Printed, Tech};
use crate::event::Good;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Agent turn: play the card and send an agent to the space.
    Send {
        /// The card played.
        card: Card,
        /// The space.
        space: Space,
    },
    /// Agent turn: play two cards together, at least one of them a Graft card.
    Graft {
        /// A Graft card.
        card: Card,
        /// The other card.
        partner: Card,
    },
    /// Agent turn: play a card together with one of the Imperium Row.
    GraftRow {
        /// The card of the hand.
        card: Card,
        /// The card of the Row.
        partner: Card,
    },
    /// This one of two grafted cards gets the icons of an Envoy.
    Envoy(Card),
    /// Take the Reveal turn.
    Reveal,
    /// Play an Intrigue card.
    Play(Intrigue),
    /// Pay what may be paid on arrival.
    PayExtra,
    /// Recall the spy on this post to infiltrate.
    Infiltrate(Post),
    /// Recall the spy on this post to gather intelligence.
    Gather(Post),
    /// Carry out this effect of the pool.
    Resolve(Printed),
    /// Carry out this effect of the pool with the other one of two grafted cards that both have it.
    Copy(Printed),
    /// Carry out all mandatory effects that are left, as printed.
    Rest,
    /// End the turn.
    EndTurn,
    /// Carry out this line of the card or reward.
    Line(Printed),
    /// Take this one of the effects to choose from.
    Option(Printed),
    /// Deploy so many troops from the garrison.
    Deploy(u8),
    /// Retreat so many troops.
    Retreat(u8),
    /// This faction.
    Faction(Faction),
    /// Discard this card.
    Discard(Card),
    /// Trash this card from there.
    Trash(Zone, Card),
    /// Trash this Intrigue card.
    TrashIntrigue(Intrigue),
    /// Keep this one of the Intrigue cards looked at.
    KeepIntrigue(Intrigue),
    /// Place a spy on this post.
    PlaceSpy(Post),
    /// Recall the spy on this post.
    RecallSpy(Post),
    /// Recall the agent from this space.
    RecallAgent(Space),
    /// Take this contract.
    Take(Contract),
    /// Keep this contract and give the other away.
    Keep(Contract),
    /// Remove the Shield Wall.
    RemoveWall,
    /// Acquire this card.
    Acquire(Card),
    /// Acquire the card set aside by Manipulate.
    AcquireAside,
    /// Acquire this card of the Throne Row.
    AcquireThrone(Card),
    /// Acquire this card of the Tleilaxu Row.
    AcquireTleilaxu(Card),
    /// The research goes on to this cell.
    Research(Cell),
    /// Return so many specimens to the supply.
    ReturnSpecimens(u8),
    /// Use the Family Atomics.
    Atomics,
    /// Set this card of the Row aside.
    SetAside(Card),
    /// Draw this card of the three, then discard this one.
    Pick(Card),
    /// Move on to this step of the training track.
    Train(u8),
    /// Deploy a troop from the supply to defend a controlled location.
    Defend,
    /// Give the Alliance token to this player.
    GiveAlliance(Seat),
    /// Pair the wild battle icon with this one.
    PairWild(BattleIcon),
    /// A Commander activates this Ally.
    Activate(Seat),
    /// A Commander lets the activated Ally decide about deployment now.
    CallUp,
    /// Influence on the track of the own personal board.
    OwnBoard,
    /// So many of the reinforcements for the left Ally, the rest for the right one.
    Split(u8),
    /// Trade with this member of the team.
    TradeWith(Seat),
    /// Give so much of this to the other.
    Give(Good, u8),
    /// Give this Intrigue card to the other.
    GiveIntrigue(Intrigue),
    /// Move this card of the Imperium Row to the Throne Row.
    Enthrone(Card),
    /// Contribute so much spice.
    Contribute(u8),
    /// Yield the better reward to the team's other Ally.
    Yield,
    /// Make the exchange for so much spice.
    Exchange(u8),
    /// Send an agent of the leader card.
    FromLeader,
    /// Draw the card looked at.
    DrawTop,
    /// Trash the card looked at.
    TrashTop,
    /// Put the acquired card onto the deck.
    PutOnTop,
    /// Take this card from the discard pile into the hand.
    TakeBack(Card),
    /// This opponent.
    Target(Seat),
    /// Lose a troop in the Conflict.
    LoseTroop,
    /// Lose a troop of the garrison.
    LoseGarrison,
    /// Forbid this space to opponents.
    Forbid(Space),
    /// Advance the freighter.
    Advance,
    /// Recall the freighter.
    RecallFreighter,
    /// Acquire this tech tile.
    AcquireTech(Tech),
    /// Pay for it in this.
    PayIn(Good),
    /// Return so many negotiators for a lower price.
    ReturnNegotiators(u8),
    /// Put a troop on the Ix board.
    Negotiate,
    /// Use this tech tile.
    UseTech(Tech),
    /// Deploy a dreadnought from the garrison.
    DeployDreadnought,
    /// Retreat a dreadnought.
    RetreatDreadnought,
    /// Force a troop of this opponent to retreat.
    Repel(Seat),
    /// Force a dreadnought of this opponent to retreat.
    RepelDreadnought(Seat),
    /// Take control of this location with a dreadnought.
    Occupy(Space),
    /// Return the dreadnought to the supply for what Detonation Devices give.
    Detonate,
    /// Put this Intrigue card under its deck.
    Bury(Intrigue),
    /// Set this card of the hand aside for the second turn.
    PutAside(Card),
    /// Take another turn.
    AnotherTurn,
    /// Do not make use of what is offered.
    Decline,
    /// Pass.
    Pass,
}

/// Where a card lies that is trashed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// In the hand.
    Hand,
    /// On the discard pile.
    Discard,
    /// Played on an Agent turn.
    Played,
    /// Revealed on the Reveal turn.
    Revealed,
}

impl Zone {
    /// All of them.
    pub const ALL: [Zone; 4] = [Zone::Hand, Zone::Discard, Zone::Played, Zone::Revealed];

    /// Its message key.
    pub const fn key(self) -> &'static str {
        match self {
            Zone::Hand => "zone-hand",
            Zone::Discard => "zone-discard",
            Zone::Played => "zone-played",
            Zone::Revealed => "zone-revealed",
        }
    }
}
