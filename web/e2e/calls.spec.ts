/** What calls a person back to the table: the tab's title and icon, and sounds. */
import { expect, test, type Page } from '@playwright/test';
import { chooseIfAsked, duel, MEET, playBoth } from './player';

/** Every sound from now on. */
async function hear(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener('sietch-sound', (event) => heard.push((event as CustomEvent<string>).detail));
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

/** The page is behind another tab, or comes back. */
const hide = (page: Page, hidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

const icon = (page: Page) => page.locator('link[rel=icon]').getAttribute('href');

async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Say something' }).fill(words);
  await page.keyboard.press('Enter');
}

test('a turn and a word call back whoever is away, and a click makes it quiet', async ({
  page,
  browser,
}) => {
  const friend = await duel(page, browser);
  const people = [page, friend];
  // Until it is the friend's turn alone.
  await playBoth(
    people,
    MEET,
    async () => !/●/.test(await page.title()) && (await friend.title()).startsWith('● Your move'),
  );
  expect(await icon(page)).toBe('/mark.svg');
  expect(await icon(friend)).toBe('/mark-call.svg');

  const heard = await hear(page);
  await hide(page, true);
  await write(friend, 'Take your time');
  await expect(page).toHaveTitle(/^● 1 /);
  expect(await icon(page)).toBe('/mark-call.svg');
  expect(await heard()).toEqual(['word']);

  for (let tries = 0; tries < 60 && !(await page.title()).startsWith('● Your move'); tries++) {
    await chooseIfAsked(friend, tries, MEET);
    await friend.waitForTimeout(100);
  }
  await expect(page).toHaveTitle(/^● Your move/);
  expect(await heard()).toContain('turn');

  await hide(page, false);
  await page.getByRole('button', { name: 'Turn sound off' }).click();
  const before = (await heard()).length;
  await write(friend, 'Still there?');
  await expect(page.getByRole('log', { name: 'Chat' })).toContainText('Still there?');
  expect((await heard()).length).toBe(before);
  await friend.context().close();
});

test('whoever is asked to undo sees and hears it', async ({ page, browser }) => {
  const friend = await duel(page, browser);
  let asker = page;
  const ask = (person: Page) => person.getByRole('button', { name: /^Ask for undo/ }).first();
  const found = await playBoth([page, friend], MEET, async (person) => {
    asker = person;
    return ask(person).isVisible();
  });
  expect(found).toBe(true);
  const other = asker === page ? friend : page;
  const heard = await hear(other);
  await ask(asker).click();
  await expect(other).toHaveTitle(/^● You are asked to undo/);
  expect(await icon(other)).toBe('/mark-call.svg');
  expect(await heard()).toContain('word');
  await friend.context().close();
});
