/** Where things stand in an area, and where its name goes, so that none hides another. */
import { areaShape, type AreaShape, type XY } from './shapes';
import { sizeOf, type AreaView } from './view';

export type MarkKind =
  'settlement' | 'sietch' | 'station' | 'atomics' | 'legion' | 'harvester' | 'wormsign' | 'worm' | 'wild';
export interface Stood {
  kind: MarkKind;
  at: XY;
}
export interface Standing {
  marks: Stood[];
  /** The middle of the first line of the name. */
  name: XY;
}

/** How wide and high each thing is drawn. */
const SIZE: Record<MarkKind, [w: number, h: number]> = {
  settlement: [34, 38],
  sietch: [36, 36],
  station: [32, 32],
  atomics: [32, 32],
  legion: [60, 62],
  harvester: [40, 38],
  wormsign: [38, 38],
  worm: [52, 50],
  wild: [60, 56],
};
export const NAME = 18;

/** What stands in an area, from left to right. */
export function marksOf(shape: AreaShape, here: AreaView | undefined, detonated: boolean): MarkKind[] {
  const found: MarkKind[] = [];
  if (here?.settlement) found.push('settlement');
  if (here && here.sietch !== null) found.push('sietch');
  if (here?.side && (sizeOf(here.part) > 0 || here.part.generic > 0 || here.part.named.length > 0))
    found.push('legion');
  if (here?.station) found.push('station');
  if (shape.mark === 'atomics' && !detonated) found.push('atomics');
  if (here?.harvester) found.push('harvester');
  if (here?.wormsign) found.push('wormsign');
  if (here?.wild_maker) found.push('wild');
  else if (here?.worm) found.push('worm');
  return found;
}

/** Rows of things round the middle of an area, its name below them. */
export function standing(area: string, marks: readonly MarkKind[], lines: number): Standing {
  const shape = areaShape(area);
  if (!shape) return { marks: [], name: [0, 0] };
  const wide = Math.max(2.1 * shape.room, 96);
  const rows: MarkKind[][] = [];
  let left = 0;
  for (const mark of marks) {
    const row = rows.at(-1);
    if (row && left >= SIZE[mark][0]) row.push(mark);
    else {
      rows.push([mark]);
      left = wide;
    }
    left -= SIZE[mark][0];
  }
  const height = (row: MarkKind[]) => Math.max(...row.map((mark) => SIZE[mark][1]));
  const names = lines ? lines * NAME * 1.02 + (rows.length ? 1 : 0) : 0;
  let y = shape.at[1] - (rows.reduce((sum, row) => sum + height(row), 0) + names) / 2;
  const stood: Stood[] = [];
  for (const row of rows) {
    let x = shape.at[0] - row.reduce((sum, mark) => sum + SIZE[mark][0], 0) / 2;
    for (const kind of row) {
      stood.push({ kind, at: [x + SIZE[kind][0] / 2, y + height(row) / 2] });
      x += SIZE[kind][0];
    }
    y += height(row);
  }
  return { marks: stood, name: [shape.at[0], y + NAME * 0.55] };
}

/** A name in at most two lines of about equal length, if it is longer than `wide` letters. */
export function lines(name: string, wide: number): string[] {
  const words = name.split(' ');
  if (name.length <= wide || words.length < 2) return [name];
  const splits = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (split: string[]) => Math.max(...split.map((line) => line.length));
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best));
}
