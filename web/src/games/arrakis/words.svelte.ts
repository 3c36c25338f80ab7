/** The board's own words; those of the game come with the position. */
import type { FluentVariable } from '@fluent/bundle';
import { settings } from '../../lib/settings.svelte';
import { Words } from '../../lib/words';

const files = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default', eager: true });

class BoardWords {
  readonly words = $derived(new Words(settings.lang, [files[`./text/${settings.lang}.ftl`] ?? '']));
}
const board = new BoardWords();

/** A message of the board in words. */
export const w = (key: string, args?: Record<string, FluentVariable>): string =>
  board.words.text(key, args);
