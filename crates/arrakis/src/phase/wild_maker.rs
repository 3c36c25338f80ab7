//! The Wild Maker comes, and gives way to a sandworm.

use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::event::Event;
use crate::phase::round::Phase;
use crate::phase::{Who, other_question};
use crate::piece::Side;
use crate::state::Arrakis;

/// The Wild Maker's bit among used leader cards.
pub(crate) const WILD_MAKER_CARD: u16 = 1 << 15;

/// The steps of the Wild Maker.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// Where the Wild Maker comes.
    WildMakerComes,
    /// Leave the Wild Maker or put a sandworm in its place?
    WildMakerStays,
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, _: &Arrakis) -> Who {
        match self {
            Step::WildMakerComes | Step::WildMakerStays => Who::Side(Side::Atreides),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::WildMakerComes => rule_id!("WA-NAMED-14"),
            Step::WildMakerStays => rule_id!("WA-NAMED-17"),
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
            Step::WildMakerComes => game.wild_maker_comes_options(offers),
            Step::WildMakerStays => game.wild_maker_stays_options(offers),
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, _: Action) -> Refusal {
        other_question(self.rule(game.phase()))
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        match self {
            Step::WildMakerComes => game.wild_maker_comes(action, world),
            Step::WildMakerStays => game.wild_maker_stays(action, world),
        }
    }
}

impl Arrakis {
    pub(crate) fn wild_maker_comes_options(&self, to: &mut Offers<'_, Action>) {
        for area in (self.empty() & self.deserts()).iter() {
            to.add(Action::To(area));
        }
        to.add(Action::Done)
    }

    /// The Wild Maker enters, its card used (WA-NAMED-14, WA-NAMED-15).
    pub(crate) fn wild_maker_comes(&mut self, action: Action, w: &mut impl World<Event>) {
        if let Action::To(area) = action {
            self.wild_maker = Some(area);
            self.used |= WILD_MAKER_CARD;
            w.tell(|| Event::WildMakerCame { area });
        }
    }

    /// At the end of a phase the Wild Maker may give way to a sandworm (WA-NAMED-17).
    pub(crate) fn ask_wild_maker(&mut self) {
        if self.worm_supply() > 0 {
            self.push(Step::WildMakerStays);
        }
    }

    pub(crate) fn wild_maker_stays_options(&self, to: &mut Offers<'_, Action>) {
        to.add(Action::Pass);
        if let Some(area) = self.wild_maker {
            to.add(Action::From(area));
        }
    }

    pub(crate) fn wild_maker_stays(&mut self, action: Action, w: &mut impl World<Event>) {
        if let Action::From(area) = action {
            self.worm_leaves(area);
            self.worms.add(area);
            w.tell(|| Event::WormCame { area });
        }
    }
}
