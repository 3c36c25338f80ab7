import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator } from '@playwright/test';
import type { Games } from '../src/lib/protocol/Games';
import { play, sitDown } from './player';

test('a friend takes a seat by link, and both see the same table', async ({ page, browser }) => {
  await page.goto('/new/conquest');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('radio', { name: /Duel: Kanly/ }).check();
  await page
    .getByRole('radiogroup', { name: 'Seat 2', exact: true })
    .getByLabel('Open', { exact: true })
    .check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const invite = await page.getByLabel('Invite').inputValue();

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(invite);
  await friend.getByLabel('Your name').fill('Bob');
  await friend.getByRole('button', { name: 'Take seat' }).click();
  await expect(friend.locator('.table')).toBeVisible();
  await expect(page.locator('.table')).toBeVisible();
  await expect(page.getByText('Bob').first()).toBeVisible();

  await friend.getByLabel('Say something').fill('Good luck');
  await friend.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log', { name: 'Chat' })).toContainText('Good luck');
  await friend.context().close();
});

test('my tables are kept on this device, and the secret link opens the seat on another', async ({
  page,
  browser,
}) => {
  await sitDown(page);
  await play(page, 2);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const secret = await page.getByLabel('Secret link: keep it').inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'To the lobby' }).click();
  await expect(page.getByRole('link', { name: /Continue|Open/ })).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(secret);
  await expect(phone.locator('.prompt .rule-link')).toBeVisible();
  expect(phone.url()).not.toContain('#');
  await phone.context().close();
});

test('seats of a new and of an open table show the side they will have, and none before it is dealt', async ({
  page,
  request,
}) => {
  const marks = (of: Locator) =>
    of.locator('use').evaluateAll((uses) => uses.map((use) => use.getAttribute('href')));
  await page.goto('/new/arrakis');
  const seats = page.getByRole('main').getByRole('list').first();
  await expect(seats).toContainText('Atreides');
  await expect(seats).toContainText('Harkonnen');
  expect(await marks(seats.locator('.token'))).toEqual(['#seat-2', '#seat-1']);
  await page.goto('/new/conquest');
  await expect(seats).toBeVisible();
  expect(new Set(await marks(seats.locator('.token')))).toEqual(new Set(['#seat-6']));

  const title = `Two of Arrakis ${Date.now()}`;
  await request.post('/api/tables', {
    data: {
      game: 'arrakis',
      mode: 'duel',
      seats: [{ me: 'Ann' }, 'open'],
      public: { title, languages: [], strength: 0 },
    },
  });
  await page.goto('/');
  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card.getByRole('button', { name: 'Take seat 2: Harkonnen' })).toBeVisible();
  expect(await marks(card.getByRole('img', { name: 'Atreides' }))).toEqual(['#seat-2']);
});

test('back from a new table leads to the lobby, not to the form', async ({ page }) => {
  await page.goto('/');
  const form = page.locator('a[href^="/new/conquest"]').first();
  await form.click();
  await page.getByRole('radio', { name: /Duel: Kanly/ }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.ask')).not.toBeEmpty();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goForward();
  await expect(page.locator('.ask')).not.toBeEmpty();
});

test('what can be switched in the settings is a box, ticked or empty', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const items = page.getByRole('menuitemradio');
  await expect(items.first()).toBeVisible();
  for (const item of await items.all())
    if (await item.locator('.box').count())
      expect(await item.locator('.box .i').count(), await item.innerText()).toBe(
        (await item.getAttribute('aria-checked')) === 'true' ? 1 : 0,
      );
  expect(await page.locator('.menu .list .box').count()).toBeGreaterThan(0);
  expect(await page.locator('.menu .list [href$="i-more"]').count()).toBe(0);
});

test('an address that leads nowhere says so and leads back', async ({ page }) => {
  await page.goto('/table/aaaaaaaaaaaaaaaa');
  await expect(page.getByRole('heading', { name: 'There is no such table.' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'To the lobby' }).click();
  await expect(page.getByRole('heading', { name: 'Take a seat.' })).toBeVisible();
});

test('every mode and option the server offers has words in every language', async ({ request }) => {
  const games = (await (await request.get('/api/games')).json()) as Games;
  const dashed = (id: string) =>
    id
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
      .replaceAll('_', '-')
      .toLowerCase();
  const missing: string[] = [];
  for (const game of games.games)
    for (const lang of ['en', 'uk', 'ru']) {
      const file = join(import.meta.dirname, `../src/text/games/${game.id}.${lang}.ftl`);
      const words = new Set(readFileSync(file, 'utf8').match(/^[a-z0-9-]+(?= =)/gm));
      const need = (key: string) => words.has(key) || missing.push(`${lang} ${key}`);
      for (const mode of game.modes) {
        need(`mode-${game.id}-${mode.id}`);
        need(`mode-${game.id}-${mode.id}-about`);
        for (const { name, values } of mode.setups.flatMap(({ options }) => options)) {
          const key = `option-${game.id}-${dashed(name)}`;
          need(key);
          need(`${key}-about`);
          for (const { value, say } of values)
            if (typeof value === 'string' && !say) need(`${key}-${dashed(value)}`);
        }
      }
    }
  expect([...new Set(missing)]).toEqual([]);
});

test('options are chosen in the lobby and hold at the table', async ({ page }) => {
  await page.goto('/new/conquest');
  await page.getByRole('button', { name: 'Factions, seat 1: random' }).click();
  await page.getByRole('menuitemradio', { name: 'Fremen' }).click();
  // What one seat has taken the next cannot.
  await page.getByRole('button', { name: 'Factions, seat 2: random' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Harkonnen' })).toBeVisible();
  await expect(page.getByRole('menuitemradio', { name: 'Fremen' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('radiogroup', { name: 'Market cards in hand' }).getByLabel('1').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.seats .own')).toContainText('Fremen');
});
