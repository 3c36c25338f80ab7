import { expect, test } from '@playwright/test';
import { play, sitDown } from './player';

test('one person plays a whole game against bots, with a reload in the middle', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (problem) => problems.push(problem.message));
  page.on('console', (line) => {
    if (line.type() === 'error') problems.push(line.text());
  });
  await sitDown(page);
  expect(await play(page, 12)).toBe(12);
  const asked = await page.locator('.ask').innerText();
  await page.reload();
  await expect(page.locator('.ask')).toHaveText(asked);
  await play(page, 2000);
  await expect(page.getByRole('button', { name: 'How it ended' })).toBeVisible();
  const ending = page.locator('.ending');
  // Strongholds as the log tells of them: it leads to those that lie on the board.
  expect(await ending.locator('.holds tbody tr').count()).toBeGreaterThan(3);
  await expect(ending.locator('tr', { hasText: 'Units lost' }).locator('.best')).toHaveCount(0);
  await ending.getByRole('button', { name: 'See the board' }).click();
  await expect(ending).toHaveCount(0);
  await page.getByRole('button', { name: 'How it ended' }).click();
  await expect(ending).toBeVisible();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Save the game' })).toBeVisible();
  expect(problems).toEqual([]);
});
