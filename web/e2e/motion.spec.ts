/** What others do is seen: with motion, against bots that take their time. */
import { expect, test, type Page } from '@playwright/test';
import { SLOW } from '../playwright.config';

test.use({ baseURL: `http://127.0.0.1:${SLOW}`, contextOptions: { reducedMotion: 'no-preference' } });

/** A table against bots. */
async function open(page: Page, game: string, mode: string, bots: number): Promise<void> {
  const seats = [{ me: 'Marta' }, ...Array.from({ length: bots }, () => ({ bot: 'novice' }))];
  const answer = await page.request.post('/api/tables', { data: { game, mode, seats } });
  const { secrets } = (await answer.json()) as { secrets: { link: string }[] };
  await page.goto(secrets[0]?.link ?? '');
  await expect(page.locator('.table')).toBeVisible();
}

/** Plays until bots move and this is there: the bar that tells it, or the card once there is much to tell. */
async function untilOthersMove(page: Page, there = '.playing'): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    if (await page.locator(there).isVisible()) return;
    // While others' moves are shown there is nothing to choose.
    if (await page.locator('.playing').isVisible()) {
      await page.waitForTimeout(250);
      continue;
    }
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
  await untilOthersMove(page, '.since');
  await expect(page.getByRole('region', { name: 'Since your turn' })).toBeVisible();
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

test('a card that is bought travels from its slot in the Row', async ({ page }) => {
  await open(page, 'imperium', 'standard', 3);
  await page.locator('button.reveal').click();
  const card = page.locator('.market .possible').first();
  await expect(card).toBeVisible();
  const box = await card.boundingBox();
  const started = page.evaluate(
    () =>
      new Promise<{ x: number; y: number }>((found) => {
        new MutationObserver((changes) => {
          for (const node of changes.flatMap((change) => [...change.addedNodes]))
            if (node instanceof HTMLElement && node.matches('.flight:has([href$=i-card])'))
              requestAnimationFrame(() => {
                const [first] = (node.getAnimations()[0]?.effect as KeyframeEffect).getKeyframes();
                const { e, f } = new DOMMatrix(String(first?.transform).split(' translate(-50%')[0]);
                found({ x: e, y: f });
              });
        }).observe(document.body, { childList: true });
      }),
  );
  await card.click();
  const { x, y } = await started;
  expect(Math.abs(x - (box?.x ?? 0) - (box?.width ?? 0) / 2)).toBeLessThan(8);
  expect(Math.abs(y - (box?.y ?? 0) - (box?.height ?? 0) / 2)).toBeLessThan(8);
});
