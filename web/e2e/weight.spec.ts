import { expect, test } from '@playwright/test';

const GAMES = ['Conquest and Diplomacy', 'Imperium – Uprising', 'War for Arrakis'];

/** Ukrainian, because Cyrillic letters come on top of Latin ones. */
for (const game of GAMES)
  test(`the first visit to a table of ${game} loads less than 300 KB`, async ({ page, browser }) => {
    await page.goto('/');
    await page.getByRole('button', { name: `Play now: ${game}` }).click();
    await expect(page.locator('.ask')).not.toBeEmpty();

    const visit = await browser.newPage({ locale: 'uk-UA' });
    const wire = await visit.context().newCDPSession(visit);
    let bytes = 0;
    wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await wire.send('Network.enable');
    await visit.goto(new URL(page.url()).pathname);
    await expect(visit.locator('.table')).toBeVisible();
    await visit.waitForLoadState('networkidle');
    await visit.evaluate(() => document.fonts.ready.then(() => undefined));
    console.log(`${game}: ${Math.round(bytes / 1000)} KB`);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(300_000);
    await visit.close();
  });
