/** A table as it goes on: the connection and what is known, for the screens to show. */
import type { AnyAction } from '../games/any';
import {
  connect,
  Lost,
  tableSocket,
  type Asking,
  type Connection,
  type Link,
  type Socket,
} from '../lib/connection';
import type { Refusal } from '../games/board';
import { fetchGames } from '../lib/api';
import type { FromServer } from '../lib/protocol/FromServer';
import type { Hello } from '../lib/protocol/Hello';
import type { Hint } from '../lib/protocol/Hint';
import type { Position } from '../lib/protocol/Position';
import type { Problem } from '../lib/protocol/Problem';
import type { SeatInfo } from '../lib/protocol/SeatInfo';
import type { Told } from '../lib/protocol/Told';
import type { Update } from '../lib/protocol/Update';
import type { Viewer } from '../lib/protocol/Viewer';
import { have, nameOf, nothing, reduce, type Seen, type TableState } from '../lib/reduce';
import { settings } from '../lib/settings.svelte';
import { Playback } from './playback';

export class LiveTable {
  /** What is shown: what others do comes at a human pace, one move after another. */
  state = $state.raw<TableState>(nothing);
  /** What is known, shown or not yet: clocks, and what the server is told. */
  known = $state.raw<TableState>(nothing);
  /** How many moves wait to be shown. */
  queued = $state(0);
  link = $state<Link>('connecting');
  /** What the server last answered with "no"; shown until the next action. */
  problem = $state.raw<Problem | null>(null);
  /** An action is on its way. */
  busy = $state(false);
  /** Does a board show it by something that moves? Set by whoever knows the game. */
  loud: (told: Told) => boolean = () => true;
  readonly playback = new Playback<TableState>(
    (state) => (this.state = state),
    () => settings.pace,
    (left) => (this.queued = left),
  );
  /** The next update tells of one's own move. */
  #own = false;
  readonly #connection: Connection;

  constructor(id: string, hello: () => Hello, open: () => Socket = () => tableSocket(id)) {
    this.#connection = connect(
      {
        hello: () => {
          const had = have(this.known);
          return { ...hello(), ...(had && { have: had }) };
        },
        heard: (message) => this.#heard(message),
        link: (link) => (this.link = link),
      },
      open,
    );
  }

  close(): void {
    this.#connection.close();
    this.playback.close();
  }

  /** Clocks do not wait for what is still being shown: they are those of what is known. */
  get clocks(): { seats: SeatInfo[] | undefined; at: number; running: number[] } {
    const { status, at } = this.known;
    return { seats: status?.seats, at, running: status?.waiting ?? [] };
  }

  seen(viewer: Viewer): Seen | undefined {
    return this.state.seen[nameOf(viewer)];
  }

  /** Sends a message; a "no" is kept in `problem`. True if it was done. */
  async tell(message: Asking): Promise<boolean> {
    this.problem = null;
    try {
      const answer = await this.#connection.ask(message);
      if (answer.type !== 'error') return true;
      this.problem = answer;
    } catch (problem) {
      if (!(problem instanceof Lost)) throw problem;
    }
    return false;
  }

  /** With the sequence number, so that nothing can be done twice or on old news. */
  async act(seat: number, action: AnyAction): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#own = true;
    const seq = this.known.seen[nameOf({ seat })]?.seq;
    const at = seq !== undefined && { seq, epoch: this.known.epoch };
    if (!(await this.tell({ type: 'act', seat, action, ...at }))) this.#own = false;
    this.busy = false;
  }

  /** Gives a seat (one's own, an open one, or that of somebody who left) to a bot: the usual one, if none is named. */
  async giveToBot(seat: number | undefined, give: number, bot?: string): Promise<void> {
    bot ??= (await fetchGames()).usual_bot;
    if (seat !== undefined) await this.tell({ type: 'give_to_bot', seat, give, bot });
  }

  async whyNot(seat: number, action: AnyAction): Promise<Refusal | null> {
    const answer = await this.#connection.ask({ type: 'why_not', seat, action });
    return answer.type === 'error' && answer.why ? { why: answer.why, rule: answer.rule ?? '' } : null;
  }

  /** What the seat had best do; a "no" is kept in `problem`. */
  async hint(seat: number): Promise<Hint | null> {
    this.problem = null;
    try {
      const answer = await this.#connection.ask({ type: 'hint', seat });
      if (answer.type === 'hint') return answer;
      // Something has happened meanwhile: there is something new to look at.
      if (answer.type === 'error' && answer.code !== 'stale') this.problem = answer;
    } catch (problem) {
      if (!(problem instanceof Lost)) throw problem;
    }
    return null;
  }

  async position(viewer: Viewer, step: number): Promise<Position | null> {
    const answer = await this.#connection.ask({ type: 'replay', viewer, step });
    return answer.type === 'position' ? answer : null;
  }

  async report(viewer: Viewer): Promise<unknown> {
    const answer = await this.#connection.ask({ type: 'bug_report', viewer });
    return answer.type === 'report' ? answer : null;
  }

  #heard(message: FromServer) {
    const before = this.known;
    this.known = reduce(before, message);
    if (this.known !== before) this.#show(before, message);
    if (this.known.lost && !before.lost) void this.tell({ type: 'all' });
    if (message.type === 'error' && message.id === null) this.problem = message;
  }

  /** At once what is one's own, what goes back and what is not of the game; the rest at its pace. */
  #show(before: TableState, message: FromServer) {
    const fresh = message.type === 'update' ? freshSteps(before, message) : undefined;
    if (fresh === undefined) {
      const { status, seen } = this.state;
      const playing = this.queued > 0;
      this.state = playing ? { ...this.known, status, seen } : this.known;
    } else if (this.#own || fresh === 'back' || this.known.status?.undo) {
      this.#own = false;
      this.playback.now(this.known);
    } else if (fresh === 'none') this.playback.amend(this.known);
    else this.playback.push(this.known, fresh.some(this.loud));
  }
}

/** What an update tells that is new; whether it takes something back or shows a table for the first time. */
function freshSteps(before: TableState, update: Update): Told[] | 'none' | 'back' {
  let longest: Told[] = [];
  for (const { viewer, log, from } of update.viewers) {
    const had = before.seen[nameOf(viewer)]?.log;
    if (!had?.length || from <= (had.at(-1)?.step ?? -1)) return 'back';
    const told = log.flatMap((step) => step.told);
    if (told.length > longest.length) longest = told;
  }
  return longest.length ? longest : 'none';
}
