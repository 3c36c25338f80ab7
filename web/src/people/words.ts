/** Words that not everybody needs: they come with the screens that say them. */
import { addWords } from '../lib/text.svelte';

addWords(
  import.meta.glob<string>('../text/people/*.ftl', { query: '?raw', import: 'default', eager: true }),
);
