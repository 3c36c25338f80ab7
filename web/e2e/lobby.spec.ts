import { expect, test } from '@playwright/test';
import { play, sitDown } from './player';

test('a friend takes a seat by link, and both see the same table', async ({ page, browser }) => {
  await page.goto('/new/conquest');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('radio', { name: /Duel: Kanly/ }).check();
  await page.getByRole('radiogroup', { name: 'Seat 2' }).getByLabel('Open').check();
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

test('an address that leads nowhere says so and leads back', async ({ page }) => {
  await page.goto('/table/aaaaaaaaaaaaaaaa');
  await expect(page.getByRole('heading', { name: 'There is no such table.' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'To the lobby' }).click();
  await expect(page.getByRole('heading', { name: 'Take a seat.' })).toBeVisible();
});
