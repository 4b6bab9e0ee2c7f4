import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look } from './look.ts';
import { guest, post } from './person.ts';
import { newPlayer, PHONE, version } from './player.ts';
import { openServer } from './server.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(() => openServer('127.0.0.1', { reviewsPerDay: 2, reviewMs: 4_000 }));

/** A match against a bot, given up after some moves. */
async function givenUp(page: Page): Promise<string> {
  const table = { game: 'lost-cities', seats: 2, options: { rounds: 1 }, bots: [null, 'novice'] };
  const { code } = await post<{ code: string }>(page, '/api/tables', table);
  const { match } = await post<{ match: string }>(page, `/api/tables/${code}/start`, {});
  for (let moves = 0; moves < 6; ) {
    const state = await page.evaluate<{ legal: object[]; version: number }>(
      `fetch('/api/matches/${match}?since=9999').then(answer => answer.json())`,
    );
    const [action] = state.legal;
    if (!action) continue;
    await post(page, `/api/matches/${match}/act`, { version: state.version, action });
    moves++;
  }
  await post(page, `/api/matches/${match}/resign`, {});
  return match;
}

test('the server reviews a game while its player is elsewhere; everybody sees it, and a day has an end', async () => {
  const { page, context, errors } = await newPlayer(suite.browser, PHONE);
  await guest(page, suite.server.url, 'Ada');
  const address = `${suite.server.url}/replay/m/${await givenUp(page)}?review`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Review on server' }).click();
  await page.getByRole('progressbar').waitFor();
  await look(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Review on server' }).click();
  await page.getByRole('progressbar').waitFor();
  // Elsewhere and back: it goes on, and is there.
  await page.goto(suite.server.url);
  await page.goto(address);
  const chart = page.getByRole('slider', { name: 'Chance of winning during the game' });
  await chart.waitFor({ timeout: 120_000 });
  await chart.click({ position: { x: 2, y: 20 } });
  expect(await version(page)).toBeLessThan(3);
  await look(page);

  // Nobody has to compute it again, and only those who played may ask.
  const other = await newPlayer(suite.browser);
  await other.page.goto(address);
  await other.page.getByRole('slider', { name: 'Chance of winning during the game' }).waitFor();
  const unseen = await givenUp(page);
  await other.page.goto(`${suite.server.url}/replay/m/${unseen}?review`);
  await other.page.getByRole('button', { name: 'Review this game' }).waitFor();
  expect(await other.page.getByRole('button', { name: 'Review on server' }).count()).toBe(0);

  await page.goto(`${suite.server.url}/replay/m/${unseen}?review`);
  await page.getByRole('button', { name: 'Review on server' }).click();
  await page.getByText('No more reviews on the server today.').waitFor();
  await page.getByRole('button', { name: 'Review this game' }).waitFor();
  expect([...errors, ...other.errors]).toEqual([]);
  await other.context.close();
  await context.close();
});
