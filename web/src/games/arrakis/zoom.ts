/** Looking closer: how large the board is drawn and how far it is pushed aside, inside a window. */
import { HEIGHT, WIDTH, type XY } from './shapes';

export interface Sight {
  scale: number;
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}

/** Air round the board for its rim and shadow. */
export const MARGIN = 22;
export const WHOLE: Sight = { scale: 1, x: 0, y: 0 };
const CLOSEST = 6;

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** Where the board may begin along one side: what is smaller stays in the middle, what is larger fills the window. */
function along(at: number, scale: number, window: number, board: number): number {
  const before = (scale * (window - board)) / 2;
  const large = board * scale;
  if (large <= window) return (window - large) / 2 - before;
  return between(window - large - before, at, -before);
}

/** The board never leaves the window. */
export function keep(sight: Sight, size: Size): Sight {
  const scale = between(1, sight.scale, CLOSEST);
  return {
    scale,
    x: along(sight.x, scale, size.width, (WIDTH + 2 * MARGIN) * unit(size)),
    y: along(sight.y, scale, size.height, (HEIGHT + 2 * MARGIN) * unit(size)),
  };
}

/** Closer or farther by a factor, with the point under the pointer staying where it is. */
export function zoom(sight: Sight, by: number, at: { x: number; y: number }, size: Size): Sight {
  const scale = between(1, sight.scale * by, CLOSEST);
  const k = scale / sight.scale;
  return keep({ scale, x: at.x - (at.x - sight.x) * k, y: at.y - (at.y - sight.y) * k }, size);
}

/** Pixels of a unit of the board when the whole of it fits. */
export const unit = (size: Size): number =>
  Math.min(size.width / (WIDTH + 2 * MARGIN), size.height / (HEIGHT + 2 * MARGIN));

/** The board's own coordinates as pixels of the window. */
export const toWindow = ([x, y]: Readonly<XY>, sight: Sight, size: Size) => ({
  x: sight.x + sight.scale * (size.width / 2 + (x - WIDTH / 2) * unit(size)),
  y: sight.y + sight.scale * (size.height / 2 + (y - HEIGHT / 2) * unit(size)),
});

/** Brings a point of the board to the middle of the window. */
export const centre = ([x, y]: Readonly<XY>, scale: number, size: Size): Sight =>
  keep(
    {
      scale,
      x: size.width / 2 - scale * (size.width / 2 + (x - WIDTH / 2) * unit(size)),
      y: size.height / 2 - scale * (size.height / 2 + (y - HEIGHT / 2) * unit(size)),
    },
    size,
  );
