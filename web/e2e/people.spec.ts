import { expect, test, type Browser, type Page } from '@playwright/test';
import { play } from './player';

const PASSWORD = 'correct horse';

async function stranger(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })).newPage();
  await page.goto('/');
  return page;
}

/** A name nobody else has in this run. */
const fresh = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

async function register(page: Page, name: string): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Make an account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('New password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Make an account' }).first().click();
  const code = await dialog.getByLabel('Recovery code').textContent();
  await dialog.getByRole('button', { name: 'I have written it down' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  return code ?? '';
}

test('two strangers meet in the lobby', async ({ page, browser }) => {
  const title = fresh('Slow sand');
  await page.goto('/new/conquest');
  await page.getByLabel('Your name').fill('Ines');
  await page.getByRole('radio', { name: /Duel: Kanly/ }).check();
  await page
    .getByRole('radiogroup', { name: 'Seat 2', exact: true })
    .getByLabel('Open', { exact: true })
    .check();
  await page.getByRole('radio', { name: /Anybody/ }).check();
  await page.getByLabel('What the table is called').fill(title);
  await page.getByRole('radio', { name: /^30 minutes/ }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('Strangers find this table in the lobby.')).toBeVisible();

  const other = await stranger(browser);
  await other.getByLabel('Your name').fill('Danylo');
  const card = other.locator('li.card', { hasText: title });
  await expect(card).toContainText('Ines');
  // Before one sits down: how long one may think, and what happens then.
  await expect(card).toContainText('30 minutes + 15 s per decision');
  await expect(card).toContainText('a bot plays for them');
  await expect(other.locator('section.find')).toContainText('30 minutes + 15 s per decision');
  await card.getByRole('button', { name: 'Take seat 2' }).click();
  await expect(other.locator('.table')).toBeVisible();
  await expect(page.locator('.table')).toBeVisible();
  await expect(page.getByText('Danylo').first()).toBeVisible();
  await other.context().close();
});

test('the chat of a public table is muted on this device, and reported to whoever runs the server', async ({
  page,
}) => {
  const title = fresh('Loud sand');
  const { table } = (await (
    await page.request.post('/api/tables', {
      data: {
        game: 'conquest',
        mode: 'kanly',
        seats: [{ me: 'Ines' }, 'open'],
        public: { title, languages: [], strength: 0 },
      },
    })
  ).json()) as { table: { id: string } };
  await page.goto(`/table/${table.id}`);
  await page.getByLabel('Your name').fill('Marek');
  await page.getByRole('button', { name: 'Take seat' }).click();
  const chat = page.getByRole('region', { name: 'Chat' });
  await chat.getByLabel('Say something').fill('You play like a child');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('log')).toContainText('like a child');

  const reporting = page.waitForRequest((request) => request.method() === 'POST');
  await chat.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('menuitem', { name: 'Report to the host' }).click();
  expect((await (await reporting).response())?.ok()).toBe(true);
  await expect(chat.getByRole('status')).toContainText('Reported.');

  await chat.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('menuitem', { name: 'Mute' }).click();
  await expect(chat).toContainText('The chat is muted on this device.');
  await expect(chat).not.toContainText('like a child');
  await page.reload();
  await expect(chat).toContainText('The chat is muted on this device.');
  await chat.getByRole('button', { name: 'Show the chat' }).click();
  await expect(chat.getByRole('log')).toContainText('like a child');
});

/** Looks for masters of Imperium, for whom no other test leaves a table. */
async function wish(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Game', exact: true }).click();
  await page.getByRole('menuitemradio', { name: /Uprising/ }).click();
  await page.getByRole('button', { name: 'Strength' }).click();
  await page.getByRole('menuitemradio', { name: 'masters' }).click();
}

test('two who look for a table find each other', async ({ page, browser }) => {
  await page.goto('/');
  await wish(page, 'Teo');
  await page.getByRole('button', { name: 'Find me a table' }).click();
  await expect(page.getByText('Strangers find this table in the lobby.')).toBeVisible();

  const other = await stranger(browser);
  await wish(other, 'Ola');
  await other.getByRole('button', { name: 'Find me a table' }).click();
  await expect(other).toHaveURL(new URL(page.url()).pathname);
  await expect(page.getByText('Ola').first()).toBeVisible();
  // Whoever leaves makes room.
  await other.getByRole('button', { name: 'Leave the table' }).click();
  await expect(other.getByRole('heading', { name: 'Take a seat.' })).toBeVisible();
  await expect(page.getByText('Ola')).toHaveCount(0);
  await other.context().close();
  // Nobody is left, and nobody finds it any more.
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(page.getByRole('heading', { name: 'Take a seat.' })).toBeVisible();
});

test('an account moves to a second browser, and a code recovers it', async ({ page, browser }) => {
  const name = fresh('Marta');
  const code = await register(page, name);
  await page.getByRole('button', { name: 'Play now: Conquest and Diplomacy' }).click();
  await expect(page.locator('.ask')).not.toBeEmpty();
  await play(page, 2);

  const phone = await stranger(browser);
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Password').fill('wrong horse');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('wrong');
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await phone
    .getByRole('link', { name: /Continue|Open/ })
    .first()
    .click();
  // Only whoever sits there may speak.
  await expect(phone.getByLabel('Say something')).toBeVisible();
  await phone.context().close();

  const lost = await stranger(browser);
  await lost.getByRole('button', { name: 'Sign in', exact: true }).click();
  await lost.getByRole('button', { name: 'Forgot the password?' }).click();
  const form = lost.getByRole('dialog');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Recovery code').fill(code);
  await form.getByLabel('New password').fill('another horse');
  await form.getByRole('button', { name: 'Recover the account' }).click();
  await lost.getByRole('button', { name: 'I have written it down' }).click();
  await lost.getByRole('link', { name }).click();
  await expect(lost.getByRole('heading', { name })).toBeVisible();
  await expect(lost.getByText('No game with this account is over yet.')).toBeVisible();
  await lost.context().close();
});

test('the service worker shows a notice and leads to the table', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  const wire = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ isDeleted }) => !isDeleted);
      if (one) found(one.registrationId);
    });
  });
  await page.goto('/');
  await wire.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
  });
  await wire.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify({ title: 'Your turn: Slow sand', body: 'The others wait.', path: '/table/aaaa' }),
  });
  const shown = () =>
    page.evaluate(async () => {
      const found = await (await navigator.serviceWorker.ready).getNotifications();
      return found.map(({ title, body, data }) => ({ title, body, data: data as unknown }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: 'Your turn: Slow sand', body: 'The others wait.', data: '/table/aaaa' }]);
});
