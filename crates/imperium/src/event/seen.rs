//! Who may see what happened, and what it tells them.

use table::{RuleId, Viewer, rule_id};

use super::{Event, IxEvent, Tleilax};

impl table::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let mut event = self.clone();
        match &mut event {
            Event::Drew { seat, card } if !viewer.knows(*seat) => *card = None,
            Event::DrewIntrigue { seat, card } if !viewer.knows(*seat) => *card = None,
            Event::TrashedIntrigue { seat, card } if !viewer.knows(*seat) => *card = None,
            Event::DealtContracts { seat, contracts } if !viewer.knows(*seat) => *contracts = None,
            Event::Ix(IxEvent::Buried { seat, card }) if !viewer.knows(*seat) => *card = None,
            Event::Ix(IxEvent::PutAside { seat, card }) if !viewer.knows(*seat) => *card = None,
            Event::LookedAt { seat, cards } if !viewer.knows(*seat) => *cards = None,
            Event::Tleilax(Tleilax::LookedAtIntrigue { seat, cards }) if !viewer.knows(*seat) => {
                *cards = None;
            }
            Event::GaveIntrigue { seat, to, card } if !viewer.knows(*seat) && !viewer.knows(*to) => {
                *card = None
            }
            Event::Stolen { seat, from, card } if !viewer.knows(*seat) && !viewer.knows(*from) => {
                *card = None
            }
            _ => {}
        }
        Some(event)
    }

    fn glimpse(&self) -> Option<RuleId> {
        match self {
            // Turned up, and shuffled into the deck again by a Reshuffle card or an empty deck.
            Event::HagalCard { .. } => Some(rule_id!("IU-RIVAL-17")),
            // Dice are read once: a six does nothing, and neither do equal numbers twice.
            Event::RowDice { .. } => Some(rule_id!("IU-RIVALDIFF-15")),
            // The pile may be shuffled into the deck at the next draw of the same turn.
            Event::Discarded { .. } => Some(rule_id!("IU-ROUND-14")),
            // So may cards that were revealed, where the round ends with the same decision.
            Event::Revealed { .. } => Some(rule_id!("IU-REVEAL-02")),
            // Whoever draws all that is left at the end of the same turn has it in hand either way.
            Event::PutOnTop { .. } => Some(rule_id!("IF-67")),
            _ => None,
        }
    }

    fn reveals_to(&self, viewer: Viewer) -> bool {
        match self {
            // A secret of a hand or of a deck's top: whoever holds it or looked learns what it is, the others that it was so.
            Event::Drew { seat, .. }
            | Event::DrewIntrigue { seat, .. }
            | Event::DealtContracts { seat, .. }
            | Event::LookedAt { seat, .. }
            | Event::Tleilax(Tleilax::LookedAtIntrigue { seat, .. }) => viewer.knows(*seat),
            Event::GaveIntrigue { seat, to, .. } => viewer.knows(*seat) || viewer.knows(*to),
            Event::Stolen { seat, from, .. } => viewer.knows(*seat) || viewer.knows(*from),
            _ => self.reveals(),
        }
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Leads { .. }
                | Event::Opposes { .. }
                | Event::HagalCard { .. }
                | Event::SpentIntrigue { .. }
                | Event::RowDice { .. }
                | Event::Objective { .. }
                | Event::RoundStarted { .. }
                | Event::Drew { .. }
                | Event::Masterstroke { .. }
                | Event::DrewIntrigue { .. }
                | Event::Sent { .. }
                | Event::Tleilax(Tleilax::Grafted { .. } | Tleilax::LookedAtIntrigue { .. })
                | Event::Offered { .. }
                | Event::Dealt { .. }
                | Event::Discarded { .. }
                | Event::Trashed { .. }
                | Event::LookedAt { .. }
                | Event::Ix(IxEvent::TechRevealed { .. })
                | Event::Returned { .. }
                | Event::Played { .. }
                | Event::Stolen { .. }
                | Event::GaveIntrigue { .. }
                | Event::DealtContracts { .. }
                | Event::Kept { .. }
                | Event::Revealed { .. }
        )
    }
}
