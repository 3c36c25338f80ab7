/** What is asked of the server once, over HTTP. */
import type { AnyContents } from '../games/any';
import type { Branch } from './protocol/Branch';
import type { Code } from './protocol/Code';
import type { Example } from './protocol/Example';
import type { Games } from './protocol/Games';
import type { HttpError } from './protocol/HttpError';
import type { Lesson } from './protocol/Lesson';
import type { Lobby } from './protocol/Lobby';
import type { Mine } from './protocol/Mine';
import type { NewTable } from './protocol/NewTable';
import type { Opened } from './protocol/Opened';
import type { ReviewAnswer } from './protocol/ReviewAnswer';
import type { Rules } from './protocol/Rules';
import type { SeatSecret } from './protocol/SeatSecret';
import type { SetUp } from './protocol/SetUp';
import type { SetUpAsked } from './protocol/SetUpAsked';
import type { TableInfo } from './protocol/TableInfo';

/** An answer that is no success. `lost`: there was no answer. */
export class ApiError extends Error {
  constructor(
    readonly code: Code | 'lost',
    message: string,
  ) {
    super(message);
  }
}

/** Asks the server; with a body it is told something. A file is sent as it is. */
export async function ask(path: string, body?: unknown): Promise<Response> {
  const init: RequestInit =
    body === undefined
      ? {}
      : body instanceof Blob
        ? { method: 'POST', body }
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch (problem) {
    throw new ApiError('lost', String(problem));
  }
  if (answer.ok) return answer;
  const error = (await answer.json().catch(() => null)) as HttpError | null;
  throw new ApiError(error?.code ?? 'trouble', error?.message ?? answer.statusText);
}

/** For requests whose answer says nothing. */
export const done = async (path: string, body: unknown): Promise<void> => void (await ask(path, body));

export const json = async <T>(path: string, body?: unknown): Promise<T> =>
  (await ask(path, body)).json() as Promise<T>;

let games: Promise<Games> | undefined;

/** The games there are; asked once. */
export function fetchGames(): Promise<Games> {
  games ??= json<Games>('/api/games').catch((problem: unknown) => {
    games = undefined;
    throw problem;
  });
  return games;
}

const rules = new Map<string, Promise<Rules>>();

export function fetchRules(game: string, lang: string): Promise<Rules> {
  const address = `/api/rules/${game}/${lang}`;
  let found = rules.get(address);
  if (!found) {
    found = json<Rules>(address);
    found.catch(() => rules.delete(address));
    rules.set(address, found);
  }
  return found;
}

async function contents(game: string, boxes?: string[]): Promise<AnyContents[]> {
  const { games } = await fetchGames();
  const names = games.find(({ id }) => id === game)?.contents ?? {};
  const wanted = boxes ?? Object.keys(names);
  return Promise.all(wanted.map((box) => json<AnyContents>(`/api/content/${game}/${names[box] ?? ''}`)));
}

/** What is in the boxes of a game, or in some of them. The browser keeps it: its address names what it says. */
export async function fetchContent(game: string, boxes?: string[]): Promise<AnyContents[]> {
  try {
    return await contents(game, boxes);
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.code !== 'unknown') throw problem;
    // The server has been replaced since we asked which games there are.
    games = undefined;
    return contents(game, boxes);
  }
}

/** What a game says, or what it says at a table with some of its boxes. */
export const fetchText = async (game: string, lang: string, boxes?: readonly string[]): Promise<string> =>
  (await ask(`/api/text/${game}/${lang}${boxes ? `?boxes=${boxes.join(',')}` : ''}`)).text();

export const fetchTable = (id: string): Promise<TableInfo> => json(`/api/tables/${id}`);
/** The position a worked example begins with. */
export const fetchExample = (game: string, id: string): Promise<Example> =>
  json(`/api/examples/${game}/${id}`);
/** How a table looks before anybody plays at it. */
export const fetchSetUp = (asked: SetUpAsked): Promise<SetUp> => json('/api/setup', asked);
export const openTable = (table: NewTable): Promise<Opened> => json('/api/tables', table);
/** A saved game as a table that is over. */
export const openSaved = (file: Blob): Promise<Opened> => json('/api/saved', file);
export const takeSeat = (id: string, seat: number, name: string): Promise<SeatSecret> =>
  json(`/api/tables/${id}/seats/${seat}`, { name });
export const fetchReview = (id: string): Promise<ReviewAnswer> => json(`/api/tables/${id}/review`);
export const branchTable = (id: string, branch: Branch): Promise<Opened> =>
  json(`/api/tables/${id}/branch`, branch);
export const fetchMine = (secrets: string[]): Promise<Mine> => json('/api/mine', { secrets });

export const fetchLobby = (): Promise<Lobby> => json('/api/lobby');
export const leaveSeat = (id: string, secret: string): Promise<void> =>
  done(`/api/tables/${id}/leave`, { secret });
export const reportTalk = (id: string, secret: string, words: string): Promise<void> =>
  done(`/api/tables/${id}/report`, { secret, words });
/** Secrets of the account's seats at a table, for a device that has none. */
export const fetchKeys = (id: string): Promise<SeatSecret[]> => json(`/api/tables/${id}/keys`, {});

export const fetchLesson = (game: string, id: string, lang: string): Promise<Lesson> =>
  json<Lesson>(`/api/lessons/${game}/${id}/${lang}`);
