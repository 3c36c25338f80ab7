//! The map in characters.

use table::chart::{Chart, Mark, Spot};

use super::names::{area, side};
use crate::board::map::AREAS;
use crate::board::{Area, Terrain};
use crate::view::{AreaView, View};

pub(super) fn of(view: &View) -> Chart {
    let spots = (0..AREAS.len() as u8).map(|at| spot(view, Area(at))).collect();
    Chart { spots, signs: "map-signs".into() }
}

fn spot(view: &View, at: Area) -> Spot {
    let info = at.info();
    let ground = match info.terrain {
        // WA-ATOMIC-06
        _ if view.detonated == Some(at) => '.',
        Terrain::Mountain => '^',
        Terrain::Plateau => '=',
        Terrain::MinorErg => '~',
        Terrain::Desert => '.',
        Terrain::DeepDesert => ':',
    };
    let here = view.areas.iter().find(|one| one.area == at);
    let marks = here.map_or_else(Vec::new, marks);
    let named = info.printed && !marks.is_empty();
    Spot { x: info.x, y: info.y, ground, name: named.then(|| area(at)), marks }
}

fn marks(here: &AreaView) -> Vec<Mark> {
    let part = &here.part;
    let figures =
        part.units.iter().sum::<u8>() + part.troops + part.generic + part.named.iter().count() as u8;
    let tokens = part.starting + part.standard + part.black + part.silver;
    let things = [
        (here.settlement, 'S'),
        (here.sietch.is_some(), '*'),
        (here.station, 'e'),
        (here.harvester, 'h'),
        (here.wormsign, '?'),
        (here.worm || here.wild_maker, 'W'),
    ];
    let legion = here.side.filter(|_| figures + tokens > 0);
    let legion = legion.map(|of| Mark::Of(side(of), (figures + tokens).into()));
    let things = things.into_iter().filter(|(there, _)| *there).map(|(_, sign)| Mark::Thing(sign));
    legion.into_iter().chain(things).collect()
}
