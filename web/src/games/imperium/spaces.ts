/** What a space shows: its effects as glyphs in a few lines, its price, its words. */
import type { Say } from '../board';
import { BOX, SPACES, type SpaceRow } from './content';
import { factionSay, iconSay, leaderSay, spaceSay, trackSay } from './names';
import { branches, phrase, phrases, type Token } from './phrase';
import { rows } from './row';
import type { Faction, Icon, Space, View } from './view';

const BADGES: Record<Icon, string> = {
  emperor: 'emperor',
  guild: 'guild',
  bene_gesserit: 'bene',
  fremen: 'fremen',
  landsraad: 'landsraad',
  city: 'city',
  spice_trade: 'trade',
  spy: 'spyicon',
};
export const badgeOf = (icon: Icon): string => BADGES[icon];

/** Bonus spice lies on the space itself, so its sign is left out; a second use stands in a line of its own. */
export function spaceRows(text: SpaceRow, size: number, width: number): Token[][] {
  const { effects, extra, reveal } = text.says;
  const shown = effects.filter((_, at) => text.effects[at] !== 'bonus_spice');
  const either = shown[0] && branches(shown[0]);
  if (either) return [phrases(either.no), [...phrase(either.when), { sign: ':' }, ...phrases(either.yes)]];
  const tokens = phrases(shown);
  if (text.effects.includes('council_seat')) tokens.push({ persuasion: BOX.council_persuasion });
  if (extra) tokens.push({ sign: '+' }, ...phrase(extra[1]));
  if (reveal) tokens.push(...phrase(reveal));
  return rows(tokens, size, width);
}

/** What a space costs just now: the second Swordmaster is cheaper, and so is Sardaukar with six players. */
export type Prices = Partial<Record<'solari' | 'spice' | 'water', number | undefined>>;
const GOODS = ['solari', 'spice', 'water'] as const;

export function pricesOf(space: Space, view: View): Prices {
  const text = SPACES.get(space);
  if (!text) return {};
  const taken = view.players.some((player) => player.swordmaster);
  return {
    solari:
      space === 'mentat' && view.habits.mentat
        ? view.habits.mentat
        : taken
          ? (text.solari_later ?? text.solari)
          : text.solari,
    spice: view.six ? (text.spice_of_six ?? text.spice) : text.spice,
    water: text.water,
  };
}

/** The price on the tag: what must be paid, or what may be. */
export function price(
  text: SpaceRow,
  now: Prices = text,
): { tokens: Token[]; optional: boolean } | undefined {
  const tokens = GOODS.flatMap((good): Token[] => (now[good] ? [{ icon: good, n: now[good] }] : []));
  if (tokens.length) return { tokens, optional: false };
  const { extra } = text.says;
  return extra ? { tokens: phrase(extra[0]), optional: true } : undefined;
}

export const isFaction = (icon: Icon): icon is Faction =>
  icon === 'emperor' || icon === 'guild' || icon === 'bene_gesserit' || icon === 'fremen';

export interface SpaceWords {
  name: string;
  icon: string;
  /** Price, need and effects, one sentence each. */
  lines: { kind: 'needs' | 'price' | 'extra' | 'effect' | 'control' | 'combat' | 'maker'; text: string }[];
}

/** The track a space's icon stands for: on the side for six, two of them have other names. */
const trackOf = (faction: Faction, text: SpaceRow, view: View): Say =>
  view.six && text.owner ? factionSay(faction) : trackSay(faction, view);

/** A space in words. */
export function spaceWords(
  space: Space,
  view: View,
  say: (say: Say) => string,
  own: (key: string, args?: Record<string, string | number>) => string,
): SpaceWords {
  const text = SPACES.get(space);
  const name = say(spaceSay(space));
  if (!text) return { name, icon: '', lines: [] };
  const lines: SpaceWords['lines'] = [];
  if (view.six && text.owner)
    lines.push({ kind: 'needs', text: own('personal-space', { who: say(leaderSay(text.owner)) }) });
  if (text.needs)
    lines.push({
      kind: 'needs',
      text: own('needs-influence', { n: BOX.needed_influence, faction: say(trackSay(text.needs, view)) }),
    });
  const now = pricesOf(space, view);
  const goods = GOODS.filter((good) => now[good]).map((good) =>
    say({ key: `fx-${good}`, args: [['n', now[good] ?? 0]] }),
  );
  if (goods.length) lines.push({ kind: 'price', text: own('costs', { price: goods.join(', ') }) });
  if (isFaction(text.icon))
    lines.push({
      kind: 'effect',
      text: say({
        key: 'fx-influence',
        args: [
          ['faction', trackOf(text.icon, text, view)],
          ['n', 1],
        ],
      }),
    });
  for (const effect of text.says.effects) lines.push({ kind: 'effect', text: say(effect) });
  const { extra, control, reveal } = text.says;
  for (const [spice, solari] of text.rates) {
    const args: Say['args'] = [
      ['n', spice],
      ['solari', solari],
    ];
    lines.push({ kind: 'price', text: say({ key: 'do-exchange', args }) });
  }
  if (reveal) lines.push({ kind: 'effect', text: own('when-revealing', { gain: say(reveal) }) });
  if (extra)
    lines.push({
      kind: 'extra',
      text: own('may-pay', { price: say(extra[0]), gain: say(extra[1]) }),
    });
  if (control) lines.push({ kind: 'control', text: own('controller-gains', { gain: say(control) }) });
  if (text.combat) lines.push({ kind: 'combat', text: own('combat-space') });
  return { name, icon: say(iconSay(text.icon)), lines };
}
