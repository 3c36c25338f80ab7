/** The boards there are. A game without one is played at the plain table. */
import type { GameModule } from './board';

const boards: Record<string, () => Promise<{ default: GameModule }>> = {
  arrakis: () => import('./arrakis/module'),
  conquest: () => import('./conquest/module'),
  imperium: () => import('./imperium/module'),
};

/** Has the game a board of its own? */
export const hasBoard = (game: string): boolean => game in boards;

/** The board of a game, loaded when it is first needed. */
export async function boardOf(game: string): Promise<GameModule> {
  const load = boards[game] ?? (() => import('./plain/module'));
  return (await load()).default;
}
