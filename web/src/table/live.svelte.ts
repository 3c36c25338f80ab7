/** A table as it goes on: the connection and what is known, for the screens to show. */
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
import type { Viewer } from '../lib/protocol/Viewer';
import { have, nameOf, nothing, reduce, type Seen, type TableState } from '../lib/reduce';

export class LiveTable {
  state = $state.raw<TableState>(nothing);
  link = $state<Link>('connecting');
  /** What the server last answered with "no"; shown until the next action. */
  problem = $state.raw<Problem | null>(null);
  /** An action is on its way. */
  busy = $state(false);
  readonly #connection: Connection;

  constructor(id: string, hello: () => Hello, open: () => Socket = () => tableSocket(id)) {
    this.#connection = connect(
      {
        hello: () => {
          const known = have(this.state);
          return { ...hello(), ...(known && { have: known }) };
        },
        heard: (message) => this.#heard(message),
        link: (link) => (this.link = link),
      },
      open,
    );
  }

  close(): void {
    this.#connection.close();
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
  async act(seat: number, action: unknown): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const seq = this.seen({ seat })?.seq;
    const at = seq !== undefined && { seq, epoch: this.state.epoch };
    await this.tell({ type: 'act', seat, action: action as never, ...at });
    this.busy = false;
  }

  /** Gives a seat (one's own, an open one, or that of somebody who left) to a bot: the usual one, if none is named. */
  async giveToBot(seat: number | undefined, give: number, bot?: string): Promise<void> {
    bot ??= (await fetchGames()).usual_bot;
    if (seat !== undefined) await this.tell({ type: 'give_to_bot', seat, give, bot });
  }

  async whyNot(seat: number, action: unknown): Promise<Refusal | null> {
    const answer = await this.#connection.ask({ type: 'why_not', seat, action: action as never });
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
    const before = this.state.lost;
    this.state = reduce(this.state, message);
    if (this.state.lost && !before) void this.tell({ type: 'all' });
    if (message.type === 'error' && message.id === null) this.problem = message;
  }
}
