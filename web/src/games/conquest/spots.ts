/** The places of the planet as things to point at: regions, or their locations where those are told apart. */
import type { Choice } from '../board';
import { cellShape, CELLS, cellsOf, REGIONS, type XY } from './shapes';
import type { Place, View } from './view';

export interface Spot {
  id: string;
  region: string;
  /** The first location of it. */
  cell: string;
  d: string;
  at: XY;
  choices: Choice[];
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

/** The middle of a place named by region, location or nothing. */
export const middleOf = (place: string | undefined): XY | undefined =>
  place === undefined
    ? undefined
    : (cellShape(place)?.at ?? CELLS.find((cell) => cell.region === place)?.at);
