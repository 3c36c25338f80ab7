/** What one does next stays in its corner, in view and free, whatever else is shown. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { play } from './player';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

async function open(page: Page, game: string, mode: string, bots: number, more?: object): Promise<void> {
  const seats = [{ me: 'Marta' }, ...Array.from({ length: bots }, () => ({ bot: 'novice' }))];
  const answer = await page.request.post('/api/tables', { data: { game, mode, seats, ...more } });
  const { secrets } = (await answer.json()) as { secrets: { link: string }[] };
  await page.goto(secrets[0]?.link ?? '');
  await expect(page.locator('.ask')).not.toBeEmpty();
}

/** Would a click on its middle reach it? */
const free = (button: Locator) =>
  button.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && node.contains(hit);
  });

test('a scene that is opened again leaves the question what answers it', async ({ page }) => {
  test.setTimeout(300_000);
  await open(page, 'imperium', 'standard', 2);
  const reveal = page.locator('button.reveal');
  const fold = page.locator('.log .fold');
  const ready = async () => (await fold.count()) > 0 && (await reveal.isVisible());
  for (let made = 0; made < 250 && !(await ready()); made++) await play(page, 1, made);
  const shell = page.locator('.scene-shell');
  const goOn = shell.locator('.continue');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.keyboard.press('l');
    await page.locator('.drawer .fold').last().click();
    await expect(goOn).toBeVisible();
    // Over the board, and where the other games lay theirs.
    for (const place of ['board', 'rail']) {
      await shell.evaluate((node, place) => {
        node.classList.remove('board', 'rail');
        node.classList.add(place);
      }, place);
      expect(await free(reveal), `${place} at ${size.width}`).toBe(true);
      expect(await free(goOn), `${place} at ${size.width}`).toBe(true);
    }
    await goOn.click();
    await expect(shell).toHaveCount(0);
  }
});

test('a phone shows the clock of whoever is to move, and its tabs beside what they open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'conquest', 'duel', 1, { clock: { budget_s: 600, bonus_s: 5 } });
  const clock = page.locator('.rail .seats .asked time');
  await expect(clock).toBeVisible();
  await expect(clock).toHaveText(/^(10:00|09:\d\d)$/);
  const tabs = page.getByRole('navigation', { name: 'Parts of the table' });
  await tabs.getByRole('button', { name: 'Log' }).click();
  const drawer = page.getByRole('dialog', { name: 'Log' });
  await expect(drawer).toBeVisible();
  // The way on is where the way in was.
  await drawer.getByRole('button', { name: 'Players' }).click();
  await expect(page.getByRole('dialog', { name: 'Players' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Board' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('without a link the question’s place says so, instead of whom the table waits for', async ({
  page,
}) => {
  let up = true;
  const links: { close(): Promise<void> }[] = [];
  await page.routeWebSocket(/.*/, async (link) => {
    if (!up) return link.close();
    link.connectToServer();
    links.push(link);
  });
  await open(page, 'conquest', 'duel', 1);
  up = false;
  for (const link of links) await link.close();
  await expect(page.locator('.ask')).toContainText(/Connect/);
  await expect(page.locator('.ask')).not.toContainText('Waiting for');
});
