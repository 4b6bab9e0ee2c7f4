import { expect, test } from 'vitest';
import { look } from './look.ts';
import { guest, post } from './person.ts';
import { newPlayer, PHONE } from './player.ts';
import { openServer } from './server.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(openServer);

test('people show their crests and bots their wheel, in the lobby and on the plates; nothing moves when they come', async () => {
  const ada = await newPlayer(suite.browser);
  const bea = await newPlayer(suite.browser, PHONE);
  await guest(ada.page, suite.server.url, 'Ada');
  await guest(bea.page, suite.server.url, 'Bea');
  await ada.page.evaluate(`fetch('/api/me', { method: 'PATCH', headers: { 'content-type': 'application/json' },
    body: '{"crest":"lily-lapis"}' })`);
  const seats = { game: 'patrician', seats: 3, bots: [null, null, 'novice'] };
  const { code } = await post<{ code: string }>(ada.page, '/api/tables', seats);
  await post(bea.page, `/api/tables/${code}/join`, {});

  const { page } = bea;
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/people/*', async route => {
    await answer.promise;
    await route.continue();
  });
  await page.goto(`${suite.server.url}/t/${code}`);
  const first = page.locator('.seat').first();
  const name = first.getByText('Ada');
  const place = async () => (await name.boundingBox()) ?? { x: 0, y: 0 };
  const before = await place();
  expect(await first.locator('.avatar path').count()).toBe(0);
  answer.resolve();
  await first.locator('.avatar path[fill="var(--lapis)"]').waitFor();
  const after = await place();
  expect(after.x).toBe(before.x);
  expect(Math.abs(after.y - before.y)).toBeLessThan(2);
  expect(await page.locator('.seat[data-kind="bot"] .avatar circle').count()).toBeGreaterThan(0);
  await look(page);

  await post(ada.page, `/api/tables/${code}/start`, {});
  await page.locator('.players').waitFor();
  const plate = (seat: number) => page.locator(`.player[data-seat="${seat}"] .avatar`);
  await plate(0).locator('path[fill="var(--lapis)"]').waitFor();
  expect(await plate(1).locator('path').count()).toBeGreaterThan(1);
  expect(await plate(2).locator('circle').count()).toBeGreaterThan(0);
  await look(page);
  for (const { context, errors } of [ada, bea]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});
