/** What can be pointed at on a board, and getting about among it. */
import type { AnyAction } from '../any';
import type { Choice } from '../board';
import type { Point } from './sights';

export interface Spot<Action = AnyAction> {
  id: string;
  /** Its outline. */
  d: string;
  /** Its middle. */
  at: Point;
  choices: Choice<Action>[];
}

/** More spots than these have no outlines, so that the board is still seen (look.md, section 13). */
export const MANY = 12;

/** The spots that stand out: every possible one, and of many the likely ones. */
export const pipped = <S>(possible: readonly S[], likely: (spot: S) => boolean): readonly S[] =>
  possible.length > MANY ? possible.filter(likely) : possible;

/** The spot next to one in a direction, for the arrow keys. */
export function neighbour<S extends Spot>(
  all: readonly S[],
  from: S,
  dx: number,
  dy: number,
): S | undefined {
  let best: S | undefined;
  let least = Infinity;
  for (const spot of all) {
    const [x, y] = [spot.at[0] - from.at[0], spot.at[1] - from.at[1]];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (spot.id === from.id || ahead <= 0 || aside > ahead * 1.2) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
