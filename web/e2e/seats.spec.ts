import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { duel, play, sitDown } from './player';
import { leaks, listen } from './wire';

/** A person counts as gone half a minute after the last of their screens closed. */
const GONE = 31_000;

test('the seat of somebody who left is given to a bot by the others, and taken back', async ({
  page,
  browser,
}) => {
  const friend = await duel(page, browser);
  const address = friend.url();
  await friend.goto('about:blank');
  const bobs = page.locator('.rail .seats li').filter({ hasText: 'Bob' });
  await expect(bobs).toContainText('away');
  const give = bobs.getByRole('button', { name: 'Give seat to a bot' });

  // Too early: the server says so, and the seat stays Bob's.
  await give.click();
  await expect(page.getByRole('alert')).toContainText('a moment ago');
  // Whoever wants nobody's words is still told what happens at the table.
  const chat = page.getByRole('region', { name: 'Chat' });
  await chat.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('menuitem', { name: 'Mute' }).click();
  await page.waitForTimeout(GONE);
  await give.click();
  await expect(bobs).toContainText('bot for Bob');
  await expect(chat).toContainText('The chat is muted on this device.');
  await expect(chat.getByRole('log')).toContainText('Bob');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await friend.goto(address);
  await expect(friend.getByText('A bot plays for you.')).toBeVisible();
  await friend.getByRole('button', { name: 'Take the seat back' }).click();
  await expect(friend.getByText('A bot plays for you.')).toHaveCount(0);
  await expect(bobs).not.toContainText('bot for');
  await friend.context().close();
});

test('a bug report holds what its viewer may know, the versions and the browser', async ({ page }) => {
  await sitDown(page);
  await play(page, 6);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Report a bug' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^sietch-report-[a-z0-9]{16}\.json$/);
  const saved = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(saved.browser.agent).toContain('Chrome');
  expect(saved.client).toMatch(/^\d+\.\d+\.\d+/);
  const { report } = saved;
  expect(report.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(report.rules).toBeGreaterThan(0);
  expect(report.content).not.toBe('');
  expect(report.viewer).toEqual({ seat: 0 });
  expect(report.log.length).toBeGreaterThan(3);
  expect(report.log.map(({ step }: { step: number }) => step)).toEqual([...report.log.keys()]);
  // The record holds the seed and with it everything hidden.
  expect(report.record).toBeNull();
  expect(leaks(report)).toEqual([]);
});

test('a spectator follows the game and is sent no secret', async ({ page, browser }) => {
  const path = await sitDown(page);
  const watcher = await (await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })).newPage();
  const wire = listen(watcher);
  await watcher.goto(path.replace('/table/', '/watch/'));
  await expect(watcher.locator('.table')).toBeVisible();
  // Far enough for cards drawn, traitors kept and a battle or two.
  await play(page, 60);
  await expect.poll(() => wire.updates().length).toBeGreaterThan(20);
  // After the end everything lies open to everybody: good bots may bring it about early.
  const over = wire.updates().findIndex((update) => update.viewer === 'everything');
  for (const update of wire.updates().slice(0, over < 0 ? undefined : over)) {
    expect(update.viewer).toBe('spectator');
    expect(update.choices).toEqual([]);
    expect(update.asked).toBeNull();
    expect(leaks(update)).toEqual([]);
  }
  expect(wire.frames.join('')).not.toMatch(/"secret"|"seed"/);
  await expect(watcher.locator('.tray')).toHaveCount(0);
  await expect(watcher.getByLabel('Say something')).toHaveCount(0);
  await watcher.context().close();
});

test('on one screen a curtain hides each hand from the next person', async ({ page }) => {
  await page.goto('/new/conquest');
  await page.getByRole('radio', { name: /Duel: Kanly/ }).check();
  await page
    .getByRole('radiogroup', { name: 'Seat 2', exact: true })
    .getByLabel('Me', { exact: true })
    .check();
  await page.getByLabel('Name at seat 1').fill('Ann');
  await page.getByLabel('Name at seat 2').fill('Bob');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const ready = page.getByRole('button', { name: 'Ready' });
  const heading = page.getByRole('heading', { level: 1 });
  /** Behind the door there is nothing: no board, no hand, no choices, no log. */
  const closed = async () => {
    await expect(ready).toBeFocused();
    await expect(page.locator('.table, .hand, .tray, [role=log]')).toHaveCount(0);
  };
  const untilClosed = async () => {
    for (let choices = 0; choices < 12 && !(await ready.isVisible()); choices++) {
      const choice = page.locator('.tray .plate, .prompt .end').first();
      if (!(await choice.isVisible())) await page.locator('.prompt [aria-pressed=false]').click();
      await choice.click();
      await page.waitForTimeout(100);
    }
  };
  await closed();
  const first = await heading.innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your cards and leaders' })).toBeVisible();
  await untilClosed();
  await closed();
  expect(await heading.innerText()).not.toBe(first);
  // A page loaded anew shows no hand either.
  await page.reload();
  await closed();
  await ready.click();
  await untilClosed();
  await ready.click();
  // On one screen undo is free, whatever the others have learnt.
  const before = await page.locator('.log ol li').count();
  await page.keyboard.press('z');
  await expect.poll(() => page.locator('.log ol li').count()).toBeLessThan(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
