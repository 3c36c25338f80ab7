/** Tech tiles and the shipping track, held against the game's own files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Words } from '../../../lib/words';
import type { Say } from '../../board';
import { isOnBoard, placeOf, placeOfChoice } from '../choosing';
import { SHIPPING, TECH } from '../content';
import { wordless } from '../phrase';
import { plateTokens } from '../plate';
import type { Action, Choice } from '../view';
import { BLUEPRINTS } from './blueprints';
import { readTile, tileParts } from './tech';

const text = join(import.meta.dirname, '../../../../../crates/imperium/text');
const words = new Words(
  'en',
  ['en.ftl', 'base.en.ftl', 'ix.en.ftl'].map((file) => readFileSync(join(text, file), 'utf8')),
);
const say = (say: Say) => words.say(say);
const own = (key: string) => key;

describe('tech tiles', () => {
  it('are 18, each with a blueprint, and do something that glyphs say', () => {
    expect([TECH.size, SHIPPING.length]).toEqual([18, 3]);
    for (const tile of TECH.values()) {
      expect(BLUEPRINTS[tile.key], tile.key).toBeDefined();
      const parts = tileParts(tile);
      expect(parts.length + tile.says.acquire.length, tile.key).toBeGreaterThan(0);
      for (const { tokens } of parts) expect(wordless(tokens), tile.key).toBe(true);
      expect(readTile(tile.key, say, own)).not.toContain('«');
    }
  });
});

describe('decisions of Rise of Ix', () => {
  const choice = (action: Action): Choice => ({ action, say: { key: '' }, rule: '' });
  const all: Action[] = [
    'advance',
    'recall_freighter',
    { acquire_tech: 'tech-artillery' },
    { pay_in: 'solari' },
    { return_negotiators: 2 },
    'negotiate',
    { use_tech: 'tech-flagship' },
    'deploy_dreadnought',
    'retreat_dreadnought',
    { repel: 1 },
    { repel_dreadnought: 1 },
    { occupy: 'arrakeen' },
    'detonate',
    { bury: 'ix-int-cull' },
    { put_aside: 'start-dagger' },
    'another_turn',
  ];
  it('are all offered by the board, the tray or the hand', () => {
    for (const action of all) expect(isOnBoard(choice(action)), JSON.stringify(action)).toBe(true);
  });
  it('are clicked where they are', () => {
    expect(placeOfChoice(choice('advance'))).toBe('shipping');
    expect(placeOfChoice(choice({ acquire_tech: 'tech-artillery' }))).toBe('tech:tech-artillery');
    expect(placeOfChoice(choice({ occupy: 'arrakeen' }))).toBe('space:arrakeen');
    expect(plateTokens(choice({ return_negotiators: 2 }))).toEqual([{ icon: 'negotiator', n: '2' }]);
  });
  it('place what happened', () => {
    expect(placeOf({ event: { ix: { freighter: { seat: 0, space: 2 } } }, say: { key: '' } })).toBe(
      'shipping',
    );
    expect(placeOf({ event: { ix: { occupied: { seat: 0, space: 'arrakeen' } } }, say: { key: '' } })).toBe(
      'space:arrakeen',
    );
  });
});
