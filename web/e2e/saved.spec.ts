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
