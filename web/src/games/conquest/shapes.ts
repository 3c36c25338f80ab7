/**
 * The planet's shapes: 42 regions, 86 locations (a region's part in one sector), 18 sector lines. Drawn by us from
 * the map's graph; units are those of a disc of radius 450 round the pole.
 */
import data from './shapes.json';

export type Land = 'sand' | 'rock' | 'stronghold' | 'polar';
export type XY = [x: number, y: number];

export interface RegionShape {
  id: string;
  land: Land;
  d: string;
  label: {
    at: XY;
    turn: number;
    size: number;
    wide: number;
    curve?: [deg: number, r: number, flip: number];
  };
}

export interface CellShape {
  id: string;
  region: string;
  sector: number | null;
  at: XY;
  /** Radius of the free disc round `at`. */
  room: number;
  slots: XY[];
  spice?: XY;
  d: string;
}

export const R = 450;
export const REGIONS = data.regions as unknown as RegionShape[];
export const CELLS = data.cells as unknown as CellShape[];
/** Angle and inner end of the lines between sectors. */
export const LINES = data.lines as [deg: number, from: number][];
export const SECTORS = LINES.length;

const regions = new Map(REGIONS.map((region) => [region.id, region]));
const cells = new Map(CELLS.map((cell) => [cell.id, cell]));

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
