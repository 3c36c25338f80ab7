//! What is to be done: a stack of steps. A step either runs by itself or asks a seat to decide.
//!
//! The module `drive` says whom a step asks, what it offers and what a decision does.

use crate::board::Area;
use crate::effect::{Piece, Target, Victim, Which, WormSpot};
use crate::guild::GuildStep;
use crate::piece::{Deck, Face, Marker, Side, Token, Unit};
use crate::state::Manner;

/// The phases of a round, in order (WA-ROUND-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Phase {
    /// Cards are drawn and prescience revealed.
    Begin,
    /// Harkonnen places vehicles.
    Vehicles,
    /// Action dice are rolled.
    Roll,
    /// Bene Gesserit tokens may be placed.
    Tokens,
    /// Actions in turn.
    Actions,
    /// The action phase is over.
    ActionsEnd,
    /// Wormsign tokens are placed.
    Signs,
    /// Wormsign tokens are turned up.
    Reveal,
    /// Sandworms take effect.
    Worms,
    /// Coriolis storms.
    Storms,
    /// Spice is harvested and spent.
    Harvest,
    /// Imperium bans.
    Bans,
    /// Prescience cards are claimed at the end of the round.
    Claims,
    /// The secret objective is checked, leaders and hands are tidied.
    Tidy,
    /// Unclaimed prescience cards go.
    Foresight,
    /// The next round.
    Next,
}

/// The stages of a battle round that are decided or run in turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Planning cards for dice, by this player.
    Cards(Deck),
    /// The roll.
    Roll,
    /// Which leaders use Specials.
    Specials(Side),
    /// Losses are counted.
    Hits,
    /// Is anybody left?
    After,
    /// Continue or cease?
    Continue,
    /// Continuing was paid for.
    Paid,
    /// Retreat or stand?
    Retreat,
    /// The attacker has won.
    Won,
}

/// Why a legion takes losses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A battle round.
    Battle,
    /// The price of going on against a settlement.
    Price,
    /// A sandworm.
    Worm,
    /// A coriolis storm.
    Storm,
    /// Another special attack.
    Bombardment,
}

/// One thing to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// The round goes on with this phase.
    Phase(Phase),
    /// Effects of a script from this one on.
    Run { script: u16, at: u8, it: Area, side: Side },

    /// Place vehicles.
    Vehicles { left: u8, counts: [u8; 3], must: bool },
    /// Change a die for which there is no cell.
    ChangeDie { player: Deck },
    /// Place a Bene Gesserit token?
    BeneGesserit { side: Side },
    /// Which partner of a shared faction takes the Bene Gesserit token as a die of this result?
    BeneBoard { side: Side, face: Face },
    /// A turn of the action phase.
    Turn { side: Side, acted: bool },
    /// What to use a die for.
    UseDie { player: Deck, die: Face, face: Face },
    /// Claim prescience cards that something just made possible?
    Claim,
    /// Which die to spend on a prescience card.
    ClaimDie { card: u8 },
    /// Discard cards for a prescience card.
    GiveUpToken,
    /// Where the extra steps of "Fear Is the Mind-Killer" go.
    Fear,

    /// One of several scripts.
    OneOf { script: u16, at: u8, it: Area, side: Side },
    /// Where to place figures.
    Spot { script: u16, at: u8, side: Side },
    /// One figure to place.
    Figure { piece: Piece, area: Area, side: Side, must: bool },
    /// One unit into each of several areas.
    PlaceEach { left: u8, unit: Unit, side: Side },
    /// Deploy units and a leader over settlements.
    Deploy { units: [u8; 3], leader: bool },
    /// Deploy deployment tokens; only where enemies are so near, if that is not 0.
    DeployTokens { left: u8, leader: bool, area: Area, spread: bool, near: u8 },
    /// Where the drawn deployment token goes.
    TokenTo { near: u8 },
    /// Replace units.
    Replace { left: u8, from: Unit, to: Unit, side: Side },
    /// A unit that is not in supply: which stands in?
    StandIn { side: Side, unit: Unit, area: Area },

    /// Draw planning cards.
    Draw { player: Deck, cards: u8 },
    /// Play one more planning card?
    PlayCard { player: Deck },
    /// Discard planning cards.
    Discard { player: Deck, left: u8 },
    /// Which player of a shared faction discards?
    WhoDiscards { side: Side, left: u8 },

    /// Which legion moves next?
    Move { left: u8, which: Which, steps: u8, it: Area, side: Side },
    /// Who goes, and where to?
    March { from: Area, which: Which, steps: u8, side: Side },
    /// With which ornithopter or frigate?
    Fly { from: Area, to: Area, side: Side, attack: bool, rides: bool },
    /// Check the stacking limit everywhere after a move.
    Settle { side: Side },
    /// Which legion attacks?
    Attack { which: Which, manner: Manner, it: Area, side: Side },
    /// Which area does it attack?
    AttackTarget { from: Area, manner: Manner, side: Side },
    /// A battle.
    Battle(Stage),
    /// The next coriolis storm of those marked.
    Storm,
    /// Which partner of a shared faction acts?
    WhoActs { side: Side },
    /// Which partner of a shared faction takes the next die?
    DealDie { side: Side },
    /// Losses.
    Losses { side: Side, area: Area, hits: u8, cause: Cause },
    /// Units above the stacking limit.
    Excess { side: Side, area: Area },
    /// Which of several leaders enters the tank first?
    TankOrder { side: Side },
    /// A legion leaves its area; the enemy says where to.
    Flee { side: Side, area: Area },
    /// A legion is moved off the place of the atomics.
    Displace { side: Side, area: Area },
    /// The victor may advance with a part (FAQ 3.0).
    Advance { side: Side, from: Area, to: Area },

    /// A sandworm figure for this area must come from the board.
    WormFrom { to: Area },
    /// A sandworm has come to an area with Harkonnen pieces.
    WormCame { area: Area },
    /// Save the harvester with a carryall?
    Rescue { area: Area },
    /// After a sandworm attack.
    WormSated { area: Area },
    /// Put wormsign tokens on the board.
    Wormsigns { left: u8 },
    /// Which desert is marked, when tokens are short.
    MarkDesert,
    /// Which areas sandworms appear in, when there are too many.
    WormZones { left: u8 },
    /// Which new sandworm takes effect next?
    WormOrder,
    /// Move sandworms.
    MoveWorms { left: u8 },
    /// Where the sandworm goes.
    WormTo { from: Area },
    /// Attack with a sandworm.
    WormAttack { wild: bool },
    /// What it attacks.
    WormTarget { from: Area },
    /// Place sandworms.
    PlaceWorms { left: u8, at: WormSpot },
    /// Where the Wild Maker comes.
    WildMakerComes,
    /// Leave the Wild Maker or put a sandworm in its place?
    WildMakerStays,

    /// The area an ornithopter scouts.
    Scout { zone: u8 },
    /// An enemy leader for the tank.
    Tank { victim: Victim, it: Area, side: Side },
    /// A legion carried straight to another.
    Carry { from: Area },
    /// A prescience card to shuffle back.
    ShufflePrescience,
    /// The area spies reveal.
    Spies,
    /// The die Harkonnen must use.
    ForceDie,
    /// Prescience cards to exchange.
    Exchange { gone: u8 },
    /// The marker that goes down.
    MarkerDown,
    /// The marker that goes up.
    MarkerUp { not: Marker, by: u8 },
    /// The Imperium marker that goes down.
    LowerImperium,
    /// The prescience card to attach to.
    Attach { eyes: bool },
    /// Which of the atomics.
    Atomics,
    /// Wormsign tokens to discard.
    DiscardWormsigns { left: u8 },
    /// The legion a special attack hits.
    Bombard { dice: u8, target: Target, it: Area, side: Side },
    /// Harvesters of one sector to remove.
    Swallow { left: u8, sector: u8 },
    /// Vehicles to remove in these sectors.
    RemoveVehicles { left: u8, sectors: u8 },
    /// The sector of the rockets.
    Rockets { dice: u8 },
    /// The ornithopter to capture.
    Capture,
    /// Two sietches whose tokens are swapped.
    SwapTokens { first: Area },
    /// A sietch that moves.
    MoveSietch { from: Area },
    /// An enemy legion that is moved.
    ShiftEnemy { from: Area },

    /// Spend spice.
    Spend { decided: u8, hoarded: bool },
    /// The additional ban.
    Ban { fallen: u8 },
    /// Replace named leaders on the board with generic ones.
    SwapLeaders { side: Side },
    /// Remove unclaimed prescience cards.
    Weed,
    /// A step of the Spacing Guild expansion.
    Guild(GuildStep),
    /// The sietch the automaton's legions move towards instead of the target.
    TemporaryTarget,
    /// Which Harkonnen deployment token is turned up to be used again?
    SpareToken { token: Token, to: Area },
    /// The automaton rolls a die.
    Mahdi,
    /// The automaton draws and plays cards.
    MahdiPlays { left: u8, from: Deck },
}

/// Whose decision a step is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// Nobody's: it runs by itself.
    Nobody,
    /// A player's.
    Player(Deck),
    /// That of whoever acts for a side.
    Side(Side),
}
