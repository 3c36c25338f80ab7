//! The names of things.

use table::Say;

use crate::board::{AIR_ZONE_IDS, Area, Sector, Terrain};
use crate::cards::Card;
use crate::content::content;
use crate::event::Part;
use crate::piece::{Deck, Face, Figure, Leader, Marker, Power, Side, Token, Unit, Vehicle};

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

pub(super) fn sector(sector: u8) -> Say {
    Say::new(match Sector::ALL.get(sector as usize) {
        Some(Sector::Ne) => "sector-ne",
        Some(Sector::Se) => "sector-se",
        Some(Sector::Sw) => "sector-sw",
        Some(Sector::Nw) => "sector-nw",
        Some(Sector::Cne) => "sector-cne",
        Some(Sector::Cse) => "sector-cse",
        Some(Sector::Csw) => "sector-csw",
        Some(Sector::Cnw) => "sector-cnw",
        None => "nowhere",
    })
}

/// The sector of a tactics card; the central ones count as one.
pub(super) fn tactic_sector(card: u8) -> Say {
    let first = crate::board::SIETCH_PLACES[card as usize & 7].info().sectors[0];
    if first.central() { "central-sector".into() } else { sector(first as u8) }
}

pub(super) fn zone(zone: u8) -> Say {
    Say::new(AIR_ZONE_IDS.get(zone as usize).copied().unwrap_or("nowhere"))
}

pub(super) fn card(card: Card) -> Say {
    Say::new(content().cards.get(card.0 as usize).map_or("nothing", |card| card.id.as_str()))
}

pub(super) fn leader(leader: Leader) -> Say {
    Say::new(content().leader(leader).id.as_str())
}

pub(super) fn prescience(card: u8) -> Say {
    Say::new(content().prescience.get(card as usize).map_or("nothing", |card| card.id.as_str()))
}

/// What a prescience card gives.
pub(super) fn gain(card: u8) -> Vec<Say> {
    let gain = content().prescience.get(card as usize).map_or([0; 3], |card| card.gain);
    let steps = Marker::ALL.into_iter().filter(|&one| gain[one as usize] > 0);
    steps.map(|one| Say::new("gain").with("marker", marker(one)).with("steps", gain[one as usize])).collect()
}

pub(super) fn objective(card: u8) -> Say {
    let goals = content().tracks.objectives.get(card as usize).copied().unwrap_or_default();
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
    let back = if token.standard() { "deployment-token-standard" } else { "deployment-token-starting" };
    Say::new("token-face").with("back", back).with("units", units(Side::Atreides, content().token(token)))
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
    says.extend(Leader::of(of, part.named).map(leader));
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
