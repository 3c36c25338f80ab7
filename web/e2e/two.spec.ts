import { expect, test, type Page } from '@playwright/test';
import { chooseIfAsked } from './player';

interface Side {
  seat: number;
  plan: unknown;
}
interface Message {
  viewers?: {
    viewer: { seat?: number };
    view: { battle?: { revealed: boolean; sides: Side[] } | null } | null;
  }[];
}

/** Everything that a page was sent about battles whose plans are still secret. */
function listen(page: Page): { own: number; sides: Side[] }[] {
  const heard: { own: number; sides: Side[] }[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', (frame) => {
      for (const { viewer, view } of (JSON.parse(String(frame.payload)) as Message).viewers ?? []) {
        if (viewer.seat !== undefined && view?.battle && !view.battle.revealed) {
          heard.push({ own: viewer.seat, sides: view.battle.sides });
        }
      }
    }),
  );
  return heard;
}

/** Both go to the same stronghold, so that they soon meet; in a duel one of the two may be out of play. */
const MEET = /^Ship to (Carthag|Arrakeen)/;

test('two people fight a sealed battle in two browsers, and one reloads in the middle', async ({
  page,
  browser,
}) => {
  const first = listen(page);
  await page.goto('/new/conquest');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('radio', { name: /Duel: Kanly/ }).check();
  await page.getByRole('radiogroup', { name: 'Seat 2' }).getByLabel('Open').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByLabel('Invite')).toBeVisible();
  const friend = await (await browser.newContext({ locale: 'en-US' })).newPage();
  const heard = [first, listen(friend)];
  await friend.goto(page.url());
  await friend.getByLabel('Your name').fill('Bob');
  await friend.getByRole('button', { name: 'Take seat' }).click();

  const both = [page, friend];
  let reloaded = false;
  const planned = () => reloaded && heard.every((sides) => sides.length > 1);
  for (let round = 0; round < 300 && !planned(); round++) {
    for (const [at, person] of both.entries()) {
      await chooseIfAsked(person, round * 2 + at, MEET);
      if (heard[at]?.length && !reloaded) {
        reloaded = true;
        await person.reload();
        await expect(person.locator('.table')).toBeVisible();
      }
    }
  }
  expect(planned()).toBe(true);
  for (const { own, sides } of heard.flat()) {
    for (const side of sides) if (side.seat !== own) expect(side.plan).toBeNull();
  }
  await friend.context().close();
});
