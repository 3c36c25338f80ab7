/** What the people and bots in the seats are called. */
import { botName } from '../lobby/naming';
import type { Say } from '../lib/protocol/Say';
import type { SeatInfo } from '../lib/protocol/SeatInfo';
import { t } from '../lib/text.svelte';

export const botOf = (seat: SeatInfo): string | undefined =>
  typeof seat.player === 'object' ? seat.player.bot : undefined;

/** Who sits there: a person's name, a bot's kind, or nobody. */
export function sitter(seat: SeatInfo): string {
  const bot = botOf(seat);
  if (bot && seat.name) return t('bot-for', { name: seat.name });
  if (bot) return botName(bot);
  return seat.name ?? t('seat-open');
}

/** The seat by its side once the game is on, with the person's name; by who sits there before. */
export function seatName(seat: SeatInfo | undefined, say: (say: Say) => string): string {
  if (!seat) return '';
  if (!seat.side) return seat.name ?? sitter(seat);
  return seat.name ? `${say(seat.side)} (${seat.name})` : say(seat.side);
}
