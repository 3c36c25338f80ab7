/** Opening a table and sitting down. */
import { ApiError, fetchGames, openTable, takeSeat } from '../lib/api';
import { keepSeats } from '../lib/keep';
import type { NewTable } from '../lib/protocol/NewTable';
import type { SeatSecret } from '../lib/protocol/SeatSecret';
import { router } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/text.svelte';

/** The name somebody sits down with when they gave none. */
export const ownName = (): string => settings.name.trim() || t('player-nameless');

/** How many nameless people may sit at one table. */
const NAMELESS = 6;

/** Takes a seat. Names at a table differ, so whoever gave none is numbered where others gave none either. */
export async function sitDown(id: string, seat: number): Promise<SeatSecret> {
  for (let number = 1; ; number += 1) {
    try {
      return await takeSeat(id, seat, number === 1 ? ownName() : `${ownName()} ${number}`);
    } catch (failure) {
      const taken = failure instanceof ApiError && failure.code === 'name';
      if (!taken || settings.name.trim() || number === NAMELESS) throw failure;
    }
  }
}

export async function open(table: NewTable): Promise<void> {
  const opened = await openTable(table);
  keepSeats(opened.secrets.map(({ secret }) => ({ table: opened.table.id, secret })));
  router.go(opened.link);
}

/** The usual mode, the first seat mine, the others bots. */
export async function playNow(game: string): Promise<void> {
  const games = await fetchGames();
  const mode = games.games.find((info) => info.id === game)?.modes[0];
  const seats = mode?.setups[0]?.seats;
  const bot = games.usual_bot;
  if (!mode || !seats) return;
  const others = Array.from({ length: seats - 1 }, () => ({ bot }));
  await open({ game, mode: mode.id, seats: [{ me: ownName() }, ...others] });
}
