/** What holds of every board's own words: the same messages in all languages, all of them used, none missing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGS, type Lang } from '../lib/words';
import { messagesOf } from './messages';

/** Tests the words in `folder`; `made` are the keys put together from a thing's id, `files` stand for `LANG.ftl` where there are more. */
export function testBoardText(
  folder: string,
  made: ReadonlySet<string>,
  files: readonly string[] = [''],
): void {
  const messages = (lang: Lang) =>
    new Map(files.flatMap((file) => [...messagesOf(join(folder, `text/${file}${lang}.ftl`))]));
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
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
}
