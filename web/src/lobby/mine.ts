import '../people/words';
import type { MyTable } from '../lib/protocol/MyTable';
import { t } from '../lib/text.svelte';

const rank = ({ table, seats }: MyTable): number => {
  if (table.status.stage === 'over') return 2;
  return table.status.waiting.some((seat) => seats.includes(seat)) ? 0 : 1;
};

/** The least time that one of my seats which is waited for has left; none without a clock. */
export function leastLeft({ table, seats }: MyTable): number | undefined {
  const mine = table.status.seats.filter(
    ({ seat, left_ms }) => left_ms !== null && seats.includes(seat) && table.status.waiting.includes(seat),
  );
  return mine.length ? Math.min(...mine.map(({ left_ms }) => left_ms ?? 0)) : undefined;
}

/** Tables that wait for me first, the least time on top; then those going on, then those that are over; the newest first. */
export const sorted = (tables: readonly MyTable[]): MyTable[] =>
  [...tables].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      (rank(a) === 0 ? (leastLeft(a) ?? Infinity) - (leastLeft(b) ?? Infinity) || 0 : 0) ||
      b.table.created - a.table.created,
  );

const HOUR = 3_600_000;

/** So much time in hours and minutes, or days and hours. */
export function timeLeft(left: number): string {
  const hours = Math.floor(left / HOUR);
  return hours < 48
    ? t('hours-short', { hours, minutes: Math.floor((left % HOUR) / 60_000) })
    : t('days-short', { days: Math.floor(hours / 24), hours: hours % 24 });
}
