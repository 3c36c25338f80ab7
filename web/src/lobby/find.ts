/** Tables that strangers open, and how one finds the right one. */
import type { ClockSettings } from '../lib/protocol/ClockSettings';
import type { GameInfo } from '../lib/protocol/GameInfo';
import type { NewTable } from '../lib/protocol/NewTable';
import type { TableInfo } from '../lib/protocol/TableInfo';
import { CLOCKS } from './choosing';

export type Pace = 'live' | 'slow';

/** What somebody looks for; empty is any. */
export interface Wishes {
  game: string;
  pace: Pace | '';
  languages: string[];
  strength: number;
}

/** A clock with more than this for each seat is that of a game over days, as the server has it. */
const LIVE = 3 * 3600;

/** None without a clock: nobody has promised any. */
export const paceOf = ({ clock }: TableInfo): Pace | undefined =>
  clock ? (clock.budget_s > LIVE ? 'slow' : 'live') : undefined;

/** The clock of a table that is opened for whoever finds none. */
export const clockFor = (pace: Pace | ''): ClockSettings | undefined =>
  CLOCKS[pace === 'slow' ? CLOCKS.length - 1 : 1]?.clock;

/** The numbers of its free seats. */
export const chairs = (table: TableInfo): number[] =>
  table.status.seats.filter((seat) => seat.player === 'open').map((seat) => seat.seat);

/** Where no language is named all are welcome. */
const speaks = (languages: readonly string[], wished: readonly string[]): boolean =>
  !languages.length || !wished.length || languages.some((lang) => wished.includes(lang));

/** Where either side takes any strength, or they are at most one step apart. */
const strong = (one: number, other: number): boolean => !one || !other || Math.abs(one - other) <= 1;

export const fits = (table: TableInfo, wishes: Wishes): boolean =>
  chairs(table).length > 0 &&
  (!wishes.game || table.game === wishes.game) &&
  (!wishes.pace || paceOf(table) === wishes.pace) &&
  speaks(table.public?.languages ?? [], wishes.languages) &&
  strong(table.public?.strength ?? 0, wishes.strength);

/** Those that fit, the one that needs the fewest people first, then the one that has waited longest. */
export const fitting = (tables: readonly TableInfo[], wishes: Wishes): TableInfo[] =>
  tables
    .filter((table) => fits(table, wishes))
    .sort((a, b) => chairs(a).length - chairs(b).length || a.created - b.created);

/** How many people wait for others. */
export const waiting = (tables: readonly TableInfo[]): number =>
  tables.flatMap((table) => table.status.seats).filter((seat) => seat.player === 'person').length;

/** A table as it was wished, for others to find. */
export function wished(games: readonly GameInfo[], wishes: Wishes, name: string): NewTable | undefined {
  const game = games.find(({ id }) => id === wishes.game) ?? games[0];
  const mode = game?.modes[0];
  const seats = mode?.setups[0]?.seats;
  if (!game || !mode || !seats) return undefined;
  const clock = clockFor(wishes.pace);
  return {
    game: game.id,
    mode: mode.id,
    seats: [{ me: name }, ...Array.from({ length: seats - 1 }, () => 'open' as const)],
    ...(clock && { clock }),
    public: { title: '', languages: wishes.languages, strength: wishes.strength },
  };
}

/** What finding a table takes. */
export interface Ways {
  lobby(): Promise<TableInfo[]>;
  /** Takes a seat; false if somebody was faster. */
  sit(table: string, seat: number): Promise<boolean>;
  open(): Promise<string | undefined>;
  leave(table: string): Promise<void>;
}

async function sitSomewhere(tables: readonly TableInfo[], ways: Ways): Promise<string | undefined> {
  for (const table of tables)
    for (const seat of chairs(table)) if (await ways.sit(table.id, seat)) return table.id;
  return undefined;
}

/** Sits down where it fits, or opens a table. Two who open one at the same moment meet at the older. */
export async function find(wishes: Wishes, ways: Ways): Promise<string | undefined> {
  const found = await sitSomewhere(fitting(await ways.lobby(), wishes), ways);
  if (found) return found;
  const own = await ways.open();
  if (!own) return undefined;
  const tables = await ways.lobby();
  const mine = tables.find((table) => table.id === own);
  const older = fitting(tables, wishes).filter(
    (table) => mine && (table.created < mine.created || (table.created === mine.created && table.id < own)),
  );
  const better = await sitSomewhere(older, ways);
  if (!better) return own;
  await ways.leave(own);
  return better;
}
