/** The shell's own words, in the language chosen. */
import type { FluentVariable } from '@fluent/bundle';
import { settings } from './settings.svelte';
import { Words, type Lang } from './words';

const files = import.meta.glob<string>(['../text/**/*.ftl', '!../text/people/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All files of a language: `uk.ftl` of the shell, and what the lobby says about each game. */
export const filesOf = (lang: Lang): string[] =>
  Object.entries({ ...files, ...more })
    .filter(([path]) => path.endsWith(`/${lang}.ftl`) || path.endsWith(`.${lang}.ftl`))
    .map(([, text]) => text);

let more = $state.raw<Record<string, string>>({});

/** Words of a screen that comes when it is wanted. */
export function addWords(found: Record<string, string>): void {
  more = { ...more, ...found };
}

/** A language's name for itself. */
export const languageName = (lang: Lang): string => new Words(lang, filesOf(lang)).text('language-name');

class Text {
  readonly words = $derived(new Words(settings.lang, filesOf(settings.lang)));
}

const text = new Text();

/** A message of the shell in words. */
export const t = (key: string, args?: Record<string, FluentVariable>): string => text.words.text(key, args);

/** Is there such a message? */
export const told = (key: string): boolean => text.words.has(key);
