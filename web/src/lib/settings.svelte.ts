/** What a person chose on this device: language, light, motion, pace, sound, board or text, name. */
import { usualLang, type Lang } from './words';

export type Theme = 'noon' | 'moon';

/** How fast other people's moves are shown. */
export type Pace = 'slow' | 'normal' | 'fast' | 'once';
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'once'];

interface Kept {
  lang?: Lang;
  theme?: Theme;
  still?: boolean;
  plain?: boolean;
  name?: string;
  pace?: Pace;
  sound?: boolean;
  passes?: boolean;
}

const KEY = 'sietch.settings';

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

class Settings {
  #kept = $state<Kept>(read());
  #dark = $state(false);
  #calm = $state(false);

  constructor() {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    this.#dark = dark.matches;
    dark.addEventListener('change', () => (this.#dark = dark.matches));
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    this.#calm = calm.matches;
    calm.addEventListener('change', () => (this.#calm = calm.matches));
  }

  get lang(): Lang {
    return this.#kept.lang ?? usualLang(navigator.languages);
  }
  set lang(lang: Lang) {
    this.#keep({ lang });
  }

  get theme(): Theme {
    return this.#kept.theme ?? (this.#dark ? 'moon' : 'noon');
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }

  /** Motion is off: as the person chose, else as the system asks for. */
  get still(): boolean {
    return this.#kept.still ?? this.#calm;
  }
  set still(still: boolean) {
    this.#keep({ still });
  }

  /** The position as text instead of a board. */
  get plain(): boolean {
    return this.#kept.plain ?? false;
  }
  set plain(plain: boolean) {
    this.#keep({ plain });
  }

  get name(): string {
    return this.#kept.name ?? '';
  }
  set name(name: string) {
    this.#keep({ name });
  }

  /** As the person chose; without motion, everything at once. */
  get pace(): Pace {
    return this.#kept.pace ?? (this.still ? 'once' : 'normal');
  }
  set pace(pace: Pace) {
    this.#keep({ pace });
  }

  get sound(): boolean {
    return this.#kept.sound ?? true;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  /** Pauses in which cards may be played pass by themselves. */
  get passes(): boolean {
    return this.#kept.passes ?? true;
  }
  set passes(passes: boolean) {
    this.#keep({ passes });
  }

  #keep(change: Kept) {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
