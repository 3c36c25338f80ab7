/** A board's own words; those of the game come with the position. */
import type { FluentVariable } from '@fluent/bundle';
import { Spoken } from '../../lib/spoken.svelte';

/** Puts the messages of a folder of language files, `games/conquest/text`, into words. */
export async function boardWords(
  folder: string,
): Promise<(key: string, args?: Record<string, FluentVariable>) => string> {
  const spoken = new Spoken(folder);
  await spoken.ready;
  return (key, args) => spoken.words.text(key, args);
}
