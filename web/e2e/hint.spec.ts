import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

/** Opens a table and sits down at it, with bots in the other seats. */
async function sit(page: Page, table: object): Promise<void> {
  const response = await page.request.post('/api/tables', { data: { game: 'conquest', ...table } });
  const opened = (await response.json()) as { secrets: { link: string }[] };
  await page.goto(opened.secrets[0]?.link ?? '/');
  await expect(page.locator('.ask')).not.toBeEmpty();
}
const duel = { mode: 'kanly', seats: [{ me: 'Marta' }, { bot: 'random' }] };

test('whoever plays with bots asks for a hint, sees it by its light, and chooses for themselves', async ({
  page,
}) => {
  await sit(page, duel);
  const button = page.getByRole('button', { name: 'Hint' });
  await expect(button).toBeVisible();
  const before = await page.locator('.table').getAttribute('data-seq');
  await page.keyboard.press('h');
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint).toContainText('Chance of winning as Naib sees it');
  await expect(hint.locator('em').first()).toHaveText(/^\d+ %$/);
  await expect(hint.locator('li em')).toHaveCount(Math.min(3, await hint.locator('li em').count()));
  // It never chooses, and the table is told that it was asked.
  expect(await page.locator('.table').getAttribute('data-seq')).toBe(before);
  await expect(page.getByRole('log', { name: 'Chat' })).toContainText('asked for a hint');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  // What the lamp stands over can be chosen; then the lamp goes out.
  const all = page.locator('.prompt [aria-pressed=false]');
  if (await all.isVisible()) await all.click();
  const lit = page.locator('[data-hint="1"]');
  await expect(lit).toBeVisible();
  await expect(page.locator('.lamps svg.best')).toBeVisible();
  await lit.click();
  await expect(page.locator('.table')).not.toHaveAttribute('data-seq', before ?? '');
  await expect(hint).toHaveCount(0);
  await expect(page.locator('[data-hint]')).toHaveCount(0);
});

test('on a phone the hint stands above the question, and H puts the lamp out again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sit(page, duel);
  await page.getByRole('button', { name: 'Hint' }).click();
  const strip = page.getByRole('status').filter({ hasText: '%' });
  await expect(strip).toBeVisible();
  await page.keyboard.press('h');
  await expect(strip).toHaveCount(0);
});

test('where the table has no hints, none can be asked for', async ({ page }) => {
  await sit(page, { ...duel, hints: false });
  await expect(page.getByRole('button', { name: /^All choices/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(page.getByRole('region', { name: 'Hint' })).toHaveCount(0);
});
