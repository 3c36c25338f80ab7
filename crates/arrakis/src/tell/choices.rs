//! Choices in words, and the rules they come from.

use table::{RuleId, Say, rule_id};

use super::names::{
    area, card, deck, face, figure, gain, leader, marker, power, prescience, sector, token_face, vehicle,
    zone,
};
use crate::action::Action;
use crate::effect::Branch;
use crate::piece::{Aloft, Figure, Power, Side};
use crate::view::{Asked, View};

pub(super) fn choice(view: &View, action: Action) -> Say {
    answer(view, view.own_side(), view.asked, action)
}

/// An answer of a side to a question.
pub(super) fn answer(view: &View, own: Side, asked: Option<Asked>, action: Action) -> Say {
    match action {
        Action::Done => "choice-done".into(),
        Action::Pass => "choice-pass".into(),
        Action::EndTurn => "choice-end-turn".into(),
        Action::Die(one) => Say::new("choice-die").with("face", face(one)),
        Action::Standard => "choice-standard".into(),
        Action::As(one) => Say::new("choice-as").with("face", face(one)),
        Action::Special(one) => Say::new("choice-special").with("leader", leader(one)),
        Action::Play(one) => Say::new("choice-play").with("card", card(one)),
        Action::DesertPower => "desert-power".into(),
        Action::WildMaker => Say::new("choice-special").with("leader", "leader-wild-maker"),
        Action::Claim(one) => Say::new("choice-claim").with("card", prescience(one)).with("gain", gain(one)),
        Action::Choose(one) => branch(one),
        Action::Sector(one) => sector(one),
        Action::Train(at, token) => {
            Say::new("choice-train").with("area", area(at)).with("token", token_face(token))
        }
        Action::Scout(at) => {
            let navigator = view.air[at.index()] == Aloft::Navigator;
            Say::new(if navigator { "choice-scout-navigator" } else { "choice-scout" }).with("zone", zone(at))
        }
        Action::ScoutSparing(at) => Say::new("choice-scout-sparing").with("zone", zone(at)),
        Action::Bombard(at) => Say::new("choice-bombard").with("zone", zone(at)),
        Action::Whisper => "cone-of-silence-use".into(),
        Action::DropScheme(cards) => Say::new("choice-drop-hawat").with("cards", cards),
        Action::Detonate(at) => Say::new("choice-detonate").with("area", area(at)),
        Action::From(at) => Say::new("choice-from").with("area", area(at)),
        Action::To(at) => Say::new("choice-to").with("area", area(at)),
        Action::Leave(one) => Say::new("choice-leave").with("figure", figure(own, one)),
        Action::By(at) => {
            let key = match view.air[at.index()] {
                Aloft::Frigate(_) => "choice-by-frigate",
                Aloft::Navigator => "choice-by-navigator",
                _ => "choice-by",
            };
            Say::new(key).with("zone", zone(at))
        }
        Action::BySparing(at) => Say::new("choice-by-sparing").with("zone", zone(at)),
        Action::Ride => "choice-ride".into(),
        Action::Here(at) => Say::new("choice-here").with("area", area(at)),
        Action::Piecewise(at) => Say::new("choice-piecewise").with("area", area(at)),
        Action::Supply(one) => Say::new("choice-supply").with("figure", figure(own, one)),
        Action::Lift(one, at) => {
            Say::new("choice-lift").with("figure", figure(own, one)).with("area", area(at))
        }
        Action::Deploy(one, at) => {
            Say::new("choice-deploy").with("figure", figure(own, one)).with("area", area(at))
        }
        Action::DrawToken => "choice-draw-token".into(),
        Action::Harvester(at) => Say::new("choice-harvester").with("area", area(at)),
        Action::Aircraft(one, at) => {
            Say::new("choice-aircraft").with("vehicle", vehicle(one)).with("zone", zone(at))
        }
        Action::LiftHarvester(at) => Say::new("choice-lift-harvester").with("area", area(at)),
        Action::LiftAircraft(at) => Say::new("choice-lift-aircraft").with("zone", zone(at)),
        Action::Zone(at) => zone(at),
        Action::Discard(one) => Say::new("choice-discard").with("card", card(one)),
        Action::Use(one) => Say::new("choice-use").with("leader", figure(own, one)),
        Action::Continue => "continue-battle".into(),
        Action::Cease => "cease-attack".into(),
        Action::Retreat => "retreat".into(),
        Action::Stand => "choice-stand".into(),
        Action::Remove(one) => Say::new("choice-remove").with("figure", figure(own, one)),
        Action::Downgrade(unit) => {
            Say::new("choice-downgrade").with("figure", figure(own, Figure::Unit(unit)))
        }
        Action::Rescue(at) => Say::new("choice-rescue").with("zone", zone(at)),
        Action::Split(first) => split(view, own, asked, first),
        Action::Face(one) => face(one),
        Action::Leader(one) => leader(one),
        Action::Prescience(one) => prescience(one),
        Action::Lower(one, by) => Say::new("choice-lower").with("marker", marker(one)).with("by", by),
        Action::Raise(one) => marker(one),
        Action::Player(one) => deck(one),
        Action::Keep(one) => Say::new("choice-keep").with("power", power(one)),
        Action::Promote(one) => Say::new("choice-promote").with("power", power(one)),
        Action::Hoard => "stockpiling".into(),
        Action::Power(one) => match asked {
            Some(Asked::Imperium { .. }) => Say::new(match one {
                Power::Choam => "choice-imperium-choam",
                Power::Guild => "choice-imperium-guild",
                Power::Landsraad => "choice-imperium-landsraad",
            }),
            _ => power(one),
        },
    }
}

/// One of several things a result or a card can do.
fn branch(branch: Branch) -> Say {
    match branch {
        Branch::Move(legions) => Say::new("option-move").with("legions", legions),
        Branch::Attack => "option-attack".into(),
        Branch::Surprise => "option-surprise".into(),
        Branch::Replace(units) => Say::new("option-replace").with("units", units),
        Branch::Vehicles(vehicles) => Say::new("option-vehicles").with("vehicles", vehicles),
        Branch::Wormsigns(signs) => Say::new("option-wormsigns").with("signs", signs),
        Branch::MoveWorms(worms) => Say::new("option-move-worms").with("worms", worms),
        Branch::WormAttack => "option-worm-attack".into(),
        Branch::Draw(cards) => Say::new("option-draw").with("cards", cards),
        Branch::PlayCard => "option-play-card".into(),
    }
}

fn split(view: &View, own: Side, asked: Option<Asked>, first: u8) -> Say {
    if let (Some(Asked::LandDivide { .. }), Some(guild)) = (asked, &view.guild) {
        let rest = guild.troops[own.index()].saturating_sub(first);
        return Say::new("choice-divide").with("first", first).with("second", rest);
    }
    let cards = match asked {
        Some(Asked::Draw { cards }) => cards,
        _ => first,
    };
    let [one, other] = own.decks();
    Say::new("choice-split")
        .with("first", first)
        .with("one", deck(one))
        .with("second", cards.saturating_sub(first))
        .with("other", deck(other))
}

/// The rule a choice comes from: its own, or that of the question.
pub(super) fn rule(view: &View, action: Action) -> RuleId {
    match action {
        Action::Play(_) => rule_id!("WA-ACTION-05"),
        Action::DesertPower => rule_id!("WA-ACTION-18"),
        Action::WildMaker | Action::Special(_) => rule_id!("WA-LEADER-02"),
        Action::As(_) => rule_id!("WA-ACTION-15"),
        Action::EndTurn => rule_id!("WA-ACTION-03"),
        Action::Claim(_) => rule_id!("WA-PRESC-03"),
        Action::Train(..) => rule_id!("WA-FREE-03"),
        Action::Scout(_) => rule_id!("WA-FREE-04"),
        Action::ScoutSparing(_) | Action::BySparing(_) => rule_id!("WA-GUILD-NAV-04"),
        Action::Bombard(_) => rule_id!("WA-GUILD-FRIGATE-11"),
        Action::Ride => rule_id!("WA-RIDE-01"),
        Action::DropScheme(_) => rule_id!("WA-NAMED-07"),
        Action::Detonate(_) => rule_id!("WA-ATOMIC-01"),
        Action::Whisper => rule_id!("WA-TEAM-11"),
        Action::Leave(_) => rule_id!("WA-MOVE-04"),
        Action::Remove(Figure::Unit(_)) => rule_id!("WA-LOSS-02"),
        Action::Downgrade(_) => rule_id!("WA-LOSS-03"),
        Action::Remove(_) => rule_id!("WA-LOSS-04"),
        Action::Keep(_) => rule_id!("WA-HARVEST-03"),
        Action::Promote(_) => rule_id!("WA-HARVEST-04"),
        Action::Hoard => rule_id!("WA-HARVEST-08"),
        Action::Pass | Action::Done => rule_id!("WA-ACTION-06"),
        _ => view.rule.unwrap_or(rule_id!("WA-ROUND-01")),
    }
}
