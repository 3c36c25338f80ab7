/** Plates of the tray whose words are not an effect: a sign of their own. */
import { BATTLE_GLYPH } from './battle';
import { parts } from '../parts/actions';
import { CARDS, CONTRACTS, SPACES } from './content';
import { phrases, type Token } from './phrase';
import { badgeOf } from './spaces';
import type { Choice } from './view';

/** What so much spice is sold for: one space buys it. */
const soldFor = (spice: number): number | undefined =>
  [...SPACES.values()].flatMap(({ rates }) => rates).find(([price]) => price === spice)?.[1];

export function plateTokens({ action }: Choice): Token[] | undefined {
  const [kind, value] = parts(action);
  switch (kind) {
    case 'faction':
      return [{ badge: badgeOf(value) }];
    case 'take':
    case 'keep':
      return [{ icon: 'contract' }, { sign: ':' }, ...phrases(CONTRACTS.get(value)?.says.reward ?? [])];
    case 'remove_wall':
      return [{ icon: 'shieldwall', cut: true }];
    case 'defend':
      return [{ icon: 'troop' }, { sign: '>' }, { icon: 'sword' }];
    case 'pair_wild':
      return [{ icon: 'wild' }, { sign: '+' }, { icon: BATTLE_GLYPH[value] }];
    case 'rest':
      return [{ icon: 'step' }];
    case 'decline':
      return [{ icon: 'close' }];
    case 'pay_extra':
      return [{ icon: 'check' }];
    case 'acquire_aside':
      return [{ icon: 'card' }];
    case 'activate':
    case 'trade_with':
    case 'split':
      return [{ icon: 'person' }];
    case 'call_up':
      return [{ icon: 'troop' }, { sign: '>' }, { icon: 'sword' }];
    case 'own_board':
      return [{ icon: 'leader' }, { sign: ':' }, { icon: 'influence' }];
    case 'yield':
      return [{ icon: 'check' }];
    case 'exchange':
      return [{ icon: 'spice', n: value }, { sign: '>' }, { icon: 'solari', n: soldFor(value) }];
    case 'from_leader':
      return [{ icon: 'leader' }, { sign: '>' }, { icon: 'agent' }];
    case 'draw_top':
      return [{ icon: 'card' }];
    case 'trash_top':
      return [{ icon: 'trash' }];
    case 'put_on_top':
      return [{ icon: 'card' }, { sign: '>' }, { icon: 'card' }];
    case 'target':
      return [{ icon: 'person' }, { sign: ':' }, { icon: 'troop', cut: true }];
    case 'lose_troop':
      return [{ icon: 'troop', cut: true }];
    case 'graft':
    case 'graft_row':
      return [{ icon: 'graft' }];
    case 'acquire_tleilaxu':
      return [
        { icon: 'specimen', n: CARDS.get(value)?.specimens ?? undefined },
        { sign: '>' },
        { icon: 'card' },
      ];
    case 'return_specimens':
      return [{ icon: 'specimen', n: value }, { sign: '>' }, { icon: 'troop', n: value }];
    case 'keep_intrigue':
      return [{ icon: 'intrigue' }];
    case 'envoy':
      return [{ icon: 'card' }, { sign: '+' }, { icon: 'influence' }];
    case 'lose_garrison':
      return [{ icon: 'troop', cut: true }];
    case 'give_alliance':
      return [{ icon: 'alliance' }];
    case 'advance':
      return [{ icon: 'freighter', n: '+1' }];
    case 'recall_freighter':
      return [{ sign: '↺' }, { icon: 'freighter' }];
    case 'pay_in':
      return [{ icon: value === 'solari' ? 'solari' : 'spice' }];
    case 'return_negotiators':
      return [{ icon: 'negotiator', n: String(value) }];
    case 'negotiate':
      return [{ icon: 'troop' }, { sign: '>' }, { icon: 'negotiator' }];
    case 'deploy_dreadnought':
      return [{ icon: 'dreadnought' }, { sign: '>' }, { icon: 'sword' }];
    case 'retreat_dreadnought':
      return [{ icon: 'dreadnought', n: '−' }];
    case 'repel':
      return [{ icon: 'person' }, { sign: ':' }, { icon: 'troop', n: '−' }];
    case 'repel_dreadnought':
      return [{ icon: 'person' }, { sign: ':' }, { icon: 'dreadnought', n: '−' }];
    case 'detonate':
      return [{ icon: 'dreadnought', cut: true }, { sign: '>' }, { icon: 'vp' }];
    case 'another_turn':
      return [{ icon: 'endturn' }, { sign: '↺' }];
    default:
      return undefined;
  }
}
