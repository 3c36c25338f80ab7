//! Legions move: on foot, on sandworms, through the air.

use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::board::{Area, AreaSet, COUNT, Zone};
use crate::effect::It;
use crate::effect::{Which, run};
use crate::event::Event;
use crate::phase::Task;
use crate::phase::round::Phase;
use crate::phase::{Who, other_question, prescience};
use crate::piece::{Aloft, Leader, Legion, Side};
use crate::state::{Arrakis, Manner, Moved};

/// The steps of a movement.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// Which legion moves next?
    Move { left: u8, which: Which, steps: u8, it: It, side: Side },
    /// Who goes, and where to?
    March { from: Area, which: Which, steps: u8, side: Side },
    /// With which ornithopter or frigate?
    Fly { from: Area, to: Area, side: Side, attack: bool, rides: bool },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, _: &Arrakis) -> Who {
        match self {
            Step::Move { side, .. } | Step::March { side, .. } | Step::Fly { side, .. } => Who::Side(side),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::Move { .. } => rule_id!("WA-MOVE-07"),
            Step::March { .. } => rule_id!("WA-MOVE-02"),
            Step::Fly { .. } => rule_id!("WA-AIR-02"),
        }
    }
}

impl Doing<Arrakis> for Step {
    fn asks(self, game: &Arrakis) -> SeatSet {
        self.who(game).seats(game)
    }

    fn open(self, game: &Arrakis) -> bool {
        match self {
            // Which tokens lie in a legion is hidden; nobody knows the faces of the automaton's.
            Step::March { side, .. } => game.automaton(side) || game.part.tokens.is_empty(),
            Step::Move { .. } | Step::Fly { .. } => true,
        }
    }

    fn offer(self, game: &Arrakis, _: Seat, offers: &mut Offers<'_, Action>) {
        match self {
            Step::Move { left, which, steps, it, side } => {
                game.move_options(left, which, steps, it, side, offers);
            }
            Step::March { from, which, steps, side } => game.march_options(from, which, steps, side, offers),
            Step::Fly { from, to, side, rides, .. } => game.fly_options(from, to, side, rides, offers),
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, action: Action) -> Refusal {
        let (rule, why) = match (self, action) {
            (Step::Move { .. }, Action::From(_)) => (rule_id!("WA-MOVE-08"), "refuse-cannot-move"),
            (Step::Move { .. }, _) => return game.refuse_free_action(self.rule(game.phase()), action),
            (Step::March { side, .. }, Action::To(area)) if area.index() < COUNT => {
                if game.all_worms().has(area) {
                    (rule_id!("WA-MOVE-13"), "refuse-worm-there")
                } else if !game.free(side).has(area) {
                    (rule_id!("WA-MOVE-02"), "refuse-not-free")
                } else {
                    (rule_id!("WA-MOVE-02"), "refuse-too-far")
                }
            }
            (Step::March { .. }, Action::Leave(_)) => (rule_id!("WA-MOVE-05"), "refuse-leave"),
            _ => return other_question(self.rule(game.phase())),
        };
        Refusal::new(rule, why)
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        match self {
            Step::Move { left, which, steps, it, side } => {
                game.choose_legion(left, which, steps, it, side, action, world);
            }
            Step::March { from, which, steps, side } => game.march(from, which, steps, side, action, world),
            Step::Fly { from, to, side, attack, .. } => game.fly(from, to, side, attack, action, world),
        }
    }
}

/// How a legion gets somewhere.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Foot,
    Ride,
    Air,
}

impl Arrakis {
    /// The legions an effect can use.
    pub(crate) fn usable(&self, side: Side, which: Which, it: It) -> AreaSet {
        let held = self.held[side.index()];
        let found = match which {
            Which::Any => held,
            Which::Leader => self.areas_where(side, |legion| legion.leaders() > 0),
            Which::Special => self.areas_where(side, |legion| legion.units[2] > 0),
            Which::InDesert => held & self.deserts(),
            Which::LeaderInDesert => self.areas_where(side, |legion| legion.leaders() > 0) & self.deserts(),
            Which::It => match it {
                It::Area(area) => held & AreaSet::one(area),
                It::Nothing | It::Zone(_) => AreaSet::NONE,
            },
            Which::Of(leader) => self.leader_area(leader).map_or(AreaSet::NONE, AreaSet::one),
            Which::Arsunt => held & AreaSet::one(crate::board::map::ARSUNT),
            Which::Troops => self.areas_where(side, |legion| legion.troops > 0),
        };
        match self.paul() {
            Some(area) if self.hunted == 1 => found - AreaSet::one(area),
            _ => found,
        }
    }

    /// Can this part of a legion make the move? The leader, or the special unit, goes along (WA-MOVE-06).
    fn qualifies(part: &Legion, which: Which) -> bool {
        part.size() > 0
            && match which {
                Which::Leader | Which::LeaderInDesert => part.leaders() > 0,
                Which::Special => part.units[2] > 0,
                Which::Of(leader) => part.named & leader.bit() != 0,
                Which::Troops => part.troops > 0,
                Which::Any | Which::InDesert | Which::It | Which::Arsunt => true,
            }
    }

    /// The figures of an area that have not moved in this action (WA-MOVE-08).
    pub(crate) fn unmoved(&self, area: Area) -> Legion {
        self.moved
            .iter()
            .filter(|moved| moved.area == area)
            .fold(*self.legion(area), |legion, moved| legion.without(&moved.part))
    }

    /// The chain of wormsign and sandworms a legion can ride from here (WA-RIDE-02, WA-RIDE-03,
    /// WA-RIDE-05).
    pub(crate) fn ride(&self, from: Area) -> AreaSet {
        let backs = (self.wormsigns | self.all_worms()) - self.held[Side::Harkonnen.index()];
        let mut chain = from.ground() & backs;
        let mut edge = chain;
        while !edge.is_empty() {
            edge = (edge.ground() & backs) - chain;
            chain |= edge;
        }
        chain
    }

    /// Can this part ride? Great House troops stay behind, and the rest must do for the move
    /// (WA-GUILD-TROOP-04).
    pub(crate) fn may_ride(part: &Legion, which: Which) -> bool {
        part.troops == 0 || Arrakis::qualifies(&Legion { troops: 0, ..*part }, which)
    }

    /// Ornithopters that can carry a legion from here, as bits (WA-AIR-02); the Navigator is as good as one
    /// (WA-GUILD-NAV-03).
    pub(crate) fn transports(&self, side: Side, from: Area) -> u8 {
        match side {
            // WA-SOLO-MOVE-13
            Side::Harkonnen if self.rules.solo && self.solo.flew => 0,
            Side::Harkonnen => (self.ornithopters() | self.navigator()) & from.air_zones(),
            Side::Atreides => 0,
        }
    }

    /// The areas next to an area for a side: the automaton minds no red borders (WA-SOLO-MOVE-12).
    pub(crate) fn next_to(&self, side: Side, area: Area) -> AreaSet {
        if self.rules.solo && side == Side::Harkonnen { area.touch() } else { area.ground() }
    }

    /// Where a legion can go on foot.
    fn on_foot(&self, side: Side, from: Area, steps: u8) -> AreaSet {
        let free = self.free(side);
        let mut reached = self.next_to(side, from) & free;
        for _ in 1..steps {
            reached |= reached.ground() & free;
        }
        reached
    }

    /// How many steps on foot an area is away, if there is a way.
    pub(crate) fn steps_on_foot(&self, side: Side, from: Area, to: Area) -> Option<u8> {
        (1..COUNT as u8).find(|&steps| self.on_foot(side, from, steps).has(to))
    }

    /// Areas at the end of a ride, whatever is there.
    fn ride_ends(&self, from: Area) -> AreaSet {
        self.ride(from).ground()
    }

    /// Areas a legion can get to other than on foot, whatever is there.
    pub(crate) fn far_reach(&self, side: Side, from: Area, rides: bool) -> AreaSet {
        let far = match side {
            Side::Atreides if rides => self.ride_ends(from),
            // WA-AIR-03
            Side::Harkonnen if self.transports(side, from) != 0 => from.within(2),
            _ => AreaSet::NONE,
        };
        far | self.frigate_reach(side, from)
    }

    /// Where a legion can go at all.
    pub(crate) fn destinations(&self, side: Side, from: Area, steps: u8) -> AreaSet {
        self.destinations_of(side, from, steps, true)
    }

    /// Where a part of a legion can go (WA-RIDE-04, WA-AIR-05).
    fn destinations_of(&self, side: Side, from: Area, steps: u8, rides: bool) -> AreaSet {
        let far = self.far_reach(side, from, rides) & self.free(side);
        (self.on_foot(side, from, steps) | far) - AreaSet::one(from)
    }

    fn can_leave(&self, side: Side, from: Area, steps: u8, rides: bool) -> bool {
        self.next_to(side, from).meets(self.free(side))
            || !self.destinations_of(side, from, steps, rides).is_empty()
    }

    /// Can any of these legions move?
    pub(crate) fn can_move(&self, side: Side, which: Which, it: It) -> bool {
        self.usable(side, which, it)
            .iter()
            .any(|area| self.can_leave(side, area, 1, Arrakis::may_ride(self.legion(area), which)))
    }

    pub(crate) fn move_options(
        &self,
        left: u8,
        which: Which,
        steps: u8,
        it: It,
        side: Side,
        to: &mut Offers<'_, Action>,
    ) {
        if left == 0 {
            return;
        }
        for area in self.usable(side, which, it).iter() {
            let part = self.unmoved(area);
            if Arrakis::qualifies(&part, which)
                && self.can_leave(side, area, steps, Arrakis::may_ride(&part, which))
            {
                to.add(Action::From(area));
                if to.enough() {
                    return;
                }
            }
        }
        to.add(Action::Done);
        if to.enough() {
            return;
        }
        if side == Side::Atreides {
            self.free_claim_options(to);
        }
        self.free_action_options(side, to)
    }

    #[allow(clippy::too_many_arguments, reason = "a step's fields and the decision on it")]
    pub(crate) fn choose_legion(
        &mut self,
        left: u8,
        which: Which,
        steps: u8,
        it: It,
        side: Side,
        action: Action,
        w: &mut impl World<Event>,
    ) {
        match action {
            Action::From(from) => {
                self.push(Step::Move { left: left - 1, which, steps, it, side });
                if left > 1 {
                    self.pause();
                }
                self.part = self.unmoved(from);
                self.push(Step::March { from, which, steps, side });
            }
            Action::Done => {}
            Action::Claim(card) => {
                self.push(Step::Move { left, which, steps, it, side });
                self.claim(card, w);
            }
            free => {
                self.push(Step::Move { left, which, steps, it, side });
                self.pause();
                self.free_action(free, w);
            }
        }
    }

    pub(crate) fn march_options(
        &self,
        from: Area,
        which: Which,
        steps: u8,
        side: Side,
        to: &mut Offers<'_, Action>,
    ) {
        let rides = Arrakis::may_ride(&self.part, which);
        let reached = self.destinations_of(side, from, steps, rides);
        for area in reached.iter() {
            to.add(Action::To(area));
        }
        if to.enough() {
            return;
        }
        // Where only a ride leads on, the riders are not left behind.
        let ride = self.part.troops > 0 && self.destinations_of(side, from, steps, false).is_empty();
        self.leave_options(from, which, ride, side, to)
    }

    /// Offers the figures of the moving part that may stay behind (WA-MOVE-04, WA-MOVE-05).
    pub(crate) fn leave_options(
        &self,
        from: Area,
        which: Which,
        ride: bool,
        side: Side,
        to: &mut Offers<'_, Action>,
    ) {
        for &figure in self.part.kinds(side).iter() {
            let mut part = self.part;
            part.remove(figure);
            let rest = self.legion(from).minus(&part);
            let goes = Arrakis::qualifies(&part, which) && (!ride || Arrakis::may_ride(&part, which));
            if goes && (rest.size() > 0 || !rest.has_leader_figure()) {
                to.add(Action::Leave(figure));
            }
        }
    }

    pub(crate) fn march(
        &mut self,
        from: Area,
        which: Which,
        steps: u8,
        side: Side,
        action: Action,
        w: &mut impl World<Event>,
    ) {
        match action {
            Action::Leave(figure) => {
                self.part.remove(figure);
                self.push(Step::March { from, which, steps, side });
            }
            Action::To(area) => {
                if self.on_foot(side, from, steps).has(area) {
                    self.go(side, from, area, Way::Foot, w);
                } else if side == Side::Harkonnen || self.frigate_reach(side, from).has(area) {
                    let rides = Arrakis::may_ride(&self.part, which);
                    self.push(Step::Fly { from, to: area, side, attack: false, rides });
                } else {
                    self.go(side, from, area, Way::Ride, w);
                }
            }
            _ => {}
        }
    }

    pub(crate) fn fly_options(
        &self,
        from: Area,
        area: Area,
        side: Side,
        rides: bool,
        to: &mut Offers<'_, Action>,
    ) {
        let near = from.within(2).has(area);
        let ornithopters = if near { self.transports(side, from) } else { 0 };
        let frigates = self.frigates(side) & from.air_zones();
        for zone in Zone::of(ornithopters | frigates) {
            to.add(Action::By(zone));
        }
        if self.navigator() != 0 {
            // WA-GUILD-NAV-04
            for zone in Zone::of(ornithopters & self.ornithopters()) {
                to.add(Action::BySparing(zone));
            }
        }
        if side == Side::Atreides && rides && self.ride_ends(from).has(area) {
            to.add(Action::Ride);
        }
    }

    pub(crate) fn fly(
        &mut self,
        from: Area,
        to: Area,
        side: Side,
        attack: bool,
        action: Action,
        w: &mut impl World<Event>,
    ) {
        match action {
            Action::By(zone) => self.clear_air(zone, w),
            Action::BySparing(_) => self.navigator_leaves(w),
            _ => {}
        }
        let mounted = action == Action::Ride;
        self.solo.flew = true;
        if attack {
            let manner = Manner { mounted, ..self.battle.manner };
            self.declare(side, from, to, manner, w);
        } else {
            self.go(side, from, to, if mounted { Way::Ride } else { Way::Air }, w);
        }
    }

    /// Empties an air zone; a frigate goes back to its owner's reserve (WA-GUILD-FRIGATE-05).
    pub(crate) fn clear_air(&mut self, zone: Zone, w: &mut impl World<Event>) {
        let what = std::mem::take(&mut self.air[zone.index()]);
        if let Aloft::Frigate(side) = what {
            self.guild.frigate_supply[side.index()] += 1;
        }
        if what != Aloft::Nothing {
            w.tell(|| Event::AircraftLeft { what, zone });
        }
    }

    /// The chosen part goes.
    fn go(&mut self, side: Side, from: Area, to: Area, way: Way, w: &mut impl World<Event>) {
        if way == Way::Ride {
            // WA-GUILD-TROOP-04
            self.part.troops = 0;
        }
        let part = self.part;
        // What could be ridden is ridden, if nobody has to walk beside it.
        let rode =
            side == Side::Atreides && way != Way::Air && part.troops == 0 && self.ride_ends(from).has(to);
        let empty_desert = (self.empty() & self.deserts()).has(to);
        self.relocate_part(side, from, to, &part, w);
        self.moved.push(Moved { area: to, part });
        self.set_it(It::Area(to));
        if rode && empty_desert && part.named != 0 && self.acting_now() {
            self.happened.rode = true;
            self.push(prescience::Step::Claim);
        }
        self.go_in(side, to, w);
    }

    /// The nearest script remembers this as "it".
    pub(crate) fn set_it(&mut self, now: It) {
        for Task(step) in self.stack.iter_mut().rev() {
            if let super::Step::Effect(run::Step::Run { it, .. }) = step {
                *it = now;
                return;
            }
        }
    }

    /// Named leaders of a side on the board and where they stand.
    pub(crate) fn named_on_board(&self, side: Side) -> impl Iterator<Item = (Leader, Area)> + '_ {
        Leader::ALL
            .into_iter()
            .filter(move |leader| leader.side() == side)
            .filter_map(|leader| self.leader_area(leader).map(|area| (leader, area)))
    }
}
