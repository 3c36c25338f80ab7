/** What a board is drawn from, loaded for the tables that are played on it. */
import type { Layout } from './layout';
import type { Board } from './types/Board';

export interface Kit {
  wide: Layout;
  tall: Layout;
  /** The picture of each card, by its key. */
  art: Record<string, string>;
}

const KITS: Record<Board, () => Promise<{ default: Kit }>> = {
  uprising: () => import('./boards/uprising'),
  six: () => import('./boards/six'),
  base: () => import('./boards/base'),
};

export let KIT: Kit;

export async function open(board: Board): Promise<void> {
  KIT = (await KITS[board]()).default;
}
