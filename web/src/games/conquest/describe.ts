/** A place in one sentence for readers, and the places something just happened in. */
import type { FluentVariable } from '@fluent/bundle';
import type { Say } from '../board';
import { parts } from '../parts/actions';
import { houseSay, placeSay } from './names';
import { cellShape, regionShape } from './shapes';
import type { Spot } from './spots';
import type { Told, View } from './view';

type Own = (key: string, args?: Record<string, FluentVariable>) => string;

/** The key of a kind of land; a covered stronghold is sand. */
export const landKey = (view: View, region: string): string =>
  `land-${view.covered === region ? 'covered' : (regionShape(region)?.land ?? 'sand')}`;

/** Name, land, who and what is there, and what can be done. */
export function describe(spot: Spot, view: View, say: (say: Say) => string, own: Own): string {
  const house = (seat: number) => {
    const side = view.sides.find((side) => side.seat === seat);
    return side ? say(houseSay(side.house)) : '';
  };
  const storm = spot.places.some((place) => cellShape(place.cell)?.sector === view.storm);
  return [
    say(placeSay(spot.id)),
    own(landKey(view, spot.region)),
    ...(storm ? [own('in-storm')] : []),
    ...spot.places.flatMap((place) => [
      ...place.troops.map(([seat, count]) => `${house(seat)} ${count}`),
      ...(place.spice ? [`${own('spice')} ${place.spice}`] : []),
    ]),
    ...spot.choices.map((choice) => say(choice.say)),
  ].join(', ');
}

/** The place an event is about. */
export function placeOf(told: Told): string | undefined {
  const [, value] = parts(told.event);
  if (!value) return undefined;
  // A seat may be what something goes `to`; places have names.
  if ('to' in value && typeof value.to === 'string') return value.to;
  if ('at' in value) return value.at;
  return 'region' in value ? value.region : undefined;
}

export const changedPlaces = (told: readonly Told[]): Set<string> =>
  new Set(told.slice(-6).flatMap((entry) => placeOf(entry) ?? []));
