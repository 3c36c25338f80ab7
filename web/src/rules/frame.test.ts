import { expect, it } from 'vitest';
import { framed } from './frame';

it('shows all pieces, with something around them, as wide as any picture', () => {
  for (const board of [1, 1.4, 1.5]) {
    const places = [
      [0.3, 0.4],
      [0.6, 0.5],
    ] as const;
    const { x, y, wide, high } = framed(places, board);
    expect((wide * board) / high).toBeCloseTo(1.5);
    for (const [px, py] of places) {
      expect(px).toBeGreaterThan(x + 0.05);
      expect(px).toBeLessThan(x + wide - 0.05);
      expect(py).toBeGreaterThan(y);
      expect(py).toBeLessThan(y + high);
    }
  }
});
it('stays on the board, and shows enough of it to know where one is', () => {
  for (const place of [
    [0.02, 0.02],
    [0.98, 0.98],
    [0.5, 0.5],
  ] as const) {
    const { x, y, wide, high } = framed([place], 1);
    expect(wide).toBeCloseTo(0.42);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x + wide, y + high)).toBeLessThanOrEqual(1);
  }
});
it('shows the whole width where pieces stand everywhere', () => {
  expect(
    framed(
      [
        [0, 0],
        [1, 1],
      ],
      1.5,
    ),
  ).toEqual({ x: 0, y: 0, wide: 1, high: 1 });
  expect(framed([], 1).wide).toBeCloseTo(0.42);
});
