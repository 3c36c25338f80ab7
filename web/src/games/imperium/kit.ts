/** What a board is drawn from, loaded for the tables that are played on it. */
import type { Component } from 'svelte';
import { SPACES } from './content';
import type { Layout } from './layout';
import type { Layer } from './scenes';
import type { Board } from './types/Board';
import type { BoardProps, Space } from './view';

export interface Kit {
  wide: Layout;
  tall: Layout;
  /** The picture of each card, by its key. */
  art: Record<string, string>;
}
/** What an expansion adds: pictures, and a board beside the main one. */
export interface More {
  art: Record<string, string>;
  scenes: Record<string, readonly Layer[]>;
  Side: Component<BoardProps>;
}
/** What Rise of Ix adds besides: another board, what lies on it, its pieces and tiles. */
export interface MoreOfIx extends More {
  wide(layout: Layout, board: Board): Layout;
  tall(layout: Layout, board: Board): Layout;
  Overlay: Component<
    BoardProps & { layout: Layout; glowing: ReadonlySet<string>; pick(place: string): void }
  >;
  Pieces: Component;
  Owned: Component<BoardProps>;
}

const KITS: Record<Board, () => Promise<{ default: Kit }>> = {
  uprising: () => import('./boards/uprising'),
  six: () => import('./boards/six'),
  base: () => import('./boards/base'),
};
const RISE_OF_IX = (): Promise<{ default: MoreOfIx }> => import('./boards/ix');
const IMMORTALITY = (): Promise<{ default: More }> => import('./boards/immortality');

export let KIT: Kit;
/** The board of the Bene Tleilax, at tables with Immortality. */
export let TLEILAX: More | undefined;

/** The CHOAM overlay, the Ix board and all that comes with them, at tables with Rise of Ix. */
export let IX: MoreOfIx | undefined;

/** A space that covers another lies where that one lay. */
function covered(layout: Layout): Layout {
  const over = new Map(
    [...SPACES.values()].flatMap(({ space, covers }) => covers.map((under) => [under, space])),
  );
  const moved = Object.entries(layout.spaces).map(([space, slab]) => [
    over.get(space as Space) ?? space,
    slab,
  ]);
  return { ...layout, spaces: Object.fromEntries(moved) as Layout['spaces'] };
}

/** The expansions of a table. */
export interface Expansions {
  /** The cards of Dune: Imperium, on a board of Uprising. */
  base?: boolean;
  ix?: boolean;
  immortality?: boolean;
}

export async function open(board: Board, { base, ix, immortality }: Expansions = {}): Promise<void> {
  const [kit, lent, machines, more] = await Promise.all([
    KITS[board](),
    base ? import('./boards/baseArt') : undefined,
    ix ? RISE_OF_IX() : undefined,
    immortality ? IMMORTALITY() : undefined,
  ]);
  const { wide, tall, art } = kit.default;
  TLEILAX = more?.default;
  IX = machines?.default;
  KIT = {
    wide: covered(IX?.wide(wide, board) ?? wide),
    tall: covered(IX?.tall(tall, board) ?? tall),
    art: { ...art, ...lent?.ART, ...IX?.art, ...TLEILAX?.art },
  };
}
