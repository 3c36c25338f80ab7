/** Who held which stronghold, step by step, from what the log tells of troops. */
import { parts } from '../parts/actions';
import { REGIONS, regionOf } from './shapes';
import type { Event, Step, View } from './view';

/** From this step on; nobody, if troops of several sides or of none are there. */
interface Change {
  step: number;
  seat: number | undefined;
}

export interface Held {
  region: string;
  changes: Change[];
}

interface Moved {
  seat: number;
  at: string;
  /** More or fewer of them. */
  count: number;
}

/** What an event does to troops; `fought` is where the battle is. */
function moved(event: Event, fought: string): Moved[] {
  const [kind, held] = parts(event);
  switch (kind) {
    case 'placed':
      return [{ seat: held.seat, at: held.at, count: held.count }];
    case 'shipped':
      return [{ seat: held.seat, at: held.to, count: held.count }];
    case 'moved':
    case 'rode': {
      const left = held.from.map(([at, count]) => ({ seat: held.seat, at, count: -count }));
      const count = held.from.reduce((sum, [, count]) => sum + count, 0);
      return [...left, { seat: held.seat, at: held.to, count }];
    }
    case 'destroyed':
      return [{ seat: held.seat, at: held.at, count: -held.count }];
    case 'lost':
      return [{ seat: held.seat, at: fought, count: -held.count }];
    default:
      return [];
  }
}

/** The only side with troops in a place. */
function alone(there: ReadonlyMap<number, number>): number | undefined {
  const sides = [...there].filter(([, count]) => count > 0);
  return sides.length === 1 ? sides[0]?.[0] : undefined;
}

export function heldBy(steps: readonly Step[], covered: string | null): Held[] {
  const places = REGIONS.filter(({ id, land }) => land === 'stronghold' && id !== covered).map(
    ({ id }) => ({
      region: id,
      there: new Map<number, number>(),
      changes: [] as Change[],
    }),
  );
  let fought = '';
  for (const { step, told } of steps) {
    for (const { event } of told) {
      const [kind, held] = parts(event);
      if (kind === 'battle_chosen') fought = held.at;
      for (const { seat, at, count } of moved(event, fought)) {
        const there = places.find(({ region }) => region === regionOf(at))?.there;
        there?.set(seat, (there.get(seat) ?? 0) + count);
      }
    }
    for (const { there, changes } of places)
      if (alone(there) !== changes.at(-1)?.seat) changes.push({ step, seat: alone(there) });
  }
  return places.map(({ region, changes }) => ({ region, changes }));
}

/** Who held it at the end of a step. */
export const holderAt = ({ changes }: Held, step: number): number | undefined =>
  changes.findLast((change) => change.step <= step)?.seat;

/** Does the log lead to what lies on the board? A log cut short does not. */
export const isWhole = (held: readonly Held[], { sides }: View): boolean =>
  sides.every(
    ({ seat, strongholds }) =>
      held.filter(({ changes }) => changes.at(-1)?.seat === seat).length === strongholds,
  );
