/** Where everything lies: every board has a wide layout for desktops and a tall one for phones, with the same parts. */
import { POSTS, SPACES } from './content';
import type { Land } from './landscape';
import type { XY } from './lines';
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
  spaces: Partial<Record<Space, Slab>>;
  posts: Partial<Record<Post, Peg>>;
  steles: Record<Faction, SteleAt>;
  plaques: { key: string; at: XY; icon?: string }[];
  /** The seats of the High Council. */
  chairs: { at: XY; size: number };
  /** The Shield Wall, where the board has one. */
  wall?: XY;
  /** Where the Mentat stands on its space. */
  mentat?: { at: XY; size: XY } | undefined;
  conflict: { x: number; y: number; w: number; h: number };
  /** The Commanders' boards, with six players. */
  personal: PersonalAt[];
  /** The contracts on offer; a phone shows them with the Row. */
  offer?: { at: XY; width: number } | undefined;
  /** Dotted rings of the forum. */
  forum?: { at: XY; rings: number[] } | undefined;
  /** The shipping track: a stele with its start at the foot; without a cap it is small and opens the Ix board. */
  shipping?: { x: number; y: number; w: number; step: number; cap: number };
  /** The tech tile on top of each stack; a phone shows them on the Ix board. */
  tiles?: { x: number; y: number; w: number; h: number }[];
  /** Ix itself, in the sky. */
  planet?: { at: XY; r: number };
}

/** The spaces of a board with where they lie. */
export const spacesOn = ({ spaces }: Layout): [Space, Slab][] =>
  [...SPACES.values()].flatMap(({ space }): [Space, Slab][] => {
    const slab = spaces[space];
    return slab ? [[space, slab]] : [];
  });
/** The posts of a board with where they stand. */
export const postsOn = ({ posts }: Layout): [Post, Peg][] =>
  ([...POSTS.keys()] as Post[]).flatMap((post): [Post, Peg][] => {
    const peg = posts[post];
    return peg ? [[post, peg]] : [];
  });
/** The space or post that a place names: `space:arrakeen`, `post:choam`. */
export const spaceAt = (place: string): Space | undefined =>
  [...SPACES.values()].find(({ space }) => place === `space:${space}`)?.space;
export const postAt = (place: string): Post | undefined =>
  ([...POSTS.keys()] as Post[]).find((post) => place === `post:${post}`);

export const slab = (x: number, y: number, w: number, h: number, glyph = 18): Slab => ({
  x,
  y,
  w,
  h,
  glyph,
});

export const steles = (
  xs: readonly number[],
  y: number,
  w: number,
  step: number,
): Record<Faction, SteleAt> => ({
  emperor: { x: xs[0] ?? 0, y, w, step },
  guild: { x: xs[1] ?? 0, y, w, step },
  bene_gesserit: { x: xs[2] ?? 0, y, w, step },
  fremen: { x: xs[3] ?? 0, y, w, step },
});
export const rowOf = (
  names: readonly Space[],
  xs: readonly number[],
  y: number,
  w: number,
  h: number,
  glyph = 18,
): Partial<Record<Space, Slab>> =>
  Object.fromEntries(names.map((name, at) => [name, slab(xs[at] ?? 0, y, w, h, glyph)]));

/** The columns of a phone's board. */
export const NARROW = [8, 103, 198, 293] as const;
