/**
 * The map's shapes: 101 areas, borders that nobody crosses, sector lines, eight air zones. Drawn by us from the map's
 * graph; 1500 units wide, 1000 high, the origin in the upper left corner.
 */
import data from './shapes.json';
import type { AreaRow } from './types/AreaRow';
import type { Contents } from './types/Contents';
import type { Sector } from './types/Sector';
import type { Zone } from './types/Zone';
import type { ZoneRow } from './types/ZoneRow';

export type XY = [x: number, y: number];

interface Drawn {
  /** The middle of the largest free disc, and its radius. */
  at: XY;
  room: number;
  d: string;
}
/** An area as the box has it, and as we draw it. */
export type AreaShape = AreaRow & Drawn;
export type AirShape = ZoneRow & Pick<Drawn, 'at'>;

export const WIDTH = data.width;
export const HEIGHT = data.height;
export const OUTLINE = data.outline;
export const IMPASSABLE = data.impassable;
export const SECTOR_LINES = data.sectorLines;
/** Everything below in the order of its numbers. */
export let AREAS: readonly AreaShape[];
export let AIR: readonly AirShape[];
export let SECTORS: readonly Sector[];
let areas: ReadonlyMap<string, AreaShape>;

/** Draws the map of the box. */
export function draw({ areas: rows, zones, sectors }: Contents): void {
  const drawn = data.areas as unknown as Record<string, Drawn>;
  const aloft = data.airZones as unknown as Record<Zone, XY>;
  AREAS = rows.flatMap((row) => {
    const shape = drawn[row.id];
    return shape ? [{ ...row, ...shape }] : [];
  });
  AIR = zones.map((row) => ({ ...row, at: aloft[row.id] }));
  SECTORS = sectors;
  areas = new Map(AREAS.map((area) => [area.id, area]));
}

export const areaShape = (id: string): AreaShape | undefined => areas.get(id);
export const zoneShape = (id: string): AirShape | undefined => AIR.find((zone) => zone.id === id);

/** The rank of the settlement printed in an area; 0 where there is none. */
export const settlementOf = (area: AreaRow | undefined): number =>
  typeof area?.mark === 'object' ? area.mark.settlement : 0;

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
