//! Attacks: who can attack what, how they get there, and the declaration.

use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::board::{Area, AreaSet};
use crate::effect::It;
use crate::effect::Which;
use crate::event::Event;
use crate::phase::round::Phase;
use crate::phase::{Who, battle, movement, other_question};
use crate::piece::Side;
use crate::state::{Arrakis, Battle, Manner};

/// The steps up to a declared attack.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// Which legion attacks?
    Attack { which: Which, manner: Manner, it: It, side: Side },
    /// Which area does it attack?
    AttackTarget { from: Area, manner: Manner, side: Side },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, _: &Arrakis) -> Who {
        match self {
            Step::Attack { side, .. } | Step::AttackTarget { side, .. } => Who::Side(side),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::Attack { .. } => rule_id!("WA-BATTLE-01"),
            Step::AttackTarget { .. } => rule_id!("WA-BATTLE-02"),
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
            Step::Attack { which, it, side, .. } => game.attack_options(which, it, side, offers),
            Step::AttackTarget { from, manner, side } => {
                game.attack_target_options(from, manner, side, offers);
            }
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, action: Action) -> Refusal {
        match (self, action) {
            (Step::Attack { .. }, Action::From(_)) => {
                Refusal::new(rule_id!("WA-BATTLE-01"), "refuse-cannot-attack")
            }
            (Step::AttackTarget { .. }, Action::To(_)) => {
                Refusal::new(rule_id!("WA-BATTLE-02"), "refuse-no-target")
            }
            _ => other_question(self.rule(game.phase())),
        }
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        match self {
            Step::Attack { which, manner, side, .. } => game.choose_attacker(which, manner, side, action),
            Step::AttackTarget { from, manner, side } => {
                game.choose_target(from, manner, side, action, world);
            }
        }
    }
}

impl Arrakis {
    /// Areas a legion can attack from here (WA-BATTLE-02..04).
    pub(crate) fn targets(&self, side: Side, from: Area) -> AreaSet {
        self.targets_of(side, from, true)
    }

    fn targets_of(&self, side: Side, from: Area, rides: bool) -> AreaSet {
        let enemy = side.enemy();
        let there = (self.held[enemy.index()] | self.settlements_of(enemy)) - self.all_worms();
        (self.next_to(side, from) | self.far_reach(side, from, rides)) & there
    }

    fn may_attack(&self, side: Side, which: Which, from: Area) -> bool {
        !self.targets_of(side, from, Arrakis::may_ride(self.legion(from), which)).is_empty()
    }

    /// Can any of these legions attack?
    pub(crate) fn can_attack(&self, side: Side, which: Which, it: It) -> bool {
        self.usable(side, which, it).iter().any(|area| self.may_attack(side, which, area))
    }

    pub(crate) fn attack_options(&self, which: Which, it: It, side: Side, to: &mut Offers<'_, Action>) {
        for area in self.usable(side, which, it).iter() {
            if self.may_attack(side, which, area) {
                to.add(Action::From(area));
                if to.enough() {
                    return;
                }
            }
        }
        to.add(Action::Done)
    }

    pub(crate) fn choose_attacker(&mut self, which: Which, manner: Manner, side: Side, action: Action) {
        if let Action::From(from) = action {
            let rides = Arrakis::may_ride(self.legion(from), which);
            self.push(Step::AttackTarget { from, manner: Manner { rides, ..manner }, side });
        }
    }

    pub(crate) fn attack_target_options(
        &self,
        from: Area,
        manner: Manner,
        side: Side,
        to: &mut Offers<'_, Action>,
    ) {
        for area in self.targets_of(side, from, manner.rides).iter() {
            to.add(Action::To(area));
        }
    }

    pub(crate) fn choose_target(
        &mut self,
        from: Area,
        manner: Manner,
        side: Side,
        action: Action,
        w: &mut impl World<Event>,
    ) {
        let Action::To(area) = action else { return };
        if self.next_to(side, from).has(area) {
            self.declare(side, from, area, manner, w);
        } else if side == Side::Harkonnen || self.frigate_reach(side, from).has(area) {
            self.battle.manner = manner;
            self.push(movement::Step::Fly { from, to: area, side, attack: true, rides: manner.rides });
        } else {
            self.declare(side, from, area, Manner { mounted: true, ..manner }, w);
        }
    }

    /// An attack is declared.
    pub(crate) fn declare(
        &mut self,
        side: Side,
        from: Area,
        to: Area,
        manner: Manner,
        w: &mut impl World<Event>,
    ) {
        w.tell(|| Event::Attacked { side, from, to, surprise: manner.surprise });
        self.battle = Battle { attacker: side, from, to, manner, round: 1, ..Battle::default() };
        if self.legion(to).size() == 0 {
            // WA-SETTLE-03: nobody is there to fight.
            self.push(battle::Step::Won);
            self.reveal_sietch(to, w);
            return;
        }
        self.push(battle::Step::Cards(side.decks()[0]));
        // WA-BATTLE-07
        self.reveal_sietch(to, w);
        self.reveal_tokens(from, w);
        self.reveal_tokens(to, w);
    }
}
