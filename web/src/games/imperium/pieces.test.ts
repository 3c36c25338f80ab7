/** A picture of a worked example shows the part of the board that it is about. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { framed } from '../../rules/frame';
import base from './boards/base';
import six from './boards/six';
import uprising from './boards/uprising';
import type { Layout } from './layout';
import { piecesOf } from './pieces';
import type { Options } from './types/Options';
import type { Post, Space, View } from './view';

const folder = join(import.meta.dirname, '../../../../crates/imperium/examples');
const files = readdirSync(folder);
const kept = (id: string) => {
  const read = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as {
    options: Options;
    view: View;
  };
  const board = read.view.six ? six : read.view.board === 'base' ? base : uprising;
  return { view: read.view, layout: board.wide, pieces: piecesOf(read.view, board.wide) };
};
const part = ({ box, width, height }: Layout, x: number, y: number) => {
  const [left = 0, top = 0] = box.split(' ').map(Number);
  return [(x - left) / width, (y - top) / height] as const;
};
const inFrame = (id: string, at: (layout: Layout) => readonly [number, number] | undefined) => {
  const { layout, pieces } = kept(id);
  const { x, y, wide, high } = framed(pieces, layout.width / layout.height);
  const [px, py] = part(layout, ...(at(layout) ?? [NaN, NaN]));
  return px >= x && px <= x + wide && py >= y && py <= y + high;
};
const space =
  (name: Space) =>
  ({ spaces }: Layout) => {
    const slab = spaces[name];
    return slab && ([slab.x + slab.w / 2, slab.y + slab.h / 2] as const);
  };
const post =
  (name: Post) =>
  ({ posts }: Layout) =>
    posts[name]?.at;
const fight = ({ conflict: { x, y, w, h } }: Layout) => [x + w / 2, y + h / 2] as const;

describe('worked examples', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThanOrEqual(5);
  });
  it.each(files)('%s has something to look at, on the board', (file) => {
    const { pieces } = kept(file.replace('.json', ''));
    expect(pieces.length).toBeGreaterThan(0);
    for (const at of pieces.flat()) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThanOrEqual(1);
    }
  });
  it('show an agent who may deploy together with the Conflict', () => {
    expect(inFrame('IU-EX-01', space('imperial_basin'))).toBe(true);
    expect(inFrame('IU-EX-01', fight)).toBe(true);
  });
  it('show bonus spice, and nothing of a Conflict without units', () => {
    expect(inFrame('IU-EX-10', space('imperial_basin'))).toBe(true);
    expect(inFrame('IU-EX-10', space('deep_desert'))).toBe(true);
    expect(inFrame('IU-EX-10', fight)).toBe(false);
  });
  it('show spies on their posts', () => {
    expect(inFrame('IU-EX-14', post('city_left'))).toBe(true);
    expect(inFrame('IU-EX-14', post('city_middle'))).toBe(true);
    expect(inFrame('IU-EX-14', space('research_station'))).toBe(true);
  });
  it('show the whole board where nothing stands out', () => {
    for (const name of ['desert_tactics', 'fremkit'] as const)
      expect(inFrame('IU-EX-16', space(name))).toBe(true);
  });
  it('show the armies', () => {
    for (const id of ['IU-EX-08', 'IU-EX-12']) expect(inFrame(id, fight)).toBe(true);
  });
  it("show cubes on tracks, and on a Commander's own board", () => {
    const track = ({ steles: { bene_gesserit: at } }: Layout) => [at.x + at.w / 2, at.y + at.step] as const;
    expect(inFrame('IU-EX-19', track)).toBe(true);
    const own = ({ personal: [, at] }: Layout) => at && ([at.x + at.w / 2, at.y + at.h / 2] as const);
    expect(inFrame('IU-EX-18', own)).toBe(true);
  });
});
