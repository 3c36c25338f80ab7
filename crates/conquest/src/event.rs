//! Everything that can happen, with who may see it.

use serde::Serialize;
use table::{Outcome, RuleId, Seat, Viewer, rule_id};

use crate::action::{Command, Element};
use crate::board::{Cell, Region};
use crate::content::{BattleCard, Leader, MarketCard, SpiceCard};
use crate::options::House;
use crate::state::Phase;

/// One thing that happened. Secret parts are `Option`s or lists that `seen_by` empties for those
/// who may not know them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields read as part of the variant's sentence")]
pub enum Event {
    // Setup.
    /// A seat got its house (CD-SETUP-19).
    Assigned { seat: Seat, house: House },
    /// The storm die was rolled for the stronghold out of play (CD-DUEL-06).
    CoverRolled { face: u8 },
    /// A stronghold is out of play (CD-DUEL-04).
    Covered { region: Region },
    /// A side's leaders were drawn (CD-ALLY-05); `None` for those who may not know them.
    LeadersDrawn { seat: Seat, public: bool, leaders: Option<Vec<Leader>> },
    /// Traitor cards were dealt.
    TraitorsDealt { seat: Seat, count: u8, leaders: Option<Vec<Leader>> },
    /// A traitor card was kept.
    TraitorKept { seat: Seat, leader: Option<Leader> },
    /// A seat took its starting spice (CD-SETUP-23).
    Endowed { seat: Seat, spice: u16 },
    /// Troops start on the map (CD-SETUP-24).
    Placed { seat: Seat, at: Cell, count: u8 },
    /// A roll for the first player (CD-SETUP-28).
    RolledForFirst { seat: Seat, face: u8 },
    /// Who plays first.
    FirstPlayer { seat: Seat },

    // Turn structure.
    /// A turn began.
    TurnBegan { turn: u8 },
    /// A phase began.
    PhaseBegan { phase: Phase },
    /// The game ended.
    Over { outcome: Outcome },

    // Market cards.
    /// A market card was played.
    Played { seat: Seat, card: MarketCard },
    /// A truthtrance was answered.
    Answered { asker: Seat, of: Seat, about: Leader, holds: bool },
    /// A deck ran out and its discard pile was shuffled (CD-SETUP-18).
    Reshuffled { deck: DeckName },

    // Storm.
    /// The storm die was rolled; 7 is the storm symbol.
    StormRolled { face: u8 },
    /// Somebody chose how far the storm moves.
    StormChosen { seat: Seat, sectors: u8 },
    /// Troops in a region are sheltered from the storm.
    Sheltered { seat: Seat, region: Region },
    /// The storm moved.
    StormMoved { from: u8, to: u8 },
    /// Troops were destroyed by storm, worm or spice blow.
    Destroyed { seat: Seat, at: Cell, count: u8 },
    /// Spice on the map went back to the bank.
    SpiceLost { at: Cell, amount: u8 },

    // Spice blow.
    /// A spice card was turned up.
    Turned { card: SpiceCard },
    /// A worm of turn 1 was shuffled back (CD-SPICE-05).
    WormShuffledBack,
    /// A worm took effect in two regions (CD-SPICE-06).
    WormStruck { regions: [Region; 2] },
    /// A further worm was discarded (CD-SPICE-10).
    WormIgnored,
    /// Spice blew.
    Blew { at: Cell, amount: u8 },
    /// A group rode the worm.
    Rode { seat: Seat, from: Vec<(Cell, u8)>, to: Cell },

    // Cards.
    /// Battle cards were drawn.
    DrewBattle { seat: Seat, count: u8, cards: Option<Vec<BattleCard>> },
    /// Market cards were bought (CD-MARKET-05).
    Bought { seat: Seat, count: u8, paid: u16, to: Option<Seat> },
    /// Market cards were drawn.
    DrewMarket { seat: Seat, count: u8, cards: Option<Vec<MarketCard>> },
    /// A battle card was discarded from hand.
    Discarded { seat: Seat, card: BattleCard },

    // Revival.
    /// Troops came back.
    RevivedTroops { seat: Seat, count: u8, cost: u16 },
    /// A leader came back.
    RevivedLeader { seat: Seat, leader: Leader, cost: u16 },

    // Shipment and movement.
    /// Troops were shipped.
    Shipped { seat: Seat, to: Cell, count: u8, cost: u16 },
    /// A group moved.
    Moved { seat: Seat, from: Vec<(Cell, u8)>, to: Cell },

    // Battle.
    /// A battle was chosen.
    BattleChosen { at: Region, sides: [Seat; 2] },
    /// A traitor card was drawn for an exchange.
    TraitorDrawn { seat: Seat, leader: Option<Leader> },
    /// A traitor card was put under the deck.
    TraitorReturned { seat: Seat, leader: Option<Leader> },
    /// Prescience asked for an element.
    Foresaw { seat: Seat, element: Element },
    /// The element was shown: to the asker only.
    Shown { to: Seat, by: Seat, element: Element, shown: Option<Shown> },
    /// The Voice commanded.
    Commanded { seat: Seat, command: Command },
    /// A power was not used.
    PowerDeclined { seat: Seat },
    /// A side announced that it has no leader (CD-PLAN-08).
    NoLeader { seat: Seat },
    /// A plan is sealed.
    PlanSealed { seat: Seat },
    /// Both plans were revealed.
    PlansRevealed { plans: [OpenPlan; 2] },
    /// A traitor was revealed (CD-TREACH-01).
    Treachery { seat: Seat, leader: Leader },
    /// Both leaders were traitors (CD-TREACH-11).
    TwoTraitors,
    /// A lasgun met a shield.
    Exploded,
    /// A battle was won, by totals or by treachery.
    Won { seat: Seat, totals: Option<[u8; 2]>, sides: [Seat; 2] },
    /// A side lost troops in a battle.
    Lost { seat: Seat, count: u8 },
    /// A leader was killed.
    LeaderKilled { seat: Seat, leader: Leader },
    /// Spice was paid for killed leaders (CD-BATTLE-19).
    Bounty { seat: Seat, spice: u16 },
    /// A card played in a battle was discarded.
    PlanCardDiscarded { seat: Seat, card: BattleCard },

    // Collection.
    /// Spice was collected.
    Collected { seat: Seat, at: Cell, amount: u8 },
    /// Charity was taken.
    Charity { seat: Seat, amount: u8 },
}

/// One of the three decks with a discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DeckName {
    /// The spice deck.
    Spice,
    /// The battle deck.
    Battle,
    /// The market deck.
    Market,
}

/// An element shown through Prescience.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// The number on the wheel.
    Dial(u8),
    /// The leader, if there is one.
    Leader(Option<Leader>),
    /// The card in the weapon slot, if there is one.
    Weapon(Option<BattleCard>),
    /// The card in the defence slot, if there is one.
    Defence(Option<BattleCard>),
}

/// A revealed plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenPlan {
    /// Whose it is.
    pub seat: Seat,
    /// The number on the wheel.
    pub dial: u8,
    /// The leader.
    pub leader: Option<Leader>,
    /// The card in the weapon slot.
    pub weapon: Option<BattleCard>,
    /// The card in the defence slot.
    pub defence: Option<BattleCard>,
}

impl table::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let mut event = self.clone();
        match &mut event {
            Event::LeadersDrawn { seat, public: false, leaders }
            | Event::TraitorsDealt { seat, leaders, .. }
                if !viewer.knows(*seat) =>
            {
                *leaders = None;
            }
            Event::TraitorKept { seat, leader }
            | Event::TraitorDrawn { seat, leader }
            | Event::TraitorReturned { seat, leader }
                if !viewer.knows(*seat) =>
            {
                *leader = None;
            }
            Event::DrewBattle { seat, cards, .. } if !viewer.knows(*seat) => *cards = None,
            Event::DrewMarket { seat, cards, .. } if !viewer.knows(*seat) => *cards = None,
            Event::Shown { to, by, shown, .. } if !viewer.knows(*to) && !viewer.knows(*by) => *shown = None,
            _ => {}
        }
        Some(event)
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Assigned { .. }
                | Event::CoverRolled { .. }
                | Event::LeadersDrawn { .. }
                | Event::TraitorsDealt { .. }
                | Event::RolledForFirst { .. }
                | Event::FirstPlayer { .. }
                | Event::Played { .. }
                | Event::Answered { .. }
                | Event::StormRolled { .. }
                | Event::Turned { .. }
                | Event::DrewBattle { .. }
                | Event::DrewMarket { .. }
                | Event::Discarded { .. }
                | Event::TraitorDrawn { .. }
                | Event::Shown { .. }
                | Event::NoLeader { .. }
                | Event::PlansRevealed { .. }
                | Event::Treachery { .. }
                | Event::Over { .. }
        )
    }

    fn glimpse(&self) -> Option<RuleId> {
        Some(match self {
            // Dice count for what they decide; a worm is covered by the next card, or shuffled back.
            Event::RolledForFirst { .. } => rule_id!("CD-SETUP-28"),
            Event::CoverRolled { .. } => rule_id!("CD-DUEL-06"),
            Event::StormRolled { .. } => rule_id!("CD-STORM-01"),
            Event::Turned { .. } => rule_id!("CD-SPICE-01"),
            // Said and shown to all; afterwards only the tops of the piles lie open.
            Event::NoLeader { .. } => rule_id!("CD-PLAN-08"),
            Event::PlansRevealed { .. } => rule_id!("CD-PLAN-17"),
            Event::Treachery { .. } => rule_id!("CD-HIDDEN-06"),
            Event::Discarded { .. } => rule_id!("CD-HIDDEN-01"),
            _ => return None,
        })
    }

    fn reveals_to(&self, viewer: Viewer) -> bool {
        match self {
            Event::LeadersDrawn { seat, public: false, .. }
            | Event::TraitorsDealt { seat, .. }
            | Event::DrewBattle { seat, .. }
            | Event::DrewMarket { seat, .. }
            | Event::TraitorDrawn { seat, .. } => viewer.knows(*seat),
            Event::Shown { to, .. } => viewer.knows(*to),
            _ => self.reveals(),
        }
    }
}
