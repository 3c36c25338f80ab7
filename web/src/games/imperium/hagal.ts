/** A House Hagal card explained: where it sends the Rival and by which of its rules, what it gains. */
import type { Say } from '../board';
import { parts } from '../parts/actions';
import { HAGAL } from './content';
import { postSay, spaceSay } from './names';
import { phrases, together, type Token } from './phrase';
import type { Space } from './view';

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
  const [how, to] = parts(text.to);
  const { first, second } = text.says;
  const gains = phrases([...text.says.gains, ...first]);
  const named = (space: Space) => say(spaceSay(space));
  const also = (space: Space, more: readonly Say[]) =>
    more.length ? ` ${own('hagal-also', { space: named(space), gains: together(more, say) })}` : '';
  /** What only one of two spaces gives. */
  const each = (to: readonly [Space, Space]) => also(to[0], first) + also(to[1], second);
  switch (how) {
    case 'visit':
      return { text: own('hagal-visit', { space: named(to) }), tokens: gains };
    case 'by_conflict':
      return {
        text: own('hagal-by-conflict', { first: named(to[0]), second: named(to[1]), level }) + each(to),
        tokens: gains,
      };
    case 'by_guild':
      return {
        text: own('hagal-by-guild', { first: named(to[0]), second: named(to[1]) }) + each(to),
        tokens: gains,
      };
    case 'if_guild':
      return { text: own('hagal-if-guild', { space: named(to) }), tokens: gains };
    case 'harvest':
      return {
        text: own('hagal-harvest', { spaces: to.map(named).join(', ') }),
        tokens: gains,
      };
    case 'watch':
      return {
        text: own('hagal-watch', { posts: to.map((post) => say(postSay(post))).join(', ') }),
        tokens: [{ icon: 'spy' }],
      };
    default:
      return { text: own('hagal-reshuffle'), tokens: [] };
  }
}
