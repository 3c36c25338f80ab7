/** Which of many possible places stand out: outlines round all of them would say nothing (look.md, section 13). */
import { pipped } from '../parts/spots';
import { POSTS } from './content';
import { postAt, spaceAt } from './layout';
import { bonusAt, spiesAt, type Post, type Space, type View } from './view';

/** Spice lies on the space, or a Spy of one's own watches it; a post is as likely as what it watches. */
export function isLikely(place: string, view: View, own: number | undefined): boolean {
  const [space, post] = [spaceAt(place), postAt(place)];
  if (post) return (POSTS.get(post) ?? []).some((watched) => bonusAt(view, watched) > 0);
  if (space === undefined) return false;
  const spied = ([post, watched]: readonly [string, readonly Space[]]) =>
    own !== undefined && watched.includes(space) && spiesAt(view, post as Post).includes(own);
  return bonusAt(view, space) > 0 || [...POSTS].some(spied);
}

/** The places that bear only a wash. */
export function faintOf(places: readonly string[], likely: (place: string) => boolean): Set<string> {
  const outlined = new Set(pipped(places, likely));
  return new Set(places.filter((place) => !outlined.has(place)));
}
