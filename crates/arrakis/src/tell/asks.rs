//! What a seat is asked, in one sentence.

use table::Say;

use super::names::{area, face, figure, leader, marker, prescience, zone};
use crate::content::script;
use crate::effect::{Effect, Piece};
use crate::guild::{GuildStep, Landing};
use crate::piece::{Figure, Side};
use crate::state::NOWHERE;
use crate::step::{Cause, Stage, Step};
use crate::view::View;

pub(super) fn ask(view: &View, step: Step) -> Say {
    let own = view.own_side();
    match step {
        Step::Vehicles { left, .. } => Say::new("ask-vehicles").with("left", left),
        Step::ChangeDie { .. } => "ask-change-die".into(),
        Step::BeneGesserit { .. } => "ask-bene-gesserit".into(),
        Step::BeneBoard { face: on, .. } => Say::new("ask-bene-board").with("face", face(on)),
        Step::Turn { acted: false, .. } => "ask-turn".into(),
        Step::Turn { .. } => "ask-turn-over".into(),
        Step::UseDie { die, face: as_face, .. } => {
            Say::new("ask-use-die").with("die", face(die)).with("face", face(as_face))
        }
        Step::Claim => "ask-claim".into(),
        Step::ClaimDie { card } => Say::new("ask-claim-die").with("card", prescience(card)),
        Step::GiveUpToken => "ask-give-up-token".into(),
        Step::Fear => "ask-fear".into(),
        Step::OneOf { .. } => "ask-one-of".into(),
        Step::Spot { script: id, at, .. } => {
            let pieces = match script(id).get(at as usize) {
                Some(Effect::Place(pieces, _)) => pieces.iter().map(|&one| piece(own, one)).collect(),
                _ => Vec::new(),
            };
            Say::new("ask-spot").with("figures", pieces)
        }
        Step::Figure { piece: one, area: at, .. } => {
            Say::new("ask-figure").with("figure", piece(own, one)).with("area", area(at))
        }
        Step::PlaceEach { left, unit, .. } => {
            Say::new("ask-place-each").with("left", left).with("unit", figure(own, Figure::Unit(unit)))
        }
        Step::Deploy { .. } => "ask-deploy".into(),
        Step::DeployTokens { leader: false, .. } => "ask-draw-token".into(),
        Step::DeployTokens { left: 0, .. } => "ask-deploy-leader".into(),
        Step::DeployTokens { .. } => "ask-deploy-tokens".into(),
        Step::TokenTo { .. } => "ask-token-to".into(),
        Step::Replace { left, from, to, .. } => Say::new("ask-replace")
            .with("left", left)
            .with("from", figure(own, Figure::Unit(from)))
            .with("to", figure(own, Figure::Unit(to))),
        Step::StandIn { unit, area: at, .. } => {
            Say::new("ask-stand-in").with("unit", figure(own, Figure::Unit(unit))).with("area", area(at))
        }
        Step::Draw { cards, .. } => Say::new("ask-draw").with("cards", cards),
        Step::PlayCard { .. } => "ask-play-card".into(),
        Step::Discard { left, .. } => Say::new("ask-discard").with("left", left),
        Step::WhoDiscards { left, .. } => Say::new("ask-who-discards").with("left", left),
        Step::WhoActs { .. } => "ask-who-acts".into(),
        Step::DealDie { .. } => "ask-deal-die".into(),
        Step::Move { left, .. } => Say::new("ask-move").with("left", left),
        Step::March { from, .. } => Say::new("ask-march").with("area", area(from)),
        Step::Fly { to, .. } => Say::new("ask-fly").with("area", area(to)),
        Step::Attack { .. } => "ask-attack".into(),
        Step::AttackTarget { from, .. } => Say::new("ask-attack-target").with("area", area(from)),
        Step::Battle(stage) => ask_battle(view, stage),
        Step::Losses { area: at, hits, cause, .. } => {
            let key = match cause {
                Cause::Price => "ask-losses-price",
                Cause::Battle | Cause::Worm | Cause::Storm | Cause::Bombardment => "ask-losses",
            };
            Say::new(key).with("area", area(at)).with("hits", hits)
        }
        Step::Excess { area: at, .. } => Say::new("ask-excess").with("area", area(at)),
        Step::Flee { area: at, .. } | Step::Displace { area: at, .. } => {
            Say::new("ask-flee").with("area", area(at))
        }
        Step::TankOrder { .. } => "ask-tank-order".into(),
        Step::TemporaryTarget => "ask-temporary-target".into(),
        Step::SpareToken { to, .. } => Say::new("ask-spare-token").with("area", area(to)),
        Step::Advance { to, .. } => Say::new("ask-advance").with("area", area(to)),
        Step::WormFrom { to } => Say::new("ask-worm-from").with("area", area(to)),
        Step::Rescue { area: at } => Say::new("ask-rescue").with("area", area(at)),
        Step::Wormsigns { left } => Say::new("ask-wormsigns").with("left", left),
        Step::MarkDesert => "ask-mark-desert".into(),
        Step::WormZones { left } => Say::new("ask-worm-zones").with("left", left),
        Step::WormOrder => "ask-worm-order".into(),
        Step::MoveWorms { left } => Say::new("ask-move-worms").with("left", left),
        Step::WormTo { from } => Say::new("ask-worm-to").with("area", area(from)),
        Step::WormAttack { .. } => "ask-worm-attack".into(),
        Step::WormTarget { from } => Say::new("ask-worm-target").with("area", area(from)),
        Step::PlaceWorms { left, .. } => Say::new("ask-place-worms").with("left", left),
        Step::WildMakerComes => "ask-wild-maker-comes".into(),
        Step::WildMakerStays => "ask-wild-maker-stays".into(),
        Step::Scout { zone: at } => Say::new("ask-scout").with("zone", zone(at)),
        Step::Tank { .. } => "ask-tank".into(),
        Step::Carry { from: NOWHERE } => "ask-carry".into(),
        Step::Carry { from } => Say::new("ask-march").with("area", area(from)),
        Step::ShufflePrescience => "ask-shuffle-prescience".into(),
        Step::Spies => "ask-spies".into(),
        Step::ForceDie => "ask-force-die".into(),
        Step::Exchange { .. } => "ask-exchange".into(),
        Step::MarkerDown => "ask-marker-down".into(),
        Step::MarkerUp { not, by } => Say::new("ask-marker-up").with("marker", marker(not)).with("by", by),
        Step::LowerImperium => "ask-lower-imperium".into(),
        Step::Attach { eyes } => {
            let id = if eyes { "card-eyes-of-ibad" } else { "card-fear-mind-killer" };
            Say::new("ask-attach").with("card", id)
        }
        Step::Atomics => "ask-atomics".into(),
        Step::DiscardWormsigns { left } => Say::new("ask-discard-wormsigns").with("left", left),
        Step::Bombard { dice, .. } => Say::new("ask-bombard").with("dice", dice),
        Step::Swallow { left, .. } | Step::RemoveVehicles { left, .. } => {
            Say::new("ask-remove-vehicles").with("left", left)
        }
        Step::Rockets { dice } => Say::new("ask-rockets").with("dice", dice),
        Step::Capture => "ask-capture".into(),
        Step::SwapTokens { first: NOWHERE } => "ask-swap-tokens".into(),
        Step::SwapTokens { first } => Say::new("ask-swap-tokens-with").with("area", area(first)),
        Step::MoveSietch { from: NOWHERE } => "ask-move-sietch".into(),
        Step::MoveSietch { from } => Say::new("ask-move-sietch-to").with("area", area(from)),
        Step::ShiftEnemy { from: NOWHERE } => "ask-shift-enemy".into(),
        Step::ShiftEnemy { from } => Say::new("ask-flee").with("area", area(from)),
        Step::Spend { .. } => Say::new("ask-spend").with("spice", view.spice),
        Step::Ban { .. } => "ask-ban".into(),
        Step::SwapLeaders { .. } => "ask-swap-leaders".into(),
        Step::Weed => "ask-weed".into(),
        Step::Guild(step) => ask_guild(step),
        Step::Phase(_)
        | Step::Run { .. }
        | Step::Settle { .. }
        | Step::Storm
        | Step::Mahdi
        | Step::MahdiPlays { .. }
        | Step::WormCame { .. }
        | Step::WormSated { .. } => "nothing".into(),
    }
}

fn ask_battle(view: &View, stage: Stage) -> Say {
    let at = view.battle.as_ref().map_or("nowhere".into(), |battle| area(battle.to));
    let key = match stage {
        Stage::Cards(_) => "ask-battle-cards",
        Stage::Specials(_) => "ask-battle-specials",
        Stage::Continue => "ask-battle-continue",
        Stage::Retreat => "ask-battle-retreat",
        Stage::Roll | Stage::Hits | Stage::After | Stage::Paid | Stage::Won => "nothing",
    };
    if key == "nothing" { key.into() } else { Say::new(key).with("area", at) }
}

fn ask_guild(step: GuildStep) -> Say {
    match step {
        GuildStep::Imperium { left, .. } => Say::new("ask-imperium").with("left", left),
        GuildStep::Bribe => "ask-bribe".into(),
        GuildStep::Land { stage, .. } => match stage {
            Landing::Room => "ask-land-room".into(),
            Landing::Frigates => "ask-land-frigate".into(),
            Landing::Troops => "ask-land-troops".into(),
            Landing::Second(first) => Say::new("ask-land-second").with("area", area(first)),
            Landing::Divide(first, second) => {
                Say::new("ask-land-divide").with("area", area(first)).with("second", area(second))
            }
        },
        GuildStep::Navigator => "ask-navigator".into(),
        GuildStep::ClearTheSky { .. } => "ask-clear-sky".into(),
        GuildStep::Target { zone: at, .. } => Say::new("ask-bombard-area").with("zone", zone(at)),
        GuildStep::Voyage { .. } | GuildStep::Barrage { .. } => "nothing".into(),
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
