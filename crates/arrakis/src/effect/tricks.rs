//! The single choices that cards ask for: one leader, one die, one area.

use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::board::{ATOMICS, Zone};
use crate::board::{Area, AreaSet, DEEP_DESERTS, Sector};
use crate::cards::PrescienceCard;
use crate::content::content;
use crate::effect::It;
use crate::effect::{Target, Victim};
use crate::event::{Event, HarvesterLoss};
use crate::phase::harvest::BOTTOM_ROW;
use crate::phase::losses::Cause;
use crate::phase::round::Phase;
use crate::phase::{Who, losses, other_question};
use crate::piece::{Aloft, Face, Figure, Leader, Marker, Power, Side};
use crate::state::Arrakis;

/// The single choices that cards ask for.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// The area an ornithopter scouts.
    Scout { zone: Zone },
    /// An enemy leader for the tank.
    Tank { victim: Victim, it: It, side: Side },
    /// A legion carried straight to another.
    Carry { from: Option<Area> },
    /// A prescience card to shuffle back.
    ShufflePrescience,
    /// The area spies reveal.
    Spies,
    /// The die Harkonnen must use.
    ForceDie,
    /// Prescience cards to exchange.
    Exchange { gone: u8 },
    /// The marker that goes down.
    MarkerDown,
    /// The marker that goes up.
    MarkerUp { not: Marker, by: u8 },
    /// The Imperium marker that goes down.
    LowerImperium,
    /// The prescience card to attach to.
    Attach { eyes: bool },
    /// Which of the atomics.
    Atomics,
    /// Wormsign tokens to discard.
    DiscardWormsigns { left: u8 },
    /// The legion a special attack hits.
    Bombard { dice: u8, target: Target, it: It, side: Side },
    /// Harvesters of one sector to remove.
    Swallow { left: u8, sector: Option<Sector> },
    /// Vehicles to remove in these sectors.
    RemoveVehicles { left: u8, sectors: u8 },
    /// The sector of the rockets.
    Rockets { dice: u8 },
    /// The ornithopter to capture.
    Capture,
    /// Two sietches whose tokens are swapped.
    SwapTokens { first: Option<Area> },
    /// A sietch that moves.
    MoveSietch { from: Option<Area> },
    /// An enemy legion that is moved.
    ShiftEnemy { from: Option<Area> },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, _: &Arrakis) -> Who {
        match self {
            Step::Tank { side, .. } | Step::Bombard { side, .. } => Who::Side(side),
            Step::Scout { .. }
            | Step::Carry { .. }
            | Step::ShufflePrescience
            | Step::Spies
            | Step::DiscardWormsigns { .. } => Who::Side(Side::Harkonnen),
            _ => Who::Side(Side::Atreides),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::Scout { .. } => rule_id!("WA-FREE-04"),
            Step::Atomics => rule_id!("WA-ATOMIC-03"),
            Step::MarkerDown | Step::MarkerUp { .. } => rule_id!("WA-CARD-20"),
            Step::Exchange { .. } => rule_id!("WA-CARD-19"),
            _ => rule_id!("WA-PLAN-02"),
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
        game.trick_options(self, offers);
    }

    fn refuse(self, game: &Arrakis, _: Seat, _: Action) -> Refusal {
        other_question(self.rule(game.phase()))
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        game.do_trick(self, action, world);
    }
}

impl Arrakis {
    pub(crate) fn trick_options(&self, step: Step, to: &mut Offers<'_, Action>) {
        let areas = |set: AreaSet, make: fn(Area) -> Action, to: &mut Offers<'_, Action>| {
            for area in set.iter() {
                to.add(make(area));
            }
        };
        match step {
            Step::Scout { zone } => return areas(self.hidden() & zone.under(), Action::To, to),
            Step::Tank { victim, it, side } => {
                for leader in self.victims(victim, it, side) {
                    to.add(Action::Leader(leader));
                }
            }
            Step::Carry { from: None } => {
                let held = self.held[Side::Harkonnen.index()];
                if held.len() > 1 {
                    areas(held & self.settlements, Action::From, to);
                }
            }
            Step::Carry { from: Some(from) } => {
                let held = self.held[Side::Harkonnen.index()];
                areas(held - AreaSet::one(from), Action::To, to);
                return self.leave_options(from, crate::effect::Which::Any, false, Side::Harkonnen, to);
            }
            Step::ShufflePrescience => {
                // "Eyes of Ibad" keeps its card revealed.
                for card in self.open_cards().filter(|&card| self.eyes != Some(card)) {
                    to.add(Action::Prescience(card));
                }
            }
            Step::Spies => areas(self.hidden(), Action::To, to),
            Step::ForceDie => {
                for face in Face::ALL.into_iter().filter(|&face| self.may_force(face)) {
                    to.add(Action::Face(face));
                }
            }
            Step::Exchange { gone } => {
                // As many can go as the deck can replace.
                if u32::from(gone) < self.foresight.count_ones() {
                    for card in self.open_cards().filter(|&card| self.eyes != Some(card)) {
                        to.add(Action::Prescience(card));
                    }
                }
            }
            Step::MarkerDown => {
                for marker in Marker::ALL {
                    for steps in 1..=self.marker(marker) {
                        to.add(Action::Lower(marker, steps));
                    }
                }
            }
            Step::MarkerUp { not, .. } => {
                for marker in Marker::ALL.into_iter().filter(|&marker| marker != not) {
                    to.add(Action::Raise(marker));
                }
                return;
            }
            Step::LowerImperium => {
                for power in Power::ALL.into_iter().filter(|&power| self.rows[power as usize] < BOTTOM_ROW) {
                    to.add(Action::Power(power));
                }
            }
            Step::Attach { .. } => {
                for card in self.open_cards() {
                    to.add(Action::Prescience(card));
                }
            }
            Step::Atomics => {
                for (place, _) in ATOMICS {
                    to.add(Action::Detonate(place));
                }
            }
            Step::DiscardWormsigns { .. } => areas(self.wormsigns, Action::To, to),
            Step::Bombard { target, it, side, .. } => areas(self.bombarded(target, it, side), Action::To, to),
            Step::Swallow { sector, .. } => {
                let within = sector.map_or(AreaSet::ALL, |sector| sector.areas());
                areas(self.harvesters & DEEP_DESERTS & within, Action::To, to);
            }
            Step::RemoveVehicles { sectors, .. } => {
                areas(self.harvesters & sector_areas(sectors), Action::To, to);
                for zone in Zone::ALL.into_iter().filter(|&zone| self.vehicle_over(zone, sectors)) {
                    to.add(Action::Zone(zone));
                }
            }
            Step::Rockets { .. } => {
                for sector in Sector::ALL {
                    if sector.areas().meets(self.held[Side::Atreides.index()]) {
                        to.add(Action::Sector(sector));
                    }
                }
            }
            Step::Capture => {
                for zone in Zone::of(self.ornithopters()) {
                    to.add(Action::Zone(zone));
                }
            }
            Step::SwapTokens { first: None } => {
                if self.sietch_areas.len() > 1 {
                    areas(self.with_tokens(Side::Atreides) & self.sietch_areas, Action::From, to);
                }
            }
            Step::SwapTokens { first: Some(first) } => {
                return areas(self.sietch_areas - AreaSet::one(first), Action::To, to);
            }
            Step::MoveSietch { from: None } => {
                for area in self.sietch_areas.iter().filter(|&area| !self.sietch_moves(area).is_empty()) {
                    to.add(Action::From(area));
                }
            }
            Step::MoveSietch { from: Some(from) } => return areas(self.sietch_moves(from), Action::To, to),
            Step::ShiftEnemy { from: None } => {
                for area in (self.held[Side::Harkonnen.index()] & self.deserts()).iter() {
                    if area.ground().meets(self.empty()) {
                        to.add(Action::From(area));
                    }
                }
            }
            Step::ShiftEnemy { from: Some(from) } => {
                return areas(from.ground() & self.empty(), Action::To, to);
            }
        }
        to.add(Action::Pass)
    }

    /// Dice of a side with this result.
    pub(crate) fn dice_showing(&self, side: Side, face: Face) -> u8 {
        side.decks().into_iter().map(|deck| self.dice[deck as usize][face as usize]).sum()
    }

    /// Can Truthtrance name this result? Against the automaton one that has not come up too often
    /// (WA-SOLO-SPECIAL-14).
    fn may_force(&self, face: Face) -> bool {
        if !self.rules.solo {
            return self.dice_showing(Side::Harkonnen, face) > 0;
        }
        let most = if matches!(face, Face::Deployment | Face::House) { 2 } else { 3 };
        self.solo.spent[face as usize] < most
    }

    /// Enemy named leaders an effect can put in the tank.
    pub(crate) fn victims(&self, victim: Victim, it: It, side: Side) -> impl Iterator<Item = Leader> + '_ {
        let ours = self.held[side.index()];
        let sworn = self.areas_where(side, |legion| legion.units[2] > 0);
        self.named_on_board(side.enemy())
            .filter(move |&(_, area)| match victim {
                Victim::Anywhere => true,
                Victim::SectorOfOwnLegion => area.sector_mates().meets(ours),
                // WA-ACTION-06: the legion need not have moved.
                Victim::NextToIt => match it {
                    It::Area(at) => at.ground().has(area),
                    It::Nothing | It::Zone(_) => area.ground().meets(sworn),
                },
                Victim::SectorOf(leader) => {
                    self.leader_area(leader).is_some_and(|at| at.sector_mates().has(area))
                }
            })
            .map(|(leader, _)| leader)
    }

    /// Enemy legions a special attack can hit.
    pub(crate) fn bombarded(&self, target: Target, it: It, side: Side) -> AreaSet {
        let enemies = self.held[side.enemy().index()];
        match target {
            Target::NextToOwnLegion => enemies & self.held[side.index()].ground(),
            Target::UnderIt => match it {
                It::Zone(zone) => enemies & zone.under(),
                It::Nothing | It::Area(_) => AreaSet::NONE,
            },
        }
    }

    fn sietch_moves(&self, area: Area) -> AreaSet {
        area.ground() & self.empty() & self.deserts()
    }

    /// Is there a vehicle in an air zone connected to one of these sectors?
    fn vehicle_over(&self, zone: Zone, sectors: u8) -> bool {
        let connected = Sector::ALL
            .iter()
            .any(|&sector| sectors >> sector as u8 & 1 == 1 && sector.air_zones() & zone.bit() != 0);
        connected && self.air[zone.index()].vehicle().is_some()
    }

    pub(crate) fn do_trick(&mut self, step: Step, action: Action, w: &mut impl World<Event>) {
        match (step, action) {
            (Step::Scout { .. } | Step::Spies, Action::To(area)) => {
                self.reveal_sietch(area, w);
                self.reveal_tokens(area, w);
            }
            (Step::Tank { .. }, Action::Leader(leader)) => {
                if let Some(area) = self.leader_area(leader) {
                    self.lose(leader.side(), Figure::Named(leader), area, w);
                }
            }
            (Step::Carry { .. }, Action::From(from)) => {
                self.part = *self.legion(from);
                self.push(Step::Carry { from: Some(from) });
            }
            (Step::Carry { .. }, Action::Leave(figure)) => {
                self.part.remove(figure);
                self.push(step);
            }
            (Step::Carry { from: Some(from) }, Action::To(area)) => {
                let part = self.part;
                let side = Side::Harkonnen;
                self.relocate_part(side, from, area, &part, w);
                self.push(losses::Step::Settle { side });
                self.arrive(side, area, w);
            }
            (Step::ShufflePrescience, Action::Prescience(card)) => self.return_prescience(card, w),
            (Step::ForceDie, Action::Face(face)) => {
                self.forced = Some(face);
                w.tell(|| Event::DieForced { face });
            }
            (Step::Exchange { gone }, Action::Prescience(card)) => {
                self.remove_prescience(card, w);
                self.push(Step::Exchange { gone: gone + 1 });
            }
            (Step::Exchange { gone }, _) => self.reveal_prescience(u32::from(gone), w),
            (Step::MarkerDown, Action::Lower(marker, by)) => {
                self.markers[marker as usize] -= by;
                let to = self.markers[marker as usize];
                w.tell(|| Event::MarkerMoved { marker, to });
                self.push(Step::MarkerUp { not: marker, by });
            }
            (Step::MarkerUp { by, .. }, Action::Raise(marker)) => self.raise_marker(marker, by, w),
            (Step::LowerImperium, Action::Power(power)) => {
                self.rows[power as usize] += 1;
                let row = self.rows[power as usize];
                w.tell(|| Event::Imperium { power, row });
            }
            (Step::Attach { eyes }, Action::Prescience(card)) => {
                if eyes {
                    self.eyes = Some(card);
                } else {
                    self.fear = Some(card);
                }
                w.tell(|| Event::Attached { card, eyes });
            }
            (Step::Atomics, Action::Detonate(place)) => self.detonate(place, w),
            (Step::DiscardWormsigns { left }, Action::To(area)) => {
                self.drop_wormsign(area, w);
                if left > 1 {
                    self.push(Step::DiscardWormsigns { left: left - 1 });
                }
            }
            (Step::Bombard { dice, side, .. }, Action::To(area)) => self.bombard(side, dice, area, w),
            (Step::Swallow { left, .. }, Action::To(area)) => {
                self.lose_harvester(area, HarvesterLoss::Card, w);
                let sector = Some(area.info().sectors[0]);
                if left > 1 {
                    self.push(Step::Swallow { left: left - 1, sector });
                }
            }
            (Step::RemoveVehicles { left, sectors }, Action::To(_) | Action::Zone(_)) => {
                match action {
                    Action::To(area) => self.lose_harvester(area, HarvesterLoss::Card, w),
                    Action::Zone(zone) => self.clear_air(zone, w),
                    _ => {}
                }
                if left > 1 {
                    self.push(Step::RemoveVehicles { left: left - 1, sectors });
                }
            }
            (Step::Rockets { dice }, Action::Sector(sector)) => {
                let [hits, blocks, specials] = self.roll(dice, w);
                w.tell(|| Event::CombatRoll { side: Side::Atreides, hits, blocks, specials });
                if hits + specials > 0 {
                    self.push(Step::RemoveVehicles { left: hits + specials, sectors: 1 << sector as u8 });
                }
            }
            (Step::Capture, Action::Zone(zone)) => {
                self.clear_air(zone, w);
                self.set_it(It::Zone(zone));
            }
            (Step::SwapTokens { .. }, Action::From(first)) => {
                self.push(Step::SwapTokens { first: Some(first) })
            }
            (Step::SwapTokens { first: Some(first) }, Action::To(other)) => self.swap_tokens(first, other, w),
            (Step::MoveSietch { .. }, Action::From(from)) => self.push(Step::MoveSietch { from: Some(from) }),
            (Step::MoveSietch { from: Some(from) }, Action::To(area)) => self.move_sietch(from, area, w),
            (Step::ShiftEnemy { .. }, Action::From(from)) => self.push(Step::ShiftEnemy { from: Some(from) }),
            (Step::ShiftEnemy { from: Some(from) }, Action::To(area)) => {
                self.relocate(Side::Harkonnen, from, area, w);
                self.arrive(Side::Harkonnen, area, w);
            }
            _ => {}
        }
    }

    /// A special attack: hits and specials hit (WA-AMB-03).
    pub(crate) fn bombard(&mut self, side: Side, dice: u8, area: Area, w: &mut impl World<Event>) {
        let enemy = side.enemy();
        let [hits, _, specials] = self.roll(dice, w);
        let hits = hits + specials;
        w.tell(|| Event::Bombarded { side, area, hits });
        if hits > 0 {
            self.push(losses::Step::Losses { side: enemy, area, hits, cause: Cause::Bombardment });
        }
        // WA-INFO-11, WA-SOLO-SPECIAL-04: tokens are revealed before losses are taken, so they lie on top.
        self.reveal_tokens(area, w);
    }

    pub(crate) fn return_prescience(&mut self, card: PrescienceCard, w: &mut impl World<Event>) {
        self.open &= !card.bit();
        self.foresight |= card.bit();
        if self.fear == Some(card) {
            self.fear = None;
        }
        w.tell(|| Event::PrescienceShuffled { card });
    }

    pub(crate) fn remove_prescience(&mut self, card: PrescienceCard, w: &mut impl World<Event>) {
        self.open &= !card.bit();
        if self.fear == Some(card) {
            self.fear = None;
        }
        w.tell(|| Event::PrescienceRemoved { card });
    }

    fn swap_tokens(&mut self, one: Area, other: Area, w: &mut impl World<Event>) {
        let side = Side::Atreides;
        let (first, second) = (self.legion(one).tokens, self.legion(other).tokens);
        for (tokens, from, to) in [(first, one, other), (second, other, one)] {
            for token in tokens.kinds(side) {
                for _ in 0..tokens.of(token) {
                    self.take(side, Figure::Token(token), from);
                    self.put(side, Figure::Token(token), to);
                }
            }
        }
        w.tell(|| Event::TokensSwapped { one, other });
        for area in [one, other] {
            self.orphans(side, area, w);
            self.crowd(side, area);
        }
    }

    /// A sietch moves with every figure and token of its area.
    fn move_sietch(&mut self, from: Area, to: Area, w: &mut impl World<Event>) {
        let Some(at) = self.sietch_at(from) else { return };
        self.sietches[at].area = to;
        self.sietch_areas.remove(from);
        self.sietch_areas.add(to);
        let all = *self.legion(from);
        self.shift(Side::Atreides, from, to, &all);
        for set in [&mut self.wormsigns, &mut self.stations, &mut self.harvesters, &mut self.worms] {
            if set.has(from) {
                set.remove(from);
                set.add(to);
            }
        }
        w.tell(|| Event::SietchMoved { from, to });
    }

    /// Is an ornithopter here that could scout, or the Navigator in its place (WA-GUILD-NAV-03)?
    pub(crate) fn may_scout(&self, zone: Zone) -> bool {
        matches!(self.air[zone.index()], Aloft::Ornithopter | Aloft::Navigator)
            && !self.banned(Power::Guild)
            && zone.under().meets(self.hidden())
    }

    /// Cells for a result on a player's board (WA-AMB-07).
    pub(crate) fn cells(&self, player: crate::piece::Deck, face: Face) -> u8 {
        let tracks = &content().tracks;
        let side = player.side();
        if self.rules.shared[side.index()] {
            tracks.shared_cells[player as usize][face as usize]
        } else {
            tracks.cells[side.index()][face as usize]
        }
    }
}

fn sector_areas(sectors: u8) -> AreaSet {
    Sector::ALL
        .into_iter()
        .filter(|&sector| sectors >> sector as u8 & 1 == 1)
        .fold(AreaSet::NONE, |all, sector| all | sector.areas())
}
