//! Imperium actions, and the heighliners they hurry on.

use table::fault::less;
use table::fault::{self, Fault};
use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::board::Area;
use crate::content::{content, script};
use crate::effect::{Effect, Standing};
use crate::event::Event;
use crate::phase::landing::Landing;
use crate::phase::round::Phase;
use crate::phase::{Task, Who, landing, other_question};
use crate::piece::{Deck, Power, Side};
use crate::state::Arrakis;
use crate::state::guild::VOYAGE;

/// The steps of Imperium actions and of the voyage to Arrakis.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// Carry out Imperium actions of these powers?
    Imperium { side: Side, powers: u8, left: u8, different: bool },
    /// Discard a card, so that the Harkonnen heighliner stays where it is?
    HoldLiner,
    /// The heighliners advance at the end of the round.
    Voyage { held: bool },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, game: &Arrakis) -> Who {
        match self {
            Step::Imperium { side, .. } => Who::Side(side),
            Step::HoldLiner => Who::Player(game.owner(Deck::Fremen)),
            Step::Voyage { .. } => Who::Nobody,
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::Imperium { side: Side::Atreides, .. } => rule_id!("WA-GUILD-IMP-05"),
            Step::Imperium { .. } => rule_id!("WA-GUILD-IMP-07"),
            Step::HoldLiner => rule_id!("WA-PLAN-02"),
            Step::Voyage { .. } => rule_id!("WA-GUILD-LINER-03"),
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
            Step::Imperium { side, powers, .. } => game.imperium_options(side, powers, offers),
            Step::HoldLiner => game.hold_liner_options(offers),
            Step::Voyage { .. } => {}
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, _: Action) -> Refusal {
        other_question(self.rule(game.phase()))
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        match self {
            Step::Imperium { side, powers, left, different } => {
                game.imperium(side, powers, left, different, action, world);
            }
            Step::HoldLiner => game.hold_liner(action, world),
            Step::Voyage { .. } => {}
        }
    }

    fn run(self, game: &mut Arrakis, world: &mut impl World<Event>) {
        match self {
            Step::Voyage { held } => game.voyage(held, world),
            Step::Imperium { .. } | Step::HoldLiner => {}
        }
    }
}

/// Any of the three powers.
const ANY_POWER: u8 = 0b111;
/// Troops a Landsraad action recruits (WA-GUILD-IMP-04).
const RECRUITS: u8 = 2;

impl Arrakis {
    /// Does a card that stays in play change this (WA-GUILD-NAV-06)?
    fn stands(&self, what: Standing) -> bool {
        self.guild.in_play.kinds().any(|card| {
            let effects = script(content().cards[card.0 as usize].effects.id);
            matches!(effects.first(), Some(Effect::RemainsInPlay(standing)) if *standing == what)
        })
    }

    /// An effect gives one action of a power.
    pub(crate) fn grant_imperium(&mut self, side: Side, power: Power) {
        self.push(Step::Imperium { side, powers: power.bit(), left: 1, different: false });
    }

    /// Harkonnen has paid for a marker: one action for keeping it, two for raising it (WA-GUILD-IMP-08,
    /// WA-GUILD-IMP-09).
    pub(crate) fn grant_for_spice(&mut self, power: Power, raised: bool) {
        if !self.rules.guild {
            return;
        }
        let mut left = if raised { 2 } else { 1 };
        if !raised {
            left += u8::from(!self.guild.kept && self.stands(Standing::MoreForTheFirstKept));
            self.guild.kept = true;
        }
        let side = Side::Harkonnen;
        self.push(Step::Imperium { side, powers: power.bit(), left, different: false });
    }

    /// A legion goes on into an area of its own will, and may earn an Imperium action there by destroying
    /// a harvester. A retreat or displacement does not: nobody used the legion for it (WA-GUILD-IMP-05,
    /// WA-AMB-94).
    pub(crate) fn go_in(&mut self, side: Side, area: Area, w: &mut impl World<Event>) {
        let raid = self.rules.guild && side == Side::Atreides && self.harvesters.has(area);
        self.arrive(side, area, w);
        if raid {
            let left = if self.stands(Standing::TwoForARaid) { 2 } else { 1 };
            self.push(Step::Imperium { side, powers: ANY_POWER, left, different: true });
        }
    }

    /// Is there anything an action of this power could do (WA-GUILD-TROOP-02, WA-GUILD-FRIGATE-01)?
    fn imperium_helps(&self, side: Side, power: Power) -> bool {
        match power {
            Power::Guild => true,
            Power::Choam => self.guild.frigate_supply[side.index()] > 0,
            Power::Landsraad => self.recruits(side) > 0,
        }
    }

    fn recruits(&self, side: Side) -> u8 {
        self.guild.troop_supply.min(self.guild.rings[side.index()]).min(RECRUITS)
    }

    /// Offers the actions; using them is optional (WA-GUILD-IMP-10, WA-AMB-94).
    pub(crate) fn imperium_options(&self, side: Side, powers: u8, to: &mut Offers<'_, Action>) {
        for power in Power::ALL.into_iter().filter(|power| powers & power.bit() != 0) {
            if self.imperium_helps(side, power) {
                to.add(Action::Power(power));
            }
        }
        to.add(Action::Pass)
    }

    pub(crate) fn imperium(
        &mut self,
        side: Side,
        powers: u8,
        left: u8,
        different: bool,
        action: Action,
        w: &mut impl World<Event>,
    ) {
        let Action::Power(power) = action else { return };
        if left > 1 {
            let powers = if different { powers & !power.bit() } else { powers };
            self.push(Step::Imperium { side, powers, left: left - 1, different });
        }
        let at = side.index();
        match power {
            Power::Guild => self.hurry(side, w),
            Power::Choam => {
                less(&mut self.guild.frigate_supply[at], 1, "a frigate");
                self.guild.frigates[at] += 1;
                w.tell(|| Event::FrigateBuilt { side });
            }
            Power::Landsraad => {
                let troops = self.recruits(side);
                less(&mut self.guild.troop_supply, troops, "a Great House troop");
                less(&mut self.guild.rings[at], troops, "a ring");
                self.guild.troops[at] += troops;
                w.tell(|| Event::TroopsRecruited { side, troops });
            }
        }
    }

    /// A Spacing Guild action: the own heighliner goes on, and lands at once where it arrives
    /// (WA-GUILD-LINER-04, WA-GUILD-LINER-05).
    fn hurry(&mut self, side: Side, w: &mut impl World<Event>) {
        if self.advance_liner(side, w) {
            self.push(landing::Step { side, stage: Landing::Room });
        }
    }

    /// One space towards Arrakis; `true` on arrival.
    fn advance_liner(&mut self, side: Side, w: &mut impl World<Event>) -> bool {
        let liner = &mut self.guild.liners[side.index()];
        if *liner >= VOYAGE {
            fault::raise(Fault::NoSuch { what: "space beyond Arrakis", number: (*liner).into() });
            return false;
        }
        *liner += 1;
        let space = *liner;
        w.tell(|| Event::LinerAdvanced { side, space });
        space == VOYAGE
    }

    /// The first event of the end of the round (WA-GUILD-LINER-03, WA-AMB-88).
    pub(crate) fn end_voyages(&mut self) {
        if self.rules.guild {
            self.push(Step::Voyage { held: false });
            // Asked whenever the hand, which everybody can count, is not empty: an empty one can only pass.
            if self.stands(Standing::HoldsTheLiner) {
                self.push(Step::HoldLiner);
            }
        }
    }

    pub(crate) fn voyage(&mut self, held: bool, w: &mut impl World<Event>) {
        // Harkonnen lands first, so on top (WA-GUILD-LINER-06).
        for side in Side::BOTH {
            if !(held && side == Side::Harkonnen) {
                self.hurry(side, w);
            }
        }
    }

    /// It costs a planning card of the Fremen player's hand.
    pub(crate) fn hold_liner_options(&self, to: &mut Offers<'_, Action>) {
        for card in self.hands[self.owner(Deck::Fremen) as usize].kinds() {
            to.add(Action::Discard(card));
        }
        to.add(Action::Pass)
    }

    pub(crate) fn hold_liner(&mut self, action: Action, w: &mut impl World<Event>) {
        if let Action::Discard(card) = action {
            self.discard(self.owner(Deck::Fremen), card, w);
            if let Some(Task(super::Step::Imperium(Step::Voyage { held }))) =
                self.stack.iter_mut().next_back()
            {
                *held = true;
            }
            w.tell(|| Event::LinerHeld);
        }
    }
}
