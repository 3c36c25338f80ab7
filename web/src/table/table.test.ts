import { describe, expect, it } from 'vitest';
import { asSeats, startingSeats } from '../lobby/choosing';
import { search } from '../shell/search';
import { clockText } from './clock';
import { isEnd } from './ending';
import { nextSeat } from './hotseat';

describe('the seat at the screen', () => {
  it('stays while it is waited for, else goes to the first of mine that is', () => {
    expect(nextSeat(1, [0, 1], [0, 1])).toBe(1);
    expect(nextSeat(1, [0, 1], [0, 3])).toBe(0);
    expect(nextSeat(undefined, [0, 1], [1])).toBe(1);
  });
  it('stays while only others are waited for', () => {
    expect(nextSeat(1, [0, 1], [3])).toBe(1);
    expect(nextSeat(undefined, [0, 1], [])).toBe(0);
    expect(nextSeat(undefined, [], [3])).toBeUndefined();
  });
});

it('shows time as people read it', () => {
  expect(clockText(65_000)).toBe('01:05');
  expect(clockText(3_600_000 * 3 + 4000)).toBe('3:00:04');
  expect(clockText(86_400_000 * 2 + 3_600_000)).toBe('2·01:00:00');
  expect(clockText(-5)).toBe('00:00');
});

it('knows the choice that ends a turn', () => {
  const choice = { action: 'pass', say: { key: 'do-pass' }, rule: 'X' };
  const Board = undefined as never;
  expect(isEnd({ Board }, choice)).toBe(true);
  expect(isEnd({ Board }, { ...choice, action: { pass: 1 } })).toBe(false);
  expect(isEnd({ Board, isEnd: () => false }, choice)).toBe(false);
});

it('gives every person on one screen a name', () => {
  const seats = startingSeats(3, 'random');
  expect(asSeats(seats, 'Ann')).toEqual([{ me: 'Ann' }, { bot: 'random' }, { bot: 'random' }]);
  const two = seats.map((seat, at) => ({ ...seat, kind: at === 2 ? ('open' as const) : ('me' as const) }));
  expect(asSeats(two, 'Ann')).toEqual([{ me: 'Ann' }, { me: 'Ann 2' }, 'open']);
});

it('finds rules by all words, in the rule, its id or its topic', () => {
  const rule = (id: string, statement: string) => ({ id, tags: [], statement });
  const topics = [
    { title: 'Storm', rules: [rule('S-1', 'It moves.'), rule('S-2', 'It kills troops.')] },
    { title: 'Battle', rules: [rule('B-1', 'Troops die.')] },
  ];
  const found = (wanted: string) =>
    search(topics, wanted).flatMap((topic) => topic.rules.map((rule) => rule.id));
  expect(found('')).toEqual(['S-1', 'S-2', 'B-1']);
  expect(found('troops')).toEqual(['S-2', 'B-1']);
  expect(found('STORM troops')).toEqual(['S-2']);
  expect(found('b-1')).toEqual(['B-1']);
  expect(found('sandworm')).toEqual([]);
});
