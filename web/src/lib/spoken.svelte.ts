/** Messages in the language chosen. Only that language is loaded; another one replaces it when it has come. */
import languages from 'virtual:words';
import { settings } from './settings.svelte';
import { Words, type Lang } from './words';

export class Spoken {
  words = $state.raw<Words>(new Words('en', []));
  /** The language chosen at first has come. */
  readonly ready: Promise<void>;
  readonly #areas: string[];

  /** The messages in folders of language files: `text`, `games/conquest/text`. */
  constructor(...folders: string[]) {
    this.#areas = folders.map((folder) => folder.replaceAll('/', '.'));
    this.ready = this.#load(settings.lang);
    $effect.root(() => {
      $effect(() => {
        if (settings.lang !== this.words.lang) void this.#load(settings.lang);
      });
    });
  }

  async #load(lang: Lang): Promise<void> {
    const its = await Promise.all(
      this.#areas.map(async (area) => (await languages[lang]?.[area]?.())?.default),
    );
    // Somebody may have changed their mind meanwhile.
    if (lang === settings.lang)
      this.words = new Words(
        lang,
        its.flatMap((files) => files ?? []),
      );
  }
}
