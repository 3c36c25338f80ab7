/**
 * Messages about effects as glyphs (look.md, section 5): numbers and symbols, an arrow for paying, a stroke for "or".
 * What has no symbol keeps its words.
 */
import type { Say } from '../board';
import { BATTLE, COUNTED } from './signs';

export type Token =
  | { icon: string; n?: number | string | undefined; cut?: boolean }
  | { badge: string; n?: string }
  | { persuasion: number | string }
  | { sign: '>' | '/' | ';' | ':' | '+' | '×' | '≠' | '↺' | '−' | '!' | '↔' }
  | { words: Say };

type Arg = NonNullable<Say['args']>[number][1];

const arg = (say: Say, name: string): Arg | undefined => say.args?.find(([its]) => its === name)?.[1];
const numberOf = (say: Say, name = 'n'): number => {
  const value = arg(say, name);
  return value && 'number' in value ? value.number : 1;
};
const sayOf = (say: Say, name: string): Say | undefined => {
  const value = arg(say, name);
  if (!value) return undefined;
  if ('say' in value) return value.say;
  return 'text' in value ? { key: value.text } : undefined;
};
const listOf = (say: Say, name: string): Say[] => {
  const value = arg(say, name);
  if (!value) return [];
  if ('list' in value) return value.list;
  return 'say' in value ? [value.say] : [];
};

/** What an effect with two branches says of each. */
export const branches = (say: Say): { when: Say; yes: Say[]; no: Say[] } | undefined => {
  const when = say.key === 'fx-either' ? sayOf(say, 'when') : undefined;
  return when && { when, yes: listOf(say, 'yes'), no: listOf(say, 'no') };
};

/** The whole of it: all effects in one sentence. */
export const together = (says: readonly Say[], say: (say: Say) => string): string =>
  says.map(say).join('; ');

const icon = (name: string, n?: number | string): Token => ({ icon: name, n });
const sign = (sign: Extract<Token, { sign: unknown }>['sign']): Token => ({ sign });

const BADGES: Record<string, string> = {
  'faction-emperor': 'emperor',
  'faction-spacing-guild': 'guild',
  'faction-bene-gesserit': 'bene',
  'faction-fremen': 'fremen',
  'faction-great-houses': 'emperor',
  'faction-fringe-worlds': 'fremen',
  'icon-landsraad': 'landsraad',
  'icon-city': 'city',
  'icon-spice-trade': 'trade',
  'icon-spy': 'spyicon',
};
const badge = (say: Say | undefined, n?: string): Token => {
  const name = BADGES[say?.key ?? ''] ?? 'emperor';
  return n === undefined ? { badge: name } : { badge: name, n };
};
/** Everything else that is said by fixed signs. */
const FIXED: Record<string, Token[]> = {
  'fx-two-influence': [icon('influence'), sign('≠'), icon('influence')],
  'fx-visited-influence': [icon('agent'), sign(':'), icon('influence', '+1')],
  'fx-spied-influence': [icon('influence'), sign('×'), icon('spy')],
  'fx-spy': [icon('spy')],
  'fx-spy-shared': [icon('spy'), sign('+'), icon('seat')],
  'fx-spy-visited': [icon('spy'), sign('>'), icon('agent')],
  'fx-contract': [icon('contract')],
  'fx-hooks': [icon('hooks')],
  'fx-shield-wall': [{ icon: 'shieldwall', cut: true }],
  'fx-recall-agent': [icon('recall')],
  'fx-trash': [icon('trash')],
  'fx-trash-this': [sign('!'), icon('trash')],
  'fx-return-this': [sign('↺'), icon('card')],
  'fx-opponents-discard': [icon('person'), sign(':'), icon('discard')],
  'fx-steal': [icon('intrigue', '4+'), sign('>'), icon('intrigue')],
  'fx-signet': [icon('leader')],
  'fx-council-seat': [icon('council')],
  'fx-swordmaster': [icon('swordmaster')],
  'fx-bonus-spice': [icon('spiceblow')],
  'fx-deploy-recruits': [icon('troop', '+'), sign('>'), icon('sword')],
  'fx-deploy-or-retreat': [icon('troop'), sign('>'), icon('sword'), sign('/'), icon('troop', '−')],
  'fx-retreat-any': [icon('troop', '−')],
  'fx-no-deployment': [{ icon: 'troop', cut: true }],
  'fx-repeat-space': [icon('replay')],
  'fx-training': [icon('step')],
  'fx-tech': [icon('dial')],
  'fx-trade': [icon('person'), sign('↔'), icon('person')],
  'fx-enthrone': [icon('card'), sign('>'), { badge: 'emperor' }],
  'fx-share-contracts': [icon('contract'), icon('contract'), sign('>'), icon('person', 2)],
  'fx-own-influence': [icon('leader'), sign(':'), icon('influence')],
  'if-swordmaster': [icon('swordmaster')],
  'fx-buy-with-solari': [icon('solari'), sign('>'), icon('plus'), icon('card')],
  'fx-set-aside': [icon('card'), sign(':'), { persuasion: '−1' }],
  'fx-look-at-three': [icon('card', 3), sign(':'), icon('card'), icon('discard'), icon('trash')],
  'fx-memory': [icon('troop'), sign('>'), { badge: 'bene' }],
  'fx-recollect': [{ badge: 'bene' }, icon('troop'), sign('>'), icon('card'), sign('↺'), icon('leader')],
  'fx-maker-yield': [icon('sandworm'), sign('/'), icon('spice')],
  'fx-foldspace': [icon('foldspace')],
  'fx-research': [icon('research')],
  'fx-keep-intrigue': [icon('intrigue', 2), sign('>'), icon('intrigue')],
  'fx-sent-influence': [icon('agent'), sign(':'), icon('influence', '+1')],
  'fx-combat-icon': [icon('troop'), sign('>'), icon('sword')],
  'fx-trash-grafted': [icon('graft'), sign('>'), icon('trash')],
  'fx-partner-returns': [icon('graft'), sign('↺'), icon('card')],
  'fx-copy-partner': [icon('graft'), icon('replay')],
  'fx-recall-sent-agent': [icon('recall')],
  'fx-acquire-tleilaxu': [icon('specimen'), sign('>'), icon('plus'), icon('card')],
  'cost-trash-partner': [icon('graft'), icon('trash')],
  'cost-lose-two-influence': [icon('influence', '−2')],
  'if-grafted': [icon('graft')],
  'if-most-deployed': [icon('troop', '1.'), sign('>'), icon('sword')],
  'if-opponent-played-combat': [icon('person'), sign(':'), icon('sword')],
  'count-partner-icons': [icon('graft'), icon('agent')],
  'fx-mentat': [icon('mentat')],
  'fx-mentat-next-round': [icon('mentat'), sign('↺')],
  'fx-double-harvest': [sign('×'), icon('spice', 2)],
  'fx-opponents-lose-garrison': [icon('others'), sign(':'), { icon: 'troop', cut: true }],
  'fx-opponent-loses-deployed': [icon('person'), sign(':'), { icon: 'troop', cut: true }],
  'fx-opponents-discard-or-lose': [
    icon('others'),
    sign(':'),
    icon('discard'),
    sign('/'),
    { icon: 'troop', cut: true },
  ],
  'fx-forbid-space': [icon('others'), sign(':'), { icon: 'agent', cut: true }],
  'fx-pass-turn': [icon('step')],
  'fx-acquired-on-top': [icon('plus'), icon('card'), sign('>'), icon('card')],
  'fx-faction-icons': [
    icon('card'),
    sign('+'),
    { badge: 'emperor' },
    { badge: 'guild' },
    { badge: 'bene' },
    { badge: 'fremen' },
  ],
  'fx-unblocked': [icon('infiltrate')],
  'fx-look-at-top': [icon('card'), sign('/'), icon('trash')],
  'fx-shuffle-discard': [icon('discard'), sign('↺')],
  'fx-trailing-influence': [icon('others'), sign('>'), icon('influence', '+1')],
  'if-turn-start': [icon('endturn')],
  'if-reveal-turn': [icon('persuasion')],
  'if-won': [icon('sword', '1.')],
  'if-most-spice-must-flow': [icon('card', '1.'), icon('spice')],
  'if-bought-spice-must-flow': [icon('plus'), icon('card'), icon('spice')],
  'fx-most-influence': [icon('influence')],
  'cost-influence': [icon('influence', '−1')],
  'cost-trash-intrigue': [{ icon: 'intrigue', cut: true }],
  'cost-trash': [icon('trash')],
  'cost-trash-from-hand': [icon('trash')],
  'if-any-alliance': [icon('alliance')],
  'if-recalled-spy': [sign('↺'), icon('spy')],
  'if-worm': [icon('sandworm')],
  'if-hooks': [icon('hooks')],
  'if-at-maker': [icon('agent'), sign('>'), icon('sandworm')],
  'if-at-faction': [icon('agent'), sign('>'), icon('influence')],
  'if-council': [icon('council')],
  'if-no-council': [{ icon: 'council', cut: true }],
  'if-council-and-swordmaster': [icon('council'), sign('+'), icon('swordmaster')],
  'if-gained-spice': [icon('spice', '+')],
  'if-spying-on-maker': [icon('spy'), sign('>'), icon('sandworm')],
  'if-shadow-alliance': [icon('influence', '4+'), sign('+'), { icon: 'alliance', cut: true }],
  'count-worms': [icon('sandworm')],
  'count-contracts': [icon('contract')],
  'count-sword-cards': [icon('sword'), icon('card')],
};

/** Said with the number in it. */
const NUMBERED: Record<string, (n: number, say: Say) => Token[]> = {
  'fx-persuasion': (n) => [{ persuasion: n }],
  'fx-influence': (n, say) => [badge(sayOf(say, 'faction'), `+${n}`)],
  'fx-spy-at': (_, say) => [icon('spy'), sign('>'), ...listOf(say, 'icons').map((at) => badge(at))],
  'fx-reinforce': (n) => [icon('person', 2), sign(':'), icon('troop', n)],
  'fx-deploy': (n) => [icon('troop', n), sign('>'), icon('sword')],
  'fx-retreat': (n) => [icon('troop', `−${n}`)],
  'fx-acquire': (n) => [icon('plus'), { persuasion: `≤${n}` }],
  'fx-acquire-to-hand': (n) => [icon('plus'), { persuasion: `≤${n}` }, sign('>'), icon('card')],
  'fx-acquire-exactly': (n) => [icon('plus'), { persuasion: n }, sign('>'), icon('card')],
  'if-owns-spice-must-flow': (n) => [icon('card', `${n}+`), icon('spice')],
  'fx-alliance-influence': (n) => [icon('influence', n)],
  'fx-numbered-influence': (n) => [icon('influence', `№${n}`)],
  'cost-recall-spies': (n) => [sign('↺'), icon('spy', n)],
  'cost-retreat': (n) => [icon('troop', `−${n}`)],
  'cost-retreat-range': (_, say) => [icon('troop', `−${numberOf(say, 'least')}…${numberOf(say, 'most')}`)],
  'cost-trash-from-hand-of': (_, say) => [badge(sayOf(say, 'faction')), icon('trash')],
  'cost-trash-in-play': (_, say) => [badge(sayOf(say, 'faction')), icon('trash')],
  'cost-flip': (_, say) => [icon(BATTLE[sayOf(say, 'icon')?.key ?? ''] ?? 'wild')],
  'if-influence': (n, say) => [badge(sayOf(say, 'faction'), `${n}+`)],
  'if-alliance': (_, say) => [badge(sayOf(say, 'faction')), icon('alliance')],
  'if-bond': (_, say) => [badge(sayOf(say, 'faction')), icon('card')],
  'if-discarded': (_, say) => [badge(sayOf(say, 'faction')), icon('discard')],
  'if-placed-spy-at': (_, say) => [icon('spy'), sign('>'), ...listOf(say, 'icons').map((at) => badge(at))],
  'if-spies': (n) => [icon('spy', `${n}+`)],
  'if-contracts': (n) => [icon('contract', `${n}+`)],
  'if-units': (n) => [icon('troop', `${n}+`)],
  'if-strength': (n) => [icon('sword', `${n}+`)],
  'if-deployed': (n) => [icon('troop', `${n}+`), sign('>'), icon('sword')],
  'if-deck-holds': (n) => [icon('card', `${n}+`)],
  'if-trashed-cost': (n) => [icon('trash', `${n}+`)],
  'fx-cheaper-spice-must-flow': (n) => [icon('card'), icon('spice'), { persuasion: `−${n}` }],
  'fx-troops-to-conflict': (n) => [icon('troop', n), sign('>'), icon('sword')],
  'fx-troops-may-deploy': (n) => [icon('troop', `+${n}`), sign('>'), icon('sword')],
  'fx-take-discarded': (_, say) => [badge(sayOf(say, 'faction')), icon('discard'), sign('>'), icon('card')],
  'fx-acquire-to-deck': (n) => [icon('plus'), { persuasion: `≤${n}` }, sign('>'), icon('card')],
  'cost-lose-deployed': (n) => [icon('troop', n > 1 ? `−${n}` : '−')],
  'if-tracks': (n, say) => [
    icon('influence', `${n}+`),
    sign('×'),
    icon('influence', numberOf(say, 'count')),
  ],
  'fx-replace-tleilaxu': (n) => [icon('tleilaxu'), sign('↺'), icon('card', `№${n}`)],
  'cost-lose-troops': (n) => [icon('troop', n > 1 ? `−${n}` : '−')],
  'if-has-solari': (n) => [icon('solari', `${n}+`)],
  'if-at-least': (n, say) => [icon('check', `${n}+`), sign(':'), ...beside(listOf(say, 'conditions'))],
  'if-markers': (n) => [icon('gene', n > 1 ? n : '1')],
  'if-troops-lost': (n) => [icon('troop', `−${n}`)],
  'if-has-spice': (n) => [icon('spice', `${n}+`)],
  'if-partner-is': (_, say) => [
    icon('graft'),
    sign(':'),
    ...listOf(say, 'factions').map((at) => badge(at)),
  ],
  'count-revealed': (_, say) => [badge(sayOf(say, 'faction'))],
  'count-in-play': (_, say) => [badge(sayOf(say, 'faction'))],
};

/** Several phrases side by side; a line between those that are more than a gain. */
function beside(says: Say[]): Token[] {
  return says.flatMap((say, at) => {
    const tokens = phrase(say);
    const apart = at > 0 && (long(says[at - 1]) || long(say));
    return apart ? [sign(';'), ...tokens] : tokens;
  });
}
const long = (say: Say | undefined): boolean =>
  ['fx-if', 'fx-pay', 'fx-toll', 'fx-or', 'fx-either', 'fx-per', 'fx-steal'].includes(say?.key ?? '');

/** The message as glyphs. */
export function phrase(say: Say): Token[] {
  const counted = COUNTED[say.key];
  if (counted) return [icon(counted, numberOf(say))];
  const numbered = NUMBERED[say.key];
  if (numbered) return numbered(numberOf(say), say);
  const fixed = FIXED[say.key];
  if (fixed) return fixed;
  const inner = (name: string) => {
    const held = sayOf(say, name);
    return held ? phrase(held) : [];
  };
  switch (say.key) {
    case 'fx-pay':
    case 'fx-toll':
      return [...beside(listOf(say, 'costs')), sign('>'), ...beside(listOf(say, 'effects'))];
    case 'fx-levy':
      return [
        icon('spice', numberOf(say)),
        sign('+'),
        icon('person'),
        sign('>'),
        ...beside(listOf(say, 'effects')),
      ];
    case 'fx-for-ally':
      return [icon('person'), sign(':'), ...inner('effect')];
    case 'fx-each-ally':
      return [icon('person', 2), sign(':'), ...inner('effect')];
    case 'fx-on-reveal':
      return [icon('persuasion'), sign(':'), ...inner('effect')];
    case 'fx-choose-two':
      return [icon('check', 2), sign(':'), ...beside(listOf(say, 'all'))];
    case 'fx-each-acquired':
      return [icon('plus'), icon('card'), sign(':'), ...inner('effect')];
    case 'fx-if':
      return [...inner('when'), sign(':'), ...beside(listOf(say, 'then'))];
    case 'fx-either':
      return [
        ...inner('when'),
        sign(':'),
        ...beside(listOf(say, 'yes')),
        sign('/'),
        ...beside(listOf(say, 'no')),
      ];
    case 'fx-or':
      return [...inner('first'), sign('/'), ...inner('second')];
    case 'fx-all':
      return beside(listOf(say, 'all'));
    case 'fx-may':
    case 'do-resolve':
      return inner('effect');
    case 'do-research':
    case 'do-train':
      return beside(listOf(say, 'effects'));
    case 'line-pool-card':
      return inner('effect');
    case 'fx-per':
      return [...inner('effect'), sign('×'), ...inner('count')];
    default:
      return [{ words: say }];
  }
}

/** All the effects of a box. */
export const phrases = (says: Say[]): Token[] => beside(says);

/** Is anything in it said by words only? Then the words beside it need not be said again. */
export const wordless = (tokens: Token[]): boolean => !tokens.some((token) => 'words' in token);
