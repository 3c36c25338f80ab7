//! The names of things.

use table::Say;

use crate::board::{Area, Sector, Terrain, Zone};
use crate::cards::{Card, Objective, PrescienceCard};
use crate::content::content;
use crate::event::Part;
use crate::piece::{Deck, Face, Figure, Leader, Marker, Power, Side, Token, Unit, Vehicle};
use crate::view::{LeaderPlace, RoundPhase};

pub(super) fn side(side: Side) -> Say {
    Say::new(match side {
        Side::Atreides => "faction-atreides",
        Side::Harkonnen => "faction-harkonnen",
    })
}

pub(super) fn deck(deck: Deck) -> Say {
    Say::new(match deck {
        Deck::HouseAtreides => "sub-house-atreides",
        Deck::Fremen => "sub-fremen-ally",
        Deck::HouseHarkonnen => "sub-house-harkonnen",
        Deck::Corrino => "sub-corrino-ally",
    })
}

/// A player: the faction, or the sub-faction where it is shared.
pub(super) fn player(player: Deck, shared: [bool; 2]) -> Say {
    if shared[player.side() as usize] { deck(player) } else { side(player.side()) }
}

/// Named areas have their own message, the others are told by ground, sector and number.
pub(super) fn area(area: Area) -> Say {
    let Some(info) = crate::board::AREAS.get(area.index()) else { return "nowhere".into() };
    if info.printed {
        return Say::new(AREA_KEYS.iter().find(|(id, _)| *id == info.id).map_or("nowhere", |(_, key)| key));
    }
    let number: i64 = info.id.rsplit('-').next().and_then(|end| end.parse().ok()).unwrap_or(0);
    Say::new("area-unnamed")
        .with("terrain", terrain(info.terrain))
        .with("sector", info.sectors.first().map_or("nowhere".into(), |&sector| short(sector)))
        .with("n", number)
}

fn terrain(terrain: Terrain) -> Say {
    Say::new(match terrain {
        Terrain::Mountain => "terrain-mountain",
        Terrain::Plateau => "terrain-plateau",
        Terrain::MinorErg => "terrain-minor-erg",
        Terrain::Desert => "terrain-desert",
        Terrain::DeepDesert => "terrain-deep-desert",
    })
}

fn short(sector: Sector) -> Say {
    Say::new(match sector {
        Sector::Ne => "dir-ne",
        Sector::Se => "dir-se",
        Sector::Sw => "dir-sw",
        Sector::Nw => "dir-nw",
        Sector::Cne => "dir-cne",
        Sector::Cse => "dir-cse",
        Sector::Csw => "dir-csw",
        Sector::Cnw => "dir-cnw",
    })
}

pub(super) fn sector(sector: Sector) -> Say {
    Say::new(match sector {
        Sector::Ne => "sector-ne",
        Sector::Se => "sector-se",
        Sector::Sw => "sector-sw",
        Sector::Nw => "sector-nw",
        Sector::Cne => "sector-cne",
        Sector::Cse => "sector-cse",
        Sector::Csw => "sector-csw",
        Sector::Cnw => "sector-cnw",
    })
}

/// The sector of a sietch on a tactics card; the central ones count as one.
pub(super) fn tactic_sector(sietch: Area) -> Say {
    let first = sietch.info().sectors[0];
    if first.central() { "central-sector".into() } else { sector(first) }
}

pub(super) fn zone(zone: Zone) -> Say {
    Say::new(match zone {
        Zone::N => "az-n",
        Zone::E => "az-e",
        Zone::S => "az-s",
        Zone::W => "az-w",
        Zone::Ne => "az-ne",
        Zone::Se => "az-se",
        Zone::Sw => "az-sw",
        Zone::Nw => "az-nw",
    })
}

/// A phase of the round.
pub(super) fn phase(phase: RoundPhase) -> Say {
    Say::new(match phase {
        RoundPhase::RoundStart => "round-start",
        RoundPhase::VehiclePlacement => "phase-vehicle-placement",
        RoundPhase::Actions => "phase-actions",
        RoundPhase::DesertHazards => "phase-desert-hazards",
        RoundPhase::SpiceHarvesting => "phase-spice-harvesting",
        RoundPhase::RoundEnd => "round-end",
    })
}

/// Where a named leader is.
pub(super) fn place(place: LeaderPlace) -> Say {
    Say::new(match place {
        LeaderPlace::Waiting => "place-waiting",
        LeaderPlace::Aside => "place-aside",
        LeaderPlace::Board => "place-board",
        LeaderPlace::Tank => "regeneration-tank",
        LeaderPlace::Gone => "place-gone",
    })
}

pub(super) fn card(card: Card) -> Say {
    Say::new(card.id())
}

pub(super) fn leader(leader: Leader) -> Say {
    Say::new(content().leader(leader).id.as_str())
}

pub(super) fn prescience(card: PrescienceCard) -> Say {
    Say::new(card.id())
}

/// What a prescience card gives.
pub(super) fn gain(card: PrescienceCard) -> Vec<Say> {
    let gain = card.row().gain;
    let steps = Marker::ALL.into_iter().filter(|&one| gain[one as usize] > 0);
    steps.map(|one| Say::new("gain").with("marker", marker(one)).with("steps", gain[one as usize])).collect()
}

pub(super) fn objective(objective: Objective) -> Say {
    let goals = objective.goals();
    Say::new("line-objective").with("kh", goals[0]).with("sd", goals[1]).with("j", goals[2])
}

pub(super) fn marker(marker: Marker) -> Say {
    Say::new(match marker {
        Marker::KwisatzHaderach => "marker-kwisatz-haderach",
        Marker::SandDwellers => "marker-sand-dwellers",
        Marker::Jihad => "marker-jihad",
    })
}

pub(super) fn power(power: Power) -> Say {
    Say::new(match power {
        Power::Choam => "power-choam",
        Power::Guild => "power-spacing-guild",
        Power::Landsraad => "power-landsraad",
    })
}

pub(super) fn ban(power: Power) -> Say {
    Say::new(match power {
        Power::Choam => "ban-choam",
        Power::Guild => "ban-spacing-guild",
        Power::Landsraad => "ban-landsraad",
    })
}

pub(super) fn face(face: Face) -> Say {
    Say::new(match face {
        Face::Strategy => "die-strategy",
        Face::Leadership => "die-leadership",
        Face::Deployment => "die-deployment",
        Face::Mentat => "die-mentat",
        Face::House => "die-house",
    })
}

pub(super) fn dice(dice: [u8; 5]) -> Vec<Say> {
    let shown: Vec<Say> = Face::ALL
        .into_iter()
        .filter(|&one| dice[one as usize] > 0)
        .map(|one| Say::new("count").with("n", dice[one as usize]).with("what", face(one)))
        .collect();
    if shown.is_empty() { vec!["nothing".into()] } else { shown }
}

pub(super) fn vehicle(vehicle: Vehicle) -> Say {
    Say::new(match vehicle {
        Vehicle::Harvester => "vehicle-harvester",
        Vehicle::Ornithopter => "vehicle-ornithopter",
        Vehicle::Carryall => "vehicle-carryall",
    })
}

pub(super) fn unit(of: Side, unit: Unit) -> Say {
    Say::new(match (unit, of) {
        (Unit::Regular, _) => "unit-regular",
        (Unit::Elite, _) => "unit-elite",
        (Unit::Special, Side::Atreides) => "unit-fedaykin",
        (Unit::Special, Side::Harkonnen) => "unit-sardaukar",
    })
}

fn generic(of: Side) -> Say {
    Say::new(match of {
        Side::Atreides => "naib",
        Side::Harkonnen => "bashar",
    })
}

pub(super) fn figure(of: Side, figure: Figure) -> Say {
    match figure {
        Figure::Unit(one) => unit(of, one),
        Figure::Troop => "guild-troop".into(),
        Figure::Generic => generic(of),
        Figure::Named(one) => leader(one),
        Figure::Token(token) => token_face(token),
    }
}

/// A deployment token and what it shows.
pub(super) fn token_face(token: Token) -> Say {
    let back = match token {
        Token::BLACK => return "deployment-token-black".into(),
        Token::SILVER => return "deployment-token-silver".into(),
        _ if token.standard() => "deployment-token-standard",
        _ => "deployment-token-starting",
    };
    Say::new("token-face").with("back", back).with("units", units(Side::Atreides, token.units()))
}

pub(super) fn units(of: Side, counts: [u8; 3]) -> Vec<Say> {
    let there = Unit::ALL.into_iter().filter(|&one| counts[one as usize] > 0);
    there.map(|one| Say::new("count").with("n", counts[one as usize]).with("what", unit(of, one))).collect()
}

/// The figures of a group, tokens by their backs.
pub(super) fn figures(of: Side, part: &Part) -> Vec<Say> {
    let mut says = units(of, part.units);
    let mut add = |n: u8, what: Say| {
        if n > 0 {
            says.push(Say::new("count").with("n", n).with("what", what));
        }
    };
    add(part.troops, "guild-troop".into());
    add(part.generic, generic(of));
    add(part.starting, "deployment-token-starting".into());
    add(part.standard, "deployment-token-standard".into());
    add(part.black, "deployment-token-black".into());
    add(part.silver, "deployment-token-silver".into());
    says.extend(part.named.iter().map(leader));
    says
}

const AREA_KEYS: [(&str, &str); 28] = [
    ("arrakeen", "area-arrakeen"),
    ("carthag", "area-carthag"),
    ("imperial-basin", "area-imperial-basin"),
    ("arsunt", "area-arsunt"),
    ("hagga-basin", "area-hagga-basin"),
    ("north-pole", "area-north-pole"),
    ("rimwall-west", "area-rimwall-west"),
    ("hole-in-the-rock", "area-hole-in-the-rock"),
    ("splintered-rock", "area-splintered-rock"),
    ("broken-land", "area-broken-land"),
    ("shield-wall-east", "area-shield-wall-east"),
    ("shield-wall-west", "area-shield-wall-west"),
    ("false-wall-east", "area-false-wall-east"),
    ("false-wall-south", "area-false-wall-south"),
    ("false-wall-west", "area-false-wall-west"),
    ("pasty-mesa", "area-pasty-mesa"),
    ("harg-pass", "area-harg-pass"),
    ("wind-pass", "area-wind-pass"),
    ("the-funeral-plain", "area-the-funeral-plain"),
    ("the-great-flat", "area-the-great-flat"),
    ("gara-kulon", "area-gara-kulon"),
    ("sihaya-ridge", "area-sihaya-ridge"),
    ("tasmin-sink", "area-tasmin-sink"),
    ("habbanya-ridge", "area-habbanya-ridge"),
    ("bight-of-the-cliff", "area-bight-of-the-cliff"),
    ("rock-outcroppings", "area-rock-outcroppings"),
    ("hobars-gap", "area-hobars-gap"),
    ("windgap", "area-windgap"),
];
