import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { launchWhole } from './browser.ts';
import { look } from './look.ts';
import { addDevice, guest, makeAccount, post, pushService, sheet, signIn, toldTo, whoAmI } from './person.ts';
import { newPlayer, PHONE } from './player.ts';
import { openServer } from './server.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(() => openServer('localhost'));

describe('an account', () => {
  test('is made by a guest, left, and entered again as the same person', async () => {
    const { page, context, errors } = await newPlayer(suite.browser);
    await page.goto(suite.server.url);
    await page.getByRole('link', { name: 'Account' }).click();
    const before = await guest(page, suite.server.url, 'Ginevra');
    await makeAccount(page, 'x', 'long enough');
    await page.getByText('Use 3 to 24 letters').waitFor();
    await makeAccount(page, 'ginevra', 'short');
    await page.getByText('Use 8 to 128 characters.').waitFor();
    await makeAccount(page, 'ginevra', 'long enough');
    await page.getByRole('heading', { name: 'Signed in as ginevra' }).waitFor();

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('heading', { name: 'You’re not signed in' }).waitFor();
    expect(await whoAmI(page)).toBeNull();
    await signIn(page, 'ginevra', 'something else');
    await page.getByText('Wrong username or password.').waitFor();
    await signIn(page, 'ginevra', 'long enough');
    await page.getByRole('heading', { name: 'Signed in as ginevra' }).waitFor();
    expect(await whoAmI(page)).toMatchObject({ id: before.id, name: 'Ginevra', guest: false });

    const other = await newPlayer(suite.browser);
    await guest(other.page, suite.server.url, 'Another');
    await makeAccount(other.page, 'Ginevra', 'long enough');
    await other.page.getByText('That username is taken.').waitFor();
    expect([...errors, ...other.errors]).toEqual([]);
    await other.context.close();
    await context.close();
  });

  test('is opened by a passkey alone, and shut to it when it is removed', async () => {
    const { page, context, errors } = await newPlayer(suite.browser);
    await addDevice(page);
    const before = await guest(page, suite.server.url, 'Tessa');
    const passkeys = sheet(page, 'Passkeys');
    await passkeys.getByRole('button', { name: 'Add passkey' }).click();
    await page.getByRole('heading', { name: 'Signed in with a passkey' }).waitFor();
    await passkeys.getByText(/^Passkey added /).waitFor();
    expect(await passkeys.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
    await passkeys.getByRole('button', { name: 'Add passkey' }).click();
    await page.getByText('This device already has a passkey for your account.').waitFor();
    // What the server says to a session opened more than an hour ago.
    const options = '**/api/auth/passkey/generate-register-options*';
    const late = JSON.stringify({ code: 'SESSION_NOT_FRESH' });
    await page.route(options, route =>
      route.fulfill({ status: 403, contentType: 'application/json', body: late }),
    );
    await passkeys.getByRole('button', { name: 'Add passkey' }).click();
    await page.getByText('For security, sign out and sign in again').waitFor();
    await page.unroute(options);

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('heading', { name: 'Signed in with a passkey' }).waitFor();
    expect(await whoAmI(page)).toMatchObject({ id: before.id, name: 'Tessa', guest: false });

    await makeAccount(page, 'tessa', 'long enough');
    await page.getByRole('heading', { name: 'Signed in as tessa' }).waitFor();
    await passkeys.getByRole('button', { name: /^Remove/ }).click();
    await passkeys.getByText(/^Passkey added /).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('No account uses this passkey.').waitFor();
    expect(await whoAmI(page)).toBeNull();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('takes along what a guest is, when the guest comes with a passkey', async () => {
    const { page, context } = await newPlayer(suite.browser);
    await addDevice(page);
    const account = await guest(page, suite.server.url, 'Oretta');
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('heading', { name: 'You’re not signed in' }).waitFor();
    const stranger = await guest(page, suite.server.url, 'Somebody');
    expect(stranger.id).not.toBe(account.id);
    const table = await post<{ code: string }>(page, '/api/tables', {
      game: 'patrician',
      seats: 2,
      bots: [null, 'novice'],
    });
    await post(page, `/api/tables/${table.code}/start`, {});
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('heading', { name: 'Signed in with a passkey' }).waitFor();
    expect(await whoAmI(page)).toMatchObject({ id: account.id, name: 'Oretta' });
    const mine = await page.evaluate<{ games: { code: string }[] }>(
      `fetch('/api/me/games').then(answer => answer.json())`,
    );
    expect(mine.games.map(({ code }) => code)).toEqual([table.code]);
    await context.close();
  });
});

describe('what belongs to a person', () => {
  test('a name is changed, and a poor one or a poor address is refused in words', async () => {
    const { page, context } = await newPlayer(suite.browser);
    await guest(page, suite.server.url, 'Nanna');
    await page.getByRole('textbox', { name: 'Display name' }).fill('Giovanna');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved').waitFor();
    expect(await whoAmI(page)).toMatchObject({ name: 'Giovanna' });
    await page.getByRole('textbox', { name: 'Display name' }).fill('   ');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Enter a name of 1 to 24 characters.').waitFor();
    await page.getByRole('textbox', { name: /Webhook/ }).fill('http://127.0.0.1/');
    await page.getByRole('button', { name: /^Save: Webhook/ }).click();
    await page.getByText('Enter a public http or https URL.').waitFor();
    await page.goto(suite.server.url);
    await page.getByRole('link', { name: 'Account Giovanna' }).waitFor();
    await context.close();
  });

  test('a key for bots is shown once, opens the door, and opens it no more when removed', async () => {
    const { page, context } = await newPlayer(suite.browser);
    const { id } = await guest(page, suite.server.url, 'Duccio');
    const keys = sheet(page, 'API keys');
    await keys.getByRole('button', { name: 'Create key' }).click();
    await page.getByText('Enter a key name of up to 40 characters.').waitFor();
    await keys.getByLabel('Key name').fill('my bot');
    await keys.getByRole('checkbox', { name: /^Play/ }).uncheck();
    await keys.getByText('Choose at least one.').waitFor();
    await keys.getByRole('checkbox', { name: /^Read/ }).check();
    await keys.getByRole('button', { name: 'Create key' }).click();
    const key = await keys.getByLabel('Your new key').inputValue();
    const asBot = () => fetch(`${suite.server.url}/api/me`, { headers: { authorization: `Bearer ${key}` } });
    expect(await (await asBot()).json()).toMatchObject({ id });
    await page.reload();
    await keys.getByText('Read', { exact: true }).first().waitFor();
    await keys.getByText(/^my bot \(/).waitFor();
    expect(await page.getByLabel('Your new key').count()).toBe(0);
    await keys.getByRole('button', { name: 'Remove my bot' }).click();
    await keys.getByText(/^my bot \(/).waitFor({ state: 'detached' });
    expect((await asBot()).status).toBe(401);
    await context.close();
  });

  test('all data comes in a file, and deletion leaves nobody', async () => {
    const { page, context, errors } = await newPlayer(suite.browser);
    await addDevice(page);
    const { id } = await guest(page, suite.server.url, 'Lapo');
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await page.getByRole('heading', { name: 'Signed in with a passkey' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(data).toMatchObject({
      format: 'signoria-person',
      me: { id, name: 'Lapo' },
      passkeys: [{ name: 'Lapo' }],
    });

    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await whoAmI(page)).toMatchObject({ id });
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByRole('heading', { name: 'You’re not signed in' }).waitFor();
    expect(await whoAmI(page)).toBeNull();
    expect((await fetch(`${suite.server.url}/api/people/${id}`)).status).toBe(404);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('No account uses this passkey.').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('what one has played', () => {
  test('a rated game is among the past ones with its record, and moves both in the ranking', async () => {
    const winner = await newPlayer(suite.browser);
    const loser = await newPlayer(suite.browser);
    await guest(winner.page, suite.server.url, 'Simonetta');
    await guest(loser.page, suite.server.url, 'Neri');
    const { code } = await post<{ code: string }>(winner.page, '/api/tables', {
      game: 'lost-cities',
      seats: 2,
      rated: true,
    });
    await post(loser.page, `/api/tables/${code}/join`, {});
    const { match } = await post<{ match: string }>(winner.page, `/api/tables/${code}/start`, {});
    await post(loser.page, `/api/matches/${match}/resign`, {});

    const { page } = loser;
    await page.reload();
    await page.getByText('Your ratings').waitFor();
    const past = page.getByRole('listitem').filter({ hasText: 'vs. Simonetta' });
    await past.getByText('2nd of 2').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Download record: Lost Cities/ }).click(),
    ]);
    const record = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(record).toMatchObject({ game: 'lost-cities' });
    await past.getByRole('link', { name: /^Replay: Lost Cities/ }).click();
    await page.locator('.leaf').waitFor();
    await page.goto(`${suite.server.url}/you`);

    await page.getByRole('link', { name: 'Ranking' }).click();
    await page.getByText('No rated games in this category yet.').waitFor();
    await page.getByRole('button', { name: 'Lost Cities' }).click();
    await page.locator('.ranking-table').waitFor();
    expect(await page.getByRole('button', { name: '3 or 4' }).count()).toBe(0);
    expect(await page.locator('.ranking-table tbody th').allTextContents()).toEqual(['Simonetta', 'Neri']);
    await look(page);
    expect([...winner.errors, ...loser.errors]).toEqual([]);
    await winner.context.close();
    await loser.context.close();
  });

  test('a slow game tells the browser, which is asked for nothing until it is switched on', async () => {
    const browser = await launchWhole();
    const { page, context, errors } = await newPlayer(browser, { serviceWorkers: 'allow' });
    await context.grantPermissions(['notifications'], { origin: suite.server.url });
    await context.addInitScript(pushService);
    await guest(page, suite.server.url, 'Fiammetta');
    await page.evaluate('navigator.serviceWorker.ready');
    expect(await toldTo(page)).toEqual([]);
    const told = page.getByRole('checkbox', { name: /Notify this browser/ });
    await told.click();
    await expect.poll(() => told.isChecked()).toBe(true);
    expect(await toldTo(page)).toEqual(['https://push.example/1']);

    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>(resolve =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations.length > 0) resolve(registrations[0].registrationId);
      }),
    );
    await devtools.send('ServiceWorker.enable');
    const registrationId = await registered;
    const deliver = (notice: object) =>
      devtools.send('ServiceWorker.deliverPushMessage', {
        origin: suite.server.url,
        registrationId,
        data: JSON.stringify({ ...notice, url: `${suite.server.url}/t/ABCDEF` }),
      });
    await deliver({
      type: 'your-turn',
      game: { game: 'citadels', match: 'm1', names: ['Fiammetta', 'Bice'] },
    });
    const shown = () =>
      page.evaluate<string[]>(
        `navigator.serviceWorker.ready.then(r => r.getNotifications()).then(all => all.map(one => one.title))`,
      );
    await expect.poll(shown).toEqual(['Citadels: your turn']);
    await deliver({ type: 'invited', invite: { game: 'patrician', code: 'ABCDEF', by: { name: 'Bice' } } });
    await expect.poll(shown).toContain('Patrician: you’re invited');

    await told.click();
    await expect.poll(() => told.isChecked()).toBe(false);
    expect(await toldTo(page)).toEqual([]);
    expect(errors).toEqual([]);
    await browser.close();
  });
});

describe.each([
  ['a phone', PHONE],
  ['a wide screen', {}],
] as const)('on %s', (_, size) => {
  test('the page about oneself and the ranking: nothing cut off, no barrier', async () => {
    const { page, context } = await newPlayer(suite.browser, { ...size, locale: 'fr-FR' });
    await page.goto(`${suite.server.url}/you`);
    await page.getByRole('heading', { name: 'Bienvenue' }).waitFor();
    await look(page);
    await page.getByRole('textbox', { name: 'Nom affiché' }).fill('Guillemette-Apolline XII');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('heading', { name: 'Vous jouez sans compte' }).waitFor();
    await page.getByRole('button', { name: 'Créer le compte' }).click();
    await page.getByText('Le nom d’utilisateur doit compter').waitFor();
    await page.getByLabel('Nom de la clé').fill('une clé dont le nom est plutôt long, oui');
    await page.getByRole('button', { name: 'Créer une clé' }).click();
    await page.getByLabel('Votre nouvelle clé').waitFor();
    await look(page);
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
    await look(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Classement' }).click();
    await page.getByRole('button', { name: '3 ou 4' }).click();
    await page.getByText('Aucune partie classée de ce type').waitFor();
    await look(page);
    await context.close();
  });
});
