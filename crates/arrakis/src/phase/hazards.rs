//! Phase 3: the hazards of the desert, played by Atreides.

use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::board::AreaSet;
use crate::event::Event;
use crate::phase::losses::Cause;
use crate::phase::round::Phase;
use crate::phase::{Who, other_question, worms};
use crate::piece::{Deck, Side, WORMS};
use crate::state::Arrakis;

/// The steps of the desert hazards phase.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// Which desert is marked, when tokens are short.
    MarkDesert,
    /// Which areas sandworms appear in, when there are too many.
    WormZones { left: u8 },
    /// Which new sandworm takes effect next?
    WormOrder,
    /// The next coriolis storm of those marked.
    Storm,
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, _: &Arrakis) -> Who {
        match self {
            Step::Storm => Who::Nobody,
            Step::MarkDesert | Step::WormZones { .. } | Step::WormOrder => Who::Side(Side::Atreides),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::MarkDesert => rule_id!("WA-HAZARD-02"),
            Step::WormZones { .. } => rule_id!("WA-HAZARD-05"),
            Step::WormOrder => rule_id!("WA-HAZARD-06"),
            Step::Storm => rule_id!("WA-STORM-02"),
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
            Step::MarkDesert => game.mark_desert_options(offers),
            Step::WormZones { .. } | Step::WormOrder => game.marked_options(offers),
            Step::Storm => {}
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, _: Action) -> Refusal {
        other_question(self.rule(game.phase()))
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        match self {
            Step::MarkDesert => game.mark_desert(action, world),
            Step::WormZones { left } => game.worm_zone(left, action, world),
            Step::WormOrder => game.worm_order(action),
            Step::Storm => {}
        }
    }

    fn run(self, game: &mut Arrakis, world: &mut impl World<Event>) {
        match self {
            Step::Storm => game.next_storm(world),
            Step::MarkDesert | Step::WormZones { .. } | Step::WormOrder => {}
        }
    }
}

/// Dice of a storm (WA-STORM-02).
const STORM_DICE: u8 = 2;

impl Arrakis {
    /// Wormsign goes where Atreides and worms are, and comes where Harkonnen is (WA-HAZARD-01,
    /// WA-HAZARD-02).
    pub(crate) fn begin_signs(&mut self, w: &mut impl World<Event>) {
        self.frigates_leave(w);
        self.enter_phase(Phase::Signs);
        // WA-TEAM-29
        self.acting = [self.owner(Deck::Fremen), Deck::HouseHarkonnen];
        for area in (self.wormsigns & (self.held[Side::Atreides.index()] | self.all_worms())).iter() {
            self.drop_wormsign(area, w);
        }
        let wanting = self.unmarked_deserts();
        if wanting.len() <= self.wormsign_supply() {
            for area in wanting.iter() {
                self.wormsigns.add(area);
                w.tell(|| Event::WormsignPlaced { area });
            }
        } else {
            self.push(Step::MarkDesert);
        }
    }

    fn unmarked_deserts(&self) -> AreaSet {
        let prey = self.held[Side::Harkonnen.index()] | self.harvesters;
        (self.deserts() & prey) - (self.wormsigns | self.all_worms())
    }

    /// Too few tokens: Atreides chooses (WA-AMB-42).
    pub(crate) fn mark_desert_options(&self, to: &mut Offers<'_, Action>) {
        if self.wormsign_supply() > 0 {
            for area in self.unmarked_deserts().iter() {
                to.add(Action::To(area));
            }
        }
    }

    pub(crate) fn mark_desert(&mut self, action: Action, w: &mut impl World<Event>) {
        if let Action::To(area) = action {
            self.wormsigns.add(area);
            w.tell(|| Event::WormsignPlaced { area });
            self.push(Step::MarkDesert);
        }
    }

    /// Every token is turned up (WA-HAZARD-03); at most four sandworms appear (WA-HAZARD-05).
    pub(crate) fn begin_reveal(&mut self, w: &mut impl World<Event>) {
        self.enter_phase(Phase::Reveal);
        self.marked = AreaSet::NONE;
        for area in self.wormsigns.iter() {
            if self.turn_up(area, w) {
                self.marked.add(area);
            }
        }
        let spare = self.marked.len().saturating_sub(WORMS);
        if spare > 0 {
            self.push(Step::WormZones { left: spare as u8 });
        }
    }

    pub(crate) fn marked_options(&self, to: &mut Offers<'_, Action>) {
        for area in self.marked.iter() {
            to.add(Action::To(area));
        }
    }

    /// No sandworm appears in this area.
    pub(crate) fn worm_zone(&mut self, left: u8, action: Action, _w: &mut impl World<Event>) {
        if let Action::To(area) = action {
            self.marked.remove(area);
            if left > 1 {
                self.push(Step::WormZones { left: left - 1 });
            }
        }
    }

    /// The sandworms are placed, taken from the board where figures lack (WA-HAZARD-04).
    pub(crate) fn worms_appear(&mut self, w: &mut impl World<Event>) {
        if let Some(area) = (self.marked - self.worms).first() {
            return self.bring_worm(area, w);
        }
        self.enter_phase(Phase::Worms);
    }

    /// Effects come after all worms are placed (WA-HAZARD-06): harvesters first, then legions in an order
    /// of Atreides' choice.
    pub(crate) fn next_worm(&mut self) {
        let legions = self.held[Side::Harkonnen.index()];
        if let Some(area) = self.first_in_danger(self.marked - legions) {
            self.marked.remove(area);
            self.push(worms::Step::WormCame { area });
        } else if !self.marked.is_empty() {
            self.push(Step::WormOrder);
        } else {
            // WA-HAZARD-13
            for (unseen, spent) in self.wormsign_faces.iter_mut().zip(&mut self.wormsign_spent) {
                *unseen += std::mem::take(spent);
            }
            self.enter_phase(Phase::Storms);
            self.storms();
        }
    }

    pub(crate) fn worm_order(&mut self, action: Action) {
        if let Action::To(area) = action {
            self.marked.remove(area);
            self.push(worms::Step::WormCame { area });
        }
    }

    /// Storms over every Harkonnen legion in the open (WA-STORM-01, WA-STORM-02).
    pub(crate) fn storms(&mut self) {
        self.marked = self.held[Side::Harkonnen.index()] & self.stormy();
        self.push(Step::Storm);
    }

    /// The next storm; its losses are taken at once (WA-STORM-05).
    pub(crate) fn next_storm(&mut self, w: &mut impl World<Event>) {
        let Some(area) = self.marked.first() else { return };
        self.push(Step::Storm);
        self.marked.remove(area);
        let [hits, _, specials] = self.roll(STORM_DICE, w);
        w.tell(|| Event::Storm { area, hits, specials });
        let total = hits + specials * self.sand_hits(area);
        self.suffer(Side::Harkonnen, area, total, Cause::Storm, w);
    }
}
