/** What a client knows of a table, and how each message changes it. No socket, no screen. */
import type { Asked } from './protocol/Asked';
import type { ChatLine } from './protocol/ChatLine';
import type { Choice } from './protocol/Choice';
import type { FromServer } from './protocol/FromServer';
import type { Have } from './protocol/Have';
import type { Section } from './protocol/Section';
import type { Status } from './protocol/Status';
import type { Step } from './protocol/Step';
import type { TableInfo } from './protocol/TableInfo';
import type { Viewer } from './protocol/Viewer';
import type { ViewerUpdate } from './protocol/ViewerUpdate';

/** What one of the client's viewers may know. */
export interface Seen {
  viewer: Viewer;
  seq: number;
  log: Step[];
  view: unknown;
  sections: Section[];
  asked: Asked | null;
  choices: Choice[];
  canUndo: boolean;
}

export interface TableState {
  epoch: string;
  version: string;
  table: TableInfo | null;
  status: Status | null;
  /** The seats whose secrets were shown. */
  mine: number[];
  chat: ChatLine[];
  seen: Record<string, Seen>;
  /** When `status` came, for clocks that run. */
  at: number;
}

export const nothing: TableState = {
  epoch: '',
  version: '',
  table: null,
  status: null,
  mine: [],
  chat: [],
  seen: {},
  at: 0,
};

export const nameOf = (viewer: Viewer): string =>
  typeof viewer === 'string' ? viewer : `seat ${viewer.seat}`;

/** Forget the steps from `from` on, then add the new ones: play, going back and coming back alike. */
function see(before: Seen | undefined, update: ViewerUpdate): Seen {
  const log = (before?.log ?? []).filter((step) => step.step < update.from);
  return {
    viewer: update.viewer,
    seq: update.seq,
    log: [...log, ...update.log],
    view: update.view,
    sections: update.sections ?? [],
    asked: update.asked,
    choices: update.choices,
    canUndo: update.can_undo,
  };
}

export function reduce(state: TableState, message: FromServer, now = Date.now()): TableState {
  switch (message.type) {
    case 'welcome': {
      const { epoch, version, table, seats: mine, chat } = message;
      return { ...state, epoch, version, table, status: table.status, mine, chat, at: now };
    }
    case 'update': {
      const seen = { ...state.seen };
      for (const update of message.viewers) {
        const name = nameOf(update.viewer);
        seen[name] = see(seen[name], update);
      }
      return { ...state, status: message.status, seen, at: now };
    }
    case 'chat': {
      const known = state.chat.some((line) => line.number === message.line.number);
      return known ? state : { ...state, chat: [...state.chat, message.line] };
    }
    default:
      return state;
  }
}

/** What to say in `hello` after a lost connection. */
export function have(state: TableState): Have | undefined {
  const viewers = Object.values(state.seen).map(({ viewer, seq }) => ({ viewer, seq }));
  return state.epoch && viewers.length ? { epoch: state.epoch, viewers } : undefined;
}
