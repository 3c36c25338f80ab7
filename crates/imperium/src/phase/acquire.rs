//! Acquiring cards: the Imperium Row, the Reserve, the card set aside, the Throne Row.

use serde::Serialize;
use table::fault::{less, must};
use table::{Doing, Offers, Refusal, Seat, SeatSet, Steps, World, rule_id};

use super::effects::{self, How};
use super::{Asking, asked, deck_top, not_now, plain};
use crate::action::Action;
use crate::content::{Card, Contract, Goal, Intrigue};
use crate::effect::Effect;
use crate::event::{Event, Good};
use crate::state::Imperium;
use crate::view::Question;

/// How much less a card set aside costs.
pub(crate) const ASIDE_CHEAPER: u8 = 1;

/// The steps of acquiring by an effect.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A card is acquired. IU-ACQUIRE-02
    Acquire {
        /// By whom.
        seat: Seat,
        /// It costs at least this.
        least: u8,
        /// It costs at most this.
        most: u8,
        /// Does it go to the hand?
        to_hand: bool,
        /// Does it go onto the deck?
        to_deck: bool,
        /// Is its price paid in Solari?
        solari: bool,
    },
    /// A card of the Row is set aside.
    SetAside {
        /// By whom.
        seat: Seat,
    },
}

impl Doing<Imperium> for Step {
    fn asks(self, game: &Imperium) -> SeatSet {
        match self {
            Step::Acquire { seat, .. } => SeatSet::one(seat),
            Step::SetAside { seat } => asked(seat, game.row.iter().any(Option::is_some)),
        }
    }

    fn open(self, _: &Imperium) -> bool {
        matches!(self, Step::Acquire { .. })
    }

    fn offer(self, game: &Imperium, seat: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Acquire { least, most, .. } => {
                game.acquirable(seat, least, most, |card| offers.add(Action::Acquire(card)));
                game.throne_cards(seat, least, most, |card| offers.add(Action::AcquireThrone(card)));
            }
            Step::SetAside { .. } => game.row_cards(|card| offers.add(Action::SetAside(card))),
        }
    }

    fn refuse(self, _: &Imperium, _: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::Acquire { .. }, Action::Acquire(_)) => {
                Refusal::new(rule_id!("IU-ACQUIRE-02"), "refuse-card-not-for-sale")
            }
            _ => not_now(),
        }
    }

    fn take(self, game: &mut Imperium, seat: Seat, action: Action, w: &mut impl World<Event>) {
        if let (Step::Acquire { solari: true, .. }, Action::Acquire(card) | Action::AcquireThrone(card)) =
            (self, action)
        {
            game.lose(seat, Good::Solari, game.price(card), w);
        }
        match (self, action) {
            (Step::Acquire { to_hand, to_deck, .. }, Action::Acquire(card)) => {
                game.acquire(seat, card, to_hand, w);
                if to_deck && game.player_mut(seat).discard.remove(card.0) {
                    game.put_on_top(seat, card, w);
                }
            }
            (Step::Acquire { to_hand, .. }, Action::AcquireThrone(card)) => {
                game.acquire_throne(seat, card, to_hand, w);
            }
            (Step::SetAside { .. }, Action::SetAside(card)) => {
                if let Some(slot) = game.row.iter().position(|&there| there == Some(card)) {
                    game.player_mut(seat).aside = Some(card);
                    w.tell(|| Event::SetAside { seat, card });
                    game.deal_row(slot, w);
                }
            }
            _ => {}
        }
    }
}

impl Asking for Step {
    fn question(self, _: &Imperium) -> Question {
        match self {
            Step::Acquire { solari: true, .. } => plain("ask-buy-with-solari", rule_id!("IU-ROUND-13")),
            Step::Acquire { .. } => plain("ask-acquire", rule_id!("IU-ACQUIRE-02")),
            Step::SetAside { .. } => plain("ask-set-aside", rule_id!("IU-ROUND-13")),
        }
    }
}

impl Imperium {
    /// A card of a Reveal turn, paid with persuasion. IU-ACQUIRE-02
    pub(crate) fn acquire_by_persuasion(&mut self, seat: Seat, action: Action, w: &mut impl World<Event>) {
        match action {
            Action::Acquire(card) => {
                self.lose(seat, Good::Persuasion, self.price(card), w);
                self.acquire(seat, card, false, w);
            }
            Action::AcquireThrone(card) => {
                let price = must(card.text().cost, "a price", 0);
                self.lose(seat, Good::Persuasion, price, w);
                self.acquire_throne(seat, card, false, w);
            }
            Action::AcquireAside => {
                let price = must(self.aside_price(seat), "a card set aside", 0);
                self.lose(seat, Good::Persuasion, price, w);
                self.acquire_aside(seat, w);
            }
            _ => {}
        }
    }

    /// The cards of the Row, each kind once.
    pub(crate) fn row_cards(&self, mut each: impl FnMut(Card)) {
        for (at, &there) in self.row.iter().enumerate() {
            if let Some(card) = there
                && !self.row[..at].contains(&there)
            {
                each(card);
            }
        }
    }

    /// The cards within these costs, each kind once, the card set aside by the player at its full price included.
    /// IU-ACQUIRE-02, IF-52
    pub(crate) fn acquirable(&self, seat: Seat, least: u8, most: u8, mut each: impl FnMut(Card)) {
        let fits = |card: Card| {
            card.text().cost.is_some_and(|cost| (least..=most).contains(&self.reduced(card, cost)))
        };
        self.row_cards(|card| {
            if fits(card) {
                each(card);
            }
        });
        for (&card, &left) in self.table.reserve.iter().zip(&self.reserve) {
            if left > 0 && fits(card) {
                each(card);
            }
        }
        let aside = self.player(seat).aside;
        if let Some(card) = aside
            && fits(card)
            && !self.row.contains(&aside)
        {
            each(card);
        }
    }

    /// What a card costs this turn. DB-CARD-17
    #[inline]
    pub(crate) fn price(&self, card: Card) -> u8 {
        self.reduced(card, card.text().cost.unwrap_or(0))
    }

    #[inline]
    fn reduced(&self, card: Card, cost: u8) -> u8 {
        if card == self.table.spice_must_flow { cost.saturating_sub(self.turn.cheaper) } else { cost }
    }

    /// A Foldspace card of the Reserve goes to the discard pile. DB-SPACE-04
    pub(crate) fn acquire_foldspace(&mut self, seat: Seat, w: &mut impl World<Event>) {
        if let Some(card) = self.table.foldspace.filter(|_| self.foldspace_left()) {
            self.acquire(seat, card, false, w);
        }
    }

    /// Is a Foldspace card left in the Reserve?
    pub(crate) fn foldspace_left(&self) -> bool {
        let at = self.table.reserve.iter().position(|&card| Some(card) == self.table.foldspace);
        at.is_some_and(|at| self.reserve[at] > 0)
    }

    /// What the card set aside costs on the Reveal turn: one less.
    pub(crate) fn aside_price(&self, seat: Seat) -> Option<u8> {
        self.player(seat).aside?.text().cost.map(|cost| cost.saturating_sub(ASIDE_CHEAPER))
    }

    /// Takes a card from where it lies and gives it to the player. IU-ACQUIRE-06, IU-ACQUIRE-07
    pub(crate) fn acquire(&mut self, seat: Seat, card: Card, to_hand: bool, w: &mut impl World<Event>) {
        let from_row = self.row.iter().position(|&there| there == Some(card));
        match self.in_reserve(card) {
            Some(left) => less(left, 1, "the Reserve"),
            None if from_row.is_some() => {}
            None => self.player_mut(seat).aside = None,
        }
        self.receive(seat, card, to_hand, w);
        if let Some(slot) = from_row {
            self.deal_row(slot, w);
        }
        self.after_acquiring(seat, card, to_hand, w);
    }

    /// The copies left in the Reserve of a card that lies there.
    pub(crate) fn in_reserve(&mut self, card: Card) -> Option<&mut u8> {
        let at = self.table.reserve.iter().position(|&there| there == card)?;
        self.reserve.get_mut(at)
    }

    /// Takes the card set aside by Manipulate.
    pub(crate) fn acquire_aside(&mut self, seat: Seat, w: &mut impl World<Event>) {
        if let Some(card) = self.player_mut(seat).aside.take() {
            self.receive(seat, card, false, w);
            self.after_acquiring(seat, card, false, w);
        }
    }

    pub(crate) fn receive(&mut self, seat: Seat, card: Card, to_hand: bool, w: &mut impl World<Event>) {
        let player = self.player_mut(seat);
        if to_hand {
            player.hand.add(card.0);
            player.known.add(card.0);
        } else {
            player.discard.add(card.0);
        }
        w.tell(|| Event::Acquired { seat, card, to_hand });
    }

    /// The acquire box, at once and before the next card is acquired. IU-ACQUIRE-08, IU-AMB-34
    pub(crate) fn after_acquiring(
        &mut self,
        seat: Seat,
        card: Card,
        to_hand: bool,
        w: &mut impl World<Event>,
    ) {
        let revealing = self.revealing(seat);
        if card == self.table.spice_must_flow && self.turn.seat == seat {
            self.turn.bought_spice_must_flow = true;
            // However recently the contract was taken. IU-CHOAM-14
            for contract in
                Contract::all().filter(|contract| contract.text().goal == Goal::AcquireSpiceMustFlow)
            {
                self.complete(seat, contract, w);
            }
        }
        if revealing {
            let lasting = self.player(seat).lasting;
            for lasting in lasting.iter().copied().map(Intrigue) {
                for line in &lasting.text().plot {
                    if let Effect::EachAcquired(effect) = line {
                        self.act(seat, effect, None, w);
                    }
                }
            }
        }
        // From the first genetic marker on, Tleilaxu cards may. IM-TRACK-04
        let bred = card.text().specimens.is_some() && self.markers(seat) > 0;
        // RI-TECH-17
        let spaceport =
            || self.table.looks_for_ix() && self.owns_tile(seat, |tile| tile.text().on_top).is_some();
        let on_top = revealing && self.turn.on_top || bred || spaceport();
        if on_top && !to_hand {
            self.push(deck_top::Step::PutOnTop { seat, card });
        }
        if revealing && !self.player(seat).hand.is_empty() {
            self.reveal_hand(seat, w);
        }
        if !card.text().acquire.is_empty() {
            self.push(effects::Step::lines(seat, &card.text().acquire, How::Optional));
        }
    }

    /// Refills a place of the Row; when the deck has run out it stays empty. IU-AMB-28
    pub(crate) fn deal_row(&mut self, slot: usize, w: &mut impl World<Event>) {
        let card = self.imperium.draw(w).map(Card);
        self.row[slot] = card;
        if let Some(card) = card {
            w.tell(|| Event::Dealt { card });
        }
    }
}
