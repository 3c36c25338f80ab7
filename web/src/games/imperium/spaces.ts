/** What a space shows: its effects as glyphs in a few lines, its price, its words. */
import type { Say } from '../board';
import { SPACES, type Effect, type SpaceText } from './content';
import { conditionSay, effectSay, effectSays } from './effect';
import { factionSay, iconSay, spaceSay } from './names';
import { phrase, phrases, type Token } from './phrase';
import { rows } from './row';
import type { Faction, Icon, Space, View } from './view';

const BADGES: Record<Icon, string> = {
  Emperor: 'emperor',
  Guild: 'guild',
  BeneGesserit: 'bene',
  Fremen: 'fremen',
  Landsraad: 'landsraad',
  City: 'city',
  SpiceTrade: 'trade',
  Spy: 'spyicon',
};
export const badgeOf = (icon: Icon): string => BADGES[icon];

/** Bonus spice lies on the space itself, so its sign is left out; a second use stands in a line of its own. */
export function spaceRows(text: SpaceText, size: number, width: number): Token[][] {
  const shown = text.effects.filter((effect) => effect !== 'BonusSpice');
  const [first] = shown;
  if (typeof first === 'object' && first.is === 'Either') {
    const [when, yes, no] = first.of as [Effect, Effect[], Effect[]];
    return [
      phrases(effectSays(no)),
      [...phrase(conditionSay(when)), { sign: ':' }, ...phrases(effectSays(yes))],
    ];
  }
  const tokens = phrases(effectSays(shown));
  if (text.extra) tokens.push({ sign: '+' }, ...phrase(effectSay(text.extra[1])));
  return rows(tokens, size, width);
}

/** The price on the tag; the second Swordmaster is cheaper, which the position tells. */
export function price(
  text: SpaceText,
  solari = text.solari,
): { tokens: Token[]; optional: boolean } | undefined {
  const tokens: Token[] = [];
  for (const good of ['solari', 'spice', 'water'] as const) {
    const n = good === 'solari' ? solari : text[good];
    if (n) tokens.push({ icon: good, n });
  }
  if (tokens.length) return { tokens, optional: false };
  return text.extra ? { tokens: phrase(effectSay(text.extra[0])), optional: true } : undefined;
}

export const isFaction = (icon: Icon): icon is Faction =>
  icon === 'Emperor' || icon === 'Guild' || icon === 'BeneGesserit' || icon === 'Fremen';

export interface SpaceWords {
  name: string;
  icon: string;
  /** Price, need and effects, one sentence each. */
  lines: { kind: 'needs' | 'price' | 'extra' | 'effect' | 'control' | 'combat' | 'maker'; text: string }[];
}

/** A space in words. */
export function spaceWords(
  space: Space,
  say: (say: Say) => string,
  own: (key: string, args?: Record<string, string | number>) => string,
  solari?: number,
): SpaceWords {
  const text = SPACES.get(space);
  const name = say(spaceSay(space));
  if (!text) return { name, icon: '', lines: [] };
  const lines: SpaceWords['lines'] = [];
  if (text.needs)
    lines.push({ kind: 'needs', text: own('needs-influence', { faction: say(factionSay(text.needs)) }) });
  const goods = (['solari', 'spice', 'water'] as const)
    .filter((good) => text[good])
    .map((good) => {
      const n = good === 'solari' ? (solari ?? text.solari) : text[good];
      return say({ key: `fx-${good}`, args: [['n', { number: n ?? 0 }]] });
    });
  if (goods.length) lines.push({ kind: 'price', text: own('costs', { price: goods.join(', ') }) });
  if (isFaction(text.icon))
    lines.push({
      kind: 'effect',
      text: say({
        key: 'fx-influence',
        args: [
          ['faction', { say: factionSay(text.icon) }],
          ['n', { number: 1 }],
        ],
      }),
    });
  for (const effect of effectSays(text.effects)) lines.push({ kind: 'effect', text: say(effect) });
  if (text.extra)
    lines.push({
      kind: 'extra',
      text: own('may-pay', { price: say(effectSay(text.extra[0])), gain: say(effectSay(text.extra[1])) }),
    });
  if (text.control)
    lines.push({ kind: 'control', text: own('controller-gains', { gain: say(effectSay(text.control)) }) });
  if (text.combat) lines.push({ kind: 'combat', text: own('combat-space') });
  return { name, icon: say(iconSay(text.icon)), lines };
}

const CHEAPER_SWORDMASTER = 6;
/** What a space costs in Solari just now. */
export function solariOf(space: Space, view: View): number | undefined {
  const printed = SPACES.get(space)?.solari;
  return space === 'Swordmaster' && view.players.some((player) => player.swordmaster)
    ? CHEAPER_SWORDMASTER
    : printed;
}
