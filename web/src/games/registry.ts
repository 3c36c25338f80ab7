/** The boards there are. A game without one is played at the plain table. */
import { fetchContent } from '../lib/api';
import type { GameModule } from './board';

const boards = {
  arrakis: () => import('./arrakis/module'),
  conquest: () => import('./conquest/module'),
  imperium: () => import('./imperium/module'),
};

/** Has the game a board of its own? */
export const hasBoard = (game: string): game is keyof typeof boards => game in boards;

/**
 * The board of a game for a table with these options, loaded when it is first needed, with what is in its boxes. This is
 * the one place where JSON of the server is taken for the game's own types, which are generated from it.
 */
export async function boardOf(
  game: string,
  options: unknown,
  content: (game: string, boxes?: string[]) => Promise<unknown[]> = fetchContent,
): Promise<GameModule> {
  if (!hasBoard(game)) return (await import('./plain/module')).default;
  const { default: module } = (await boards[game]()) as unknown as { default: GameModule };
  await module.load?.(await content(game, module.boxes?.(options)), options);
  return module;
}
