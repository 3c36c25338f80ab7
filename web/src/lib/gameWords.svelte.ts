/** A game's own words, fetched from the server in the language chosen. */
import { fetchText } from './api';
import type { Say } from './protocol/Say';
import { settings } from './settings.svelte';
import { Words, type Lang } from './words';

// A plain cache: nothing on the screen depends on it.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const fetched = new Map<string, Promise<Words>>();

/** English stands in where a game does not speak the language yet. */
async function load(game: string, lang: Lang, boxes?: readonly string[]): Promise<Words> {
  try {
    return new Words(lang, [await fetchText(game, lang, boxes)]);
  } catch (problem) {
    if (lang === 'en') throw problem;
    return new Words('en', [await fetchText(game, 'en', boxes)]);
  }
}

/** All its words, or those of a table with some of its boxes. */
export function gameWords(game: string, lang: Lang, boxes?: readonly string[]): Promise<Words> {
  const key = [game, lang, ...(boxes ?? [])].join('/');
  let words = fetched.get(key);
  if (!words) {
    words = load(game, lang, boxes);
    words.catch(() => fetched.delete(key));
    fetched.set(key, words);
  }
  return words;
}

/**
 * The words of one game, following the language switch; those of a table, where it is told which boxes lie on that. Make it
 * while a component starts.
 */
export class GameWords {
  #words = $state.raw<Words | null>(null);
  readonly ready = $derived(this.#words !== null);

  constructor(
    game: () => string | undefined,
    boxes: () => readonly string[] | undefined = () => undefined,
  ) {
    $effect(() => {
      const [id, lang, its] = [game(), settings.lang, boxes()];
      let current = true;
      if (id) {
        gameWords(id, lang, its).then(
          (words) => {
            if (current) this.#words = words;
          },
          () => undefined,
        );
      }
      return () => (current = false);
    });
  }

  readonly say = (say: Say): string => this.#words?.say(say) ?? '…';
}
