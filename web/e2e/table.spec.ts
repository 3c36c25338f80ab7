import { expect, test, type Page } from '@playwright/test';
import { play, sitDown } from './player';

const chosen = { uk: 'Українська', ru: 'Русский', en: 'English' };

async function speak(page: Page, lang: keyof typeof chosen) {
  // The bar is made anew when the words of the language chosen before have come; a menu opened until then is gone.
  const item = page.getByRole('menuitemradio', { name: chosen[lang] });
  await expect(async () => {
    if (!(await item.isVisible())) await page.locator('header.top [aria-haspopup=menu]').first().click();
    await item.click({ timeout: 2000 });
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
}

/** A word whose key is shown has no translation. */
const untranslated = (page: Page) => page.getByText('«', { exact: false }).filter({ hasText: /«[a-z-]+»/ });

test('the language can be switched at any time, and no word is missing', async ({ page }) => {
  await sitDown(page);
  await play(page, 3);
  for (const lang of ['uk', 'ru', 'en'] as const) {
    await speak(page, lang);
    await expect(untranslated(page)).toHaveCount(0);
  }
  await speak(page, 'uk');
  await expect(page.getByRole('button', { name: 'Правила', exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
});

test('a phone held upright shows the question, the choices and the tabs without sideways scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await sitDown(page);
  await play(page, 3);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await page
    .getByRole('navigation', { name: 'Parts of the table' })
    .getByRole('button', { name: 'Log' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Log' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('undo takes back what was chosen while nothing new was learnt', async ({ page }) => {
  await page.goto('/new/conquest');
  await page.getByRole('radio', { name: /Duel: Kanly/ }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const undo = page.getByRole('button', { name: 'Undo', exact: false });
  for (let tries = 0; tries < 40; tries++) {
    const asked = await page.locator('.ask').innerText();
    await play(page, 1, tries);
    if ((await undo.count()) && (await undo.innerText()).startsWith('Undo')) {
      await undo.click();
      await expect(page.locator('.ask')).toHaveText(asked);
      return;
    }
  }
  throw new Error('nothing could be taken back in forty choices');
});

test('a line of the log that is pointed at shows its place, once', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (problem) => problems.push(problem.message));
  await sitDown(page);
  const line = page.locator('.rail .log li:has(.place)').last();
  for (let made = 0; made < 60 && !(await line.count()); made++) await play(page, 1, made);
  await line.hover();
  await page.waitForTimeout(500);
  expect(problems).toEqual([]);
});

test('the past can be looked at while the game goes on', async ({ page }) => {
  await sitDown(page);
  await play(page, 4);
  await page.getByRole('button', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Replay' });
  await slider.fill('0');
  await expect(slider).toHaveAttribute('aria-valuetext', /Step 0 of/);
  await expect(page.locator('.tray')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('.ask')).not.toBeEmpty();
});

test('the rules open at the page of the question, with its rule of the ledger', async ({ page }) => {
  await sitDown(page);
  const rule = (await page.locator('.prompt .rule-link').innerText()).replace('Rule ', '');
  await page.locator('.prompt .rule-link').click();
  const drawer = page.getByRole('dialog', { name: 'Rules' });
  await expect(drawer.getByRole('note')).toContainText(rule);
  await expect(drawer.locator('article h3')).not.toBeEmpty();
  // A rule that the page cites is shown in its place.
  const other = drawer.locator('article .cite:not(.here)').first();
  const cited = await other.getAttribute('title');
  await other.click();
  await expect(drawer.getByRole('note')).toContainText(cited ?? '');
  // Words, and ids of rules, are found.
  await drawer.getByLabel('Search the rules').fill('sandworm');
  await expect(drawer.locator('.found li').first()).toContainText(/sandworm/i);
  await drawer.getByLabel('Search the rules').fill(rule);
  await drawer.locator('.found button').first().click();
  await expect(drawer.locator('article h3')).not.toBeEmpty();
});

test('the rules beside the table draw the positions of worked examples', async ({ page }) => {
  await sitDown(page);
  await page.locator('.prompt .rule-link').click();
  const drawer = page.getByRole('dialog', { name: 'Rules' });
  await drawer.getByRole('button', { name: 'All pages' }).click();
  await drawer.getByRole('button', { name: 'Who wins, what it costs' }).click();
  const position = drawer.getByRole('img', { name: 'The position of the example' }).first();
  await expect(position.locator('svg').first()).toBeVisible();
  expect(
    await drawer.evaluate((node) => node.scrollWidth - node.clientWidth),
    'nothing is cut off at the side',
  ).toBe(0);
});

test('pages of rules have pictures of their own boards, a line for each phase, and a key to the signs', async ({
  page,
}) => {
  const at = (place: string) => page.locator(`.picture [data-place="space:${place}"]`);
  const open = (title: string) =>
    page
      .getByRole('navigation', { name: 'All pages' })
      .getByRole('button', { name: title, exact: true })
      .click();
  await page.goto('/rules/imperium/setup');
  await expect(at('spice_refinery')).toBeVisible();
  // Another box has another board, and leaves the first as it was.
  await open('Dune: Imperium');
  await expect(at('base_carthag')).toBeVisible();
  await open('Rise of Ix');
  await expect(at('smuggling')).toBeVisible();
  await open('Six players: two teams');
  await expect(at('habbanya_erg')).toBeVisible();
  await open('Setting up');
  await expect(at('spice_refinery')).toBeVisible();
  const beside = page.getByRole('complementary', { name: 'Phases' });
  await expect(beside).toContainText('Spice gathers on desert spaces without an agent.');
  await expect(beside.getByRole('listitem').filter({ hasText: 'persuasion' }).locator('svg')).toBeVisible();
  // A position shows what everybody has, too, and the cards in play.
  await open('Sandworms and the Shield Wall');
  const example = page.getByRole('figure').first();
  await expect(example.getByRole('img', { name: 'The position of the example' })).toBeVisible();
  await expect(example.locator('[data-card="imp-strike-fleet"]')).toBeVisible();
  await expect(example.getByTitle('Water').first()).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test('the rules have an address of their own, in every language and on a phone', async ({ page }) => {
  await page.goto('/rules/conquest#CD-STORM-03');
  await expect(page.getByRole('note')).toContainText('CD-STORM-03');
  await page.getByRole('navigation', { name: 'All pages' }).getByRole('button').nth(1).click();
  await expect(page).toHaveURL(/\/rules\/conquest\/[a-z-]+$/);
  const address = page.url();
  const title = await page.locator('article h3').innerText();
  await page.reload();
  await expect(page.locator('article h3')).toHaveText(title);
  await speak(page, 'uk');
  await expect(page.locator('article h3')).not.toHaveText(title);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address);
  await page.getByRole('button', { name: 'Усі сторінки' }).click();
  await page.locator('.fold .contents button').nth(2).click();
  await expect(page).not.toHaveURL(address);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
