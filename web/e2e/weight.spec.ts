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

const BOXES = [{}, { ix: true }, { immortality: true }, { ix: true, immortality: true }];
/** What a box on top may bring: its boards, cards and words. */
const BOX = 20_000;

for (const options of BOXES) {
  const name = ['Dune: Imperium', ...Object.keys(options)].join(' with ');
  test(`the first visit to a table of ${name} loads no more than its boxes may weigh`, async ({
    page,
    browser,
  }) => {
    const bots = Array.from({ length: 3 }, () => ({ bot: 'random' }));
    const data = { game: 'imperium', mode: 'base', seats: [{ me: 'Marta' }, ...bots], options };
    const opened = (await (await page.request.post('/api/tables', { data })).json()) as { link: string };
    await weigh(browser, name, opened.link, 300_000 + BOX * Object.keys(options).length);
  });
}

async function weigh(browser: Browser, game: string, path: string, most = 300_000): Promise<void> {
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
  expect(bytes).toBeLessThan(most);
  await visit.close();
}
