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

/** The link to a seat at a table against bots. */
async function seat(page: Page, game: string, mode: string, bots: number): Promise<string | undefined> {
  const seats = [{ me: 'Marta' }, ...Array.from({ length: bots }, () => ({ bot: 'novice' }))];
  const answer = await page.request.post('/api/tables', { data: { game, mode, seats } });
  const { secrets } = (await answer.json()) as { secrets: { link: string }[] };
  return secrets[0]?.link;
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
    await page.goto((await seat(page, game, mode, bots)) ?? '');
    await expect(page.locator('.ask')).not.toBeEmpty();
    const seen = await watch(page);
    await play(page, most, 5);
    const { rects, outside } = await seen();
    expect(rects).toHaveLength(1);
    expect(outside).toEqual([]);
  });

test('the planet has the full height of a desk, and what ends one’s part stands in the lower right corner', async ({
  page,
}) => {
  await page.goto((await seat(page, 'conquest', 'standard', 3)) ?? '');
  await expect(page.locator('.ask')).not.toBeEmpty();
  await play(page, 10, 3);
  const stage = await page.locator('.stage').boundingBox();
  const top = await page.locator('header.top').boundingBox();
  expect(stage?.height).toBeGreaterThan(900 - (top?.height ?? 0) - 2);
  // One’s own sheet lies beside the planet, whole.
  const hand = await page.locator('.hand .hand').boundingBox();
  expect(hand?.x).toBeGreaterThan((stage?.x ?? 0) + (stage?.width ?? 0) - 1);
  const beyond = await page
    .locator('.hand .card, .hand .disc')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth).length);
  expect(beyond).toBe(0);
  const end = page.locator('.prompt .end');
  if (await end.isVisible()) {
    const box = await end.boundingBox();
    expect(1440 - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40);
    expect(900 - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(40);
  }
});
