import { testBoardText } from '../../testing/boardText';
import { TIMINGS } from './cards';
import { PHASES } from './view';

testBoardText(
  import.meta.dirname,
  new Set([
    ...TIMINGS.map((timing) => `timing-${timing}`),
    ...PHASES.map((phase) => `phase-${phase.toLowerCase()}`),
    ...['deploy', 'retreat', 'contribute', 'give'].map((kind) => `count-${kind}`),
    ...['deck', 'discard', 'in-play'].map((pile) => `pile-${pile}`),
  ]),
);
