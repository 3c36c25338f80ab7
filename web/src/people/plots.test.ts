import { describe, expect, it } from 'vitest';
import { curveOf, share, strengthOf } from './plots';

describe('a rating', () => {
  it('is drawn with its doubt', () => {
    const curve = curveOf(
      [
        { at: 1, value: 1500, error: 100 },
        { at: 2, value: 1600, error: 50 },
      ],
      100,
      50,
    );
    expect([curve?.low, curve?.high]).toEqual([1400, 1650]);
    expect(curve?.line).toBe('M0 30L100 10');
    expect(curve?.end).toEqual({ x: 100, y: 10 });
    expect(curveOf([], 100, 50)).toBeUndefined();
    expect(curveOf([{ at: 1, value: 1500, error: 10 }], 100, 50)?.line).toBe('M0 25L100 25');
  });
  it('comes to a strength', () => {
    expect([1200, 1500, 1600, 1800].map(strengthOf)).toEqual([1, 2, 3, 4]);
  });
});

it('a share of few games is in doubt', () => {
  const few = share(1, 2);
  const many = share(50, 100);
  expect(few.at).toBe(many.at);
  expect(few.to - few.from).toBeGreaterThan(many.to - many.from);
  expect(share(0, 0)).toEqual({ at: 0, from: 0, to: 1 });
});
