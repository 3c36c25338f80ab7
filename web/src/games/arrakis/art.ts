/** The picture of a card: one of a few flat scenes of our own, chosen by what the card does. */
import { parts, type Kind } from '../parts/actions';
import { cardOf } from './content';
import type { Effect } from './types/Effect';
import type { Script } from './types/Script';

export type Art =
  | 'dunes'
  | 'worm'
  | 'sietch'
  | 'city'
  | 'thopter'
  | 'liner'
  | 'veil'
  | 'throne'
  | 'knife'
  | 'eye'
  | 'harvester'
  | 'signet';

const BY_EFFECT: Partial<Record<Kind<Effect>, Art>> = {
  place_worms: 'worm',
  wild_maker_enters: 'worm',
  wild_maker_strikes: 'worm',
  move_worms: 'worm',
  worm_attack: 'worm',
  desert_power: 'worm',
  swallow_harvesters: 'harvester',
  storms: 'dunes',
  shift_enemy: 'dunes',
  wormsigns: 'dunes',
  vehicles: 'harvester',
  any_vehicles: 'harvester',
  rockets: 'thopter',
  capture_ornithopter: 'thopter',
  remove_vehicles: 'thopter',
  carry: 'thopter',
  bombard: 'city',
  tank: 'knife',
  opponent_discards: 'veil',
  bene_gesserit: 'veil',
  second_objective: 'veil',
  force_die: 'veil',
  exchange_prescience: 'eye',
  shift_markers: 'eye',
  shuffle_prescience: 'eye',
  attach_fear: 'eye',
  attach_eyes: 'eye',
  reveal_area: 'eye',
  move_sietch: 'sietch',
  swap_tokens: 'sietch',
  token_near_enemy: 'sietch',
  enter: 'throne',
  lose_die: 'throne',
  hunt_paul: 'knife',
  detonate: 'city',
  imperium: 'liner',
  place_navigator: 'liner',
  clear_the_sky: 'liner',
  lower_imperium: 'liner',
  replace: 'knife',
};

/** The words of a script and of the scripts inside it. */
const words = ({ effects }: Script): Kind<Effect>[] =>
  effects.flatMap((effect) => {
    const [kind, value] = parts(effect);
    const inside = kind === 'one_of' ? value : kind === 'if' ? [value[1], value[2]] : [];
    return [kind, ...inside.flatMap(words)];
  });

/** The scene of a planning card. */
export function artOf(card: string): Art {
  const script = cardOf(card)?.effects;
  if (!script) return 'signet';
  for (const word of words(script)) {
    const art = BY_EFFECT[word];
    if (art) return art;
  }
  const text = JSON.stringify(script);
  if (['settlement', 'arrakeen', 'arsunt'].some((place) => text.includes(place))) return 'city';
  return text.includes('desert') ? 'dunes' : 'signet';
}
