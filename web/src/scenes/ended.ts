/** A game that is over, told by numbers: how each point came about, and everybody's way through the rounds. */
import type { AnyEvent } from '../games/any';
import type { Step, Told } from '../games/board';

/** A point, or several at once, and what brought them. */
export interface Block<Event = AnyEvent> {
  seat: number;
  value: number;
  icon: string;
  step: number;
  /** What brought it; nothing for what one began with. */
  cause: Told<Event> | undefined;
}

export interface Figure {
  icon: string;
  /** A message of the scenes. */
  name: string;
  values: number[];
  loss?: boolean;
}

/** Who has the most of it, where that is something to be proud of. */
export function bestOf({ values, loss }: Figure): number[] {
  const most = Math.max(0, ...values);
  return loss || !most ? [] : values.flatMap((value, seat) => (value === most ? [seat] : []));
}

export interface Hold {
  name: string;
  /** By round: the seat, if one held it. */
  holders: (number | undefined)[];
}

/** What a game says about its points and figures. */
export interface Counting<Event = AnyEvent> {
  /** The points an event brings to a seat. */
  gained(told: Told<Event>): { seat: number; value: number; icon: string } | undefined;
  /** Does it tell where points come from? */
  causes(told: Told<Event>): number | undefined;
  /** Does a round begin with it? */
  begins(told: Told<Event>): boolean;
}

/** How points came about, in the order in which they did; what is left is what a seat began with. */
export function blocksOf<Event>(
  steps: readonly Step<Event>[],
  { gained, causes }: Pick<Counting<Event>, 'gained' | 'causes'>,
  finals: readonly number[],
): Block<Event>[] {
  const found: Block<Event>[] = [];
  const cause = new Map<number, Told<Event>>();
  for (const { step, told: all } of steps)
    for (const told of all) {
      const by = causes(told);
      if (by !== undefined) cause.set(by, told);
      const points = gained(told);
      if (points && points.value !== 0) found.push({ ...points, step, cause: cause.get(points.seat) });
    }
  const begun = finals.flatMap((final, seat): Block<Event>[] => {
    const sum = found.reduce((sum, block) => sum + (block.seat === seat ? block.value : 0), 0);
    const value = final - sum;
    return value > 0 ? [{ seat, value, icon: 'vp', step: 0, cause: undefined }] : [];
  });
  return [...begun, ...found];
}

/** The last step of each round, the end of the game included; the start first. */
export function roundEnds<Event>(
  steps: readonly Step<Event>[],
  begins: (told: Told<Event>) => boolean,
): number[] {
  const starts = steps.filter(({ told }) => told.some(begins)).map(({ step }) => step);
  const last = steps.at(-1)?.step ?? 0;
  const ends = starts.map((start) => Math.max(0, start - 1));
  return [...new Set([...ends, last])];
}

/** Adds up what events count for seats. */
export function figure<Event>(
  steps: readonly Step<Event>[],
  seats: number,
  count: (told: Told<Event>) => { seat: number; n: number } | undefined,
): number[] {
  const values = Array.from({ length: seats }, () => 0);
  for (const { told: all } of steps)
    for (const told of all) {
      const found = count(told);
      if (found) values[found.seat] = (values[found.seat] ?? 0) + found.n;
    }
  return values;
}

/** Winners first, then by points. */
export const ranking = (winners: readonly number[], scores: readonly number[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).sort(
    (a, b) =>
      Number(winners.includes(b)) - Number(winners.includes(a)) ||
      (scores[b] ?? 0) - (scores[a] ?? 0) ||
      a - b,
  );

/** The place of each of them: those who win together share the first, and whoever has as much as another shares theirs. */
export function placing(
  ranks: readonly number[],
  winners: readonly number[],
  scores: readonly number[],
): number[] {
  const won = (seat: number) => winners.includes(seat);
  const ahead = (one: number, other: number) =>
    !won(other) && (won(one) || (scores[one] ?? 0) > (scores[other] ?? 0));
  return ranks.map((seat) => 1 + ranks.filter((other) => ahead(other, seat)).length);
}

/** A smooth line through points. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let [x, y] = first;
  let d = `M${x.toFixed(1)} ${y.toFixed(1)}`;
  for (const [nx, ny] of rest) {
    const middle = (x + nx) / 2;
    d += `C${middle.toFixed(1)} ${y.toFixed(1)} ${middle.toFixed(1)} ${ny.toFixed(1)} ${nx.toFixed(1)} ${ny.toFixed(1)}`;
    [x, y] = [nx, ny];
  }
  return d;
}
