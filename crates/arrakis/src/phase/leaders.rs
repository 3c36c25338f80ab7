//! Named leaders enter play, are wounded and heal; the tracks that bring them.

use table::fault::less;
use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::board::Area;
use crate::cards::Objective;
use crate::content::{Entry, content};
use crate::event::{Event, HarvesterLoss};
use crate::phase::round::Phase;
use crate::phase::{Who, other_question, retreat};
use crate::piece::{Deck, Leader, Marker, Side, TANK_CELLS, drawn};
use crate::state::{Arrakis, Ending, Place};

/// The steps of the regeneration tank.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// Which of several leaders enters the tank first?
    TankOrder { side: Side },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, _: &Arrakis) -> Who {
        match self {
            Step::TankOrder { side } => Who::Side(side),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::TankOrder { .. } => rule_id!("WA-TANK-02"),
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
            Step::TankOrder { side } => game.tank_order_options(side, offers),
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, _: Action) -> Refusal {
        other_question(self.rule(game.phase()))
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        match self {
            Step::TankOrder { side } => game.tank_next(side, action, world),
        }
    }
}

/// Harkonnen wins here (WA-WIN-01).
pub const SUPREMACY_END: u8 = 10;

impl Arrakis {
    /// A named leader enters play, if not yet there (WA-NAMED-02).
    pub(crate) fn enter(&mut self, leader: Leader, w: &mut impl World<Event>) {
        if self.leaders[leader as usize] != Place::Waiting {
            return;
        }
        self.leaders[leader as usize] = Place::Aside;
        w.tell(|| Event::LeaderEntered { leader });
        match content().leader(leader).entry {
            Entry::Plain => {}
            Entry::TakesOver(old) => self.take_over(old, leader, w),
            Entry::Removes(other) => self.remove_leader(other, w),
            Entry::BeneGesserit => self.gain_bene_gesserit(leader.side(), w),
        }
    }

    fn take_over(&mut self, old: Leader, new: Leader, w: &mut impl World<Event>) {
        // WA-AMB-72: who is in the tank stays in that very cell, whosever board it is on.
        if matches!(self.leaders[old as usize], Place::Tank(_)) && self.tank_of(old) != self.tank_of(new) {
            self.lodging = Some((new, old));
        }
        let place = std::mem::replace(&mut self.leaders[old as usize], Place::Gone);
        self.leaders[new as usize] = place;
        for mask in [&mut self.used, &mut self.resting] {
            *mask |= (*mask >> old as u16 & 1) << new as u16;
            *mask &= !(1 << old as u16);
        }
        let swap = |named: &mut u8| {
            if *named & old.bit() != 0 {
                *named = *named & !old.bit() | new.bit();
            }
        };
        if let Place::On(area) = place {
            swap(&mut self.legions[area.index()].named);
            for moved in self.moved.iter_mut() {
                swap(&mut moved.part.named);
            }
        }
        w.tell(|| Event::LeaderGone { leader: old });
    }

    /// A named leader leaves the game, wherever they are.
    pub(crate) fn remove_leader(&mut self, leader: Leader, w: &mut impl World<Event>) {
        if self.leaders[leader as usize] == Place::Gone {
            return;
        }
        if let Place::On(area) = self.leaders[leader as usize] {
            self.take(leader.side(), crate::piece::Figure::Named(leader), area);
        }
        self.leaders[leader as usize] = Place::Gone;
        self.used &= !(1 << leader as u16);
        w.tell(|| Event::LeaderGone { leader });
    }

    /// The board whose tank this leader goes to or is in: of a shared faction each board has its own
    /// (WA-TEAM-30).
    pub fn tank_of(&self, leader: Leader) -> Deck {
        let host = match self.lodging {
            Some((lodger, host)) if lodger == leader => host,
            _ => leader,
        };
        self.owner(content().leader(host).deck)
    }

    /// A named leader goes to the leftmost cell of the tank and pushes the others on (WA-TANK-02,
    /// WA-TANK-07).
    pub(crate) fn tank(&mut self, leader: Leader, w: &mut impl World<Event>) {
        let board = self.tank_of(leader);
        let mut cell = 0;
        let mut pushed = leader;
        loop {
            let occupant = Leader::ALL.into_iter().find(|&other| {
                self.leaders[other as usize] == Place::Tank(cell) && self.tank_of(other) == board
            });
            if cell >= TANK_CELLS[leader.side().index()] {
                // WA-AMB-49: pushed out of the last cell means healed.
                self.heal(pushed, w);
                break;
            }
            self.leaders[pushed as usize] = Place::Tank(cell);
            match occupant {
                Some(next) => pushed = next,
                None => break,
            }
            cell += 1;
        }
        w.tell(|| Event::LeaderTanked { leader });
    }

    fn heal(&mut self, leader: Leader, w: &mut impl World<Event>) {
        self.leaders[leader as usize] = Place::Aside;
        self.lodging = self.lodging.filter(|&(lodger, _)| lodger != leader);
        self.resting |= 1 << leader as u16;
        w.tell(|| Event::LeaderHealed { leader });
    }

    /// The figures in the tanks of a side advance for a spent die (WA-TANK-03, WA-TEAM-30).
    pub(crate) fn advance_tank(&mut self, side: Side, w: &mut impl World<Event>) {
        for leader in Leader::ALL.into_iter().filter(|leader| leader.side() == side) {
            if let Place::Tank(cell) = self.leaders[leader as usize] {
                if cell + 1 >= TANK_CELLS[side.index()] {
                    self.heal(leader, w);
                } else {
                    self.leaders[leader as usize] = Place::Tank(cell + 1);
                }
            }
        }
    }

    /// Takes a Bene Gesserit token from the supply.
    pub(crate) fn gain_bene_gesserit(&mut self, side: Side, w: &mut impl World<Event>) {
        if self.rules.solo && side == Side::Harkonnen {
            return self.mahdi_bene_gesserit(w);
        }
        if self.bene_supply > 0 {
            less(&mut self.bene_supply, 1, "a Bene Gesserit token");
            self.bene[side.index()] += 1;
            w.tell(|| Event::BeneGained { side });
        }
    }

    /// Supremacy rises step by step (WA-AMB-58).
    pub(crate) fn gain_supremacy(&mut self, points: u8, w: &mut impl World<Event>) {
        for _ in 0..points {
            if self.supremacy >= SUPREMACY_END {
                break;
            }
            self.supremacy += 1;
            let to = self.supremacy;
            w.tell(|| Event::Supremacy { to });
            for &(_, leader) in content().tracks.supremacy_leaders.iter().filter(|&&(step, _)| step == to) {
                self.enter(leader, w);
            }
            if content().tracks.bene_gesserit_steps.contains(&to) {
                self.gain_bene_gesserit(Side::Atreides, w);
            }
        }
        if self.supremacy >= SUPREMACY_END && self.ending.is_none() {
            self.ending = Some(Ending::Supremacy);
            w.tell(|| Event::HarkonnenWon);
        }
    }

    /// A prescience marker rises step by step; what it passes happens once (WA-AMB-57, WA-AMB-58).
    pub(crate) fn raise_marker(&mut self, marker: Marker, steps: u8, w: &mut impl World<Event>) {
        for _ in 0..steps {
            let at = &mut self.markers[marker as usize];
            // WA-AMB-59
            if *at >= content().tracks.prescience_end {
                break;
            }
            *at += 1;
            let to = *at;
            w.tell(|| Event::MarkerMoved { marker, to });
            for &(step, of, leader) in &content().tracks.prescience_leaders {
                if step == to && of.is_none_or(|of| of == marker) {
                    self.enter(leader, w);
                }
            }
            self.atomics_ready |= to == content().tracks.atomics_step;
        }
    }

    /// Is the secret objective met?
    pub(crate) fn objective_met(&self) -> Option<Objective> {
        Objective::of(self.objectives)
            .find(|objective| self.markers.iter().zip(objective.goals()).all(|(&at, goal)| at >= goal))
    }

    /// Ends the game if the secret objective is met (WA-END-02).
    pub(crate) fn check_objective(&mut self, w: &mut impl World<Event>) {
        if let Some(objective) = self.objective_met() {
            self.ending = Some(Ending::Objective);
            w.tell(|| Event::AtreidesWon { objective });
        }
    }

    /// A settlement falls (WA-SETTLE-04, WA-SETTLE-05).
    pub(crate) fn settlement_falls(&mut self, area: Area, w: &mut impl World<Event>) {
        if let Some(at) = self.sietch_at(area) {
            self.sietches[at].stands = false;
            self.sietch_areas.remove(area);
            let rank = self.sietches[at].rank;
            w.tell(|| Event::SettlementFell { area, rank });
            self.gain_supremacy(rank, w);
            if self.rules.solo && at == self.solo.target as usize {
                // WA-SOLO-START-06
                self.draw_target(w);
                self.tell_tactics(w);
            }
        } else if self.settlements.has(area) {
            let rank = self.rank(area, Side::Harkonnen);
            self.settlements.remove(area);
            w.tell(|| Event::SettlementFell { area, rank });
            for marker in Marker::ALL {
                self.raise_marker(marker, rank, w);
            }
            // FAQ 3.0, modified rule 2.
            if self.rules.faq3 && area == crate::board::map::ARRAKEEN {
                self.check_objective(w);
            }
        }
    }

    /// A testing station is captured (WA-ECO-01).
    pub(crate) fn capture_station(&mut self, area: Area, w: &mut impl World<Event>) {
        let Some(face) = drawn(self.station_faces, w) else { return };
        let marker = Marker::ALL[face];
        less(&mut self.station_faces[face], 1, "a testing station");
        self.stations.remove(area);
        w.tell(|| Event::StationCaptured { area, marker });
        self.raise_marker(marker, 1, w);
    }

    /// A harvester leaves the board.
    pub(crate) fn lose_harvester(&mut self, area: Area, to: HarvesterLoss, w: &mut impl World<Event>) {
        if !self.harvesters.has(area) {
            return;
        }
        self.harvesters.remove(area);
        if self.acting_now() {
            self.harvesters_lost += 1;
        }
        w.tell(|| Event::HarvesterLost { area, to });
    }

    /// The atomics go off (WA-ATOMIC-01..06).
    pub(crate) fn detonate(&mut self, area: Area, w: &mut impl World<Event>) {
        self.detonated = Some(area);
        w.tell(|| Event::Detonated { area });
        let Some(side) = self.holder(area) else { return };
        if (area.ground() & self.free(side)).is_empty() {
            self.destroy(side, area, w);
        } else {
            self.push(retreat::Step::Displace { side, area });
        }
    }
}

impl Arrakis {
    fn doomed(&self, side: Side) -> impl Iterator<Item = Leader> + '_ {
        Leader::ALL
            .into_iter()
            .filter(move |&leader| leader.side() == side && self.dying >> leader as u16 & 1 == 1)
    }

    pub(crate) fn tank_order_options(&self, side: Side, to: &mut Offers<'_, Action>) {
        for leader in self.doomed(side) {
            to.add(Action::Leader(leader));
        }
    }

    pub(crate) fn tank_next(&mut self, side: Side, action: Action, w: &mut impl World<Event>) {
        if let Action::Leader(leader) = action {
            self.dying &= !(1 << leader as u16);
            self.tank(leader, w);
            self.push(Step::TankOrder { side });
        }
    }
}
