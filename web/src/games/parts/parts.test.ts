import { describe, expect, it, vi } from 'vitest';
import type { AnyAction } from '../any';
import type { Choice } from '../board';
import { byPlace, choiceOf, parts } from './actions';
import { Pointing } from './pointing.svelte';
import { byKey } from './press';
import type { Spot } from './spots';
import { seatOf } from './viewer';

const choice = (action: AnyAction): Choice => ({ action, say: { key: 'x' }, rule: 'CD-MOVE-01' });
const spot = (id: string, ...choices: Choice[]): Spot => ({
  id,
  d: '',
  at: [0, 0],
  choices,
});

describe('actions', () => {
  it('are taken apart whatever their shape', () => {
    expect(parts({ to: 12 })).toEqual(['to', 12]);
    expect(parts('pass')).toEqual(['pass', undefined]);
    expect(parts(null)).toEqual(['', undefined]);
    expect(parts({})).toEqual(['', undefined]);
  });

  it('are found by kind and value, and gathered by place', () => {
    const all = [choice({ to: 'x' }), choice({ to: 'y' }), choice('pass'), choice({ here: 'x' })];
    expect(choiceOf(all, 'to', 'y')).toBe(all[1]);
    expect(choiceOf(all, 'to')).toBe(all[0]);
    expect(choiceOf(all, 'by')).toBeUndefined();
    const places = byPlace(all, ({ action }) => parts(action)[1]?.toString());
    expect([...places]).toEqual([
      ['x', [all[0], all[3]]],
      ['y', [all[1]]],
    ]);
  });
});

it('sees with the eyes of a seat, or of nobody', () => {
  expect(seatOf({ seat: 3 })).toBe(3);
  expect(seatOf('spectator')).toBeUndefined();
});

it('presses by Enter and Space only', () => {
  const press = vi.fn();
  const key = (name: string) => {
    const event = { key: name, preventDefault: vi.fn() };
    byKey(press)(event as unknown as KeyboardEvent);
    return event.preventDefault.mock.calls.length;
  };
  expect([key('a'), key('Enter'), key(' ')]).toEqual([0, 1, 1]);
  expect(press).toHaveBeenCalledTimes(2);
});

describe('pointing', () => {
  const table = () => ({ act: vi.fn(), whyNot: vi.fn(async () => null) });

  it('does the only thing that can be done there', () => {
    const [at, one] = [table(), spot('a', choice({ to: 'x' }))];
    new Pointing(() => [one]).pick(one, at, undefined);
    expect(at.act).toHaveBeenCalledExactlyOnceWith({ to: 'x' });
  });

  it('asks which of several, and tells of no place meanwhile', () => {
    const [at, two] = [table(), spot('a', choice({ to: 'x' }), choice({ by: 'az-n' }))];
    const pointing = new Pointing(() => [two]);
    pointing.point(two);
    expect(pointing.told).toBe(two);
    pointing.pick(two, at, undefined);
    expect([pointing.several, pointing.told]).toEqual([two, undefined]);
    expect(at.act).not.toHaveBeenCalled();
    pointing.close();
    expect([pointing.several, pointing.told]).toEqual([undefined, two]);
  });

  it('asks why not where nothing can be done, if there is anything to ask', () => {
    const [at, none] = [table(), spot('a')];
    const pointing = new Pointing(() => [none]);
    pointing.pick(none, at, undefined);
    expect(at.whyNot).not.toHaveBeenCalled();
    pointing.pick(none, at, { to: 'x' });
    expect(at.whyNot).toHaveBeenCalledExactlyOnceWith({ to: 'x' });
    expect(pointing.told).toBe(none);
  });

  it('no longer asks about what can no longer be done', () => {
    const two = spot('a', choice({ to: 'x' }), choice({ by: 'az-n' }));
    let now = [two];
    const pointing = new Pointing(() => now);
    pointing.pick(two, table(), undefined);
    now = [spot('a')];
    expect(pointing.several).toBeUndefined();
  });
});
