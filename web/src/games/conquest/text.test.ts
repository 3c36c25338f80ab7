/** The board's own words: the same messages in all languages, all of them used, none missing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGS, type Lang } from '../../lib/words';
import { messagesOf } from '../../testing/messages';
import { BATTLE } from './content';
import { REGIONS } from './shapes';
import { ELEMENTS } from './view';

const here = import.meta.dirname;

const messages = (lang: Lang) => messagesOf(join(here, `text/${lang}.ftl`));

const code = readdirSync(here)
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(here, file), 'utf8'))
  .join('\n');
/** Keys put together from a thing's id. */
const made = new Set([
  ...ELEMENTS,
  'land-covered',
  ...REGIONS.map((region) => `land-${region.land}`),
  'kind-market',
  ...Object.values(BATTLE).flatMap((card) => [`kind-${card.kind}`, card.text]),
]);
const named = [...code.matchAll(/\b(?:w|own)\(\s*'([a-z0-9-]+)'/g)].map((found) => found[1] ?? '');

it.each(LANGS)('%s has the same messages with the same arguments as English', (lang) => {
  expect(messages(lang)).toEqual(messages('en'));
});

it('has every message that the code names', () => {
  const known = messages('en');
  expect([...made, ...named].filter((key) => !known.has(key))).toEqual([]);
});

it('has no message that nothing uses', () => {
  const unused = [...messages('en').keys()].filter((key) => !made.has(key) && !code.includes(`'${key}'`));
  expect(unused).toEqual([]);
});
