import { defaultPreset, exportRecord } from '@signoria/core';
import { expect, test } from 'vitest';
import { look } from './look.ts';
import { gameOf, openMoment, playedOut } from './moments.ts';
import { guest, post } from './person.ts';
import { newPlayer, PHONE, version } from './player.ts';
import { openServer } from './server.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(openServer);

test('a full storage is told of, and the game is played on all the same', async () => {
  const { page, context, errors } = await newPlayer(suite.browser, PHONE);
  await context.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key: string, value: string) {
      if (/^signoria\.(match|daily)/.test(key)) throw new DOMException('full', 'QuotaExceededError');
      keep.call(this, key, value);
    };
  });
  await page.goto(suite.server.url);
  await page.locator('[data-game="lost-cities"]').getByRole('button', { name: 'Play now' }).click();
  const warning = page.getByRole('alert').filter({ hasText: 'This game isn’t being saved' });
  await warning.waitFor();
  await look(page);
  await warning.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Your turn').first().waitFor({ timeout: 30_000 });
  // A record is shown all the same, and lasts as long as the page.
  const game = gameOf('lost-cities');
  const match = playedOut(game, 2, defaultPreset(game.options));
  await page.goto(`${suite.server.url}/replay`);
  await page.getByLabel('Record text').fill(JSON.stringify(exportRecord(match, ['Ada', 'novice'])));
  await page.getByRole('button', { name: 'Show replay' }).click();
  await page.locator('.leaf').waitFor();
  await warning.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('End');
  expect(await version(page)).toBe(match.moves.length);
  // So is an answer to the position of the day.
  await page.goto(`${suite.server.url}/daily/2026-11-01/lost-cities`);
  await page.getByRole('button', { name: 'All moves' }).click();
  await page.locator('.all-choices [data-action]').first().click();
  await page.getByRole('alert').getByText('Your answer couldn’t be saved.').waitFor();
  await look(page);
  expect(errors).toEqual([]);
  await context.close();
});

test('a saved game of other rules says so, to play and to replay, and leads home', async () => {
  const { page, context, errors } = await newPlayer(suite.browser, PHONE);
  const game = gameOf('patrician');
  const match = playedOut(game, 3, defaultPreset(game.options));
  await openMoment(page, suite.server.url, match, 4);
  await page.locator('.game').waitFor();
  await page.goto(`${suite.server.url}/ranking`);
  const key = await page.evaluate<string>(`(() => {
    const key = Object.keys(localStorage).find(name => name.startsWith('signoria.match.'));
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), rules: 999 }));
    return key;
  })()`);
  const id = key.slice('signoria.match.'.length);
  for (const path of [`/here/${id}`, `/replay/here/${id}`]) {
    await page.goto(suite.server.url + path);
    await page.getByRole('heading', { name: 'Can’t open this game' }).waitFor();
    await page.getByRole('link', { name: 'Home' }).waitFor();
  }
  await look(page);
  expect(errors).toEqual([]);
  await context.close();
});

test('a hint is refused in a rated game, in a sentence; a finished game is replayed from its link by anybody', async () => {
  const ada = await newPlayer(suite.browser, PHONE);
  const bea = await newPlayer(suite.browser);
  await guest(ada.page, suite.server.url, 'Ada');
  await guest(bea.page, suite.server.url, 'Bea');
  const { code } = await post<{ code: string }>(ada.page, '/api/tables', {
    game: 'lost-cities',
    seats: 2,
    rated: true,
  });
  await post(bea.page, `/api/tables/${code}/join`, {});
  const { match } = await post<{ match: string }>(ada.page, `/api/tables/${code}/start`, {});
  for (const { page } of [ada, bea]) {
    await page.goto(`${suite.server.url}/t/${code}`);
    await page.locator('.game').waitFor();
    if ((await page.getByText('Your turn').count()) === 0) continue;
    await page.keyboard.press('h');
    await page.getByRole('alert').getByText('No hints in rated games').waitFor();
    await page.locator('[data-part][data-open]').first().click();
    await page.locator('[data-part][data-chosen]').first().waitFor();
  }
  const state = await ada.page.evaluate<{ version: number; legal: unknown[] }>(
    `fetch('/api/matches/${match}').then(answer => answer.json())`,
  );
  const mover = state.legal.length > 0 ? ada : bea;
  const { legal, version: at } = await mover.page.evaluate<{ version: number; legal: unknown[] }>(
    `fetch('/api/matches/${match}').then(answer => answer.json())`,
  );
  await post(mover.page, `/api/matches/${match}/act`, { version: at, action: legal[0] });
  await post(mover.page, `/api/matches/${match}/resign`, {});

  const eve = await newPlayer(suite.browser, PHONE);
  await eve.page.goto(`${suite.server.url}/replay/m/${match}#1`);
  await eve.page.locator('.leaf').waitFor();
  expect(await version(eve.page)).toBe(1);
  await look(eve.page);
  await eve.page.keyboard.press('ArrowLeft');
  expect(await version(eve.page)).toBe(0);
  await eve.page.goto(`${suite.server.url}/replay/m/nosuch`);
  await eve.page.getByRole('heading', { name: 'Game not found' }).waitFor();
  for (const { context, errors } of [ada, bea, eve]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});

test('a match that goes on under other rules after an update says so, until it has been read', async () => {
  const { page, context, errors } = await newPlayer(suite.browser, PHONE);
  const told = { update: 'updated' };
  // The server's word is put in on its way: two versions of a game's rules are not at hand here.
  await context.routeWebSocket(/\/socket\.io\//, socket => {
    const server = socket.connectToServer();
    server.onMessage(text =>
      socket.send(String(text).replace('"rulesUpdate":null', `"rulesUpdate":"${told.update}"`)),
    );
  });
  await guest(page, suite.server.url, 'Ada');
  const table = { game: 'lost-cities', seats: 2, bots: [null, 'novice'] };
  const { code } = await post<{ code: string }>(page, '/api/tables', table);
  await post(page, `/api/tables/${code}/start`, {});
  for (const [update, sentence] of [
    ['updated', 'this game continues with the new rules'],
    ['kept', 'This game continues with the rules it started with'],
  ]) {
    told.update = update;
    await page.goto(`${suite.server.url}/t/${code}`);
    const notice = page.locator('.requests').getByText(sentence);
    await notice.waitFor();
    await look(page);
    await page.locator('.requests').getByRole('button', { name: 'Close' }).click();
    await notice.waitFor({ state: 'detached' });
    await page.locator('[data-part][data-open]').first().waitFor();
  }
  expect(errors).toEqual([]);
  await context.close();
});
