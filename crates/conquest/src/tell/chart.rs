//! The planet in characters.

use table::Say;
use table::chart::{Chart, Mark, Spot};

use super::side;
use crate::board::{Cell, Cells, Kind};
use crate::view::View;

pub(super) fn of(view: &View) -> Chart {
    Chart { spots: Cells::ALL.iter().map(|cell| spot(view, cell)).collect(), signs: "map-signs".into() }
}

fn spot(view: &View, cell: Cell) -> Spot {
    let region = cell.region();
    let ground = match region.kind() {
        _ if cell.sector() == Some(view.storm) => '%',
        _ if view.covered == Some(region) => '.',
        Kind::Sand => '.',
        Kind::Rock => '^',
        Kind::Stronghold => '#',
        Kind::Polar => 'o',
    };
    let here = view.places.iter().find(|place| place.cell == cell);
    let troops = here.into_iter().flat_map(|place| &place.troops);
    let mut marks: Vec<Mark> =
        troops.map(|&(seat, count)| Mark::Of(side(view, seat), count.into())).collect();
    marks.extend(here.filter(|place| place.spice > 0).map(|place| Mark::Count('$', place.spice.into())));
    let named = region.kind() == Kind::Stronghold || !marks.is_empty();
    let (x, y) = cell.drawn();
    Spot { x, y, ground, name: named.then(|| Say::new(region.key())), marks }
}
