/** Plates of the tray whose words are not an effect: a sign of their own. */
import type { Choice } from '../board';
import { BATTLE_GLYPH } from './battle';
import { parts } from '../parts/actions';
import { CONTRACTS } from './content';
import { effectSays } from './effect';
import { phrases, type Token } from './phrase';
import { badgeOf } from './spaces';
import type { BattleIcon, Faction } from './view';

export function plateTokens({ action }: Choice): Token[] | undefined {
  const [kind, value] = parts(action);
  switch (kind) {
    case 'Faction':
      return [{ badge: badgeOf(value as Faction) }];
    case 'Take':
    case 'Keep':
      return [
        { icon: 'contract' },
        { sign: ':' },
        ...phrases(effectSays(CONTRACTS.get(value as string)?.reward)),
      ];
    case 'RemoveWall':
      return [{ icon: 'shieldwall', cut: true }];
    case 'Defend':
      return [{ icon: 'troop' }, { sign: '>' }, { icon: 'sword' }];
    case 'PairWild':
      return [{ icon: 'wild' }, { sign: '+' }, { icon: BATTLE_GLYPH[value as BattleIcon] }];
    case 'Rest':
      return [{ icon: 'step' }];
    case 'Decline':
      return [{ icon: 'close' }];
    case 'PayExtra':
      return [{ icon: 'check' }];
    case 'AcquireAside':
      return [{ icon: 'card' }];
    case 'Activate':
    case 'TradeWith':
    case 'Split':
      return [{ icon: 'person' }];
    case 'CallUp':
      return [{ icon: 'troop' }, { sign: '>' }, { icon: 'sword' }];
    case 'OwnBoard':
      return [{ icon: 'leader' }, { sign: ':' }, { icon: 'influence' }];
    case 'Yield':
      return [{ icon: 'check' }];
    case 'GiveAlliance':
      return [{ icon: 'alliance' }];
    default:
      return undefined;
  }
}
