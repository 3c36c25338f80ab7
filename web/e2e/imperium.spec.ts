import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { listen, type Heard } from './wire';

/** Everything that glows: cards of the hand, spaces, posts, tracks, the Row, the tray, the end of the turn. */
const GLOWS = [
  '.hand .card.possible',
  '.hand .plot.possible',
  'button.reveal',
  '[data-place][aria-disabled=false]',
  '.market .possible',
  '.picker .card.possible',
  '.turn .option',
  '.tray .plate',
  '.ixboard .buy',
  '.mini.possible',
  '.prompt .end:not(:disabled)',
].join(', ');

/** Opens a table and sits down at it, with bots in the other seats. */
async function sit(page: Page, mode: string, seats: number, options?: object): Promise<void> {
  const response = await page.request.post('/api/tables', {
    data: {
      game: 'imperium',
      mode,
      seats: Array.from({ length: seats }, (_, at) => (at === 0 ? { me: 'Marta' } : { bot: 'random' })),
      ...(options && { options }),
    },
  });
  const opened = (await response.json()) as { secrets: { link: string }[] };
  await page.goto(opened.secrets[0]?.link ?? '/');
  await expect(page.locator('.ground')).toBeVisible();
}

interface Played {
  made: number;
  /** What was clicked last, and how it ended. */
  last: string;
  end: 'over' | 'stopped' | 'stuck';
}

/**
 * Plays inside the page by clicking what glows, and in what opens then once more: a card taken up lights its spaces, an
 * Intrigue card is read before it is played, a space may ask for the card. Stops at the end, or where `until` appears.
 */
const play = (page: Page, seed: number, most: number, until = ''): Promise<Played> =>
  page.evaluate(
    async ({ glows, seed, most, until }): Promise<Played> => {
      let state = Math.imul(seed + 1, 2654435761) >>> 0;
      const roll = (sides: number) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 4294967296) * sides);
      };
      const all = (css: string) => [...document.querySelectorAll(css)];
      const press = (thing: Element | undefined) =>
        thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      const sequence = () => document.querySelector('.table')?.getAttribute('data-seq');
      /** Waits for something, for at most a second. */
      const sure = async (holds: () => boolean) => {
        for (let waited = 0; waited < 200 && !holds(); waited++)
          await new Promise((done) => setTimeout(done, 5));
        return holds();
      };
      const over = () => all('.prompt a.btn').length > 0;
      let last = '';
      for (let made = 0; made < most; made++) {
        if (until && all(until).length) return { made, last, end: 'stopped' };
        // Scenes stay until they have been seen, and the moves behind them wait.
        for (let tried = 0; tried < 40 && !over() && !all(glows).length; tried++) {
          press(all('.scene-shell .continue')[0]);
          await sure(() => over() || all(glows).length > 0 || all('.scene-shell .continue').length > 0);
        }
        if (!over() && !all(glows).length) return { made, last, end: 'stuck' };
        if (over()) return { made, last, end: 'over' };
        const before = sequence();
        const things = all(glows);
        const thing = things[roll(things.length)];
        last = thing?.outerHTML.slice(0, 160) ?? '';
        // What is clicked while an answer is on its way is not heard: it is clicked again.
        for (let tried = 0; tried < 8 && sequence() === before; tried++) {
          press(thing);
          await new Promise((done) => setTimeout(done, 5));
          if (all('.hand .card.chosen').length) press(all('.space.possible')[0] ?? all('.turn .option')[0]);
          const next = all('dialog .btn:not(.ghost), dialog .market .possible, .chooser .btn.line');
          if (next.length) press(next[roll(next.length)]);
          await sure(() => sequence() !== before);
        }
        if (sequence() === before) return { made, last, end: 'stuck' };
      }
      return { made: most, last, end: 'stopped' };
    },
    { glows: GLOWS, seed, most, until },
  );

type Shown = Record<string, unknown>;
interface ImperiumView {
  players: ({ seat: number; ix?: Shown | null } & Shown)[];
  intrigue_top?: string | null;
  intrigue_top_known?: number | null;
}
const SECRET = ['hand', 'deck', 'intrigue', 'looked_at', 'dealt', 'tokens'];
const SECRET_OF_IX = ['keeping', 'buried', 'ahead_card'];

/** What a viewer was sent and may not know; each as a word that names it. */
function leaks({ viewer, view, log }: Heard): string[] {
  // When the game is over everything lies open.
  if (viewer === 'everything') return [];
  const own = typeof viewer === 'object' ? viewer.seat : undefined;
  const shown = (view ?? { players: [] }) as unknown as ImperiumView;
  const seen = (of: Shown | null | undefined, names: string[]) =>
    names.filter((secret) => (of?.[secret] ?? null) !== null);
  const found = shown.players
    .filter((player) => player.seat !== own)
    .flatMap((player) =>
      [...seen(player, SECRET), ...seen(player.ix, SECRET_OF_IX)].map(
        (secret) => `${secret} ${player.seat}`,
      ),
    );
  if ((shown.intrigue_top ?? null) !== null && shown.intrigue_top_known !== own) found.push('intrigue_top');
  for (const { event } of log.flatMap((step) => step.told)) {
    const [[kind, value] = ['', undefined]] = Object.entries(event as Record<string, unknown>);
    const held = (value ?? {}) as Record<string, unknown>;
    const hidden = ['drew', 'drew_intrigue', 'stolen', 'gave_intrigue'].includes(kind) && held.card;
    const looked = kind === 'looked_at' && held.cards;
    if ((hidden || looked) && ![held.seat, held.from, held.to].includes(own)) found.push(kind);
  }
  return found;
}

/** What axe finds to be serious, as text that names the place. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`));
}

/** Some of them on a phone. */
const MODES: [mode: string, seats: number, seed: number, width: number, options?: object][] = [
  ['standard', 4, 3, 1440],
  ['choam', 3, 5, 360],
  ['duel', 2, 7, 1440],
  ['solo', 1, 9, 360],
  ['six', 6, 11, 1440, { ix: true }],
  ['base', 4, 13, 1440],
  ['base', 2, 15, 1440],
  ['base', 1, 17, 360],
  ['standard', 3, 19, 1024, { immortality: true }],
  ['base', 1, 21, 360, { immortality: true }],
  ['choam', 3, 23, 1024, { ix: true, immortality: true }],
  ['base', 1, 25, 360, { ix: true }],
  ['standard', 3, 27, 1440, { ix: true }],
  ['base', 3, 29, 1440, { ix: true, immortality: true }],
];

for (const [mode, seats, seed, width, options] of MODES) {
  test(`a whole game of ${[mode, ...Object.keys(options ?? {})].join(' with ')} for ${seats} is played on the board by clicking what glows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 760 ? 740 : 900 });
    const problems: string[] = [];
    page.on('pageerror', (problem) => problems.push(problem.message));
    page.on('console', (line) => {
      if (line.type() === 'error') problems.push(line.text());
    });
    const wire = listen(page);
    await sit(page, mode, seats, options);
    const played = await play(page, seed, 1500);
    expect(played).toMatchObject({ end: 'over' });
    expect(played.made).toBeGreaterThan(10);
    expect(problems).toEqual([]);
    expect(wire.updates().length).toBeGreaterThan(0);
    expect(wire.updates().flatMap(leaks)).toEqual([]);
  });
}

test('a card of the Row that cannot be acquired now says why', async ({ page }) => {
  await sit(page, 'standard', 4, { leaders: ['gurney_halleck', null, null, null] });
  await page.locator('.market .card').first().click();
  await page.getByRole('button', { name: 'Why not now?' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.why')).toContainText('Why not?');
});

test('a card taken up lights the spaces it reaches, and a space that is not possible says why', async ({
  page,
}) => {
  await sit(page, 'standard', 4, { leaders: ['gurney_halleck', null, null, null] });
  const card = page.locator('.hand .card.possible').first();
  const all = await page.locator('.space.possible').count();
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  const reached = page.locator('.space.possible');
  expect(await reached.count()).toBeLessThanOrEqual(all);
  await page.locator('[data-place="space:high_council"]').click({ force: true });
  await expect(page.locator('.why')).toContainText('IU-');
  await reached.first().focus();
  await page.keyboard.press('Enter');
  // It is sent; whether another card could be is for the next question.
  await expect(page.locator('.hand .card[aria-pressed=true]')).toHaveCount(0);
});

test('what is told of a space goes when something else is asked', async ({ page }) => {
  await sit(page, 'standard', 4, { leaders: ['gurney_halleck', null, null, null] });
  const tip = page.locator('.ground .tip');
  const space = page.locator('.space.possible').first();
  await space.hover();
  await expect(tip).toBeVisible();
  // By a card or a key, with the pointer still there.
  await page.keyboard.press('r');
  await expect(page.locator('button.reveal')).toHaveCount(0);
  await expect(tip).toHaveCount(0);
});

test('what is told of a space does not cover what comes of a click on it', async ({ page }) => {
  await sit(page, 'standard', 4, { leaders: ['gurney_halleck', null, null, null] });
  const before = await page.locator('.table').getAttribute('data-seq');
  await page.locator('.hand .card.possible').first().click();
  const space = page.locator('.space.possible').first();
  await space.hover();
  await expect(page.locator('.ground .tip')).toBeVisible();
  await space.click();
  await expect(page.locator('.table')).not.toHaveAttribute('data-seq', before ?? '');
  await expect(page.locator('.ground .tip')).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  test(`the board is accessible in the ${theme} theme, large and small`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await sit(page, 'base', 4);
    expect(await findings(page)).toEqual([]);
    await sit(page, 'choam', 3);
    expect(await findings(page)).toEqual([]);
    expect(await play(page, 13, 300, 'section.scene')).toMatchObject({ end: 'stopped' });
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await findings(page)).toEqual([]);
  });
}

test('the boards beside the table are accessible', async ({ page }) => {
  await sit(page, 'choam', 3, { ix: true, immortality: true });
  await page.locator('button.door', { hasText: 'Ix' }).click();
  expect(await findings(page)).toEqual([]);
  await page.locator('.ixboard .btn.text').first().click();
  await page.locator('button.door', { hasText: 'Bene Tleilax' }).click();
  expect(await findings(page)).toEqual([]);
});
