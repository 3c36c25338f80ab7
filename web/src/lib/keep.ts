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

const MEMBER = 'sietch.member';

/** Is this browser signed in, as far as it knows? The server knows better; nobody else is asked for nothing. */
export const isMember = (store: Store = localStorage): boolean => store.getItem(MEMBER) === 'yes';

export const setMember = (member: boolean, store: Store = localStorage): void =>
  store.setItem(MEMBER, member ? 'yes' : 'no');

const MUTED = 'sietch.muted';
const MOST_MUTED = 50;

const muted = (store: Store): string[] => (store.getItem(MUTED) ?? '').split(' ').filter(Boolean);

/** Is the talk at a table hidden on this device? */
export const isMuted = (table: string, store: Store = localStorage): boolean =>
  muted(store).includes(table);

export function setMuted(table: string, quiet: boolean, store: Store = localStorage): void {
  const others = muted(store).filter((other) => other !== table);
  store.setItem(MUTED, (quiet ? [table, ...others] : others).slice(0, MOST_MUTED).join(' '));
}
