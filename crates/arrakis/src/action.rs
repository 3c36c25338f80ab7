//! Every decision a seat can make.

use serde::{Deserialize, Serialize};

use crate::board::{Area, Sector, Zone};
use crate::cards::{Card, PrescienceCard};
use crate::effect::Branch;
use crate::piece::{Deck, Face, Figure, Leader, Marker, Power, Token, Unit, Vehicle};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Nothing more of this.
    #[default]
    Done,
    /// Not at all.
    Pass,
    /// End the turn.
    EndTurn,

    // A turn of the action phase
    /// Take up an unused die.
    Die(Face),
    /// Use the die for the action of its result.
    Standard,
    /// Use the die as another result (House of Atreides).
    As(Face),
    /// Use the special action of a leader.
    Special(Leader),
    /// Play a planning card.
    Play(Card),
    /// The Desert Power action.
    DesertPower,
    /// The special action of the Wild Maker in place of Desert Power.
    WildMaker,
    /// Claim a prescience card.
    Claim(PrescienceCard),
    /// One of several things a result or a card can do.
    Choose(Branch),
    /// This sector.
    Sector(Sector),

    // Free actions
    /// Reveal a deployment token (guerrilla training).
    Train(Area, Token),
    /// Scout with the ornithopter in this air zone.
    Scout(Zone),
    /// Scout with the ornithopter in this air zone; the Guild Navigator leaves in its stead.
    ScoutSparing(Zone),
    /// Bombard with the frigate in this air zone.
    Bombard(Zone),
    /// Discard so many copies of a scheme: its leader leaves the game.
    #[serde(rename = "drop_hawat")]
    DropScheme(u8),
    /// Open a cone of silence with the partner.
    Whisper,
    /// Detonate the family atomics at one of the three places.
    Detonate(Area),

    // Areas and figures
    /// This legion, or this piece.
    From(Area),
    /// To this area, or this target.
    To(Area),
    /// Leave a figure behind.
    Leave(Figure),
    /// By the ornithopter or frigate in this air zone.
    By(Zone),
    /// By the ornithopter in this air zone; the Guild Navigator leaves in its stead.
    BySparing(Zone),
    /// On sandworms, although a frigate is at hand.
    Ride,
    /// Place everything here, from the supply.
    Here(Area),
    /// Place here, figure by figure.
    Piecewise(Area),
    /// Take the figure from the supply.
    Supply(Figure),
    /// Take the figure from an area of the board.
    Lift(Figure, Area),
    /// Deploy a figure in an area.
    Deploy(Figure, Area),
    /// Draw a deployment token.
    DrawToken,
    /// Place a harvester.
    Harvester(Area),
    /// Place an aircraft in an air zone.
    Aircraft(Vehicle, Zone),
    /// Take a harvester off the board to place it elsewhere.
    LiftHarvester(Area),
    /// Take the aircraft of this air zone off the board to place it elsewhere.
    LiftAircraft(Zone),
    /// Give up the vehicle in this air zone.
    Zone(Zone),

    // Battle and losses
    /// Discard a planning card.
    Discard(Card),
    /// Let this leader use a Special.
    Use(Figure),
    /// Go on with the battle.
    Continue,
    /// Cease the attack.
    Cease,
    /// Retreat.
    Retreat,
    /// Stand.
    Stand,
    /// Remove a figure.
    Remove(Figure),
    /// Replace an elite or special unit with a regular one.
    Downgrade(Unit),
    /// Save the harvester with the carryall of this air zone.
    Rescue(Zone),

    // Cards, dice and tracks
    /// Draw so many cards from the first deck and the rest from the second.
    Split(u8),
    /// This die result.
    Face(Face),
    /// This leader.
    Leader(Leader),
    /// This prescience card.
    Prescience(PrescienceCard),
    /// This marker goes down by so many steps.
    Lower(Marker, u8),
    /// This marker.
    Raise(Marker),
    /// This player of a shared faction.
    Player(Deck),
    /// Keep an Imperium marker (2 spice).
    Keep(Power),
    /// Raise an Imperium marker (3 spice).
    Promote(Power),
    /// Gain Supremacy by hoarding (3 spice).
    Hoard,
    /// This Imperium power.
    Power(Power),
}
