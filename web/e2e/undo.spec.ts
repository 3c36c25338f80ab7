import { expect, test, type Page } from '@playwright/test';
import { chooseIfAsked, duel, MEET, playBoth } from './player';
import { ask, listen } from './wire';

interface Told {
  plans_revealed?: unknown;
}
const button = (page: Page) => page.locator('.prompt .btns').getByRole('button', { name: /undo/i });
const label = async (page: Page) => ((await button(page).count()) ? button(page).innerText() : '');
const free = async (page: Page) => (await label(page)).startsWith('Undo');
const steps = (page: Page) => page.locator('.log ol li').allInnerTexts();

/** A duel may end before the two have met. */
const TRIES = 4;

test('undo is free before a reveal and refused after it', async ({ page, browser }) => {
  test.setTimeout(300_000);
  for (let tries = 0; tries < TRIES; tries++) {
    const wire = listen(page);
    const friend = await duel(page, browser);
    const people = [page, friend];
    const revealed = () =>
      wire
        .updates()
        .flatMap(({ log }) => log)
        .flatMap(({ told }) => told)
        .some(({ event }) => (event as Told).plans_revealed !== undefined);

    let tried = false;
    const met = await playBoth(people, MEET, async (person) => {
      // A choice nobody else has seen can be taken back, and the same question stands again.
      if (!tried && (await free(person)) && (await person.locator('.battle, .plan').count())) {
        tried = true;
        const asked = await person.locator('.ask').innerText();
        await button(person).click();
        await expect(person.locator('.ask')).not.toHaveText(asked);
      }
      return tried && revealed();
    });
    if (met)
      for (const [seat, person] of people.entries()) {
        await expect.poll(() => label(person)).toMatch(/^Ask for undo/);
        expect(await ask(person, { type: 'undo', seat })).toMatchObject({ type: 'error', code: 'learnt' });
      }
    await friend.context().close();
    if (met) return;
  }
  throw new Error('they did not meet in any of the games');
});

test('beyond that all have to agree, and one who does not ends it', async ({ page, browser }) => {
  const friend = await duel(page, browser);
  const people = [page, friend];
  // Until one of them has chosen something that only the table can take back.
  let asker = page;
  const found = await playBoth(people, MEET, async (person) => {
    asker = person;
    return (await label(person)).startsWith('Ask for undo');
  });
  expect(found).toBe(true);
  const other = asker === page ? friend : page;
  const before = await steps(asker);

  await button(asker).click();
  await expect(asker.getByText(/Asked to undo\. Waiting for/)).toBeVisible();
  await other.getByRole('button', { name: 'Disagree' }).click();
  await expect(asker.getByText(/Asked to undo/)).toHaveCount(0);
  expect(await steps(asker)).toEqual(before);

  await button(asker).click();
  await expect(other.getByText(/asks to undo \d+ steps?\./)).toBeVisible();
  await other.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(asker.getByText(/Asked to undo/)).toHaveCount(0);
  await expect.poll(async () => (await steps(asker)).length).toBeLessThan(before.length);
  // The table goes on from there.
  await chooseIfAsked(asker, 3, MEET);
  await friend.context().close();
});
