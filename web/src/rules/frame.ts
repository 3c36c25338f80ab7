/** The part of a board to be seen, in parts of its width and height. */
export interface Frame {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** How much wider than high a picture of a position is. */
const SHAPE = 1.5;
/** The least of the board's width that is shown, so that one knows where one is; and what is left around the pieces. */
const LEAST = 0.42;
const AROUND = 0.16;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The part of a board, so much wider than high, that all these places are on. */
export function framed(places: readonly (readonly [x: number, y: number])[], board: number): Frame {
  const xs = places.length ? places.map(([x]) => x) : [0.5];
  const ys = places.length ? places.map(([, y]) => y) : [0.5];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  // A height in parts of the width: `board` of them make the whole height.
  const needed = Math.max(right - left + AROUND, ((bottom - top + AROUND) / board) * SHAPE, LEAST);
  const wide = Math.min(needed, 1, SHAPE / board);
  const high = (wide / SHAPE) * board;
  return {
    x: between(0, (left + right - wide) / 2, 1 - wide),
    y: between(0, (top + bottom - high) / 2, 1 - high),
    wide,
    high,
  };
}
