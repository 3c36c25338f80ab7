import type { MyTable } from '../lib/protocol/MyTable';

const rank = ({ table, seats }: MyTable): number => {
  if (table.status.stage === 'over') return 2;
  return table.status.waiting.some((seat) => seats.includes(seat)) ? 0 : 1;
};

/** Tables that wait for me first, then those going on, then those that are over; the newest first in each. */
export const sorted = (tables: readonly MyTable[]): MyTable[] =>
  [...tables].sort((a, b) => rank(a) - rank(b) || b.table.created - a.table.created);
