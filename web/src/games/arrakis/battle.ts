/** A battle round as dice: what each side rolled, what its leaders made of Specials, what got through. */
import { parts } from '../parts/actions';
import { leaderCard } from './content';
import {
  areaView,
  enemyOf,
  sideIndex,
  type BattleView,
  type Leader,
  type Side,
  type Told,
  type View,
} from './view';

/** A Special and what a leader made of it. */
export interface Turned {
  /** Who: a named leader, or a Naib, Bashar or troop. */
  leader: Leader | undefined;
  hits: number;
  blocks: number;
}
export interface Throw {
  hits: number;
  blocks: number;
  /** Specials nobody has used. */
  specials: number;
  turned: Turned[];
  /** Hits this side suffers this round, once they are counted. */
  suffers: number | undefined;
}

const GENERIC = { hits: 1, blocks: 0 };

/** Hits dealt since the dice were last rolled. */
export function dealt(told: readonly Told[]): Partial<Record<Side, number>> {
  let found: Partial<Record<Side, number>> = {};
  for (const { event } of told) {
    const [kind, value] = parts(event);
    if (kind === 'combat_roll' || kind === 'attacked') found = {};
    if (kind === 'hits') found[value.side] ??= value.hits;
  }
  return found;
}

/** Were the dice of this round rolled already? */
export const rolled = (battle: BattleView): boolean =>
  battle.roll.some((roll) => roll.some((n) => n > 0)) && battle.activated.length === 2;

/** The throw of a side, with its leaders' Specials told apart. */
export function throwOf(battle: BattleView, side: Side, told: readonly Told[]): Throw {
  const at = sideIndex(side);
  const [hits, blocks, specials] = battle.roll[at] ?? [0, 0, 0];
  const { generic, named } = battle.activated[at] ?? { generic: 0, named: [] };
  const turned: Turned[] = [
    ...named.map((leader) => {
      const [hits, blocks] = leaderCard(leader)?.combat ?? [0, 0];
      return { leader, hits, blocks };
    }),
    ...Array.from({ length: generic }, () => ({ leader: undefined, ...GENERIC })),
  ];
  const made = (what: 'hits' | 'blocks') => turned.reduce((sum, one) => sum + one[what], 0);
  return {
    hits: hits - made('hits'),
    blocks: blocks - made('blocks'),
    specials,
    turned,
    suffers: dealt(told)[side],
  };
}

/** Where the legion of a side stands in the battle. */
export const fieldOf = (battle: BattleView, side: Side): string =>
  side === battle.attacker ? battle.from : battle.to;

/** The rank of what is defended, where it is known. */
export const rankOf = (view: View, battle: BattleView): number => areaView(view, battle.to)?.sietch ?? 0;

export const sidesOf = (battle: BattleView): [Side, Side] => [battle.attacker, enemyOf(battle.attacker)];
