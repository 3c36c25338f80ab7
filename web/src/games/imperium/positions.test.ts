/** Saved positions of real games: everything that can be chosen is somewhere, everything can be read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Words } from '../../lib/words';
import type { BoardProps, Say } from '../board';
import { isEnd, isOnBoard, targets } from './choosing';
import { WIDE } from './layout';
import { WIDE_SIX } from './layoutSix';
import { neighbour } from './neighbour';
import { phrase, wordless } from './phrase';
import { readConflict, readPost, readSpace, readTrack } from './reading';
import { FACTIONS, PHASES, playerOf, type View } from './view';

const text = join(import.meta.dirname, '../../../../crates/imperium/text/en.ftl');
const words = new Words('en', [readFileSync(text, 'utf8')]);
const say = (say: Say) => words.say(say);
const own = (key: string) => key;

describe('saved positions', () => {
  type Saved = Pick<BoardProps, 'view' | 'choices' | 'told'>;
  const saved = Object.entries(
    import.meta.glob<Saved>('../../fixtures/imperium/*.json', { import: 'default', eager: true }),
  );

  it.each(saved)(
    '%s offers every choice on the board, in the hand or in the tray',
    (_, { view, choices }) => {
      const known = choices.filter((choice) => isOnBoard(choice) || isEnd(choice));
      expect(known).toEqual(choices);
      const places = (view as View).six ? WIDE_SIX : WIDE;
      for (const place of targets(choices, undefined).keys()) {
        const [kind, id = ''] = place.split(':');
        if (kind === 'space') expect(places.spaces[id], place).toBeDefined();
        if (kind === 'post') expect(places.posts[id], place).toBeDefined();
      }
    },
  );

  it.each(saved)('%s is read in words of the game', (_, { view }) => {
    const at = view as View;
    const layout = at.six ? WIDE_SIX : WIDE;
    for (const space of Object.keys(layout.spaces))
      expect(readSpace(space, at, false, say, own)).not.toContain('«');
    for (const post of Object.keys(layout.posts))
      expect(readPost(post, at, [], say, own)).not.toContain('«');
    for (const faction of FACTIONS) expect(readTrack(faction, at, say, own)).not.toContain('«');
    expect(readConflict(at, say, own)).not.toContain('«');
    for (const { say: effect } of at.pool) expect(wordless(phrase(effect))).toBe(true);
  });

  it.each(saved)('%s tells the shell what everybody has', (_, { view }) => {
    for (const { seat } of (view as View).players) expect(playerOf(view as View, seat)?.seat).toBe(seat);
    expect(PHASES).toContain((view as View).phase);
  });
});

describe('arrow keys', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  it('go to the nearest place ahead', () => {
    const boxes = [box(50, 0), box(100, 0), box(50, 60), box(-40, 5)];
    expect(neighbour(box(0, 0), boxes, 'ArrowRight')).toBe(0);
    expect(neighbour(box(0, 0), boxes, 'ArrowLeft')).toBe(3);
    expect(neighbour(box(50, 0), boxes, 'ArrowDown')).toBe(2);
    expect(neighbour(box(0, 0), boxes, 'Enter')).toBeUndefined();
  });
});
