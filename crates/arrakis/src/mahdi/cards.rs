//! Which planning cards the automaton can carry out, and where they come from (WA-SOLO-MENTAT-02,
//! WA-SOLO-MENTAT-09).

use super::{Mind, Rank};
use crate::board::{Area, AreaSet};
use crate::content::script;
use crate::effect::It;
use crate::effect::{Effect, Piece, Spot, Which};
use crate::piece::{Deck, Figure, Side};
use crate::state::{Arrakis, Place};

const SIDE: Side = Side::Harkonnen;

/// The deck the next card comes from: not the one of the card discarded last (WA-SOLO-MENTAT-02,
/// WA-AMB-74).
pub(crate) fn next_deck(last: Option<Deck>) -> Deck {
    match last {
        Some(Deck::HouseHarkonnen) => Deck::Corrino,
        _ => Deck::HouseHarkonnen,
    }
}

/// The other Harkonnen deck.
pub(crate) fn other_deck(deck: Deck) -> Deck {
    next_deck(Some(deck))
}

impl Arrakis {
    /// Can this script be carried out completely (WA-SOLO-MENTAT-09)? What it places and moves is tried on a
    /// copy of the position, so that what comes after is judged from there.
    pub(crate) fn whole(&self, id: u16) -> bool {
        self.carries_out(script(id), It::Nothing)
    }

    fn carries_out(&self, effects: &[Effect], it: It) -> bool {
        let Some((effect, rest)) = effects.split_first() else { return true };
        match effect {
            Effect::Place(pieces, spot) => {
                pieces.iter().all(|&piece| self.obtains(piece))
                    && self.best_spots(*spot).iter().any(|area| {
                        let mut after = self.clone();
                        after.tries_to_place(pieces, area) && after.carries_out(rest, It::Area(area))
                    })
            }
            Effect::Move { which, .. } => self.some_march(*which, it, |from, to| {
                let mut after = self.clone();
                let part = *self.legion(from);
                after.shift(SIDE, from, to, &part);
                after.carries_out(rest, It::Area(to))
            }),
            Effect::OneOf(choices) => {
                choices.iter().any(|choice| self.carries_out(script(choice.id), it))
                    && self.carries_out(rest, it)
            }
            Effect::If(condition, then, otherwise) => {
                let chosen = if self.holds(*condition) { then } else { otherwise };
                self.carries_out(script(chosen.id), it) && self.carries_out(rest, it)
            }
            other => self.possible(other, it) && self.carries_out(rest, it),
        }
    }

    /// Can this effect of a leader's special action do anything now, by the lists?
    pub(crate) fn could(&self, effect: &Effect) -> bool {
        match effect {
            Effect::Move { which, .. } => self.may_march(*which, It::Nothing),
            Effect::Deploy(_) => !self.settlements.is_empty(),
            other => self.possible(other, It::Nothing),
        }
    }

    /// Can this effect be carried out here and now?
    fn possible(&self, effect: &Effect, it: It) -> bool {
        match effect {
            Effect::PlaceEach(areas, _, spot) => {
                let supply: u8 = self.units[SIDE.index()].iter().sum();
                self.spots(SIDE, *spot).len() >= *areas as usize && supply >= *areas
            }
            Effect::Vehicles(vehicles) => vehicles.iter().all(|&one| {
                let wanted = vehicles.iter().filter(|&&other| other == one).count();
                usize::from(self.vehicle_supply(one)) >= wanted
            }),
            Effect::Replace(units, from, to) => {
                let there =
                    self.held[SIDE.index()].iter().map(|area| self.legion(area).units[*from as usize]);
                there.sum::<u8>() >= *units && self.supply(SIDE, *to) >= *units
            }
            Effect::Tank(victim) => self.victims(*victim, it, SIDE).next().is_some(),
            Effect::OpponentDiscards(cards) => self.hand_size(SIDE.enemy()) >= *cards,
            Effect::Carry => self.may_carry(),
            Effect::ShufflePrescience => self.open_cards().any(|card| self.kept_open != Some(card)),
            Effect::LoseDie(face) => self.dice_showing(SIDE.enemy(), *face) > 0,
            Effect::RevealArea => !self.hidden().is_empty(),
            Effect::DiscardWormsigns(signs) => self.wormsigns.len() >= *signs as usize,
            Effect::Bombard(_, target) => !self.bombarded(*target, it, SIDE).is_empty(),
            Effect::Attack { which, .. } => {
                self.usable(SIDE, *which, it).iter().any(|from| self.mahdi_attacks(from))
            }
            _ => true,
        }
    }

    /// Can this figure be had, from the supply or, for a named leader, from the board?
    fn obtains(&self, piece: Piece) -> bool {
        match piece {
            Piece::Named(leader) => {
                matches!(self.leaders[leader as usize], Place::Aside | Place::On(_)) && self.can_place(leader)
            }
            Piece::Generic => self.generic[SIDE.index()] > 0,
            // Placing them tells.
            Piece::Leader | Piece::Unit(_) | Piece::Paul => true,
        }
    }

    /// The spots the lists of House prefer (WA-SOLO-MENTAT-04).
    fn best_spots(&self, spot: Spot) -> AreaSet {
        let spots = self.spots(SIDE, spot);
        let mind = Mind::recruiting(self);
        let best = spots.iter().map(|area| mind.legion_rank(area)).min();
        let best = spots.iter().filter(|&area| Some(mind.legion_rank(area)) == best);
        best.fold(AreaSet::NONE, |all, area| all | AreaSet::one(area))
    }

    /// Puts units and leaders there; `false` if the supply does not suffice.
    fn tries_to_place(&mut self, pieces: &[Piece], area: Area) -> bool {
        pieces.iter().all(|&piece| {
            let figure = match piece {
                Piece::Unit(unit) => self.any_unit(unit).map(Figure::Unit),
                Piece::Named(leader) => {
                    if let Some(from) = self.leader_area(leader) {
                        self.take(SIDE, Figure::Named(leader), from);
                    }
                    Some(Figure::Named(leader))
                }
                _ if self.generic[SIDE.index()] > 0 => Some(Figure::Generic),
                _ => self.available(SIDE).next().map(Figure::Named),
            };
            if let Some(figure) = figure {
                self.put(SIDE, figure, area);
            }
            figure.is_some()
        })
    }

    /// Does this hold for any of the marches the lists prefer?
    fn some_march(&self, which: Which, it: It, then: impl Fn(Area, Area) -> bool) -> bool {
        let mind = Mind::marching(self);
        let legions = self.usable(SIDE, which, it);
        let first = Rank::best(legions.iter().map(|from| mind.mover_rank(from)));
        let mut movers =
            legions.iter().filter(|&from| first != Rank::Never && mind.mover_rank(from) == first);
        movers.any(|from| {
            let best = Mind::leaving(self, from).best;
            let mut ends = self.destinations(SIDE, from, 1).iter();
            ends.any(|to| mind.end_rank(from, to) == best && then(from, to))
        })
    }
}
