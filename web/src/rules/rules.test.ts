/** The numbers of a set-up picture are those of the list on its page, in every language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGS } from '../lib/words';
import { blocks } from '../shell/markup';
import { PICTURES } from './pins';

const pages = (game: string, lang: string) =>
  readFileSync(join(import.meta.dirname, `../../../crates/${game}/rules/${lang}.md`), 'utf8');

const cases = Object.keys(PICTURES).flatMap((game) => LANGS.map((lang) => [game, lang] as const));

it.each(cases)('%s in %s has a line for every number', (game, lang) => {
  const page = pages(game, lang)
    .split(/^## /m)
    .find((page) => page.startsWith('setup:'));
  const list = blocks(page ?? '').find((block) => block.kind === 'list');
  expect(list?.kind === 'list' && list.items.length).toBe(PICTURES[game]?.pins.length);
});

it('every pin lies on its board', () => {
  for (const { pins } of Object.values(PICTURES))
    for (const [x, y] of pins.flatMap((pin) => (pin ? [pin] : []))) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(100);
    }
});
