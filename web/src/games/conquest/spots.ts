/** The places of the planet as things to point at: regions, or their locations where those are told apart. */
import type { Spot as Pointed } from '../parts/spots';
import { cellShape, CELLS, cellsOf, REGIONS, type XY } from './shapes';
import type { Action, Choice, Place, View } from './view';

/** Its id is that of the region or location. */
export interface Spot extends Pointed<Action> {
  region: string;
  /** The first location of it. */
  cell: string;
  places: Place[];
}

/** Every region is one spot, unless some of its locations can be chosen: then each location is. */
export function spots(view: View, targets: ReadonlyMap<string, Choice[]>): Spot[] {
  return REGIONS.flatMap((region) => {
    const cells = cellsOf(region.id);
    const apart = cells.length > 1 && cells.some((cell) => targets.has(cell.id));
    const there = (ids: string[]) => view.places.filter((place) => ids.includes(place.cell));
    if (apart)
      return cells.map((cell) => ({
        id: cell.id,
        region: region.id,
        cell: cell.id,
        d: cell.d,
        at: cell.at,
        choices: targets.get(cell.id) ?? [],
        places: there([cell.id]),
      }));
    const first = cells[0];
    if (!first) return [];
    return [
      {
        id: region.id,
        region: region.id,
        cell: first.id,
        d: region.d,
        at: region.label.at,
        choices: [
          ...(targets.get(region.id) ?? []),
          ...(first.id === region.id ? [] : (targets.get(first.id) ?? [])),
        ],
        places: there(cells.map((cell) => cell.id)),
      },
    ];
  });
}

/** The middle of a place named by region, location or nothing. */
export const middleOf = (place: string | undefined): XY | undefined =>
  place === undefined
    ? undefined
    : (cellShape(place)?.at ?? CELLS.find((cell) => cell.region === place)?.at);
