import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { seen } from './player';

// A review is worked out between everything else: on a busy machine that takes its time.
test.describe.configure({ timeout: 300_000 });

/** A game between bots that is over. */
async function finished(page: Page): Promise<string> {
  const response = await page.request.post('/api/tables', {
    data: { game: 'conquest', mode: 'kanly', seats: [{ bot: 'random' }, { bot: 'random' }] },
  });
  const { table } = (await response.json()) as { table: { id: string } };
  await page.goto(`/watch/${table.id}`);
  // Scenes stay until they have been seen; then the game ends on the screen too.
  const ending = page.getByRole('region', { name: 'The game is over' });
  await expect(async () => {
    await seen(page);
    await expect(ending).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  return table.id;
}

test('a finished game is looked at again, swing by swing, and played on from there', async ({ page }) => {
  await finished(page);
  const ending = page.getByRole('region', { name: 'The game is over' });
  await ending.locator('a[href^="/review/"]').click();
  const chart = page.locator('.chart');
  await expect(chart).toBeVisible({ timeout: 240_000 });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  const moment = page.locator('.moment');
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(moment).toContainText('step 0 of');
  await page.keyboard.press('ArrowRight');
  await expect(moment).toContainText('step 1 of');
  const pins = page.locator('.pin');
  if (await pins.count()) {
    await page.keyboard.press(']');
    await expect(pins.and(page.locator('[aria-pressed=true]'))).toHaveCount(1);
    await expect(page.getByRole('heading', { name: /^Swing 1: \d+ to \d+ %$/ })).toBeVisible();
    await expect(page.getByText('Chance of winning, if the move is')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Lines' }).click();
  await expect(chart).toBeVisible();
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('table')).toContainText(/Round \d+/);
  await page.getByRole('button', { name: 'Layers' }).click();

  await page.getByRole('button', { name: 'To the start' }).click();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('.ask')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByText('Played on from another game.')).toBeVisible();
});
