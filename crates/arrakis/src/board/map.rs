//! The table of areas and borders, in the order of the map file it was made from.
//!
//! Positions are our own drawing: the North Pole at (0, 0), board east to the right, every point inside
//! the unit circle. `source` says where an area and its marks come from.

use super::Sector::*;
use super::Source::*;
use super::Terrain::*;
use super::{Area, Info, Mark, Sector, Source};

const fn area(
    id: &'static str,
    printed: bool,
    terrain: super::Terrain,
    sectors: &'static [Sector],
    mark: Mark,
    at: (f32, f32),
    source: Source,
) -> Info {
    Info { id, printed, terrain, sectors, mark, x: at.0, y: at.1, source }
}

/// Every area, in the order of their numbers.
#[rustfmt::skip]
pub const AREAS: [Info; 101] = [
    area("gara-kulon", true, Desert, &[Ne], Mark::Sietch, (0.675, -0.18), Rulebook),
    area("sihaya-ridge", true, DeepDesert, &[Ne], Mark::Sietch, (0.6, -0.699), Public),
    area("ne-deep-1", false, DeepDesert, &[Ne], Mark::None, (0.155, -0.937), Public),
    area("ne-deep-2", false, DeepDesert, &[Ne], Mark::None, (0.416, -0.825), Public),
    area("ne-deep-3", false, DeepDesert, &[Ne], Mark::None, (0.701, -0.549), Public),
    area("ne-deep-4", false, DeepDesert, &[Ne], Mark::None, (0.836, -0.382), Public),
    area("ne-deep-5", false, DeepDesert, &[Ne], Mark::None, (0.864, -0.213), Public),
    area("ne-deep-6", false, DeepDesert, &[Ne], Mark::None, (0.873, -0.072), Public),
    area("ne-desert-1", false, Desert, &[Ne], Mark::None, (0.084, -0.83), Public),
    area("ne-desert-2", false, Desert, &[Ne], Mark::Station, (0.292, -0.721), Public),
    area("ne-desert-3", false, Desert, &[Ne], Mark::None, (0.507, -0.609), Public),
    area("ne-desert-4", false, Desert, &[Ne], Mark::None, (0.426, -0.515), Public),
    area("ne-desert-5", false, Desert, &[Ne], Mark::None, (0.601, -0.459), Public),
    area("ne-desert-6", false, Desert, &[Ne], Mark::None, (0.502, -0.383), Public),
    area("ne-desert-7", false, Desert, &[Ne], Mark::None, (0.395, -0.321), Public),
    area("ne-desert-8", false, Desert, &[Ne], Mark::None, (0.691, -0.319), Public),
    area("ne-desert-9", false, Desert, &[Ne], Mark::None, (0.56, -0.267), Public),
    area("ne-desert-10", false, Desert, &[Ne], Mark::None, (0.689, -0.056), Public),
    area("pasty-mesa", true, Plateau, &[Se], Mark::None, (0.529, 0.1), Public),
    area("tasmin-sink", true, Desert, &[Se], Mark::Sietch, (0.579, 0.226), Public),
    area("se-deep-1", false, DeepDesert, &[Se], Mark::None, (0.886, 0.1), Public),
    area("se-deep-2", false, DeepDesert, &[Se], Mark::None, (0.838, 0.324), Public),
    area("se-deep-3", false, DeepDesert, &[Se], Mark::None, (0.731, 0.465), Public),
    area("se-deep-4", false, DeepDesert, &[Se], Mark::None, (0.551, 0.689), Public),
    area("se-desert-1", false, Desert, &[Se], Mark::None, (0.74, 0.082), Public),
    area("se-desert-2", false, Desert, &[Se], Mark::None, (0.714, 0.271), Public),
    area("se-desert-3", false, Desert, &[Se], Mark::None, (0.602, 0.418), Public),
    area("se-plateau-1", false, Plateau, &[Se], Mark::None, (0.455, 0.254), Public),
    area("habbanya-ridge", true, Desert, &[Sw], Mark::Sietch, (-0.675, 0.291), Public),
    area("sw-deep-1", false, DeepDesert, &[Sw], Mark::None, (-0.302, 0.859), Public),
    area("sw-deep-2", false, DeepDesert, &[Sw], Mark::None, (-0.553, 0.633), Public),
    area("sw-deep-3", false, DeepDesert, &[Sw], Mark::None, (-0.667, 0.546), Public),
    area("sw-deep-4", false, DeepDesert, &[Sw], Mark::None, (-0.781, 0.414), Public),
    area("sw-deep-5", false, DeepDesert, &[Sw], Mark::None, (-0.921, 0.165), Public),
    area("sw-desert-1", false, Desert, &[Sw], Mark::None, (-0.469, 0.236), Public),
    area("sw-desert-2", false, Desert, &[Sw], Mark::None, (-0.774, 0.082), Public),
    area("sw-desert-3", false, Desert, &[Sw], Mark::None, (-0.564, 0.089), Public),
    area("sw-plateau-1", false, Plateau, &[Sw], Mark::None, (-0.469, 0.542), Public),
    area("bight-of-the-cliff", true, Desert, &[Nw], Mark::Sietch, (-0.537, -0.239), Public),
    area("rock-outcroppings", true, DeepDesert, &[Nw], Mark::Sietch, (-0.401, -0.77), Public),
    area("the-funeral-plain", true, Desert, &[Nw], Mark::None, (-0.6, -0.463), Public),
    area("the-great-flat", true, DeepDesert, &[Nw], Mark::None, (-0.862, -0.095), Public),
    area("nw-deep-1", false, DeepDesert, &[Nw], Mark::None, (-0.821, -0.355), Public),
    area("nw-deep-2", false, DeepDesert, &[Nw], Mark::None, (-0.696, -0.568), Public),
    area("nw-deep-3", false, DeepDesert, &[Nw], Mark::None, (-0.59, -0.702), Public),
    area("nw-deep-4", false, DeepDesert, &[Nw], Mark::None, (-0.174, -0.918), Public),
    area("nw-desert-1", false, Desert, &[Nw], Mark::None, (-0.655, -0.071), Public),
    area("nw-desert-2", false, Desert, &[Nw], Mark::None, (-0.696, -0.278), Public),
    area("nw-desert-3", false, Desert, &[Nw], Mark::None, (-0.471, -0.369), Public),
    area("nw-desert-4", false, Desert, &[Nw], Mark::None, (-0.493, -0.595), Public),
    area("nw-desert-5", false, Desert, &[Nw], Mark::None, (-0.42, -0.491), Public),
    area("nw-desert-6", false, Desert, &[Nw], Mark::None, (-0.337, -0.613), Public),
    area("nw-desert-7", false, Desert, &[Nw], Mark::None, (-0.222, -0.781), Public),
    area("nw-desert-8", false, Desert, &[Nw], Mark::None, (-0.057, -0.836), Public),
    area("nw-mtn-1", false, Mountain, &[Nw], Mark::None, (-0.38, -0.283), Public),
    area("nw-mtn-2", false, Mountain, &[Nw], Mark::None, (-0.309, -0.437), Public),
    area("nw-mtn-3", false, Mountain, &[Nw], Mark::Station, (-0.215, -0.592), Public),
    area("nw-mtn-4", false, Mountain, &[Nw], Mark::None, (-0.093, -0.667), Public),
    area("arrakeen", true, Plateau, &[Cne], Mark::Settlement(3), (0.184, -0.483), Rulebook),
    area("broken-land", true, Mountain, &[Cne], Mark::None, (0.139, -0.647), Public),
    area("carthag", true, Plateau, &[Cne], Mark::Settlement(2), (0.058, -0.531), Rulebook),
    area("hole-in-the-rock", true, Mountain, &[Cne], Mark::Atomics, (0.146, -0.195), Rulebook),
    area("imperial-basin", true, Plateau, &[Cne], Mark::Settlement(1), (0.225, -0.317), Rulebook),
    area("rimwall-west", true, Mountain, &[Cne], Mark::Atomics, (0.306, -0.487), Rulebook),
    area("shield-wall-east", true, Mountain, &[Cne], Mark::None, (0.509, -0.151), Public),
    area("cne-desert-1", false, Desert, &[Cne], Mark::None, (0.054, -0.112), Public),
    area("cne-erg-1", false, MinorErg, &[Cne], Mark::None, (0.411, -0.073), Public),
    area("cne-erg-2", false, MinorErg, &[Cne], Mark::None, (0.292, -0.046), Public),
    area("cne-mtn-1", false, Mountain, &[Cne], Mark::None, (0.103, -0.389), Public),
    area("cne-mtn-2", false, Mountain, &[Cne], Mark::Station, (0.052, -0.276), Public),
    area("cne-mtn-3", false, Mountain, &[Cne], Mark::None, (0.27, -0.202), Public),
    area("cne-mtn-4", false, Mountain, &[Cne], Mark::Station, (0.394, -0.197), Public),
    area("cne-mtn-5", false, Mountain, &[Cne], Mark::None, (0.172, -0.074), Public),
    area("cne-plateau-1", false, Plateau, &[Cne], Mark::None, (0.531, -0.028), Public),
    area("false-wall-east", true, Mountain, &[Cse], Mark::Station, (0.177, 0.087), Public),
    area("false-wall-south", true, Plateau, &[Cse], Mark::None, (0.409, 0.449), Public),
    area("harg-pass", true, MinorErg, &[Cse], Mark::None, (0.284, 0.299), Public),
    area("hobars-gap", true, Desert, &[Cse], Mark::Sietch, (0.308, 0.734), Rulebook),
    area("cse-deep-1", false, DeepDesert, &[Cse], Mark::None, (0.116, 0.835), Public),
    area("cse-desert-1", false, Desert, &[Cse], Mark::None, (0.121, 0.204), Public),
    area("cse-desert-2", false, Desert, &[Cse], Mark::None, (0.143, 0.551), Public),
    area("cse-erg-1", false, MinorErg, &[Cse], Mark::None, (0.375, 0.047), Public),
    area("cse-erg-2", false, MinorErg, &[Cse], Mark::None, (0.292, 0.139), Public),
    area("false-wall-west", true, Plateau, &[Csw], Mark::None, (-0.348, 0.203), Public),
    area("windgap", true, Desert, &[Csw], Mark::Sietch, (-0.352, 0.45), Public),
    area("csw-desert-1", false, Desert, &[Csw], Mark::None, (-0.135, 0.717), Public),
    area("csw-desert-2", false, Desert, &[Csw], Mark::None, (-0.152, 0.428), Public),
    area("csw-desert-3", false, Desert, &[Csw], Mark::None, (-0.226, 0.181), Public),
    area("csw-desert-4", false, Desert, &[Csw], Mark::None, (-0.116, 0.121), Public),
    area("csw-desert-5", false, Desert, &[Csw], Mark::None, (-0.426, 0.071), Public),
    area("csw-plateau-1", false, Plateau, &[Csw], Mark::None, (-0.302, 0.082), Public),
    area("arsunt", true, Plateau, &[Cnw], Mark::Settlement(1), (-0.074, -0.526), Rulebook),
    area("hagga-basin", true, Plateau, &[Cnw], Mark::Settlement(1), (-0.088, -0.352), Rulebook),
    area("shield-wall-west", true, Mountain, &[Cnw], Mark::None, (-0.186, -0.43), Public),
    area("splintered-rock", true, Mountain, &[Cnw], Mark::Atomics, (-0.081, -0.148), Rulebook),
    area("wind-pass", true, Desert, &[Cnw], Mark::None, (-0.161, -0.052), Public),
    area("cnw-desert-1", false, Desert, &[Cnw], Mark::None, (-0.44, -0.151), Public),
    area("cnw-desert-2", false, Desert, &[Cnw], Mark::Station, (-0.311, -0.114), Public),
    area("cnw-mtn-1", false, Mountain, &[Cnw], Mark::None, (-0.261, -0.31), Public),
    area("cnw-mtn-2", false, Mountain, &[Cnw], Mark::None, (-0.185, -0.214), Public),
    area("north-pole", true, Mountain, &[Cne, Cse, Csw, Cnw], Mark::Settlement(1), (0.0, 0.0), Rulebook),
];

/// Borders that can be crossed on the ground.
#[rustfmt::skip]
pub const BORDERS: [(u8, u8); 265] = [
    (58, 59), (58, 60), (58, 68), (58, 62), (58, 63), (91, 59), (91, 60), (91, 92), (91, 57), (91, 93),
    (38, 96), (38, 46), (38, 47), (38, 48), (38, 54), (59, 60), (59, 57), (59, 63), (60, 68), (60, 92),
    (65, 69), (65, 72), (65, 79), (65, 61), (65, 100), (65, 95), (66, 67), (66, 70), (66, 71), (66, 73),
    (66, 81), (66, 64), (67, 70), (67, 72), (67, 81), (67, 74), (68, 69), (68, 92), (68, 61), (68, 62),
    (69, 92), (69, 61), (69, 94), (70, 71), (70, 72), (70, 62), (70, 63), (71, 14), (72, 79), (72, 74),
    (72, 61), (72, 62), (73, 81), (73, 0), (73, 17), (73, 18), (73, 64), (96, 97), (96, 98), (96, 89),
    (96, 46), (96, 54), (96, 36), (97, 98), (97, 99), (97, 89), (97, 90), (97, 95), (98, 54), (98, 55),
    (99, 92), (99, 93), (99, 94), (99, 95), (78, 80), (78, 85), (78, 77), (78, 23), (78, 29), (79, 80),
    (79, 86), (79, 88), (79, 74), (79, 76), (79, 100), (80, 85), (80, 86), (80, 75), (80, 76), (80, 77),
    (81, 82), (81, 74), (81, 18), (82, 74), (82, 75), (82, 76), (82, 18), (82, 27), (85, 86), (85, 29),
    (85, 84), (86, 87), (86, 88), (86, 84), (87, 88), (87, 90), (87, 95), (87, 84), (88, 100), (88, 95),
    (89, 90), (89, 83), (89, 34), (89, 36), (90, 83), (90, 95), (90, 84), (74, 76), (75, 76), (75, 77),
    (75, 23), (75, 27), (83, 34), (83, 37), (83, 84), (0, 6), (0, 7), (0, 17), (0, 15), (0, 16),
    (0, 64), (28, 31), (28, 32), (28, 33), (28, 34), (28, 35), (28, 36), (92, 93), (92, 94), (77, 23),
    (61, 62), (62, 63), (2, 3), (2, 8), (2, 9), (2, 45), (3, 9), (3, 10), (3, 11), (3, 1),
    (4, 5), (4, 12), (4, 1), (5, 6), (5, 12), (5, 15), (6, 7), (6, 15), (7, 17), (7, 20),
    (7, 24), (8, 9), (8, 45), (8, 53), (17, 18), (17, 24), (9, 11), (10, 11), (10, 12), (10, 13),
    (10, 1), (11, 13), (11, 14), (12, 13), (12, 15), (12, 1), (13, 14), (13, 15), (13, 16), (14, 16),
    (14, 64), (15, 16), (16, 64), (100, 95), (42, 43), (42, 47), (42, 40), (42, 41), (43, 44), (43, 40),
    (44, 49), (44, 39), (44, 40), (45, 52), (45, 53), (45, 39), (46, 47), (46, 35), (46, 36), (46, 41),
    (47, 48), (47, 40), (47, 41), (48, 49), (48, 50), (48, 54), (48, 40), (49, 50), (49, 39), (49, 40),
    (50, 51), (50, 54), (50, 55), (50, 39), (51, 52), (51, 55), (51, 56), (51, 39), (52, 53), (52, 56),
    (52, 39), (53, 56), (53, 57), (54, 55), (55, 56), (55, 93), (56, 93), (57, 93), (18, 24), (18, 27),
    (18, 19), (20, 21), (20, 24), (20, 25), (21, 22), (21, 25), (22, 23), (22, 25), (22, 26), (22, 19),
    (23, 26), (23, 27), (24, 25), (24, 19), (25, 19), (26, 27), (26, 19), (27, 19), (94, 95), (29, 30),
    (29, 37), (29, 84), (30, 31), (30, 34), (30, 37), (31, 32), (31, 34), (32, 33), (33, 35), (33, 41),
    (34, 36), (34, 37), (35, 36), (35, 41), (37, 84),
];

/// Thick red borders: the areas touch, but not on the ground.
#[rustfmt::skip]
pub const IMPASSABLE: [(u8, u8); 11] = [
    (59, 8), (59, 9), (59, 53), (70, 11), (70, 14), (71, 64), (98, 99), (98, 93), (9, 63), (11, 63),
    (56, 57),
];

/// Gara Kulon.
pub const GARA_KULON: Area = Area(0);
/// Sihaya Ridge.
pub const SIHAYA_RIDGE: Area = Area(1);
/// Pasty Mesa.
pub const PASTY_MESA: Area = Area(18);
/// Tasmin Sink.
pub const TASMIN_SINK: Area = Area(19);
/// Habbanya Ridge.
pub const HABBANYA_RIDGE: Area = Area(28);
/// Bight of the Cliff.
pub const BIGHT_OF_THE_CLIFF: Area = Area(38);
/// Rock Outcroppings.
pub const ROCK_OUTCROPPINGS: Area = Area(39);
/// The Funeral Plain.
pub const THE_FUNERAL_PLAIN: Area = Area(40);
/// The Great Flat.
pub const THE_GREAT_FLAT: Area = Area(41);
/// Arrakeen.
pub const ARRAKEEN: Area = Area(58);
/// Broken Land.
pub const BROKEN_LAND: Area = Area(59);
/// Carthag.
pub const CARTHAG: Area = Area(60);
/// Hole in the Rock.
pub const HOLE_IN_THE_ROCK: Area = Area(61);
/// Imperial Basin.
pub const IMPERIAL_BASIN: Area = Area(62);
/// Rimwall West.
pub const RIMWALL_WEST: Area = Area(63);
/// Shield Wall (east).
pub const SHIELD_WALL_EAST: Area = Area(64);
/// False Wall East.
pub const FALSE_WALL_EAST: Area = Area(74);
/// False Wall South.
pub const FALSE_WALL_SOUTH: Area = Area(75);
/// Harg Pass.
pub const HARG_PASS: Area = Area(76);
/// Hobars Gap.
pub const HOBARS_GAP: Area = Area(77);
/// False Wall West.
pub const FALSE_WALL_WEST: Area = Area(83);
/// Windgap.
pub const WINDGAP: Area = Area(84);
/// Arsunt.
pub const ARSUNT: Area = Area(91);
/// Hagga Basin.
pub const HAGGA_BASIN: Area = Area(92);
/// Shield Wall (west).
pub const SHIELD_WALL_WEST: Area = Area(93);
/// Splintered Rock.
pub const SPLINTERED_ROCK: Area = Area(94);
/// Wind Pass.
pub const WIND_PASS: Area = Area(95);
/// North Pole.
pub const NORTH_POLE: Area = Area(100);
