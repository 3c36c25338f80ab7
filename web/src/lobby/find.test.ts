import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../lib/protocol/TableInfo';
import { chairs, find, fits, fitting, paceOf, waiting, wished, type Ways, type Wishes } from './find';

const any: Wishes = { game: '', pace: '', languages: [], strength: 0 };

function table(id: string, created: number, free: number, more: Partial<TableInfo> = {}): TableInfo {
  const seat = (seat: number, open: boolean) => ({
    seat,
    player: open ? 'open' : 'person',
    name: open ? null : `P${seat}`,
    present: !open,
    side: null,
    left_ms: null,
  });
  const seats = [seat(0, false), ...Array.from({ length: free }, (_, at) => seat(at + 1, true))];
  return {
    id,
    created,
    game: 'conquest',
    mode: 'standard',
    clock: null,
    public: { title: '', languages: ['uk'], strength: 2 },
    status: { stage: 'open', seats, waiting: [], outcome: null, undo: null },
    ...more,
  } as unknown as TableInfo;
}

describe('a table fits', () => {
  it('by game, pace, language and strength', () => {
    const one = table('a', 1, 1);
    expect(fits(one, any)).toBe(true);
    expect(fits(one, { ...any, game: 'imperium' })).toBe(false);
    expect(fits(one, { ...any, languages: ['en'] })).toBe(false);
    expect(fits(one, { ...any, languages: ['en', 'uk'] })).toBe(true);
    expect(fits(one, { ...any, strength: 3 })).toBe(true);
    expect(fits(one, { ...any, strength: 4 })).toBe(false);
    expect(fits(one, { ...any, pace: 'slow' })).toBe(false);
    const slow = table('b', 1, 1, { clock: { budget_s: 604_800, bonus_s: 0 } });
    const live = table('d', 1, 1, { clock: { budget_s: 1800, bonus_s: 15 } });
    expect([paceOf(live), paceOf(slow)]).toEqual(['live', 'slow']);
    // Without a clock nobody has promised to be there.
    expect(paceOf(one)).toBeUndefined();
    expect(fits(one, { ...any, pace: 'live' })).toBe(false);
    expect(fits(live, { ...any, pace: 'live' })).toBe(true);
    expect(fits(slow, { ...any, pace: 'slow' })).toBe(true);
    expect(fits(table('c', 1, 0), any)).toBe(false);
  });
  it('the sooner, the fewer are missing and the longer it has waited', () => {
    const found = fitting([table('a', 1, 3), table('b', 3, 1), table('c', 2, 1)], any);
    expect(found.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect([waiting(found), found.map(chairs)]).toEqual([3, [[1], [1], [1, 2, 3]]]);
  });
});

describe('finding one', () => {
  const ways = (lobby: TableInfo[][], taken: string[] = []): Ways & { did: string[] } => {
    const did: string[] = [];
    return {
      did,
      lobby: () => Promise.resolve(lobby.shift() ?? []),
      sit: (id, seat) => {
        did.push(`sit ${id} ${seat}`);
        return Promise.resolve(!taken.includes(id));
      },
      open: () => {
        did.push('open');
        return Promise.resolve('own');
      },
      leave: (id) => {
        did.push(`leave ${id}`);
        return Promise.resolve();
      },
    };
  };
  it('sits down at the best that is still free', async () => {
    const way = ways([[table('a', 1, 1), table('b', 2, 1)]], ['a']);
    expect(await find(any, way)).toBe('b');
    expect(way.did).toEqual(['sit a 1', 'sit b 1']);
  });
  it('opens one where none fits', async () => {
    const way = ways([[], [table('own', 5, 1)]]);
    expect(await find(any, way)).toBe('own');
    expect(way.did).toEqual(['open']);
  });
  it('meets at the older of two that were opened at once', async () => {
    const way = ways([[], [table('own', 5, 1), table('older', 4, 1), table('newer', 6, 1)]]);
    expect(await find(any, way)).toBe('older');
    expect(way.did).toEqual(['open', 'sit older 1', 'leave own']);
  });
});

it('a table is opened as it was wished', () => {
  const games = [
    { id: 'conquest', modes: [{ id: 'standard', setups: [{ seats: 4, options: [] }] }] },
  ] as never;
  const made = wished(games, { ...any, pace: 'slow', languages: ['uk'], strength: 1 }, 'Ann');
  expect(made?.seats).toEqual([{ me: 'Ann' }, 'open', 'open', 'open']);
  expect(made?.public).toEqual({ title: '', languages: ['uk'], strength: 1 });
  expect(made?.clock?.budget_s).toBeGreaterThan(86_400);
});
