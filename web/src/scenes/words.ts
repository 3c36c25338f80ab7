/** The words of scenes, endings and what others did. */
import { boardWords } from '../games/parts/words.svelte';

export const sw = await boardWords('scenes/text');
