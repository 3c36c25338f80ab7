/**
 * The map's shapes: 101 areas, borders that nobody crosses, sector lines, eight air zones. Drawn by us from the map's
 * graph; 1500 units wide, 1000 high, the origin in the upper left corner.
 */
import data from './shapes.json';

export type Land = 'desert' | 'deep' | 'erg' | 'plateau' | 'mountain';
export type XY = [x: number, y: number];
export type Sector = 'ne' | 'se' | 'sw' | 'nw' | 'cne' | 'cse' | 'csw' | 'cnw';

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
  id: string;
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
/** The three places of the family atomics, by their numbers. */
export const ATOMICS = ['splintered-rock', 'hole-in-the-rock', 'rimwall-west'] as const;
/** The sietches of the tactics cards, by their numbers. */
export const SIETCHES: readonly number[] = [
  'gara-kulon',
  'sihaya-ridge',
  'tasmin-sink',
  'habbanya-ridge',
  'bight-of-the-cliff',
  'rock-outcroppings',
  'hobars-gap',
  'windgap',
].map((id) => AREAS.findIndex((area) => area.id === id));

const numbers = new Map(AREAS.map((area, number) => [area.id, number]));
export const areaNumber = (id: string): number | undefined => numbers.get(id);
export const areaShape = (number: number): AreaShape | undefined => AREAS[number];

/** A place as the board names it: `area:12`, `zone:3`. */
export const areaPlace = (number: number): string => `area:${number}`;
export const zonePlace = (zone: number): string => `zone:${zone}`;

/** The middle of a place. */
export function middleOf(place: string | undefined): XY | undefined {
  const [kind, number] = place?.split(':') ?? [];
  if (number === undefined) return undefined;
  return kind === 'zone' ? AIR[Number(number)]?.at : AREAS[Number(number)]?.at;
}
