import { expect, it } from 'vitest';
import type { GameModule, Telling, Told } from '../games/board';
import { afterName, entries, sinceOwn } from './story';

const tellings: Record<string, Telling> = {
  sent: { head: true },
  drew: { sign: { icon: 'card', count: 1 } },
  paid: { sign: { icon: 'spice', count: -2 } },
  got: { sign: { icon: 'spice', count: 1 } },
  done: { quiet: true },
  fell: { joins: true },
  part: { head: true, heading: 'part' },
};
const module = {
  telling: ({ event }: Told) => tellings[(event as unknown as { kind: string }).kind] ?? {},
  seatOf: ({ event }: Told) => (event as { seat?: number }).seat,
  placeOf: ({ event }: Told) => (event as { place?: string }).place,
} as unknown as GameModule;
const told = (kind: string, seat?: number, place?: string) => ({
  event: { kind, ...(seat !== undefined && { seat }), ...(place && { place }) } as never,
  say: { key: kind },
});
const log = [
  { step: 1, told: [told('sent', 0, 'arrakeen'), told('paid', 0), told('drew', 0), told('drew', 0)] },
  { step: 2, told: [told('got', 0), told('said', 0), told('done', 0), told('fell', 2)] },
  { step: 3, told: [told('sent', 1, 'secrets'), told('dealt')] },
  { step: 4, told: [told('drew', 2)] },
];

it('tells a turn as one entry: gains added up, noise left out', () => {
  const found = entries(log, module, {} as never);
  expect(found.map(({ head, seat, step, last }) => [head.say.key, seat, step, last])).toEqual([
    ['sent', 0, 1, 2],
    ['sent', 1, 3, 3],
    ['drew', 2, 4, 4],
  ]);
  expect(found.map(({ bare }) => bare)).toEqual([false, false, true]);
  expect(found[2]?.signs).toEqual([{ icon: 'card', count: 1 }]);
  expect(found[0]?.signs).toEqual([
    { icon: 'spice', count: -2 },
    { icon: 'card', count: 2 },
    { icon: 'spice', count: 1 },
  ]);
  expect(found[0]?.lines.map(({ say }) => say.key)).toEqual(['said', 'fell']);
  expect(found[0]?.all).toHaveLength(8);
  expect(found[0]?.place).toBe('arrakeen');
});

it('knows what others did since one’s own turn', () => {
  const found = entries(log, module, {} as never);
  expect(sinceOwn(found, [0], -1).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(sinceOwn(found, [0], 3).map(({ seat }) => seat)).toEqual([2]);
  expect(sinceOwn(found, [2], -1)).toEqual([]);
});

it('tells every event alone where the game does not say what belongs together', () => {
  expect(entries(log, { seatOf: () => 1 } as unknown as GameModule, {} as never)).toHaveLength(11);
});

it('tells no part of a round in which nothing happened', () => {
  const parted = [
    { step: 1, told: [told('part'), told('part'), told('sent', 0), told('part')] },
    { step: 2, told: [told('part'), told('got', 1)] },
  ];
  const found = entries(parted, module, {} as never);
  expect(found.map(({ key, heading }) => [key, heading])).toEqual([
    ['1 1', 'part'],
    ['1 2', undefined],
    ['2 0', 'part'],
    ['2 1', undefined],
  ]);
});

it('leaves the name out where it stands before the sentence', () => {
  expect(afterName('Olena deploys 2 troops.', 'Olena')).toBe('Deploys 2 troops.');
  expect(afterName('Олена: агент, Гайлайнер.', 'Олена')).toBe('Агент, Гайлайнер.');
  expect(afterName('The storm moves.', 'Olena')).toBe('The storm moves.');
});
