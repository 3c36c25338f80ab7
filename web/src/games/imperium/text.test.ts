import { testBoardText } from '../../testing/boardText';
import { TIMINGS } from './cards';
import { BOX } from './content';
import { dashed } from './names';

testBoardText(
  import.meta.dirname,
  new Set([
    ...TIMINGS.map((timing) => `timing-${timing}`),
    ...BOX.phases.map((phase) => `phase-${dashed(phase)}`),
    ...['deploy', 'retreat', 'contribute', 'give'].map((kind) => `count-${kind}`),
    ...['deck', 'discard', 'in-play'].map((pile) => `pile-${pile}`),
  ]),
);
