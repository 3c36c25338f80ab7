import type { Power } from '../../games/board';

/** Seat numbers and the powers whose colour, shape and pattern they share (look.md, section 2). */
export const POWERS: readonly Power[] = ['harkonnen', 'atreides', 'fremen', 'emperor', 'guild', 'neutral'];

/** The number (from 1) of the drawing for a power: `#seat-n`, `#pawn-n`, `#pat-n`. */
export const drawing = (power: Power): number => POWERS.indexOf(power) + 1;

/** The glyph of a power's emblem; a seat without a power bears a plain banner. */
export const emblem = (power: Power): string => (power === 'neutral' ? 'control' : power);

/** The power a seat (from 0) wears when its game does not say otherwise. */
export const powerOfSeat = (seat: number): Power => POWERS[seat % POWERS.length] ?? 'neutral';

/** The games in which a seat wears the colours of its side; in the others every seat has its own, whoever leads it. */
const BY_SIDE: readonly string[] = ['arrakis', 'conquest'];

/** What the Emperor's side is called where it does not bear his name. */
const EMPEROR = /imperium|corrino/;

/**
 * The colours a seat (from 0) will wear at a table of this game, as far as that is certain: `faction-imperium` is the
 * Emperor's. Without a side, or without a seat where those have the colours, nothing is known yet.
 */
export function powerOfSide(game: string, side: string | undefined, seat?: number): Power {
  if (!BY_SIDE.includes(game)) return seat === undefined ? 'neutral' : powerOfSeat(seat);
  if (side === undefined) return 'neutral';
  return POWERS.find((power) => side.includes(power)) ?? (EMPEROR.test(side) ? 'emperor' : 'neutral');
}

/** Outlines on the 24-unit grid, by drawing number. */
export const SHAPES: readonly string[] = [
  'M4 4h16v16H4z',
  'M12 2.5a9.5 9.5 0 1 0 .01 0z',
  'M12 1.2L22.8 12 12 22.8 1.2 12z',
  'M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z',
  'M12 1.5c5 5 8.5 8.5 8.5 12.5a8.5 8.5 0 0 1-17 0c0-4 3.5-7.5 8.5-12.5z',
  'M12 2L23 21.5H1z',
];
