/** Opening a table and sitting down. */
import { ApiError, branchTable, fetchGames, openTable, takeSeat } from '../lib/api';
import { keepSeats } from '../lib/keep';
import type { Branch } from '../lib/protocol/Branch';
import type { NewTable } from '../lib/protocol/NewTable';
import type { Opened } from '../lib/protocol/Opened';
import type { SeatSecret } from '../lib/protocol/SeatSecret';
import { router } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/text.svelte';

/** The name somebody sits down with when they gave none. */
export const ownName = (): string => settings.name.trim() || t('player-nameless');

/** How many nameless people may sit at one table. */
const NAMELESS = 6;

/** Takes a seat. Names at a table differ, so whoever gave none is numbered where others gave none either. */
export async function takeOpenSeat(id: string, seat: number): Promise<SeatSecret> {
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
  sitDown(await openTable(table));
}

/** Plays on from a position of a game that is over. */
export async function playOn(id: string, branch: Branch): Promise<void> {
  sitDown(await branchTable(id, branch));
}

function sitDown(opened: Opened): void {
  keepSeats(opened.secrets.map(({ secret }) => ({ table: opened.table.id, secret })));
  // Back from the table leads to the lobby, not to the form that opened it.
  router.go(opened.link, router.route.screen === 'new');
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
