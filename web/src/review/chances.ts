/** Chances over a game as layers and lines: numbers in, paths out. Chances are in thousandths, one list a step. */
export type Chances = readonly (readonly number[])[];

export interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
}

const fixed = (value: number) => value.toFixed(1);
const path = (points: readonly [number, number][]) =>
  points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L');

/** Where a step lies from left to right. */
export const across = (step: number, steps: number, { x, width }: Field): number =>
  x + (steps > 1 ? (step / (steps - 1)) * width : 0);

/** Oneself at the bottom, read against the scale, then the others by where they came in. */
export function order(
  seats: number,
  mine: readonly number[],
  winners: readonly number[],
  scores: readonly number[],
) {
  const place = (seat: number) => (winners.includes(seat) ? 1_000_000 : 0) + (scores[seat] ?? 0);
  return Array.from({ length: seats }, (_, seat) => seat).sort(
    (one, other) =>
      Number(mine.includes(other)) - Number(mine.includes(one)) || place(other) - place(one) || one - other,
  );
}

export interface Layer {
  seat: number;
  /** All of it. */
  area: string;
  /** Its upper edge. */
  crest: string;
  /** The middle of it at a step, from the top. */
  middle(step: number): number;
}

/** One layer a seat, from the bottom up. */
export function layers(chances: Chances, seats: readonly number[], field: Field): Layer[] {
  const steps = chances.length;
  const height = (thousandths: number) =>
    field.y + field.height - (Math.min(1000, thousandths) / 1000) * field.height;
  const below = chances.map(() => 0);
  return seats.map((seat) => {
    const low = [...below];
    chances.forEach((at, step) => (below[step] = (below[step] ?? 0) + (at[seat] ?? 0)));
    const high = [...below];
    const points = (sums: number[]) =>
      sums.map((sum, step): [number, number] => [across(step, steps, field), height(sum)]);
    return {
      seat,
      area: `M${path(points(high))}L${path(points(low).reverse())}z`,
      crest: `M${path(points(high))}`,
      middle: (step) => height(((low[step] ?? 0) + (high[step] ?? 0)) / 2),
    };
  });
}

/** The scale of lines ends at the next quarter above the highest. */
export const scaleOf = (chances: Chances): number =>
  Math.max(250, Math.ceil(Math.max(0, ...chances.flat()) / 250) * 250);

export interface Line {
  seat: number;
  d: string;
  /** Where the seat's shape stands on it. */
  marks: [number, number][];
}

const MARKS = [0.16, 0.44, 0.72, 0.95];

export function lines(chances: Chances, seats: readonly number[], field: Field): Line[] {
  const [steps, top] = [chances.length, scaleOf(chances)];
  const at = (seat: number, step: number): [number, number] => [
    across(step, steps, field),
    field.y + field.height - ((chances[step]?.[seat] ?? 0) / top) * field.height,
  ];
  return seats.map((seat, place) => ({
    seat,
    d: `M${path(chances.map((_, step) => at(seat, step)))}`,
    // Each seat's a little further on, so that they do not lie on each other.
    marks: MARKS.map((share) =>
      at(seat, Math.min(steps - 1, Math.round((share + place * 0.03) * (steps - 1)))),
    ),
  }));
}

/** Where each round begins and ends, in steps. */
export function roundsOf(rounds: readonly number[]): { round: number; from: number; to: number }[] {
  const found: { round: number; from: number; to: number }[] = [];
  rounds.forEach((round, step) => {
    const last = found.at(-1);
    // What comes before the first round belongs to it.
    if (last && (last.round === round || last.round === 0)) [last.round, last.to] = [round, step];
    else found.push({ round, from: step, to: step });
  });
  return found;
}

/** The move that changed its maker's chance most. */
export const largest = <S extends { before: number; after: number }>(swings: readonly S[]): S | undefined =>
  [...swings].sort(
    (one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before),
  )[0];
