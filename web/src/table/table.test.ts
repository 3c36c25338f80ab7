import type { Choice } from '../games/board';
import { describe, expect, it } from 'vitest';
import type { LessonFrame } from '../lib/protocol/LessonFrame';
import { asSeats, startingSeats } from '../lobby/choosing';
import { matching, split } from './choices';
import { clockText } from './clock';
import { isEnd } from './ending';
import { nextSeat } from './hotseat';
import { sameAction, told, wantedChoice } from './lesson';
import { passes, roundOf } from './standing';

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
  const choice: Choice = { action: 'pass', say: { key: 'do-pass' }, rule: 'X' };
  const Board = undefined as never;
  expect(isEnd({ Board }, choice)).toBe(true);
  expect(isEnd({ Board }, { ...choice, action: { pass: 1 } as never })).toBe(false);
  expect(isEnd({ Board, isEnd: () => false }, choice)).toBe(false);
});

it('gives every person on one screen a name', () => {
  const seats = startingSeats(3, 'random');
  expect(asSeats(seats, 'Ann')).toEqual([{ me: 'Ann' }, { bot: 'random' }, { bot: 'random' }]);
  const two = seats.map((seat, at) => ({ ...seat, kind: at === 2 ? ('open' as const) : ('me' as const) }));
  expect(asSeats(two, 'Ann')).toEqual([{ me: 'Ann' }, { me: 'Ann 2' }, 'open']);
});

describe('the order of choices', () => {
  const choice = (key: string): Choice => ({ action: key as never, say: { key }, rule: 'X' });
  const all = ['ship', 'buy', 'move', 'trade'].map(choice);
  it('puts the tray first, then the board, each as it was', () => {
    const parted = split(all, ({ say }) => say.key === 'ship' || say.key === 'move');
    expect(parted.tray.map(({ say }) => say.key)).toEqual(['buy', 'trade']);
    expect(parted.board.map(({ say }) => say.key)).toEqual(['ship', 'move']);
  });
  it('finds by words', () => {
    expect(matching(all, ' B', ({ say }) => say.key)).toEqual([choice('buy')]);
    expect(matching(all, '', ({ say }) => say.key)).toEqual(all);
  });
});

describe('a standing pass', () => {
  it('is lifted for one round, and never where somebody wants to be asked', () => {
    const round = (turn: number) =>
      roundOf({ round: { key: 'turn', args: [['n', turn]] } as never, phases: [] });
    expect(passes(true, undefined, round(1))).toBe(true);
    expect(passes(true, round(1), round(1))).toBe(false);
    expect(passes(true, round(1), round(2))).toBe(true);
    expect(passes(false, undefined, round(2))).toBe(false);
  });
});

describe('a lesson', () => {
  const frame = (wanted: unknown, actions: unknown[], events: number) =>
    ({
      wanted,
      choices: actions.map((action) => ({ action, say: { key: 'do' }, rule: 'X' })),
      told: Array.from({ length: events }, () => ({ event: {}, say: { key: 'event' } })),
    }) as unknown as LessonFrame;

  it('wants one of the choices, however its JSON is ordered', () => {
    const wanted = { fight: { at: 'carthag', with: [1, { b: 2, a: 1 }] } };
    const same = { fight: { with: [1, { a: 1, b: 2 }], at: 'carthag' } };
    expect(wantedChoice(frame(wanted, ['pass', same], 0))?.action).toEqual(same);
    expect(wantedChoice(frame(null, ['pass'], 0))).toBeUndefined();
    expect(sameAction({ ship: 1 }, { ship: 2 })).toBe(false);
    expect(sameAction([1, 2] as never, [2, 1] as never)).toBe(false);
  });
  it('tells its story up to the frame that is shown', () => {
    const frames = [frame(null, [], 2), frame(null, [], 0), frame(null, [], 1)];
    expect(told(frames, 1).map(({ step }) => step)).toEqual([0]);
    expect(told(frames, 2).map(({ step }) => step)).toEqual([0, 2]);
  });
});
