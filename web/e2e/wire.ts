/** What crosses the wire: every frame a page is sent, and questions put to the server past the screen. */
import type { Page } from '@playwright/test';
import type { Asked } from '../src/lib/protocol/Asked';
import type { Choice } from '../src/lib/protocol/Choice';
import type { FromClient } from '../src/lib/protocol/FromClient';
import type { FromServer } from '../src/lib/protocol/FromServer';
import type { Viewer } from '../src/lib/protocol/Viewer';
import type { Step } from '../src/lib/protocol/Step';
import { nameOf, nothing, reduce } from '../src/lib/reduce';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What a viewer was told, and what they had in front of them after it. */
export interface Heard {
  viewer: Viewer;
  view: unknown;
  asked: Asked | null;
  choices: Choice[];
  log: Step[];
}

/** Everything the page's socket is sent from now on. Listen before the page is opened. */
export function listen(page: Page): { frames: string[]; updates(): Heard[] } {
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', (frame) => frames.push(String(frame.payload))),
  );
  const updates = () => {
    let state = nothing;
    return frames.flatMap((text): Heard[] => {
      const message = JSON.parse(text) as FromServer;
      state = reduce(state, message);
      if (state.lost) throw new Error(`a patch does not fit: ${text}`);
      if (message.type !== 'update') return [];
      return message.viewers.flatMap(({ viewer, log }) => {
        const seen = state.seen[nameOf(viewer)];
        return seen ? [{ ...seen, log }] : [];
      });
    });
  };
  return { frames, updates };
}

/** Asks as this browser's person, on a socket of its own: what the screen offers does not matter here. */
export async function ask(page: Page, message: Without<FromClient, 'id'>): Promise<FromServer> {
  const answer = await page.evaluate(
    (message) =>
      new Promise<string>((answer, failed) => {
        const table = location.pathname.split('/')[2];
        const kept = JSON.parse(localStorage.getItem('sietch.seats') ?? '[]') as {
          table: string;
          secret: string;
        }[];
        const secrets = kept.filter((seat) => seat.table === table).map((seat) => seat.secret);
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
        socket.onopen = () => {
          socket.send(JSON.stringify({ type: 'hello', secrets, watch: !secrets.length }));
          socket.send(message);
        };
        socket.onerror = () => failed(new Error('no socket'));
        socket.onmessage = (event) => {
          if ((JSON.parse(String(event.data)) as { id?: number }).id !== 1) return;
          answer(String(event.data));
          socket.close();
        };
      }),
    JSON.stringify({ ...message, id: 1 }),
  );
  return JSON.parse(answer) as FromServer;
}

interface ConquestView {
  sides: ({ seat: number } & Record<string, unknown>)[];
  decks: { traitor_bottom: unknown };
  battle: { revealed: boolean; sides: { seat: number; plan: unknown }[]; shown: unknown } | null;
}

const seatOf = (viewer: Viewer): number | undefined =>
  typeof viewer === 'object' ? viewer.seat : undefined;

/** What a viewer of Conquest was sent and may not know; each as a word that names it. */
export function leaks({ viewer, view, log }: Heard): string[] {
  // After the end everything lies open.
  if (viewer === 'everything') return [];
  const own = seatOf(viewer);
  const found: string[] = [];
  const { sides, battle } = (view ?? { sides: [], battle: null }) as unknown as ConquestView;
  for (const side of sides.filter((side) => side.seat !== own))
    for (const hand of ['battle_hand', 'market_hand', 'traitors', 'traitors_offered'])
      if (side[hand] !== null) found.push(`${hand} of seat ${side.seat}`);
  if (battle && !battle.revealed) {
    for (const side of battle.sides)
      if (side.seat !== own && side.plan !== null) found.push(`plan of seat ${side.seat}`);
    if (own === undefined && battle.shown !== null) found.push('what Prescience showed');
  }
  for (const { event } of log.flatMap((step) => step.told)) {
    const [[kind, value] = ['', undefined]] = Object.entries(event as Record<string, unknown>);
    const held = (value ?? {}) as Record<string, unknown>;
    const hidden =
      (/^drew_/.test(kind) && held.cards) ||
      (kind === 'leaders_drawn' && held.public === false && held.leaders) ||
      (/^traitors?_(dealt|kept|drawn|returned)$/.test(kind) && (held.leaders ?? held.leader));
    if (hidden && held.seat !== own) found.push(`${kind} of seat ${String(held.seat)}`);
    if (kind === 'shown' && held.shown && held.to !== own && held.by !== own)
      found.push('what Prescience showed');
  }
  return found;
}
