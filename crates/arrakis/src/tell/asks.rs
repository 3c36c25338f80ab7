//! What a seat is asked, in one sentence.

use table::Say;

use super::names::{area, face, figure, leader, marker, prescience, zone};
use crate::effect::Piece;
use crate::phase::losses::Cause;
use crate::piece::{Figure, Side};
use crate::view::{Asked, View};

pub(super) fn ask(view: &View, asked: Asked) -> Say {
    let own = view.own_side();
    let in_battle = |key: &'static str| {
        let at = view.battle.as_ref().map_or("nowhere".into(), |battle| area(battle.to));
        Say::new(key).with("area", at)
    };
    match asked {
        Asked::Vehicles { left, .. } => Say::new("ask-vehicles").with("left", left),
        Asked::ChangeDie => "ask-change-die".into(),
        Asked::BeneGesserit => "ask-bene-gesserit".into(),
        Asked::BeneBoard { face: on, .. } => Say::new("ask-bene-board").with("face", face(on)),
        Asked::Turn { acted: false, .. } => "ask-turn".into(),
        Asked::Turn { .. } => "ask-turn-over".into(),
        Asked::UseDie { die, face: as_face, .. } => {
            Say::new("ask-use-die").with("die", face(die)).with("face", face(as_face))
        }
        Asked::Claim => "ask-claim".into(),
        Asked::ClaimDie { card } => Say::new("ask-claim-die").with("card", prescience(card)),
        Asked::GiveUpToken => "ask-give-up-token".into(),
        Asked::Hasten => "ask-fear".into(),
        Asked::OneOf => "ask-one-of".into(),
        Asked::Spot { pieces } => {
            let pieces: Vec<Say> = pieces.iter().map(|&one| piece(own, one)).collect();
            Say::new("ask-spot").with("figures", pieces)
        }
        Asked::Figure { piece: one, area: at, .. } => {
            Say::new("ask-figure").with("figure", piece(own, one)).with("area", area(at))
        }
        Asked::PlaceEach { left, unit, .. } => {
            Say::new("ask-place-each").with("left", left).with("unit", figure(own, Figure::Unit(unit)))
        }
        Asked::Deploy { .. } => "ask-deploy".into(),
        Asked::DeployTokens { leader: false, .. } => "ask-draw-token".into(),
        Asked::DeployTokens { left: 0, .. } => "ask-deploy-leader".into(),
        Asked::DeployTokens { .. } => "ask-deploy-tokens".into(),
        Asked::TokenTo { .. } => "ask-token-to".into(),
        Asked::Replace { left, from, to, .. } => Say::new("ask-replace")
            .with("left", left)
            .with("from", figure(own, Figure::Unit(from)))
            .with("to", figure(own, Figure::Unit(to))),
        Asked::StandIn { unit, area: at, .. } => {
            Say::new("ask-stand-in").with("unit", figure(own, Figure::Unit(unit))).with("area", area(at))
        }
        Asked::Draw { cards, .. } => Say::new("ask-draw").with("cards", cards),
        Asked::PlayCard => "ask-play-card".into(),
        Asked::Discard { left, .. } => Say::new("ask-discard").with("left", left),
        Asked::WhoDiscards { left, .. } => Say::new("ask-who-discards").with("left", left),
        Asked::WhoActs => "ask-who-acts".into(),
        Asked::DealDie => "ask-deal-die".into(),
        Asked::Move { left, .. } => Say::new("ask-move").with("left", left),
        Asked::March { from, .. } => Say::new("ask-march").with("area", area(from)),
        Asked::Fly { to, .. } => Say::new("ask-fly").with("area", area(to)),
        Asked::Attack { .. } => "ask-attack".into(),
        Asked::AttackTarget { from, .. } => Say::new("ask-attack-target").with("area", area(from)),
        Asked::BattleCards => in_battle("ask-battle-cards"),
        Asked::BattleSpecials => in_battle("ask-battle-specials"),
        Asked::BattleContinue => in_battle("ask-battle-continue"),
        Asked::BattleRetreat => in_battle("ask-battle-retreat"),
        Asked::Advance { to, .. } => Say::new("ask-advance").with("area", area(to)),
        Asked::Losses { area: at, hits, cause, .. } => {
            let key = match cause {
                Cause::Price => "ask-losses-price",
                Cause::Battle | Cause::Worm | Cause::Storm | Cause::Bombardment => "ask-losses",
            };
            Say::new(key).with("area", area(at)).with("hits", hits)
        }
        Asked::Excess { area: at, .. } => Say::new("ask-excess").with("area", area(at)),
        Asked::Flee { area: at, .. } | Asked::Displace { area: at, .. } => {
            Say::new("ask-flee").with("area", area(at))
        }
        Asked::TankOrder => "ask-tank-order".into(),
        Asked::TemporaryTarget => "ask-temporary-target".into(),
        Asked::SpareToken { to, .. } => Say::new("ask-spare-token").with("area", area(to)),
        Asked::WormFrom { to } => Say::new("ask-worm-from").with("area", area(to)),
        Asked::Rescue { area: at } => Say::new("ask-rescue").with("area", area(at)),
        Asked::Wormsigns { left } => Say::new("ask-wormsigns").with("left", left),
        Asked::MarkDesert => "ask-mark-desert".into(),
        Asked::WormZones { left } => Say::new("ask-worm-zones").with("left", left),
        Asked::WormOrder => "ask-worm-order".into(),
        Asked::MoveWorms { left } => Say::new("ask-move-worms").with("left", left),
        Asked::WormTo { from } => Say::new("ask-worm-to").with("area", area(from)),
        Asked::WormAttack { .. } => "ask-worm-attack".into(),
        Asked::WormTarget { from } => Say::new("ask-worm-target").with("area", area(from)),
        Asked::PlaceWorms { left, .. } => Say::new("ask-place-worms").with("left", left),
        Asked::WildMakerComes => "ask-wild-maker-comes".into(),
        Asked::WildMakerStays => "ask-wild-maker-stays".into(),
        Asked::Scout { zone: at } => Say::new("ask-scout").with("zone", zone(at)),
        Asked::Tank => "ask-tank".into(),
        Asked::Carry => "ask-carry".into(),
        Asked::CarryTo { from } => Say::new("ask-march").with("area", area(from)),
        Asked::ShufflePrescience => "ask-shuffle-prescience".into(),
        Asked::Spies => "ask-spies".into(),
        Asked::ForceDie => "ask-force-die".into(),
        Asked::Exchange { .. } => "ask-exchange".into(),
        Asked::MarkerDown => "ask-marker-down".into(),
        Asked::MarkerUp { not, by } => Say::new("ask-marker-up").with("marker", marker(not)).with("by", by),
        Asked::LowerImperium => "ask-lower-imperium".into(),
        Asked::Attach { keeps } => {
            let id = if keeps { "card-eyes-of-ibad" } else { "card-fear-mind-killer" };
            Say::new("ask-attach").with("card", id)
        }
        Asked::Atomics => "ask-atomics".into(),
        Asked::DiscardWormsigns { left } => Say::new("ask-discard-wormsigns").with("left", left),
        Asked::Bombard { dice, .. } => Say::new("ask-bombard").with("dice", dice),
        Asked::Swallow { left, .. } | Asked::RemoveVehicles { left, .. } => {
            Say::new("ask-remove-vehicles").with("left", left)
        }
        Asked::Rockets { dice } => Say::new("ask-rockets").with("dice", dice),
        Asked::Capture => "ask-capture".into(),
        Asked::SwapTokens => "ask-swap-tokens".into(),
        Asked::SwapTokensWith { area: first } => Say::new("ask-swap-tokens-with").with("area", area(first)),
        Asked::MoveSietch => "ask-move-sietch".into(),
        Asked::MoveSietchTo { from } => Say::new("ask-move-sietch-to").with("area", area(from)),
        Asked::ShiftEnemy => "ask-shift-enemy".into(),
        Asked::ShiftEnemyTo { from } => Say::new("ask-flee").with("area", area(from)),
        Asked::Spend => Say::new("ask-spend").with("spice", view.spice),
        Asked::Ban => "ask-ban".into(),
        Asked::SwapLeaders => "ask-swap-leaders".into(),
        Asked::Weed => "ask-weed".into(),
        Asked::Imperium { left, .. } => Say::new("ask-imperium").with("left", left),
        Asked::HoldLiner => "ask-bribe".into(),
        Asked::LandRoom => "ask-land-room".into(),
        Asked::LandFrigate => "ask-land-frigate".into(),
        Asked::LandTroops => "ask-land-troops".into(),
        Asked::LandSecond { first } => Say::new("ask-land-second").with("area", area(first)),
        Asked::LandDivide { first, second } => {
            Say::new("ask-land-divide").with("area", area(first)).with("second", area(second))
        }
        Asked::Navigator => "ask-navigator".into(),
        Asked::ClearTheSky => "ask-clear-sky".into(),
        Asked::BombardFrom { zone: at, .. } => Say::new("ask-bombard-area").with("zone", zone(at)),
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
