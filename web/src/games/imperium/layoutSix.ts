/** The other side of the board, for two teams of three: other tracks and spaces, and the Commanders' own boards. */
import { NARROW, rowOf, slab, TALL, WIDE, type Layout } from './layout';

const COLUMNS = [16, 133, 250, 367];
const UPPER = ['MilitarySupport', 'Heighliner', 'Espionage', 'ControversialTechnology'];
const LOWER = ['EconomicSupport', 'DeliverSupplies', 'Secrets', 'Expedition'];
const CITIES = ['SietchTabr', 'ResearchStation', 'SpiceRefinery', 'Arrakeen', 'Carthag'];

const without = <T>(of: Record<string, T>, ...names: string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(of).filter(([name]) => !names.includes(name)));
const standardOnly = ['DutifulService', 'DesertTactics', 'Fremkit'];
const { Emperor, Fremen, ...wideOthers } = WIDE.posts;
const { Emperor: tallEmperor, Fremen: tallFremen, ...tallOthers } = TALL.posts;

export const WIDE_SIX: Layout = {
  ...WIDE,
  // The worm makes room for the Habbanya Erg.
  land: { ...WIDE.land, worm: undefined },
  spaces: {
    ...without(WIDE.spaces, ...standardOnly),
    ...rowOf(UPPER, COLUMNS, 268, 104, 64, 17),
    ...rowOf(LOWER, COLUMNS, 351, 104, 64),
    ...rowOf(CITIES, [498, 599, 700, 801, 902], 264, 95, 70, 16),
    HabbanyaErg: slab(852, 436, 144, 74, 19),
    Sardaukar: slab(488, 648, 82, 62, 15),
    VastWealth: slab(576, 648, 80, 62, 16),
    HardyWarriors: slab(670, 648, 80, 62, 16),
    DesertMastery: slab(756, 648, 80, 62, 16),
    ImperialBasin: slab(516, 414, 136, 70, 20),
    HaggaBasin: slab(666, 486, 146, 74, 20),
    DeepDesert: slab(852, 598, 146, 80, 20),
  },
  posts: {
    ...wideOthers,
    ...(Emperor && { GreatHouses: Emperor }),
    ...(Fremen && { FringeWorlds: Fremen }),
    CityLeft: {
      at: [596, 350],
      links: [
        [580, 332],
        [612, 332],
      ],
    },
    CityMiddle: {
      at: [697, 350],
      links: [
        [681, 332],
        [713, 332],
      ],
    },
    CityRight: {
      at: [798, 350],
      links: [
        [782, 332],
        [814, 332],
      ],
    },
    Carthag: { at: [950, 352], links: [[950, 334]] },
    ImperialBasin: { at: [668, 450], links: [[650, 450]] },
    HaggaBasin: { at: [828, 524], links: [[810, 524]] },
    HabbanyaErg: { at: [836, 472], links: [[854, 472]] },
    DeepDesert: { at: [925, 582], links: [[925, 600]] },
  },
  wall: [826, 366],
  personal: [
    { faction: 'Emperor', x: 482, y: 600, w: 180, h: 114 },
    { faction: 'Fremen', x: 664, y: 600, w: 178, h: 114 },
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
    HabbanyaErg: slab(140, 800, 112, 68, 16),
    Sardaukar: slab(8, 934, 89, 64, 15),
    VastWealth: slab(103, 934, 89, 64, 16),
    HardyWarriors: slab(200, 934, 89, 64, 16),
    DesertMastery: slab(295, 934, 89, 64, 16),
  },
  posts: {
    ...tallOthers,
    ...(tallEmperor && { GreatHouses: tallEmperor }),
    ...(tallFremen && { FringeWorlds: tallFremen }),
    CityLeft: {
      at: [80, 670],
      links: [
        [66, 656],
        [94, 656],
      ],
    },
    CityMiddle: {
      at: [157, 670],
      links: [
        [143, 656],
        [171, 656],
      ],
    },
    CityRight: {
      at: [234, 670],
      links: [
        [220, 656],
        [248, 656],
      ],
    },
    Carthag: { at: [350, 672], links: [[350, 656]] },
    HabbanyaErg: { at: [124, 834], links: [[140, 834]] },
  },
  wall: [262, 660],
  personal: [
    { faction: 'Emperor', x: 4, y: 894, w: 190, h: 108 },
    { faction: 'Fremen', x: 196, y: 894, w: 190, h: 108 },
  ],
  conflict: { x: 2, y: 1008, w: 386, h: 202 },
};
