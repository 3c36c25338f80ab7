/** What the people and bots in the seats are called. */
import { botName, botShort } from '../lobby/naming';
import type { Note } from '../lib/protocol/Note';
import type { Say } from '../lib/protocol/Say';
import type { SeatInfo } from '../lib/protocol/SeatInfo';
import { t } from '../lib/text.svelte';

export const botOf = (seat: SeatInfo): string | undefined =>
  typeof seat.player === 'object' ? seat.player.bot : undefined;

/** Who sits there: a person's name, a bot's kind, or nobody. */
export function sitter(seat: SeatInfo | undefined): string {
  if (!seat) return '';
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

/** The side alone, as the game's own sentences name it. */
export const sideName = (seat: SeatInfo | undefined, say: (say: Say) => string): string =>
  seat?.side ? say(seat.side) : (seat?.name ?? '');

/** A seat in a word or two: you, the person, the bot, or the side where several bots are of one kind. */
export function shortName(
  seats: readonly SeatInfo[],
  seat: number,
  mine: readonly number[],
  say: (say: Say) => string,
): string {
  const info = seats[seat];
  if (!info) return '';
  if (mine.length === 1 && mine[0] === seat) return t('you');
  if (info.name) return info.name;
  const bot = botOf(info);
  const alone = seats.filter((other) => botOf(other) === bot).length === 1;
  return bot && (alone || !info.side) ? botShort(bot) : info.side ? say(info.side) : '';
}

/** What the table notes about a seat, after its name; `nameOf` names the others. */
export function noteText(note: Note, seat: number, nameOf: (seat: number) => string): string {
  if (note === 'hint') return t('note-hint');
  if (note === 'reclaimed') return t('note-reclaimed');
  if (note === 'back') return t('note-back');
  if ('missed' in note) return t('note-missed', { name: nameOf(note.missed.by) });
  if ('went_back' in note) return t('note-went-back', { steps: note.went_back.steps });
  if ('vacation' in note) return t('note-vacation', { days: note.vacation.days });
  if ('replaced' in note) {
    return t('note-replaced', {
      bot: botShort(note.replaced.bot),
      instead: botShort(note.replaced.instead),
    });
  }
  const { by } = note.given;
  if (by === null) return t('note-given-time');
  return by === seat ? t('note-given-own') : t('note-given', { name: nameOf(by) });
}
