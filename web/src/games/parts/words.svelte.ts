/** A board's own words; those of the game come with the position. */
import type { FluentVariable } from '@fluent/bundle';
import { settings } from '../../lib/settings.svelte';
import { Words } from '../../lib/words';

/** Puts the messages of a board's language files, `./text/LANGUAGE.ftl`, into words. */
export function boardWords(
  files: Record<string, string>,
): (key: string, args?: Record<string, FluentVariable>) => string {
  const words = $derived(new Words(settings.lang, [files[`./text/${settings.lang}.ftl`] ?? '']));
  return (key, args) => words.text(key, args);
}
