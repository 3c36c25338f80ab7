/** Where the chairs stand round the table, clockwise from the upper left. */

/** A corner of the room, or the middle of a side. */
export type Corner = 'tl' | 'tr' | 'mr' | 'br' | 'bl' | 'ml';

export interface Chair {
  corner: Corner;
  /** Degrees, counter-clockwise from the east. */
  angle: number;
}

const AT: Record<Corner, number> = { tl: 150, tr: 30, mr: 0, br: -30, bl: 210, ml: 180 };
const PLACES: Corner[][] = [
  ['tl'],
  ['tl', 'br'],
  ['tl', 'tr', 'br'],
  ['tl', 'tr', 'br', 'bl'],
  ['tl', 'tr', 'mr', 'br', 'bl'],
  ['tl', 'tr', 'mr', 'br', 'bl', 'ml'],
];
/** Wider apart where there are more on a side. */
const apart = (corner: Corner, seats: number): number => {
  const turn = seats > 4 && !corner.startsWith('m') ? 18 : 0;
  return AT[corner] + (corner === 'tl' || corner === 'br' ? -turn : turn);
};

export const chairs = (seats: number): Chair[] =>
  (PLACES[Math.min(Math.max(seats, 1), PLACES.length) - 1] ?? []).map((corner) => ({
    corner,
    angle: apart(corner, seats),
  }));

const point = (angle: number, r: number): string => {
  const turn = (angle * Math.PI) / 180;
  return `${(r * Math.cos(turn)).toFixed(1)} ${(-r * Math.sin(turn)).toFixed(1)}`;
};

/** Half of how much of the rim a chair takes, in degrees. */
export const HALF = 17;
export const [INNER, OUTER] = [496, 542];

/** The outline of a chair: a piece of a ring. */
export const arc = (angle: number, half = HALF, inner = INNER, outer = OUTER): string =>
  `M${point(angle + half, outer)}A${outer} ${outer} 0 0 1 ${point(angle - half, outer)}` +
  `L${point(angle - half, inner)}A${inner} ${inner} 0 0 0 ${point(angle + half, inner)}z`;

/** The middle of a chair. */
export const middle = (angle: number): string => point(angle, (INNER + OUTER) / 2);
