/** The boards there are. A game without one is played at the plain table. */
import { fetchContent } from '../lib/api';
import type { AnyContents, AnyOptions } from './any';
import type { GameModule } from './board';

const boards = {
  arrakis: () => import('./arrakis/module'),
  conquest: () => import('./conquest/module'),
  imperium: () => import('./imperium/module'),
};

/** Has the game a board of its own? */
export const hasBoard = (game: string): game is keyof typeof boards => game in boards;

/** The boxes that lie on a table with these options; of a game without any, all there is. */
export async function boxesOf(game: string, options: AnyOptions): Promise<string[] | undefined> {
  if (!hasBoard(game)) return undefined;
  const { default: module }: { default: GameModule } = await boards[game]();
  return module.boxes?.(options);
}

/**
 * The board of a game for a table with these options, loaded when it is first needed, with what is in its boxes. Here the
 * board of a game becomes one of the boards; what it is given later is of the same game.
 */
export async function boardOf(
  game: string,
  options: AnyOptions,
  content: (game: string, boxes?: string[]) => Promise<AnyContents[]> = fetchContent,
): Promise<GameModule> {
  if (!hasBoard(game)) return (await import('./plain/module')).default;
  const { default: module }: { default: GameModule } = await boards[game]();
  await module.load?.(await content(game, module.boxes?.(options)), options);
  return module;
}
