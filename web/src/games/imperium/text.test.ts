import { testBoardText } from '../../testing/boardText';
import { TIMINGS } from './cards';
import { dashed } from './names';
import { PHASES } from './view';

testBoardText(
  import.meta.dirname,
  new Set([
    ...TIMINGS.map((timing) => `timing-${timing}`),
    ...PHASES.map((phase) => `phase-${dashed(phase)}`),
    ...['deploy', 'retreat', 'contribute', 'give'].map((kind) => `count-${kind}`),
    ...['deck', 'discard', 'in-play'].map((pile) => `pile-${pile}`),
  ]),
);
