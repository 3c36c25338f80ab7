/**
 * The planet's shapes: 42 regions, 86 locations (a region's part in one sector), 18 sector lines. Drawn by us from
 * the map's graph; units are those of a disc of radius 450 round the pole.
 */
import data from './shapes.json';
import type { Kind } from './types/Kind';
import type { RegionRow } from './types/RegionRow';

export type XY = [x: number, y: number];

interface DrawnRegion {
  d: string;
  label: {
    at: XY;
    turn: number;
    size: number;
    wide: number;
    curve?: [deg: number, r: number, flip: number];
  };
}
interface DrawnCell {
  at: XY;
  /** Radius of the free disc round `at`. */
  room: number;
  slots: XY[];
  spice?: XY;
  d: string;
}
/** A region as the box has it, and as we draw it. */
export interface RegionShape extends DrawnRegion {
  id: string;
  land: Kind;
}
export interface CellShape extends DrawnCell {
  id: string;
  region: string;
  sector: number | null;
}

export const R = 450;
/** Angle and inner end of the lines between sectors. */
export const LINES = data.lines as [deg: number, from: number][];
export const SECTORS = LINES.length;

export let REGIONS: readonly RegionShape[];
export let CELLS: readonly CellShape[];
let regions: ReadonlyMap<string, RegionShape>;
let cells: ReadonlyMap<string, CellShape>;

/** Draws the map of the box. */
export function draw(rows: readonly RegionRow[]): void {
  const drawn = data.regions as unknown as Record<string, DrawnRegion>;
  const inside = data.cells as unknown as Record<string, DrawnCell>;
  REGIONS = rows.flatMap(({ id, kind }) => {
    const shape = drawn[id];
    return shape ? [{ id, land: kind, ...shape }] : [];
  });
  CELLS = rows.flatMap(({ id: region, cells }) =>
    cells.flatMap(([id, sector]) => {
      const shape = inside[id];
      return shape ? [{ id, region, sector, ...shape }] : [];
    }),
  );
  regions = new Map(REGIONS.map((region) => [region.id, region]));
  cells = new Map(CELLS.map((cell) => [cell.id, cell]));
}

export const regionShape = (id: string): RegionShape | undefined => regions.get(id);
export const cellShape = (id: string): CellShape | undefined => cells.get(id);
export const cellsOf = (region: string): CellShape[] => CELLS.filter((cell) => cell.region === region);
/** The region of a location or of itself. */
export const regionOf = (place: string): string => place.split(':')[0] ?? place;

/** A point by angle (degrees, counter-clockwise, east is 0) and distance from the pole. */
export const polar = (deg: number, r: number): XY => [
  r * Math.cos((deg * Math.PI) / 180),
  -r * Math.sin((deg * Math.PI) / 180),
];
/** The middle of a sector. */
export const sectorAngle = (sector: number): number => 250 + 20 * sector;
export const xy = ([x, y]: XY): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
