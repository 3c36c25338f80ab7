/** Messages put into words of one language, by Fluent. */
import languages from 'virtual:words';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg } from './protocol/Arg';
import type { Say } from './protocol/Say';

/** A language by its tag, as in `uk`. */
export type Lang = string;

/** The language of whoever asks for none that the table speaks. */
const USUAL: Lang = 'uk';

/** The languages the table speaks: those that have words for the shell. The usual one comes first. */
export const LANGS: readonly Lang[] = Object.keys(languages).sort(
  (one, other) => Number(other === USUAL) - Number(one === USUAL) || one.localeCompare(other),
);

/** The first of the browser's languages that the table speaks, or the usual one. */
export function usualLang(wanted: readonly string[]): Lang {
  for (const name of wanted) {
    const lang = LANGS.find((lang) => name.toLowerCase().startsWith(lang.toLowerCase()));
    if (lang) return lang;
  }
  return USUAL;
}

export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    files: readonly string[],
  ) {
    // Isolation marks are for mixed writing directions; ours all run left to right.
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const file of files) this.#bundle.addResource(new FluentResource(file));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The message in words. A missing one shows its key, so that nothing is ever silently lost. */
  say(say: Say): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of say.args ?? []) args[name] = this.#value(arg);
    return this.text(say.key, args);
  }

  /** The same for messages the client names itself. */
  text(key: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return `«${key}»`;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    return errors.length ? `«${key}»` : text;
  }

  #value(arg: Arg): FluentVariable {
    if (typeof arg === 'number') return arg;
    if (typeof arg === 'string') return this.say({ key: arg });
    if (Array.isArray(arg)) return arg.map((say) => this.say(say)).join(', ');
    return 'text' in arg ? arg.text : this.say(arg);
  }
}
