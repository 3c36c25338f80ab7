/** What is known of a game that is over: its curve, its decisive moments; and playing again with the same people. */
import type { Extras, Told } from '../games/board';
import { openTable } from '../lib/api';
import { keepSeats } from '../lib/keep';
import type { NewSeat } from '../lib/protocol/NewSeat';
import type { Step } from '../lib/protocol/Step';
import type { Swing } from '../lib/protocol/Swing';
import { router } from '../lib/router.svelte';
import { Reviewing } from '../review/reviewing.svelte';
import type { LiveTable } from '../table/live.svelte';
import { roundEnds } from './ended';

/** So many moments are told. */
const MOMENTS = 4;

export interface Moment {
  swing: Swing;
  /** Between which rounds it lies. */
  at: number;
  told: Told | undefined;
}

export class Ended {
  /** By seat: the score after each round, from the start on. */
  curve = $state.raw<number[][]>([]);
  readonly reviewing: Reviewing;
  readonly #steps: readonly Step[];

  constructor(live: LiveTable, id: string, steps: readonly Step[], extras: Extras, seats: number) {
    this.#steps = steps;
    this.reviewing = new Reviewing(id);
    void this.#look(live, extras, seats);
  }

  stop(): void {
    this.reviewing.stop();
  }

  /** The moves that changed the chances most, in the order of the game. */
  readonly moments = $derived.by((): Moment[] => {
    const { review } = this.reviewing;
    if (!review) return [];
    return [...review.swings]
      .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
      .slice(0, MOMENTS)
      .sort((a, b) => a.step - b.step)
      .map((swing) => {
        const first = review.rounds[0] ?? 0;
        const within = review.rounds.filter((round) => round === review.rounds[swing.step]).length;
        const begun = review.rounds.indexOf(review.rounds[swing.step] ?? 0);
        const at =
          (review.rounds[swing.step] ?? first) - first + (swing.step - begun) / Math.max(1, within);
        const told = this.#steps.find(({ step }) => step === swing.step)?.told[0];
        return { swing, at, told };
      });
  });

  /** Positions at the ends of rounds are asked for one by one; what has come is shown. */
  async #look(live: LiveTable, extras: Extras, seats: number): Promise<void> {
    const { ending } = extras;
    if (!ending) return;
    for (const step of roundEnds(this.#steps, (told) => ending.begins(told))) {
      const position = await live.position('everything', step).catch(() => null);
      if (!position) continue;
      const scores = Array.from({ length: seats }, (_, seat) => ending.score(position.view, seat));
      this.curve = scores.map((score, seat) => [...(this.curve[seat] ?? []), score]);
    }
  }
}

/** Opens the same table anew, with the same settings; people are invited by a line in the old table's chat. */
export async function again(live: LiveTable, line: (link: string) => string): Promise<void> {
  const { table, status, mine } = live.known;
  const seat = mine[0];
  if (!table || !status || seat === undefined) return;
  const seats = status.seats.map((info): NewSeat => {
    if (mine.includes(info.seat)) return { me: info.name ?? '' };
    return typeof info.player === 'object' && !info.name ? info.player : 'open';
  });
  const opened = await openTable({
    game: table.game,
    mode: table.mode,
    seats,
    options: table.options,
    hot_seat: table.hot_seat,
    hints: table.hints,
    rated: table.rated,
    ...(table.clock && { clock: table.clock }),
  });
  keepSeats(opened.secrets.map(({ secret }) => ({ table: opened.table.id, secret })));
  if (seats.includes('open'))
    await live.tell({ type: 'chat', seat, text: line(location.origin + opened.link) });
  router.go(opened.link);
}

/** The table somebody else at this one invites to. */
export function invitation(live: LiveTable): string | undefined {
  const line = live.known.chat.findLast(({ text }) => /\/table\/[a-z0-9]{16}\b/.test(text));
  if (!line || live.known.mine.includes(line.seat)) return undefined;
  return /\/table\/[a-z0-9]{16}/.exec(line.text)?.[0];
}
