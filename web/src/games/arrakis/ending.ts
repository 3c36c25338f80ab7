/** How a game of War for Arrakis was won: Supremacy against Prescience, round by round, and its key figures. */
import type { Course, Extras, Say } from '../board';
import { parts, type Kind } from '../parts/actions';
import { figure } from '../../scenes/ended';
import { sw } from '../../scenes/words';
import { DECKS } from './content';
import {
  decksOf,
  decksOfSeat,
  sideOfDeck,
  type Event,
  type Side,
  type Step,
  type Told,
  type View,
} from './view';

const sideOf = (view: View, seat: number): Side | undefined => {
  const [deck] = decksOfSeat(view, seat);
  return deck && sideOfDeck(deck);
};
/** The first seat of a side. */
const seatOf = (view: View, side: Side): number => {
  const [deck] = decksOf(side);
  return deck === undefined ? 0 : (view.seating[DECKS.indexOf(deck)] ?? 0);
};

/** What brings Supremacy or Prescience. */
const CAUSES: Kind<Event>[] = [
  'sietch_revealed',
  'destroyed',
  'hoarded',
  'claimed',
  'settlement_fell',
  'station_captured',
];

function courses(steps: readonly Step[], view: View, seat: number, say: (say: Say) => string): Course[] {
  const side = sideOf(view, seat);
  const found: Course[] = [];
  const at = new Map<string, number>();
  let cause: Told | undefined;
  for (const { step, told } of steps)
    for (const one of told) {
      const [kind, held] = parts(one.event);
      if (CAUSES.includes(kind)) cause = one;
      const name = cause ? say(cause.say).replace(/\.$/, '') : sw('point-other');
      if (kind === 'supremacy' && side === 'harkonnen') {
        const value = held.to - (at.get('supremacy') ?? 0);
        at.set('supremacy', held.to);
        if (value > 0) found.push({ icon: 'harkonnen', value, step, name });
      }
      if (kind === 'marker_moved' && side === 'atreides') {
        const value = held.to - (at.get(held.marker) ?? 0);
        at.set(held.marker, held.to);
        // Markers that move together are one course.
        const before = found.at(-1);
        if (value > 0 && before?.step === step) before.value += value;
        else if (value > 0) found.push({ icon: 'prescience', value, step, name });
      }
    }
  return found;
}

export const ending: NonNullable<Extras<View, Event>['ending']> = {
  score(view, seat) {
    const side = sideOf(view, seat);
    return side === 'harkonnen' ? view.supremacy : view.markers.reduce((sum, marker) => sum + marker, 0);
  },
  courses,
  begins: ({ event }) => parts(event)[0] === 'round_began',
  curve: 'curve-near',
  seats: (view) => [seatOf(view, 'atreides'), ...(view.mahdi ? [] : [seatOf(view, 'harkonnen')])],
  figures(steps, view, seats) {
    const by = (...wanted: Kind<Event>[]) =>
      figure(steps, seats, (told) => {
        const [kind, held] = parts(told.event);
        if (!wanted.includes(kind) || typeof held !== 'object') return undefined;
        const side: Side | undefined =
          'side' in held
            ? held.side
            : kind === 'worm_attacked' || kind === 'claimed'
              ? 'atreides'
              : 'harkonnen';
        return side && { seat: seatOf(view, side), n: kind === 'harvested' ? held.spice : 1 };
      });
    return [
      { icon: 'sword', name: 'figure-battles', values: by('won') },
      { icon: 'troop', name: 'figure-lost', loss: true, values: by('lost') },
      { icon: 'sandworm', name: 'figure-worms', values: by('worm_attacked') },
      { icon: 'spice', name: 'figure-harvested', values: by('harvested') },
      { icon: 'prescience', name: 'figure-claimed', values: by('claimed') },
    ];
  },
};
