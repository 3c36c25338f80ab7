import { expect, test, type APIRequestContext } from '@playwright/test';

/** A finished game of bots as the file anybody may keep. */
async function finished(request: APIRequestContext): Promise<{ id: string; file: Buffer }> {
  const seats = [{ bot: 'random' }, { bot: 'random' }];
  const opened = await request.post('/api/tables', { data: { game: 'conquest', mode: 'kanly', seats } });
  const { table } = (await opened.json()) as { table: { id: string } };
  let record = await request.get(`/api/tables/${table.id}/record`);
  await expect
    .poll(async () => (record = await request.get(`/api/tables/${table.id}/record`)).status(), {
      timeout: 60_000,
    })
    .toBe(200);
  return { id: table.id, file: await record.body() };
}

test('a saved game is opened from a file and shown as a game that is over', async ({ page, request }) => {
  const { id, file } = await finished(request);
  await page.goto('/');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'game.sietch', mimeType: 'text/plain', buffer: file });
  await expect(page).toHaveURL(/\/watch\/[a-z0-9]{16}$/);
  expect(page.url()).not.toContain(id);
  await expect(page.locator('.table')).toBeVisible();
  await expect(page.getByText('The game is over').first()).toBeVisible();
});

test('a file that is no whole game is refused with the reason', async ({ page, request }) => {
  const { file } = await finished(request);
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
