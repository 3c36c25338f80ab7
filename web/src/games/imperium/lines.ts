/** Points and lines of what is drawn. */
export type XY = readonly [number, number];

export const tenth = (n: number): string => n.toFixed(1).replace(/\.0$/, '');
export const at = ([x, y]: XY): string => `${tenth(x)} ${tenth(y)}`;
export const line = (points: readonly XY[]): string => `M${points.map(at).join('L')}`;

/** A smooth curve through the points. */
export function smooth(points: readonly XY[]): string {
  const [first] = points;
  if (!first) return '';
  let d = `M${at(first)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const here = points[i] ?? first;
    const next = points[i + 1] ?? here;
    const before = points[Math.max(0, i - 1)] ?? here;
    const after = points[Math.min(points.length - 1, i + 2)] ?? next;
    const a: XY = [here[0] + (next[0] - before[0]) / 6, here[1] + (next[1] - before[1]) / 6];
    const b: XY = [next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6];
    d += `C${at(a)} ${at(b)} ${at(next)}`;
  }
  return d;
}

/** A plate of stone: two corners cut. */
export const chamfer = (x: number, y: number, w: number, h: number, c = 7): string =>
  `M${x + c} ${y}H${x + w}V${y + h - c}L${x + w - c} ${y + h}H${x}V${y + c}z`;
