/** What the log tells of a turn, and of strongholds in the end. */
import { expect, it } from 'vitest';
import type { AnyView } from '../any';
import type { GameModule } from '../board';
import { bestOf } from '../../scenes/ended';
import { entries } from '../../table/story';
import { heldBy, holderAt, isWhole } from './held';
import { telling } from './story';
import type { Event, Step, Told, View } from './view';

const step = (step: number, ...events: Event[]): Step => ({
  step,
  told: events.map((event) => ({ event, say: { key: '' } })),
});

it('puts whoever buys nothing where the phase is opened, and a phase above what happens in it', () => {
  const module = { telling, seatOf: () => undefined, placeOf: () => undefined } as unknown as GameModule;
  const steps = [
    step(1, { turn_began: { turn: 2 } }, { phase_began: { phase: 'storm' } }),
    step(2, { phase_began: { phase: 'cards' } }, { bought: { seat: 0, count: 0, paid: 0, to: null } }),
    step(3, { bought: { seat: 1, count: 2, paid: 4, to: null } }),
  ];
  const found = entries(steps, module, {} as AnyView);
  expect(found.map(({ step, heading, lines, all }) => [step, heading, lines.length, all.length])).toEqual([
    [1, 'round', 0, 1],
    [2, 'part', 0, 2],
    [3, undefined, 0, 1],
  ]);
});

it('makes one entry of what a seat ships and moves', () => {
  const seatOf = ({ event }: Told) =>
    (Object.values(event as object)[0] as { seat?: number } | undefined)?.seat;
  const module = { telling, seatOf, placeOf: () => undefined } as unknown as GameModule;
  const steps = [
    step(1, { phase_began: { phase: 'shipment_and_movement' } }),
    step(2, { shipped: { seat: 0, to: 'carthag:11', count: 4, cost: 4 } }),
    step(3, { moved: { seat: 0, from: [['carthag:11', 2]], to: 'arrakeen:10' } }),
    step(4, { shipped: { seat: 1, to: 'sietch_tabr:14', count: 1, cost: 1 } }),
    step(5, { rode: { seat: 1, from: [['sietch_tabr:14', 1]], to: 'old_gap:9' } }),
  ];
  const found = entries(steps, module, {} as AnyView);
  expect(found.map(({ seat, step, lines }) => [seat, step, lines.length])).toEqual([
    [undefined, 1, 0],
    [0, 2, 1],
    [1, 4, 1],
  ]);
});

const game = [
  step(1, { turn_began: { turn: 1 } }),
  step(2, { shipped: { seat: 0, to: 'carthag:11', count: 4, cost: 4 } }),
  step(3, { shipped: { seat: 1, to: 'carthag:11', count: 3, cost: 3 } }),
  step(4, { turn_began: { turn: 2 } }),
  step(5, { battle_chosen: { at: 'carthag', sides: [0, 1] } }),
  step(
    6,
    { won: { seat: 1, totals: [1, 2], sides: [0, 1] } },
    { lost: { seat: 0, count: 4 } },
    { lost: { seat: 1, count: 1 } },
  ),
  step(7, { moved: { seat: 1, from: [['carthag:11', 1]], to: 'arrakeen:10' } }),
];

it('names the strongholds of the end, and the step each was taken at', () => {
  const held = heldBy(game, null);
  const [carthag, arrakeen] = ['carthag', 'arrakeen'].map((id) => held.find(({ region }) => region === id));
  expect(carthag?.changes).toEqual([
    { step: 2, seat: 0 },
    { step: 3, seat: undefined },
    { step: 6, seat: 1 },
  ]);
  expect(arrakeen && holderAt(arrakeen, 6)).toBeUndefined();
  expect(arrakeen && holderAt(arrakeen, 7)).toBe(1);
  const view = {
    covered: null,
    sides: [
      { seat: 0, strongholds: 0, spice: 0 },
      { seat: 1, strongholds: 2, spice: 3 },
    ],
  } as unknown as View;
  expect(isWhole(held, view)).toBe(true);
  // A log that does not lead to the board names nothing.
  expect(isWhole(heldBy(game.slice(0, 3), null), view)).toBe(false);
});

it('underlines the most of what is gained, not of what is lost', () => {
  const values = [1, 3, 3];
  expect(bestOf({ icon: 'sword', name: 'figure-battles', values })).toEqual([1, 2]);
  expect(bestOf({ icon: 'troop', name: 'figure-lost', values, loss: true })).toEqual([]);
});
