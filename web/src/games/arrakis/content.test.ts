/** The map is drawn as the game has it. */
import { expect, it } from 'vitest';
import { BOX } from './content';
import { AIR, areaShape, AREAS, IMPASSABLE } from './shapes';
import data from './shapes.json';

it('draws every area and air zone of the box, and no other', () => {
  expect(AREAS.map(({ id }) => id)).toEqual(BOX.areas.map(({ id }) => id));
  expect(Object.keys(data.areas).sort()).toEqual(BOX.areas.map(({ id }) => id).sort());
  expect(Object.keys(data.airZones).sort()).toEqual(AIR.map(({ id }) => id).sort());
  expect(AREAS).toHaveLength(101);
  expect(IMPASSABLE).toHaveLength(11);
});

it('knows from the box what a Harvester brings in', () => {
  const spice = (terrain: string) =>
    new Set(AREAS.filter((area) => area.terrain === terrain).map((area) => area.spice));
  expect(spice('deep_desert')).toEqual(new Set([2]));
  expect(spice('desert')).toEqual(new Set([1]));
  // Where the atomics went off, the mountain is a desert.
  expect(AREAS.filter((area) => area.mark === 'atomics').map((area) => area.spice)).toEqual([1, 1, 1]);
  expect(areaShape('nowhere')).toBeUndefined();
});
