import { describe, expect, it } from 'vitest';
import { arc, chairs, HALF } from './chairs';

describe('the chairs of a waiting room', () => {
  it('are as many as the seats, each with a corner of its own', () => {
    for (let seats = 1; seats <= 6; seats++) {
      const placed = chairs(seats);
      expect(placed).toHaveLength(seats);
      expect(new Set(placed.map(({ corner }) => corner)).size).toBe(seats);
    }
  });
  it('never stand in each other', () => {
    for (let seats = 2; seats <= 6; seats++) {
      const angles = chairs(seats)
        .map(({ angle }) => (angle + 360) % 360)
        .sort((a, b) => a - b);
      const gaps = angles.map((angle, at) => ((angles[(at + 1) % seats] ?? 0) - angle + 360) % 360);
      expect(Math.min(...gaps)).toBeGreaterThan(2 * HALF);
    }
  });
  it('are drawn as closed pieces of a ring', () => {
    expect(arc(0, 10, 90, 100)).toMatch(/^M98.5 -17.4A100 100 .*L88.6 15.6A90 90 .*z$/);
  });
});
