import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { play, sitDown } from './player';

// axe looks at every element of a board, again and again: on a busy machine that takes its time.
test.describe.configure({ timeout: 300_000 });

/** Everything axe finds, however light, as text that names the place. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => `${impact} ${id}: ${node.html.slice(0, 200)}`),
  );
}
const clean = async (page: Page) => expect(await findings(page)).toEqual([]);
const phone = (page: Page) => page.setViewportSize({ width: 360, height: 740 });
const desktop = (page: Page) => page.setViewportSize({ width: 1440, height: 900 });

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: theme }));

    test('every page before the table is accessible', async ({ page }) => {
      const pages = ['/', '/new/conquest', '/rules/conquest', '/about', '/nowhere/at/all'];
      for (const size of [desktop, phone]) {
        await size(page);
        for (const path of pages) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await clean(page);
        }
      }
    });

    test('open tables, signing in and a profile are accessible', async ({ page, request }) => {
      const seats = [{ me: 'Ines' }, { bot: 'veteran' }, 'open', 'open'];
      const wishes = { title: 'Slow sand', languages: ['en'], strength: 3 };
      await request.post('/api/tables', {
        data: { game: 'conquest', mode: 'standard', seats, public: wishes },
      });
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Take seat 3' }).first()).toBeVisible();
      await clean(page);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('button', { name: 'Make an account' }).click();
      await clean(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill(`Marta ${theme} ${Math.random().toString(36).slice(2, 8)}`);
      await dialog.getByLabel('New password').fill('correct horse');
      await dialog.getByRole('button', { name: 'Make an account' }).first().click();
      await dialog.getByRole('button', { name: 'I have written it down' }).click();
      for (const size of [desktop, phone]) {
        await size(page);
        await page.goto('/you');
        await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
        await clean(page);
      }
    });

    test('waiting room and curtain are accessible', async ({ page }) => {
      for (const who of ['Open', 'Me']) {
        await page.goto('/new/conquest');
        await page
          .getByRole('radiogroup', { name: 'Seat 2', exact: true })
          .getByLabel(who, { exact: true })
          .check();
        await page.getByRole('button', { name: 'Open the table' }).click();
        const there =
          who === 'Open' ? page.getByLabel('Invite') : page.getByRole('button', { name: 'Ready' });
        await expect(there).toBeVisible();
        await clean(page);
      }
    });

    test('the table, its drawers, a battle and the past are accessible', async ({ page }) => {
      await sitDown(page);
      await play(page, 6);
      await clean(page);
      for (const name of ['Rules', 'Table']) {
        await page.locator('header.top').getByRole('button', { name, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await clean(page);
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('l');
      await expect(page.getByRole('dialog', { name: 'Log' })).toBeVisible();
      await clean(page);
      await page.keyboard.press('Escape');
      await phone(page);
      await clean(page);
      await desktop(page);
      const scene = page.locator('.table.scene');
      for (let tries = 0; tries < 40 && !(await scene.count()); tries++) await play(page, 3, tries);
      await clean(page);
      await phone(page);
      await clean(page);
      await desktop(page);
      await page.locator('header.top').getByRole('button', { name: 'Replay' }).click();
      await expect(page.getByRole('slider', { name: 'Replay' })).toBeVisible();
      await clean(page);
    });
  });
}

test('any game can be played with its position as text', async ({ page }) => {
  await sitDown(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitemradio', { name: 'Position as text' }).click();
  await expect(page.locator('.plain h2').first()).toBeVisible();
  await play(page, 3);
  await clean(page);
  await phone(page);
  await clean(page);
  await page.reload();
  await expect(page.locator('.plain h2').first()).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitemradio', { name: 'Position as text' }).click();
  await expect(page.locator('.plain')).toHaveCount(0);
  await expect(page.locator('.board')).toBeVisible();
});

for (const game of ['imperium', 'arrakis'])
  test(`the first question of ${game} is accessible`, async ({ page }) => {
    await page.goto(`/new/${game}`);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page.locator('.ask')).not.toBeEmpty();
    await clean(page);
  });

test('the keyboard alone plays on, choice after choice', async ({ page }) => {
  await sitDown(page);
  const table = page.locator('.table');
  /** The first thing the tabulator reaches leads to the question. */
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'To the question' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your decision' })).toBeFocused();
  for (let made = 0; made < 12; made++) {
    // A scene stays until it was seen; the moves behind it wait.
    const scene = page.locator('.scene-shell');
    const offered = page.locator('.prompt .end, .prompt [aria-pressed], .tray .plate, .prompt .review');
    for (let tries = 0; tries < 100 && !(await offered.count()); tries++) {
      if (await scene.isVisible()) await page.keyboard.press('Escape');
      await page.waitForTimeout(100);
    }
    const before = await table.getAttribute('data-seq');
    // From the question on: the first thing that can be chosen, in the tray, the hand or on the board.
    // Late in a game the log alone has dozens of stops.
    for (let stops = 0; stops < 150; stops++) {
      await page.keyboard.press('Tab');
      const choosable = await page.evaluate(() =>
        document.activeElement?.matches(
          '.prompt .end, .plate, .spot.possible, .disc.possible, .stepper .btn, .target',
        ),
      );
      if (choosable) break;
    }
    await page.keyboard.press('Enter');
    await page.waitForTimeout(150);
    if ((await table.getAttribute('data-seq')) === before) await page.keyboard.press('1');
    await expect(table).not.toHaveAttribute('data-seq', before ?? '');
    // The focus is where the next question is, not lost.
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    if (await page.getByRole('button', { name: 'How it ended' }).isVisible()) return;
  }
});

test('number keys choose also what only the board offers', async ({ page }) => {
  await sitDown(page);
  const table = page.locator('.table');
  for (let made = 0; made < 40; made++) {
    const closed = page.locator('.prompt [aria-pressed=false]');
    await expect(page.locator('.tray .plate, .prompt .end, .prompt [aria-pressed]').first()).toBeVisible();
    if ((await closed.count()) && !(await page.locator('.tray').count())) {
      const before = await table.getAttribute('data-seq');
      await page.keyboard.press('1');
      await expect(table).not.toHaveAttribute('data-seq', before ?? '');
      return;
    }
    await play(page, 1, made);
    const open = page.locator('.prompt [aria-pressed=true]');
    if (await open.count()) await open.click();
  }
  throw new Error('the board never offered everything itself');
});

test('motion is off when the system or the person asks for it', async ({ page }) => {
  const duration = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--m-piece').trim());
  await page.goto('/');
  expect(await duration()).toMatch(/^0m?s$/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(duration).toMatch(/^(320ms|\.32s)$/);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitemradio', { name: 'Reduce motion' }).click();
  await expect.poll(duration).toMatch(/^0m?s$/);
  await page.reload();
  await expect.poll(duration).toMatch(/^0m?s$/);
});
