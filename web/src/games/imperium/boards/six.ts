/** The other side of the board, for two teams of three: other tracks and spaces, and the Commanders' own boards. */
import { NARROW, rowOf, slab, type Layout } from '../layout';
import type { Space } from '../view';
import { TALL, WIDE } from './uprising';
import { ART } from './uprisingArt';

const COLUMNS = [16, 133, 250, 367];
const UPPER: Space[] = ['military_support', 'heighliner', 'espionage', 'controversial_technology'];
const LOWER: Space[] = ['economic_support', 'deliver_supplies', 'secrets', 'expedition'];
const CITIES: Space[] = ['sietch_tabr', 'research_station', 'spice_refinery', 'arrakeen', 'carthag'];

const without = (of: Layout['spaces'], ...names: string[]): Layout['spaces'] =>
  Object.fromEntries(Object.entries(of).filter(([name]) => !names.includes(name)));
const standardOnly: Space[] = ['dutiful_service', 'desert_tactics', 'fremkit'];
const { emperor, fremen, ...wideOthers } = WIDE.posts;
const { emperor: tallEmperor, fremen: tallFremen, ...tallOthers } = TALL.posts;

export const WIDE_SIX: Layout = {
  ...WIDE,
  // The worm makes room for the Habbanya Erg.
  land: { ...WIDE.land, landmark: undefined },
  spaces: {
    ...without(WIDE.spaces, ...standardOnly),
    ...rowOf(UPPER, COLUMNS, 268, 104, 64, 17),
    ...rowOf(LOWER, COLUMNS, 351, 104, 64),
    ...rowOf(CITIES, [498, 599, 700, 801, 902], 264, 95, 70, 16),
    habbanya_erg: slab(852, 436, 144, 74, 19),
    sardaukar: slab(488, 648, 82, 62, 15),
    vast_wealth: slab(576, 648, 80, 62, 16),
    hardy_warriors: slab(670, 648, 80, 62, 16),
    desert_mastery: slab(756, 648, 80, 62, 16),
    imperial_basin: slab(516, 414, 136, 70, 20),
    hagga_basin: slab(666, 486, 146, 74, 20),
    deep_desert: slab(852, 598, 146, 80, 20),
  },
  posts: {
    ...wideOthers,
    ...(emperor && { great_houses: emperor }),
    ...(fremen && { fringe_worlds: fremen }),
    city_left: {
      at: [596, 350],
      links: [
        [580, 332],
        [612, 332],
      ],
    },
    city_middle: {
      at: [697, 350],
      links: [
        [681, 332],
        [713, 332],
      ],
    },
    city_right: {
      at: [798, 350],
      links: [
        [782, 332],
        [814, 332],
      ],
    },
    carthag: { at: [950, 352], links: [[950, 334]] },
    imperial_basin: { at: [668, 450], links: [[650, 450]] },
    hagga_basin: { at: [828, 524], links: [[810, 524]] },
    habbanya_erg: { at: [836, 472], links: [[854, 472]] },
    deep_desert: { at: [925, 582], links: [[925, 600]] },
  },
  wall: [826, 366],
  personal: [
    { faction: 'emperor', x: 482, y: 600, w: 180, h: 114 },
    { faction: 'fremen', x: 664, y: 600, w: 178, h: 114 },
  ],
};

const FIVE = [6, 83, 160, 237, 314];

export const TALL_SIX: Layout = {
  ...TALL,
  box: '0 0 390 1216',
  height: 1216,
  land: { ...TALL.land, height: 1216 },
  spaces: {
    ...without(TALL.spaces, ...standardOnly),
    ...rowOf(UPPER, NARROW, 206, 89, 64, 15),
    ...rowOf(LOWER, NARROW, 290, 89, 62, 16),
    ...rowOf(CITIES, FIVE, 584, 72, 72, 14),
    habbanya_erg: slab(140, 800, 112, 68, 16),
    sardaukar: slab(8, 934, 89, 64, 15),
    vast_wealth: slab(103, 934, 89, 64, 16),
    hardy_warriors: slab(200, 934, 89, 64, 16),
    desert_mastery: slab(295, 934, 89, 64, 16),
  },
  posts: {
    ...tallOthers,
    ...(tallEmperor && { great_houses: tallEmperor }),
    ...(tallFremen && { fringe_worlds: tallFremen }),
    city_left: {
      at: [80, 670],
      links: [
        [66, 656],
        [94, 656],
      ],
    },
    city_middle: {
      at: [157, 670],
      links: [
        [143, 656],
        [171, 656],
      ],
    },
    city_right: {
      at: [234, 670],
      links: [
        [220, 656],
        [248, 656],
      ],
    },
    carthag: { at: [350, 672], links: [[350, 656]] },
    habbanya_erg: { at: [124, 834], links: [[140, 834]] },
  },
  wall: [262, 660],
  personal: [
    { faction: 'emperor', x: 4, y: 894, w: 190, h: 108 },
    { faction: 'fremen', x: 196, y: 894, w: 190, h: 108 },
  ],
  conflict: { x: 2, y: 1008, w: 386, h: 202 },
};

export default { wide: WIDE_SIX, tall: TALL_SIX, art: ART };
