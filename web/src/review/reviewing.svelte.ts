/** A review under way: the server works on it, and is asked now and then how far it is. */
import { ApiError, fetchReview } from '../lib/api';
import type { Review } from '../lib/protocol/Review';

const ASK_EVERY = 700;

export class Reviewing {
  done = $state(0);
  review = $state.raw<Review | null>(null);
  problem = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(id: string) {
    void this.#ask(id);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #ask(id: string): Promise<void> {
    try {
      const { done, review } = await fetchReview(id);
      if (this.#stopped) return;
      this.done = done;
      this.review = review ?? null;
    } catch (failure) {
      const code = failure instanceof ApiError ? failure.code : 'trouble';
      // Others are being worked on, or the line is down for a moment: it is asked again.
      if (code !== 'busy' && code !== 'lost' && code !== 'too_fast') {
        this.problem = code;
        return;
      }
    }
    if (!this.review && !this.#stopped) this.#timer = setTimeout(() => void this.#ask(id), ASK_EVERY);
  }
}
