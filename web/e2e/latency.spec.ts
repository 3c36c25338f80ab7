import { expect, test, type Page } from '@playwright/test';
import { chooseIfAsked, duel, MEET } from './player';

/** Notes when a click happened and when the table had painted something new, in milliseconds since 1970. */
async function watch(page: Page): Promise<void> {
  await expect(page.locator('.table')).toBeVisible();
  await page.evaluate(() => {
    const seen = { clicked: [] as number[], painted: [] as number[] };
    const now = () => performance.timeOrigin + performance.now();
    document.addEventListener('click', () => seen.clicked.push(now()), true);
    const table = document.querySelector('.table');
    if (!table) throw new Error('there is no table');
    new MutationObserver(() => requestAnimationFrame(() => seen.painted.push(now()))).observe(table, {
      attributeFilter: ['data-seq'],
    });
    Object.assign(window, { seen });
  });
}

const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { clicked: number[]; painted: number[] } }).seen);

test('what one person does is on both screens within 100 ms', async ({ page, browser }) => {
  const friend = await duel(page, browser);
  const people = [page, friend];
  for (const person of people) await watch(person);
  for (let round = 0; round < 14; round++)
    for (const [at, person] of people.entries()) await chooseIfAsked(person, round * 2 + at, MEET);

  const [mine, theirs] = await Promise.all(people.map(seen));
  const delays: number[] = [];
  for (const [actor, other] of [[mine, theirs] as const, [theirs, mine] as const])
    for (const screen of [actor, other])
      for (const [at, clicked] of actor?.clicked.entries() ?? []) {
        // A half-made choice is heard by nobody else: only what arrives before the next click counts.
        const until = Math.min(
          actor?.clicked[at + 1] ?? Infinity,
          other?.clicked.find((later) => later > clicked) ?? Infinity,
        );
        const painted = screen?.painted.find((time) => time > clicked && time < until);
        if (painted) delays.push(painted - clicked);
      }
  delays.sort((a, b) => a - b);
  const median = delays[Math.floor(delays.length / 2)] ?? Infinity;
  console.log(
    `${delays.length} screens, median ${median.toFixed(0)} ms, most ${delays.at(-1)?.toFixed(0)} ms`,
  );
  expect(delays.length).toBeGreaterThan(20);
  // The median, because the browsers share the machine with the tests.
  expect(median).toBeLessThan(100);
  await friend.context().close();
});
