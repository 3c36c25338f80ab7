//! The Mahdi automaton: Harkonnen without a player (WA-SOLO-…).
//!
//! The automaton makes no choices of its own. For every question to Harkonnen it ranks the lawful answers by
//! the priority lists of the rulebook; the best ones are offered to the person at the table, who chooses
//! freely among equals (WA-SOLO-SETUP-06). A single best answer is taken at once.

use table::{RuleId, rule_id};

use crate::action::Action;
use crate::board::{Area, AreaSet, COUNT, DEEP_DESERTS, Sector, under};
use crate::content::script;
use crate::effect::{Condition, Effect, Piece};
use crate::piece::{Aloft, Deck, Figure, Leader, Legion, Power, Side, Unit, Vehicle};
use crate::state::{Place, State};
use crate::step::{Flow, ON, Offer, Stage, Step};

/// Never.
const NO: u32 = u32::MAX;
/// Only if nothing else is left.
const LAST: u32 = u32::MAX - 1;
/// No way there.
const FAR: u8 = u8::MAX;

/// Combat strength: the plain scale, and the fine one for ties (WA-SOLO-ATTACK-12, WA-SOLO-ATTACK-13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Strength {
    /// Units and leaders 1, tokens 2.
    pub plain: u8,
    /// Generic leader 1, regular unit, named leader and token 2, elite 3, special 4.
    pub fine: u8,
}

/// The strength of a legion; nobody has none (WA-AMB-78, WA-AMB-81).
pub fn strength(legion: &Legion) -> Strength {
    let [regular, elite, special] = legion.units;
    let (tokens, named) = (legion.tokens.len(), legion.named.count_ones() as u8);
    Strength {
        plain: legion.fighters() + 2 * tokens + legion.generic + named,
        fine: 2 * regular + 3 * elite + 4 * special + 2 * tokens + legion.generic + 2 * named,
    }
}

/// The sectors of a tactics card; the central ones count as one (WA-SOLO-SETUP-05).
pub(crate) fn tactic_sectors(card: u8) -> u8 {
    let sector = crate::board::SIETCH_PLACES[card as usize & 7].info().sectors[0];
    if sector.central() { 0xF0 } else { 1 << sector as u8 }
}

fn areas_of(sectors: u8) -> AreaSet {
    let inside = Sector::ALL.into_iter().filter(|&sector| sectors >> sector as u8 & 1 == 1);
    inside.fold(AreaSet::NONE, |all, sector| all | sector.areas())
}

/// Sectors next to these, without them.
fn beside(sectors: u8) -> u8 {
    let around = areas_of(sectors).touch();
    let near = Sector::ALL.into_iter().filter(|sector| sector.areas().meets(around));
    near.fold(0, |bits, sector| bits | 1 << sector as u8) & !sectors
}

fn zones_of(sectors: u8) -> u8 {
    let inside = Sector::ALL.into_iter().filter(|&sector| sectors >> sector as u8 & 1 == 1);
    inside.fold(0, |bits, sector| bits | sector.air_zones())
}

/// What the automaton has in mind while it answers one question.
struct Mind<'a> {
    state: &'a State,
    /// Steps to the sietch it goes for (WA-AMB-85).
    way: [u8; COUNT],
    aim: Area,
}

/// Hears the options and remembers the best rank.
struct Best<'a> {
    mind: &'a Mind<'a>,
    step: Step,
    rank: u32,
}

impl Offer for Best<'_> {
    fn offer(&mut self, action: Action) -> Flow {
        self.rank = self.rank.min(self.mind.rank(self.step, action));
        ON
    }
}

/// Passes on the options of one rank.
struct Only<'a> {
    mind: &'a Mind<'a>,
    step: Step,
    rank: u32,
    to: &'a mut dyn Offer,
}

impl Offer for Only<'_> {
    fn offer(&mut self, action: Action) -> Flow {
        if self.mind.rank(self.step, action) == self.rank { self.to.offer(action) } else { ON }
    }
}

impl State {
    /// The lawful answers of highest priority.
    pub(crate) fn mahdi_options(&self, step: Step, to: &mut dyn Offer) -> Flow {
        let aim = self.aim();
        let mind = Mind { state: self, way: self.ways(aim), aim };
        let mut best = Best { mind: &mind, step, rank: NO };
        let _ = self.lawful_options(step, &mut best);
        if best.rank == NO {
            return ON;
        }
        let rank = best.rank;
        self.lawful_options(step, &mut Only { mind: &mind, step, rank, to })
    }

    /// Steps over free areas to a place, whatever the borders (WA-SOLO-MOVE-12, WA-AMB-85).
    fn ways(&self, to: Area) -> [u8; COUNT] {
        let free = self.free(Side::Harkonnen);
        let mut way = [FAR; COUNT];
        way[to.index()] = 0;
        let (mut edge, mut seen, mut steps) = (AreaSet::one(to), AreaSet::one(to), 0);
        while !edge.is_empty() {
            edge = (edge.touch() & free) - seen;
            seen |= edge;
            steps += 1;
            edge.iter().for_each(|area| way[area.index()] = steps);
        }
        way
    }

    /// The area of the target sietch.
    pub(crate) fn target_area(&self) -> Area {
        self.sietches[self.solo.target as usize & 7].area
    }

    fn defence(&self, area: Area) -> Strength {
        strength(self.legion(area))
    }

    /// Greater combat strength than the defenders of an area (WA-SOLO-ATTACK-02, WA-AMB-80).
    pub(crate) fn stronger(&self, from: Area, than: Area) -> bool {
        self.defence(from) > self.defence(than)
    }

    fn some_stronger(&self, than: Area) -> bool {
        self.held[Side::Harkonnen.index()].iter().any(|from| self.stronger(from, than))
    }

    /// The sietch legions move towards: the target, or a temporary one (WA-SOLO-MOVE-03..06).
    pub(crate) fn aim(&self) -> Area {
        let target = self.target_area();
        if self.some_stronger(target) {
            return target;
        }
        let open = self.sietches.iter().filter(|sietch| sietch.stands && self.some_stronger(sietch.area));
        // A sietch is not free itself: the way to it is one step longer than to its nearest neighbour.
        let way = self.ways(target);
        let near = |area: Area| area.touch().iter().map(|next| way[next.index()]).min().unwrap_or(FAR);
        open.min_by_key(|sietch| (near(sietch.area), 3 - sietch.rank)).map_or(target, |sietch| sietch.area)
    }

    /// How good an attack is; never without greater strength (WA-SOLO-ATTACK-01..11).
    pub(crate) fn attack_rank(&self, from: Area, to: Area) -> u32 {
        if !self.stronger(from, to) {
            return NO;
        }
        let (ours, theirs) = (self.defence(from), self.defence(to));
        let flies = !from.touch().has(to);
        if let Some(at) = self.sietch_at(to) {
            let margin = u32::from(63 - (ours.plain - theirs.plain).min(63));
            let fine = u32::from(63 - ours.fine.saturating_sub(theirs.fine).min(63));
            let rank = u32::from(3 - self.sietches[at].rank);
            let other = u32::from(to != self.target_area());
            return rank << 20 | margin << 12 | fine << 4 | u32::from(flies) << 1 | other;
        }
        if flies {
            // WA-SOLO-ATTACK-09
            return NO;
        }
        let weak = u32::from(63 - theirs.plain.min(63));
        let fine = u32::from(63 - theirs.fine.min(63));
        1 << 24 | weak << 12 | fine << 4 | u32::from(self.legion(to).named == 0)
    }

    /// The rule that decided a choice of the automaton; `None` where the rulebook leaves it open.
    pub(crate) fn mahdi_rule(&self, step: Step, action: Action) -> Option<RuleId> {
        let aim = self.aim();
        let mind = Mind { state: self, way: self.ways(aim), aim };
        Some(match (step, action) {
            (Step::Vehicles { .. }, Action::Harvester(_)) => match mind.rank_vehicle(action) {
                0 => rule_id!("WA-SOLO-VEHICLE-02"),
                1 => rule_id!("WA-SOLO-VEHICLE-03"),
                2 => rule_id!("WA-SOLO-VEHICLE-04"),
                3 => rule_id!("WA-SOLO-VEHICLE-05"),
                _ => rule_id!("WA-SOLO-VEHICLE-06"),
            },
            (Step::Vehicles { .. }, Action::Aircraft(Vehicle::Carryall, _)) => rule_id!("WA-SOLO-VEHICLE-07"),
            (Step::Vehicles { .. }, Action::Aircraft(..)) => match mind.rank_vehicle(action) {
                128 => rule_id!("WA-SOLO-VEHICLE-08"),
                129 => rule_id!("WA-SOLO-VEHICLE-09"),
                _ => rule_id!("WA-SOLO-VEHICLE-10"),
            },
            (Step::Spot { .. } | Step::Figure { .. }, _) => rule_id!("WA-SOLO-MENTAT-04"),
            (Step::PlaceEach { .. } | Step::Spies | Step::Bombard { .. }, _) => rule_id!("WA-SOLO-MENTAT-08"),
            (Step::DiscardWormsigns { .. }, _) => rule_id!("WA-SOLO-MENTAT-08"),
            (Step::Deploy { .. }, Action::Deploy(Figure::Unit(_), _)) => rule_id!("WA-SOLO-DEPLOY-03"),
            (Step::Deploy { .. }, Action::Deploy(..)) => rule_id!("WA-SOLO-DEPLOY-02"),
            (Step::Replace { .. }, Action::From(_)) => rule_id!("WA-SOLO-HOUSE-02"),
            (Step::Move { .. }, Action::From(_)) => rule_id!("WA-SOLO-MOVE-01"),
            (Step::March { .. }, Action::Leave(_)) => rule_id!("WA-SOLO-MOVE-07"),
            (Step::March { from, .. }, Action::To(to)) => {
                if mind.way[from.index()] <= 1 {
                    rule_id!("WA-SOLO-MOVE-14")
                } else if self.held[Side::Harkonnen.index()].has(to) {
                    rule_id!("WA-SOLO-MOVE-07")
                } else {
                    rule_id!("WA-SOLO-MOVE-08")
                }
            }
            (Step::Attack { .. }, Action::From(from)) => {
                let sietch = mind.rank_attacker(from) < 1 << 24;
                if sietch { rule_id!("WA-SOLO-ATTACK-01") } else { rule_id!("WA-SOLO-ATTACK-08") }
            }
            (Step::AttackTarget { .. }, Action::To(to)) => {
                let sietch = self.sietch_at(to).is_some();
                if sietch { rule_id!("WA-SOLO-ATTACK-04") } else { rule_id!("WA-SOLO-ATTACK-10") }
            }
            (Step::Battle(Stage::Continue), _) => rule_id!("WA-SOLO-BATTLE-08"),
            (Step::Battle(Stage::Retreat), _) => rule_id!("WA-SOLO-BATTLE-07"),
            (Step::Losses { area, hits, .. }, _) => match rank_loss(self.legion(area), hits, action) {
                0 | 1 => rule_id!("WA-SOLO-BATTLE-02"),
                2 => rule_id!("WA-SOLO-BATTLE-03"),
                3 => rule_id!("WA-SOLO-BATTLE-04"),
                _ => rule_id!("WA-SOLO-BATTLE-05"),
            },
            (Step::Excess { .. }, _) => rule_id!("WA-SOLO-SPECIAL-05"),
            (Step::Rescue { .. }, _) => rule_id!("WA-SOLO-PHASE-03"),
            (Step::Flee { .. }, _) => rule_id!("WA-SOLO-BATTLE-09"),
            _ => return None,
        })
    }

    /// Can this script be carried out completely (WA-SOLO-MENTAT-09)?
    pub(crate) fn whole(&self, id: u16) -> bool {
        let side = Side::Harkonnen;
        script(id).iter().all(|effect| match effect {
            Effect::Place(pieces, spot) => {
                let units = |unit: Unit| pieces.iter().filter(|&&piece| piece == Piece::Unit(unit)).count();
                let have: u8 = self.units[side.index()].iter().sum();
                let want = Unit::ALL.into_iter().map(units).sum::<usize>();
                !self.spots(side, *spot).is_empty()
                    && have as usize >= want
                    && pieces.iter().all(|piece| match piece {
                        Piece::Named(leader) => {
                            matches!(self.leaders[*leader as usize], Place::Aside | Place::On(_))
                                && self.can_place(*leader)
                        }
                        Piece::Leader => {
                            self.generic[side.index()] > 0 || self.available(side).next().is_some()
                        }
                        Piece::Generic => self.generic[side.index()] > 0,
                        Piece::Unit(_) | Piece::Paul => true,
                    })
            }
            Effect::PlaceEach(areas, unit, spot) => {
                self.spots(side, *spot).len() >= *areas as usize && self.supply(side, *unit) >= *areas
            }
            Effect::Vehicles(vehicles) => vehicles.iter().all(|&one| self.vehicle_supply(one) > 0),
            Effect::Replace(units, from, to) => {
                let there: u8 =
                    self.held[side.index()].iter().map(|area| self.legion(area).units[*from as usize]).sum();
                there >= *units && self.supply(side, *to) >= *units
            }
            Effect::OneOf(choices) => choices.iter().any(|choice| self.whole(choice.id)),
            Effect::If(condition, then, otherwise) => {
                let met = match condition {
                    Condition::InPlay(leader) => self.in_play(*leader),
                    Condition::Gone(leader) => self.leaders[*leader as usize] == Place::Gone,
                    _ => false,
                };
                self.whole(if met { then.id } else { otherwise.id })
            }
            Effect::Tank(_) => self.named_on_board(side.enemy()).next().is_some(),
            Effect::OpponentDiscards(cards) => self.hand_size(side.enemy()) >= *cards,
            Effect::Carry => {
                let held = self.held[side.index()];
                held.len() > 1 && held.meets(self.settlements)
            }
            Effect::ShufflePrescience => self.open != 0,
            Effect::LoseDie(face) => self.dice_showing(side.enemy(), *face) > 0,
            Effect::RevealArea => !self.hidden().is_empty(),
            Effect::DiscardWormsigns(signs) => self.wormsigns.len() >= *signs as usize,
            Effect::Bombard(..) => self.held[side.index()].ground().meets(self.held[side.enemy().index()]),
            Effect::Move { which, .. } => {
                matches!(which, crate::effect::Which::It | crate::effect::Which::Arsunt)
                    || self.can_move(side, *which, crate::state::NOWHERE)
            }
            Effect::Attack { which, .. } => {
                let usable = match which {
                    crate::effect::Which::It | crate::effect::Which::Arsunt => self.held[side.index()],
                    which => self.usable(side, *which, crate::state::NOWHERE),
                };
                usable
                    .iter()
                    .any(|from| self.targets(side, from).iter().any(|to| self.attack_rank(from, to) != NO))
            }
            _ => true,
        })
    }
}

impl Mind<'_> {
    /// The priority of an answer: the lower the better.
    fn rank(&self, step: Step, action: Action) -> u32 {
        let state = self.state;
        match (step, action) {
            (Step::Vehicles { .. }, action) => self.rank_vehicle(action),
            (Step::OneOf { script: id, at, it, side }, Action::Choose(number)) => {
                let Some(Effect::OneOf(choices)) = script(id).get(at as usize) else { return LAST };
                match choices.get(number as usize).and_then(|choice| script(choice.id).first()) {
                    // WA-SOLO-TURN-07: attack if there is anything to attack, otherwise move.
                    Some(Effect::Attack { which, .. }) => {
                        let best =
                            state.usable(side, *which, it).iter().map(|from| self.rank_attacker(from)).min();
                        if best.is_none_or(|rank| rank == NO) { NO } else { 0 }
                    }
                    Some(Effect::Move { which, .. }) => {
                        let best =
                            state.usable(side, *which, it).iter().map(|from| self.rank_mover(from)).min();
                        if best.is_none_or(|rank| rank == NO) { NO } else { 1 }
                    }
                    _ => 2,
                }
            }
            (Step::Spot { .. }, Action::Here(area)) => self.rank_legion(area),
            (Step::Spot { .. }, Action::Piecewise(_)) => NO,
            (Step::Figure { .. }, action) => rank_figure(action),
            (Step::PlaceEach { .. }, Action::To(area))
            | (Step::Spies | Step::Bombard { .. } | Step::DiscardWormsigns { .. }, Action::To(area)) => {
                // WA-SOLO-MENTAT-08
                u32::from(self.way[area.index()])
            }
            (Step::Carry { .. }, Action::From(area)) => u32::from(FAR - self.way[area.index()]),
            (Step::Carry { .. }, Action::To(area)) => u32::from(self.way[area.index()]),
            (Step::Carry { .. }, Action::Leave(_)) => NO,
            (Step::Deploy { .. }, Action::Deploy(figure, area)) => self.rank_deploy(figure, area),
            (Step::Replace { .. }, Action::From(area)) => self.rank_legion(area),
            (Step::Move { .. }, Action::From(area)) => self.rank_mover(area),
            (Step::March { from, .. }, action) => self.rank_march(from, action),
            (Step::Attack { .. }, Action::From(area)) => self.rank_attacker(area),
            (Step::AttackTarget { from, .. }, Action::To(area)) => state.attack_rank(from, area),
            (Step::Battle(Stage::Continue), action) => {
                // WA-SOLO-BATTLE-08
                let (ours, theirs) = (state.defence(state.battle.from), state.defence(state.battle.to));
                let ceases = 2 * u16::from(ours.fine) <= u16::from(theirs.fine);
                if ceases == (action == Action::Cease) { 0 } else { NO }
            }
            // WA-SOLO-BATTLE-07
            (Step::Battle(Stage::Retreat), Action::Retreat) => NO,
            (Step::Losses { area, hits, .. }, action) => rank_loss(state.legion(area), hits, action),
            // WA-SOLO-SPECIAL-05
            (Step::Excess { .. }, Action::Remove(figure)) => rank_weakest(figure),
            (Step::Rescue { .. }, Action::Pass) => LAST,
            (Step::Advance { .. }, Action::Done) => 0,
            (Step::Advance { .. }, _) => NO,
            // WA-SOLO-PHASE-12
            (Step::SwapLeaders { .. }, Action::Leader(_)) => NO,
            // WA-SOLO-BATTLE-09: an Atreides legion flees to an empty area, if there is one.
            (Step::Flee { side: Side::Atreides, .. }, Action::To(area)) => {
                u32::from(!state.empty().has(area))
            }
            (Step::StandIn { .. }, Action::Supply(Figure::Unit(unit))) => 2 - unit as u32,
            (_, Action::Done | Action::Pass) => LAST,
            _ => 0,
        }
    }

    /// Harvesters first, then carryalls, then ornithopters (WA-SOLO-VEHICLE-01..10).
    fn rank_vehicle(&self, action: Action) -> u32 {
        let state = self.state;
        let target = tactic_sectors(state.solo.target);
        match action {
            Action::Harvester(area) => {
                let harvest = tactic_sectors(state.solo.sector);
                let place = AreaSet::one(area);
                let sector = if areas_of(harvest).meets(place) {
                    0
                } else if areas_of(beside(harvest) & !target).meets(place) {
                    1
                } else {
                    2
                };
                let danger = (state.held[Side::Atreides.index()] | state.sietch_areas).ground();
                let quiet = state.empty().has(area) && !danger.has(area);
                let deep = DEEP_DESERTS.has(area);
                sector * 8 + 2 * u32::from(!quiet) + u32::from(!deep)
            }
            Action::Aircraft(_, zone) if state.air[zone as usize] != Aloft::Nothing => LAST,
            Action::Aircraft(Vehicle::Carryall, zone) => {
                // WA-SOLO-VEHICLE-07
                64 + 32 - (state.harvesters & under(zone)).len() as u32
            }
            Action::Aircraft(_, zone) => {
                let over = |sectors: u8| zones_of(sectors) >> zone & 1 == 1;
                let near = beside(target);
                let central = crate::board::AIR_ZONES[zone as usize].iter().all(|sector| sector.central());
                128 + if self.poised() >> zone & 1 == 1 {
                    0
                } else if over(target) {
                    1
                } else if over(near) {
                    2 + u32::from(!central)
                } else {
                    4
                }
            }
            _ => LAST,
        }
    }

    /// Air zones over legions exactly two areas from a sietch they may attack (WA-SOLO-VEHICLE-08).
    fn poised(&self) -> u8 {
        let state = self.state;
        let legions = state.held[Side::Harkonnen.index()].iter();
        legions
            .filter(|&from| {
                let two = from.within(2) - from.touch();
                (two & state.sietch_areas).iter().any(|sietch| state.stronger(from, sietch))
            })
            .fold(0, |bits, from| bits | from.air_zones())
    }

    fn rank_attacker(&self, from: Area) -> u32 {
        let targets = self.state.targets(Side::Harkonnen, from);
        targets.iter().map(|to| self.state.attack_rank(from, to)).min().unwrap_or(NO)
    }

    /// Units on their way to a sietch (WA-SOLO-HOUSE-02..04, WA-AMB-82).
    fn rank_legion(&self, area: Area) -> u32 {
        let state = self.state;
        let nearest =
            state.sietch_areas.iter().map(|sietch| state.ways(sietch)[area.index()]).min().unwrap_or(FAR);
        let idle = u32::from(self.rank_attacker(area) >= 1 << 24);
        u32::from(nearest) << 12 | idle << 10 | u32::from(self.way[area.index()])
    }

    /// Nearest first, then strongest; only who can win goes (WA-SOLO-MOVE-01..03).
    fn rank_mover(&self, from: Area) -> u32 {
        let state = self.state;
        if self.way[from.index()] == FAR || !state.stronger(from, self.aim) || self.best_end(from) == NO {
            return NO;
        }
        let strong = state.defence(from);
        let weak = u32::from(127 - strong.plain.min(127)) << 8 | u32::from(255 - strong.fine);
        u32::from(self.way[from.index()]) << 16 | weak
    }

    fn best_end(&self, from: Area) -> u32 {
        let ends = self.state.destinations(Side::Harkonnen, from, 1);
        ends.iter().map(|to| self.rank_end(from, to)).min().unwrap_or(NO)
    }

    fn room(&self, area: Area) -> u8 {
        self.state.limit(Side::Harkonnen).saturating_sub(self.state.legion(area).size())
    }

    /// The ends of a path in order of preference (WA-SOLO-MOVE-07..11, WA-SOLO-MOVE-14).
    fn rank_end(&self, from: Area, to: Area) -> u32 {
        let state = self.state;
        let (here, there) = (self.way[from.index()], self.way[to.index()]);
        let friends = state.held[Side::Harkonnen.index()].has(to);
        if friends && self.room(to) == 0 {
            return NO;
        }
        if here <= 1 {
            let joins = friends && there <= here && state.defence(to) >= state.defence(from);
            let weak = u32::from(127 - state.defence(to).plain.min(127));
            return if joins { u32::from(there) << 8 | weak } else { NO };
        }
        if there >= here {
            return NO;
        }
        let ground = if state.mountains().has(to) {
            0
        } else if !state.deserts().has(to) {
            1
        } else {
            2 + u32::from(state.wormsigns.has(to))
        };
        u32::from(!friends) << 16 | u32::from(there) << 8 | ground
    }

    /// All go, or as many as fit: the weakest stay (WA-SOLO-MOVE-07).
    fn rank_march(&self, from: Area, action: Action) -> u32 {
        let best = self.best_end(from);
        let ends = self.state.destinations(Side::Harkonnen, from, 1);
        let crowded = ends.iter().filter(|&to| self.rank_end(from, to) == best).any(|to| {
            self.state.held[Side::Harkonnen.index()].has(to) && self.room(to) < self.state.part.size()
        });
        match action {
            Action::To(area) if self.rank_end(from, area) == best => 1 << 8,
            Action::Leave(figure) if crowded && !matches!(figure, Figure::Generic | Figure::Named(_)) => {
                rank_weakest(figure)
            }
            _ => NO,
        }
    }

    /// Where the strongest legion is, then near the target, never above the limit; leaders with the units,
    /// Rabban and Feyd first (WA-SOLO-DEPLOY-01..05).
    fn rank_deploy(&self, figure: Figure, area: Area) -> u32 {
        let strong = self.state.defence(area);
        let place = u32::from(127 - strong.plain.min(127)) << 16
            | u32::from(255 - strong.fine) << 8
            | u32::from(self.way[area.index()]);
        match figure {
            Figure::Unit(_) if self.room(area) == 0 => NO,
            Figure::Unit(_) => place,
            leader => 1 << 28 | rank_figure(Action::Supply(leader)) << 24 | place,
        }
    }
}

/// Named leaders before generic ones, Rabban and Feyd before the others.
fn rank_figure(action: Action) -> u32 {
    match action {
        Action::Supply(Figure::Named(Leader::BeastRabban | Leader::FeydRautha)) => 0,
        Action::Supply(Figure::Named(_)) => 1,
        Action::Supply(Figure::Generic) => 2,
        Action::Supply(Figure::Unit(unit)) => 2 - unit as u32,
        Action::Supply(_) => 3,
        Action::Lift(Figure::Named(_), _) => 4,
        Action::Lift(..) => 5,
        _ => LAST,
    }
}

fn rank_weakest(figure: Figure) -> u32 {
    match figure {
        Figure::Unit(Unit::Regular) | Figure::Token(_) | Figure::Troop => 2,
        Figure::Unit(Unit::Elite) => 3,
        Figure::Unit(Unit::Special) => 4,
        Figure::Generic | Figure::Named(_) => 5,
    }
}

/// Leaders but one, elite units, Sardaukar, regular units (WA-SOLO-BATTLE-02..05).
fn rank_loss(legion: &Legion, hits: u8, action: Action) -> u32 {
    let named = legion.named.count_ones() as u8;
    let plain_left = legion.units[1] + legion.units[2] == 0;
    // The last leader goes before the last regular units would leave it alone.
    let last_stand = plain_left && hits >= legion.units[0];
    match action {
        Action::Remove(Figure::Generic) if legion.generic + named > 1 || last_stand => 0,
        Action::Remove(Figure::Named(_)) if (legion.generic == 0 && named > 1) || last_stand => 1,
        Action::Downgrade(Unit::Elite) => 2,
        Action::Downgrade(Unit::Special) => 3,
        Action::Remove(Figure::Unit(_) | Figure::Troop) => 4,
        _ => 9,
    }
}

/// How the automaton spends spice: what each marker costs, what Supremacy it gains, what it stores.
pub(crate) struct Budget {
    /// Rows after paying, with markers nobody paid for still where they were.
    pub raised: [bool; 3],
    /// Markers paid for.
    pub kept: [bool; 3],
    /// A point of Supremacy for what is left over.
    pub point: bool,
    /// Spice stored.
    pub stored: u8,
}

/// WA-SOLO-PHASE-04..08.
pub(crate) fn budget(rows: [u8; 3], spice: u8) -> Budget {
    let mut lowest = Power::ALL;
    lowest.sort_by_key(|&power| std::cmp::Reverse(rows[power as usize]));
    let mut left = spice;
    let (mut kept, mut raised) = ([false; 3], [false; 3]);
    for power in lowest {
        if left >= 2 {
            left -= 2;
            kept[power as usize] = true;
        }
    }
    let all = kept == [true; 3];
    for power in lowest {
        if all && left >= 1 && rows[power as usize] > 0 {
            left -= 1;
            raised[power as usize] = true;
        }
    }
    let top = rows == [0; 3];
    let point = all && top && left >= 1;
    Budget { raised, kept, point, stored: if point { 0 } else { left.min(1) } }
}

/// The deck the next card comes from (WA-SOLO-MENTAT-02).
pub(crate) fn next_deck(last: Option<Deck>) -> Deck {
    match last {
        Some(Deck::HouseHarkonnen) => Deck::Corrino,
        _ => Deck::HouseHarkonnen,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::piece::{Token, Tokens};
    use table::rule;

    #[test]
    #[rule(
        "WA-SOLO-ATTACK-12",
        "WA-SOLO-ATTACK-13",
        "WA-SOLO-ATTACK-14",
        "WA-AMB-78",
        "WA-AMB-80",
        "WA-AMB-81"
    )]
    fn strength_counts_units_leaders_and_tokens() {
        let mut tokens = Tokens::NONE;
        tokens.add(Token(0));
        let legion = Legion { units: [1, 1, 1], generic: 1, named: 1, tokens, ..Legion::NONE };
        assert_eq!(strength(&legion), Strength { plain: 7, fine: 14 });
        assert_eq!(strength(&Legion::NONE), Strength::default());
        let elite = strength(&Legion { units: [0, 2, 0], ..Legion::NONE });
        let plain = strength(&Legion { units: [2, 0, 0], ..Legion::NONE });
        assert!(elite > plain, "the fine scale settles ties");
    }

    #[test]
    #[rule(
        "WA-SOLO-PHASE-02",
        "WA-SOLO-PHASE-04",
        "WA-SOLO-PHASE-05",
        "WA-SOLO-PHASE-06",
        "WA-SOLO-PHASE-08",
        "WA-AMB-84"
    )]
    fn spice_keeps_the_lowest_markers_then_raises_them() {
        let plan = budget([0, 2, 1], 5);
        assert_eq!((plan.kept, plan.raised, plan.stored), ([false, true, true], [false; 3], 1));
        let plan = budget([0, 2, 1], 7);
        assert_eq!((plan.kept, plan.raised, plan.stored), ([true; 3], [false, true, false], 0));
        let plan = budget([0, 2, 1], 9);
        assert_eq!((plan.raised, plan.stored, plan.point), ([false, true, true], 1, false));
        let plan = budget([0; 3], 7);
        assert_eq!((plan.point, plan.stored), (true, 0));
        assert!(!budget([0; 3], 6).point);
    }

    #[test]
    #[rule("WA-SOLO-SETUP-05", "WA-CARD-39")]
    fn the_central_sectors_count_as_one() {
        let cards: Vec<u8> = (0..8).map(tactic_sectors).collect();
        assert_eq!(cards, [1, 1, 2, 4, 8, 8, 0xF0, 0xF0]);
    }

    #[test]
    #[rule("WA-SOLO-MENTAT-02")]
    fn decks_alternate_from_house_harkonnen_on() {
        assert_eq!(next_deck(None), Deck::HouseHarkonnen);
        assert_eq!(next_deck(Some(Deck::HouseHarkonnen)), Deck::Corrino);
        assert_eq!(next_deck(Some(Deck::Corrino)), Deck::HouseHarkonnen);
    }
}
