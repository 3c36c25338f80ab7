/** How a game of Conquest was won: strongholds and spice, turn by turn, and its key figures. */
import type { Course, Extras } from '../board';
import { parts } from '../parts/actions';
import { figure } from '../../scenes/ended';
import { sw } from '../../scenes/words';
import { BOX } from './content';
import type { Event, Told, View } from './view';

const sideOf = (view: View, seat: number) => view.sides.find((side) => side.seat === seat);

export const ending: NonNullable<Extras<View, Event>['ending']> = {
  score(view, seat) {
    const side = sideOf(view, seat);
    return side ? side.strongholds * BOX.stronghold_worth + side.spice : 0;
  },
  courses(_steps, view, seat): Course[] {
    const side = sideOf(view, seat);
    if (!side) return [];
    return [
      ...Array.from({ length: side.strongholds }, () => ({
        icon: 'stronghold',
        value: BOX.stronghold_worth,
        name: sw('point-stronghold'),
      })),
      ...(side.spice
        ? [{ icon: 'spice', value: side.spice, name: sw('point-spice', { spice: side.spice }) }]
        : []),
    ];
  },
  begins: ({ event }) => parts(event)[0] === 'turn_began',
  curve: 'curve-spice',
  figures(steps, _view, seats) {
    const by = (count: (event: Event) => { seat: number; n: number } | undefined) =>
      figure(steps, seats, (told) => count((told as Told).event));
    return [
      {
        icon: 'sword',
        name: 'figure-battles',
        values: by((event) => {
          const [kind, held] = parts(event);
          return kind === 'won' ? { seat: held.seat, n: 1 } : undefined;
        }),
      },
      {
        icon: 'troop',
        name: 'figure-lost',
        values: by((event) => {
          const [kind, held] = parts(event);
          return kind === 'lost' || kind === 'destroyed' ? { seat: held.seat, n: held.count } : undefined;
        }),
      },
      {
        icon: 'leader',
        name: 'figure-leaders-lost',
        values: by((event) => {
          const [kind, held] = parts(event);
          return kind === 'leader_killed' ? { seat: held.seat, n: 1 } : undefined;
        }),
      },
      {
        icon: 'spice',
        name: 'figure-collected',
        values: by((event) => {
          const [kind, held] = parts(event);
          return kind === 'collected' ? { seat: held.seat, n: held.amount } : undefined;
        }),
      },
      {
        icon: 'contract',
        name: 'figure-market',
        values: by((event) => {
          const [kind, held] = parts(event);
          return kind === 'played' ? { seat: held.seat, n: 1 } : undefined;
        }),
      },
    ];
  },
};
