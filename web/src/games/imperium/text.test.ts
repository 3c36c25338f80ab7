import { testBoardText } from '../../testing/boardText';
import { TIMINGS } from './cards';
import { BOX } from './content';
import { WHENS } from './ix/tech';
import { dashed } from './names';

testBoardText(
  import.meta.dirname,
  new Set([
    ...TIMINGS.map((timing) => `timing-${timing}`),
    ...BOX.phases.map((phase) => `phase-${dashed(phase)}`),
    ...['deploy', 'retreat', 'contribute', 'give'].map((kind) => `count-${kind}`),
    ...WHENS.map((when) => `tech-${when}`),
    ...['garrison', 'conflict', 'control', 'supply'].map((place) => `ship-${place}`),
    ...['deck', 'discard', 'in-play'].map((pile) => `pile-${pile}`),
  ]),
);
