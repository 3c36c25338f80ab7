/** Where everything lies once the CHOAM overlay and the Ix board are on a main board. */
import { POSTS, SPACES } from '../content';
import { slab, type Layout, type Slab } from '../layout';
import type { Board } from '../types/Board';
import type { Space } from '../view';

/** Does the overlay or the Ix board take the place of this space? RI-SETUP-01, IU-COMBO-01 */
const gone = (space: Space): boolean => SPACES.get(space)?.without.includes('ix') ?? false;
/** A post goes with the spaces it looks at. */
const unseen = (post: string): boolean => POSTS.get(post)?.every(gone) ?? false;

/** The slabs that stay, and the moved and new ones of this board. */
function spaces(layout: Layout, put: Partial<Record<Space, Slab>>): Layout['spaces'] {
  const [here, names] = [layout.spaces, Object.keys(layout.spaces) as Space[]];
  const stay = names.filter((space) => !gone(space)).map((space) => [space, here[space]]);
  const moved = (Object.keys(put) as Space[]).filter((space) => space in here || NEW.includes(space));
  return Object.fromEntries([...stay, ...moved.map((space) => [space, put[space]])]) as Layout['spaces'];
}
const NEW: Space[] = ['tech_negotiation', 'dreadnought', 'interstellar_shipping', 'smuggling'];
const posts = (layout: Layout, put: Layout['posts']): Layout['posts'] => {
  const stay = Object.entries(layout.posts).filter(([post]) => !unseen(post));
  return stay.length ? { ...Object.fromEntries(stay), ...put } : {};
};

const WIDE: Partial<Record<Space, Slab>> = {
  base_high_council: slab(492, 46, 84, 62, 17),
  mentat: slab(584, 46, 80, 62, 17),
  base_swordmaster: slab(672, 46, 86, 62),
  high_council: slab(492, 46, 87, 62, 15),
  imperial_privilege: slab(586, 46, 98, 62, 14),
  swordmaster: slab(690, 46, 72, 62),
  interstellar_shipping: slab(772, 46, 106, 62, 19),
  smuggling: slab(772, 144, 106, 60),
};

export function wide(layout: Layout, board: Board): Layout {
  const { sun, moon, ...land } = layout.land;
  const above = {
    ...layout,
    land: { ...land, sun: { ...sun, at: [482, 26] as const, r: 15 }, moon: { ...moon, r: 1 } },
    planet: { at: [684, 158] as const, r: 172 },
    chairs: { at: [494, 113] as const, size: 12 },
    mentat: layout.mentat && { at: [642, 68] as const, size: [30, 43] as const },
    forum: undefined,
  };
  if (board === 'base')
    return {
      ...above,
      spaces: spaces(layout, {
        ...WIDE,
        tech_negotiation: slab(492, 144, 130, 60),
        dreadnought: slab(632, 144, 126, 60, 20),
      }),
      plaques: [
        { key: 'plaque-landsraad', at: [626, 18] },
        { key: 'plaque-choam', at: [825, 18] },
        { key: 'plaque-ix', at: [626, 125], icon: 'ix' },
      ],
      shipping: { x: 890, y: 6, w: 122, step: 48, cap: 46 },
      tiles: [492, 623, 754].map((x) => ({ x, y: 213, w: 124, h: 48 })),
    };
  // Uprising's cities lie higher, its contracts need the foot of the stele, and posts stand between the spaces.
  return {
    ...above,
    spaces: spaces(layout, {
      ...WIDE,
      tech_negotiation: slab(492, 140, 126, 56, 15),
      dreadnought: slab(642, 140, 118, 56),
      smuggling: slab(772, 140, 106, 56),
    }),
    posts: posts(layout, {
      landsraad_left: {
        at: [632, 121],
        links: [
          [560, 106],
          [628, 106],
          [694, 106],
        ],
      },
      ix_board: {
        at: [630, 168],
        links: [
          [616, 168],
          [644, 168],
        ],
      },
      ix_overlay: {
        at: [825, 124],
        links: [
          [825, 106],
          [825, 142],
        ],
      },
    }),
    plaques: [
      { key: 'plaque-landsraad', at: [626, 18] },
      { key: 'plaque-choam', at: [825, 18] },
      { key: 'plaque-ix', at: [716, 122], icon: 'ix' },
    ],
    shipping: { x: 890, y: 2, w: 122, step: 40, cap: 40 },
    tiles: [492, 623, 754].map((x) => ({ x, y: 204, w: 124, h: 38 })),
    offer: layout.offer && { at: [888, 207], width: 124 },
  };
}

const TALL: Partial<Record<Space, Slab>> = {
  tech_negotiation: slab(8, 490, 100, 62, 15),
  dreadnought: slab(114, 490, 80, 62, 16),
  interstellar_shipping: slab(293, 394, 89, 66, 16),
  smuggling: slab(293, 490, 89, 62, 16),
};

export const tall = (layout: Layout, board: Board): Layout => ({
  ...layout,
  spaces: spaces(layout, TALL),
  posts: posts(layout, {
    landsraad_left: {
      at: [92, 474],
      links: [
        [60, 458],
        [140, 458],
        [224, 458],
      ],
    },
    ix_board: { at: [111, 560], links: [] },
    ix_overlay: { at: [337, 475], links: [] },
  }),
  plaques: [...layout.plaques, { key: 'plaque-ix', at: [board === 'base' ? 124 : 146, 473], icon: 'ix' }],
  chairs: { at: [10, 463], size: 12 },
  shipping: { x: 201, y: 472, w: 85, step: 20, cap: 0 },
});
