import { expect, test, type Browser } from '@playwright/test';

const GAMES = ['Conquest and Diplomacy', 'Imperium – Uprising', 'War for Arrakis'];

/** Ukrainian, because Cyrillic letters come on top of Latin ones. */
for (const game of GAMES)
  test(`the first visit to a table of ${game} loads less than 300 KB`, async ({ page, browser }) => {
    await page.goto('/');
    await page.getByRole('button', { name: `Play now: ${game}` }).click();
    await page.waitForURL(/\/table\//);
    await expect(page.locator('.ask')).not.toBeEmpty();
    await weigh(browser, game, new URL(page.url()).pathname);
  });

test('the first visit to a table of Dune: Imperium loads less than 300 KB', async ({ page, browser }) => {
  const bots = Array.from({ length: 3 }, () => ({ bot: 'random' }));
  const data = { game: 'imperium', mode: 'base', seats: [{ me: 'Marta' }, ...bots] };
  const opened = (await (await page.request.post('/api/tables', { data })).json()) as { link: string };
  await weigh(browser, 'Dune: Imperium', opened.link);
});

async function weigh(browser: Browser, game: string, path: string): Promise<void> {
  const visit = await browser.newPage({ locale: 'uk-UA' });
  const wire = await visit.context().newCDPSession(visit);
  let bytes = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await wire.send('Network.enable');
  await visit.goto(path);
  await expect(visit.locator('.table')).toBeVisible();
  await visit.waitForLoadState('networkidle');
  await visit.evaluate(() => document.fonts.ready.then(() => undefined));
  console.log(`${game}: ${Math.round(bytes / 1000)} KB`);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(300_000);
  await visit.close();
}
