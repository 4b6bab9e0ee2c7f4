import { readFileSync } from 'node:fs';
import type { Statistics } from '@signoria/protocol';
import { describe, expect, test } from 'vitest';
import { becomes, withHistory } from './history.ts';
import { look } from './look.ts';
import { guest, makeAccount, post, sheet, signIn, whoAmI } from './person.ts';
import { newPlayer, PHONE } from './player.ts';
import { openServer } from './server.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(openServer);

/** The language of the site from now on. */
function speaks(language: string): void {
  localStorage.setItem('signoria.preferences', JSON.stringify({ pace: 'quick', tips: false, language }));
}

describe('the ways into an account', () => {
  test('a password is changed, codes are shown once, one of them sets a lost password anew', async () => {
    const { page, context, errors } = await newPlayer(suite.browser);
    await guest(page, suite.server.url, 'Lisa');
    await makeAccount(page, 'lisa', 'long enough');
    const change = sheet(page, 'Change password');
    await change.getByLabel('Current password').fill('a guess');
    await change.getByLabel('New password').fill('longer still');
    await change.getByRole('button', { name: 'Change password' }).click();
    await change.getByText('That’s not your password.').waitFor();
    await change.getByLabel('Current password').fill('long enough');
    await change.getByRole('button', { name: 'Change password' }).click();
    await change.getByText('Password changed').waitFor();

    const codes = sheet(page, 'Recovery codes');
    await codes.getByLabel('Password, to create codes').fill('longer still');
    await codes.getByRole('button', { name: 'Create codes' }).click();
    await codes.locator('code').first().waitFor();
    const shown = await codes.locator('code').allTextContents();
    expect(new Set(shown).size).toBe(10);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      codes.getByRole('button', { name: 'Save as file' }).click(),
    ]);
    const saved = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\n');
    expect(saved).toEqual(['Signoria recovery codes for lisa. Each one works once.', ...shown]);
    await look(page);
    await codes.getByRole('button', { name: 'I’ve saved them' }).click();
    expect(await codes.locator('code').count()).toBe(0);

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    const recover = sheet(page, 'Forgot your password?');
    await recover.getByLabel('Username').fill('lisa');
    await recover.getByLabel('Recovery code').fill('aaaa-bbbb-cccc-dddd');
    await recover.getByLabel('New password').fill('found again');
    await recover.getByRole('button', { name: 'Set new password' }).click();
    await recover.getByText('Wrong username or recovery code.').waitFor();
    await look(page);
    await recover.getByLabel('Recovery code').fill(shown[3].toUpperCase());
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Signed in as lisa' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('devices are listed; one is signed out there, or all but this one, keys with them', async () => {
    const here = await newPlayer(suite.browser);
    await guest(here.page, suite.server.url, 'Vanna');
    await makeAccount(here.page, 'vanna', 'long enough');
    const there = await newPlayer(suite.browser, {
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    await there.page.goto(`${suite.server.url}/you`);
    await signIn(there.page, 'vanna', 'long enough');
    await there.page.getByRole('heading', { name: 'Signed in as vanna' }).waitFor();

    await here.page.reload();
    await here.page.evaluate(speaks, 'fr');
    await here.page.setViewportSize({ width: 360, height: 640 });
    await here.page.reload();
    const word = here.page.getByRole('button', { name: 'Déconnecter : Firefox sous Linux' });
    expect((await word.boundingBox())?.height).toBeLessThan(50);
    await here.page.evaluate(speaks, 'en');
    await here.page.reload();
    const devices = sheet(here.page, 'Devices');
    await devices.getByText('this device').waitFor();
    await devices.getByText(/^Chrome on /).waitFor();
    await devices.getByRole('button', { name: 'Sign out Firefox on Linux' }).click();
    await devices.getByText('Firefox on Linux').waitFor({ state: 'detached' });
    expect(await whoAmI(there.page)).toBeNull();

    await there.page.reload();
    await signIn(there.page, 'vanna', 'long enough');
    await there.page.getByRole('heading', { name: 'Signed in as vanna' }).waitFor();
    await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await devices.getByText('Signed out everywhere else').waitFor();
    expect(await whoAmI(there.page)).toBeNull();
    expect(await whoAmI(here.page)).toMatchObject({ name: 'Vanna' });
    expect([...here.errors, ...there.errors]).toEqual([]);
    await here.context.close();
    await there.context.close();
  });
});

describe('other people', () => {
  test('are met on their page, reported with a reason, blocked, and unblocked again', async () => {
    const other = await newPlayer(suite.browser, PHONE);
    await guest(other.page, suite.server.url, 'Bruto');
    const { page, context, errors } = await newPlayer(suite.browser, PHONE);
    await guest(page, suite.server.url, 'Pia');
    const { code } = await post<{ code: string }>(page, '/api/tables', { game: 'lost-cities', seats: 2 });
    expect(await post(other.page, `/api/tables/${code}/join`, {})).not.toHaveProperty('error');
    await page.goto(`${suite.server.url}/t/${code}`);
    await page.getByRole('link', { name: 'Bruto' }).click();
    await page.getByRole('heading', { name: 'Bruto', level: 2 }).waitFor();
    await page.getByRole('button', { name: 'Report' }).click();
    await page.getByRole('radio', { name: 'Offensive name' }).check();
    await page.getByLabel('What happened? (optional)').fill('Et tu');
    await look(page);
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByText('Report sent.').waitFor();
    await page.getByRole('button', { name: 'Block Bruto too' }).click();
    await page.getByText('You’ve blocked this player.').waitFor();
    await look(page);

    await post(other.page, `/api/tables/${code}/leave`, {});
    expect(await post(other.page, `/api/tables/${code}/join`, {})).toMatchObject({
      error: { code: 'blocked' },
    });
    await page.goto(`${suite.server.url}/you`);
    await sheet(page, 'Blocked players').getByRole('button', { name: 'Unblock Bruto' }).click();
    await page.getByText('You haven’t blocked anyone.').waitFor();
    expect(await post(other.page, `/api/tables/${code}/join`, {})).not.toHaveProperty('error');
    await page.goto(`${suite.server.url}/p/nobody`);
    await page.getByRole('heading', { name: 'No such player' }).waitFor();
    expect(errors).toEqual([]);
    await other.context.close();
    await context.close();
  });
});

describe('what one has played, and with whom', () => {
  test('every figure of the statistics is that of the games', async () => {
    const { reader, others } = await withHistory(suite.server.url);
    const [dante] = others;
    const { page, context, errors } = await newPlayer(suite.browser, PHONE);
    await becomes(context, reader);
    await page.goto(`${suite.server.url}/statistics`);
    await page.getByRole('heading', { name: 'Results' }).waitFor();
    const { games } = await page.evaluate<Statistics>(
      `fetch('/api/me/statistics').then(answer => answer.json())`,
    );
    const mine = games.map(({ places, seat }) => places[seat]);
    const won = mine.filter(place => place === 1).length;
    const firstLost = mine.findIndex(place => place !== 1);
    const runs = mine
      .map(place => (place === 1 ? 'w' : ' '))
      .join('')
      .split(' ');
    expect(await sheet(page, 'Results').locator('dd').allTextContents()).toEqual(
      [games.length, won, firstLost, Math.max(...runs.map(run => run.length))].map(String),
    );
    for (const [name, seats, played] of [
      ['Lost Cities', 2, 3],
      ['Patrician', 2, 1],
      ['Patrician', 3, 1],
      ['Il Principe', 3, 1],
      ['Citadels', 4, 1],
    ]) {
      const row = sheet(page, 'Results').getByRole('row', {
        name: new RegExp(`^${name} ${seats} ${played} `),
      });
      expect([name, seats, await row.count()]).toEqual([name, seats, 1]);
    }
    const scores = games.flatMap(({ game, seat, scores: all }) =>
      game === 'lost-cities' && all ? all[seat] : [],
    );
    const spread = sheet(page, 'Your scores');
    await spread.getByRole('img', { name: 'Your scores: Lost Cities, 2 players' }).waitFor();
    await spread.getByText(`Best: ${Math.max(...scores)} points.`).waitFor();
    await spread.getByText('Show as a table').click();
    const counts = await spread.getByRole('row').getByRole('cell').allTextContents();
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(3);
    await spread.getByRole('combobox', { name: 'Game' }).selectOption('Citadels, 4 players');
    await spread.getByRole('img', { name: 'Your scores: Citadels, 4 players' }).waitFor();
    const shared = games.filter(({ people }) => people.includes(dante.id));
    const ahead = shared.filter(
      ({ people, places, seat }) => places[seat] < places[people.indexOf(dante.id)],
    );
    const met = sheet(page, 'Opponents').getByRole('row', { name: /^Dante/ });
    expect((await met.getByRole('cell').allTextContents()).slice(0, 2)).toEqual(
      [shared.length, ahead.length].map(String),
    );
    expect(errors).toEqual([]);
    await context.close();
  });

  test('nobody blocked is offered as a friend or to be invited, and a server that is away is said', async () => {
    const { reader, others } = await withHistory(suite.server.url);
    const ugo = others[2];
    const { page, context, errors } = await newPlayer(suite.browser, PHONE);
    await becomes(context, reader);
    await page.goto(`${suite.server.url}/you`);
    await sheet(page, 'Friends').getByRole('button', { name: 'Invite Dante' }).waitFor();
    await sheet(page, 'Blocked players').getByText('Ugo').waitFor();
    expect(await page.getByRole('button', { name: 'Invite Ugo' }).count()).toBe(0);
    await page.goto(`${suite.server.url}/p/${ugo.id}`);
    await page.getByText('You’ve blocked this player.').waitFor();
    expect(await page.getByRole('button', { name: /Invite|Add friend/ }).count()).toBe(0);

    await page.route('**/api/me/statistics', route => route.abort());
    await page.goto(`${suite.server.url}/statistics`);
    await page.getByRole('heading', { name: 'Can’t reach the server' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute('**/api/me/statistics');
    // As it says, it keeps trying.
    await page.getByRole('heading', { name: 'Results' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('statistics are charts with their tables; a friend is invited with one tap and finds the invitation', async () => {
    const other = await newPlayer(suite.browser, PHONE);
    await guest(other.page, suite.server.url, 'Dante');
    const { page, context, errors } = await newPlayer(suite.browser, PHONE);
    await guest(page, suite.server.url, 'Bice');
    await page.getByRole('link', { name: 'Statistics' }).click();
    await page.getByText('No finished online games yet.').waitFor();
    const { code } = await post<{ code: string }>(page, '/api/tables', {
      game: 'lost-cities',
      seats: 2,
      rated: true,
    });
    await post(other.page, `/api/tables/${code}/join`, {});
    const { match } = await post<{ match: string }>(page, `/api/tables/${code}/start`, {});
    await post(other.page, `/api/matches/${match}/resign`, {});
    await expect
      .poll(async () => {
        await page.reload();
        await page.getByRole('heading', { name: 'Results' }).waitFor();
        return page.getByRole('img', { name: /^Rating over time/ }).count();
      })
      .toBe(1);
    const results = sheet(page, 'Results').getByRole('row', { name: /^Lost Cities/ });
    expect(await results.getByRole('cell').allTextContents()).toEqual(['2', '1', '1 (100%)', '1.0']);
    await sheet(page, 'Rating over time').getByText('Show as a table').click();
    await look(page);

    await sheet(page, 'Opponents').getByRole('link', { name: 'Dante' }).click();
    await page.getByRole('button', { name: 'Add friend' }).click();
    await page.getByRole('button', { name: 'Remove friend' }).click();
    await page.getByRole('button', { name: 'Add friend' }).waitFor();
    await page.goto(`${suite.server.url}/you`);
    const recent = page.getByRole('list', { name: 'Recent opponents' });
    await recent.getByRole('button', { name: 'Invite Dante' }).waitFor();
    await recent.getByRole('button', { name: 'Add Dante as a friend' }).click();
    await recent.waitFor({ state: 'hidden' });
    await sheet(page, 'Crest').getByRole('button', { name: 'Lily' }).click();
    await sheet(page, 'Crest').getByRole('button', { name: 'Green' }).click();
    await expect
      .poll(() => page.evaluate(`fetch('/api/me').then(answer => answer.json()).then(me => me.crest)`))
      .toBe('lily-verdigris');
    await look(page);
    await sheet(page, 'Friends').getByRole('button', { name: 'Invite Dante' }).click();
    await page.locator('.invite-code').waitFor();
    await page.getByRole('heading', { name: 'Lost Cities table' }).waitFor();

    await other.page.goto(suite.server.url);
    await other.page.getByText('from Bice').click();
    await other.page.getByRole('button', { name: 'Sit here' }).waitFor();
    expect([...errors, ...other.errors]).toEqual([]);
    await other.context.close();
    await context.close();
  });
});
