/** Small drawings of a profile, as paths. */
import type { GameStanding } from '../lib/protocol/GameStanding';
import type { RatingPoint } from '../lib/protocol/RatingPoint';

/** A rating is doubtful below so many games. */
export const FEW = 30;

/** The last rating of a game, if there is one. */
export const latest = (game: GameStanding): RatingPoint | undefined => game.curve.at(-1);

/** The strength that a rating comes to, as that of bots. */
export function strengthOf(rating: number): number {
  return rating < 1400 ? 1 : rating < 1550 ? 2 : rating < 1700 ? 3 : 4;
}

export interface Curve {
  low: number;
  high: number;
  band: string;
  line: string;
  ground: string;
  end: { x: number; y: number };
}

/** A rating over its games: the line, the band of doubt round it, the ground under it. */
export function curveOf(points: readonly RatingPoint[], width: number, height: number): Curve | undefined {
  const last = points.at(-1);
  if (!last) return undefined;
  const all = points.length === 1 ? [last, last] : points;
  const low = Math.floor(Math.min(...all.map(({ value, error }) => value - error)) / 50) * 50;
  const high = Math.ceil(Math.max(...all.map(({ value, error }) => value + error)) / 50) * 50;
  const x = (at: number) => (at / (all.length - 1)) * width;
  const y = (value: number) => height - ((value - low) / (high - low || 1)) * height;
  const round = (number: number) => Math.round(number * 10) / 10;
  const path = (value: (point: RatingPoint) => number) =>
    all.map((point, at) => `${round(x(at))} ${round(y(value(point)))}`);
  const line = path(({ value }) => value);
  const upper = path(({ value, error }) => value + error);
  const lower = path(({ value, error }) => value - error).reverse();
  return {
    low,
    high,
    band: `M${[...upper, ...lower].join('L')}z`,
    line: `M${line.join('L')}`,
    ground: `M${line.join('L')}L${width} ${height}L0 ${height}z`,
    end: { x: width, y: round(y(last.value)) },
  };
}

/** What share was won, and between which shares the true one lies 19 times out of 20 (Wilson). */
export function share(won: number, played: number): { at: number; from: number; to: number } {
  if (!played) return { at: 0, from: 0, to: 1 };
  const z = 1.96;
  const p = won / played;
  const middle = (p + (z * z) / (2 * played)) / (1 + (z * z) / played);
  const half =
    (z * Math.sqrt((p * (1 - p)) / played + (z * z) / (4 * played * played))) / (1 + (z * z) / played);
  return { at: p, from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}
