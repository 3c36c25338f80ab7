/**
 * Messages about effects as glyphs (look.md, section 5): numbers and symbols, an arrow for paying, a stroke for "or".
 * What has no symbol keeps its words.
 */
import { argOf, numberIn, sayIn, textIn } from '../../lib/args';
import type { Say } from '../board';
import { FIXED, icon, sign } from './fixed';
import { BATTLE, COUNTED } from './signs';

export type Token =
  | { icon: string; n?: number | string | undefined; cut?: boolean }
  | { badge: string; n?: string }
  | { persuasion: number | string }
  | { sign: '>' | '/' | ';' | ':' | '+' | '×' | '≠' | '↺' | '−' | '!' | '↔' }
  | { words: Say };

const numberOf = (say: Say, name = 'n'): number => numberIn(argOf(say, name)) ?? 1;
const sayOf = (say: Say, name: string): Say | undefined => {
  const value = argOf(say, name);
  const text = textIn(value);
  return text === undefined ? sayIn(value) : { key: text };
};
const listOf = (say: Say, name: string): Say[] => {
  const value = argOf(say, name);
  const one = sayIn(value);
  return Array.isArray(value) ? value : one ? [one] : [];
};

/** What an effect with two branches says of each. */
export const branches = (say: Say): { when: Say; yes: Say[]; no: Say[] } | undefined => {
  const when = say.key === 'fx-either' ? sayOf(say, 'when') : undefined;
  return when && { when, yes: listOf(say, 'yes'), no: listOf(say, 'no') };
};

/** The whole of it: all effects in one sentence. */
export const together = (says: readonly Say[], say: (say: Say) => string): string =>
  says.map(say).join('; ');

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
/** A sign alone says one. */
const one = (n: number): number | undefined => (n === 1 ? undefined : n);
/** Said with the number in it. */
const NUMBERED: Record<string, (n: number, say: Say) => Token[]> = {
  'fx-persuasion': (n) => [{ persuasion: n }],
  'fx-influence': (n, say) => [badge(sayOf(say, 'faction'), `+${n}`)],
  'fx-spy-at': (_, say) => [icon('spy'), sign('>'), ...listOf(say, 'icons').map((at) => badge(at))],
  'fx-reinforce': (n, say) => [icon('person', numberOf(say, 'allies')), sign(':'), icon('troop', n)],
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
  'fx-tech-less': (n) => [icon('tech'), icon('spice', `−${n}`)],
  'fx-deploy-units': (n) => [icon('troop'), sign('/'), icon('dreadnought'), sign('>'), icon('sword', n)],
  'cost-retreat-units': (n) => [icon('troop', `−${n}`), sign('/'), icon('dreadnought')],
  'if-agents-at': (n, say) => [
    icon('agent', `${n}+`),
    sign('>'),
    ...listOf(say, 'icons').map((at) => badge(at)),
  ],
  'if-tech-tiles': (n) => [icon('tech', `${n}+`)],
  'if-dreadnoughts': (n) => [icon('dreadnought', `${n}+`)],
  'if-persuasion-gained': (n) => [{ persuasion: `${n}+` }],
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
  'fx-steal': (n) => [icon('intrigue', `${n}+`), sign('>'), icon('intrigue')],
  'fx-dividends': (n, say) => [
    icon('solari', n),
    sign(';'),
    icon('others'),
    icon('solari', one(numberOf(say, 'others'))),
  ],
  'fx-track-bonus': (n) => [icon('influence', `${n}`)],
  'fx-share-contracts': (_, say) => {
    const allies = numberOf(say, 'allies');
    return [...Array.from({ length: allies }, () => icon('contract')), sign('>'), icon('person', allies)];
  },
  'fx-set-aside': (n) => [icon('card'), sign(':'), { persuasion: `−${n}` }],
  'fx-look-at-three': (n) => [icon('card', n), sign(':'), icon('card'), icon('discard'), icon('trash')],
  'fx-double-harvest': (n) => [sign('×'), icon('spice', n)],
  'fx-keep-intrigue': (n) => [icon('intrigue', n), sign('>'), icon('intrigue')],
  'cost-lose-two-influence': (n) => [icon('influence', `−${n}`)],
  'if-shadow-alliance': (n) => [icon('influence', `${n}+`), sign('+'), { icon: 'alliance', cut: true }],
  'count-low-tracks': (n) => [icon('influence', `≤${n}`)],
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
      return [icon('person', numberOf(say, 'allies')), sign(':'), ...inner('effect')];
    case 'fx-on-reveal':
      return [icon('persuasion'), sign(':'), ...inner('effect')];
    case 'fx-choose-two':
      return [icon('check', numberOf(say)), sign(':'), ...beside(listOf(say, 'all'))];
    case 'fx-on-win':
      return [icon('sword', '1.'), sign(':'), ...inner('effect')];
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
    case 'do-resolve-idle':
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
