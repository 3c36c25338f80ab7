/** The areas and air zones as things to point at. */
import type { Spot as Pointed } from '../parts/spots';
import type { Action, Choice } from './view';
import { AIR, AREAS, areaPlace, zonePlace, type XY } from './shapes';

/** Its id is `area:windgap` or `zone:az-n`. */
export interface Spot extends Pointed<Action> {
  /** The area or air zone. */
  key: string;
  air: boolean;
}

export const AIR_R = 28;
const round = ([x, y]: XY) =>
  `M${x - AIR_R} ${y}a${AIR_R} ${AIR_R} 0 1 0 ${2 * AIR_R} 0a${AIR_R} ${AIR_R} 0 1 0 ${-2 * AIR_R} 0z`;

/** All of them; air zones lie above the land. */
export const spots = (targets: ReadonlyMap<string, Choice[]>): Spot[] => [
  ...AREAS.map((area) => ({
    id: areaPlace(area.id),
    key: area.id,
    air: false,
    d: area.d,
    at: area.at,
    choices: targets.get(areaPlace(area.id)) ?? [],
  })),
  ...AIR.map((zone) => ({
    id: zonePlace(zone.id),
    key: zone.id,
    air: true,
    d: round(zone.at),
    at: zone.at,
    choices: targets.get(zonePlace(zone.id)) ?? [],
  })),
];
