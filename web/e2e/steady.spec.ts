/** Nothing a question brings resizes the board. */
import { expect, test, type Page } from '@playwright/test';
import { play } from './player';

/** Every rectangle the board has had, from the first question on. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const stage = document.querySelector('.stage');
    const seen: string[] = [];
    Object.assign(window, { seenRects: seen });
    const look = () => {
      const { left, top, width, height } = stage?.getBoundingClientRect() ?? new DOMRect();
      const rect = [left, top, width, height].map(Math.round).join(' ');
      if (!seen.includes(rect)) seen.push(rect);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { seenRects: string[] }).seenRects);
}

for (const { game, mode, bots, width, height, most } of [
  { game: 'conquest', mode: 'duel', bots: 1, width: 1440, height: 900, most: 2000 },
  { game: 'conquest', mode: 'standard', bots: 3, width: 1024, height: 768, most: 40 },
  { game: 'imperium', mode: 'standard', bots: 3, width: 1440, height: 900, most: 40 },
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
    const rects = await watch(page);
    await play(page, most, 5);
    expect(await rects()).toHaveLength(1);
  });
