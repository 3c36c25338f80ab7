/**
 * The map's shapes: 101 areas, borders that nobody crosses, sector lines, eight air zones. Drawn by us from the map's
 * graph; 1500 units wide, 1000 high, the origin in the upper left corner.
 */
import data from './shapes.json';
import type { Sector } from './types/Sector';
import type { Zone } from './types/Zone';

export type Land = 'desert' | 'deep' | 'erg' | 'plateau' | 'mountain';
export type XY = [x: number, y: number];

export interface AreaShape {
  id: string;
  land: Land;
  sectors: Sector[];
  /** The middle of the largest free disc, and its radius. */
  at: XY;
  room: number;
  d: string;
  named?: true;
  sietch?: true;
  atomics?: true;
  /** Storms do not reach it. */
  safe?: true;
  /** The rank of the settlement printed there. */
  settlement?: number;
}
export interface AirShape {
  id: Zone;
  sectors: [Sector, Sector];
  at: XY;
}

export const WIDTH = data.width;
export const HEIGHT = data.height;
export const OUTLINE = data.outline;
export const AREAS = data.areas as unknown as AreaShape[];
export const AIR = data.airZones as unknown as AirShape[];
export const IMPASSABLE = data.impassable;
export const SECTOR_LINES = data.sectorLines;
/** In the order of their numbers. */
export const SECTORS: readonly Sector[] = ['ne', 'se', 'sw', 'nw', 'cne', 'cse', 'csw', 'cnw'];

const areas = new Map(AREAS.map((area) => [area.id, area]));
export const areaShape = (id: string): AreaShape | undefined => areas.get(id);
export const zoneShape = (id: string): AirShape | undefined => AIR.find((zone) => zone.id === id);

/** A place as the board names it: `area:windgap`, `zone:az-n`. */
export const areaPlace = (id: string): string => `area:${id}`;
export const zonePlace = (id: string): string => `zone:${id}`;

/** The air zone a place names. */
export const zoneOf = (place: string): Zone | undefined =>
  AIR.find((zone) => place === zonePlace(zone.id))?.id;

/** The middle of a place. */
export function middleOf(place: string | undefined): XY | undefined {
  const [kind, id] = place?.split(':') ?? [];
  if (id === undefined) return undefined;
  return (kind === 'zone' ? zoneShape(id) : areaShape(id))?.at;
}
