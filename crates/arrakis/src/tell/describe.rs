//! What cards and leaders do in words, said from the same data the engine plays by.

use table::Say;

use super::names::{deck, face, figure, leader, power, unit, units, vehicle};
use crate::content::{Need, script};
use crate::effect::{Condition, Effect, Piece, Script, Spot, Standing, Target, Victim, Which, WormSpot};
use crate::piece::{Figure, Side};

/// A script in words, effect by effect; `own` is the side whose card it is.
pub(crate) fn effects(own: Side, effects: &Script) -> Vec<Say> {
    script(effects.id).iter().map(|one| effect(own, one)).collect()
}

fn count(key: &'static str, count: u8) -> Say {
    Say::new(key).with("count", count)
}

/// Equal things once, with their number.
fn counted(things: impl Iterator<Item = Say>) -> Vec<Say> {
    let mut kinds: Vec<(Say, u8)> = Vec::new();
    for thing in things {
        match kinds.iter_mut().find(|(kind, _)| *kind == thing) {
            Some((_, count)) => *count += 1,
            None => kinds.push((thing, 1)),
        }
    }
    let say = |(what, count)| match count {
        1 => what,
        _ => Say::new("count").with("n", count).with("what", what),
    };
    kinds.into_iter().map(say).collect()
}

/// One effect in words.
fn effect(own: Side, effect: &Effect) -> Say {
    match effect {
        Effect::Place(pieces, at) => {
            let what = counted(pieces.iter().map(|&one| piece(own, one)));
            Say::new("fx-place").with("what", what).with("where", spot(*at))
        }
        Effect::PlaceEach(n, what, at) => {
            count("fx-place-each", *n).with("what", unit(own, *what)).with("where", spot(*at))
        }
        Effect::Vehicles(vehicles) => {
            Say::new("fx-vehicles").with("what", counted(vehicles.iter().map(|&one| vehicle(one))))
        }
        Effect::Deploy(counts) => Say::new("fx-deploy").with("what", units(own, *counts)),
        Effect::DrawFrom(from, n) => count("fx-draw-from", *n).with("deck", deck(*from)),
        Effect::Move { legions, which: legion, steps } => {
            let moves = count("fx-move", *legions).with("which", which(*legion));
            if *steps > 1 { with(moves, vec![count("fx-steps", *steps)]) } else { moves }
        }
        Effect::Attack { .. } => attack(effect),
        Effect::OneOf(scripts) => scripts
            .iter()
            .map(|script| together(own, script))
            .reduce(|first, second| Say::new("fx-or").with("first", first).with("second", second))
            .unwrap_or(Say::new("nothing")),
        Effect::If(when, yes, no) => {
            let no = effects(own, no);
            let key = if no.is_empty() { "fx-if" } else { "fx-if-else" };
            let say = Say::new(key).with("when", condition(*when)).with("yes", effects(own, yes));
            if no.is_empty() { say } else { say.with("no", no) }
        }
        Effect::Enter(who) => Say::new("fx-enter").with("leader", leader(*who)),
        Effect::Replace(n, from, to) => {
            count("fx-replace", *n).with("from", unit(own, *from)).with("to", unit(own, *to))
        }
        Effect::Tank(who) => Say::new("fx-tank").with("where", victim(*who)),
        Effect::LoseDie(lost) => Say::new("fx-lose-die").with("face", face(*lost)),
        Effect::PlaceWorms(n, at) => count("fx-place-worms", *n).with("where", worm_spot(*at)),
        Effect::Bombard(n, at) => count("fx-bombard", *n).with("where", target(*at)),
        Effect::RemoveVehicles(n, whose) => count("fx-remove-vehicles", *n).with("where", victim(*whose)),
        Effect::Imperium(which) => Say::new("fx-imperium").with("power", power(*which)),
        Effect::RemainsInPlay(change) => with("fx-remains-in-play".into(), vec![standing(*change)]),
        other => plain(other),
    }
}

/// Effects that say only their number, or nothing but themselves.
fn plain(effect: &Effect) -> Say {
    match *effect {
        Effect::AnyVehicles(n) => count("fx-any-vehicles", n),
        Effect::DeployTokens(n) => count("fx-deploy-tokens", n),
        Effect::Draw(n) => count("fx-draw", n),
        Effect::OpponentDiscards(n) => count("fx-opponent-discards", n),
        Effect::Wormsigns(n) => count("fx-wormsigns", n),
        Effect::DiscardWormsigns(n) => count("fx-discard-wormsigns", n),
        Effect::MoveWorms(n) => count("fx-move-worms", n),
        Effect::SwallowHarvesters(n) => count("fx-swallow-harvesters", n),
        Effect::Rockets(n) => count("fx-rockets", n),
        Effect::TokenNearEnemy(n) => count("fx-token-near-enemy", n),
        Effect::PlayCard => "fx-play-card".into(),
        Effect::AnyResult => "fx-any-result".into(),
        Effect::BeneGesserit => "fx-bene-gesserit".into(),
        Effect::Carry => "fx-carry".into(),
        Effect::ShufflePrescience => "fx-shuffle-prescience".into(),
        Effect::RevealArea => "fx-reveal-area".into(),
        Effect::HuntPaul => "fx-hunt-paul".into(),
        Effect::SecondObjective => "fx-second-objective".into(),
        Effect::ForceDie => "fx-force-die".into(),
        Effect::ExchangePrescience => "fx-exchange-prescience".into(),
        Effect::ShiftMarkers => "fx-shift-markers".into(),
        Effect::Detonate => "fx-detonate".into(),
        Effect::LowerImperium => "fx-lower-imperium".into(),
        Effect::Hasten => "fx-attach-fear".into(),
        Effect::KeepOpen => "fx-attach-eyes".into(),
        Effect::DiscardPolarWormsigns => "fx-discard-polar-wormsigns".into(),
        Effect::WormAttack => "fx-worm-attack".into(),
        Effect::WildMakerEnters => "fx-wild-maker-enters".into(),
        Effect::WildMakerStrikes => "fx-wild-maker-strikes".into(),
        Effect::DesertPower => "fx-desert-power".into(),
        Effect::CaptureOrnithopter => "fx-capture-ornithopter".into(),
        Effect::Storms => "fx-storms".into(),
        Effect::SwapTokens => "fx-swap-tokens".into(),
        Effect::MoveSietch => "fx-move-sietch".into(),
        Effect::ShiftEnemy => "fx-shift-enemy".into(),
        Effect::PlaceNavigator => "fx-place-navigator".into(),
        Effect::ClearTheSky => "fx-clear-the-sky".into(),
        // Told with what they are about.
        _ => "nothing".into(),
    }
}

/// An effect, and what is to be said of it besides.
fn with(effect: Say, more: Vec<Say>) -> Say {
    Say::new("fx-with").with("effect", effect).with("more", more)
}

/// The effects of a script as one.
fn together(own: Side, script: &Script) -> Say {
    let mut all = effects(own, script);
    match all.len() {
        1 => all.remove(0),
        _ => Say::new("fx-all").with("all", all),
    }
}

fn attack(effect: &Effect) -> Say {
    let Effect::Attack { which: legion, surprise, extra_dice, enemy_dice, merciless } = *effect else {
        return "nothing".into();
    };
    let attack = Say::new(if surprise { "fx-surprise" } else { "fx-attack" }).with("which", which(legion));
    let extra = (extra_dice > 0).then(|| count("fx-extra-dice", extra_dice));
    let enemy = enemy_dice.map(|dice| count("fx-enemy-dice", dice));
    let more: Vec<Say> =
        extra.into_iter().chain(enemy).chain(merciless.then(|| "fx-merciless".into())).collect();
    if more.is_empty() { attack } else { with(attack, more) }
}

fn piece(own: Side, piece: Piece) -> Say {
    match piece {
        Piece::Unit(one) => unit(own, one),
        Piece::Leader => "leader".into(),
        Piece::Generic => figure(own, Figure::Generic),
        Piece::Named(one) => leader(one),
        Piece::Paul => "paul".into(),
    }
}

fn spot(spot: Spot) -> Say {
    Say::new(match spot {
        Spot::Arrakeen => "area-arrakeen",
        Spot::Carthag => "area-carthag",
        Spot::Arsunt => "area-arsunt",
        Spot::HaggaBasin => "area-hagga-basin",
        Spot::ImperialBasin => "area-imperial-basin",
        Spot::NorthPole => "area-north-pole",
        Spot::CarthagOrArrakeen => "spot-carthag-or-arrakeen",
        Spot::OwnSettlement => "spot-own-settlement",
        Spot::Sietch => "spot-sietch",
        Spot::AnyLegion => "spot-any-legion",
        Spot::SpecialLegion => "spot-special-legion",
        Spot::LegionOf(who) => return Say::new("spot-legion-of").with("leader", leader(who)),
        Spot::EmptyDesert => "spot-empty-desert",
        Spot::FreeMountain => "spot-free-mountain",
        Spot::FreePlateau => "spot-free-plateau",
    })
}

fn which(which: Which) -> Say {
    Say::new(match which {
        Which::Any => "which-any",
        Which::Leader => "which-leader",
        Which::Special => "which-special",
        Which::InDesert => "which-in-desert",
        Which::LeaderInDesert => "which-leader-in-desert",
        Which::It => "which-it",
        Which::Of(who) => return Say::new("which-of").with("leader", leader(who)),
        Which::Arsunt => "which-arsunt",
        Which::Troops => "which-troops",
    })
}

fn victim(victim: Victim) -> Say {
    Say::new(match victim {
        Victim::Anywhere => "victim-anywhere",
        Victim::SectorOfOwnLegion => "victim-sector-of-own-legion",
        Victim::NextToIt => "victim-next-to-it",
        Victim::SectorOf(who) => return Say::new("victim-sector-of").with("leader", leader(who)),
    })
}

fn worm_spot(spot: WormSpot) -> Say {
    Say::new(match spot {
        WormSpot::NextToWorm => "worm-next-to-worm",
        WormSpot::NextToOwnLegion => "worm-next-to-own-legion",
    })
}

fn target(target: Target) -> Say {
    Say::new(match target {
        Target::NextToOwnLegion => "target-next-to-own-legion",
        Target::UnderIt => "target-under-it",
    })
}

fn condition(condition: Condition) -> Say {
    match condition {
        Condition::InPlay(who) => Say::new("if-in-play").with("leader", leader(who)),
        Condition::Gone(who) => Say::new("if-gone").with("leader", leader(who)),
        Condition::WildMakerInPlay => "if-wild-maker-in-play".into(),
        Condition::Detonated => "if-detonated".into(),
        Condition::MarkerAtLeast(step) => count("if-marker-at-least", step),
    }
}

fn standing(standing: Standing) -> Say {
    Say::new(match standing {
        Standing::MoreForTheFirstKept => "fx-more-for-the-first-kept",
        Standing::TwoForARaid => "fx-two-for-a-raid",
        Standing::HoldsTheLiner => "fx-holds-the-liner",
    })
}

/// What a prescience card asks for.
pub(crate) fn need(need: Need) -> Say {
    match need {
        Need::RevealPaulsSietch => "need-reveal-pauls-sietch".into(),
        Need::RodeIntoEmptyDesert => "need-rode-into-empty-desert".into(),
        Need::LegionsInDeserts(n) => count("need-legions-in-deserts", n),
        Need::RemoveToken => "need-remove-token".into(),
        Need::PaulToTank => "need-paul-to-tank".into(),
        Need::HarvestersRemoved(n) => count("need-harvesters-removed", n),
        Need::WormTook(n) => count("need-worm-took", n),
        Need::BeatALeader => "need-beat-a-leader".into(),
        Need::Trance(n) => count("need-trance", n),
        Need::SietchHeld => "need-sietch-held".into(),
        Need::NamedInAreas(n) => count("need-named-in-areas", n),
        Need::WormsInSectors(n) => count("need-worms-in-sectors", n),
        Need::LegionBySettlement(n) => count("need-legion-by-settlement", n),
        Need::PaulInEnemyCentre => "need-paul-in-enemy-centre".into(),
        Need::HiddenSietches(n) => count("need-hidden-sietches", n),
        Need::SpiceAtMost(n) => count("need-spice-at-most", n),
    }
}
