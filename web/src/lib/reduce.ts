/** What a client knows of a table, and how each message changes it. No socket, no screen. */
import type { AnyView } from '../games/any';
import type { Asked } from './protocol/Asked';
import type { ChatLine } from './protocol/ChatLine';
import { applied, DoesNotFit } from './patch';
import type { Choice } from './protocol/Choice';
import type { FromServer } from './protocol/FromServer';
import type { Have } from './protocol/Have';
import type { Now } from './protocol/Now';
import type { Section } from './protocol/Section';
import type { Status } from './protocol/Status';
import type { Step } from './protocol/Step';
import type { TableInfo } from './protocol/TableInfo';
import type { Update } from './protocol/Update';
import type { Viewer } from './protocol/Viewer';
import type { ViewerUpdate } from './protocol/ViewerUpdate';

/** What one of the client's viewers may know. */
export interface Seen {
  viewer: Viewer;
  seq: number;
  log: Step[];
  /** Everything below, as it came: what the next patch applies to. */
  now: Now;
  /** Nothing before the game is on. */
  view: AnyView | null;
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
  /** A patch did not fit: everything must be asked for. */
  lost: boolean;
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
  lost: false,
};

export const nameOf = (viewer: Viewer): string =>
  typeof viewer === 'string' ? viewer : `seat ${viewer.seat}`;

/** What a viewer may know now: whole, or what they had with a patch for just that. */
function nowOf(before: Seen | undefined, update: ViewerUpdate): Now {
  if (update.now) return update.now;
  if (!before || !update.patch || before.seq + 1 !== update.seq) throw new DoesNotFit();
  return applied(before.now, update.patch);
}

/** Forget the steps from `from` on, then add the new ones: play, going back and coming back alike. */
function see(before: Seen | undefined, update: ViewerUpdate): Seen {
  const now = nowOf(before, update);
  const log = (before?.log ?? []).filter((step) => step.step < update.from);
  return {
    viewer: update.viewer,
    seq: update.seq,
    log: [...log, ...update.log],
    now,
    view: now.view,
    sections: now.sections ?? [],
    asked: now.asked,
    choices: now.choices,
    canUndo: now.can_undo,
  };
}

function updated(state: TableState, message: Update, now: number): TableState {
  const seen = { ...state.seen };
  for (const update of message.viewers) {
    const name = nameOf(update.viewer);
    seen[name] = see(seen[name], update);
  }
  const before = message.status ?? state.status;
  const status = message.status_patch ? applied(before, message.status_patch) : before;
  // The clocks were counted from when the status came; what says nothing of it leaves them running.
  const at = message.status || message.status_patch ? now : state.at;
  return { ...state, status, seen, at, lost: state.lost && !message.status };
}

export function reduce(state: TableState, message: FromServer, now = Date.now()): TableState {
  switch (message.type) {
    case 'welcome': {
      const { epoch, version, table, seats: mine, chat } = message;
      return { ...state, epoch, version, table, status: table.status, mine, chat, at: now };
    }
    case 'update':
      try {
        return updated(state, message, now);
      } catch (problem) {
        if (!(problem instanceof DoesNotFit)) throw problem;
        return { ...state, lost: true };
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
