/** Through whose eyes the table is shown, and whether the curtain is closed. */
import type { Viewer } from '../lib/protocol/Viewer';
import { nextSeat } from './hotseat';
import type { LiveTable } from './live.svelte';

export class Sitting {
  /** The seat that last had the screen; with one seat of mine it is always that one. */
  #shown = $state<number | undefined>(undefined);
  readonly #live: LiveTable;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  get #over(): boolean {
    return this.#live.state.status?.stage === 'over' && 'everything' in this.#live.state.seen;
  }

  get #next(): number | undefined {
    return nextSeat(this.#shown, this.#live.state.mine, this.#live.state.status?.waiting ?? []);
  }

  /** The seat whose person must take the screen before anything is shown. */
  get curtain(): number | undefined {
    if (this.#over || this.#live.state.mine.length < 2) return undefined;
    return this.#next === this.#shown ? undefined : this.#next;
  }

  get viewer(): Viewer {
    if (this.#over) return 'everything';
    const seat = this.#live.state.mine.length < 2 ? this.#live.state.mine[0] : this.#shown;
    return seat === undefined ? 'spectator' : { seat };
  }

  /** My seat at the screen; `undefined` for those who only watch. */
  get seat(): number | undefined {
    return this.#live.state.mine.length < 2 ? this.#live.state.mine[0] : this.#shown;
  }

  ready(): void {
    this.#shown = this.#next;
  }
}
