/** How the log tells what happened, and what travels over the map when it does. */
import type { Flight, SceneMark, Telling } from '../board';
import { parts, type Kind } from '../parts/actions';
import { areaSay } from './names';
import { areaPlace, zonePlace } from './shapes';
import { decksOf, type Event, type Side, type Told, type View } from './view';
import { DECKS } from './content';

const HEADS: Kind<Event>[] = [
  'die_spent',
  'card_played',
  'attacked',
  'harvested',
  'claimed',
  'special_used',
  'desert_power_used',
  'harkonnen_won',
  'atreides_won',
  'prescience_revealed',
  'dice_rolled',
];
const JOINS: Kind<Event>[] = [
  'combat_roll',
  'leader_fought',
  'hits',
  'lost',
  'ceased',
  'retreated',
  'won',
  'destroyed',
  'settlement_fell',
  'leader_tanked',
  'leader_gone',
  'supremacy',
  'marker_moved',
  'wormsign_revealed',
  'worm_came',
  'worm_attacked',
  'token_revealed',
  'sietch_revealed',
  'harvester_lost',
  'rescued',
];
const QUIET: Kind<Event>[] = ['mahdi_chose', 'mahdi_followed', 'die_changed', 'token_gone'];

export function telling({ event }: Told): Telling {
  const [kind, held] = parts(event);
  if (kind === 'drew') return { sign: { icon: 'card', count: held.count } };
  if (kind === 'bene_gained') return { sign: { icon: 'bene', count: 1 }, joins: true };
  if (kind === 'imperium') return { joins: true, quiet: true };
  if (kind === 'round_began') return { head: true, heading: 'round' };
  return { head: HEADS.includes(kind), joins: JOINS.includes(kind), quiet: QUIET.includes(kind) };
}

/** The seat of a side; its first, if two play it. */
const seatOf = (view: View, side: Side): string => {
  const [deck] = decksOf(side);
  return `seat ${deck === undefined ? 0 : (view.seating[DECKS.indexOf(deck)] ?? 0)}`;
};

export function flights({ event }: Told, view: View): Flight[] {
  const [kind, held] = parts(event);
  const place = (area: string) => `place ${areaPlace(area)}`;
  const piece = (side: Side): Pick<Flight, 'icon'> => ({ icon: side });
  switch (kind) {
    case 'moved':
      return [{ from: place(held.from), to: place(held.to), ...piece(held.side) }];
    case 'retreated':
      return [{ from: place(held.from), to: place(held.to), ...piece(held.side) }];
    case 'placed':
      return [{ from: seatOf(view, held.side), to: place(held.area), icon: 'troop' }];
    case 'lost':
      return [{ from: place(held.area), to: seatOf(view, held.side), icon: 'troop' }];
    case 'worm_moved':
      return [{ from: place(held.from), to: place(held.to), icon: 'sandworm' }];
    case 'worm_attacked':
      return [{ from: place(held.from), to: place(held.to), icon: 'sandworm' }];
    case 'harvester_placed':
      return [{ from: seatOf(view, 'harkonnen'), to: place(held.area), icon: 'harvester' }];
    case 'aircraft_placed':
      return [
        { from: seatOf(view, 'harkonnen'), to: `place ${zonePlace(held.zone)}`, icon: 'ornithopter' },
      ];
    case 'harvested':
      return [{ from: 'middle', to: seatOf(view, 'harkonnen'), icon: 'spice', count: held.spice }];
    default:
      return [];
  }
}

/** Battles, from the attack to its end, and what the Harvesters brought in. */
export function sceneAt({ event }: Told): SceneMark | undefined {
  const [kind, held] = parts(event);
  if (kind === 'attacked') return { begins: true, where: areaSay(held.to) };
  if (kind === 'harvested') return { ends: 'harvest' };
  return kind === 'won' || kind === 'ceased' || kind === 'retreated'
    ? { ends: 'battle', begun: true }
    : undefined;
}
