/** Where pieces stand in a location, and how names are broken, so that neither hides the other. */
import { cellShape, regionShape, type CellShape, type RegionShape, type XY } from './shapes';

const PIECE = 40;

/** A name in lines of about `wide` letters; a single word is never broken. */
export function wrap(name: string, wide: number): string[] {
  const limit = Math.max(wide + 1, ...name.split(' ').map((word) => word.length));
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= limit)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Letters grow smaller when a word is longer than the place is wide; 11 is the least. */
export const letters = (lines: string[], label: RegionShape['label']): number =>
  Math.max(
    11,
    Math.min(label.size, (label.size * (label.wide + 2)) / Math.max(...lines.map((l) => l.length))),
  );

/** Names of strongholds keep to the upper part, so that troops stand below them. */
const RAISED: Record<string, XY> = {
  carthag: [1, 24],
  arrakeen: [0, -20],
  tueks_sietch: [4, 30],
  sietch_tabr: [1, -5],
  habbanya_sietch: [2, -6],
  polar_sink: [0, -14],
};
export function labelAt(region: RegionShape): XY {
  const [dx, dy] = RAISED[region.id] ?? [0, 0];
  return [region.label.at[0] + dx, region.label.at[1] + dy];
}

/** A name gives way to the spice that lies on it. */
export function besideSpice(at: XY, lines: string[], size: number, heaps: XY[]): XY {
  const half = Math.max(...lines.map((line) => line.length)) * size * 0.24;
  for (const heap of heaps) {
    const near = half + 26 - Math.abs(at[0] - heap[0]);
    const tall = (lines.length * size) / 2 + 14 - Math.abs(at[1] - heap[1]);
    if (near <= 0 || tall <= 0) continue;
    if (near < tall * 2) return [at[0] + (at[0] < heap[0] ? -near : near), at[1]];
    return [at[0], at[1] + (at[1] < heap[1] ? -tall : tall)];
  }
  return at;
}

const clash = (a: XY, b: XY, w: number, h: number): number =>
  Math.max(0, w - Math.abs(a[0] - b[0])) * Math.max(0, h - Math.abs(a[1] - b[1]));

/** Room for a further piece: places inside the location, best first. */
function candidates(cell: CellShape): XY[] {
  const found: XY[] = [cell.at, ...cell.slots];
  for (let r = 16; r + 14 <= cell.room; r += 12)
    for (let a = 0; a < 360; a += 30)
      found.push([
        cell.at[0] + r * Math.cos((a * Math.PI) / 180),
        cell.at[1] + r * Math.sin((a * Math.PI) / 180),
      ]);
  for (const [x, y] of [
    [19, 0],
    [-19, 0],
    [0, 24],
    [0, -24],
    [36, 0],
    [-36, 0],
  ] as const)
    found.push([cell.at[0] + x, cell.at[1] + y]);
  return found;
}

/** Where `count` pieces stand in a location: clear of its name, its spice and one another as far as it goes. */
export function standing(id: string, count: number, spice: boolean): XY[] {
  const cell = cellShape(id);
  const region = cell && regionShape(cell.region);
  if (!cell || !region) return [];
  const name = labelAt(region);
  const { size, wide, curve } = region.label;
  const taken: XY[] = spice && cell.spice ? [cell.spice] : [];
  const chosen: XY[] = [];
  for (let n = 0; n < count; n++) {
    const cost = (at: XY): number =>
      (curve ? 0 : clash(at, name, wide * size * 0.25 + PIECE / 2, size * 0.8 + PIECE / 2)) +
      [...taken, ...chosen].reduce((sum, other) => sum + 4 * clash(at, other, PIECE, PIECE), 0) +
      Math.hypot(at[0] - cell.at[0], at[1] - cell.at[1]);
    const best = candidates(cell).reduce((a, b) => (cost(b) < cost(a) ? b : a));
    chosen.push(best);
  }
  return chosen;
}
