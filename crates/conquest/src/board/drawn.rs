//! Where our drawing has the locations, for a map in characters: in hundredths of the planet's radius, east of the pole
//! and south of it.

use super::{CELL_COUNT, Cell};

/// In the order of their numbers, a region a line.
#[rustfmt::skip]
const AT: [(i8, i8); CELL_COUNT] = [
    (-2, 2), // polar_sink
    (26, -36), (20, -54), (8, -72), // imperial_basin
    (-3, -66), // carthag
    (31, -73), // arrakeen
    (71, 42), // tueks_sietch
    (-70, -41), // sietch_tabr
    (-68, 46), // habbanya_sietch
    (-16, 43), (0, 45), (16, 43), // cielago_north
    (-19, 63), (-2, 63), (17, 61), // cielago_depression
    (-28, 82), (-10, 82), // meridian
    (4, 89), (22, 87), // cielago_south
    (38, 83), (52, 78), // cielago_east
    (18, 21), (23, 15), // harg_pass
    (54, 58), (55, 37), // false_wall_south
    (17, 10), (21, 4), (21, -4), (20, -12), (15, -17), // false_wall_east
    (35, 17), (36, 6), (40, -7), (40, -20), // the_minor_erg
    (64, 29), (74, 13), (70, -12), (69, -35), // pasty_mesa
    (91, -12), // red_chasm
    (64, 69), (76, 57), (93, 8), // south_mesa
    (56, -74), // basin
    (43, -66), // rim_wall_west
    (50, -59), // hole_in_the_rock
    (66, -65), // sihaya_ridge
    (53, -38), (50, -49), // shield_wall
    (75, -52), // gara_kulon
    (51, -82), (30, -89), (11, -95), // old_gap
    (-11, -94), (-29, -90), // broken_land
    (1, -83), (-21, -72), (-38, -57), // tsimpo
    (-2, -46), (-8, -23), // arsunt
    (-64, -68), (-76, -56), // rock_outcroppings
    (-37, -75), (-52, -56), (-52, -30), // plastic_basin
    (-19, -53), (-32, -38), // hagga_basin
    (-85, -38), (-83, -26), // bight_of_the_cliff
    (-92, -19), // funeral_plain
    (-44, -8), // the_great_flat
    (-20, -11), (-26, -4), (-28, 5), (-32, 19), // wind_pass
    (-90, 9), // the_greater_flat
    (-90, 25), (-58, 26), // habbanya_erg
    (-38, 10), (-44, 27), (-46, 47), // false_wall_west
    (-21, 12), (-21, 25), // wind_pass_north
    (-84, 38), (-58, 65), // habbanya_ridge_flat
    (-30, 38), (-33, 65), // cielago_west
];

impl Cell {
    /// Where it is drawn, in parts of the planet's radius.
    pub fn drawn(self) -> (f32, f32) {
        let (x, y) = AT[self.index()];
        (f32::from(x) / 100.0, f32::from(y) / 100.0)
    }
}

#[cfg(test)]
mod tests {
    use crate::board::Cells;

    /// Sectors are 20 degrees wide and go round against the clock.
    #[test]
    fn every_location_is_drawn_in_its_sector() {
        for cell in Cells::ALL.iter() {
            let (x, y) = cell.drawn();
            let Some(sector) = cell.sector() else { continue };
            let off = (-y).atan2(x).to_degrees() - (250.0 + 20.0 * f32::from(sector));
            let off = (off + 180.0).rem_euclid(360.0) - 180.0;
            assert!(off.abs() <= 10.0, "{cell:?} is {off} degrees off");
        }
    }
}
