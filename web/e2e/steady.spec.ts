/** Nothing a question brings resizes the board or pushes what answers it out of sight. */
import { expect, test, type Page } from '@playwright/test';
import { play } from './player';

interface Seen {
  /** Every rectangle the board has had, from the first question on. */
  rects: string[];
  /** What ends a turn, where it stood outside of the window or of the part that shows it. */
  outside: string[];
}

async function watch(page: Page): Promise<() => Promise<Seen>> {
  await page.evaluate(() => {
    const stage = document.querySelector('.stage');
    const seen: Seen = { rects: [], outside: [] };
    Object.assign(window, { seen });
    const round = ({ left, top, width, height }: DOMRect) =>
      [left, top, width, height].map(Math.round).join(' ');
    const note = (into: string[], one: string) => into.includes(one) || into.push(one);
    const look = () => {
      note(seen.rects, round(stage?.getBoundingClientRect() ?? new DOMRect()));
      for (const end of document.querySelectorAll('.prompt .end, button.reveal')) {
        const rect = end.getBoundingClientRect();
        const { left, right } = end.parentElement?.getBoundingClientRect() ?? rect;
        const inside =
          rect.left >= Math.max(0, left - 1) &&
          rect.right <= Math.min(innerWidth, right + 1) &&
          rect.bottom <= innerHeight;
        if (!inside) note(seen.outside, `${end.textContent} ${round(rect)}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

for (const { game, mode, bots, width, height, most } of [
  { game: 'conquest', mode: 'duel', bots: 1, width: 1440, height: 900, most: 2000 },
  { game: 'conquest', mode: 'standard', bots: 3, width: 1024, height: 768, most: 40 },
  { game: 'conquest', mode: 'duel', bots: 1, width: 390, height: 844, most: 12 },
  { game: 'imperium', mode: 'standard', bots: 3, width: 1440, height: 900, most: 40 },
  { game: 'imperium', mode: 'standard', bots: 3, width: 1024, height: 768, most: 12 },
  { game: 'imperium', mode: 'standard', bots: 3, width: 390, height: 844, most: 12 },
  { game: 'arrakis', mode: 'duel', bots: 1, width: 1440, height: 900, most: 12 },
  { game: 'arrakis', mode: 'duel', bots: 1, width: 1024, height: 768, most: 12 },
  { game: 'arrakis', mode: 'duel', bots: 1, width: 390, height: 844, most: 40 },
])
  test(`the board of ${game} stays where it is at ${width}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height });
    const seats = [{ me: 'Marta' }, ...Array.from({ length: bots }, () => ({ bot: 'novice' }))];
    const answer = await page.request.post('/api/tables', { data: { game, mode, seats } });
    const { secrets } = (await answer.json()) as { secrets: { link: string }[] };
    await page.goto(secrets[0]?.link ?? '');
    await expect(page.locator('.ask')).not.toBeEmpty();
    const seen = await watch(page);
    await play(page, most, 5);
    const { rects, outside } = await seen();
    expect(rects).toHaveLength(1);
    expect(outside).toEqual([]);
  });
