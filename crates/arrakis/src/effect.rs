//! What cards, dice and leaders can do: the words of the data files. The modules below carry them out.

pub mod place;
pub mod run;
pub mod tricks;

use serde::{Deserialize, Serialize};

use crate::board::{Area, Zone};
use crate::piece::{Deck, Face, Leader, Power, Unit, Vehicle};

/// A list of effects, carried out in order.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(from = "Vec<Effect>")]
pub struct Script {
    effects: Vec<Effect>,
    /// Its number among all scripts of the data files.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub id: u16,
}

impl From<Vec<Effect>> for Script {
    fn from(effects: Vec<Effect>) -> Script {
        Script { effects, id: 0 }
    }
}

impl Script {
    /// Gives this script and those inside it their numbers and files them.
    pub(crate) fn number(&mut self, scripts: &mut Vec<Vec<Effect>>) {
        for effect in &mut self.effects {
            match effect {
                Effect::OneOf(choices) => choices.iter_mut().for_each(|script| script.number(scripts)),
                Effect::If(_, one, other) => {
                    one.number(scripts);
                    other.number(scripts);
                }
                _ => {}
            }
        }
        self.id = scripts.len() as u16;
        scripts.push(self.effects.clone());
    }

    /// How it is told among others that could be chosen instead.
    pub fn branch(&self) -> Option<Branch> {
        Some(match *self.effects.first()? {
            Effect::Move { legions, .. } => Branch::Move(legions),
            Effect::Attack { surprise: true, .. } => Branch::Surprise,
            Effect::Attack { .. } => Branch::Attack,
            Effect::Replace(units, ..) => Branch::Replace(units),
            Effect::AnyVehicles(vehicles) => Branch::Vehicles(vehicles),
            Effect::Wormsigns(signs) => Branch::Wormsigns(signs),
            Effect::MoveWorms(worms) => Branch::MoveWorms(worms),
            Effect::WormAttack => Branch::WormAttack,
            Effect::Draw(cards) => Branch::Draw(cards),
            Effect::PlayCard => Branch::PlayCard,
            _ => return None,
        })
    }
}

/// One of several things a result or a card can do, by what comes first in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Branch {
    /// Move so many legions.
    Move(u8),
    /// Attack.
    Attack,
    /// A surprise attack.
    Surprise,
    /// Replace so many units.
    Replace(u8),
    /// Place so many vehicles.
    Vehicles(u8),
    /// Place so many wormsign tokens.
    Wormsigns(u8),
    /// Move so many sandworms.
    MoveWorms(u8),
    /// A sandworm attack.
    WormAttack,
    /// Draw so many planning cards.
    Draw(u8),
    /// Play a planning card.
    PlayCard,
}

/// How many steps further a marker rises by claiming a card that [`Effect::Hasten`] lies on.
pub(crate) const HASTE: u8 = 2;

/// One thing a card does. Every effect may be carried out in part or not at all (WA-ACTION-06).
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Effect {
    /// Place figures together in one area, which becomes "it".
    Place(Vec<Piece>, Spot),
    /// Place one unit in each of so many areas.
    PlaceEach(u8, Unit, Spot),
    /// Place these vehicles.
    Vehicles(Vec<Vehicle>),
    /// Place so many vehicles of any kind.
    AnyVehicles(u8),
    /// Deploy units and a leader over own settlements.
    Deploy([u8; 3]),
    /// Deploy so many deployment tokens and a leader in sietches.
    DeployTokens(u8),
    /// Draw planning cards from own decks.
    Draw(u8),
    /// Draw planning cards from this deck.
    DrawFrom(Deck, u8),
    /// Play one more planning card without a die.
    PlayCard,
    /// Move different legions.
    Move {
        /// How many.
        #[serde(default = "one")]
        legions: u8,
        /// Which legions may be used.
        which: Which,
        /// How many areas on the ground.
        #[serde(default = "one")]
        steps: u8,
    },
    /// Attack with a legion.
    Attack {
        /// Which legions may be used.
        which: Which,
        /// A surprise attack?
        #[serde(default)]
        surprise: bool,
        /// More dice in every battle round.
        #[serde(default)]
        extra_dice: u8,
        /// The most dice the enemy rolls in the first battle round.
        #[serde(default)]
        enemy_dice: Option<u8>,
        /// Does going on against a settlement cost nothing?
        #[serde(default)]
        merciless: bool,
    },
    /// One of several.
    OneOf(Vec<Script>),
    /// Depending on the position.
    If(Condition, Script, Script),
    /// Use the die as any other result (House of Atreides).
    AnyResult,
    /// A named leader enters play.
    Enter(Leader),
    /// Replace units on the board.
    Replace(u8, Unit, Unit),
    /// Put an enemy named leader in the tank.
    Tank(Victim),
    /// The opponent discards planning cards.
    OpponentDiscards(u8),
    /// Take a Bene Gesserit token.
    BeneGesserit,
    /// Move a legion from a settlement straight to another own legion.
    Carry,
    /// Shuffle a revealed prescience card back.
    ShufflePrescience,
    /// The enemy loses an unused die with this result.
    LoseDie(Face),
    /// Reveal sietch and deployment tokens of an area.
    RevealArea,
    /// Paul can do nothing in the next Atreides turn.
    HuntPaul,
    /// Draw a second secret objective.
    SecondObjective,
    /// Choose the die Harkonnen must use next.
    ForceDie,
    /// Remove revealed prescience cards and reveal as many.
    ExchangePrescience,
    /// One prescience marker goes down, another up by as much.
    ShiftMarkers,
    /// Detonate the family atomics.
    Detonate,
    /// Lower an Imperium marker.
    LowerImperium,
    /// Attach to a revealed prescience card: two more steps when it is claimed.
    #[cfg_attr(feature = "ts", ts(rename = "attach_fear"))]
    #[serde(rename(serialize = "attach_fear"))]
    Hasten,
    /// Attach to a revealed prescience card: it stays until claimed.
    #[cfg_attr(feature = "ts", ts(rename = "attach_eyes"))]
    #[serde(rename(serialize = "attach_eyes"))]
    KeepOpen,
    /// Put wormsign tokens on the board.
    Wormsigns(u8),
    /// Discard wormsign tokens.
    DiscardWormsigns(u8),
    /// Discard the wormsign tokens next to the North Pole.
    DiscardPolarWormsigns,
    /// Move different sandworms.
    MoveWorms(u8),
    /// Attack with a sandworm.
    WormAttack,
    /// Place sandworms.
    PlaceWorms(u8, WormSpot),
    /// The Wild Maker comes.
    WildMakerEnters,
    /// The Wild Maker moves and attacks.
    WildMakerStrikes,
    /// A Desert Power action.
    DesertPower,
    /// A special attack with so many dice: hits and specials hit.
    Bombard(u8, Target),
    /// Remove harvesters from the deep deserts of one sector.
    SwallowHarvesters(u8),
    /// Remove vehicles from a leader's sector.
    RemoveVehicles(u8, Victim),
    /// Roll dice over a sector: hits and specials remove vehicles.
    Rockets(u8),
    /// Remove an ornithopter; its air zone becomes "it".
    CaptureOrnithopter,
    /// Place a deployment token in a sietch with an enemy legion so near.
    TokenNearEnemy(u8),
    /// Roll coriolis storms now.
    Storms,
    /// Swap all deployment tokens of two sietches.
    SwapTokens,
    /// Move a sietch and all that is there to an adjacent empty desert.
    MoveSietch,
    /// Move an enemy legion in a desert to an adjacent empty area.
    ShiftEnemy,
    /// An Imperium action (Spacing Guild).
    Imperium(Power),
    /// Place the Guild Navigator (Spacing Guild).
    PlaceNavigator,
    /// Remove an enemy frigate or the Navigator (Spacing Guild).
    ClearTheSky,
    /// The card stays in play to the end and changes a rule (Spacing Guild, WA-GUILD-NAV-06).
    RemainsInPlay(Standing),
}

fn one() -> u8 {
    1
}

/// What a card that stays in play changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Standing {
    /// The first Imperium marker kept in a harvest gives one more Imperium action.
    MoreForTheFirstKept,
    /// A raid on a harvester gives two different Imperium actions.
    TwoForARaid,
    /// A planning card discarded at the end of a round holds the enemy heighliner where it is.
    HoldsTheLiner,
}

/// What an effect has just chosen: later effects of its script call it "it".
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum It {
    /// Nothing yet.
    #[default]
    Nothing,
    /// An area, and the legion there.
    Area(Area),
    /// An air zone.
    Zone(Zone),
}

/// A figure an effect places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Piece {
    /// A unit.
    Unit(Unit),
    /// Any leader.
    Leader,
    /// A generic leader.
    Generic,
    /// This leader.
    Named(Leader),
    /// Paul, whichever (WA-NAMED-06).
    Paul,
}

/// Where an effect places figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Spot {
    Arrakeen,
    Carthag,
    Arsunt,
    HaggaBasin,
    ImperialBasin,
    NorthPole,
    CarthagOrArrakeen,
    OwnSettlement,
    Sietch,
    AnyLegion,
    SpecialLegion,
    LegionOf(Leader),
    EmptyDesert,
    FreeMountain,
    FreePlateau,
}

/// Which legions an effect can use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Which {
    /// Any.
    Any,
    /// With a leader.
    Leader,
    /// With a special unit.
    Special,
    /// In a desert.
    InDesert,
    /// With a leader, in a desert.
    LeaderInDesert,
    /// The one the effect just placed or moved.
    It,
    /// The one with this leader.
    Of(Leader),
    /// The one in Arsunt.
    Arsunt,
    /// With troops of the Great Houses.
    Troops,
}

/// Which enemy leaders an effect can reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Victim {
    /// Any.
    Anywhere,
    /// In a sector with an own legion.
    SectorOfOwnLegion,
    /// In an area next to the legion just moved; if none was moved, next to any with a special unit.
    NextToIt,
    /// In this leader's sector.
    SectorOf(Leader),
}

/// What a special attack can hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Target {
    /// A legion next to an own one.
    NextToOwnLegion,
    /// A legion in a sector connected to the air zone that is "it".
    UnderIt,
}

/// Where an effect places sandworms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum WormSpot {
    /// In an empty desert next to a sandworm.
    NextToWorm,
    /// In an empty desert next to an own legion.
    NextToOwnLegion,
}

/// What an effect may depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[serde(rename_all(serialize = "snake_case"))]
pub enum Condition {
    /// The leader has entered play and not left the game.
    InPlay(Leader),
    /// The leader has left the game.
    Gone(Leader),
    /// The Wild Maker is on the board.
    WildMakerInPlay,
    /// The family atomics are spent.
    Detonated,
    /// Some prescience marker has come so far.
    MarkerAtLeast(u8),
}
