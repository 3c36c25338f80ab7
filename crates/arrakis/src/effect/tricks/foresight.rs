//! Choices among prescience cards, markers and dice.

use table::fault::less;
use table::{Offers, Steps, World};

use super::Step;
use crate::action::Action;
use crate::cards::PrescienceCard;
use crate::event::Event;
use crate::phase::harvest::BOTTOM_ROW;
use crate::piece::{Face, Marker, Power, Side};
use crate::state::Arrakis;

impl Arrakis {
    /// Revealed cards that are not kept open.
    pub(super) fn unkept_options(&self, to: &mut Offers<'_, Action>) {
        for card in self.open_cards().filter(|&card| self.kept_open != Some(card)) {
            to.add(Action::Prescience(card));
        }
    }

    pub(super) fn shuffle_prescience(&mut self, action: Action, w: &mut impl World<Event>) {
        if let Action::Prescience(card) = action {
            self.return_prescience(card, w);
        }
    }

    /// As many can go as the deck can replace.
    pub(super) fn exchange_options(&self, gone: u8, to: &mut Offers<'_, Action>) {
        if u32::from(gone) < self.foresight.count_ones() {
            self.unkept_options(to);
        }
    }

    pub(super) fn exchange(&mut self, gone: u8, action: Action, w: &mut impl World<Event>) {
        if let Action::Prescience(card) = action {
            self.remove_prescience(card, w);
            self.push(Step::Exchange { gone: gone + 1 });
        } else {
            self.reveal_prescience(u32::from(gone), w);
        }
    }

    pub(super) fn attach_options(&self, to: &mut Offers<'_, Action>) {
        for card in self.open_cards() {
            to.add(Action::Prescience(card));
        }
    }

    pub(super) fn attach(&mut self, keeps: bool, action: Action, w: &mut impl World<Event>) {
        let Action::Prescience(card) = action else { return };
        let lies_on = if keeps { &mut self.kept_open } else { &mut self.hastened };
        *lies_on = Some(card);
        w.tell(|| Event::Attached { card, keeps });
    }

    pub(crate) fn return_prescience(&mut self, card: PrescienceCard, w: &mut impl World<Event>) {
        self.open &= !card.bit();
        self.foresight |= card.bit();
        if self.hastened == Some(card) {
            self.hastened = None;
        }
        w.tell(|| Event::PrescienceShuffled { card });
    }

    pub(crate) fn remove_prescience(&mut self, card: PrescienceCard, w: &mut impl World<Event>) {
        self.open &= !card.bit();
        if self.hastened == Some(card) {
            self.hastened = None;
        }
        w.tell(|| Event::PrescienceRemoved { card });
    }

    pub(super) fn marker_down_options(&self, to: &mut Offers<'_, Action>) {
        for marker in Marker::ALL {
            for steps in 1..=self.marker(marker) {
                to.add(Action::Lower(marker, steps));
            }
        }
    }

    pub(super) fn marker_down(&mut self, action: Action, w: &mut impl World<Event>) {
        let Action::Lower(marker, by) = action else { return };
        less(&mut self.markers[marker as usize], by, "a step of a track");
        let to = self.markers[marker as usize];
        w.tell(|| Event::MarkerMoved { marker, to });
        self.push(Step::MarkerUp { not: marker, by });
    }

    pub(super) fn marker_up(&mut self, by: u8, action: Action, w: &mut impl World<Event>) {
        if let Action::Raise(marker) = action {
            self.raise_marker(marker, by, w);
        }
    }

    pub(super) fn lower_imperium_options(&self, to: &mut Offers<'_, Action>) {
        for power in Power::ALL.into_iter().filter(|&power| self.rows[power as usize] < BOTTOM_ROW) {
            to.add(Action::Power(power));
        }
    }

    pub(super) fn lower_imperium(&mut self, action: Action, w: &mut impl World<Event>) {
        let Action::Power(power) = action else { return };
        self.rows[power as usize] += 1;
        let row = self.rows[power as usize];
        w.tell(|| Event::Imperium { power, row });
    }

    pub(super) fn force_die_options(&self, to: &mut Offers<'_, Action>) {
        for face in Face::ALL.into_iter().filter(|&face| self.may_force(face)) {
            to.add(Action::Face(face));
        }
    }

    pub(super) fn force_die(&mut self, action: Action, w: &mut impl World<Event>) {
        let Action::Face(face) = action else { return };
        self.forced = Some(face);
        w.tell(|| Event::DieForced { face });
    }

    /// Can Truthtrance name this result? Against the automaton one that has not come up too often
    /// (WA-SOLO-SPECIAL-14).
    fn may_force(&self, face: Face) -> bool {
        if !self.rules.solo {
            return self.dice_showing(Side::Harkonnen, face) > 0;
        }
        let most = if matches!(face, Face::Deployment | Face::House) { 2 } else { 3 };
        self.solo.spent[face as usize] < most
    }
}

pub(super) fn marker_up_options(not: Marker, to: &mut Offers<'_, Action>) {
    for marker in Marker::ALL.into_iter().filter(|&marker| marker != not) {
        to.add(Action::Raise(marker));
    }
}
