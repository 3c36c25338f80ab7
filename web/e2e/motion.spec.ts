/** What others do is seen: with motion, against bots that take their time. */
import { expect, test, type Page } from '@playwright/test';
import { SLOW } from '../playwright.config';

test.use({ baseURL: `http://127.0.0.1:${SLOW}`, contextOptions: { reducedMotion: 'no-preference' } });

/** A table of Imperium against three bots. */
async function open(page: Page, game: string, mode: string, bots: number): Promise<void> {
  const seats = [{ me: 'Marta' }, ...Array.from({ length: bots }, () => ({ bot: 'novice' }))];
  const answer = await page.request.post('/api/tables', { data: { game, mode, seats } });
  const { secrets } = (await answer.json()) as { secrets: { link: string }[] };
  await page.goto(secrets[0]?.link ?? '');
  await expect(page.locator('.table')).toBeVisible();
}

/** Plays until bots move and the card that tells it opens. */
async function untilOthersMove(page: Page): Promise<void> {
  for (let tries = 0; tries < 80; tries++) {
    if (await page.locator('.playing').isVisible()) return;
    const scene = page.locator('.scene-shell .continue');
    if (await scene.isVisible()) await scene.click();
    const more = page.locator('.prompt [aria-pressed=false]');
    if (await more.isVisible()) await more.click({ timeout: 1000 }).catch(() => undefined);
    const end = page.locator('.prompt .end');
    const offered = (await end.isVisible()) ? end : page.locator('.tray .plate').first();
    await offered.click({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(120);
  }
  throw new Error('nobody else has moved');
}

test('what others do comes one move at a time; Space goes to one’s own turn', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sietch.settings', '{"pace":"slow"}'));
  await open(page, 'imperium', 'standard', 3);
  const flown = page.evaluate(
    () =>
      new Promise<boolean>((seen) => {
        new MutationObserver((changes) => {
          const flight = changes.some((change) =>
            [...change.addedNodes].some((node) => node instanceof Element && node.matches('.flight')),
          );
          if (flight) seen(true);
        }).observe(document.body, { childList: true });
      }),
  );
  await untilOthersMove(page);
  await expect(page.getByRole('region', { name: 'Since your turn' })).toBeVisible({ timeout: 30_000 });
  expect(await flown).toBe(true);
  const shown = Number(await page.locator('.table').getAttribute('data-seq'));
  await page.waitForTimeout(1500);
  const later = Number(await page.locator('.table').getAttribute('data-seq'));
  expect(later - shown).toBeLessThanOrEqual(4);
  // The bots are through long before their moves have been shown.
  await page.waitForTimeout(6000);
  await page.keyboard.press('Space');
  await expect(page.locator('.since')).toBeHidden();
});

test('at once means at once, and is remembered', async ({ page }) => {
  await open(page, 'imperium', 'standard', 3);
  await untilOthersMove(page);
  await page.getByRole('radio', { name: 'At once' }).click();
  await page.keyboard.press('Space');
  await expect(page.locator('.playing')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('sietch.settings'))).toContain('"pace":"once"');
});
