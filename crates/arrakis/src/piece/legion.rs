//! Figures and the legions they form.

use serde::{Deserialize, Serialize};
use table::List;
use table::fault::less;
use table::fault::{self, Fault};

use super::{Leader, Side, Token, Tokens, Unit};

/// A figure that stands in an area as part of a legion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    /// A unit.
    Unit(Unit),
    /// A troop of a Great House (Spacing Guild).
    Troop,
    /// A Naib or a Bashar.
    #[default]
    Generic,
    /// A named leader.
    Named(Leader),
    /// A deployment token, lying face down.
    Token(Token),
}

/// All figures of one side in one area (WA-TERM-04). An area never holds two sides at once.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Legion {
    /// Regular, elite and special units.
    pub units: [u8; 3],
    /// Troops of the Great Houses (Spacing Guild).
    pub troops: u8,
    /// Naibs or Bashars.
    pub generic: u8,
    /// Named leaders, as bits.
    pub named: u8,
    /// Deployment tokens.
    pub tokens: Tokens,
}

impl Legion {
    /// Nobody.
    pub const NONE: Legion = Legion { units: [0; 3], troops: 0, generic: 0, named: 0, tokens: Tokens(0) };

    /// Units for movement and the stacking limit: a face-down token counts as one (WA-TERM-08).
    #[inline]
    pub const fn size(&self) -> u8 {
        self.fighters() + self.tokens.len()
    }

    /// Units that fight.
    #[inline]
    pub const fn fighters(&self) -> u8 {
        self.units[0] + self.units[1] + self.units[2] + self.troops
    }

    /// Leaders; troops of the Great Houses lead too (WA-GUILD-TROOP-06).
    #[inline]
    pub const fn leaders(&self) -> u8 {
        self.generic + self.named.count_ones() as u8 + self.troops
    }

    /// Is there a unit that can be replaced as one of this type (WA-AMB-97)?
    #[inline]
    pub const fn can_replace(&self, unit: Unit) -> bool {
        self.units[unit as usize] > 0 || (matches!(unit, Unit::Regular) && self.troops > 0)
    }

    /// Is there a leader figure that needs units around it (WA-LEADER-05)?
    #[inline]
    pub const fn has_leader_figure(&self) -> bool {
        self.generic > 0 || self.named != 0
    }

    /// Nothing there?
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Legion::NONE
    }

    /// How many figures of this kind.
    #[inline]
    pub fn count(&self, figure: Figure) -> u8 {
        match figure {
            Figure::Unit(unit) => self.units[unit as usize],
            Figure::Troop => self.troops,
            Figure::Generic => self.generic,
            Figure::Named(leader) => u8::from(self.named & leader.bit() != 0),
            Figure::Token(token) => self.tokens.of(token),
        }
    }

    /// Adds a figure.
    #[inline]
    pub fn add(&mut self, figure: Figure) {
        match figure {
            Figure::Unit(unit) => self.units[unit as usize] += 1,
            Figure::Troop => self.troops += 1,
            Figure::Generic => self.generic += 1,
            Figure::Named(leader) => self.named |= leader.bit(),
            Figure::Token(token) => self.tokens.add(token),
        }
    }

    /// Takes a figure away, which must be there: otherwise it is a [`Fault`].
    #[inline]
    pub fn remove(&mut self, figure: Figure) {
        match figure {
            Figure::Unit(unit) => less(&mut self.units[unit as usize], 1, "a unit"),
            Figure::Troop => less(&mut self.troops, 1, "a Great House troop"),
            Figure::Generic => less(&mut self.generic, 1, "a generic leader"),
            Figure::Named(leader) => self.remove_named(leader.bit()),
            Figure::Token(token) => self.tokens.remove(token),
        }
    }

    /// The two together.
    #[must_use]
    pub fn plus(mut self, other: &Legion) -> Legion {
        for (mine, theirs) in self.units.iter_mut().zip(other.units) {
            *mine += theirs;
        }
        self.troops += other.troops;
        self.generic += other.generic;
        self.named |= other.named;
        for token in other.tokens.slots() {
            self.tokens.add(token);
        }
        self
    }

    /// This one without a part of it, all of which must be there: otherwise it is a [`Fault`].
    #[must_use]
    pub fn minus(mut self, part: &Legion) -> Legion {
        for (mine, theirs) in self.units.iter_mut().zip(part.units) {
            less(mine, theirs, "a unit");
        }
        less(&mut self.troops, part.troops, "a Great House troop");
        less(&mut self.generic, part.generic, "a generic leader");
        self.remove_named(part.named);
        for token in part.tokens.slots() {
            self.tokens.remove(token);
        }
        self
    }

    /// Takes named leaders away, all of whom must be there.
    #[inline]
    fn remove_named(&mut self, bits: u8) {
        if self.named & bits != bits {
            fault::raise(Fault::Missing("a named leader"));
        }
        self.named &= !bits;
    }

    /// This one without as much of the other as is there: some of the others may have been lost since.
    #[must_use]
    pub fn without(mut self, other: &Legion) -> Legion {
        for (mine, theirs) in self.units.iter_mut().zip(other.units) {
            *mine = mine.saturating_sub(theirs);
        }
        self.troops = self.troops.saturating_sub(other.troops);
        self.generic = self.generic.saturating_sub(other.generic);
        self.named &= !other.named;
        for token in other.tokens.slots() {
            if self.tokens.of(token) > 0 {
                self.tokens.remove(token);
            }
        }
        self
    }

    /// The kinds of figures in it: units, troops, tokens, leaders.
    pub fn kinds(&self, side: Side) -> List<Figure, 24> {
        let mut kinds = List::new();
        let mut put = |there: bool, figure: Figure| {
            if there {
                kinds.push(figure);
            }
        };
        for unit in Unit::ALL {
            put(self.units[unit as usize] > 0, Figure::Unit(unit));
        }
        put(self.troops > 0, Figure::Troop);
        for token in self.tokens.kinds(side) {
            put(true, Figure::Token(token));
        }
        put(self.generic > 0, Figure::Generic);
        for leader in Leader::of(side, self.named) {
            put(true, Figure::Named(leader));
        }
        kinds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_legion_and_its_part_add_up() {
        let mut part = Legion::NONE;
        part.add(Figure::Unit(Unit::Elite));
        part.add(Figure::Named(Leader::Chani));
        let whole = part.plus(&Legion { units: [2, 0, 1], ..Legion::NONE });
        assert_eq!((whole.size(), whole.leaders()), (4, 1));
        assert_eq!(whole.minus(&part).units, [2, 0, 1]);
    }
}
