/** The numbers of a set-up picture are those of the list on its page, in every language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOX as arrakisBox } from '../games/arrakis/content';
import { BOX as conquestBox } from '../games/conquest/content';
import { LANGS } from '../lib/words';
import { blocks } from '../shell/markup';
import { testBoardText } from '../testing/boardText';
import { imperiumBoxes } from '../testing/contents';
import { PICTURES } from './pins';
import { KEYS } from './signs';

const pages = (game: string, lang: string) =>
  readFileSync(join(import.meta.dirname, `../../../crates/${game}/rules/${lang}.md`), 'utf8');

const cases = Object.entries(PICTURES).flatMap(([game, pictures]) =>
  Object.keys(pictures).flatMap((slug) => LANGS.map((lang) => [game, slug, lang] as const)),
);

it.each(cases)('%s: page %s in %s has a line for every number', (game, slug, lang) => {
  const page = pages(game, lang)
    .split(/^## /m)
    .find((page) => page.startsWith(`${slug}:`));
  const list = blocks(page ?? '').find((block) => block.kind === 'list');
  expect(list?.kind === 'list' && list.items.length).toBe(PICTURES[game]?.[slug]?.pins.length);
});

it('every pin lies on its board', () => {
  for (const { pins } of Object.values(PICTURES).flatMap((pictures) => Object.values(pictures)))
    for (const [x, y] of pins.flatMap((pin) => (pin ? [pin] : []))) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(100);
    }
});

describe('the words beside the pages', () => {
  testBoardText(
    import.meta.dirname,
    new Set(
      Object.values(KEYS)
        .flatMap(({ phases, signs }) => [...phases, ...signs])
        .map(([, key]) => key),
    ),
    Object.keys(KEYS).map((game) => `${game}.`),
  );
});

it('every phase of a game has a line, and no sign stands twice', () => {
  expect(KEYS.conquest?.phases.length).toBe(conquestBox.phases.length);
  expect(KEYS.imperium?.phases.length).toBe(imperiumBoxes[0]?.phases.length);
  expect(KEYS.arrakis?.phases.length).toBe(arrakisBox.phases.length);
  for (const { signs } of Object.values(KEYS)) {
    const icons = signs.map(([icon]) => icon);
    expect(new Set(icons).size).toBe(icons.length);
  }
});

it('every glyph beside the pages is drawn', () => {
  const sprite = readFileSync(join(import.meta.dirname, '../../public/icons.svg'), 'utf8');
  for (const { phases, signs } of Object.values(KEYS))
    for (const [icon] of [...phases, ...signs]) expect(sprite).toContain(`id="i-${icon}"`);
});
