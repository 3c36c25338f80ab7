//! What a seat is asked, in one sentence.

use table::Say;

use super::names::{area, face, figure, leader, marker, prescience, zone};
use crate::content::script;
use crate::effect::place::Step as Placing;
use crate::effect::run::Step as Run;
use crate::effect::tricks::Step as Tricks;
use crate::effect::{Effect, Piece};
use crate::phase::Step;
use crate::phase::actions::Step as Actions;
use crate::phase::attack::Step as Attack;
use crate::phase::battle::Step as Battle;
use crate::phase::deploy::Step as Deploy;
use crate::phase::dice::Step as Dice;
use crate::phase::end::Step as End;
use crate::phase::frigates::Step as Frigates;
use crate::phase::garrison::Step as Garrison;
use crate::phase::harvest::Step as Harvest;
use crate::phase::hazards::Step as Hazards;
use crate::phase::imperium::Step as Imperium;
use crate::phase::landing::Landing;
use crate::phase::leaders::Step as Leaders;
use crate::phase::losses::Cause;
use crate::phase::losses::Step as Losses;
use crate::phase::movement::Step as Movement;
use crate::phase::navigator::Step as Navigator;
use crate::phase::planning::Step as Planning;
use crate::phase::prescience::Step as Prescience;
use crate::phase::retreat::Step as Retreat;
use crate::phase::solo::Step as Solo;
use crate::phase::team::Step as Team;
use crate::phase::vehicles::Step as Vehicles;
use crate::phase::wild_maker::Step as WildMaker;
use crate::phase::worms::Step as Worms;
use crate::piece::{Figure, Side};
use crate::view::View;

pub(super) fn ask(view: &View, step: Step) -> Say {
    let own = view.own_side();
    match step {
        Step::Vehicles(Vehicles::Vehicles { left, .. }) => Say::new("ask-vehicles").with("left", left),
        Step::Dice(Dice::ChangeDie { .. }) => "ask-change-die".into(),
        Step::Dice(Dice::BeneGesserit { .. }) => "ask-bene-gesserit".into(),
        Step::Dice(Dice::BeneBoard { face: on, .. }) => Say::new("ask-bene-board").with("face", face(on)),
        Step::Actions(Actions::Turn { acted: false, .. }) => "ask-turn".into(),
        Step::Actions(Actions::Turn { .. }) => "ask-turn-over".into(),
        Step::Actions(Actions::UseDie { die, face: as_face, .. }) => {
            Say::new("ask-use-die").with("die", face(die)).with("face", face(as_face))
        }
        Step::Prescience(Prescience::Claim) => "ask-claim".into(),
        Step::Prescience(Prescience::ClaimDie { card }) => {
            Say::new("ask-claim-die").with("card", prescience(card))
        }
        Step::Prescience(Prescience::GiveUpToken) => "ask-give-up-token".into(),
        Step::Prescience(Prescience::Fear) => "ask-fear".into(),
        Step::Effect(Run::OneOf { .. }) => "ask-one-of".into(),
        Step::Place(Placing::Spot { script: id, at, .. }) => {
            let pieces = match script(id).get(at as usize) {
                Some(Effect::Place(pieces, _)) => pieces.iter().map(|&one| piece(own, one)).collect(),
                _ => Vec::new(),
            };
            Say::new("ask-spot").with("figures", pieces)
        }
        Step::Place(Placing::Figure { piece: one, area: at, .. }) => {
            Say::new("ask-figure").with("figure", piece(own, one)).with("area", area(at))
        }
        Step::Place(Placing::PlaceEach { left, unit, .. }) => {
            Say::new("ask-place-each").with("left", left).with("unit", figure(own, Figure::Unit(unit)))
        }
        Step::Deploy(Deploy::Deploy { .. }) => "ask-deploy".into(),
        Step::Deploy(Deploy::DeployTokens { leader: false, .. }) => "ask-draw-token".into(),
        Step::Deploy(Deploy::DeployTokens { left: 0, .. }) => "ask-deploy-leader".into(),
        Step::Deploy(Deploy::DeployTokens { .. }) => "ask-deploy-tokens".into(),
        Step::Deploy(Deploy::TokenTo { .. }) => "ask-token-to".into(),
        Step::Place(Placing::Replace { left, from, to, .. }) => Say::new("ask-replace")
            .with("left", left)
            .with("from", figure(own, Figure::Unit(from)))
            .with("to", figure(own, Figure::Unit(to))),
        Step::Deploy(Deploy::StandIn { unit, area: at, .. }) => {
            Say::new("ask-stand-in").with("unit", figure(own, Figure::Unit(unit))).with("area", area(at))
        }
        Step::Planning(Planning::Draw { cards, .. }) => Say::new("ask-draw").with("cards", cards),
        Step::Planning(Planning::PlayCard { .. }) => "ask-play-card".into(),
        Step::Planning(Planning::Discard { left, .. }) => Say::new("ask-discard").with("left", left),
        Step::Planning(Planning::WhoDiscards { left, .. }) => Say::new("ask-who-discards").with("left", left),
        Step::Actions(Actions::WhoActs { .. }) => "ask-who-acts".into(),
        Step::Team(Team::DealDie { .. }) => "ask-deal-die".into(),
        Step::Movement(Movement::Move { left, .. }) => Say::new("ask-move").with("left", left),
        Step::Movement(Movement::March { from, .. }) => Say::new("ask-march").with("area", area(from)),
        Step::Movement(Movement::Fly { to, .. }) => Say::new("ask-fly").with("area", area(to)),
        Step::Attack(Attack::Attack { .. }) => "ask-attack".into(),
        Step::Attack(Attack::AttackTarget { from, .. }) => {
            Say::new("ask-attack-target").with("area", area(from))
        }
        Step::Battle(stage) => ask_battle(view, stage),
        Step::Losses(Losses::Losses { area: at, hits, cause, .. }) => {
            let key = match cause {
                Cause::Price => "ask-losses-price",
                Cause::Battle | Cause::Worm | Cause::Storm | Cause::Bombardment => "ask-losses",
            };
            Say::new(key).with("area", area(at)).with("hits", hits)
        }
        Step::Losses(Losses::Excess { area: at, .. }) => Say::new("ask-excess").with("area", area(at)),
        Step::Retreat(Retreat::Flee { area: at, .. }) | Step::Retreat(Retreat::Displace { area: at, .. }) => {
            Say::new("ask-flee").with("area", area(at))
        }
        Step::Leaders(Leaders::TankOrder { .. }) => "ask-tank-order".into(),
        Step::Solo(Solo::TemporaryTarget) => "ask-temporary-target".into(),
        Step::Garrison(Garrison::SpareToken { to, .. }) => Say::new("ask-spare-token").with("area", area(to)),
        Step::Worms(Worms::WormFrom { to }) => Say::new("ask-worm-from").with("area", area(to)),
        Step::Worms(Worms::Rescue { area: at }) => Say::new("ask-rescue").with("area", area(at)),
        Step::Worms(Worms::Wormsigns { left }) => Say::new("ask-wormsigns").with("left", left),
        Step::Hazards(Hazards::MarkDesert) => "ask-mark-desert".into(),
        Step::Hazards(Hazards::WormZones { left }) => Say::new("ask-worm-zones").with("left", left),
        Step::Hazards(Hazards::WormOrder) => "ask-worm-order".into(),
        Step::Worms(Worms::MoveWorms { left }) => Say::new("ask-move-worms").with("left", left),
        Step::Worms(Worms::WormTo { from }) => Say::new("ask-worm-to").with("area", area(from)),
        Step::Worms(Worms::WormAttack { .. }) => "ask-worm-attack".into(),
        Step::Worms(Worms::WormTarget { from }) => Say::new("ask-worm-target").with("area", area(from)),
        Step::Worms(Worms::PlaceWorms { left, .. }) => Say::new("ask-place-worms").with("left", left),
        Step::WildMaker(WildMaker::WildMakerComes) => "ask-wild-maker-comes".into(),
        Step::WildMaker(WildMaker::WildMakerStays) => "ask-wild-maker-stays".into(),
        Step::Tricks(Tricks::Scout { zone: at }) => Say::new("ask-scout").with("zone", zone(at)),
        Step::Tricks(Tricks::Tank { .. }) => "ask-tank".into(),
        Step::Tricks(Tricks::Carry { from: None }) => "ask-carry".into(),
        Step::Tricks(Tricks::Carry { from: Some(from) }) => Say::new("ask-march").with("area", area(from)),
        Step::Tricks(Tricks::ShufflePrescience) => "ask-shuffle-prescience".into(),
        Step::Tricks(Tricks::Spies) => "ask-spies".into(),
        Step::Tricks(Tricks::ForceDie) => "ask-force-die".into(),
        Step::Tricks(Tricks::Exchange { .. }) => "ask-exchange".into(),
        Step::Tricks(Tricks::MarkerDown) => "ask-marker-down".into(),
        Step::Tricks(Tricks::MarkerUp { not, by }) => {
            Say::new("ask-marker-up").with("marker", marker(not)).with("by", by)
        }
        Step::Tricks(Tricks::LowerImperium) => "ask-lower-imperium".into(),
        Step::Tricks(Tricks::Attach { eyes }) => {
            let id = if eyes { "card-eyes-of-ibad" } else { "card-fear-mind-killer" };
            Say::new("ask-attach").with("card", id)
        }
        Step::Tricks(Tricks::Atomics) => "ask-atomics".into(),
        Step::Tricks(Tricks::DiscardWormsigns { left }) => {
            Say::new("ask-discard-wormsigns").with("left", left)
        }
        Step::Tricks(Tricks::Bombard { dice, .. }) => Say::new("ask-bombard").with("dice", dice),
        Step::Tricks(Tricks::Swallow { left, .. }) | Step::Tricks(Tricks::RemoveVehicles { left, .. }) => {
            Say::new("ask-remove-vehicles").with("left", left)
        }
        Step::Tricks(Tricks::Rockets { dice }) => Say::new("ask-rockets").with("dice", dice),
        Step::Tricks(Tricks::Capture) => "ask-capture".into(),
        Step::Tricks(Tricks::SwapTokens { first: None }) => "ask-swap-tokens".into(),
        Step::Tricks(Tricks::SwapTokens { first: Some(first) }) => {
            Say::new("ask-swap-tokens-with").with("area", area(first))
        }
        Step::Tricks(Tricks::MoveSietch { from: None }) => "ask-move-sietch".into(),
        Step::Tricks(Tricks::MoveSietch { from: Some(from) }) => {
            Say::new("ask-move-sietch-to").with("area", area(from))
        }
        Step::Tricks(Tricks::ShiftEnemy { from: None }) => "ask-shift-enemy".into(),
        Step::Tricks(Tricks::ShiftEnemy { from: Some(from) }) => {
            Say::new("ask-flee").with("area", area(from))
        }
        Step::Harvest(Harvest::Spend { .. }) => Say::new("ask-spend").with("spice", view.spice),
        Step::Harvest(Harvest::Ban { .. }) => "ask-ban".into(),
        Step::End(End::SwapLeaders { .. }) => "ask-swap-leaders".into(),
        Step::End(End::Weed) => "ask-weed".into(),
        Step::Imperium(step) => match step {
            Imperium::Imperium { left, .. } => Say::new("ask-imperium").with("left", left),
            Imperium::Bribe => "ask-bribe".into(),
            Imperium::Voyage { .. } => "nothing".into(),
        },
        Step::Landing(step) => ask_landing(step.stage),
        Step::Navigator(Navigator::Navigator) => "ask-navigator".into(),
        Step::Navigator(Navigator::ClearTheSky { .. }) => "ask-clear-sky".into(),
        Step::Frigates(Frigates::Target { zone: at, .. }) => {
            Say::new("ask-bombard-area").with("zone", zone(at))
        }
        Step::Frigates(Frigates::Barrage { .. }) => "nothing".into(),
        Step::Round(_)
        | Step::Effect(Run::Run { .. })
        | Step::Losses(Losses::Settle { .. })
        | Step::Hazards(Hazards::Storm)
        | Step::Solo(Solo::Mahdi)
        | Step::Solo(Solo::MahdiPlays { .. })
        | Step::Worms(Worms::WormCame { .. })
        | Step::Worms(Worms::WormSated { .. }) => "nothing".into(),
    }
}

fn ask_battle(view: &View, stage: Battle) -> Say {
    let at = view.battle.as_ref().map_or("nowhere".into(), |battle| area(battle.to));
    let key = match stage {
        Battle::Advance { to, .. } => return Say::new("ask-advance").with("area", area(to)),
        Battle::Cards(_) => "ask-battle-cards",
        Battle::Specials(_) => "ask-battle-specials",
        Battle::Continue => "ask-battle-continue",
        Battle::Retreat => "ask-battle-retreat",
        Battle::Roll | Battle::Hits | Battle::After | Battle::Paid | Battle::Won => "nothing",
    };
    if key == "nothing" { key.into() } else { Say::new(key).with("area", at) }
}

fn ask_landing(stage: Landing) -> Say {
    match stage {
        Landing::Room => "ask-land-room".into(),
        Landing::Frigates => "ask-land-frigate".into(),
        Landing::Troops => "ask-land-troops".into(),
        Landing::Second(first) => Say::new("ask-land-second").with("area", area(first)),
        Landing::Divide(first, second) => {
            Say::new("ask-land-divide").with("area", area(first)).with("second", area(second))
        }
    }
}

fn piece(own: Side, piece: Piece) -> Say {
    match piece {
        Piece::Unit(unit) => figure(own, Figure::Unit(unit)),
        Piece::Leader => "leader".into(),
        Piece::Generic => figure(own, Figure::Generic),
        Piece::Named(one) => leader(one),
        Piece::Paul => "paul".into(),
    }
}

/// The options of a choice between scripts, each told by its first effect.
pub(super) fn option(id: u16, at: u8, number: u8) -> Say {
    let choices = match script(id).get(at as usize) {
        Some(Effect::OneOf(choices)) => choices.as_slice(),
        _ => &[],
    };
    let first = choices.get(number as usize).and_then(|choice| script(choice.id).first());
    match first {
        Some(Effect::Move { legions, .. }) => Say::new("option-move").with("legions", *legions),
        Some(Effect::Attack { surprise: true, .. }) => "option-surprise".into(),
        Some(Effect::Attack { .. }) => "option-attack".into(),
        Some(Effect::Replace(units, ..)) => Say::new("option-replace").with("units", *units),
        Some(Effect::AnyVehicles(vehicles)) => Say::new("option-vehicles").with("vehicles", *vehicles),
        Some(Effect::Wormsigns(signs)) => Say::new("option-wormsigns").with("signs", *signs),
        Some(Effect::MoveWorms(worms)) => Say::new("option-move-worms").with("worms", *worms),
        Some(Effect::WormAttack) => "option-worm-attack".into(),
        Some(Effect::Draw(cards)) => Say::new("option-draw").with("cards", *cards),
        Some(Effect::PlayCard) => "option-play-card".into(),
        _ => "nothing".into(),
    }
}
