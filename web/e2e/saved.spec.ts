import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** A game that is replayed by the rules' own tests, as the file anybody may keep. */
const file = readFileSync(
  join(import.meta.dirname, '../../crates/conquest/tests/recorded/kanly-2-win-economic.jsonl'),
);

test('a saved game is opened from a file and shown as a game that is over', async ({ page }) => {
  await page.goto('/');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'game.sietch', mimeType: 'text/plain', buffer: file });
  await expect(page).toHaveURL(/\/watch\/[a-z0-9]{16}$/);
  await expect(page.locator('.table')).toBeVisible();
  await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible();
});

test('the ending tells who won and how: points with their causes, the way there, figures, a picture', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'game.sietch', mimeType: 'text/plain', buffer: file });
  const ending = page.getByRole('region', { name: 'The game is over' });
  await expect(ending.getByRole('heading', { level: 1 })).toContainText(/Atreides|Harkonnen/);
  await expect(ending).toContainText(/\d+ turns?/);

  // Both seats in order, the winner first, each with a stele of what its points are made of.
  const ranks = ending.locator('.ranks > li');
  await expect(ranks).toHaveCount(2);
  await expect(ranks.first()).toHaveClass(/first/);
  await expect(ranks.first().locator('.plinth b').first()).toHaveText('1');
  await expect(ranks.filter({ hasText: 'Atreides' })).toHaveCount(1);
  await expect(ranks.filter({ hasText: 'Harkonnen' })).toHaveCount(1);
  await expect(ranks.first().locator('.course').first()).toBeVisible();

  // One dune a seat, and every figure for both.
  const curve = ending.getByRole('img', { name: 'Spice and strongholds, turn by turn' });
  await expect(curve).toBeVisible();
  const figures = ending.getByRole('table', { name: 'The game in figures' });
  await expect(figures.getByRole('row', { name: /Battles won/ }).getByRole('cell')).toHaveCount(2);
  await expect(figures.getByRole('row', { name: /Spice collected/ })).toContainText(/[1-9]/);

  // What decided it is worked out meanwhile, or told.
  await expect(ending.getByRole('heading', { name: 'What decided it' })).toBeVisible();
  await expect(ending.locator('.side ol > li').first()).toContainText(/%|No single move/);

  const picture = page.waitForEvent('download');
  await ending.getByRole('button', { name: 'Share link and picture' }).click();
  expect((await picture).suggestedFilename()).toMatch(/\.png$/);
  await expect(ending.getByRole('status')).toHaveText('The picture is saved, the link copied.');

  await ending.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('slider', { name: 'Replay' })).toBeVisible();
});

test('a file that is no whole game is refused with the reason', async ({ page }) => {
  await page.goto('/');
  const choose = page.getByLabel('Choose a file');
  const give = (text: string) =>
    choose.setInputFiles({ name: 'game.sietch', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await give('a letter');
  await expect(page.getByRole('alert')).toContainText('not a saved game');
  const text = file.toString();
  await give(text.slice(0, text.indexOf('\n') + 1));
  await expect(page.getByRole('alert')).toContainText('cut short');
  await expect(page).toHaveURL('/');
});
