/** How a game of Conquest was won: strongholds and spice, turn by turn, and its key figures. */
import type { Course, Extras } from '../board';
import { parts } from '../parts/actions';
import { figure, roundEnds } from '../../scenes/ended';
import { sw } from '../../scenes/words';
import { BOX } from './content';
import { heldBy, holderAt, isWhole } from './held';
import { regionSay } from './names';
import type { Event, View } from './view';

const sideOf = (view: View, seat: number) => view.sides.find((side) => side.seat === seat);

export const ending: NonNullable<Extras<View, Event>['ending']> = {
  score(view, seat) {
    const side = sideOf(view, seat);
    return side ? side.strongholds * BOX.stronghold_worth + side.spice : 0;
  },
  courses(steps, view, seat, say): Course[] {
    const side = sideOf(view, seat);
    if (!side) return [];
    const held = heldBy(steps, view.covered);
    const own = held.filter(({ changes }) => changes.at(-1)?.seat === seat);
    const value = BOX.stronghold_worth;
    return [
      ...(isWhole(held, view)
        ? own.map(({ region, changes }) => {
            const taken = changes.at(-1);
            return {
              icon: 'stronghold',
              value,
              stone: true,
              told: true,
              name: say(regionSay(region)),
              ...(taken && { step: taken.step }),
            };
          })
        : Array.from({ length: side.strongholds }, () => ({
            icon: 'stronghold',
            value,
            stone: true,
            told: true,
            name: sw('point-stronghold'),
          }))),
      ...(side.spice ? [{ icon: 'spice', value: side.spice, told: true, name: sw('point-spice') }] : []),
    ];
  },
  holds(steps, view, say) {
    const held = heldBy(steps, view.covered);
    if (!isWhole(held, view)) return [];
    const ends = roundEnds(steps, (told) => parts(told.event)[0] === 'turn_began').slice(1);
    return held.map((one) => ({
      name: say(regionSay(one.region)),
      holders: ends.map((step) => holderAt(one, step)),
    }));
  },
  begins: ({ event }) => parts(event)[0] === 'turn_began',
  curve: 'curve-spice',
  turns: true,
  figures(steps, _view, seats) {
    const by = (count: (event: Event) => { seat: number; n: number } | undefined) =>
      figure(steps, seats, (told) => count(told.event));
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
        loss: true,
        values: by((event) => {
          const [kind, held] = parts(event);
          return kind === 'lost' || kind === 'destroyed' ? { seat: held.seat, n: held.count } : undefined;
        }),
      },
      {
        icon: 'leader',
        name: 'figure-leaders-lost',
        loss: true,
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
