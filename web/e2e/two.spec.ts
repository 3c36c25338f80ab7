import { expect, test } from '@playwright/test';
import { duel, MEET, playBoth } from './player';
import { leaks, listen } from './wire';

interface Fight {
  battle: { revealed: boolean } | null;
}
const planning = (view: unknown) => (view as Fight | null)?.battle?.revealed === false;

/** A duel may end before the two have met. */
const TRIES = 4;

test('two people fight a sealed battle in two browsers, and one reloads in the middle', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const first = listen(page);
  for (let tries = 0; tries < TRIES; tries++) {
    const friend = await duel(page, browser);
    const second = listen(friend);
    // Bob's socket is open already: a reload lets the listener hear all of it.
    await friend.reload();
    await expect(friend.locator('.table')).toBeVisible();
    const wires = [first, second];
    const plans = () => wires.map((wire) => wire.updates().filter(({ view }) => planning(view)).length);

    let reloaded = false;
    const met = await playBoth([page, friend], MEET, async (person) => {
      if (!reloaded && plans().some((count) => count > 0)) {
        reloaded = true;
        await person.reload();
        await expect(person.locator('.table')).toBeVisible();
      }
      return reloaded && plans().every((count) => count > 1);
    });
    expect(wires.flatMap((wire) => wire.updates()).flatMap(leaks)).toEqual([]);
    await friend.context().close();
    if (met) return;
  }
  throw new Error('they did not meet in any of the games');
});
