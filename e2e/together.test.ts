import { describe, expect, test } from 'vitest';
import { PLAYED } from './games.ts';
import { newPlayer, offers, type Player, playUntil, version } from './player.ts';
import { openServer } from './server.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(openServer);
const [game] = PLAYED;

/** Two people at a table with a clock, the game begun. */
async function twoAtATable(): Promise<[Player, Player]> {
  const host = await newPlayer(suite.browser);
  await host.page.goto(`${suite.server.url}/set/${game.id}`);
  await host.page.getByRole('radio', { name: /^Quick/ }).check();
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await host.page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await host.page.getByRole('button', { name: 'Go on' }).click();
  await host.page.locator('.invite-code').waitFor();
  const guest = await newPlayer(suite.browser);
  await guest.page.goto(host.page.url());
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Bea');
  await guest.page.getByRole('button', { name: 'Go on' }).click();
  await host.page.getByText('Bea').waitFor();
  await host.page.getByRole('button', { name: 'Begin the game' }).click();
  for (const { page } of [host, guest]) await page.locator('.game').waitFor();
  return [host, guest];
}

async function moves(players: readonly Player[], count: number): Promise<void> {
  const { page } = players[0];
  const end = (await version(page)) + count;
  await playUntil(players, game, async () => (await version(page)) >= end);
}

describe('people at one table', () => {
  test('see the clock run, talk, take back by consent, pause, and resign', async () => {
    const [host, guest] = await twoAtATable();
    const clocks = host.page.locator('.seat-clock');
    expect(await clocks.count()).toBe(2);
    const running = host.page.locator('.seat-clock[data-running]');
    const before = await running.textContent();
    await expect.poll(() => running.textContent(), { timeout: 5_000 }).not.toBe(before);

    await host.page.getByRole('tab', { name: 'Chat' }).click();
    await host.page.getByRole('textbox', { name: 'Say something' }).fill('Salve');
    await host.page.getByRole('button', { name: 'Send' }).click();
    await guest.page.getByRole('tab', { name: /Chat\s*1/ }).click();
    await guest.page.getByText('Salve').waitFor();

    await moves([host, guest], 4);
    const last = (await offers(host.page)).length > 0 ? guest : host;
    const other = last === host ? guest : host;
    await last.page.getByRole('button', { name: 'Menu' }).click();
    await last.page.getByRole('button', { name: 'Ask to take back' }).click();
    await other.page.getByText('asks to take a move back.').first().waitFor();
    await other.page.getByRole('button', { name: 'Agree' }).click();
    await last.page.getByRole('tab', { name: 'Log' }).click();
    await last.page.locator('.log').getByText('takes a move back.').waitFor();

    await host.page.getByRole('button', { name: 'Menu' }).click();
    await host.page.getByRole('button', { name: 'Ask for a pause' }).click();
    await guest.page.getByRole('button', { name: 'Agree' }).click();
    await host.page.getByText('The game is paused.').first().waitFor();
    await guest.page.getByRole('button', { name: 'Go on' }).click();
    await host.page.getByText('The game is paused.').first().waitFor({ state: 'hidden' });

    await guest.page.getByRole('button', { name: 'Menu' }).click();
    await guest.page.getByRole('button', { name: 'Resign' }).click();
    await guest.page.getByRole('button', { name: 'Resign' }).click();
    await host.page.getByText('Ada wins').waitFor();
    await host.page.getByRole('button', { name: 'Play again' }).click();
    await guest.page.getByRole('button', { name: 'Play again' }).click();
    await host.page.locator('.game[data-version="0"]').waitFor();
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await host.context.close();
    await guest.context.close();
  });
});

test('a browser that is too old is told so in both languages', async () => {
  const { page, context } = await newPlayer(suite.browser);
  await page.addInitScript('CSS.supports = () => false');
  await page.goto(suite.server.url);
  const note = page.locator('#unsupported');
  await note.getByText('This browser is too old').waitFor();
  await note.getByText('Ce navigateur est trop ancien').waitFor();
  await context.close();
});
