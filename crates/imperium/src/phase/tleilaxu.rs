//! The Bene Tleilax: the research track, the Tleilaxu track, the Axolotl tanks, the Tleilaxu Row; and Family Atomics.

use serde::Serialize;
use table::fault::{less, more, must};
use table::{Doing, Offers, Refusal, Seat, SeatSet, Steps, World, rule_id};

use super::effects::{self, How};
use super::{Asking, not_now, plain};
use crate::action::Action;
use crate::content::{Card, Cell, content};
use crate::effect::Effect;
use crate::event::{Event, Tleilax};
use crate::state::Imperium;
use crate::view::Question;

/// The steps of the Bene Tleilax.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Which cell the research goes on to. IM-TRACK-01
    Research {
        /// Whose.
        seat: Seat,
    },
    /// Troops are recruited from a supply that lacks some: specimens may come back first. IM-SPEC-03, IM-AMB-03
    Recruit {
        /// By whom.
        seat: Seat,
        /// How many.
        troops: u8,
    },
    /// A Tleilaxu card may be acquired. IM-CARD-20
    Acquire {
        /// By whom.
        seat: Seat,
    },
}

impl Doing<Imperium> for Step {
    fn asks(self, _: &Imperium) -> SeatSet {
        match self {
            Step::Research { seat } | Step::Recruit { seat, .. } | Step::Acquire { seat } => {
                SeatSet::one(seat)
            }
        }
    }

    fn open(self, _: &Imperium) -> bool {
        true
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Research { .. } => {
                offers.extend(game.next_cells(seat).iter().map(|&cell| Action::Research(cell)));
            }
            Step::Recruit { troops, .. } => {
                let player = game.player(seat);
                let lacking = troops.saturating_sub(player.supply).min(player.specimens);
                offers.extend((0..=lacking).map(Action::ReturnSpecimens));
            }
            Step::Acquire { .. } => {
                game.tleilaxu_cards(seat, |card| offers.add(Action::AcquireTleilaxu(card)));
                offers.add(Action::Decline);
            }
        }
    }

    fn refuse(self, game: &Imperium, seat: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::Research { .. }, Action::Research(_)) => {
                Refusal::new(rule_id!("IM-TRACK-01"), "refuse-cell")
            }
            (Step::Acquire { .. }, Action::AcquireTleilaxu(card)) => game.refuse_tleilaxu(seat, card),
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        match (self, action) {
            (_, Action::Research(cell)) => game.enter_cell(seat, cell, w),
            (Step::Recruit { troops, .. }, Action::ReturnSpecimens(back)) => {
                game.release(seat, back, w);
                game.recruit(seat, troops, w);
            }
            (_, Action::AcquireTleilaxu(card)) => game.acquire_tleilaxu(seat, card, w),
            _ => {}
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        match self {
            Step::Research { .. } => plain("ask-research", rule_id!("IM-TRACK-01")),
            Step::Recruit { .. } => plain("ask-return-specimens", rule_id!("IM-SPEC-03")),
            Step::Acquire { .. } => plain("ask-acquire-tleilaxu", rule_id!("IM-CARD-20")),
        }
    }
}

impl Imperium {
    /// The cells one Research icon leads to.
    pub(crate) fn next_cells(&self, seat: Seat) -> &'static [Cell] {
        &content().next_cells[usize::from(self.player(seat).research)]
    }

    /// One Research icon; for a Commander the activated Ally's token moves. IM-TRACK-01, IM-TRACK-05, IU-COMBO-26
    pub(crate) fn research(&mut self, seat: Seat, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        if usize::from(self.markers(seat)) == content().markers.len() {
            self.draw(seat, 1, w);
        } else {
            self.push(Step::Research { seat });
        }
    }

    /// The token enters a cell, and what that gives is had at once. IM-TRACK-02
    fn enter_cell(&mut self, seat: Seat, cell: Cell, w: &mut impl World<Event>) {
        self.player_mut(seat).research = cell.0;
        w.tell(|| Event::Tleilax(Tleilax::Researched { seat, cell }));
        self.reread();
        self.push(effects::Step::lines(seat, &cell.text().reward, How::AsPrinted));
    }

    /// The genetic markers somebody has reached; a Commander has those of the Ally further along.
    /// IM-TRACK-03, IM-TRACK-06, IU-COMBO-27
    pub(crate) fn markers(&self, seat: Seat) -> u8 {
        if self.is_commander(seat) {
            let [left, right] = self.allies_of(seat);
            return self.markers(left).max(self.markers(right));
        }
        let column = Cell(self.player(seat).research).text().column;
        content().markers.iter().filter(|&&marker| column >= marker).count() as u8
    }

    /// Is there a space left on the Tleilaxu track?
    pub(crate) fn can_advance(&self, seat: Seat) -> bool {
        let steps = content().tleilaxu_track.len();
        self.army(seat).is_some() && usize::from(self.force(seat).tleilaxu) < steps
    }

    /// So many Tleilaxu icons: every space that is entered gives its bonus, and what goes beyond the end is lost.
    /// IM-TRACK-07, IM-TRACK-08, IM-AMB-01, IU-COMBO-26
    pub(crate) fn advance_tleilaxu(&mut self, seat: Seat, steps: u8, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        for _ in 0..steps {
            let step = self.player(seat).tleilaxu + 1;
            let Some(text) = content().tleilaxu_track.get(usize::from(step) - 1) else { return };
            self.player_mut(seat).tleilaxu = step;
            w.tell(|| Event::Tleilax(Tleilax::Advanced { seat, step }));
            for effect in &text.reward {
                self.act(seat, effect, None, w);
            }
            if !text.first.is_empty() && self.tleilaxu_first {
                self.tleilaxu_first = false;
                for effect in &text.first {
                    self.act(seat, effect, None, w);
                }
            }
        }
    }

    /// The spice that whoever comes first finds on the Tleilaxu track. IM-SETUP-02
    pub(crate) fn first_spice(&self) -> u8 {
        let found = content().tleilaxu_track.iter().flat_map(|step| &step.first);
        found.filter_map(|effect| if let Effect::Spice(spice) = effect { Some(*spice) } else { None }).sum()
    }

    /// Troops of the supply go to the tanks, as many as there are. IM-SPEC-01, IM-AMB-02, IU-COMBO-28
    pub(crate) fn breed(&mut self, seat: Seat, troops: u8, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        let player = self.player_mut(seat);
        let troops = troops.min(player.supply);
        if troops > 0 {
            less(&mut player.supply, troops, "the supply");
            more(&mut player.specimens, troops, "specimens");
            w.tell(|| Event::Tleilax(Tleilax::Bred { seat, troops }));
        }
    }

    /// Specimens go back to the supply, spent or not. IM-SPEC-02, IM-SPEC-03
    pub(crate) fn release(&mut self, seat: Seat, troops: u8, w: &mut impl World<Event>) {
        let Some(seat) = self.army(seat) else { return };
        let player = self.player_mut(seat);
        let troops = troops.min(player.specimens);
        if troops > 0 {
            less(&mut player.specimens, troops, "specimens");
            more(&mut player.supply, troops, "the supply");
            w.tell(|| Event::Tleilax(Tleilax::Released { seat, troops }));
        }
    }

    /// Recruits; from a supply that lacks troops specimens may be returned to it first. IM-AMB-03
    #[inline]
    pub(crate) fn recruit_or_ask(&mut self, seat: Seat, troops: u8, w: &mut impl World<Event>) {
        if let Some(army) = self.army(seat)
            && self.player(army).supply < troops
            && self.player(army).specimens > 0
        {
            self.push(Step::Recruit { seat: army, troops });
        } else {
            self.recruit(seat, troops, w);
        }
    }

    /// The cards of the Tleilaxu Row the player has specimens for. IM-ROW-01, IM-ROW-03
    pub(crate) fn tleilaxu_cards(&self, seat: Seat, mut each: impl FnMut(Card)) {
        let specimens = self.force(seat).specimens;
        for card in self.tleilaxu_row.into_iter().chain([self.table.reclaimed_forces]).flatten() {
            if card.text().specimens.is_some_and(|price| price <= specimens) {
                each(card);
            }
        }
    }

    pub(crate) fn any_tleilaxu(&self, seat: Seat) -> bool {
        let mut any = false;
        self.tleilaxu_cards(seat, |_| any = true);
        any
    }

    /// Why a Tleilaxu card cannot be acquired.
    pub(crate) fn refuse_tleilaxu(&self, seat: Seat, card: Card) -> Refusal {
        let there = self.tleilaxu_row.contains(&Some(card)) || self.table.reclaimed_forces == Some(card);
        match there && self.army(seat).is_some() {
            true => Refusal::new(rule_id!("IM-ROW-01"), "refuse-too-few-specimens"),
            false => Refusal::new(rule_id!("IM-ROW-02"), "refuse-card-not-for-sale"),
        }
    }

    /// A card of the Tleilaxu Row is paid for with specimens and acquired; Reclaimed Forces stays where it is.
    /// IM-ROW-01, IM-ROW-02, IM-ROW-03, IM-SPEC-02
    pub(crate) fn acquire_tleilaxu(&mut self, seat: Seat, card: Card, w: &mut impl World<Event>) {
        let text = card.text();
        self.release(seat, must(text.specimens, "a price", 0), w);
        if text.stays {
            w.tell(|| Event::Tleilax(Tleilax::Reclaimed { seat }));
            return self.push(effects::Step::lines(seat, &text.acquire, How::AsPrinted));
        }
        let Some(slot) = self.tleilaxu_row.iter().position(|&there| there == Some(card)) else { return };
        self.receive(seat, card, false, w);
        self.deal_tleilaxu(slot, w);
        self.after_acquiring(seat, card, false, w);
    }

    /// Refills a place of the Tleilaxu Row; when the deck has run out it stays empty. IM-ROW-02
    pub(crate) fn deal_tleilaxu(&mut self, slot: usize, w: &mut impl World<Event>) {
        let card = self.tleilaxu.draw(w).map(Card);
        self.tleilaxu_row[slot] = card;
        if let Some(card) = card {
            w.tell(|| Event::Dealt { card });
        }
    }

    /// House Hagal replaces a card of the Row. IM-RIVAL-05
    pub(crate) fn replace_tleilaxu(&mut self, place: u8, w: &mut impl World<Event>) {
        let slot = usize::from(place.saturating_sub(1));
        if let Some(card) = self.tleilaxu_row.get_mut(slot).and_then(Option::take) {
            self.gone.add(card.0);
            w.tell(|| Event::Removed { card });
            self.deal_tleilaxu(slot, w);
        }
    }

    /// All cards of the Imperium Row leave the game and five new ones are dealt. IM-ATOM-01, IM-ATOM-02
    pub(crate) fn use_atomics(&mut self, seat: Seat, w: &mut impl World<Event>) {
        self.player_mut(seat).atomics = false;
        w.tell(|| Event::Tleilax(Tleilax::Atomics { seat }));
        for slot in 0..self.row.len() {
            if let Some(card) = self.row[slot].take() {
                self.gone.add(card.0);
                w.tell(|| Event::Removed { card });
            }
        }
        for slot in 0..self.row.len() {
            // The gap of a card that is grafted from the Row is filled when that card is trashed. IM-AMB-06
            if self.turn.lent != Some(slot as u8) {
                self.deal_row(slot, w);
            }
        }
    }

    /// Has nobody as many troops in the Conflict as the player? IM-CARD-32
    pub(crate) fn most_deployed(&self, seat: Seat) -> bool {
        let own = self.force(seat).deployed;
        self.others(seat).all(|other| !self.opposed(seat, other) || self.player(other).deployed < own)
    }

    /// What a turn may do besides. IM-ATOM-01, IM-AMB-03
    pub(crate) fn offer_tleilax(&self, seat: Seat, offers: &mut Offers<'_, Action>) {
        if self.player(seat).atomics {
            offers.add(Action::Atomics);
        }
        if !self.table.looks_for_grafts() {
            return;
        }
        if self.force(seat).specimens > 0 {
            offers.add(Action::ReturnSpecimens(1));
        }
        if self.turn.reveal {
            self.tleilaxu_cards(seat, |card| offers.add(Action::AcquireTleilaxu(card)));
        }
    }
}
