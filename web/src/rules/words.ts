/** The words beside the pages of rules: phases and signs of every game. */
import { boardWords } from '../games/parts/words.svelte';

export const rw = await boardWords('rules/text');
