import { describe, expect, it } from 'vitest';
import type { FromServer } from './protocol/FromServer';
import type { Status } from './protocol/Status';
import type { Step } from './protocol/Step';
import type { ViewerUpdate } from './protocol/ViewerUpdate';
import { have, nameOf, nothing, reduce } from './reduce';

const status: Status = { stage: 'running', seats: [], waiting: [0], outcome: null, undo: null };
const step = (number: number, key = `step-${number}`): Step => ({
  step: number,
  told: [{ event: {} as never, say: { key } }],
});
const update = (seq: number, from: number, log: Step[], seat = 0): FromServer => {
  const viewer: ViewerUpdate = {
    viewer: { seat },
    seq,
    from,
    log,
    now: { view: { seq } as never, asked: null, choices: [], can_undo: false },
  };
  return { type: 'update', status, viewers: [viewer] };
};
const keys = (state: typeof nothing, seat = 0) =>
  state.seen[nameOf({ seat })]?.log.flatMap((step) => step.told.map((told) => told.say.key));

describe('reduce', () => {
  it('adds steps as play goes on', () => {
    const state = [update(1, 0, [step(0)]), update(2, 1, [step(1), step(2)])].reduce(
      (state, message) => reduce(state, message),
      nothing,
    );
    expect(keys(state)).toEqual(['step-0', 'step-1', 'step-2']);
    expect(state.seen['seat 0']?.view).toEqual({ seq: 2 });
  });
  it('forgets steps that were taken back', () => {
    let state = reduce(nothing, update(1, 0, [step(0), step(1), step(2)]));
    state = reduce(state, update(2, 1, [step(1, 'other')]));
    expect(keys(state)).toEqual(['step-0', 'other']);
  });
  it('begins anew when the server sends the whole log', () => {
    let state = reduce(nothing, update(5, 0, [step(0), step(1)]));
    state = reduce(state, update(1, 0, [step(0, 'again')]));
    expect(keys(state)).toEqual(['again']);
  });
  it('keeps viewers apart and leaves out those without news', () => {
    let state = reduce(nothing, update(1, 0, [step(0)], 0));
    state = reduce(state, update(1, 0, [step(0, 'hers')], 1));
    expect([keys(state, 0), keys(state, 1)]).toEqual([['step-0'], ['hers']]);
    expect(reduce(state, { type: 'update', status, viewers: [] }).seen).toEqual(state.seen);
  });
  it('takes patches for just what it has, and says when it has lost track', () => {
    const first = reduce(nothing, update(1, 0, [step(0)]));
    const patch = (seq: number): FromServer => ({
      type: 'update',
      status_patch: [[['waiting'], [1]]],
      viewers: [{ viewer: { seat: 0 }, seq, from: 1, log: [step(1)], patch: [[['view', 'seq'], seq]] }],
    });
    const second = reduce(first, patch(2));
    expect(second.seen['seat 0']?.view).toEqual({ seq: 2 });
    expect([second.status?.waiting, second.lost, keys(second)]).toEqual([[1], false, ['step-0', 'step-1']]);
    const lost = reduce(second, patch(4));
    expect([lost.lost, lost.seen['seat 0']?.seq]).toEqual([true, 2]);
    expect(reduce(lost, update(4, 0, [step(0)])).lost).toBe(false);
  });
  it('hears every line of talk once', () => {
    const line = { number: 4, at: 1, seat: 0, text: 'Good luck' };
    const state = reduce(reduce(nothing, { type: 'chat', line }), { type: 'chat', line });
    expect(state.chat).toEqual([line]);
  });
  it('knows what to ask for after a gap', () => {
    expect(have(nothing)).toBeUndefined();
    const state = { ...reduce(nothing, update(7, 0, [step(0)])), epoch: 'e' };
    expect(have(state)).toEqual({ epoch: 'e', viewers: [{ viewer: { seat: 0 }, seq: 7 }] });
  });
});
