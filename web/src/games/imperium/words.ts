/** The board's own words; those of the game come with the position. */
import { boardWords } from '../parts/words.svelte';

/** A message of the board in words. */
export const w = await boardWords('games/imperium/text');
