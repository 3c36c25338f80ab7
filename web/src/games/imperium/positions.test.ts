/** Saved positions of real games: everything that can be chosen is somewhere, everything can be read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Words } from '../../lib/words';
import type { Say } from '../board';
import { BOX, FACTIONS } from './content';
import { isEnd, isOnBoard, targets } from './choosing';
import base from './boards/base';
import six from './boards/six';
import uprising from './boards/uprising';
import { postAt, postsOn, spaceAt, spacesOn } from './layout';
import { neighbour } from './neighbour';
import { phrase, wordless } from './phrase';
import { readConflict, readPost, readSpace, readTrack } from './reading';
import { playerOf, type BoardProps } from './view';

const text = join(import.meta.dirname, '../../../../crates/imperium/text');
const words = new Words(
  'en',
  ['en.ftl', 'base.en.ftl', 'ix.en.ftl', 'immortality.en.ftl'].map((file) =>
    readFileSync(join(text, file), 'utf8'),
  ),
);
const LAYOUTS = { uprising, six, base };
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
      const places = LAYOUTS[view.board].wide;
      for (const place of targets(choices, undefined).keys()) {
        const [space, post] = [spaceAt(place), postAt(place)];
        if (place.startsWith('space:')) expect(space && places.spaces[space], place).toBeDefined();
        if (place.startsWith('post:')) expect(post && places.posts[post], place).toBeDefined();
      }
    },
  );

  it.each(saved)('%s is read in words of the game', (_, { view }) => {
    const at = view;
    const layout = LAYOUTS[at.board].wide;
    for (const [space] of spacesOn(layout))
      expect(readSpace(space, at, false, say, own)).not.toContain('«');
    for (const [post] of postsOn(layout)) expect(readPost(post, at, [], say, own)).not.toContain('«');
    for (const faction of FACTIONS) expect(readTrack(faction, at, say, own)).not.toContain('«');
    expect(readConflict(at, say, own)).not.toContain('«');
    for (const { say: effect } of at.pool) expect(wordless(phrase(effect))).toBe(true);
  });

  it.each(saved)('%s tells the shell what everybody has', (_, { view }) => {
    for (const { seat } of view.players) expect(playerOf(view, seat)?.seat).toBe(seat);
    expect(BOX.phases).toContain(view.phase);
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
