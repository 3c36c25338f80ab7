//! Who may see what of an event.

use table::Viewer;

use super::Event;

impl table::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let mut event = self.clone();
        match &mut event {
            Event::Drew { seat, card } if !viewer.knows(*seat) => *card = None,
            Event::DrewIntrigue { seat, card } if !viewer.knows(*seat) => *card = None,
            Event::TrashedIntrigue { seat, card } if !viewer.knows(*seat) => *card = None,
            Event::DealtContracts { seat, contracts } if !viewer.knows(*seat) => *contracts = None,
            Event::LookedAt { seat, cards } if !viewer.knows(*seat) => *cards = None,
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
                | Event::DrewIntrigue { .. }
                | Event::Sent { .. }
                | Event::Offered { .. }
                | Event::Dealt { .. }
                | Event::Discarded { .. }
                | Event::Trashed { .. }
                | Event::LookedAt { .. }
                | Event::Played { .. }
                | Event::Stolen { .. }
                | Event::GaveIntrigue { .. }
                | Event::DealtContracts { .. }
                | Event::Kept { .. }
                | Event::Revealed { .. }
        )
    }
}
