/**
 * What others did, shown at a human pace: frames wait in a queue and are shown one after another. The server never
 * waits for it, and one's own moves do not wait in it.
 */
import type { Pace } from '../lib/settings.svelte';

/** How long a move stays before the next one, in milliseconds. */
export const BEAT: Record<Pace, number> = { slow: 2000, normal: 1000, fast: 500, once: 0 };

/** What no piece of the board shows (a gain, a card drawn) is read faster. */
const QUIET = 0.45;

interface Queued<Frame> {
  frame: Frame;
  /** Something on the board changes its place. */
  loud: boolean;
}

export class Playback<Frame> {
  #queue: Queued<Frame>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = new Set<string>();
  readonly #show: (frame: Frame) => void;
  readonly #pace: () => Pace;
  readonly #counted: (left: number) => void;

  constructor(show: (frame: Frame) => void, pace: () => Pace, counted: (left: number) => void) {
    this.#show = show;
    this.#pace = pace;
    this.#counted = counted;
  }

  /** How many moves wait to be shown. */
  get left(): number {
    return this.#queue.length;
  }

  /** Is the last move shown still being read, or are more waiting? */
  get playing(): boolean {
    return this.#queue.length > 0 || this.#timer !== undefined;
  }

  /** Somebody else's move. */
  push(frame: Frame, loud: boolean): void {
    if (BEAT[this.#pace()] === 0 && !this.#held.size) return this.now(frame);
    this.#queue.push({ frame, loud });
    if (this.#timer === undefined) this.#next();
    else this.#counted(this.left);
  }

  /** Nothing happened, but something is known better: it belongs to the latest move. */
  amend(frame: Frame): void {
    const last = this.#queue.at(-1);
    if (last) last.frame = frame;
    else this.#show(frame);
  }

  /** What must be seen at once: one's own move, going back, a new connection. Nothing waits any longer. */
  now(frame: Frame): void {
    this.#stop();
    this.#queue = [];
    this.#show(frame);
    this.#counted(0);
  }

  /** The next move, without waiting for the rest of this one. */
  skip(): void {
    this.#stop();
    this.#next();
  }

  /** Straight to how things are now. */
  finish(): void {
    const last = this.#queue.at(-1);
    if (last) this.now(last.frame);
    else this.#stop();
  }

  /** While something stays until it was seen, nothing goes on. */
  hold(why: string, on: boolean): void {
    if (on) this.#held.add(why);
    else this.#held.delete(why);
    if (!on && this.#timer === undefined) this.#next();
  }

  close(): void {
    this.#stop();
    this.#queue = [];
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next() {
    const next = this.#held.size ? undefined : this.#queue.shift();
    this.#counted(this.left);
    if (!next) return;
    const beat = BEAT[this.#pace()] * (next.loud ? 1 : QUIET);
    // The timer runs before the frame is shown: a scene it opens holds what comes next.
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, beat);
    this.#show(next.frame);
  }
}
