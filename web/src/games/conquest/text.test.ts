import { testBoardText } from '../../testing/boardText';
import { BATTLE, kindOf, BOX } from './content';
import { REGIONS } from './shapes';

testBoardText(
  import.meta.dirname,
  new Set([
    ...BOX.elements,
    'land-covered',
    ...REGIONS.map((region) => `land-${region.land}`),
    'kind-market',
    ...[...BATTLE.values()].map((card) => `kind-${kindOf(card)}`),
  ]),
);
