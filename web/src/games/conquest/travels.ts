/** Troops on their way: what moved, shipped or rode, as journeys over the board. */
import { parts } from '../parts/actions';
import { cellShape, R, type XY } from './shapes';
import type { Told } from './view';

export interface Travel {
  seat: number;
  count: number;
  from: XY;
  /** The location they arrive in. */
  to: string;
}

/** At most so many things move at once; the rest is told by the log. */
const MOST = 3;

/** Ships come from beyond the rim, straight towards where they land. */
function fromSpace(to: string): XY {
  const [x, y] = cellShape(to)?.at ?? [0, -1];
  const far = (R + 70) / Math.max(Math.hypot(x, y), 1);
  return [x * far, y * far];
}

export function travels(told: readonly Told[]): Travel[] {
  return told
    .flatMap(({ event }): Travel[] => {
      const [kind, value] = parts(event);
      if (kind === 'shipped') {
        const { seat, to, count } = value;
        return [{ seat, count, from: fromSpace(to), to }];
      }
      if (kind !== 'moved' && kind !== 'rode') return [];
      const { seat, to, from } = value;
      return from.flatMap(([cell, count]) => {
        const at = cellShape(cell)?.at;
        return at ? [{ seat, count, from: at, to }] : [];
      });
    })
    .slice(-MOST);
}

/** How many of a side are still on their way to a location. */
export const onTheWay = (flying: readonly Travel[], cell: string, seat: number): number =>
  flying
    .filter((travel) => travel.to === cell && travel.seat === seat)
    .reduce((sum, { count }) => sum + count, 0);
