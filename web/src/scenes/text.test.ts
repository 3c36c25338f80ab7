/** The words of scenes and endings: the same messages in all languages, none missing, none that nothing uses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGS, type Lang } from '../lib/words';
import { messagesOf } from '../testing/messages';

const sources = join(import.meta.dirname, '..');
const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(sources, file), 'utf8'))
  .join('\n');
const messages = (lang: Lang) => messagesOf(join(import.meta.dirname, `text/${lang}.ftl`));
/** Keys put together from a thing's name. */
const made = [
  ...['slow', 'normal', 'fast', 'once'].map((pace) => `pace-${pace}`),
  ...['combat', 'aftermath', 'battle', 'harvest'].map((kind) => `scene-${kind}`),
  ...['weapon', 'defence'].map((slot) => `slot-${slot}`),
];

it.each(LANGS)('%s has the same messages with the same arguments as English', (lang) => {
  expect(messages(lang)).toEqual(messages('en'));
});

it('has every message that the code names', () => {
  const known = messages('en');
  const named = [...code.matchAll(/\bsw\(\s*'([a-z0-9-]+)'/g)].map((found) => found[1] ?? '');
  expect([...named, ...made].filter((key) => !known.has(key))).toEqual([]);
});

it('has no message that nothing uses', () => {
  const unused = [...messages('en').keys()].filter(
    (key) => !made.includes(key) && !code.includes(`'${key}'`),
  );
  expect(unused).toEqual([]);
});
