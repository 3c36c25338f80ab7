/** Drawing that looks random and is the same every time. */
import { xy, type XY } from './shapes';

function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}

/** `count` things made from one seed. */
export function noise<T>(seed: number, count: number, make: (random: () => number, at: number) => T): T[] {
  const random = generator(seed);
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
