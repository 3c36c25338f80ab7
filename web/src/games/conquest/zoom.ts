/** How the window looks at the planet, which hangs in a sky. */
import { sights } from '../parts/sights';

export const SIGHTS = sights({ left: -500, top: -500, width: 1000, height: 1000, surrounded: true });
