/** The map is drawn as the game has it. */
import { expect, it } from 'vitest';
import { BOX } from './content';
import { AREAS, IMPASSABLE, type Land } from './shapes';
import type { Terrain } from './types/Terrain';

const LAND: Record<Terrain, Land> = {
  desert: 'desert',
  deep_desert: 'deep',
  minor_erg: 'erg',
  plateau: 'plateau',
  mountain: 'mountain',
};

it('draws the areas in the order of their numbers, with their land, sectors and marks', () => {
  expect(
    AREAS.map((area) => ({
      id: area.id,
      named: area.named === true,
      land: area.land,
      sectors: area.sectors,
      sietch: area.sietch === true,
      atomics: area.atomics === true,
      settlement: area.settlement ?? 0,
    })),
  ).toEqual(
    BOX.areas.map(({ id, named, terrain, sectors, mark }) => ({
      id,
      named,
      land: LAND[terrain],
      sectors,
      sietch: mark === 'sietch',
      atomics: mark === 'atomics',
      settlement: typeof mark === 'object' ? mark.settlement : 0,
    })),
  );
  expect(AREAS).toHaveLength(101);
  expect(IMPASSABLE).toHaveLength(11);
});
