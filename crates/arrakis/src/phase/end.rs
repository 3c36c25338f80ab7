//! The end of the round, step by step (WA-END-…).

use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::board::Zone;
use crate::cards::PrescienceCard;
use crate::event::Event;
use crate::phase::round::Phase;
use crate::phase::{Who, other_question, planning};
use crate::piece::{Aloft, Deck, Figure, Side};
use crate::state::Arrakis;

/// The steps of the end of the round.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// Replace named leaders on the board with generic ones.
    SwapLeaders { side: Side },
    /// Remove unclaimed prescience cards.
    Weed,
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, _: &Arrakis) -> Who {
        match self {
            Step::SwapLeaders { side } => Who::Side(side),
            Step::Weed => Who::Side(Side::Atreides),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::SwapLeaders { .. } => rule_id!("WA-END-04"),
            Step::Weed => rule_id!("WA-END-07"),
        }
    }
}

impl Doing<Arrakis> for Step {
    fn asks(self, game: &Arrakis) -> SeatSet {
        self.who(game).seats(game)
    }

    fn open(self, _: &Arrakis) -> bool {
        true
    }

    fn offer(self, game: &Arrakis, _: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::SwapLeaders { side } => game.swap_leader_options(side, offers),
            Step::Weed => game.weed_options(offers),
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, _: Action) -> Refusal {
        other_question(self.rule(game.phase()))
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        match self {
            Step::SwapLeaders { side } => game.swap_leader(side, action, world),
            Step::Weed => game.weed(action, world),
        }
    }
}

/// Hand limits: a whole faction, a partner of a shared one (WA-END-06, WA-TEAM-14).
const HAND: u8 = 6;
const PARTNER_HAND: u8 = 4;

impl Arrakis {
    /// Steps 2 to 6.
    pub(crate) fn tidy(&mut self, w: &mut impl World<Event>) {
        self.check_objective(w);
        self.enter_phase(Phase::Tidy);
        // WA-END-03, WA-GUILD-NAV-02
        for zone in Zone::ALL {
            if matches!(self.air[zone.index()], Aloft::Ornithopter | Aloft::Carryall | Aloft::Navigator) {
                self.clear_air(zone, w);
            }
        }
        // WA-END-05: leaders in the tank are turned up as well.
        self.used = 0;
        for player in [Deck::Fremen, Deck::HouseAtreides, Deck::Corrino, Deck::HouseHarkonnen] {
            let limit = if self.rules.shared[player.side().index()] { PARTNER_HAND } else { HAND };
            let hand = self.hands[player as usize].len();
            // WA-SOLO-PHASE-11
            let automaton = self.rules.solo && player.side() == Side::Harkonnen;
            if hand > limit && !automaton {
                self.push(planning::Step::Discard { player, left: hand - limit });
            }
        }
        // WA-END-04: Harkonnen first, so on top.
        self.push(Step::SwapLeaders { side: Side::Atreides });
        self.push(Step::SwapLeaders { side: Side::Harkonnen });
    }

    pub(crate) fn swap_leader_options(&self, side: Side, to: &mut Offers<'_, Action>) {
        // WA-AMB-67: a generic figure is needed; FAQ 3.0 lets the leader go without one.
        if self.generic[side.index()] > 0 || self.rules.faq3 {
            for (leader, _) in self.named_on_board(side) {
                to.add(Action::Leader(leader));
            }
        }
        to.add(Action::Done)
    }

    pub(crate) fn swap_leader(&mut self, side: Side, action: Action, w: &mut impl World<Event>) {
        if let Action::Leader(leader) = action
            && let Some(area) = self.leader_area(leader)
        {
            self.take(side, Figure::Named(leader), area);
            if self.generic[side.index()] > 0 {
                self.put(side, Figure::Generic, area);
            }
            w.tell(|| Event::LeaderSwapped { leader, area });
            self.push(Step::SwapLeaders { side });
        }
    }

    /// Step 7 (WA-END-07).
    pub(crate) fn begin_foresight(&mut self) {
        self.enter_phase(Phase::Foresight);
        self.hastened = None;
        self.push(Step::Weed);
    }

    pub(crate) fn weed_options(&self, to: &mut Offers<'_, Action>) {
        for card in self.open_cards().filter(|&card| self.kept_open != Some(card)) {
            to.add(Action::Prescience(card));
        }
        to.add(Action::Done)
    }

    pub(crate) fn weed(&mut self, action: Action, w: &mut impl World<Event>) {
        if let Action::Prescience(card) = action {
            self.remove_prescience(card, w);
            self.push(Step::Weed);
        }
    }

    /// What was neither claimed nor removed goes back, but for the card that is kept open.
    pub(crate) fn end_foresight(&mut self, w: &mut impl World<Event>) {
        let kept = self.kept_open.map_or(0, PrescienceCard::bit);
        for card in PrescienceCard::of(self.open & !kept) {
            self.return_prescience(card, w);
        }
        self.enter_phase(Phase::Next);
        if self.rules.solo {
            // WA-SOLO-PHASE-09, after the normal steps (WA-AMB-60)
            self.gain_supremacy(1, w);
        }
    }
}
