/** How many clicks a turn takes somebody who knows what they want; the end of the turn is not counted. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { DEALT } from '../playwright.config';

/** Every table is dealt from the next number. */
test.use({ baseURL: `http://127.0.0.1:${DEALT}` });

async function open(page: Page, game: string, mode: string, seats: number): Promise<void> {
  const answer = await page.request.post('/api/tables', {
    data: {
      game,
      mode,
      seats: Array.from({ length: seats }, (_, at) => (at === 0 ? { me: 'Marta' } : { bot: 'random' })),
    },
  });
  const { secrets } = (await answer.json()) as { secrets: { link: string }[] };
  await page.goto(secrets[0]?.link ?? '');
  await expect(page.locator('.ask')).not.toBeEmpty();
}

interface Hand {
  /** The question a turn begins with, and what is clicked then. */
  asks: string;
  first: string;
  /** What is clicked, the first that is there. */
  then: string[];
  /** Buttons in the corner that end what is counted. */
  ends: string;
  /** Not a turn of the kind that is counted. */
  other: string;
}

/** The clicks of so many turns, each to its end; the noise repeats, so that a test always plays the same way. */
const clicks = (page: Page, hand: Hand, turns: number, seed: number): Promise<number[]> =>
  page.evaluate(
    async ({ hand, turns, seed }) => {
      let noise = Math.imul(seed + 1, 2654435761) >>> 0;
      const roll = (sides: number) => {
        noise = (Math.imul(noise, 1664525) + 1013904223) >>> 0;
        return Math.floor((noise / 4294967296) * sides);
      };
      const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
      const all = (css: string) => [...document.querySelectorAll(css)];
      // Places of a board are no buttons of HTML.
      const press = (thing: Element | undefined) =>
        thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      const state = () =>
        `${document.querySelector('.table')?.getAttribute('data-seq')} ${all('.chosen, dialog, .chooser').length}`;
      const found: number[] = [];
      let made: number | undefined;
      for (let tried = 0; tried < 80 && found.length < turns; tried++) {
        press(all('.scene-shell .continue')[0]);
        const end = all('.prompt .end')[0];
        const ends = end && new RegExp(hand.ends).test(end.textContent);
        if (ends && made !== undefined) {
          found.push(made);
          made = undefined;
        }
        const before = state();
        const asked = document.querySelector('.ask')?.textContent ?? '';
        const begins = new RegExp(hand.asks).test(asked) ? all(hand.first) : [];
        const next = hand.then.map((css) => all(css)).find((things) => things.length);
        if (ends) press(end);
        else if (made === undefined && begins.length) {
          made = 1;
          press(begins[roll(begins.length)]);
        } else if (end && roll(3)) {
          if (made !== undefined) made += 1;
          press(end);
        } else if (next) {
          if (made !== undefined) made += 1;
          press(next[roll(next.length)]);
        } else if (end) {
          if (made !== undefined) made += 1;
          press(end);
        } else press(all(hand.other)[0]);
        for (let waited = 0; waited < 40 && state() === before; waited++) await wait(25);
        // What follows by itself comes at once.
        await wait(60);
      }
      return found;
    },
    { hand, turns, seed },
  );

const median = (all: number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;

test('an agent turn of Imperium takes at most three clicks', async ({ page }) => {
  test.setTimeout(300_000);
  const hand = {
    asks: 'Send an agent',
    first: '.hand .card.possible',
    then: ['dialog .btn:not(.ghost), .chooser .btn.line', '.space.possible', '.turn .option'],
    ends: '^\\s*End',
    other: '[data-place][aria-disabled=false], .tray .plate, button.reveal, .prompt .end',
  };
  const found: number[] = [];
  for (let seed = 0; seed < 10; seed++) {
    await open(page, 'imperium', 'standard', 3);
    found.push(...(await clicks(page, hand, 2, seed)));
  }
  expect(found.length).toBeGreaterThan(9);
  expect(median(found), found.join(' ')).toBeLessThanOrEqual(3);
});

test('an action of Arrakis takes at most three clicks', async ({ page }) => {
  test.setTimeout(300_000);
  const hand = {
    asks: 'Your turn',
    first: '.slots .can',
    then: [
      '.chooser button',
      '.figures .do',
      '.scene footer .btn',
      '.slots .can',
      '[data-spot][aria-disabled=false]',
      '.tray .plate',
    ],
    ends: 'End the turn',
    other:
      '.power.can, .slots .can, .card.possible .pick, .tray .plate, .prompt .end, [data-spot][aria-disabled=false]',
  };
  const found: number[] = [];
  for (let seed = 0; seed < 10; seed++) {
    await open(page, 'arrakis', 'duel', 2);
    found.push(...(await clicks(page, hand, 2, seed)));
  }
  expect(found.length).toBeGreaterThan(9);
  expect(median(found), found.join(' ')).toBeLessThanOrEqual(3);
});

interface Turn {
  /** What was asked of this seat: every answer was a click before pauses passed by themselves. */
  answers: number;
  clicks: number;
}

/** Plays so many turns of Conquest; what is clicked is chosen by noise, and what ends one's part is not counted. */
const conquestTurns = (page: Page, last: number, seed: number): Promise<Turn[]> =>
  page.evaluate(
    async ({ last, seed }) => {
      let noise = Math.imul(seed + 1, 2654435761) >>> 0;
      const roll = (sides: number) => {
        noise = (Math.imul(noise, 1664525) + 1013904223) >>> 0;
        return Math.floor((noise / 4294967296) * sides);
      };
      const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
      const all = (css: string) => [...document.querySelectorAll(css)];
      const press = (thing: Element | undefined) =>
        thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      const answered = () => (window as unknown as { answers: number }).answers;
      const state = () =>
        `${document.querySelector('.table')?.getAttribute('data-seq')} ${all('.chooser, .asked').length}`;
      const found: Turn[] = [];
      let before = answered();
      for (let tried = 0; tried < 600; tried++) {
        const number = Number(/\d+/.exec(document.querySelector('.round')?.textContent ?? '')?.[0] ?? 0);
        if (number > last || document.querySelector('.ending')) break;
        const turn = (found[number] ??= { answers: 0, clicks: 0 });
        turn.answers += answered() - before;
        before = answered();
        press(all('.scene-shell .continue')[0]);
        const was = state();
        const end = document.querySelector('.prompt .end');
        // A pause runs: nothing is clicked, and it passes.
        const runs = document.querySelector('.standing .run');
        // How far the storm moves is asked on the board too, and what is asked nowhere else in the list of all choices.
        const things =
          [
            '.chooser button',
            '.stepper .btn',
            '[data-spot][aria-disabled=false], g.target',
            '[data-choice]:not(.end, .market), .over .btn',
            ...(end ? [] : ['.tray .plate', '.prompt [aria-pressed=false]']),
          ]
            .map(all)
            .find((things) => things.length) ?? [];
        if (!runs && end && (!things.length || !roll(4))) {
          turn.answers -= 1;
          press(end);
        } else if (!runs && things.length) {
          turn.clicks += 1;
          press(things[roll(things.length)]);
        }
        for (let waited = 0; waited < 20 && state() === was; waited++) await wait(25);
        await wait(40);
      }
      return found.slice(1);
    },
    { last, seed },
  );

test('a turn of Conquest takes at most half as many clicks as it asks questions', async ({ page }) => {
  test.setTimeout(300_000);
  // A pause takes as long as ever; here nobody waits for it.
  await page.addInitScript(() => {
    const [later, send] = [setTimeout, WebSocket.prototype.send];
    const counted = Object.assign(window, { answers: 0 });
    window.setTimeout = ((run: () => void, ms?: number) =>
      later(run, ms === 2000 ? 20 : ms)) as typeof later;
    WebSocket.prototype.send = function (message: string) {
      if (message.includes('"act"')) counted.answers += 1;
      send.call(this, message);
    };
  });
  const parts: number[] = [];
  for (let seed = 0; seed < 10; seed++) {
    await open(page, 'conquest', 'standard', 4);
    for (const { answers, clicks } of await conquestTurns(page, 4, seed))
      if (answers) parts.push(clicks / answers);
  }
  expect(parts.length).toBeGreaterThan(30);
  expect(median(parts), parts.map((part) => part.toFixed(2)).join(' ')).toBeLessThanOrEqual(0.5);
});

/** Plays until a pause runs, at another table if need be, and gives the way to be asked. */
async function pause(page: Page): Promise<Locator> {
  const lift = page.getByRole('button', { name: 'Ask me this turn' });
  for (let tables = 0; tables < 4 && !(await lift.isVisible()); tables++) {
    await open(page, 'conquest', 'standard', 4);
    await playUntil(page, lift);
  }
  await expect(lift).toBeVisible();
  return lift;
}

async function playUntil(page: Page, lift: Locator): Promise<void> {
  for (let tries = 0; tries < 100 && !(await lift.isVisible()); tries++) {
    const scene = page.locator('.scene-shell .continue');
    if (await scene.isVisible()) await scene.click({ timeout: 500 }).catch(() => undefined);
    const end = page.locator('.prompt .end');
    const more = page.locator('.prompt [aria-pressed=false]');
    if (await more.isVisible()) await more.click();
    // Whoever holds a market card is asked.
    const buys = page.locator('.tray .plate').filter({ hasText: /Buy \d/ });
    if (await buys.count()) {
      await buys
        .last()
        .click({ timeout: 500 })
        .catch(() => undefined);
      continue;
    }
    const plate = page.locator('.tray .plate').first();
    await ((await end.isVisible()) ? end : plate).click({ timeout: 500 }).catch(() => undefined);
    await page.waitForTimeout(60);
  }
}

test('a pause of Conquest passes by itself after two seconds', async ({ page }) => {
  await pause(page);
  const seq = await page.locator('.table').getAttribute('data-seq');
  const began = Date.now();
  await expect(page.locator('.table')).not.toHaveAttribute('data-seq', seq ?? '', { timeout: 5000 });
  expect(Date.now() - began).toBeLessThan(3500);
});

test('a pause waits for whoever wants to be asked', async ({ page }) => {
  await (await pause(page)).click();
  const again = page.getByRole('button', { name: 'Auto-pass' });
  await expect(again).toBeVisible();
  await page.waitForTimeout(3000);
  await expect(again).toBeVisible();
  // A market card can be played now, or says why not.
  const card = page.locator('.hand .card.market').first();
  const playable = (await card.getAttribute('data-choice')) !== null;
  await card.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Play / })).toHaveCount(
    playable ? 1 : 0,
  );
  if (playable) return;
  await page.getByRole('button', { name: 'Why not now?' }).click();
  await expect(page.locator('.why')).toBeVisible();
});
