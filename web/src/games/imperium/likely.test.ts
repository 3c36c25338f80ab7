/** What stands out where much is possible. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { targets } from './choosing';
import { faintOf, isLikely } from './likely';
import type { Choice, View } from './view';

describe('possible places', () => {
  it('are outlined while they are few; of more than a dozen only the likely ones', () => {
    const at = join(import.meta.dirname, '../../fixtures/imperium/spy.json');
    const { view, choices } = JSON.parse(readFileSync(at, 'utf8')) as { view: View; choices: Choice[] };
    const posts = [...targets(choices, undefined).keys()];
    expect(posts.length).toBeGreaterThan(12);
    const rich = { ...view, bonus: [{ space: 'deep_desert' as const, spice: 2 }] };
    const likely = posts.filter((place) => isLikely(place, rich, 0));
    expect(likely).toEqual(['post:deep_desert']);
    expect(faintOf(posts, (place) => likely.includes(place)).size).toBe(posts.length - 1);
    expect(faintOf(posts.slice(0, 12), () => false).size).toBe(0);
    // A Spy of one's own makes what it watches likely for oneself alone.
    const [first, ...others] = view.players;
    const watched = { ...view, players: [{ ...first, spies: ['deep_desert'] }, ...others] } as View;
    expect(isLikely('space:deep_desert', watched, 0)).toBe(true);
    expect(isLikely('space:deep_desert', watched, 1)).toBe(false);
  });
});
