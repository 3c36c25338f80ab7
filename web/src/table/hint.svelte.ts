/** A hint that was asked for: shown until the seat learns something new, or until it is put out. */
import type { Hint } from '../lib/protocol/Hint';
import type { LiveTable } from './live.svelte';

export class Hinting {
  /** The lamp is lit: a hint was asked for. */
  lit = $state(false);
  /** It is being thought of. */
  thinking = $state(false);
  #hint = $state.raw<Hint | null>(null);
  readonly #live: LiveTable;
  readonly #seat: () => number | undefined;

  constructor(live: LiveTable, seat: () => number | undefined) {
    this.#live = live;
    this.#seat = seat;
  }

  /** May one be asked for now? */
  get possible(): boolean {
    const seat = this.#seat();
    if (seat === undefined || this.#live.link !== 'open' || !this.#live.state.table?.hints) return false;
    return (this.#live.seen({ seat })?.choices.length ?? 0) > 1;
  }

  /** The hint, while it is about what is asked now. */
  get now(): Hint | null {
    const seat = this.#seat();
    const hint = this.lit ? this.#hint : null;
    if (!hint || hint.seat !== seat || hint.seq !== this.#live.seen({ seat })?.seq) return null;
    return hint;
  }

  /** Lights the lamp, or puts it out. */
  async toggle(): Promise<void> {
    const seat = this.#seat();
    if (this.now || this.thinking) {
      this.lit = false;
      return;
    }
    if (seat === undefined || !this.possible) return;
    this.lit = true;
    this.thinking = true;
    this.#hint = null;
    this.#hint = await this.#live.hint(seat);
    this.thinking = false;
    if (!this.#hint) this.lit = false;
  }
}
