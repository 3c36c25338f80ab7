/** A House Hagal card explained: where it sends the Rival and by which of its rules, what it gains. */
import type { Say } from '../board';
import { HAGAL } from './content';
import { effectSays, hagalPlaces } from './effect';
import { postSay, spaceSay } from './names';
import { phrases, type Token } from './phrase';

type Speak = (say: Say) => string;
type Own = (key: string, args?: Record<string, string | number>) => string;

export function explainHagal(
  card: string,
  combat: boolean,
  level: number,
  say: Speak,
  own: Own,
): { text: string; tokens: Token[] } | undefined {
  const text = HAGAL.get(card);
  if (!text) return undefined;
  if (combat)
    return { text: own('hagal-combat', { n: text.swords }), tokens: [{ icon: 'sword', n: text.swords }] };
  const { places, how } = hagalPlaces(text.to);
  const gains = phrases(effectSays([...(text.gains ?? [])]));
  const named = (at: number) => say(spaceSay(places[at] ?? ''));
  switch (how) {
    case 'Visit':
      return { text: own('hagal-visit', { space: named(0) }), tokens: gains };
    case 'ByConflict':
      return {
        text: own('hagal-by-conflict', { first: named(0), second: named(1), level }),
        tokens: gains,
      };
    case 'ByGuild':
      return { text: own('hagal-by-guild', { first: named(0), second: named(1) }), tokens: gains };
    case 'Harvest':
      return {
        text: own('hagal-harvest', { spaces: places.map((space) => say(spaceSay(space))).join(', ') }),
        tokens: gains,
      };
    case 'Watch':
      return {
        text: own('hagal-watch', { posts: places.map((post) => say(postSay(post))).join(', ') }),
        tokens: [{ icon: 'spy' }],
      };
    default:
      return { text: own('hagal-reshuffle'), tokens: [] };
  }
}
