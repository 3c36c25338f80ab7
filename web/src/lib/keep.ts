/** The secrets of one's seats, kept on this device: whoever has a secret is the seat's person. */
export interface KeptSeat {
  table: string;
  secret: string;
}

const KEY = 'sietch.seats';
const SECRET = /^[0-9a-f]{32}$/;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const readable = (kept: unknown): kept is KeptSeat => {
  const seat = kept as KeptSeat;
  return (
    typeof seat === 'object' && seat !== null && typeof seat.table === 'string' && SECRET.test(seat.secret)
  );
};

export function keptSeats(store: Store = localStorage): KeptSeat[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(readable) : [];
  } catch {
    return [];
  }
}

/** Newest first; a secret is kept once. */
export function keepSeats(seats: readonly KeptSeat[], store: Store = localStorage): void {
  const others = keptSeats(store).filter((old) => !seats.some((seat) => seat.secret === old.secret));
  store.setItem(KEY, JSON.stringify([...seats, ...others].slice(0, 100)));
}

/** The secrets for one table. */
export const secretsFor = (table: string, store: Store = localStorage): string[] =>
  keptSeats(store)
    .filter((seat) => seat.table === table)
    .map((seat) => seat.secret)
    .slice(0, 6);

export function forgetTable(table: string, store: Store = localStorage): void {
  store.setItem(KEY, JSON.stringify(keptSeats(store).filter((seat) => seat.table !== table)));
}

/** The secret behind `#` of a seat's link. */
export function secretOf(hash: string): string | undefined {
  const secret = hash.replace(/^#/, '');
  return SECRET.test(secret) ? secret : undefined;
}

/** The table and the secret, if any, that somebody pasted: a whole link, a path or an id. */
export function readLink(text: string): { table: string; secret?: string } | undefined {
  const found = /(?:^|\/(?:table|watch)\/)([a-z0-9]{16})\/?(?:#([0-9a-f]{32}))?$/.exec(text.trim());
  const table = found?.[1];
  if (!table) return undefined;
  return found[2] ? { table, secret: found[2] } : { table };
}
