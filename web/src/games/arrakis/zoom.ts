/** How the window looks at the map. */
import { sights } from '../parts/sights';
import { HEIGHT, WIDTH } from './shapes';

/** Air round the board for its rim and shadow. */
export const MARGIN = 22;
export const SIGHTS = sights({
  left: -MARGIN,
  top: -MARGIN,
  width: WIDTH + 2 * MARGIN,
  height: HEIGHT + 2 * MARGIN,
});
