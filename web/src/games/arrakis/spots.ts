/** The areas and air zones as things to point at. */
import type { Choice } from '../board';
import { AIR, AREAS, areaPlace, zonePlace, type XY } from './shapes';

export interface Spot {
  /** `area:12` or `zone:3`. */
  id: string;
  /** Its number among the areas, or among the air zones. */
  number: number;
  air: boolean;
  d: string;
  at: XY;
  choices: Choice[];
}

export const AIR_R = 28;
const round = ([x, y]: XY) =>
  `M${x - AIR_R} ${y}a${AIR_R} ${AIR_R} 0 1 0 ${2 * AIR_R} 0a${AIR_R} ${AIR_R} 0 1 0 ${-2 * AIR_R} 0z`;

/** All of them; air zones lie above the land. */
export const spots = (targets: ReadonlyMap<string, Choice[]>): Spot[] => [
  ...AREAS.map((area, number) => ({
    id: areaPlace(number),
    number,
    air: false,
    d: area.d,
    at: area.at,
    choices: targets.get(areaPlace(number)) ?? [],
  })),
  ...AIR.map((zone, number) => ({
    id: zonePlace(number),
    number,
    air: true,
    d: round(zone.at),
    at: zone.at,
    choices: targets.get(zonePlace(number)) ?? [],
  })),
];

/** The spot next to one in a direction, for the arrow keys. */
export function neighbour(all: readonly Spot[], from: Spot, dx: number, dy: number): Spot | undefined {
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of all) {
    const [x, y] = [spot.at[0] - from.at[0], spot.at[1] - from.at[1]];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (spot.id === from.id || ahead <= 0 || aside > ahead * 1.2) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
