//! The map of Arrakis as data: 42 regions, the sectors they lie in, and which of their parts touch.
//!
//! Provenance: the classic planet map, which reviews call functionally identical to the one printed in
//! this game; three public implementations agree on it.

use super::{Kind, Region};

pub(super) struct Row {
    pub id: &'static str,
    pub key: &'static str,
    pub kind: Kind,
    /// Sectors in the order the region runs through them; empty for the polar sink.
    pub sectors: &'static [u8],
    /// The sector of the spice blow symbol.
    pub symbol: Option<u8>,
}

const fn row(
    id: &'static str,
    key: &'static str,
    kind: Kind,
    sectors: &'static [u8],
    symbol: Option<u8>,
) -> Row {
    Row { id, key, kind, sectors, symbol }
}

/// Polar Sink.
pub const POLAR_SINK: Region = Region(0);
/// Imperial Basin.
pub const IMPERIAL_BASIN: Region = Region(1);
/// Carthag.
pub const CARTHAG: Region = Region(2);
/// Arrakeen.
pub const ARRAKEEN: Region = Region(3);
/// Tuek's Sietch.
pub const TUEKS_SIETCH: Region = Region(4);
/// Sietch Tabr.
pub const SIETCH_TABR: Region = Region(5);
/// Habbanya Sietch.
pub const HABBANYA_SIETCH: Region = Region(6);
/// Cielago North.
pub const CIELAGO_NORTH: Region = Region(7);
/// Cielago Depression.
pub const CIELAGO_DEPRESSION: Region = Region(8);
/// Meridian.
pub const MERIDIAN: Region = Region(9);
/// Cielago South.
pub const CIELAGO_SOUTH: Region = Region(10);
/// Cielago East.
pub const CIELAGO_EAST: Region = Region(11);
/// Harg Pass.
pub const HARG_PASS: Region = Region(12);
/// False Wall South.
pub const FALSE_WALL_SOUTH: Region = Region(13);
/// False Wall East.
pub const FALSE_WALL_EAST: Region = Region(14);
/// The Minor Erg.
pub const THE_MINOR_ERG: Region = Region(15);
/// Pasty Mesa.
pub const PASTY_MESA: Region = Region(16);
/// Red Chasm.
pub const RED_CHASM: Region = Region(17);
/// South Mesa.
pub const SOUTH_MESA: Region = Region(18);
/// Basin.
pub const BASIN: Region = Region(19);
/// Rim Wall West.
pub const RIM_WALL_WEST: Region = Region(20);
/// Hole in the Rock.
pub const HOLE_IN_THE_ROCK: Region = Region(21);
/// Sihaya Ridge.
pub const SIHAYA_RIDGE: Region = Region(22);
/// Shield Wall.
pub const SHIELD_WALL: Region = Region(23);
/// Gara Kulon.
pub const GARA_KULON: Region = Region(24);
/// Old Gap.
pub const OLD_GAP: Region = Region(25);
/// Broken Land.
pub const BROKEN_LAND: Region = Region(26);
/// Tsimpo.
pub const TSIMPO: Region = Region(27);
/// Arsunt.
pub const ARSUNT: Region = Region(28);
/// Rock Outcroppings.
pub const ROCK_OUTCROPPINGS: Region = Region(29);
/// Plastic Basin.
pub const PLASTIC_BASIN: Region = Region(30);
/// Hagga Basin.
pub const HAGGA_BASIN: Region = Region(31);
/// Bight of the Cliff.
pub const BIGHT_OF_THE_CLIFF: Region = Region(32);
/// Funeral Plain.
pub const FUNERAL_PLAIN: Region = Region(33);
/// The Great Flat.
pub const THE_GREAT_FLAT: Region = Region(34);
/// Wind Pass.
pub const WIND_PASS: Region = Region(35);
/// The Greater Flat.
pub const THE_GREATER_FLAT: Region = Region(36);
/// Habbanya Erg.
pub const HABBANYA_ERG: Region = Region(37);
/// False Wall West.
pub const FALSE_WALL_WEST: Region = Region(38);
/// Wind Pass North.
pub const WIND_PASS_NORTH: Region = Region(39);
/// Habbanya Ridge Flat.
pub const HABBANYA_RIDGE_FLAT: Region = Region(40);
/// Cielago West.
pub const CIELAGO_WEST: Region = Region(41);

#[rustfmt::skip]
pub(super) const REGIONS: [Row; 42] = [
    row("polar_sink", "region-polar-sink", Kind::Polar, &[], None),
    row("imperial_basin", "region-imperial-basin", Kind::Sand, &[8, 9, 10], None),
    row("carthag", "region-carthag", Kind::Stronghold, &[10], None),
    row("arrakeen", "region-arrakeen", Kind::Stronghold, &[9], None),
    row("tueks_sietch", "region-tueks-sietch", Kind::Stronghold, &[4], None),
    row("sietch_tabr", "region-sietch-tabr", Kind::Stronghold, &[13], None),
    row("habbanya_sietch", "region-habbanya-sietch", Kind::Stronghold, &[16], None),
    row("cielago_north", "region-cielago-north", Kind::Sand, &[0, 1, 2], Some(2)),
    row("cielago_depression", "region-cielago-depression", Kind::Sand, &[0, 1, 2], None),
    row("meridian", "region-meridian", Kind::Sand, &[0, 1], None),
    row("cielago_south", "region-cielago-south", Kind::Sand, &[1, 2], Some(1)),
    row("cielago_east", "region-cielago-east", Kind::Sand, &[2, 3], None),
    row("harg_pass", "region-harg-pass", Kind::Sand, &[3, 4], None),
    row("false_wall_south", "region-false-wall-south", Kind::Rock, &[3, 4], None),
    row("false_wall_east", "region-false-wall-east", Kind::Rock, &[4, 5, 6, 7, 8], None),
    row("the_minor_erg", "region-the-minor-erg", Kind::Sand, &[4, 5, 6, 7], Some(7)),
    row("pasty_mesa", "region-pasty-mesa", Kind::Rock, &[4, 5, 6, 7], None),
    row("red_chasm", "region-red-chasm", Kind::Sand, &[6], Some(6)),
    row("south_mesa", "region-south-mesa", Kind::Sand, &[3, 4, 5], Some(4)),
    row("basin", "region-basin", Kind::Sand, &[8], None),
    row("rim_wall_west", "region-rim-wall-west", Kind::Rock, &[8], None),
    row("hole_in_the_rock", "region-hole-in-the-rock", Kind::Sand, &[8], None),
    row("sihaya_ridge", "region-sihaya-ridge", Kind::Sand, &[8], Some(8)),
    row("shield_wall", "region-shield-wall", Kind::Rock, &[7, 8], None),
    row("gara_kulon", "region-gara-kulon", Kind::Sand, &[7], None),
    row("old_gap", "region-old-gap", Kind::Sand, &[8, 9, 10], Some(9)),
    row("broken_land", "region-broken-land", Kind::Sand, &[10, 11], Some(11)),
    row("tsimpo", "region-tsimpo", Kind::Sand, &[10, 11, 12], None),
    row("arsunt", "region-arsunt", Kind::Sand, &[10, 11], None),
    row("rock_outcroppings", "region-rock-outcroppings", Kind::Sand, &[12, 13], Some(13)),
    row("plastic_basin", "region-plastic-basin", Kind::Rock, &[11, 12, 13], None),
    row("hagga_basin", "region-hagga-basin", Kind::Sand, &[11, 12], Some(12)),
    row("bight_of_the_cliff", "region-bight-of-the-cliff", Kind::Sand, &[13, 14], None),
    row("funeral_plain", "region-funeral-plain", Kind::Sand, &[14], Some(14)),
    row("the_great_flat", "region-the-great-flat", Kind::Sand, &[14], Some(14)),
    row("wind_pass", "region-wind-pass", Kind::Sand, &[13, 14, 15, 16], None),
    row("the_greater_flat", "region-the-greater-flat", Kind::Sand, &[15], None),
    row("habbanya_erg", "region-habbanya-erg", Kind::Sand, &[15, 16], Some(15)),
    row("false_wall_west", "region-false-wall-west", Kind::Rock, &[15, 16, 17], None),
    row("wind_pass_north", "region-wind-pass-north", Kind::Sand, &[16, 17], Some(16)),
    row("habbanya_ridge_flat", "region-habbanya-ridge-flat", Kind::Sand, &[16, 17], Some(17)),
    row("cielago_west", "region-cielago-west", Kind::Sand, &[17, 0], None),
];

/// A pair of neighbouring regions with the sectors of the parts that touch.
pub(super) type Border = (Region, Region, &'static [(u8, u8)]);

/// The neighbours of the polar sink, which has no sector, with the sectors of the parts that touch it.
#[rustfmt::skip]
pub(super) const POLAR_BORDERS: [(Region, &[u8]); 8] = [
    (IMPERIAL_BASIN, &[8, 9]),
    (CIELAGO_NORTH, &[0, 1, 2]),
    (HARG_PASS, &[3]),
    (FALSE_WALL_EAST, &[4, 5, 6, 7, 8]),
    (ARSUNT, &[10, 11]),
    (HAGGA_BASIN, &[12]),
    (WIND_PASS, &[13, 14, 15]),
    (WIND_PASS_NORTH, &[16, 17]),
];

#[rustfmt::skip]
pub(super) const BORDERS: [Border; 95] = [
    (IMPERIAL_BASIN, CARTHAG, &[(10, 10)]),
    (IMPERIAL_BASIN, ARRAKEEN, &[(9, 9)]),
    (IMPERIAL_BASIN, FALSE_WALL_EAST, &[(8, 8)]),
    (IMPERIAL_BASIN, RIM_WALL_WEST, &[(8, 8), (9, 8)]),
    (IMPERIAL_BASIN, HOLE_IN_THE_ROCK, &[(8, 8)]),
    (IMPERIAL_BASIN, SHIELD_WALL, &[(8, 8)]),
    (IMPERIAL_BASIN, OLD_GAP, &[(9, 9)]),
    (IMPERIAL_BASIN, TSIMPO, &[(10, 10)]),
    (IMPERIAL_BASIN, ARSUNT, &[(9, 10), (10, 10)]),
    (CARTHAG, TSIMPO, &[(10, 10), (10, 11)]),
    (CARTHAG, ARSUNT, &[(10, 10)]),
    (CARTHAG, HAGGA_BASIN, &[(10, 11)]),
    (ARRAKEEN, RIM_WALL_WEST, &[(9, 8)]),
    (ARRAKEEN, OLD_GAP, &[(9, 9)]),
    (TUEKS_SIETCH, FALSE_WALL_SOUTH, &[(4, 4)]),
    (TUEKS_SIETCH, PASTY_MESA, &[(4, 4)]),
    (TUEKS_SIETCH, SOUTH_MESA, &[(4, 4)]),
    (SIETCH_TABR, ROCK_OUTCROPPINGS, &[(13, 13)]),
    (SIETCH_TABR, PLASTIC_BASIN, &[(13, 13)]),
    (SIETCH_TABR, BIGHT_OF_THE_CLIFF, &[(13, 13)]),
    (HABBANYA_SIETCH, HABBANYA_RIDGE_FLAT, &[(16, 16), (16, 17)]),
    (CIELAGO_NORTH, CIELAGO_DEPRESSION, &[(0, 0), (1, 1), (2, 2)]),
    (CIELAGO_NORTH, CIELAGO_EAST, &[(2, 2)]),
    (CIELAGO_NORTH, HARG_PASS, &[(2, 3)]),
    (CIELAGO_NORTH, FALSE_WALL_SOUTH, &[(2, 3)]),
    (CIELAGO_NORTH, WIND_PASS_NORTH, &[(0, 17)]),
    (CIELAGO_NORTH, CIELAGO_WEST, &[(0, 0), (0, 17)]),
    (CIELAGO_DEPRESSION, MERIDIAN, &[(0, 0), (1, 1)]),
    (CIELAGO_DEPRESSION, CIELAGO_SOUTH, &[(1, 1), (2, 2)]),
    (CIELAGO_DEPRESSION, CIELAGO_EAST, &[(2, 2)]),
    (CIELAGO_DEPRESSION, CIELAGO_WEST, &[(0, 0)]),
    (MERIDIAN, CIELAGO_SOUTH, &[(1, 1)]),
    (MERIDIAN, HABBANYA_RIDGE_FLAT, &[(0, 17)]),
    (MERIDIAN, CIELAGO_WEST, &[(0, 0)]),
    (CIELAGO_SOUTH, CIELAGO_EAST, &[(2, 2)]),
    (CIELAGO_EAST, FALSE_WALL_SOUTH, &[(2, 3), (3, 3)]),
    (CIELAGO_EAST, SOUTH_MESA, &[(3, 3)]),
    (HARG_PASS, FALSE_WALL_SOUTH, &[(3, 3), (4, 4)]),
    (HARG_PASS, FALSE_WALL_EAST, &[(3, 4), (4, 4)]),
    (HARG_PASS, THE_MINOR_ERG, &[(4, 4)]),
    (FALSE_WALL_SOUTH, THE_MINOR_ERG, &[(4, 4)]),
    (FALSE_WALL_SOUTH, PASTY_MESA, &[(4, 4)]),
    (FALSE_WALL_SOUTH, SOUTH_MESA, &[(3, 3), (4, 4)]),
    (FALSE_WALL_EAST, THE_MINOR_ERG, &[(4, 4), (5, 5), (6, 6), (7, 7)]),
    (FALSE_WALL_EAST, SHIELD_WALL, &[(7, 7), (8, 8)]),
    (THE_MINOR_ERG, PASTY_MESA, &[(4, 4), (5, 5), (6, 6), (7, 7)]),
    (THE_MINOR_ERG, SHIELD_WALL, &[(7, 7)]),
    (PASTY_MESA, RED_CHASM, &[(6, 6)]),
    (PASTY_MESA, SOUTH_MESA, &[(4, 4), (5, 5)]),
    (PASTY_MESA, SHIELD_WALL, &[(7, 7)]),
    (PASTY_MESA, GARA_KULON, &[(7, 7)]),
    (RED_CHASM, SOUTH_MESA, &[(6, 5)]),
    (BASIN, RIM_WALL_WEST, &[(8, 8)]),
    (BASIN, HOLE_IN_THE_ROCK, &[(8, 8)]),
    (BASIN, SIHAYA_RIDGE, &[(8, 8)]),
    (BASIN, OLD_GAP, &[(8, 8)]),
    (RIM_WALL_WEST, HOLE_IN_THE_ROCK, &[(8, 8)]),
    (RIM_WALL_WEST, OLD_GAP, &[(8, 8)]),
    (HOLE_IN_THE_ROCK, SIHAYA_RIDGE, &[(8, 8)]),
    (HOLE_IN_THE_ROCK, SHIELD_WALL, &[(8, 8)]),
    (SIHAYA_RIDGE, SHIELD_WALL, &[(8, 8)]),
    (SIHAYA_RIDGE, GARA_KULON, &[(8, 7)]),
    (SHIELD_WALL, GARA_KULON, &[(7, 7)]),
    (OLD_GAP, BROKEN_LAND, &[(10, 10)]),
    (OLD_GAP, TSIMPO, &[(10, 10)]),
    (BROKEN_LAND, TSIMPO, &[(10, 10), (11, 11)]),
    (BROKEN_LAND, ROCK_OUTCROPPINGS, &[(11, 12)]),
    (BROKEN_LAND, PLASTIC_BASIN, &[(11, 11)]),
    (TSIMPO, PLASTIC_BASIN, &[(11, 11), (12, 12)]),
    (TSIMPO, HAGGA_BASIN, &[(11, 11), (12, 12)]),
    (ARSUNT, HAGGA_BASIN, &[(10, 11), (11, 11), (11, 12)]),
    (ROCK_OUTCROPPINGS, PLASTIC_BASIN, &[(12, 12), (13, 13)]),
    (ROCK_OUTCROPPINGS, BIGHT_OF_THE_CLIFF, &[(13, 13)]),
    (PLASTIC_BASIN, HAGGA_BASIN, &[(12, 12), (13, 12)]),
    (PLASTIC_BASIN, BIGHT_OF_THE_CLIFF, &[(13, 13)]),
    (PLASTIC_BASIN, FUNERAL_PLAIN, &[(13, 14)]),
    (PLASTIC_BASIN, THE_GREAT_FLAT, &[(13, 14)]),
    (PLASTIC_BASIN, WIND_PASS, &[(13, 13)]),
    (HAGGA_BASIN, WIND_PASS, &[(12, 13)]),
    (BIGHT_OF_THE_CLIFF, FUNERAL_PLAIN, &[(14, 14)]),
    (FUNERAL_PLAIN, THE_GREAT_FLAT, &[(14, 14)]),
    (THE_GREAT_FLAT, WIND_PASS, &[(14, 14)]),
    (THE_GREAT_FLAT, THE_GREATER_FLAT, &[(14, 15)]),
    (WIND_PASS, THE_GREATER_FLAT, &[(15, 15)]),
    (WIND_PASS, FALSE_WALL_WEST, &[(15, 15), (16, 16)]),
    (WIND_PASS, WIND_PASS_NORTH, &[(15, 16), (16, 16)]),
    (WIND_PASS, CIELAGO_WEST, &[(16, 17)]),
    (THE_GREATER_FLAT, HABBANYA_ERG, &[(15, 15)]),
    (THE_GREATER_FLAT, FALSE_WALL_WEST, &[(15, 15)]),
    (HABBANYA_ERG, FALSE_WALL_WEST, &[(16, 16)]),
    (HABBANYA_ERG, HABBANYA_RIDGE_FLAT, &[(15, 16), (16, 16)]),
    (FALSE_WALL_WEST, HABBANYA_RIDGE_FLAT, &[(16, 16), (17, 17)]),
    (FALSE_WALL_WEST, CIELAGO_WEST, &[(17, 17)]),
    (WIND_PASS_NORTH, CIELAGO_WEST, &[(17, 17)]),
    (HABBANYA_RIDGE_FLAT, CIELAGO_WEST, &[(17, 17)]),
];
