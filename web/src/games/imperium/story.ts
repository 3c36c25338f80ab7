/** How the log tells what happened, and what travels over the table when it does. */
import type { Flight, SceneMark, Telling } from '../board';
import { parts, type Kind } from '../parts/actions';
import type { IxEvent } from './types/IxEvent';
import type { Event, Told } from './view';

const GOODS: Record<string, string> = {
  solari: 'solari',
  spice: 'spice',
  water: 'water',
  persuasion: 'persuasion',
  swords: 'sword',
  vp: 'vp',
};
const HEADS: Kind<Event>[] = [
  'sent',
  'rival_sent',
  'revealed',
  'reward',
  'won',
  'unclaimed',
  'end_triggered',
  'first_player',
];
const QUIET: Kind<Event>[] = [
  'turn_ended',
  'passed',
  'shuffled',
  'dealt',
  'offered',
  'hagal_card',
  'removed',
];

/** What happens with Rise of Ix and is told by a glyph: a negotiator sent, a dreadnought built. */
function signOfIx(event: IxEvent): Telling['sign'] {
  const [kind] = parts(event);
  if (kind === 'negotiator') return { icon: 'negotiator', count: 1 };
  return kind === 'commissioned' ? { icon: 'dreadnought', count: 1 } : undefined;
}

/** What travels with Rise of Ix. */
function flightsOfIx(event: IxEvent): Flight[] {
  const [kind, held] = parts(event);
  switch (kind) {
    case 'freighter':
      return [{ from: `seat ${held.seat}`, to: 'place shipping', icon: 'freighter' }];
    case 'tech':
      return [{ from: `place tech:${held.tile}`, to: `seat ${held.seat}`, icon: 'tech' }];
    case 'commissioned':
      return [{ from: 'here', to: `seat ${held.seat}`, icon: 'dreadnought' }];
    case 'deployed_dreadnought':
      return [{ from: `seat ${held.seat}`, to: 'place conflict', icon: 'dreadnought' }];
    case 'retreated_dreadnought':
      return [{ from: 'place conflict', to: `seat ${held.seat}`, icon: 'dreadnought' }];
    case 'occupied':
      return [{ from: 'place conflict', to: `place space:${held.space}`, icon: 'dreadnought' }];
    case 'flag_left':
      return [{ from: `place space:${held.space}`, to: `seat ${held.seat}`, icon: 'dreadnought' }];
    default:
      return [];
  }
}

/** What a kind of event is told by, where a glyph says it. */
function sign(event: Event): Telling['sign'] {
  const [kind, held] = parts(event);
  switch (kind) {
    case 'gained':
      return { icon: GOODS[held.good] ?? held.good, count: held.amount };
    case 'lost':
      return { icon: GOODS[held.good] ?? held.good, count: -held.amount };
    case 'drew':
      return { icon: 'card', count: 1 };
    case 'drew_intrigue':
      return { icon: 'intrigue', count: 1 };
    case 'recruited':
      return { icon: 'troop', count: held.troops };
    case 'summoned':
      return { icon: 'sandworm', count: held.worms };
    case 'spy_placed':
      return { icon: 'spy', count: 1 };
    case 'spy_recalled':
      return { icon: 'spy', count: -1 };
    case 'discarded':
      return { icon: 'discard', count: 1 };
    case 'ix':
      return signOfIx(held);
    default:
      return undefined;
  }
}

export function telling({ event }: Told): Telling {
  const [kind] = parts(event);
  const by = sign(event);
  if (by) return { sign: by };
  if (kind === 'round_started') return { head: true, heading: 'round' };
  return { head: HEADS.includes(kind), quiet: QUIET.includes(kind) };
}

/** Pieces and goods: what is paid leaves the seat, the agent goes, what is gained comes back. */
export function flights({ event }: Told): Flight[] {
  const [kind, held] = parts(event);
  switch (kind) {
    case 'sent':
    case 'rival_sent':
      return [{ from: `seat ${held.seat}`, to: `place space:${held.space}`, seat: held.seat }];
    case 'agent_recalled':
      return [{ from: `place space:${held.space}`, to: `seat ${held.seat}`, seat: held.seat }];
    case 'spy_placed':
      return [{ from: `seat ${held.seat}`, to: `place post:${held.post}`, icon: 'spy' }];
    case 'gained':
    case 'lost': {
      const icon = GOODS[held.good];
      const here = `seat ${held.seat}`;
      const seen = icon && held.good !== 'persuasion' && held.good !== 'swords';
      if (!seen) return [];
      const ways = kind === 'gained' ? { from: 'here', to: here } : { from: here, to: 'here' };
      return [{ ...ways, icon, count: held.amount }];
    }
    case 'deployed':
      return [{ from: `seat ${held.seat}`, to: 'place conflict', icon: 'troop', count: held.troops }];
    case 'summoned':
      return [
        { from: 'place space:deep_desert', to: 'place conflict', icon: 'sandworm', count: held.worms },
      ];
    case 'ix':
      return flightsOfIx(held);
    // Nobody sees which: it turns on its way.
    case 'drew':
      return [{ from: 'middle', to: `seat ${held.seat}`, icon: 'card' }];
    case 'drew_intrigue':
      return [{ from: 'place deck:intrigue', to: `seat ${held.seat}`, icon: 'intrigue' }];
    case 'acquired':
      return [{ from: `place row:${held.card}`, to: `seat ${held.seat}`, icon: 'card' }];
    default:
      return [];
  }
}

/** The combat of a round: from the first reward to the winner's card. */
export function sceneAt({ event }: Told): SceneMark | undefined {
  const [kind, held] = parts(event);
  if (kind === 'reward') return { begins: true, row: [{ seat: held.seat, place: held.place }] };
  return kind === 'won' || kind === 'unclaimed' ? { begins: true, ends: 'combat' } : undefined;
}
