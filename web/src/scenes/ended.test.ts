import { expect, it } from 'vitest';
import type { Told } from '../games/board';
import { blocksOf, figure, placing, ranking, roundEnds } from './ended';

interface Event {
  kind: string;
  seat?: number;
  n?: number;
}
const told = (kind: string, seat?: number, n?: number): Told & { event: never } => ({
  event: { kind, seat, n } as never,
  say: { key: kind },
});
const of = ({ event }: Told) => event as unknown as Event;
const log = [
  { step: 1, told: [told('round')] },
  { step: 2, told: [told('sent', 0), told('point', 0, 1)] },
  { step: 3, told: [told('round')] },
  { step: 4, told: [told('won', 1), told('point', 1, 2), told('point', 0, -1)] },
];
const counting = {
  gained: (one: Told) => {
    const { kind, seat, n } = of(one);
    return kind === 'point' ? { seat: seat ?? 0, value: n ?? 0, icon: 'vp' } : undefined;
  },
  causes: (one: Told) => (['sent', 'won'].includes(of(one).kind) ? of(one).seat : undefined),
};

it('tells what brought each point, and what one began with', () => {
  const blocks = blocksOf(log, counting, [1, 3]);
  expect(blocks.map(({ seat, value, cause }) => [seat, value, cause?.say.key])).toEqual([
    [0, 1, undefined],
    [1, 1, undefined],
    [0, 1, 'sent'],
    [1, 2, 'won'],
    [0, -1, 'sent'],
  ]);
});

it('knows where rounds end, and adds figures up', () => {
  expect(roundEnds(log, (one) => of(one).kind === 'round')).toEqual([0, 2, 4]);
  expect(
    figure(log, 2, (one) => (of(one).kind === 'won' ? { seat: of(one).seat ?? 0, n: 1 } : undefined)),
  ).toEqual([0, 1]);
});

it('ranks winners first, then by points', () => {
  expect(ranking([2], [5, 9, 9], 3)).toEqual([2, 1, 0]);
});

it('gives those who win together one place, and those who have as much as another theirs', () => {
  expect(placing([2, 1, 0], [2], [5, 9, 9])).toEqual([1, 2, 3]);
  // A team of three wins; two of the others have as many points.
  expect(placing([0, 2, 4, 5, 1, 3], [0, 2, 4], [10, 3, 6, 3, 4, 5])).toEqual([1, 1, 1, 4, 5, 5]);
});
