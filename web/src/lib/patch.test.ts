import { describe, expect, it } from 'vitest';
import { applied, DoesNotFit } from './patch';

const view = {
  a: 1,
  sides: [
    { spice: 3, hand: ['x', 'y'] },
    { spice: 4, hand: [] },
  ],
  z: null,
};

describe('a patch', () => {
  it('sets what stands at a path, and leaves the rest as it is', () => {
    const after = applied<unknown>(view, [
      [['sides', 1, 'spice'], 14],
      [['z'], { deep: true }],
    ]) as typeof view;
    expect(after).toEqual({ ...view, sides: [view.sides[0], { spice: 14, hand: [] }], z: { deep: true } });
    expect(after.sides[0]).toBe(view.sides[0]);
    expect(view.sides[1]?.spice).toBe(4);
  });
  it('splices lists and removes members', () => {
    expect(applied<unknown>(view, [[['sides', 0, 'hand'], 1, 1, ['p', 'q']], [['a']]])).toEqual({
      sides: [{ spice: 3, hand: ['x', 'p', 'q'] }, view.sides[1]],
      z: null,
    });
  });
  it('replaces the whole with an empty path', () => {
    expect(applied<unknown>(view, [[[], 7]])).toBe(7);
    expect(applied<unknown>(view, [])).toBe(view);
  });
  it.each([[[['b', 0], 1]], [[['sides', 9], 1]], [[['sides'], 2, 9, []]], [[['no']]], [[['a', 'x'], 1]]])(
    'is noticed when it does not fit: %j',
    (op) => {
      expect(() => applied<unknown>(view, [op as never])).toThrow(DoesNotFit);
    },
  );
});
