/** Who looks. */
import type { Viewer } from '../board';

/** The seat one looks from, if it is one. */
export const seatOf = (viewer: Viewer): number | undefined =>
  typeof viewer === 'object' ? viewer.seat : undefined;
