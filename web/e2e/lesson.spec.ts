import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Games } from '../src/lib/protocol/Games';
import type { Lesson } from '../src/lib/protocol/Lesson';

const LANGS = ['en', 'uk', 'ru'];

test('whoever is new learns Conquest by playing, from the lobby to the end', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn by playing: Conquest and Diplomacy' }).click();
  const words = page.locator('.lesson .words');
  const count = page.locator('.lesson .count');
  const wanted = page.locator('.lesson .wanted');
  await expect(words).not.toBeEmpty();
  const last = Number((await count.innerText()).split(' of ')[1]);
  expect(last).toBeGreaterThan(5);

  // Another choice is answered gently, and nothing moves.
  const choice = await wanted.innerText();
  await page.locator('.lesson [aria-pressed=false]').click();
  await page.locator('.tray .plate:not(.wanted)').first().click();
  await expect(page.locator('.lesson .hint')).toContainText(choice.split('\n')[0] ?? '');
  await expect(count).toHaveText(`1 of ${last}`);
  await page.locator('.tray .plate.wanted').click();
  await expect(count).toHaveText(`2 of ${last}`);
  await expect(page.locator('.lesson .hint')).toHaveCount(0);

  // On the board itself: what the lesson wants is what glows.
  let onBoard = 0;
  for (let step = 2; step < last; step++) {
    const spot = page.locator('.spot.possible');
    if (await spot.count()) {
      expect(await spot.count()).toBe(1);
      await spot.focus();
      await page.keyboard.press('Enter');
      onBoard += 1;
    } else await page.keyboard.press('e');
    await expect(count).toHaveText(`${step + 1} of ${last}`);
    await expect(page.locator('#asked')).toBeFocused();
  }
  expect(onBoard).toBeGreaterThan(1);

  // Back and forth, then out.
  await page.keyboard.press('z');
  await expect(count).toHaveText(`${last - 1} of ${last}`);
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'To the lobby' }).click();
  await expect(page.getByRole('heading', { name: 'Take a seat.' })).toBeVisible();
});

test('every lesson can be gone through in every language', async ({ page, request }) => {
  const { games } = (await (await request.get('/api/games')).json()) as Games;
  const problems: string[] = [];
  page.on('pageerror', (problem) => problems.push(problem.message));
  for (const { id, lessons } of games)
    for (const lesson of lessons) {
      for (const lang of LANGS) {
        const told = (await (await request.get(`/api/lessons/${id}/${lesson}/${lang}`)).json()) as Lesson;
        // Whatever the learner is to do can be done.
        for (const frame of told.frames)
          if (frame.wanted !== null)
            expect(frame.choices.map(({ action }) => action)).toContainEqual(frame.wanted);
      }
      await page.goto(`/learn/${id}/${lesson}`);
      const count = page.locator('.lesson .count');
      const last = Number((await count.innerText()).split(' of ')[1]);
      for (let step = 1; step < last; step++) {
        await page.keyboard.press('e');
        await expect(count).toHaveText(`${step + 1} of ${last}`);
      }
      await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
    }
  expect(problems).toEqual([]);
});

test('a lesson is accessible, and fits a phone', async ({ page }) => {
  await page.goto('/learn/conquest');
  const count = page.locator('.lesson .count');
  for (const theme of ['light', 'dark'] as const)
    for (const width of [1440, 360]) {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: width < 760 ? 740 : 900 });
      await expect(count).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      for (let more = 0; more < 3; more++) await page.keyboard.press('e');
    }
  await page.goto('/learn/conquest/nothing');
  await expect(page.getByRole('heading', { name: 'There is no such lesson.' })).toBeVisible();
});

test('troops travel over the board when they move, and not when motion is off', async ({ page }) => {
  /** To the question how many are shipped; the next step lands them. */
  const toShipment = async () => {
    await page.goto('/learn/conquest');
    await expect(page.locator('.lesson .count')).toBeVisible();
    for (let step = 0; step < 20 && !(await page.locator('.stepper').count()); step++)
      await page.keyboard.press('e');
    await page.evaluate(() => {
      const seen = { flights: 0 };
      Object.assign(window, { seen });
      new MutationObserver(() => (seen.flights += document.querySelectorAll('.flight').length)).observe(
        document.body,
        { subtree: true, childList: true },
      );
    });
    await page.keyboard.press('e');
    await page.waitForTimeout(900);
    await expect(page.locator('.flight')).toHaveCount(0);
    return page.evaluate(() => (window as unknown as { seen: { flights: number } }).seen.flights);
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await toShipment()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await toShipment()).toBe(0);
});
