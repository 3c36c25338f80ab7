//! The turn in progress: what is remembered of it, and the effects it still holds.

use serde::{Serialize, Serializer};
use table::{List, Seat};

use crate::board::{Post, Space};
use crate::content::{Card, Cards, Contracts, Printed};
use crate::effect::Effect;

/// What is remembered of the turn in progress.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn {
    pub(crate) seat: Seat,
    /// The Ally a Commander has activated. IU-SIX-22
    pub(crate) ally: Option<Seat>,
    /// Does the Commander play combat cards for the Ally? IU-SIX-58
    pub(crate) behalf: bool,
    /// Troops the activated Ally could have deployed and did not.
    pub(crate) held_back: u8,
    /// Is the pool of effects open?
    pub(crate) open: bool,
    pub(crate) reveal: bool,
    /// The card played.
    pub(crate) card: Option<Card>,
    /// The card grafted to it. IM-GRAFT-01
    pub(crate) partner: Option<Card>,
    /// The place of the Imperium Row the partner was lent from. IM-CARD-08
    pub(crate) lent: Option<u8>,
    /// The space the agent was sent to.
    pub(crate) space: Option<Space>,
    pub(crate) recalled_spy: bool,
    /// The post of the spy a card's box placed.
    pub(crate) post: Option<Post>,
    pub(crate) spice: u8,
    pub(crate) recruited: u8,
    /// Units deployed within the limits of the combat space.
    pub(crate) deployed: u8,
    /// Dreadnoughts among them. RI-DREAD-03
    pub(crate) ships: u8,
    /// Units deployed in any way.
    pub(crate) units: u8,
    pub(crate) deploy_recruits: bool,
    pub(crate) no_deployment: bool,
    pub(crate) discarded: Option<Card>,
    pub(crate) trashed: Option<Card>,
    /// Revealed cards that provided swords.
    pub(crate) sword_cards: Cards,
    pub(crate) bought_spice_must_flow: bool,
    /// How much less The Spice Must Flow costs. DB-CARD-17
    pub(crate) cheaper: u8,
    /// May acquired cards go onto the deck? IF-66
    pub(crate) on_top: bool,
    /// Has the played card the four faction icons too? IF-91
    pub(crate) envoy: bool,
    /// Of two grafted cards, has the second one these icons? IM-GRAFT-09
    pub(crate) envoy_partner: bool,
    /// May troops be deployed as at a combat space? IM-CARD-14
    pub(crate) combat_icon: bool,
    /// Did the visited faction give its influence once more? IM-CARD-02
    pub(crate) courted: bool,
    /// Does the harvest of a maker space wait for the choice of spice? IF-50
    pub(crate) harvest_open: bool,
    /// The printed spice harvested at a maker space, without its bonus spice. IF-73
    pub(crate) base_spice: u8,
    /// How often the harvest was doubled. IF-75
    pub(crate) doublings: u8,
    /// Do enemy agents not block? DB-CARD-27
    pub(crate) unblocked: bool,
    /// Was something done this turn? DB-CARD-01
    pub(crate) begun: bool,
    /// Is the turn passed? DB-CARD-02
    pub(crate) passed: bool,
    /// Troops deployed in any way. RI-CARD-08
    pub(crate) troops: u8,
    /// Enemy units forced to retreat for them.
    pub(crate) repelled: u8,
    /// Dreadnoughts commissioned. RI-DREAD-02
    pub(crate) commissioned: u8,
    /// Did an enemy agent stand where the agent was sent? RI-CARD-07
    pub(crate) enemy_there: bool,
    /// Persuasion gained. RI-AMB-09
    pub(crate) persuasion: u8,
    /// Further turns that may be taken after this one. RI-CARD-05
    pub(crate) another: u8,
    /// The card that came back to the hand at the start of the turn. RI-LEADER-04
    pub(crate) ahead: Option<Card>,
    /// The effect of the pool carried out last.
    pub(crate) last: Option<Printed>,
    /// The player wants what is left carried out in the printed order.
    pub(crate) rest: bool,
    /// The contracts held when the agent was sent.
    pub(crate) held: Contracts,
}

/// The effects the turn in progress still holds. It lies beside the turn, so that no turn has to make it anew.
pub type Pool = List<Item, 56>;

/// An effect waiting in the pool of a turn.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Item {
    pub(crate) effect: Printed,
    /// The card it is printed on; a leader's ability is used with a card.
    pub(crate) this: Option<Card>,
}

/// An effect of the content, by reference.
#[derive(Clone, Copy)]
pub struct Fx(pub &'static Effect);

/// Effects of the content, by reference.
#[derive(Clone, Copy, Default)]
pub struct Fxs(pub &'static [Effect]);

impl PartialEq for Fx {
    fn eq(&self, other: &Fx) -> bool {
        std::ptr::eq(self.0, other.0) || self.0 == other.0
    }
}

impl PartialEq for Fxs {
    fn eq(&self, other: &Fxs) -> bool {
        std::ptr::eq(self.0, other.0) || self.0 == other.0
    }
}

impl std::fmt::Debug for Fx {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::fmt::Debug for Fxs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Fx {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Printed::of(self.0).serialize(serializer)
    }
}

impl Serialize for Fxs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Printed::each(self.0))
    }
}

impl Turn {
    pub(crate) fn new(seat: Seat) -> Turn {
        Turn {
            seat,
            ally: None,
            behalf: false,
            held_back: 0,
            open: false,
            reveal: false,
            card: None,
            partner: None,
            lent: None,
            space: None,
            recalled_spy: false,
            post: None,
            spice: 0,
            recruited: 0,
            deployed: 0,
            ships: 0,
            units: 0,
            deploy_recruits: false,
            no_deployment: false,
            discarded: None,
            trashed: None,
            sword_cards: Cards::EMPTY,
            bought_spice_must_flow: false,
            cheaper: 0,
            on_top: false,
            envoy: false,
            envoy_partner: false,
            combat_icon: false,
            courted: false,
            harvest_open: false,
            base_spice: 0,
            doublings: 0,
            unblocked: false,
            begun: false,
            passed: false,
            troops: 0,
            repelled: 0,
            commissioned: 0,
            enemy_there: false,
            persuasion: 0,
            another: 0,
            ahead: None,
            last: None,
            rest: false,
            held: Contracts::EMPTY,
        }
    }
}
