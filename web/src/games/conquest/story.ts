/** How the log tells what happened, and what flies over the table; troops travel on the planet itself. */
import type { Flight, SceneMark, Telling } from '../board';
import { parts, type Kind } from '../parts/actions';
import { regionSay } from './names';
import type { Event, Told } from './view';

const QUIET: Kind<Event>[] = [
  'plan_sealed',
  'power_declined',
  'no_leader',
  'storm_rolled',
  'reshuffled',
  'turned',
  'worm_ignored',
];
const JOINS: Kind<Event>[] = ['lost', 'leader_killed', 'bounty', 'plan_card_discarded'];

/** What a seat does on its way: it belongs to its turn, whatever begins that. */
const ON_THE_WAY: Kind<Event>[] = ['shipped', 'moved', 'rode'];

function sign(event: Event): Telling['sign'] {
  const [kind, held] = parts(event);
  switch (kind) {
    case 'collected':
    case 'charity':
      return { icon: 'spice', count: held.amount };
    case 'drew_battle':
      return { icon: 'kinetic', count: held.count };
    case 'drew_market':
      return { icon: 'contract', count: held.count };
    case 'revived_troops':
      return { icon: 'troop', count: held.count };
    default:
      return undefined;
  }
}

export function telling({ event }: Told): Telling {
  const [kind, held] = parts(event);
  const by = sign(event);
  if (by) return { sign: by };
  if (kind === 'turn_began') return { head: true, heading: 'round' };
  if (kind === 'phase_began') return { head: true, heading: 'part' };
  // Whoever buys nothing is no news: it stands where the phase is opened.
  if (kind === 'bought' && !held.count) return { joins: true, quiet: true };
  if (JOINS.includes(kind)) return { joins: true };
  if (ON_THE_WAY.includes(kind)) return {};
  return QUIET.includes(kind) ? { quiet: true } : { head: true };
}

/** Spice to its owner and to the ground. */
export function flights({ event }: Told): Flight[] {
  const [kind, held] = parts(event);
  switch (kind) {
    case 'collected':
      return [{ from: `place ${held.at}`, to: `seat ${held.seat}`, icon: 'spice', count: held.amount }];
    case 'bounty':
      return [{ from: 'here', to: `seat ${held.seat}`, icon: 'spice', count: held.spice }];
    case 'shipped':
      return held.cost
        ? [{ from: `seat ${held.seat}`, to: `place ${held.to}`, icon: 'spice', count: held.cost }]
        : [];
    case 'destroyed':
      return [{ from: `place ${held.at}`, to: `seat ${held.seat}`, icon: 'tanks', count: held.count }];
    case 'drew_battle':
    case 'drew_market':
      return [{ from: 'middle', to: `seat ${held.seat}`, icon: 'card', count: held.count }];
    default:
      return [];
  }
}

/** The aftermath of a battle: from the plans' opening to who wins. */
export function sceneAt({ event }: Told): SceneMark | undefined {
  const [kind, held] = parts(event);
  if (kind === 'battle_chosen') return { where: regionSay(held.at) };
  if (kind === 'plans_revealed') return { begins: true };
  if (kind === 'won') {
    const row = held.sides.map((seat, at) => {
      const strength = held.totals?.[at];
      return strength === undefined ? { seat } : { seat, strength };
    });
    return { ends: 'aftermath', begun: true, row };
  }
  return kind === 'two_traitors' || kind === 'exploded' ? { ends: 'aftermath', begun: true } : undefined;
}
