import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { play, sitDown } from './player';

/** What axe finds to be serious, as text that names the place. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => `${impact} ${id}: ${node.html.slice(0, 200)}`),
  );
}

for (const theme of ['light', 'dark'] as const) {
  test(`lobby, new table, table and rules are accessible in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/');
    await expect(page.getByRole('button', { name: /Play now/ }).first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.goto('/new/conquest');
    await expect(page.getByRole('button', { name: 'Open the table' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await sitDown(page);
    await play(page, 6);
    expect(await findings(page)).toEqual([]);
    await page.locator('header.top').getByRole('button', { name: 'Rules' }).click();
    await expect(page.getByRole('dialog').getByLabel('Search the rules')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await findings(page)).toEqual([]);
  });
}
