import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look } from './look.ts';
import { guest, post } from './person.ts';
import { newPlayer, PHONE, version } from './player.ts';
import { openServer } from './server.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(openServer);

interface Seen {
  version: number;
  legal: { type: string }[];
}

const stateOf = (page: Page, match: string) =>
  page.evaluate<Seen>(`fetch('/api/matches/${match}').then(answer => answer.json())`);

/** The whole turn of the one who sits here, made elsewhere, and what the bot answers. */
async function playTurn(page: Page, match: string): Promise<void> {
  for (const type of ['play', 'draw']) {
    const { version: at, legal } = await stateOf(page, match);
    const action = legal.find(one => one.type === type) ?? legal[0];
    await post(page, `/api/matches/${match}/act`, { version: at, action });
  }
  await expect
    .poll(async () => (await stateOf(page, match)).legal.length, { timeout: 30_000 })
    .toBeGreaterThan(2);
}

/** The marks that an installed site would have on its icon, one after another; 0 is none. */
const MARKS = `
  window.marks = [];
  navigator.setAppBadge = async count => void window.marks.push(count);
  navigator.clearAppBadge = async () => void window.marks.push(0);
`;

test('whoever comes back is told what happened, watches it, looks further back by keyboard, and returns', async () => {
  const { page, context, errors } = await newPlayer(suite.browser, PHONE);
  await context.addInitScript(MARKS);
  await guest(page, suite.server.url, 'Ada');
  const { code } = await post<{ code: string }>(page, '/api/tables', {
    game: 'lost-cities',
    seats: 2,
    bots: [null, 'novice'],
  });
  const { match } = await post<{ match: string }>(page, `/api/tables/${code}/start`, {});
  await expect
    .poll(async () => (await stateOf(page, match)).legal.length, { timeout: 30_000 })
    .toBeGreaterThan(2);
  await page.goto(`${suite.server.url}/t/${code}`);
  await page.getByText('Your turn').first().waitFor();
  await expect.poll(() => page.evaluate('window.marks')).toEqual([1]);
  expect(await page.title()).toMatch(/^● Your turn/);
  const left = await version(page);
  expect(await page.locator('.since-left').count()).toBe(0);
  await page.goto(`${suite.server.url}/you`);
  await page.getByRole('heading', { name: 'You’re playing as a guest' }).waitFor();
  await playTurn(page, match);

  await page.goto(`${suite.server.url}/t/${code}`);
  const since = page.locator('.since-left');
  await since.getByText('While you were away: 2 moves').waitFor();
  expect(await since.locator('li').count()).toBeGreaterThan(0);
  await look(page);
  const now = await version(page);
  await since.getByRole('button', { name: 'Watch what happened' }).click();
  await page.locator('.look-now').waitFor();
  expect(await version(page)).toBeLessThan(now);
  // It plays by itself, and ends where the match stands.
  await page.locator('.look-now').waitFor({ state: 'detached', timeout: 60_000 });
  expect([await version(page), await since.count()]).toEqual([now, 0]);

  await page.keyboard.press('b');
  await page.locator('.look-now').waitFor();
  await expect.poll(() => version(page)).toBe(now - 1);
  await page.keyboard.press('Home');
  await expect.poll(() => version(page)).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => version(page)).toBe(1);
  await look(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => version(page)).toBe(now);
  expect(now).toBeGreaterThan(left);
  expect(errors).toEqual([]);
  await context.close();
});
