import { expect, test } from '@playwright/test';

const bot = { bot: 'veteran' };

test('the waiting room shows the table, its chairs and who has them, and a bot takes the last', async ({
  page,
  request,
}) => {
  const factions = ['atreides', 'imperium', 'harkonnen', 'fremen'];
  const opened = await request.post('/api/tables', {
    data: {
      game: 'conquest',
      mode: 'standard',
      seats: [{ me: 'Marta' }, bot, 'open', bot],
      options: { factions },
    },
  });
  const { secrets } = (await opened.json()) as { secrets: { link: string }[] };
  await page.goto(secrets[0]?.link ?? '');
  const plates = page.locator('.plate');
  await expect(plates).toHaveCount(4);
  // Sides are shown truly: what was chosen for a seat is its side, with its colour.
  for (const [seat, side] of ['Atreides', 'Imperium', 'Harkonnen', 'Fremen'].entries())
    await expect(plates.nth(seat)).toContainText(side);
  await expect(plates.nth(0)).toContainText('Marta');
  await expect(plates.nth(0)).toContainText('host');
  await expect(plates.nth(1)).toContainText('Naib');
  await expect(plates.nth(1)).toContainText('veteran');
  await expect(plates.nth(2)).toContainText('This chair is free.');
  await expect(page.locator('.chairs .free')).toHaveCount(1);
  await expect(page.getByText('3 of 4 chairs are taken.')).toBeVisible();
  await page.getByLabel('Say something').fill('Come in');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log', { name: 'Chat' })).toContainText('Come in');
  await page.getByRole('radio', { name: /Mentat/ }).check();
  await page.getByRole('button', { name: 'Seat Mentat' }).click();
  await expect(page.locator('.table')).toBeVisible();
});

test('a side that is dealt at the start has no colour yet, and nothing is cut off on any screen', async ({
  page,
  request,
}) => {
  for (const game of [
    { game: 'conquest', mode: 'standard', seats: [{ me: 'Ann' }, 'open', 'open', bot] },
    { game: 'arrakis', mode: 'duel', seats: [{ me: 'Ann' }, 'open'] },
    { game: 'imperium', mode: 'standard', seats: [{ me: 'Ann' }, 'open', bot, bot] },
  ]) {
    const opened = await request.post('/api/tables', { data: game });
    const { secrets } = (await opened.json()) as { secrets: { link: string }[] };
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(secrets[0]?.link ?? '');
      await expect(page.locator('.disc .board').first()).toBeVisible();
      const free = page.locator('.plate.free').first();
      await expect(free).toContainText('This chair is free.');
      if (game.game === 'conquest') await expect(free).toContainText('dealt at the start');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${game.game} at ${width}`).toBeLessThanOrEqual(width);
      for (const plate of await page.locator('.plate').all()) {
        const box = await plate.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= width, `${game.game} at ${width}`).toBe(true);
      }
    }
  }
});
