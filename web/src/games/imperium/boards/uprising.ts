/** The board of Dune: Imperium – Uprising, for one to four players. */
import { NARROW, rowOf, slab, steles, type Layout, type Peg } from '../layout';
import type { Space } from '../view';
import { ART } from './uprisingArt';
import { TALL_LAND, WIDE_LAND } from './uprisingLand';

const COLUMNS = [14, 131, 248, 365] as const;
const factionPost = (x: number): Peg => ({
  at: [x + 14, 342],
  links: [
    [x + 34, 310],
    [x + 34, 374],
  ],
});
const UPPER: Space[] = ['sardaukar', 'heighliner', 'espionage', 'desert_tactics'];
const LOWER: Space[] = ['dutiful_service', 'deliver_supplies', 'secrets', 'fremkit'];

export const WIDE: Layout = {
  id: 'wide',
  box: '2 -8 1016 732',
  width: 1016,
  height: 732,
  small: false,
  land: WIDE_LAND,
  spaces: {
    ...rowOf(
      UPPER,
      COLUMNS.map((x) => x + 2),
      268,
      104,
      64,
    ),
    ...rowOf(
      LOWER,
      COLUMNS.map((x) => x + 2),
      351,
      104,
      64,
    ),
    high_council: slab(498, 50, 118, 64, 17),
    imperial_privilege: slab(626, 50, 118, 64, 16),
    swordmaster: slab(754, 50, 112, 64),
    assembly_hall: slab(562, 138, 114, 58),
    gather_support: slab(690, 138, 114, 58),
    shipping: slab(886, 50, 114, 64),
    accept_contract: slab(886, 138, 114, 58),
    sietch_tabr: slab(498, 266, 118, 70, 17),
    research_station: slab(628, 258, 114, 66),
    spice_refinery: slab(756, 258, 114, 66),
    arrakeen: slab(884, 266, 114, 66),
    imperial_basin: slab(516, 420, 136, 70, 20),
    hagga_basin: slab(668, 500, 150, 74, 20),
    deep_desert: slab(838, 592, 156, 82, 21),
  },
  posts: {
    emperor: factionPost(COLUMNS[0]),
    guild: factionPost(COLUMNS[1]),
    bene_gesserit: factionPost(COLUMNS[2]),
    fremen: factionPost(COLUMNS[3]),
    landsraad_left: {
      at: [621, 126],
      links: [
        [604, 110],
        [640, 110],
        [754, 110],
      ],
    },
    landsraad_right: {
      at: [683, 208],
      links: [
        [666, 194],
        [700, 194],
      ],
    },
    choam: {
      at: [943, 126],
      links: [
        [943, 112],
        [943, 140],
      ],
    },
    city_left: {
      at: [621, 350],
      links: [
        [598, 334],
        [646, 322],
      ],
    },
    city_middle: {
      at: [749, 346],
      links: [
        [724, 322],
        [774, 322],
      ],
    },
    city_right: {
      at: [877, 350],
      links: [
        [852, 322],
        [902, 330],
      ],
    },
    imperial_basin: { at: [668, 457], links: [[650, 457]] },
    hagga_basin: { at: [834, 538], links: [[816, 538]] },
    deep_desert: { at: [822, 634], links: [[840, 634]] },
  },
  steles: steles(COLUMNS, 18, 108, 27),
  plaques: [
    { key: 'plaque-landsraad', at: [686, 18] },
    { key: 'plaque-choam', at: [943, 18] },
  ],
  chairs: { at: [502, 120], size: 11 },
  wall: [776, 360],
  conflict: { x: 8, y: 426, w: 470, h: 288 },
  personal: [],
  offer: { at: [882, 204], width: 122 },
  forum: { at: [686, 188], rings: [160, 140, 116] },
};

const WIDTH = 89;

export const TALL: Layout = {
  id: 'tall',
  box: '0 0 390 1000',
  width: 390,
  height: 1000,
  small: true,
  land: TALL_LAND,
  spaces: {
    ...rowOf(UPPER, NARROW, 206, WIDTH, 64, 16),
    ...rowOf(LOWER, NARROW, 290, WIDTH, 62, 16),
    ...rowOf(['high_council', 'imperial_privilege', 'swordmaster', 'shipping'], NARROW, 394, WIDTH, 66, 14),
    ...rowOf(['assembly_hall', 'gather_support'], NARROW, 482, WIDTH, 62, 16),
    accept_contract: slab(NARROW[3], 482, WIDTH, 62, 16),
    ...rowOf(['sietch_tabr', 'research_station', 'spice_refinery', 'arrakeen'], NARROW, 584, WIDTH, 70, 15),
    imperial_basin: slab(12, 690, 110, 68, 18),
    hagga_basin: slab(140, 694, 112, 68, 16),
    deep_desert: slab(270, 698, 112, 70, 16),
  },
  posts: {
    emperor: { at: [82, 280], links: [] },
    guild: { at: [177, 280], links: [] },
    bene_gesserit: { at: [272, 280], links: [] },
    fremen: { at: [367, 280], links: [] },
    landsraad_left: {
      at: [100, 472],
      links: [
        [60, 458],
        [140, 458],
        [224, 458],
      ],
    },
    landsraad_right: { at: [195, 516], links: [[184, 516]] },
    choam: { at: [337, 472], links: [] },
    city_left: {
      at: [100, 668],
      links: [
        [84, 654],
        [116, 654],
      ],
    },
    city_middle: {
      at: [195, 668],
      links: [
        [179, 654],
        [211, 654],
      ],
    },
    city_right: {
      at: [290, 668],
      links: [
        [274, 654],
        [306, 654],
      ],
    },
    imperial_basin: { at: [67, 774], links: [[67, 758]] },
    hagga_basin: { at: [196, 778], links: [[196, 762]] },
    deep_desert: { at: [326, 784], links: [[326, 768]] },
  },
  steles: steles(
    NARROW.map((x) => x),
    22,
    WIDTH,
    19,
  ),
  plaques: [
    { key: 'plaque-landsraad', at: [148, 370] },
    { key: 'plaque-choam', at: [337, 370] },
  ],
  chairs: { at: [210, 492], size: 15 },
  wall: [206, 660],
  conflict: { x: 2, y: 794, w: 386, h: 202 },
  personal: [],
};

export default { wide: WIDE, tall: TALL, art: ART };
