/** What a card does, one sentence an effect. */
import type { Say } from '../board';

export const sentences = (says: readonly Say[], say: (say: Say) => string): string =>
  says.map((one) => `${say(one)}.`).join(' ');
