//! What a seat is asked, as it sees it.

use serde::Serialize;

use crate::board::{Area, Sector, Zone};
use crate::cards::PrescienceCard;
use crate::content::script;
use crate::effect::{Effect, Piece, Which, place, run, tricks};
use crate::phase::landing::Landing;
use crate::phase::losses::Cause;
use crate::phase::{
    Step, actions, attack, battle, deploy, dice, end, frigates, garrison, harvest, hazards, imperium,
    landing, leaders, losses, movement, navigator, planning, prescience, retreat, solo, team, vehicles,
    wild_maker, worms,
};
use crate::piece::{Face, Marker, Token, Unit};

/// What a viewer must decide.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what the words of the variant leave open")]
pub enum Asked {
    /// Place vehicles: so many more, so many of each kind at most; `must` after one was lifted.
    Vehicles { left: u8, counts: [u8; 3], must: bool },
    /// Change a die for which there is no cell.
    ChangeDie,
    /// Place a Bene Gesserit token, or not.
    BeneGesserit,
    /// Which partner takes it as a die of this result.
    BeneBoard { face: Face },
    /// Which partner takes the next die.
    DealDie,
    /// Take up a die, a card or a free action; after the action only the free ones are left.
    Turn { acted: bool },
    /// What to use a die for: it shows the one result and is used as the other.
    UseDie { die: Face, face: Face },
    /// Which partner acts.
    WhoActs,
    /// Claim prescience cards, or not.
    Claim,
    /// Which die to spend on a prescience card.
    ClaimDie { card: PrescienceCard },
    /// Which deployment token to give up.
    GiveUpToken,
    /// Which marker rises further by "Fear Is the Mind-Killer".
    #[serde(rename = "fear")]
    Hasten,
    /// One of several things a result or a card can do.
    OneOf,
    /// Where these figures go.
    Spot { pieces: &'static [Piece] },
    /// Where this figure comes from.
    Figure { piece: Piece, area: Area, must: bool },
    /// Where the next unit goes.
    PlaceEach { left: u8, unit: Unit },
    /// Which unit is replaced.
    Replace { left: u8, from: Unit, to: Unit },
    /// Deploy units and perhaps a leader.
    Deploy { units: [u8; 3], leader: bool },
    /// Draw deployment tokens, or deploy the leader; all of it in one area unless they may spread.
    DeployTokens { left: u8, leader: bool, area: Option<Area>, spread: bool, near: Option<u8> },
    /// Where the drawn token goes; perhaps only where enemies are so near.
    TokenTo { near: Option<u8> },
    /// Which unit stands in for one that is not in supply.
    StandIn { unit: Unit, area: Area },
    /// How many cards come from which deck.
    Draw { cards: u8 },
    /// Play a planning card, or not.
    PlayCard,
    /// Discard planning cards.
    Discard { left: u8 },
    /// Which partner discards.
    WhoDiscards { left: u8 },
    /// Which legion moves.
    Move { left: u8, which: Which, steps: u8 },
    /// Who stays, and where the others go.
    March { from: Area, which: Which, steps: u8 },
    /// With what they fly.
    Fly { from: Area, to: Area, attack: bool, rides: bool },
    /// Which legion attacks.
    Attack { which: Which, surprise: bool, extra_dice: u8, enemy_dice: Option<u8>, merciless: bool },
    /// What it attacks.
    AttackTarget { from: Area },
    /// Discard planning cards for dice, or not.
    BattleCards,
    /// Which leader uses a Special.
    BattleSpecials,
    /// Go on with the battle, or not.
    BattleContinue,
    /// Retreat, or not.
    BattleRetreat,
    /// Who advances.
    Advance { from: Area, to: Area },
    /// Which figures are lost.
    Losses { area: Area, hits: u8, cause: Cause },
    /// Which figures above the stacking limit go.
    Excess { area: Area },
    /// Where a legion goes that must leave.
    Flee { area: Area },
    /// Where a legion goes that the atomics drive off.
    Displace { area: Area },
    /// Who enters the tank first.
    TankOrder,
    /// Which desert is marked.
    MarkDesert,
    /// Where sandworms appear, when there are too many.
    WormZones { left: u8 },
    /// Which new sandworm takes effect next.
    WormOrder,
    /// Which sandworm leaves the board to come here.
    WormFrom { to: Area },
    /// Save the harvester, or not.
    Rescue { area: Area },
    /// Where a wormsign token goes.
    Wormsigns { left: u8 },
    /// Which sandworm moves.
    MoveWorms { left: u8 },
    /// Where it goes.
    WormTo { from: Area },
    /// Which sandworm attacks; only the Wild Maker may.
    WormAttack { wild: bool },
    /// What it attacks.
    WormTarget { from: Area },
    /// Where a sandworm is placed.
    PlaceWorms { left: u8 },
    /// Where the Wild Maker comes.
    WildMakerComes,
    /// Leave the Wild Maker, or put a sandworm in its place.
    WildMakerStays,
    /// Which area is scouted.
    Scout { zone: Zone },
    /// Which leader goes to the tank.
    Tank,
    /// Which legion is carried.
    Carry,
    /// Who stays, and which legion the others are carried to.
    CarryTo { from: Area },
    /// Which prescience card is shuffled back.
    ShufflePrescience,
    /// Which area spies reveal.
    Spies,
    /// Which die Harkonnen must use.
    ForceDie,
    /// Which prescience cards are exchanged; so many are already.
    Exchange { gone: u8 },
    /// Which marker goes down, and how far.
    MarkerDown,
    /// Which other marker goes up as far.
    MarkerUp { not: Marker, by: u8 },
    /// Which Imperium marker goes down.
    LowerImperium,
    /// Which prescience card a card is laid on.
    Attach {
        // Kept open by it, or hastened.
        #[serde(rename = "eyes")]
        keeps: bool,
    },
    /// Which of the atomics goes off.
    Atomics,
    /// Which wormsign tokens are discarded.
    DiscardWormsigns { left: u8 },
    /// Which legion a special attack hits.
    Bombard { dice: u8 },
    /// Which harvesters are swallowed; after the first those of its sector.
    Swallow { left: u8, sector: Option<Sector> },
    /// Which vehicles are removed.
    RemoveVehicles { left: u8 },
    /// Which sector the rockets are for.
    Rockets { dice: u8 },
    /// Which ornithopter is captured.
    Capture,
    /// Which sietch changes its tokens.
    SwapTokens,
    /// With which other one.
    SwapTokensWith { area: Area },
    /// Which sietch moves.
    MoveSietch,
    /// Where it goes.
    MoveSietchTo { from: Area },
    /// Which enemy legion is moved.
    ShiftEnemy,
    /// Where it goes.
    ShiftEnemyTo { from: Area },
    /// What to spend spice on.
    Spend,
    /// Which ban becomes active.
    Ban,
    /// Which named leaders are replaced.
    SwapLeaders,
    /// Which prescience cards leave the game.
    Weed,
    /// Which Imperium action to carry out.
    Imperium { left: u8, different: bool },
    /// Discard a card that holds the enemy heighliner, or not.
    #[serde(rename = "bribe")]
    HoldLiner,
    /// Which vehicle makes room for a frigate.
    LandRoom,
    /// Where a frigate goes.
    LandFrigate,
    /// Where the troops land.
    LandTroops,
    /// Where those land that are too many for the first area.
    LandSecond { first: Area },
    /// How many land in the first of two areas.
    LandDivide { first: Area, second: Area },
    /// Where the Guild Navigator goes.
    Navigator,
    /// What leaves the sky.
    ClearTheSky,
    /// What a frigate bombards.
    BombardFrom { zone: Zone },
    /// The sietch the automaton's legions go for instead of the target.
    TemporaryTarget,
    /// Which token of the automaton is turned up to be used elsewhere.
    SpareToken { token: Token, to: Area },
}

impl Asked {
    /// The question of a step; nothing if it asks nobody.
    pub(crate) fn of(step: Step) -> Option<Asked> {
        Some(match step {
            Step::Vehicles(vehicles::Step::Vehicles { left, counts, must }) => {
                Asked::Vehicles { left, counts, must }
            }
            Step::Dice(step) => match step {
                dice::Step::ChangeDie { .. } => Asked::ChangeDie,
                dice::Step::BeneGesserit { .. } => Asked::BeneGesserit,
                dice::Step::BeneBoard { face, .. } => Asked::BeneBoard { face },
            },
            Step::Team(team::Step::DealDie { .. }) => Asked::DealDie,
            Step::Actions(step) => match step {
                actions::Step::Turn { acted, .. } => Asked::Turn { acted },
                actions::Step::UseDie { die, face, .. } => Asked::UseDie { die, face },
                actions::Step::WhoActs { .. } => Asked::WhoActs,
            },
            Step::Planning(step) => match step {
                planning::Step::Draw { cards, .. } => Asked::Draw { cards },
                planning::Step::PlayCard { .. } => Asked::PlayCard,
                planning::Step::Discard { left, .. } => Asked::Discard { left },
                planning::Step::WhoDiscards { left, .. } => Asked::WhoDiscards { left },
            },
            Step::Effect(run::Step::OneOf { .. }) => Asked::OneOf,
            Step::Place(step) => Asked::of_placing(step),
            Step::Tricks(step) => Asked::of_trick(step),
            Step::Deploy(step) => Asked::of_deployment(step),
            Step::Movement(step) => match step {
                movement::Step::Move { left, which, steps, .. } => Asked::Move { left, which, steps },
                movement::Step::March { from, which, steps, .. } => Asked::March { from, which, steps },
                movement::Step::Fly { from, to, attack, rides, .. } => Asked::Fly { from, to, attack, rides },
            },
            Step::Attack(attack::Step::Attack { which, manner, .. }) => {
                let crate::state::Manner { surprise, extra_dice, enemy_dice, merciless, .. } = manner;
                Asked::Attack { which, surprise, extra_dice, enemy_dice, merciless }
            }
            Step::Attack(attack::Step::AttackTarget { from, .. }) => Asked::AttackTarget { from },
            Step::Battle(step) => return Asked::of_battle(step),
            Step::Losses(losses::Step::Losses { area, hits, cause, .. }) => {
                Asked::Losses { area, hits, cause }
            }
            Step::Losses(losses::Step::Excess { area, .. }) => Asked::Excess { area },
            Step::Retreat(retreat::Step::Flee { area, .. }) => Asked::Flee { area },
            Step::Retreat(retreat::Step::Displace { area, .. }) => Asked::Displace { area },
            Step::Leaders(leaders::Step::TankOrder { .. }) => Asked::TankOrder,
            Step::Worms(step) => return Asked::of_worms(step),
            Step::WildMaker(wild_maker::Step::WildMakerComes) => Asked::WildMakerComes,
            Step::WildMaker(wild_maker::Step::WildMakerStays) => Asked::WildMakerStays,
            Step::Hazards(hazards::Step::MarkDesert) => Asked::MarkDesert,
            Step::Hazards(hazards::Step::WormZones { left }) => Asked::WormZones { left },
            Step::Hazards(hazards::Step::WormOrder) => Asked::WormOrder,
            Step::Harvest(harvest::Step::Spend { .. }) => Asked::Spend,
            Step::Harvest(harvest::Step::Ban { .. }) => Asked::Ban,
            Step::Prescience(step) => match step {
                prescience::Step::Claim => Asked::Claim,
                prescience::Step::ClaimDie { card } => Asked::ClaimDie { card },
                prescience::Step::GiveUpToken => Asked::GiveUpToken,
                prescience::Step::Hasten => Asked::Hasten,
            },
            Step::End(end::Step::SwapLeaders { .. }) => Asked::SwapLeaders,
            Step::End(end::Step::Weed) => Asked::Weed,
            Step::Solo(solo::Step::TemporaryTarget) => Asked::TemporaryTarget,
            Step::Garrison(garrison::Step::SpareToken { token, to }) => Asked::SpareToken { token, to },
            Step::Imperium(imperium::Step::Imperium { left, different, .. }) => {
                Asked::Imperium { left, different }
            }
            Step::Imperium(imperium::Step::HoldLiner) => Asked::HoldLiner,
            Step::Landing(landing::Step { stage, .. }) => match stage {
                Landing::Room => Asked::LandRoom,
                Landing::Frigates => Asked::LandFrigate,
                Landing::Troops => Asked::LandTroops,
                Landing::Second(first) => Asked::LandSecond { first },
                Landing::Divide(first, second) => Asked::LandDivide { first, second },
            },
            Step::Navigator(navigator::Step::Navigator) => Asked::Navigator,
            Step::Navigator(navigator::Step::ClearTheSky { .. }) => Asked::ClearTheSky,
            Step::Frigates(frigates::Step::Target { zone, .. }) => Asked::BombardFrom { zone },
            // Steps that wait for nobody.
            Step::Round(_)
            | Step::Effect(run::Step::Run { .. })
            | Step::Losses(losses::Step::Settle { .. })
            | Step::Hazards(hazards::Step::Storm)
            | Step::Solo(solo::Step::Mahdi | solo::Step::MahdiPlays { .. })
            | Step::Imperium(imperium::Step::Voyage { .. })
            | Step::Frigates(frigates::Step::Barrage { .. }) => return None,
        })
    }

    fn of_placing(step: place::Step) -> Asked {
        match step {
            place::Step::Spot { script: id, at, .. } => Asked::Spot {
                pieces: match script(id).get(at as usize) {
                    Some(Effect::Place(pieces, _)) => pieces,
                    _ => &[],
                },
            },
            place::Step::Figure { piece, area, must, .. } => Asked::Figure { piece, area, must },
            place::Step::PlaceEach { left, unit, .. } => Asked::PlaceEach { left, unit },
            place::Step::Replace { left, from, to, .. } => Asked::Replace { left, from, to },
        }
    }

    fn of_deployment(step: deploy::Step) -> Asked {
        match step {
            deploy::Step::Deploy { units, leader } => Asked::Deploy { units, leader },
            deploy::Step::DeployTokens { left, leader, area, spread, near } => {
                Asked::DeployTokens { left, leader, area, spread, near }
            }
            deploy::Step::TokenTo { near } => Asked::TokenTo { near },
            deploy::Step::StandIn { unit, area, .. } => Asked::StandIn { unit, area },
        }
    }

    fn of_battle(step: battle::Step) -> Option<Asked> {
        Some(match step {
            battle::Step::Cards(_) => Asked::BattleCards,
            battle::Step::Specials(_) => Asked::BattleSpecials,
            battle::Step::Continue => Asked::BattleContinue,
            battle::Step::Retreat => Asked::BattleRetreat,
            battle::Step::Advance { from, to, .. } => Asked::Advance { from, to },
            battle::Step::Roll
            | battle::Step::Hits
            | battle::Step::After
            | battle::Step::Paid
            | battle::Step::Won => return None,
        })
    }

    fn of_worms(step: worms::Step) -> Option<Asked> {
        Some(match step {
            worms::Step::WormFrom { to } => Asked::WormFrom { to },
            worms::Step::Rescue { area } => Asked::Rescue { area },
            worms::Step::Wormsigns { left } => Asked::Wormsigns { left },
            worms::Step::MoveWorms { left } => Asked::MoveWorms { left },
            worms::Step::WormTo { from } => Asked::WormTo { from },
            worms::Step::WormAttack { wild } => Asked::WormAttack { wild },
            worms::Step::WormTarget { from } => Asked::WormTarget { from },
            worms::Step::PlaceWorms { left, .. } => Asked::PlaceWorms { left },
            worms::Step::WormCame { .. } | worms::Step::WormSated { .. } => return None,
        })
    }

    fn of_trick(step: tricks::Step) -> Asked {
        use tricks::Step as Trick;
        match step {
            Trick::Scout { zone } => Asked::Scout { zone },
            Trick::Tank { .. } => Asked::Tank,
            Trick::Carry { from: None } => Asked::Carry,
            Trick::Carry { from: Some(from) } => Asked::CarryTo { from },
            Trick::ShufflePrescience => Asked::ShufflePrescience,
            Trick::Spies => Asked::Spies,
            Trick::ForceDie => Asked::ForceDie,
            Trick::Exchange { gone } => Asked::Exchange { gone },
            Trick::MarkerDown => Asked::MarkerDown,
            Trick::MarkerUp { not, by } => Asked::MarkerUp { not, by },
            Trick::LowerImperium => Asked::LowerImperium,
            Trick::Attach { keeps } => Asked::Attach { keeps },
            Trick::Atomics => Asked::Atomics,
            Trick::DiscardWormsigns { left } => Asked::DiscardWormsigns { left },
            Trick::Bombard { dice, .. } => Asked::Bombard { dice },
            Trick::Swallow { left, sector } => Asked::Swallow { left, sector },
            Trick::RemoveVehicles { left, .. } => Asked::RemoveVehicles { left },
            Trick::Rockets { dice } => Asked::Rockets { dice },
            Trick::Capture => Asked::Capture,
            Trick::SwapTokens { first: None } => Asked::SwapTokens,
            Trick::SwapTokens { first: Some(area) } => Asked::SwapTokensWith { area },
            Trick::MoveSietch { from: None } => Asked::MoveSietch,
            Trick::MoveSietch { from: Some(from) } => Asked::MoveSietchTo { from },
            Trick::ShiftEnemy { from: None } => Asked::ShiftEnemy,
            Trick::ShiftEnemy { from: Some(from) } => Asked::ShiftEnemyTo { from },
        }
    }
}
