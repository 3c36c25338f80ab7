import { expect, test, type Page } from '@playwright/test';
import { duel, seen } from './player';
import { ask } from './wire';

const ending = (page: Page) => page.getByRole('region', { name: 'The game is over' });

/** Scenes stay until they have been seen; then the game ends on the screen too. */
async function over(page: Page): Promise<void> {
  await expect(async () => {
    await seen(page);
    await expect(ending(page)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 90_000 });
}

test('one click opens the same table anew, and whoever sat there joins it from the ending', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const friend = await duel(page, browser);
  const before = page.url();
  // Bots play the game out; the seats are still Ann's and Bob's.
  for (const [seat, person] of [page, friend].entries())
    await ask(person, { type: 'give_to_bot', seat, give: seat, bot: 'random' });
  await over(page);
  await over(friend);

  await ending(page).getByRole('button', { name: 'Again with the same people' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByLabel('Invite')).toBeVisible();

  await ending(friend).getByRole('link', { name: 'Join the next game' }).click();
  await expect(friend).toHaveURL(page.url());
  await friend.getByRole('button', { name: 'Take seat' }).click();
  await expect(page.locator('.ask')).not.toBeEmpty();
  await expect(friend.locator('.ask')).not.toBeEmpty();
  await expect(page.locator('.rail .seats')).toContainText('Bob');
  await expect(friend.locator('.rail .seats')).toContainText('Ann');
  await friend.context().close();
});
