//! Everything that can happen, with who may see it.
use crate::board::{BattleIcon, Faction, Post, Space};
use crate::content::{Card, Conflict, Contract, Hagal, Intrigue, Leader, Objective, Rival};
use serde::Serialize;
use table::Seat;

mod good;
mod ix;
mod seen;
mod tleilax;

pub use {good::Good, ix::IxEvent, tleilax::Tleilax};

/// One thing that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player's leader was decided.
    Leads {
        /// Who.
        seat: Seat,
        /// Which leader.
        leader: Leader,
    },
    /// An Objective card was dealt.
    Objective {
        /// To whom.
        seat: Seat,
        /// Which.
        objective: Objective,
    },
    /// A round began with this Conflict.
    RoundStarted {
        /// The round.
        round: u8,
        /// The Conflict card.
        conflict: Conflict,
    },
    /// A controlled location was defended with a troop.
    Defended {
        /// Who did.
        seat: Seat,
    },
    /// A card was drawn; only its owner learns which.
    Drew {
        /// Who drew.
        seat: Seat,
        /// Which card.
        card: Option<Card>,
    },
    /// A discard pile was shuffled into a new deck.
    Shuffled {
        /// Whose.
        seat: Seat,
    },
    /// An Intrigue card was drawn; only its owner learns which.
    DrewIntrigue {
        /// Who drew.
        seat: Seat,
        /// Which card.
        card: Option<Intrigue>,
    },
    /// An agent was sent.
    Sent {
        /// Who sent it.
        seat: Seat,
        /// With which card.
        card: Card,
        /// Where to.
        space: Space,
    },
    /// A spy was recalled.
    SpyRecalled {
        /// Whose.
        seat: Seat,
        /// From which post.
        post: Post,
    },
    /// A spy was placed.
    SpyPlaced {
        /// Whose.
        seat: Seat,
        /// On which post.
        post: Post,
    },
    /// Something was gained.
    Gained {
        /// Who gained it.
        seat: Seat,
        /// What.
        good: Good,
        /// How much.
        amount: u8,
    },
    /// Something was paid or lost.
    Lost {
        /// Who lost it.
        seat: Seat,
        /// What.
        good: Good,
        /// How much.
        amount: u8,
    },
    /// An influence cube moved.
    Influence {
        /// Whose.
        seat: Seat,
        /// On which track.
        faction: Faction,
        /// To which step.
        step: u8,
    },
    /// An Alliance token moved.
    Alliance {
        /// Which.
        faction: Faction,
        /// To whom; nobody when it went back to its track.
        holder: Option<Seat>,
    },
    /// Troops were recruited.
    Recruited {
        /// Who.
        seat: Seat,
        /// How many.
        troops: u8,
    },
    /// Troops were deployed.
    Deployed {
        /// Who.
        seat: Seat,
        /// How many.
        troops: u8,
    },
    /// Troops were retreated.
    Retreated {
        /// Who.
        seat: Seat,
        /// How many.
        troops: u8,
    },
    /// Sandworms were summoned.
    Summoned {
        /// Who.
        seat: Seat,
        /// How many.
        worms: u8,
    },
    /// Maker hooks were taken.
    Hooks {
        /// Who.
        seat: Seat,
    },
    /// The Shield Wall was removed.
    WallRemoved {
        /// Who.
        seat: Seat,
    },
    /// An agent was recalled.
    AgentRecalled {
        /// Who.
        seat: Seat,
        /// From where.
        space: Space,
    },
    /// A seat in the High Council was taken.
    Seated {
        /// Who.
        seat: Seat,
    },
    /// The Swordmaster was gained.
    Swordmaster {
        /// Who.
        seat: Seat,
    },
    /// A contract was taken.
    TookContract {
        /// Who.
        seat: Seat,
        /// Which.
        contract: Contract,
    },
    /// A contract was completed.
    Completed {
        /// Who.
        seat: Seat,
        /// Which.
        contract: Contract,
    },
    /// A contract was laid out.
    Offered {
        /// Which.
        contract: Contract,
    },
    /// A card was acquired.
    Acquired {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
        /// Into the hand instead of the discard pile?
        to_hand: bool,
    },
    /// A card was dealt to the Imperium Row.
    Dealt {
        /// Which.
        card: Card,
    },
    /// A card of the Row was set aside.
    SetAside {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card set aside left the game unbought.
    Removed {
        /// Which.
        card: Card,
    },
    /// A card was trashed.
    Trashed {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card was discarded.
    Discarded {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card went back to the hand.
    Returned {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The top cards of a deck were looked at; only their owner learns which.
    LookedAt {
        /// Who.
        seat: Seat,
        /// Which cards.
        cards: Option<Vec<Card>>,
    },
    /// An Intrigue card was played.
    Played {
        /// Who.
        seat: Seat,
        /// Which.
        card: Intrigue,
    },
    /// An Intrigue card was trashed; only its owner knows which. IU-INTRIGUE-04
    TrashedIntrigue {
        /// Who.
        seat: Seat,
        /// Which.
        card: Option<Intrigue>,
    },
    /// An Intrigue card was stolen; only the two learn which.
    Stolen {
        /// The thief.
        seat: Seat,
        /// The victim.
        from: Seat,
        /// Which.
        card: Option<Intrigue>,
    },
    /// Cards were revealed.
    Revealed {
        /// Who.
        seat: Seat,
        /// Which.
        cards: Vec<Card>,
    },
    /// A step of the training track was reached.
    Trained {
        /// Who.
        seat: Seat,
        /// Which step.
        step: u8,
    },
    /// A memory was laid down.
    Memory {
        /// Who.
        seat: Seat,
    },
    /// Lady Jessica became the Reverend Mother.
    Flipped {
        /// Who.
        seat: Seat,
    },
    /// A turn was over.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A Conflict reward was received.
    Reward {
        /// Who.
        seat: Seat,
        /// First, second or third.
        place: u8,
        /// Twice, for a sandworm?
        doubled: bool,
    },
    /// Control of a location was won.
    Control {
        /// Who.
        seat: Seat,
        /// Where.
        space: Space,
    },
    /// A Conflict card was won.
    Won {
        /// Who.
        seat: Seat,
        /// Which.
        conflict: Conflict,
    },
    /// Nobody won the Conflict.
    Unclaimed {
        /// Which.
        conflict: Conflict,
    },
    /// A pair of battle icons was turned face down.
    Paired {
        /// Who.
        seat: Seat,
        /// Which icon.
        icon: BattleIcon,
    },
    /// Bonus spice gathered on a maker space.
    BonusSpice {
        /// Where.
        space: Space,
        /// How much lies there now.
        total: u8,
    },
    /// The first-player token passed on.
    FirstPlayer {
        /// To whom.
        seat: Seat,
    },
    /// A House Hagal card was turned up.
    HagalCard {
        /// Which.
        card: Hagal,
    },
    /// A Rival's agent went to a space.
    RivalSent {
        /// Which Rival.
        seat: Seat,
        /// Where to.
        space: Space,
    },
    /// A Rival's scheme was triggered.
    Schemed {
        /// Which Rival.
        seat: Seat,
    },
    /// A Rival spent an Intrigue card.
    SpentIntrigue {
        /// Which Rival.
        seat: Seat,
        /// Which card.
        card: Intrigue,
    },
    /// A Rival opposes the players.
    Opposes {
        /// Its place at the table.
        seat: Seat,
        /// Which Rival.
        rival: Rival,
    },
    /// The dice of the Imperium Row were rolled.
    RowDice {
        /// What they show.
        dice: [u8; 2],
    },
    /// Two contracts made for Rise of Ix were dealt; only their owner learns which.
    DealtContracts {
        /// To whom.
        seat: Seat,
        /// Which.
        contracts: Option<[Contract; 2]>,
    },
    /// One of them was kept.
    Kept {
        /// By whom.
        seat: Seat,
        /// Which.
        contract: Contract,
    },
    /// A Commander activated an Ally.
    Activated {
        /// The Commander.
        seat: Seat,
        /// The Ally.
        ally: Seat,
    },
    /// The cube on a personal board moved.
    OwnTrack {
        /// The Commander.
        seat: Seat,
        /// To which step.
        step: u8,
    },
    /// The Alliance of a personal board was won or lost.
    OwnAlliance {
        /// The Commander.
        seat: Seat,
        /// Won?
        held: bool,
    },
    /// A card went to the Throne Row.
    Enthroned {
        /// Who moved it.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Goods were given in a trade.
    Gave {
        /// Who gave.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// What.
        good: Good,
        /// How much.
        amount: u8,
    },
    /// An Intrigue card was given in a trade; only the two learn which.
    GaveIntrigue {
        /// Who gave.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// Which.
        card: Option<Intrigue>,
    },
    /// An Ally yielded the better reward to the other.
    Yielded {
        /// Who did.
        seat: Seat,
    },
    /// A location is no longer controlled.
    Uncontrolled {
        /// Which.
        space: Space,
    },
    /// The Mentat was taken.
    Mentat {
        /// Who took it.
        seat: Seat,
    },
    /// A card went onto a deck.
    PutOnTop {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Troops were lost.
    LostTroops {
        /// Whose.
        seat: Seat,
        /// How many.
        troops: u8,
    },
    /// A space was forbidden to opponents.
    Forbidden {
        /// By whom.
        seat: Seat,
        /// Which.
        space: Space,
    },
    /// The Baron's faction tokens were revealed.
    Masterstroke {
        /// Whose.
        seat: Seat,
        /// Which.
        factions: Vec<Faction>,
    },
    /// What happened only with Rise of Ix.
    Ix(IxEvent),
    /// Something happened at the Bene Tleilax.
    Tleilax(Tleilax),
    /// The end of the game was triggered.
    EndTriggered,
}
