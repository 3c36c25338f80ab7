/** The shell's own words, in the language chosen. */
import type { FluentVariable } from '@fluent/bundle';
import { Spoken } from './spoken.svelte';
import type { Lang } from './words';

/** Those of the shell, and what the lobby says about each game. */
const spoken = new Spoken('text', 'text/games');
await spoken.ready;

/** Those of pages away from the table: strangers, accounts, notices. */
let away = $state.raw<Spoken>();

/** Loads them; whoever has said it once need not wait again. */
export async function speakOfPeople(): Promise<void> {
  away ??= new Spoken('text/people');
  await away.ready;
}

const wordsFor = (key: string) => (away?.words.has(key) ? away.words : spoken.words);

/** A language's name for itself. */
export function languageName(lang: Lang): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** A message of the shell in words. */
export const t = (key: string, args?: Record<string, FluentVariable>): string =>
  wordsFor(key).text(key, args);

/** Is there such a message? */
export const told = (key: string): boolean => wordsFor(key).has(key);
