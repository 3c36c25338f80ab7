/** Looking closer: how large a board is drawn and how far it is pushed aside, inside a window. */
export interface Sight {
  scale: number;
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export type Point = readonly [x: number, y: number];

/** A board in its own coordinates, air round its rim included. */
export interface Extent extends Size {
  left: number;
  top: number;
  /** What lies round the board belongs to it, a sky for instance: the window may wander over it. */
  surrounded?: boolean;
}

/** What a window needs to know of its board. */
export interface Sights {
  /** Pixels of a unit of the board when the whole of it fits. */
  unit(size: Size): number;
  /** The board never leaves the window. */
  keep(sight: Sight, size: Size): Sight;
  /** Closer or farther by a factor, with the point under the pointer staying where it is. */
  zoom(sight: Sight, by: number, at: { x: number; y: number }, size: Size): Sight;
  /** The board's own coordinates as pixels of the window. */
  toWindow(point: Point, sight: Sight, size: Size): { x: number; y: number };
  /** Brings a point of the board to the middle of the window. */
  centre(point: Point, scale: number, size: Size): Sight;
}

export const WHOLE: Sight = { scale: 1, x: 0, y: 0 };
const CLOSEST = 6;

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** Where the board may begin along one side: what is smaller stays in the middle, what is larger fills the window. */
function along(at: number, scale: number, window: number, board: number): number {
  // The board lies in the middle of what is scaled.
  const shift = (scale * (board - window)) / 2;
  const large = board * scale;
  if (large <= window) return (window - large) / 2 + shift;
  return between(window - large + shift, at, shift);
}

/** The sights of a board. */
export function sights(board: Extent): Sights {
  const middle = { x: board.left + board.width / 2, y: board.top + board.height / 2 };
  const unit = (size: Size) => Math.min(size.width / board.width, size.height / board.height);
  /** A point of the board as pixels of a window that shows the whole of it. */
  const fitted = ([x, y]: Point, size: Size) => ({
    x: size.width / 2 + (x - middle.x) * unit(size),
    y: size.height / 2 + (y - middle.y) * unit(size),
  });
  function keep(sight: Sight, size: Size): Sight {
    const scale = between(1, sight.scale, CLOSEST);
    const fit = unit(size);
    const drawn = board.surrounded ? size : { width: board.width * fit, height: board.height * fit };
    return {
      scale,
      x: along(sight.x, scale, size.width, drawn.width),
      y: along(sight.y, scale, size.height, drawn.height),
    };
  }
  return {
    unit,
    keep,
    zoom(sight, by, at, size) {
      const scale = between(1, sight.scale * by, CLOSEST);
      const k = scale / sight.scale;
      return keep({ scale, x: at.x - (at.x - sight.x) * k, y: at.y - (at.y - sight.y) * k }, size);
    },
    toWindow(point, sight, size) {
      const at = fitted(point, size);
      return { x: sight.x + sight.scale * at.x, y: sight.y + sight.scale * at.y };
    },
    centre(point, scale, size) {
      const at = fitted(point, size);
      return keep({ scale, x: size.width / 2 - scale * at.x, y: size.height / 2 - scale * at.y }, size);
    },
  };
}
