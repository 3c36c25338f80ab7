/** What is chosen for a new table before it is sent. */
import type { ClockSettings } from '../lib/protocol/ClockSettings';
import type { NewSeat } from '../lib/protocol/NewSeat';

export interface Sitting {
  kind: 'me' | 'open' | 'bot';
  /** Kept while the kind changes, so that nothing typed is lost. */
  bot: string;
  name: string;
}

/** The first seat is mine, the others are bots. */
export const startingSeats = (count: number, bot: string): Sitting[] =>
  Array.from({ length: count }, (_, at) => ({ kind: at === 0 ? 'me' : 'bot', bot, name: '' }));

/** As the server wants them. On one screen every person has a name of their own. */
export function asSeats(seats: readonly Sitting[], own: string): NewSeat[] {
  let number = 0;
  return seats.map((seat) => {
    if (seat.kind === 'open') return 'open';
    if (seat.kind === 'bot') return { bot: seat.bot };
    number += 1;
    return { me: seat.name.trim() || (number === 1 ? own : `${own} ${number}`) };
  });
}

export const CLOCKS: { name: string; clock?: ClockSettings }[] = [
  { name: 'clock-none' },
  { name: 'clock-live', clock: { budget_s: 30 * 60, bonus_s: 15 } },
  { name: 'clock-evening', clock: { budget_s: 2 * 3600, bonus_s: 60 } },
  { name: 'clock-week', clock: { budget_s: 7 * 86_400, bonus_s: 3600 } },
];
