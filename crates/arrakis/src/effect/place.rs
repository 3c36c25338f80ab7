//! Figures that effects place or replace.

use table::{Doing, Offers, Refusal, RuleId, Seat, SeatSet, Steps, World, rule_id};

use crate::action::Action;
use crate::board::map::{ARRAKEEN, ARSUNT, CARTHAG, HAGGA_BASIN, IMPERIAL_BASIN, NORTH_POLE};
use crate::board::{Area, AreaSet};
use crate::content::script;
use crate::effect::It;
use crate::effect::{Effect, Piece, Spot};
use crate::event::Event;
use crate::phase::round::Phase;
use crate::phase::{Who, losses, other_question};
use crate::piece::{Figure, Leader, Legion, Side, Unit};
use crate::state::{Arrakis, Place};

/// The steps of placing and replacing figures.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Step {
    /// Where to place figures.
    Spot { script: u16, at: u8, side: Side },
    /// One figure to place.
    Figure { piece: Piece, area: Area, side: Side, must: bool },
    /// One unit into each of several areas.
    PlaceEach { left: u8, unit: Unit, side: Side },
    /// Replace units.
    Replace { left: u8, from: Unit, to: Unit, side: Side },
}

impl Step {
    /// Whose decision it is.
    pub(crate) fn who(self, _: &Arrakis) -> Who {
        match self {
            Step::Spot { side, .. }
            | Step::Figure { side, .. }
            | Step::PlaceEach { side, .. }
            | Step::Replace { side, .. } => Who::Side(side),
        }
    }

    /// The rule it comes from.
    pub(crate) fn rule(self, _: Phase) -> RuleId {
        match self {
            Step::Spot { .. } | Step::Figure { .. } | Step::PlaceEach { .. } => rule_id!("WA-TERM-16"),
            Step::Replace { .. } => rule_id!("WA-ACTION-16"),
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
            Step::Spot { script, at, side } => game.spot_options(script, at, side, offers),
            Step::Figure { piece, area, side, must } => game.figure_options(piece, area, side, must, offers),
            Step::PlaceEach { unit, side, .. } => game.place_each_options(unit, side, offers),
            Step::Replace { from, to, side, .. } => game.replace_options(from, to, side, offers),
        }
    }

    fn refuse(self, game: &Arrakis, _: Seat, _: Action) -> Refusal {
        other_question(self.rule(game.phase()))
    }

    fn take(self, game: &mut Arrakis, _: Seat, action: Action, world: &mut impl World<Event>) {
        match self {
            Step::Spot { script, at, side } => game.choose_spot(script, at, side, action),
            Step::Figure { area, side, .. } => game.place_figure(area, side, action, world),
            Step::PlaceEach { left, unit, side } => game.place_each(left, unit, side, action),
            Step::Replace { left, from, to, side } => game.replace(left, from, to, side, action, world),
        }
    }
}

impl Arrakis {
    /// The areas a spot stands for; a settlement that has fallen is none (WA-AMB-17).
    pub(crate) fn spots(&self, side: Side, spot: Spot) -> AreaSet {
        let settlement = |area: Area| AreaSet::one(area) & self.settlements;
        match spot {
            Spot::Arrakeen => settlement(ARRAKEEN),
            Spot::Carthag => settlement(CARTHAG),
            Spot::Arsunt => settlement(ARSUNT),
            Spot::HaggaBasin => settlement(HAGGA_BASIN),
            Spot::ImperialBasin => settlement(IMPERIAL_BASIN),
            Spot::NorthPole => settlement(NORTH_POLE),
            Spot::CarthagOrArrakeen => settlement(CARTHAG) | settlement(ARRAKEEN),
            Spot::OwnSettlement => self.settlements_of(side),
            Spot::Sietch => self.sietch_areas,
            Spot::AnyLegion => self.held[side.index()],
            Spot::SpecialLegion => self.areas_where(side, |legion| legion.units[2] > 0),
            Spot::LegionOf(leader) => self.leader_area(leader).map_or(AreaSet::NONE, AreaSet::one),
            Spot::EmptyDesert => self.empty() & self.deserts(),
            Spot::FreeMountain => self.free(side) & self.mountains(),
            Spot::FreePlateau => self.free(side) & self.plateaus(),
        }
    }

    pub(crate) fn spot_options(&self, at: u16, effect: u8, side: Side, to: &mut Offers<'_, Action>) {
        let Some(Effect::Place(_, spot)) = script(at).get(effect as usize) else { return };
        for area in self.spots(side, *spot).iter() {
            to.add(Action::Here(area));
            to.add(Action::Piecewise(area));
        }
        to.add(Action::Pass)
    }

    pub(crate) fn choose_spot(&mut self, at: u16, effect: u8, side: Side, action: Action) {
        let Some(Effect::Place(figures, _)) = script(at).get(effect as usize) else { return };
        let (area, must) = match action {
            Action::Here(area) => (area, true),
            Action::Piecewise(area) => (area, false),
            _ => return,
        };
        self.set_it(It::Area(area));
        self.push(losses::Step::Settle { side });
        // Units come first, because leaders need them (WA-LEADER-05).
        let is_unit = |piece: &&Piece| matches!(piece, Piece::Unit(_));
        for &piece in figures.iter().filter(|piece| !is_unit(piece)).chain(figures.iter().filter(is_unit)) {
            self.push(Step::Figure { piece, area, side, must });
        }
    }

    pub(crate) fn figure_options(
        &self,
        piece: Piece,
        area: Area,
        side: Side,
        must: bool,
        to: &mut Offers<'_, Action>,
    ) {
        let company = self.legion(area).size() > 0;
        match piece {
            Piece::Unit(unit) => {
                if self.supply(side, unit) > 0 {
                    to.add(Action::Supply(Figure::Unit(unit)));
                    if must {
                        return;
                    }
                } else if self.automaton(side) {
                    // WA-SOLO-DEPLOY-06
                    if let Some(other) = self.any_unit(unit) {
                        to.add(Action::Supply(Figure::Unit(other)));
                    }
                } else {
                    // WA-COMP-21
                    for &lower in Unit::ALL[..unit as usize].iter().rev() {
                        if self.supply(side, lower) > 0 {
                            to.add(Action::Supply(Figure::Unit(lower)));
                        }
                    }
                }
                self.lift_options(side, Figure::Unit(unit), area, to);
                if unit == Unit::Regular {
                    // WA-AMB-97
                    self.lift_options(side, Figure::Troop, area, to);
                }
            }
            _ if !company => {}
            Piece::Leader | Piece::Generic => {
                if self.generic[side.index()] > 0 {
                    to.add(Action::Supply(Figure::Generic));
                    if must && piece == Piece::Generic {
                        return;
                    }
                }
                if piece == Piece::Leader {
                    for leader in self.available(side) {
                        to.add(Action::Supply(Figure::Named(leader)));
                    }
                    for (leader, from) in self.named_on_board(side) {
                        if from != area && self.can_place(leader) {
                            to.add(Action::Lift(Figure::Named(leader), from));
                        }
                    }
                }
                self.lift_options(side, Figure::Generic, area, to);
            }
            Piece::Named(_) | Piece::Paul => {
                let wanted = |leader: &Leader| match piece {
                    Piece::Named(one) => *leader == one,
                    _ => leader.is_paul(),
                };
                for leader in Leader::ALL.into_iter().filter(wanted).filter(|&leader| self.can_place(leader))
                {
                    match self.leaders[leader as usize] {
                        Place::Aside => to.add(Action::Supply(Figure::Named(leader))),
                        Place::On(from) if from != area => {
                            to.add(Action::Lift(Figure::Named(leader), from));
                        }
                        _ => continue,
                    }
                    if must {
                        return;
                    }
                }
            }
        }
        to.add(Action::Pass)
    }

    /// "Place" may take figures from the board (WA-TERM-16).
    fn lift_options(&self, side: Side, figure: Figure, area: Area, to: &mut Offers<'_, Action>) {
        for from in (self.held[side.index()] - AreaSet::one(area)).iter() {
            if self.legion(from).count(figure) > 0 {
                to.add(Action::Lift(figure, from));
            }
        }
    }

    pub(crate) fn place_figure(&mut self, area: Area, side: Side, action: Action, w: &mut impl World<Event>) {
        match action {
            Action::Supply(figure) => {
                self.put(side, figure, area);
                w.tell(|| Event::Placed { side, figure, area });
            }
            Action::Lift(figure, from) => {
                self.take(side, figure, from);
                w.tell(|| Event::Lifted { side, figure, area: from });
                self.put(side, figure, area);
                w.tell(|| Event::Placed { side, figure, area });
                self.orphans(side, from, w);
            }
            _ => {}
        }
    }

    pub(crate) fn place_each_options(&self, unit: Unit, side: Side, to: &mut Offers<'_, Action>) {
        let stocked = self.supply(side, unit) > 0;
        let standing = !self.areas_where(side, |legion| legion.can_replace(unit)).is_empty();
        // WA-TERM-16: also from the board, while there is one in supply. The automaton has no reason to.
        let either = stocked && standing && !(self.rules.solo && side == Side::Harkonnen);
        if stocked || standing {
            for area in self.spots(side, Spot::EmptyDesert).iter() {
                to.add(Action::To(area));
                if either {
                    to.add(Action::Piecewise(area));
                }
            }
        }
        to.add(Action::Done)
    }

    pub(crate) fn place_each(&mut self, left: u8, unit: Unit, side: Side, action: Action) {
        let (area, must) = match action {
            Action::To(area) => (area, true),
            Action::Piecewise(area) => (area, false),
            _ => return,
        };
        if left > 1 {
            self.push(Step::PlaceEach { left: left - 1, unit, side });
        }
        self.push(Step::Figure { piece: Piece::Unit(unit), area, side, must });
    }

    pub(crate) fn replace_options(&self, from: Unit, with: Unit, side: Side, to: &mut Offers<'_, Action>) {
        if self.supply(side, with) > 0 {
            // WA-SOLO-SPECIAL-04: units of the automaton may lie under its tokens.
            let hidden = |legion: &Legion| self.automaton(side) && !legion.tokens.is_empty();
            let there = |legion: &Legion| legion.units[from as usize] > 0 || hidden(legion);
            for area in self.areas_where(side, there).iter() {
                to.add(Action::From(area));
            }
            if from == Unit::Regular {
                // WA-AMB-97
                for area in self.areas_where(side, |legion| legion.troops > 0).iter() {
                    to.add(Action::Lift(Figure::Troop, area));
                }
            }
        }
        to.add(Action::Done)
    }

    pub(crate) fn replace(
        &mut self,
        left: u8,
        from: Unit,
        to: Unit,
        side: Side,
        action: Action,
        w: &mut impl World<Event>,
    ) {
        let (figure, area) = match action {
            Action::From(area) => (Figure::Unit(from), area),
            Action::Lift(figure, area) => (figure, area),
            _ => return,
        };
        if self.legion(area).count(figure) == 0 {
            // WA-SOLO-SPECIAL-04
            self.push(Step::Replace { left, from, to, side });
            return self.reveal_tokens(area, w);
        }
        self.take(side, figure, area);
        self.put(side, Figure::Unit(to), area);
        w.tell(|| Event::Replaced { side, area, from, to });
        if left > 1 {
            self.push(Step::Replace { left: left - 1, from, to, side });
        }
    }
}
