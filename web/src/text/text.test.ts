/** Every message is there in all languages, takes the same arguments, and is used. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGS, type Lang } from '../lib/words';
import { messagesOf } from '../testing/messages';

const here = import.meta.dirname;
const GAMES = ['conquest', 'imperium', 'arrakis'];

const messages = (file: string) => messagesOf(join(here, file));

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name),
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

const code = sources(join(here, '..')).join('\n');
const codes = readFileSync(join(here, '../lib/protocol/Code.ts'), 'utf8').match(/"[a-z_]+"/g) ?? [];

/** Keys put together from a thing's id; everything else stands in the code as it is. */
const made = new Set([
  'code-lost',
  ...codes.map((code) => `code-${code.slice(1, -1).replaceAll('_', '-')}`),
  ...GAMES.flatMap((game) => [`game-${game}`, `game-${game}-about`]),
  'bot-random',
  ...[0, 1, 2, 3, 4].map((strength) => `strength-${strength}`),
  ...['novice', 'regular', 'veteran', 'master'].flatMap((bot) => [
    `bot-${bot}`,
    `bot-${bot}-about`,
    `bot-${bot}-name`,
    `bot-${bot}-level`,
  ]),
]);
const used = (key: string) =>
  made.has(key) ||
  /^(game|mode|option|gift)-(conquest|imperium|arrakis)-/.test(key) ||
  code.includes(`'${key}'`);

const files = ['', 'people/', ...GAMES.map((game) => `games/${game}.`)];
const all = (lang: Lang) => files.map((file) => messages(`${file}${lang}.ftl`));

describe.each(LANGS.filter((lang) => lang !== 'en'))('%s', (lang) => {
  it('has the same messages with the same arguments as English', () => {
    all(lang).forEach((found, at) => expect(found).toEqual(all('en')[at]));
  });
});

it('has every message that the code names', () => {
  const known = new Set(all('en').flatMap((found) => [...found.keys()]));
  const named = [...code.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((found) => found[1] ?? '');
  expect([...named, ...made].filter((key) => !known.has(key))).toEqual([]);
});

it('has no message that nothing uses', () => {
  const keys = all('en').flatMap((found) => [...found.keys()]);
  expect(keys.filter((key) => !used(key))).toEqual([]);
});
