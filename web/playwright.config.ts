import { defineConfig } from '@playwright/test';
import { existsSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** So many browsers at once, each with servers of its own: nobody meets strangers from another test. */
const WORKERS = 2;
const port = (worker: number) => Number(process.env.SIETCH_PORT ?? 7381) + 10 * worker;
const PORT = port(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
/** Where bots take their time: for what moves on the screen. */
export const SLOW = PORT + 1;
/** Where tables are dealt from the same numbers every time: for what counts. */
export const DEALT = port(0) + 2;
/** What measures time has the machine to itself. */
const ALONE = /(clicks|latency|motion)\.spec\.ts/;
/** The program built last. */
const built = ['release', 'debug']
  .map((kind) => join('../target', kind, 'sietch'))
  .filter(existsSync)
  .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
const binary = process.env.SIETCH ?? built[0];
const chromium =
  process.env.CHROMIUM ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
if (!binary) throw new Error('there is no sietch to test: run `cargo build -p sietch` first');
if (!chromium)
  throw new Error('there is no Chromium: install it (`apt-get install chromium`) or name it in CHROMIUM');

export default defineConfig({
  testDir: 'e2e',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: WORKERS,
  projects: [
    { name: 'together', testIgnore: ALONE },
    { name: 'alone', testMatch: ALONE, workers: 1, dependencies: ['together'] },
  ],
  // Tables are dealt anew each time: what fails once is told as flaky, what fails twice is broken.
  retries: 1,
  reporter: 'line',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromium,
      args: [
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // One machine opens more tables here in a minute than a stranger may.
  webServer: Array.from({ length: WORKERS }, (_, worker) => [
    { at: port(worker), delay: 0, more: '' },
    { at: port(worker) + 1, delay: 350, more: '' },
  ])
    .flat()
    .concat({ at: DEALT, delay: 0, more: '--deal 1' })
    .map(({ at, delay, more }) => ({
      command: `${binary} serve --addr 127.0.0.1:${at} --data ${mkdtempSync(join(tmpdir(), 'sietch-e2e-'))} --bot-delay ${delay} --unlimited ${more}`,
      url: `http://127.0.0.1:${at}/healthz`,
      reuseExistingServer: false,
    })),
});
