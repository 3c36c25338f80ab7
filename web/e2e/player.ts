/** Plays by clicking what is offered, as a person would, without knowing the game. */
import { expect, type Browser, type Locator, type Page } from '@playwright/test';

/** Small repeatable noise, so that a test always plays the same way. */
function dice(seed: number): (sides: number) => number {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * sides);
  };
}

const seq = (page: Page) => page.locator('.table').getAttribute('data-seq');

/** Every other time the end of the turn, where it is offered: whole games stay short. */
async function pick(page: Page, roll: (sides: number) => number, wish?: RegExp): Promise<Locator> {
  const end = page.locator('.prompt .end');
  const choices = page.locator('.tray .plate');
  const wished = choices.filter({ hasText: wish ?? /^$/ });
  if (await wished.count()) return wished.first();
  const count = await choices.count();
  return (await end.count()) && (!count || roll(2)) ? end : choices.nth(roll(count));
}

const scene = (page: Page) => page.locator('.scene-shell .continue');

/** Scenes stay until they have been seen. */
export async function seen(page: Page): Promise<void> {
  while (await scene(page).isVisible())
    await scene(page)
      .click({ timeout: 2000 })
      .catch(() => undefined);
}

/**
 * Clicks what has been picked, unless it is gone or a scene covers it by then: a pause closes by itself, and what others
 * did meanwhile is shown. Says whether the click was heard.
 */
async function take(page: Page, picked: Locator): Promise<boolean> {
  const before = await seq(page);
  const clicked = await picked.click({ timeout: 3000 }).then(
    () => true,
    () => false,
  );
  if (clicked) await expect(page.locator('.table')).not.toHaveAttribute('data-seq', before ?? '');
  return clicked;
}

/** Opens the rest of a long list of choices. */
async function unfold(page: Page): Promise<void> {
  const more = page.locator('.prompt [aria-pressed=false]');
  if (await more.isVisible()) await more.click({ timeout: 3000 }).catch(() => undefined);
}

/** Chooses once; false when the game is over. */
async function choose(page: Page, roll: (sides: number) => number): Promise<boolean> {
  const over = page.getByRole('button', { name: 'How it ended' });
  const offered = page.locator('.tray .plate, .prompt .end, .prompt [aria-pressed=false]');
  for (let tried = 0; tried < 20; tried++) {
    // A scene may open while others decide; nothing goes on before it has been seen.
    do {
      await seen(page);
      await expect(over.or(offered).or(scene(page)).first()).toBeVisible({ timeout: 20_000 });
    } while (await scene(page).isVisible());
    if (await over.isVisible()) return false;
    await unfold(page);
    if (await take(page, await pick(page, roll))) return true;
  }
  throw new Error('nothing that is offered can be clicked');
}

/** Chooses if there is something to choose just now, by a wish if it can be had; others may have to go first. */
export async function chooseIfAsked(page: Page, seed: number, wish: RegExp): Promise<void> {
  await seen(page);
  await unfold(page);
  if (await page.locator('.tray .plate, .prompt .end').count())
    await take(page, await pick(page, dice(seed), wish));
}

/** Plays on for so many choices, or to the end. Returns how many choices were made. */
export async function play(page: Page, most: number, seed = 7): Promise<number> {
  const roll = dice(seed);
  for (let made = 0; made < most; made++) if (!(await choose(page, roll))) return made;
  return most;
}

/** From the lobby to a table of Conquest against bots. */
export async function sitDown(page: Page, name = 'Marta'): Promise<string> {
  await page.goto('/');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Play now: Conquest and Diplomacy' }).click();
  await expect(page.locator('.ask')).not.toBeEmpty();
  return new URL(page.url()).pathname;
}

/** Ann opens a duel of Conquest and Bob takes the other seat in a browser of his own. */
export async function duel(page: Page, browser: Browser): Promise<Page> {
  await page.goto('/new/conquest');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('radio', { name: /Duel: Kanly/ }).check();
  await page
    .getByRole('radiogroup', { name: 'Seat 2', exact: true })
    .getByLabel('Open', { exact: true })
    .check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByLabel('Invite')).toBeVisible();
  const friend = await (await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })).newPage();
  await friend.goto(page.url());
  await friend.getByLabel('Your name').fill('Bob');
  await friend.getByRole('button', { name: 'Take seat' }).click();
  await expect(friend.locator('.ask')).not.toBeEmpty();
  await expect(page.locator('.ask')).not.toBeEmpty();
  return friend;
}

/** Both play in turn until something is the case; false if the game was over before. Looked at after every choice. */
export async function playBoth(
  people: readonly Page[],
  wish: RegExp,
  until: (last: Page) => Promise<boolean>,
): Promise<boolean> {
  const over = people[0]?.getByRole('button', { name: 'How it ended' });
  for (let round = 0; !(await over?.isVisible()); round++)
    for (const [at, person] of people.entries()) {
      await chooseIfAsked(person, round * people.length + at, wish);
      if (await until(person)) return true;
    }
  return false;
}

/** In a duel both go to the same stronghold, so that they soon meet; one of the two may be out of play. */
export const MEET = /Ship to (Carthag|Arrakeen)/;
