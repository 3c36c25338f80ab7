/** A game's board, set up for the pages of rules; loaded when a page first wants it. */
import type { Component } from 'svelte';
import type { AnyOptions, AnyView } from '../games/any';
import type { GameModule, SetUpProps } from '../games/board';
import { boardOf } from '../games/registry';
import { fetchSetUp } from '../lib/api';
import type { SetUp } from '../lib/protocol/SetUp';
import { PICTURES, type Picture } from './pins';

export interface Laid {
  module: GameModule;
  Board: Component<SetUpProps>;
  setUp: SetUp;
  picture: Picture;
}

/** The game that is played beside the rules: its board is loaded, and no other may take its place. */
export interface Beside {
  module: GameModule;
  table: { options: AnyOptions } | null;
  /** What is seen there, to name its phases. */
  view: AnyView | null | undefined;
}

/** As a page shows it; nothing for a game without a board, and for a page without a picture. */
export async function laidOut(game: string, slug: string): Promise<Laid | undefined> {
  const picture = PICTURES[game]?.[slug];
  if (!picture) return undefined;
  const { mode, seats, options } = picture;
  const setUp = await fetchSetUp({ game, mode, seats, ...(options && { options }) });
  const module = await boardOf(game, setUp.options);
  const Board = await module.setUp?.load();
  return Board && { module, Board, setUp, picture };
}
