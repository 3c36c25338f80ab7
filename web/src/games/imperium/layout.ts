/** Where everything lies: a wide board for desktops and a tall one for phones, with the same parts. */
import type { Land } from './landscape';
import type { XY } from './lines';
import { TALL_LAND, WIDE_LAND } from './lands';
import type { Faction, Post, Space } from './view';

export interface Slab {
  x: number;
  y: number;
  w: number;
  h: number;
  /** The size of its glyphs. */
  glyph: number;
}
export interface Peg {
  at: XY;
  /** Where its dotted lines end: the spaces it watches. */
  links: XY[];
}
export interface SteleAt {
  x: number;
  y: number;
  w: number;
  step: number;
}
export interface PersonalAt {
  faction: Faction;
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Layout {
  id: 'wide' | 'tall';
  box: string;
  width: number;
  height: number;
  small: boolean;
  land: Land;
  spaces: Record<Space, Slab>;
  posts: Record<Post, Peg>;
  steles: Record<Faction, SteleAt>;
  plaques: { key: 'plaque-landsraad' | 'plaque-choam'; at: XY }[];
  /** The seats of the High Council. */
  chairs: { at: XY; size: number };
  wall: XY;
  conflict: { x: number; y: number; w: number; h: number };
  /** The Commanders' boards, with six players. */
  personal: PersonalAt[];
  /** The contracts on offer; a phone shows them with the Row. */
  offer: { at: XY; width: number } | undefined;
  /** Dotted rings of the forum. */
  forum: { at: XY; rings: number[] } | undefined;
}

export const slab = (x: number, y: number, w: number, h: number, glyph = 18): Slab => ({
  x,
  y,
  w,
  h,
  glyph,
});

const COLUMNS = [14, 131, 248, 365] as const;
const steles = (xs: readonly number[], y: number, w: number, step: number): Record<Faction, SteleAt> => ({
  Emperor: { x: xs[0] ?? 0, y, w, step },
  Guild: { x: xs[1] ?? 0, y, w, step },
  BeneGesserit: { x: xs[2] ?? 0, y, w, step },
  Fremen: { x: xs[3] ?? 0, y, w, step },
});
export const rowOf = (
  names: readonly string[],
  xs: readonly number[],
  y: number,
  w: number,
  h: number,
  glyph = 18,
): Record<Space, Slab> =>
  Object.fromEntries(names.map((name, at) => [name, slab(xs[at] ?? 0, y, w, h, glyph)]));
const factionPost = (x: number): Peg => ({
  at: [x + 14, 342],
  links: [
    [x + 34, 310],
    [x + 34, 374],
  ],
});
const UPPER = ['Sardaukar', 'Heighliner', 'Espionage', 'DesertTactics'];
const LOWER = ['DutifulService', 'DeliverSupplies', 'Secrets', 'Fremkit'];

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
    HighCouncil: slab(498, 50, 118, 64, 17),
    ImperialPrivilege: slab(626, 50, 118, 64, 16),
    Swordmaster: slab(754, 50, 112, 64),
    AssemblyHall: slab(562, 138, 114, 58),
    GatherSupport: slab(690, 138, 114, 58),
    Shipping: slab(886, 50, 114, 64),
    AcceptContract: slab(886, 138, 114, 58),
    SietchTabr: slab(498, 266, 118, 70, 17),
    ResearchStation: slab(628, 258, 114, 66),
    SpiceRefinery: slab(756, 258, 114, 66),
    Arrakeen: slab(884, 266, 114, 66),
    ImperialBasin: slab(516, 420, 136, 70, 20),
    HaggaBasin: slab(668, 500, 150, 74, 20),
    DeepDesert: slab(838, 592, 156, 82, 21),
  },
  posts: {
    Emperor: factionPost(COLUMNS[0]),
    Guild: factionPost(COLUMNS[1]),
    BeneGesserit: factionPost(COLUMNS[2]),
    Fremen: factionPost(COLUMNS[3]),
    LandsraadLeft: {
      at: [621, 126],
      links: [
        [604, 110],
        [640, 110],
        [754, 110],
      ],
    },
    LandsraadRight: {
      at: [683, 208],
      links: [
        [666, 194],
        [700, 194],
      ],
    },
    Choam: {
      at: [943, 126],
      links: [
        [943, 112],
        [943, 140],
      ],
    },
    CityLeft: {
      at: [621, 350],
      links: [
        [598, 334],
        [646, 322],
      ],
    },
    CityMiddle: {
      at: [749, 346],
      links: [
        [724, 322],
        [774, 322],
      ],
    },
    CityRight: {
      at: [877, 350],
      links: [
        [852, 322],
        [902, 330],
      ],
    },
    ImperialBasin: { at: [668, 457], links: [[650, 457]] },
    HaggaBasin: { at: [834, 538], links: [[816, 538]] },
    DeepDesert: { at: [822, 634], links: [[840, 634]] },
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

export const NARROW = [8, 103, 198, 293] as const;
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
    ...rowOf(['HighCouncil', 'ImperialPrivilege', 'Swordmaster', 'Shipping'], NARROW, 394, WIDTH, 66, 14),
    ...rowOf(['AssemblyHall', 'GatherSupport'], NARROW, 482, WIDTH, 62, 16),
    AcceptContract: slab(NARROW[3], 482, WIDTH, 62, 16),
    ...rowOf(['SietchTabr', 'ResearchStation', 'SpiceRefinery', 'Arrakeen'], NARROW, 584, WIDTH, 70, 15),
    ImperialBasin: slab(12, 690, 110, 68, 18),
    HaggaBasin: slab(140, 694, 112, 68, 16),
    DeepDesert: slab(270, 698, 112, 70, 16),
  },
  posts: {
    Emperor: { at: [82, 280], links: [] },
    Guild: { at: [177, 280], links: [] },
    BeneGesserit: { at: [272, 280], links: [] },
    Fremen: { at: [367, 280], links: [] },
    LandsraadLeft: {
      at: [100, 472],
      links: [
        [60, 458],
        [140, 458],
        [224, 458],
      ],
    },
    LandsraadRight: { at: [195, 516], links: [[184, 516]] },
    Choam: { at: [337, 472], links: [] },
    CityLeft: {
      at: [100, 668],
      links: [
        [84, 654],
        [116, 654],
      ],
    },
    CityMiddle: {
      at: [195, 668],
      links: [
        [179, 654],
        [211, 654],
      ],
    },
    CityRight: {
      at: [290, 668],
      links: [
        [274, 654],
        [306, 654],
      ],
    },
    ImperialBasin: { at: [67, 774], links: [[67, 758]] },
    HaggaBasin: { at: [196, 778], links: [[196, 762]] },
    DeepDesert: { at: [326, 784], links: [[326, 768]] },
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
  offer: undefined,
  forum: undefined,
};
