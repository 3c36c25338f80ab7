/** My tables as a calendar: what waits for me, by the day I must have moved. */
import type { MyTable } from '../lib/protocol/MyTable';

const DAY = 24 * 3_600_000;

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

/** The middle of a day, so that a change of the clocks does not shift it. */
const noon = (at: number) => new Date(at).setHours(12, 0, 0, 0);

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The day by which I must have moved, in words: today, tomorrow, a weekday, a date. */
export function dueDay(left: number, now: number, lang: string): string {
  const days = Math.round((noon(now + left) - noon(now)) / DAY);
  if (days < 2) return upper(new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(days, 'day'));
  const how: Intl.DateTimeFormatOptions =
    days < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' };
  return upper(new Intl.DateTimeFormat(lang, how).format(now + left));
}

export interface Group {
  /** The day, or why there is none. */
  name: string;
  tables: MyTable[];
}

/** My tables as a calendar: those that wait for me by the day they are due, then the others. */
export function grouped(
  tables: readonly MyTable[],
  now: number,
  lang: string,
  named: { any: string; others: string; over: string },
): Group[] {
  const found: Group[] = [];
  for (const table of sorted(tables)) {
    const left = leastLeft(table);
    const due = left === undefined ? named.any : dueDay(left, now, lang);
    const name = [due, named.others, named.over][rank(table)] ?? '';
    const same = found.find((group) => group.name === name);
    if (same) same.tables.push(table);
    else found.push({ name, tables: [table] });
  }
  return found;
}
