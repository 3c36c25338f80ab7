/** What opened cards say, held against the game's own files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Words } from '../../lib/words';
import type { Say } from '../board';
import { readCard } from './cards';
import { explainHagal } from './hagal';

const text = join(import.meta.dirname, '../../../../crates/imperium/text');
const words = new Words(
  'en',
  ['en.ftl', 'base.en.ftl', 'ix.en.ftl', 'immortality.en.ftl'].map((file) =>
    readFileSync(join(text, file), 'utf8'),
  ),
);
const say = (say: Say) => words.say(say);
const own = (key: string) => key;

describe('a card in words', () => {
  const read = (card: string) => readCard(card, say, own);

  it('tells what no box of it says', () => {
    expect(read('base-imp-kwisatz-haderach')).toContain('agent-box: anywhere; draw 1 card');
    expect(read('base-imp-kwisatz-haderach')).not.toContain('no-icons');
    expect(read('immortality-imp-long-reach')).toContain('agent-icons: icons-if');
    expect(read('immortality-imp-blank-slate')).toContain('Spice Trade; icons-if');
    expect(read('tlx-usurp')).toContain('agent-box: grafts-row');
    expect(read('tlx-tleilaxu-infiltrator')).toContain('unblocked-about');
    expect(read('tlx-contaminator')).toContain('specimens: 1');
    // What is grafted to another card needs no icon of its own.
    expect(read('immortality-imp-clandestine-meeting')).toContain('no-icons-graft');
  });

  it('of House Hagal names both spaces, and what only one of them gives', () => {
    const explain = (card: string) => explainHagal(card, false, 1, say, own);
    expect(explain('space-interstellar-shipping')?.text).toBe('hagal-if-guild');
    expect(explain('ix-hagal-foldspace-interstellar-shipping')?.text).toBe(
      'hagal-by-guild hagal-also hagal-also',
    );
    expect(explain('hagal-deliver-supplies-heighliner')?.text).toBe('hagal-by-conflict hagal-also');
  });
});
