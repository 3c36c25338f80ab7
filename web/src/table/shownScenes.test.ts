import { expect, it } from 'vitest';
import { areaSay } from '../games/arrakis/names';
import { sceneAt as arrakis } from '../games/arrakis/story';
import { sceneAt as conquest } from '../games/conquest/story';
import { sceneAt as imperium } from '../games/imperium/story';
import type { GameModule } from '../games/board';
import { scenesIn } from './shownScenes';

const step = (step: number, ...events: unknown[]) => ({
  step,
  told: events.map((event) => ({ event: event as never, say: { key: 'event' } })),
});

it('finds a combat from its first reward to the winner, also over several decisions', () => {
  const found = scenesIn(
    [
      step(4, { passed: { seat: 1 } }, { reward: { seat: 1, place: 2, doubled: false } }),
      step(
        5,
        { reward: { seat: 0, place: 1, doubled: true } },
        { won: { seat: 0, conflict: 'x' } },
        'end_triggered',
      ),
      step(9, { unclaimed: { conflict: 'y' } }),
    ],
    { sceneAt: imperium } as unknown as GameModule,
  );
  expect(found.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['combat', 4, 5],
    ['combat', 9, 9],
  ]);
  expect(found[0]?.told).toHaveLength(4);
  expect(found.map(({ row }) => row)).toEqual([
    [
      { seat: 0, place: 1 },
      { seat: 1, place: 2 },
    ],
    [],
  ]);
});

it('folds a battle of Conquest to both sides with their strengths', () => {
  const found = scenesIn(
    [
      step(1, { battle_chosen: { at: 'carthag', sides: [2, 0] } }),
      step(2, { plans_revealed: { plans: [] } }, { won: { seat: 0, totals: [5, 8], sides: [2, 0] } }),
      // Treachery: nobody counts.
      step(3, { plans_revealed: { plans: [] } }, { won: { seat: 0, totals: null, sides: [2, 0] } }),
    ],
    { sceneAt: conquest } as unknown as GameModule,
  );
  expect(found.map(({ row }) => row)).toEqual([
    [
      { seat: 2, strength: 5 },
      { seat: 0, strength: 8 },
    ],
    [{ seat: 2 }, { seat: 0 }],
  ]);
});

it('ends only a battle that has begun', () => {
  const attacked = { attacked: { side: 'harkonnen', from: 'a', to: 'b', surprise: false } };
  const won = { won: { side: 'harkonnen', area: 'b' } };
  const found = scenesIn(
    [
      step(1, won),
      step(2, attacked),
      step(3, { ceased: { side: 'harkonnen' } }, won),
      step(4, { harvested: { spice: 3 } }),
    ],
    { sceneAt: arrakis } as unknown as GameModule,
  );
  expect(found.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['battle', 2, 3],
    ['harvest', 4, 4],
  ]);
  // The next one is named by its place; a harvest is everywhere.
  expect(found.map(({ where }) => where)).toEqual([areaSay('b'), undefined]);
});
