import { testBoardText } from '../../testing/boardText';
import { BATTLE } from './content';
import { REGIONS } from './shapes';
import { ELEMENTS } from './view';

testBoardText(
  import.meta.dirname,
  new Set([
    ...ELEMENTS,
    'land-covered',
    ...REGIONS.map((region) => `land-${region.land}`),
    'kind-market',
    ...Object.values(BATTLE).flatMap((card) => [`kind-${card.kind}`, card.text]),
  ]),
);
