//! The pieces: sides, units, leaders, tokens, and the legions they form.

use serde::{Deserialize, Serialize};
use table::List;

/// The two factions (WA-TERM-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// House Atreides and the Fremen.
    #[default]
    Atreides,
    /// House Harkonnen and the Corrino.
    Harkonnen,
}

impl Side {
    /// Both, Atreides first.
    pub const BOTH: [Side; 2] = [Side::Atreides, Side::Harkonnen];

    /// The opposing faction.
    #[inline]
    pub const fn enemy(self) -> Side {
        match self {
            Side::Atreides => Side::Harkonnen,
            Side::Harkonnen => Side::Atreides,
        }
    }

    /// For arrays with one entry a side.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its two decks.
    pub const fn decks(self) -> [Deck; 2] {
        match self {
            Side::Atreides => [Deck::HouseAtreides, Deck::Fremen],
            Side::Harkonnen => [Deck::HouseHarkonnen, Deck::Corrino],
        }
    }
}

/// The four sub-factions, each with a deck; in a shared faction each is a player (WA-TEAM-03, WA-TEAM-04).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// House Atreides, green.
    HouseAtreides,
    /// Fremen Allies, yellow.
    Fremen,
    /// House Harkonnen, red.
    HouseHarkonnen,
    /// Corrino Allies, grey.
    Corrino,
}

impl Deck {
    /// All four.
    pub const ALL: [Deck; 4] = [Deck::HouseAtreides, Deck::Fremen, Deck::HouseHarkonnen, Deck::Corrino];

    /// The faction it belongs to.
    pub const fn side(self) -> Side {
        match self {
            Deck::HouseAtreides | Deck::Fremen => Side::Atreides,
            Deck::HouseHarkonnen | Deck::Corrino => Side::Harkonnen,
        }
    }
}

/// The three types of units (WA-TERM-03).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Regular.
    Regular,
    /// Elite.
    Elite,
    /// Fedaykin or Sardaukar.
    Special,
}

impl Unit {
    /// All three, weakest first.
    pub const ALL: [Unit; 3] = [Unit::Regular, Unit::Elite, Unit::Special];
}

/// How many units of each type a side has (WA-COMP-01, WA-COMP-02).
pub const UNITS: [[u8; 3]; 2] = [[16, 8, 6], [24, 12, 8]];
/// How many generic leaders a side has: Naibs and Bashars (WA-COMP-03, WA-COMP-04).
pub const GENERIC: [u8; 2] = [12, 6];
/// Harvesters, ornithopters, carryalls (WA-COMP-05).
pub const VEHICLES: [u8; 3] = [8, 6, 3];
/// Sandworms without the Wild Maker (WA-COMP-06).
pub const WORMS: usize = 4;
/// Cells of the regeneration tank (WA-TANK-01).
pub const TANK_CELLS: [u8; 2] = [3, 5];

/// The named leaders.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leader {
    /// Paul Atreides.
    PaulAtreides,
    /// Paul-Muad'Dib.
    PaulMuaddib,
    /// Lady Jessica.
    LadyJessica,
    /// Reverend Mother Jessica.
    ReverendMotherJessica,
    /// Gurney Halleck.
    GurneyHalleck,
    /// Alia.
    Alia,
    /// Stilgar.
    Stilgar,
    /// Chani.
    Chani,
    /// Baron Harkonnen.
    BaronHarkonnen,
    /// Beast Rabban.
    BeastRabban,
    /// Feyd-Rautha.
    FeydRautha,
    /// Thufir Hawat.
    ThufirHawat,
    /// Captain Aramsham.
    Aramsham,
    /// Gaius Helen Mohiam.
    Mohiam,
    /// Emperor Shaddam IV.
    Shaddam,
}

impl Leader {
    /// All of them, in the order of their numbers.
    pub const ALL: [Leader; 15] = [
        Leader::PaulAtreides,
        Leader::PaulMuaddib,
        Leader::LadyJessica,
        Leader::ReverendMotherJessica,
        Leader::GurneyHalleck,
        Leader::Alia,
        Leader::Stilgar,
        Leader::Chani,
        Leader::BaronHarkonnen,
        Leader::BeastRabban,
        Leader::FeydRautha,
        Leader::ThufirHawat,
        Leader::Aramsham,
        Leader::Mohiam,
        Leader::Shaddam,
    ];

    /// The faction.
    #[inline]
    pub const fn side(self) -> Side {
        if (self as u8) < 8 { Side::Atreides } else { Side::Harkonnen }
    }

    /// The bit in [`Legion::named`].
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << (self as u8 & 7)
    }

    /// The leaders whose bits are set.
    #[inline]
    pub fn of(side: Side, bits: u8) -> impl Iterator<Item = Leader> {
        let first = side.index() * 8;
        Leader::ALL[first..(first + 8).min(15)].iter().copied().filter(move |leader| bits & leader.bit() != 0)
    }

    /// Paul, whichever (WA-NAMED-06).
    pub const fn is_paul(self) -> bool {
        matches!(self, Leader::PaulAtreides | Leader::PaulMuaddib)
    }
}

/// A figure that stands in an area as part of a legion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
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

/// A kind of deployment token. Atreides: 0 to 3 are the starting set, 4 to 7 the standard one, each in
/// the order of the content file. Harkonnen (solo): 0 is black, 1 silver, their faces unknown to all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Token(pub u8);

impl Token {
    /// Is its back that of the standard set?
    pub const fn standard(self) -> bool {
        self.0 >= 4
    }
}

/// How many tokens of each of eight kinds, four bits each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub struct Tokens(pub u32);

impl Tokens {
    /// None.
    pub const NONE: Tokens = Tokens(0);

    /// How many of this kind.
    #[inline]
    pub const fn of(self, token: Token) -> u8 {
        (self.0 >> (token.0 * 4) & 15) as u8
    }

    /// How many in all.
    #[inline]
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & 0x0F0F_0F0F) + (self.0 >> 4 & 0x0F0F_0F0F);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// None at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds one.
    #[inline]
    pub fn add(&mut self, token: Token) {
        self.0 += 1 << (token.0 * 4);
    }

    /// Takes one away; there must be one.
    #[inline]
    pub fn remove(&mut self, token: Token) {
        self.0 -= 1 << (token.0 * 4);
    }

    /// The kinds that are there.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Token> {
        (0..8).map(Token).filter(move |&token| self.of(token) > 0)
    }

    /// How many have the back of the standard set.
    pub const fn standard(self) -> u8 {
        Tokens(self.0 >> 16).len()
    }
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

    /// Takes a figure away; there must be one.
    #[inline]
    pub fn remove(&mut self, figure: Figure) {
        match figure {
            Figure::Unit(unit) => self.units[unit as usize] -= 1,
            Figure::Troop => self.troops -= 1,
            Figure::Generic => self.generic -= 1,
            Figure::Named(leader) => self.named &= !leader.bit(),
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
        self.tokens.0 += other.tokens.0;
        self
    }

    /// This one without a part of it.
    #[must_use]
    pub fn minus(mut self, part: &Legion) -> Legion {
        for (mine, theirs) in self.units.iter_mut().zip(part.units) {
            *mine -= theirs;
        }
        self.troops -= part.troops;
        self.generic -= part.generic;
        self.named &= !part.named;
        self.tokens.0 -= part.tokens.0;
        self
    }

    /// This one without as much of the other as is there.
    #[must_use]
    pub fn without(mut self, other: &Legion) -> Legion {
        for (mine, theirs) in self.units.iter_mut().zip(other.units) {
            *mine = mine.saturating_sub(theirs);
        }
        self.troops = self.troops.saturating_sub(other.troops);
        self.generic = self.generic.saturating_sub(other.generic);
        self.named &= !other.named;
        for token in other.tokens.kinds() {
            for _ in 0..other.tokens.of(token).min(self.tokens.of(token)) {
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
        for token in self.tokens.kinds() {
            put(true, Figure::Token(token));
        }
        put(self.generic > 0, Figure::Generic);
        for leader in Leader::of(side, self.named) {
            put(true, Figure::Named(leader));
        }
        kinds
    }
}

/// What an action die shows (WA-DICE-06).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// Strategy.
    Strategy,
    /// Leadership.
    Leadership,
    /// Deployment.
    Deployment,
    /// Mentat.
    Mentat,
    /// House.
    House,
}

impl Face {
    /// All five.
    pub const ALL: [Face; 5] =
        [Face::Strategy, Face::Leadership, Face::Deployment, Face::Mentat, Face::House];
}

/// The vehicles of the Harkonnen (WA-TERM-06).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Vehicle {
    /// Gathers spice in a desert.
    Harvester,
    /// Carries troops or scouts, from an air zone.
    Ornithopter,
    /// Saves harvesters, from an air zone.
    Carryall,
}

impl Vehicle {
    /// All three.
    pub const ALL: [Vehicle; 3] = [Vehicle::Harvester, Vehicle::Ornithopter, Vehicle::Carryall];
}

/// What stands in an air zone, at most one thing (WA-BOARD-04, WA-GUILD-FRIGATE-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aloft {
    /// Nothing.
    #[default]
    Nothing,
    /// An ornithopter.
    Ornithopter,
    /// A carryall.
    Carryall,
    /// A space frigate of a side (Spacing Guild).
    Frigate(Side),
    /// The Guild Navigator (Spacing Guild).
    Navigator,
}

impl Aloft {
    /// Is it a vehicle?
    pub fn vehicle(self) -> Option<Vehicle> {
        match self {
            Aloft::Ornithopter => Some(Vehicle::Ornithopter),
            Aloft::Carryall => Some(Vehicle::Carryall),
            _ => None,
        }
    }
}

/// The three powers of the Imperium, each with a marker on the Spice Must Flow board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// CHOAM.
    Choam,
    /// The Spacing Guild.
    Guild,
    /// The Landsraad.
    Landsraad,
}

impl Power {
    /// All three.
    pub const ALL: [Power; 3] = [Power::Choam, Power::Guild, Power::Landsraad];

    /// As a bit.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The three prescience markers (WA-PRESC-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    /// Kwisatz Haderach, green.
    KwisatzHaderach,
    /// Sand Dwellers, orange.
    SandDwellers,
    /// Jihad, red.
    Jihad,
}

impl Marker {
    /// All three.
    pub const ALL: [Marker; 3] = [Marker::KwisatzHaderach, Marker::SandDwellers, Marker::Jihad];
}

/// What a wormsign token shows (WA-WORM-05..07).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wormsign {
    /// Nothing comes.
    Sand,
    /// A sandworm comes.
    Sandworm,
    /// A sandworm comes, if this is deep desert.
    Burrowing,
}

impl Wormsign {
    /// All three.
    pub const ALL: [Wormsign; 3] = [Wormsign::Sand, Wormsign::Sandworm, Wormsign::Burrowing];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_counted_kind_by_kind() {
        let mut tokens = Tokens::NONE;
        for kind in [0, 3, 3, 7] {
            tokens.add(Token(kind));
        }
        assert_eq!((tokens.len(), tokens.of(Token(3)), tokens.standard()), (4, 2, 1));
        tokens.remove(Token(3));
        assert_eq!(tokens.kinds().collect::<Vec<_>>(), [Token(0), Token(3), Token(7)]);
    }

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
