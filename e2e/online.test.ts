import { readFileSync } from 'node:fs';
import { parseRecord, replay } from '@signoria/core';
import { findGame } from '@signoria/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PLAYED, type PlayedGame } from './games.ts';
import {
  isOver,
  laidOut,
  newPlayer,
  offers,
  PHONE,
  type Player,
  playUntil,
  touchSomething,
  version,
} from './player.ts';
import { openServer } from './server.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(openServer);

const NAMES = ['Ada', 'Bea', 'Carlo', 'Dina', 'Enzo', 'Fia', 'Gino', 'Ines'];

async function tellName(page: Page, name: string, label: string, go: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(name);
  await page.getByRole('button', { name: go }).click();
}

/** The host sets a short table through the form, its bots last, and comes to its lobby; the answer is its code. */
async function setTable(page: Page, game: PlayedGame): Promise<string> {
  await page.goto(`${suite.server.url}/set/${game.id}`);
  await page.getByRole('button', { name: 'Create table' }).waitFor();
  const seats = game.people + game.bots;
  const count = page.getByRole('button', { name: `${seats} players` });
  if (await count.isVisible()) await count.click();
  for (let seat = game.people + 1; seat <= seats; seat++)
    await page.getByRole('combobox', { name: `Seat ${seat}` }).selectOption('novice');
  await page.getByText('Rule options').click();
  for (const [label, choice] of game.shorten)
    await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).selectOption(choice);
  await page.getByRole('button', { name: 'Create table' }).click();
  await tellName(page, NAMES[0], 'Your name', 'Continue');
  await page.locator('.invite-code').waitFor();
  return page.url().split('/').at(-1) ?? '';
}

async function sitDown(player: Player, code: string, name: string, french: boolean): Promise<void> {
  const { page } = player;
  await page.goto(`${suite.server.url}/t/${code}`);
  await page
    .getByRole('button', { name: french ? 'Prendre cette place' : 'Sit here' })
    .first()
    .click();
  await tellName(page, name, french ? 'Votre nom' : 'Your name', french ? 'Continuer' : 'Continue');
  await page.getByText(name).first().waitFor();
}

/** Whoever is in turn, once somebody is. */
async function inTurn(players: readonly Player[]): Promise<Player> {
  for (let tries = 0; tries < 200; tries++) {
    for (const player of players) if ((await offers(player.page)).length > 0) return player;
    await players[0].page.waitForTimeout(50);
  }
  throw new Error('nobody is in turn');
}

describe.each(PLAYED)('$id online', game => {
  test('people in separate browsers finish a game: reload, network cut, undo, refusal, spectator, French, phone', async () => {
    const host = await newPlayer(suite.browser);
    const guests = [
      await newPlayer(suite.browser, { ...PHONE, locale: 'fr-FR' }),
      ...(await Promise.all(
        Array.from({ length: game.people - 2 }, () =>
          newPlayer(suite.browser, { viewport: { width: 800, height: 1100 } }),
        ),
      )),
    ];
    const players = [host, ...guests];
    const code = await setTable(host.page, game);
    for (const [i, guest] of guests.entries()) await sitDown(guest, code, NAMES[i + 1], i === 0);
    await host.page.getByRole('button', { name: 'Start game' }).click();
    for (const { page } of players) await page.locator('.game').waitFor();

    const watcher = await newPlayer(suite.browser);
    const heard: string[] = [];
    watcher.page.on('websocket', socket =>
      socket.on('framereceived', ({ payload }) => {
        heard.push(String(payload));
      }),
    );
    await watcher.page.goto(`${suite.server.url}/t/${code}`);
    await watcher.page.getByText('You’re watching this game.').waitFor();

    await refusal(players, game);
    await undo(players, game);

    await playUntil(players, game, async () => (await version(host.page)) > 10);
    const seen = await version(host.page);
    await host.page.reload();
    await host.page.locator('.game').waitFor();
    expect(await version(host.page)).toBeGreaterThanOrEqual(seen);

    await guests[0].context.setOffline(true);
    await guests[0].page.getByText('Connexion perdue').waitFor();
    await guests[0].context.setOffline(false);
    await expect
      .poll(() => guests[0].page.getByText('Connexion perdue').isVisible(), { timeout: 20_000 })
      .toBe(false);
    await playUntil(players, game, async () => (await version(guests[0].page)) > seen + 4);
    expect(await watcher.page.locator('[data-part^="hand:"]').count()).toBe(0);
    expect(await watcher.page.locator('[data-open]').count()).toBe(0);

    await playUntil(players, game, async () => (await isOver(host.page)) && (await isOver(guests[0].page)));
    await watcher.page.locator('.end-winner').waitFor();
    expect(heard.length).toBeGreaterThan(10);
    expect(heard.filter(game.tellsSecret).map(message => message.slice(0, 200))).toEqual([]);

    await endOfGame(host, guests[0]);
    await finishedTable(code);
    for (const { errors } of [...players, watcher]) expect(errors).toEqual([]);
    for (const { context } of [...players, watcher]) await context.close();
  });
});

/** What is not allowed is answered with the rule, by the server's own refusal. */
async function refusal(players: readonly Player[], game: PlayedGame): Promise<void> {
  const { page } = await inTurn(players);
  const before = await version(page);
  const rule = await game.trespass(page);
  await page.getByRole('alert').getByText(rule).waitFor();
  expect(await version(page)).toBe(before);
  await page.getByRole('alert').getByRole('button').last().click();
}

/** A move that has told nobody anything can be taken back, and everything is as before. */
async function undo(players: readonly Player[], game: PlayedGame): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const { page } = await inTurn(players);
    const before = await laidOut(page);
    const start = await version(page);
    while ((await version(page)) === start) {
      await touchSomething(page, { ...game, hurry: [] });
      await page.waitForTimeout(100);
    }
    // A bot that is next does not wait: the move to take back is one after which the same person goes on.
    const goesOn = (await offers(page)).length > 0 || (await page.locator('[data-action]').count()) > 0;
    const button = page.getByRole('button', { name: /^(Undo|Annuler le coup)$/ });
    if (!goesOn || !(await button.isVisible()) || (await version(page)) !== start + 1) continue;
    await button.click();
    await expect.poll(() => version(page)).toBe(start + 2);
    expect(await laidOut(page)).toEqual(before);
    return;
  }
  throw new Error('no move could be taken back');
}

/** The deal is checked in the suite.browser, the record saved and replayed here, and both agree to play again. */
async function endOfGame(host: Player, guest: Player): Promise<void> {
  await guest.page.getByText('Enregistrement et preuve de la donne').click();
  await guest.page.getByRole('button', { name: 'Vérifier la donne' }).click();
  await guest.page.getByText('La donne correspond à l’empreinte').waitFor();
  const saved = host.page.waitForEvent('download');
  await host.page.getByText('Game record and fair deal').click();
  await host.page.getByRole('button', { name: 'Download game record' }).click();
  const record = parseRecord(readFileSync(await (await saved).path(), 'utf8'), findGame);
  const game = record.ok && findGame(record.value.game);
  expect(record.ok && game && replay(record.value, game).ok).toBe(true);
  await host.page.getByRole('button', { name: 'Rematch' }).click();
  await guest.page.getByText(`Revanche proposée par ${NAMES[0]}.`).waitFor();
}

/** The link of a finished table shows how it ended, to anyone. */
async function finishedTable(code: string): Promise<void> {
  const late = await newPlayer(suite.browser, PHONE);
  await late.page.goto(`${suite.server.url}/t/${code}`);
  await late.page.getByRole('heading', { name: 'Game over' }).waitFor();
  await late.page.locator('.end-winner').getByText(/win/).waitFor();
  expect(await late.page.getByRole('button', { name: 'Rematch' }).count()).toBe(0);
  await late.page.getByText('Game record and fair deal').click();
  await late.page.getByRole('button', { name: 'Verify the deal' }).click();
  await late.page.getByText('Verified: the deal matches its commitment').waitFor();
  await late.page.getByRole('button', { name: 'Close' }).click();
  expect(await late.page.locator('[data-open]').count()).toBe(0);
  expect(late.errors).toEqual([]);
  await late.context.close();
}

describe('a table of the server', () => {
  test('a bot takes a seat from the lobby, and the chat reaches everyone', async () => {
    const [game] = PLAYED;
    const host = await newPlayer(suite.browser);
    const code = await setTable(host.page, game);
    const other = await newPlayer(suite.browser, PHONE);
    await other.context.request.post(`${suite.server.url}/api/guest`, { data: { name: 'Bea' } });
    await other.page.goto(`${suite.server.url}/t/${code}`);
    await host.page.getByRole('textbox', { name: 'Type a message' }).fill('Buongiorno');
    await host.page.getByRole('button', { name: 'Send' }).click();
    await host.page.locator('.seat-bot').last().selectOption('novice');
    await other.page.getByText('Benvenuto, novice').waitFor();
    await host.page.getByRole('button', { name: 'Start game' }).click();
    await playUntil([host], game, async () => (await version(host.page)) > 5);
    await other.page.getByRole('button', { name: 'Log' }).click();
    await other.page.getByRole('tab', { name: 'Chat' }).click();
    await other.page.getByText('Buongiorno').waitFor();
    await host.context.close();
    await other.context.close();
  });

  test('a public table is on the home page, and a full one says so', async () => {
    const [game] = PLAYED;
    const host = await newPlayer(suite.browser);
    await host.page.goto(`${suite.server.url}/set/${game.id}`);
    await host.page.getByRole('checkbox', { name: /Public table/ }).check();
    await host.page.getByRole('button', { name: 'Create table' }).click();
    await tellName(host.page, 'Livia', 'Your name', 'Continue');
    await host.page.locator('.invite-code').waitFor();
    const guest = await newPlayer(suite.browser);
    await guest.page.goto(suite.server.url);
    await guest.page.getByRole('link', { name: /Livia/ }).click();
    const late = await newPlayer(suite.browser);
    await late.page.goto(guest.page.url());
    await late.page.getByRole('button', { name: 'Sit here' }).waitFor();
    for (const { page } of [guest]) {
      await page.getByRole('button', { name: 'Sit here' }).click();
      await tellName(page, 'Marco', 'Your name', 'Continue');
    }
    await late.page.getByText('Marco').waitFor();
    expect(await late.page.getByRole('button', { name: 'Sit here' }).count()).toBe(0);
    await late.page.getByText('Waiting for Livia to start the game.').waitFor();
    await late.page.getByText('Table full. You can watch, or create your own table.').waitFor();
    await late.page.getByRole('link', { name: 'Create a table' }).click();
    await late.page.getByRole('button', { name: 'Create table' }).waitFor();
    for (const { context } of [host, guest, late]) await context.close();
  });

  test('a rated table has no bots', async () => {
    const host = await newPlayer(suite.browser);
    const { page } = host;
    await page.goto(`${suite.server.url}/set/patrician`);
    const rated = page.getByRole('checkbox', { name: /^Rated/ });
    await rated.check();
    const seat = page.getByRole('combobox', { name: 'Seat 3' });
    await seat.selectOption('novice');
    expect([await rated.isChecked(), await rated.isEnabled()]).toEqual([false, false]);
    await seat.selectOption('person');
    expect(await rated.isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Create table' }).click();
    await tellName(page, 'Nora', 'Your name', 'Continue');
    await page.locator('.invite-code').waitFor();
    await page.locator('.rules-played').getByText('The result counts towards the ranking').waitFor();
    expect(await page.locator('.seat-bot').count()).toBe(0);
    await host.context.close();
  });

  test('a table is joined by its whole link, and shows it as a square to scan', async () => {
    const [game] = PLAYED;
    const host = await newPlayer(suite.browser);
    const code = await setTable(host.page, game);
    await host.page.getByRole('img', { name: 'QR code for the invite link' }).waitFor();
    expect(await host.page.getByRole('textbox', { name: 'Invite players' }).inputValue()).toBe(
      `${suite.server.url}/t/${code}`,
    );
    const guest = await newPlayer(suite.browser, PHONE);
    await guest.page.goto(suite.server.url);
    await guest.page.getByRole('textbox', { name: 'Table code' }).fill(`${suite.server.url}/t/${code}`);
    await guest.page.getByRole('button', { name: 'Join' }).click();
    await guest.page.getByRole('button', { name: 'Sit here' }).waitFor();
    for (const { context } of [host, guest]) await context.close();
  });

  test('a wrong code is said, with a way on', async () => {
    const player = await newPlayer(suite.browser);
    await player.page.goto(suite.server.url);
    await player.page.getByRole('textbox', { name: 'Table code' }).fill('zzzzzz');
    await player.page.getByRole('button', { name: 'Join' }).click();
    await player.page.getByRole('heading', { name: 'Table not found' }).waitFor();
    await player.page.getByRole('link', { name: 'Home' }).click();
    await player.page.getByRole('heading', { name: 'Signoria' }).waitFor();
    await player.context.close();
  });

  test('a game goes on after the server has been restarted', async () => {
    const [game] = PLAYED;
    const host = await newPlayer(suite.browser);
    await setTable(host.page, game);
    await host.page.locator('.seat-bot').last().selectOption('novice');
    await host.page.getByRole('button', { name: 'Start game' }).click();
    await playUntil([host], game, async () => (await version(host.page)) > 5);
    const before = await version(host.page);
    await suite.server.restart();
    await playUntil([host], game, async () => (await version(host.page)) > before + 4);
    await host.page.goto(suite.server.url);
    const mine = host.page.locator('.my-games .home-line').first();
    await mine.getByText(/^(Your turn|Their turn)$/).waitFor();
    await mine.click();
    await host.page.locator('.game').waitFor();
    await host.context.close();
  });
});
