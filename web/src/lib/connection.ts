/** One socket to one table: comes back by itself, and goes on where it was. */
import type { FromClient } from './protocol/FromClient';
import type { FromServer } from './protocol/FromServer';
import type { Hello } from './protocol/Hello';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Asking = Without<Exclude<FromClient, { type: 'hello' }>, 'id'>;

export interface Connection {
  /** Sends a message and waits for its answer; fails if the connection is lost before. */
  ask(message: Asking): Promise<FromServer>;
  close(): void;
}

export interface Hooks {
  /** Asked at every connection: who is there, and what they have from before. */
  hello(): Hello;
  heard(message: FromServer): void;
  link(link: Link): void;
}

/** The connection was lost before the answer came. */
export class Lost extends Error {}

/** The part of a WebSocket that is used; tests bring their own. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: ((event: Event) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
  onmessage: ((event: MessageEvent) => unknown) | null;
};

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** How often the silence is looked at, and how long it may last before the server is asked whether it is there. With the
 * first wait they keep what is promised: after a server's sudden death everybody is back within ten seconds. */
const BEAT = 2_000;
const SILENCE = 4_000;

export function connect(hooks: Hooks, open: () => Socket): Connection {
  const waiting = new Map<number, { done(message: FromServer): void; lost(problem: Error): void }>();
  let socket: Socket | undefined;
  let wait = FIRST_WAIT;
  let over = false;
  let next = 1;
  let again: ReturnType<typeof setTimeout> | undefined;
  let heardAt = Date.now();
  let doubtful = false;

  function start() {
    hooks.link(wait === FIRST_WAIT ? 'connecting' : 'lost');
    const current = open();
    socket = current;
    current.onopen = () => current.send(JSON.stringify({ type: 'hello', ...hooks.hello() }));
    [heardAt, doubtful] = [Date.now(), false];
    current.onmessage = (event) => {
      [heardAt, doubtful] = [Date.now(), false];
      const message = JSON.parse(String(event.data)) as FromServer;
      if (message.type === 'welcome') {
        wait = FIRST_WAIT;
        hooks.link('open');
      }
      hooks.heard(message);
      if ('id' in message && message.id !== null) {
        waiting.get(message.id)?.done(message);
        waiting.delete(message.id);
      } else if (message.type === 'error' && (message.code === 'no_seat' || message.code === 'no_table')) {
        stop();
      }
    };
    current.onclose = () => lose(current);
  }

  function lose(gone: Socket) {
    gone.onopen = gone.onclose = gone.onmessage = null;
    for (const { lost } of waiting.values()) lost(new Lost('connection lost'));
    waiting.clear();
    if (over) return;
    hooks.link('lost');
    again = setTimeout(start, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  function stop() {
    over = true;
    clearTimeout(again);
    clearInterval(beat);
    hooks.link('closed');
    socket?.close();
  }

  const ask = (message: Asking) =>
    new Promise<FromServer>((done, lost) => {
      if (!socket || socket.readyState !== 1) {
        lost(new Lost('no connection'));
        return;
      }
      const id = next++;
      waiting.set(id, { done, lost });
      socket.send(JSON.stringify({ ...message, id }));
    });

  /** A server whose power fails closes nothing: if it does not even say that it is there, we go and knock again. */
  const listen = () => {
    if (!socket || socket.readyState > 1 || Date.now() - heardAt < SILENCE) return;
    if (!doubtful && socket.readyState === 1) ask({ type: 'ping' }).catch(() => undefined);
    if (doubtful) {
      lose(socket);
      socket.close();
    }
    doubtful = !doubtful;
  };
  const beat = setInterval(listen, BEAT);
  start();
  return { ask, close: stop };
}

/** The socket of a table on this server. */
export const tableSocket = (id: string): Socket =>
  new WebSocket(
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/socket`,
  );
