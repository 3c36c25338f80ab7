//! Wormsign, sandworms and the Wild Maker.

use table::fault::less;
use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::board::{Area, AreaSet, DEEP_DESERTS, Zone};
use crate::effect::WormSpot;
use crate::event::{Event, HarvesterLoss};
use crate::phase::losses::Cause;
use crate::phase::round::Phase;
use crate::phase::wild_maker::WILD_MAKER_CARD;
use crate::phase::{Who, other_question, prescience, retreat};
use crate::piece::{Aloft, Side, Wormsign, drawn};
use crate::state::Arrakis;

/// The steps of wormsign and sandworms.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// A sandworm figure for this area must come from the board.
    WormFrom { to: Area },
    /// A sandworm has come to an area with Harkonnen pieces.
    WormCame { area: Area },
    /// Save the harvester with a carryall?
    Rescue { area: Area },
    /// After a sandworm attack.
    WormSated { area: Area },
    /// Put wormsign tokens on the board.
    Wormsigns { left: u8 },
    /// Move sandworms.
    MoveWorms { left: u8 },
    /// Where the sandworm goes.
    WormTo { from: Area },
    /// Attack with a sandworm.
    WormAttack { wild: bool },
    /// What it attacks.
    WormTarget { from: Area },
    /// Place sandworms.
    PlaceWorms { left: u8, at: WormSpot },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, _: &Arrakis) -> Who {
        match self {
            Step::WormCame { .. } | Step::WormSated { .. } => Who::Nobody,
            Step::Rescue { .. } => Who::Side(Side::Harkonnen),
            _ => Who::Side(Side::Atreides),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::WormFrom { .. } => rule_id!("WA-HAZARD-04"),
            Step::WormCame { .. } => rule_id!("WA-HAZARD-06"),
            Step::WormSated { .. } => rule_id!("WA-WORM-21"),
            Step::Rescue { .. } => rule_id!("WA-HAZARD-10"),
            Step::Wormsigns { .. } => rule_id!("WA-ACTION-21"),
            Step::MoveWorms { .. } => rule_id!("WA-ACTION-22"),
            Step::WormTo { .. } => rule_id!("WA-WORM-11"),
            Step::WormAttack { .. } => rule_id!("WA-ACTION-23"),
            Step::WormTarget { .. } => rule_id!("WA-WORM-16"),
            Step::PlaceWorms { .. } => rule_id!("WA-WORM-10"),
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
            Step::WormFrom { to } => game.worm_from_options(to, offers),
            Step::Rescue { area } => game.rescue_options(area, offers),
            Step::Wormsigns { .. } => game.wormsign_options(offers),
            Step::MoveWorms { .. } => game.move_worm_options(offers),
            Step::WormTo { from } => game.worm_to_options(from, offers),
            Step::WormAttack { wild } => game.worm_attack_options(wild, offers),
            Step::WormTarget { from } => game.worm_target_options(from, offers),
            Step::PlaceWorms { at, .. } => game.place_worm_options(at, offers),
            Step::WormCame { .. } | Step::WormSated { .. } => {}
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, _: Action) -> Refusal {
        other_question(self.rule(game.phase()))
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        match self {
            Step::WormFrom { to } => game.worm_from(to, action, world),
            Step::Rescue { area } => game.rescue(area, action, world),
            Step::Wormsigns { left } => game.place_wormsign(left, action, world),
            Step::MoveWorms { left } => game.choose_worm(left, action),
            Step::WormTo { from } => game.move_worm(from, action, world),
            Step::WormAttack { .. } => game.choose_worm_attacker(action),
            Step::WormTarget { from } => game.worm_target(from, action, world),
            Step::PlaceWorms { left, at } => game.place_worms(left, at, action, world),
            Step::WormCame { .. } | Step::WormSated { .. } => {}
        }
    }

    fn run(self, game: &mut Arrakis, world: &mut impl World<Event>) {
        match self {
            Step::WormCame { area } => game.worm_came(area, world),
            Step::WormSated { area } => game.worm_sated(area, world),
            _ => {}
        }
    }
}

/// Dice of a sandworm and of the Wild Maker (WA-WORM-18).
const WORM_DICE: u8 = 4;
const WILD_MAKER_DICE: u8 = 6;

impl Arrakis {
    /// The areas a sandworm in this area is next to. Thick red borders stop it too (WA-AMB-32).
    fn worm_next(&self, area: Area) -> AreaSet {
        area.ground()
    }

    /// Turns a wormsign token up; `true` if a sandworm comes (WA-WORM-05..07).
    pub(crate) fn turn_up(&mut self, area: Area, w: &mut impl World<Event>) -> bool {
        let Some(face) = drawn(self.wormsign_faces, w) else { return false };
        let shown = Wormsign::ALL[face];
        less(&mut self.wormsign_faces[face], 1, "a wormsign token");
        self.wormsign_spent[shown as usize] += 1;
        self.wormsigns.remove(area);
        w.tell(|| Event::WormsignRevealed { area, face: shown });
        match shown {
            Wormsign::Sand => false,
            Wormsign::Sandworm => true,
            Wormsign::Burrowing => DEEP_DESERTS.has(area),
        }
    }

    /// A Harkonnen legion has moved onto wormsign (WA-WORM-02).
    pub(crate) fn spring_wormsign(&mut self, area: Area, w: &mut impl World<Event>) {
        if self.turn_up(area, w) {
            self.push(Step::WormCame { area });
            self.bring_worm(area, w);
        }
    }

    /// Puts a sandworm in an area, from the supply or from elsewhere on the board (WA-AMB-40).
    pub(crate) fn bring_worm(&mut self, area: Area, w: &mut impl World<Event>) {
        if self.worm_supply() > 0 {
            self.worms.add(area);
            w.tell(|| Event::WormCame { area });
        } else {
            self.push(Step::WormFrom { to: area });
        }
    }

    pub(crate) fn worm_from_options(&self, area: Area, to: &mut Offers<'_, Action>) {
        // In the hazards phase the worms that have just appeared stay (WA-HAZARD-04).
        let fixed = if self.phase() == Phase::Reveal { self.marked } else { AreaSet::NONE };
        for from in ((self.worms - fixed) - AreaSet::one(area)).iter() {
            to.add(Action::From(from));
        }
    }

    pub(crate) fn worm_from(&mut self, area: Area, action: Action, w: &mut impl World<Event>) {
        let Action::From(from) = action else { return };
        self.worms.remove(from);
        self.worms.add(area);
        w.tell(|| Event::WormMoved { from, to: area });
    }

    /// A sandworm has come to an area: what it does to Harkonnen there (WA-WORM-08..10, WA-HAZARD-06..09).
    pub(crate) fn worm_came(&mut self, area: Area, w: &mut impl World<Event>) {
        let side = Side::Harkonnen;
        let legion = self.held[side.index()].has(area);
        if legion && self.retreats(side, area).is_empty() {
            self.worm_leaves(area);
            self.strike(area, area, WORM_DICE, w);
            return;
        }
        self.harvester_in_danger(area, w);
        if legion {
            self.push(retreat::Step::Flee { side, area });
        }
    }

    /// A harvester is lost to a sandworm, unless this is the hazards phase and a carryall saves it
    /// (WA-HAZARD-10, WA-HAZARD-11).
    fn harvester_in_danger(&mut self, area: Area, w: &mut impl World<Event>) {
        if !self.harvesters.has(area) {
        } else if self.phase() == Phase::Worms {
            self.push(Step::Rescue { area });
        } else {
            self.lose_harvester(area, HarvesterLoss::Worm, w);
        }
    }

    pub(crate) fn rescue_options(&self, area: Area, to: &mut Offers<'_, Action>) {
        for zone in Zone::ALL {
            if self.air[zone.index()] == Aloft::Carryall && area.air_zones() & zone.bit() != 0 {
                to.add(Action::Rescue(zone));
            }
        }
        to.add(Action::Pass)
    }

    pub(crate) fn rescue(&mut self, area: Area, action: Action, w: &mut impl World<Event>) {
        match action {
            Action::Rescue(zone) => {
                self.clear_air(zone, w);
                w.tell(|| Event::Rescued { area, zone });
            }
            _ => self.lose_harvester(area, HarvesterLoss::Worm, w),
        }
    }

    pub(crate) fn worm_leaves(&mut self, area: Area) {
        self.worms.remove(area);
        if self.wild_maker == Some(area) {
            // WA-AMB-47: gone until another card calls it.
            self.wild_maker = None;
            self.used &= !WILD_MAKER_CARD;
        }
    }

    /// A sandworm, already off the board, attacks a legion (WA-WORM-18..20).
    fn strike(&mut self, from: Area, to: Area, dice: u8, w: &mut impl World<Event>) {
        let [hits, _, specials] = self.roll(dice, w);
        w.tell(|| Event::WormAttacked { from, to, hits, specials });
        self.happened.worm_took = 0;
        self.push(Step::WormSated { area: to });
        let total = hits + specials * self.sand_hits(to);
        self.suffer(Side::Harkonnen, to, total, Cause::Worm, w);
    }

    /// What a Special of a storm or sandworm is worth here (WA-STORM-04, WA-WORM-19).
    pub(crate) fn sand_hits(&self, area: Area) -> u8 {
        if DEEP_DESERTS.has(area) {
            2
        } else if self.deserts().has(area) {
            1
        } else {
            0
        }
    }

    /// After a sandworm attack (WA-WORM-21).
    pub(crate) fn worm_sated(&mut self, area: Area, w: &mut impl World<Event>) {
        if self.acting_now() {
            self.push(prescience::Step::Claim);
        }
        if self.legion(area).size() == 0 {
            self.harvester_in_danger(area, w);
        }
    }

    /// Where wormsign may be put by Desert Power (WA-ACTION-21).
    pub(crate) fn wormsign_spots(&self) -> AreaSet {
        self.deserts() - (self.wormsigns | self.all_worms() | self.sietch_areas)
    }

    pub(crate) fn wormsign_options(&self, to: &mut Offers<'_, Action>) {
        if self.wormsign_supply() > 0 {
            for area in self.wormsign_spots().iter() {
                to.add(Action::To(area));
            }
        }
        to.add(Action::Done)
    }

    pub(crate) fn place_wormsign(&mut self, left: u8, action: Action, w: &mut impl World<Event>) {
        if let Action::To(area) = action {
            self.wormsigns.add(area);
            w.tell(|| Event::WormsignPlaced { area });
            if left > 1 {
                self.push(Step::Wormsigns { left: left - 1 });
            }
        }
    }

    /// Where a sandworm can move (WA-WORM-11..13). No desert has a settlement.
    pub(crate) fn worm_moves(&self, from: Area) -> AreaSet {
        let near = self.worm_next(from) & self.deserts();
        let far = near.iter().fold(AreaSet::NONE, |all, area| all | self.worm_next(area)) & self.deserts();
        let taken = self.held[0]
            | self.held[1]
            | self.sietch_areas
            | self.all_worms()
            | self.wormsigns
            | self.harvesters;
        (near | far) - taken
    }

    /// What a sandworm can attack (WA-WORM-14..16). Harvesters are in deserts only.
    pub(crate) fn worm_targets(&self, from: Area) -> AreaSet {
        let near = self.worm_next(from);
        let between = near & self.deserts();
        let far = between.iter().fold(AreaSet::NONE, |all, area| all | self.worm_next(area));
        let legions = self.held[Side::Harkonnen.index()] - self.mountains();
        ((near | far) - AreaSet::one(from)) & (legions | self.harvesters)
    }

    pub(crate) fn move_worm_options(&self, to: &mut Offers<'_, Action>) {
        for area in (self.all_worms() - self.marked).iter() {
            if !self.worm_moves(area).is_empty() {
                to.add(Action::From(area));
            }
        }
        to.add(Action::Done)
    }

    pub(crate) fn choose_worm(&mut self, left: u8, action: Action) {
        if let Action::From(from) = action {
            if left > 1 {
                self.push(Step::MoveWorms { left: left - 1 });
            }
            self.push(Step::WormTo { from });
        }
    }

    pub(crate) fn worm_to_options(&self, from: Area, to: &mut Offers<'_, Action>) {
        for area in self.worm_moves(from).iter() {
            to.add(Action::To(area));
        }
        to.add(Action::Done)
    }

    pub(crate) fn move_worm(&mut self, from: Area, action: Action, w: &mut impl World<Event>) {
        let Action::To(area) = action else { return };
        if self.wild_maker == Some(from) {
            self.wild_maker = Some(area);
        } else {
            self.worms.remove(from);
            self.worms.add(area);
        }
        // WA-ACTION-22: the other one must be another sandworm.
        self.marked.add(area);
        w.tell(|| Event::WormMoved { from, to: area });
    }

    pub(crate) fn worm_attack_options(&self, wild: bool, to: &mut Offers<'_, Action>) {
        let worms = if wild { self.all_worms() - self.worms } else { self.all_worms() };
        for area in worms.iter() {
            if !self.worm_targets(area).is_empty() {
                to.add(Action::From(area));
            }
        }
        to.add(Action::Done)
    }

    pub(crate) fn choose_worm_attacker(&mut self, action: Action) {
        if let Action::From(from) = action {
            self.push(Step::WormTarget { from });
        }
    }

    pub(crate) fn worm_target_options(&self, from: Area, to: &mut Offers<'_, Action>) {
        for area in self.worm_targets(from).iter() {
            to.add(Action::To(area));
        }
    }

    pub(crate) fn worm_target(&mut self, from: Area, action: Action, w: &mut impl World<Event>) {
        let Action::To(area) = action else { return };
        let dice = if self.wild_maker == Some(from) { WILD_MAKER_DICE } else { WORM_DICE };
        self.worm_leaves(from);
        if self.held[Side::Harkonnen.index()].has(area) {
            self.strike(from, area, dice, w);
        } else {
            // WA-WORM-17
            w.tell(|| Event::WormLeft { area: from });
            self.lose_harvester(area, HarvesterLoss::Worm, w);
        }
    }

    /// Where a card may place a sandworm.
    pub(crate) fn worm_spots(&self, at: WormSpot) -> AreaSet {
        let beside = match at {
            WormSpot::NextToWorm => self.all_worms(),
            WormSpot::NextToOwnLegion => self.held[Side::Atreides.index()],
        };
        beside.ground() & self.empty() & self.deserts()
    }

    pub(crate) fn place_worm_options(&self, at: WormSpot, to: &mut Offers<'_, Action>) {
        for area in self.worm_spots(at).iter() {
            to.add(Action::To(area));
        }
        to.add(Action::Done)
    }

    pub(crate) fn place_worms(&mut self, left: u8, at: WormSpot, action: Action, w: &mut impl World<Event>) {
        if let Action::To(area) = action {
            if left > 1 {
                self.push(Step::PlaceWorms { left: left - 1, at });
            }
            self.bring_worm(area, w);
        }
    }
}
