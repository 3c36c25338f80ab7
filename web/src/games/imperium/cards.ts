/** A card in words and glyphs: both boxes, what acquiring it gives, its icons. */
import type { Say } from '../board';
import { CARDS, INTRIGUES, SPACES, type CardRow } from './content';
import { cardSay, factionSay, iconSay, spaceSay } from './names';
import { phrases, together, type Token } from './phrase';

type Speak = (say: Say) => string;
type Own = (key: string, args?: Record<string, string | number>) => string;

export interface Boxes {
  text: CardRow | undefined;
  agent: Token[];
  reveal: Token[];
  acquire: Token[];
  /** What happens when it is trashed or discarded. */
  leaving: Token[];
}

export function boxes(card: string): Boxes {
  const text = CARDS.get(card);
  const box = (name: Exclude<keyof CardRow['says'], 'icons_if'>) => phrases(text?.says[name] ?? []);
  const [trashed, discarded] = [box('trashed'), box('discarded')];
  return {
    text,
    agent: box('agent'),
    reveal: box('reveal'),
    acquire: box('acquire'),
    // Unload: the reveal box once more, told by its crate. RI-ICON-02
    leaving: text?.unload
      ? []
      : [
          ...(trashed.length ? [{ icon: 'trash' } as Token, { sign: ':' } as Token, ...trashed] : []),
          ...(discarded.length ? [{ icon: 'discard' } as Token, { sign: ':' } as Token, ...discarded] : []),
        ],
  };
}

export interface CardWords {
  name: string;
  lines: { title: string; text: string }[];
}

/** The icons that send an agent, and those the card has only under a condition. */
function agentIcons(text: CardRow, say: Speak, own: Own): string {
  const named = (icons: CardRow['icons']) => icons.map((icon) => say(iconSay(icon))).join(', ');
  const when = text.says.icons_if;
  const more =
    text.icons_if && when ? own('icons-if', { icons: named(text.icons_if[1]), when: say(when) }) : '';
  const icons = [named(text.icons), more].filter(Boolean).join('; ');
  if (icons || text.anywhere || text.stays) return icons;
  // Where cards can be grafted, one without icons goes with the icon of another. IM-GRAFT-08
  const grafts = [...CARDS.values()].some((card) => card.graft);
  return own(grafts ? 'no-icons-graft' : 'no-icons');
}

/** Everything printed on a card, box by box. */
export function cardWords(card: string, say: Speak, own: Own): CardWords {
  const text = CARDS.get(card);
  const name = say(cardSay(card));
  if (!text) return { name, lines: [] };
  const { says } = text;
  const lines: CardWords['lines'] = [];
  const add = (title: string, words: string) => {
    if (words) lines.push({ title, text: words });
  };
  if (text.cost !== null) add(own('cost'), String(text.cost));
  if (text.specimens !== null) add(own('specimens'), String(text.specimens));
  if (text.stays) add(own('tleilaxu-row'), own('stays'));
  add(own('factions'), text.factions.map((faction) => say(factionSay(faction))).join(', '));
  add(own('agent-icons'), agentIcons(text, say, own));
  if (text.graft) add(own('graft-name'), own('graft-about'));
  if (text.infiltration) add(own('infiltration'), own('infiltration-about'));
  add(own('when-acquired'), together(says.acquire, say));
  const agent = [
    text.anywhere ? own('anywhere') : '',
    together(says.agent, say),
    text.undercover ? own('undercover') : '',
    text.unblocked ? own('unblocked-about') : '',
    text.grafts_row ? own('grafts-row') : '',
  ];
  add(own('agent-box'), agent.filter(Boolean).join('; '));
  add(own('reveal-box'), together(says.reveal, say));
  if (text.unload) add(own('unload'), own('unload-about'));
  else {
    add(own('when-trashed'), together(says.trashed, say));
    add(own('when-discarded'), together(says.discarded, say));
  }
  for (const [space, less] of text.cheaper)
    if (SPACES.has(space)) add(say(spaceSay(space)), own('cheaper-here', { n: less }));
  return { name, lines };
}

/** The same in one sentence. */
export const readCard = (card: string, say: Speak, own: Own): string => {
  const { name, lines } = cardWords(card, say, own);
  return [name, ...lines.map(({ title, text }) => `${title}: ${text}`)].join('. ');
};

export const TIMINGS = ['plot', 'combat', 'aftermath', 'endgame'] as const;
export type Timing = (typeof TIMINGS)[number];

/** The parts of an Intrigue card, each with when it is played. */
export function intrigueParts(card: string): { timing: Timing; says: Say[]; tokens: Token[] }[] {
  const text = INTRIGUES.get(card);
  return TIMINGS.flatMap((timing) => {
    const says = text?.says[timing];
    if (!says?.length) return [];
    return [{ timing, says, tokens: phrases(says) }];
  });
}

export const readIntrigue = (card: string, say: Speak, own: Own): string =>
  [
    say(cardSay(card)),
    ...intrigueParts(card).map(({ timing, says }) => `${own(`timing-${timing}`)}: ${together(says, say)}`),
  ].join('. ');

/** The place of a card's name, in hundredths of the card's width. */
const NAME = { width: 61, height: 24, letter: 0.53, lead: 1.03 };

/** The largest size at which the name fits its place. */
export function nameSize(name: string): number {
  for (let size = 9.9; ; size -= 0.3) {
    const fit = Math.floor(NAME.width / (size * NAME.letter));
    let [lines, filled] = [1, 0];
    for (const word of name.split(' ')) {
      if (filled && filled + 1 + word.length > fit) [lines, filled] = [lines + 1, word.length];
      else filled += word.length + (filled ? 1 : 0);
    }
    const longest = Math.max(...name.split(' ').map((word) => word.length));
    if ((longest <= fit && lines * size * NAME.lead <= NAME.height) || size < 6.3) return size;
  }
}
