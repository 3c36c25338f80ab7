/** The board of Dune: Imperium. */
import { NARROW, rowOf, slab, steles, type Layout } from '../layout';
import type { Space } from '../view';
import { ART } from './baseArt';
import { TALL_LAND, WIDE_LAND } from './baseLand';

const COLUMNS = [14, 131, 248, 365] as const;
const UPPER: Space[] = ['conspire', 'base_heighliner', 'selective_breeding', 'hardy_warriors'];
const LOWER: Space[] = ['wealth', 'foldspace', 'secrets', 'stillsuits'];
const SLABS = COLUMNS.map((x) => x + 1);

export const WIDE: Layout = {
  id: 'wide',
  box: '2 -8 1016 732',
  width: 1016,
  height: 732,
  small: false,
  land: WIDE_LAND,
  spaces: {
    ...rowOf(UPPER, SLABS, 268, 106, 64),
    ...rowOf(LOWER, SLABS, 350, 106, 64),
    conspire: slab(15, 268, 106, 64, 17),
    base_high_council: slab(498, 46, 118, 64),
    mentat: slab(626, 46, 118, 64),
    base_swordmaster: slab(754, 46, 116, 64),
    rally_troops: slab(562, 144, 114, 60),
    hall_of_oratory: slab(690, 144, 116, 60),
    sell_melange: slab(886, 46, 118, 88, 15),
    secure_contract: slab(886, 158, 118, 58),
    base_sietch_tabr: slab(498, 288, 118, 66),
    base_research_station: slab(628, 280, 116, 66),
    base_carthag: slab(756, 280, 116, 66),
    arrakeen: slab(884, 288, 116, 66),
    imperial_basin: slab(510, 432, 140, 72, 20),
    base_hagga_basin: slab(668, 510, 150, 74, 20),
    great_flat: slab(838, 598, 158, 80, 21),
  },
  posts: {},
  steles: steles(COLUMNS, 18, 108, 27),
  plaques: [
    { key: 'plaque-landsraad', at: [686, 18] },
    { key: 'plaque-choam', at: [945, 18] },
  ],
  chairs: { at: [502, 116], size: 12 },
  mentat: { at: [722, 70], size: [32, 46] },
  conflict: { x: 8, y: 426, w: 470, h: 288 },
  personal: [],
  forum: { at: [686, 176], rings: [164, 144, 120] },
};

export const TALL: Layout = {
  id: 'tall',
  box: '0 0 390 1000',
  width: 390,
  height: 1000,
  small: true,
  land: TALL_LAND,
  spaces: {
    ...rowOf(UPPER, NARROW, 206, 89, 64, 16),
    ...rowOf(LOWER, NARROW, 290, 89, 62, 16),
    conspire: slab(8, 206, 89, 64, 14),
    base_high_council: slab(8, 394, 89, 66, 16),
    mentat: slab(103, 394, 89, 66, 16),
    base_swordmaster: slab(198, 394, 89, 66, 16),
    sell_melange: slab(293, 394, 89, 80, 13),
    rally_troops: slab(8, 486, 89, 62, 16),
    hall_of_oratory: slab(103, 486, 89, 62, 16),
    secure_contract: slab(293, 490, 89, 58, 16),
    base_sietch_tabr: slab(8, 584, 89, 70, 15),
    base_research_station: slab(103, 584, 89, 70, 15),
    base_carthag: slab(198, 584, 89, 70, 15),
    arrakeen: slab(293, 584, 89, 70, 15),
    imperial_basin: slab(12, 694, 110, 68),
    base_hagga_basin: slab(140, 698, 112, 68),
    great_flat: slab(270, 702, 112, 70),
  },
  posts: {},
  steles: steles(NARROW, 22, 89, 19),
  plaques: [
    { key: 'plaque-landsraad', at: [148, 371] },
    { key: 'plaque-choam', at: [337, 371] },
  ],
  chairs: { at: [208, 500], size: 15 },
  mentat: { at: [170, 424], size: [27, 39] },
  conflict: { x: 2, y: 794, w: 386, h: 202 },
  personal: [],
};

export default { wide: WIDE, tall: TALL, art: ART };
