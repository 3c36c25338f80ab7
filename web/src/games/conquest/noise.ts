/** Drawing that looks random and is the same every time. */
import { noise } from '../../lib/noise';
import { xy, type XY } from './shapes';

/** `count` things made from one seed. */
export function scatter<T>(
  seed: number,
  count: number,
  make: (random: () => number, at: number) => T,
): T[] {
  const random = noise(seed);
  return Array.from({ length: count }, (_, at) => make(random, at));
}

/** A smooth line through `steps` + 1 points. */
export function grow(steps: number, point: (at: number) => XY): string {
  const points = Array.from({ length: steps + 1 }, (_, at) => point(at));
  let d = `M${xy(points[0] ?? [0, 0])}`;
  for (let at = 1; at < points.length; at++) {
    const a = points[at - 1];
    const b = points[at];
    if (a && b) d += `Q${xy(a)} ${xy([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])}`;
  }
  return d;
}
