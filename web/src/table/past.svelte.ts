/** Looking back while the game goes on: earlier positions, asked from the server one at a time. */
import type { Position } from '../lib/protocol/Position';
import type { Viewer } from '../lib/protocol/Viewer';
import type { LiveTable } from './live.svelte';

const PLAY_EVERY = 700;

export class Past {
  position = $state.raw<Position | null>(null);
  step = $state(0);
  playing = $state(false);
  readonly #live: LiveTable;
  readonly #viewer: () => Viewer;
  #asking = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(live: LiveTable, viewer: () => Viewer) {
    this.#live = live;
    this.#viewer = viewer;
  }

  get open(): boolean {
    return this.position !== null;
  }

  /** The number of the last step. */
  get last(): number {
    return (this.#live.seen(this.#viewer())?.log.at(-1)?.step ?? 0) | 0;
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(step, this.last));
    void this.#ask();
  }

  play(): void {
    if (this.playing) return this.pause();
    if (this.step >= this.last) this.go(0);
    this.playing = true;
    this.#timer = setInterval(() => {
      if (this.step >= this.last) this.pause();
      else this.go(this.step + 1);
    }, PLAY_EVERY);
  }

  pause(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }

  close(): void {
    this.pause();
    this.position = null;
  }

  /** One question at a time; when the answer is there, the newest wish is asked for. */
  async #ask() {
    if (this.#asking) return;
    this.#asking = true;
    try {
      for (let asked = -1; asked !== this.step;) {
        asked = this.step;
        const position = await this.#live.position(this.#viewer(), asked);
        if (!position) break;
        this.position = position;
      }
    } catch {
      this.close();
    } finally {
      this.#asking = false;
    }
  }
}
