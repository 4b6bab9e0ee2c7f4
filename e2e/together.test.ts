import { describe, expect, test } from 'vitest';
import { PLAYED } from './games.ts';
import { newPlayer, offers, type Player, playUntil, version, WIDE } from './player.ts';
import { openServer } from './server.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(openServer);
const [game] = PLAYED;

/** Two people at a table with a clock, the game begun. */
async function twoAtATable(): Promise<[Player, Player]> {
  const host = await newPlayer(suite.browser, WIDE);
  await host.page.goto(`${suite.server.url}/set/${game.id}`);
  await host.page.getByRole('radio', { name: /^Fast/ }).check();
  await host.page.getByRole('button', { name: 'Create table' }).click();
  await host.page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await host.page.getByRole('button', { name: 'Continue' }).click();
  await host.page.locator('.invite-code').waitFor();
  const guest = await newPlayer(suite.browser, WIDE);
  await guest.page.goto(host.page.url());
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Bea');
  await guest.page.getByRole('button', { name: 'Continue' }).click();
  await host.page.getByText('Bea').waitFor();
  await host.page.getByRole('button', { name: 'Start game' }).click();
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
    await host.page.getByRole('textbox', { name: 'Type a message' }).fill('Salve');
    await host.page.getByRole('button', { name: 'Send' }).click();
    await guest.page.getByRole('tab', { name: /Chat\s*1/ }).click();
    await guest.page.getByText('Salve').waitFor();

    await moves([host, guest], 4);
    const last = (await offers(host.page)).length > 0 ? guest : host;
    const other = last === host ? guest : host;
    await last.page.getByRole('button', { name: 'Menu' }).click();
    const slower = last.page.getByRole('button', { name: 'Slow' });
    await slower.click();
    expect(await slower.getAttribute('aria-pressed')).toBe('true');
    await last.page.getByRole('button', { name: 'Request takeback' }).click();
    await other.page.getByText('requests a takeback.').first().waitFor();
    await last.page.getByRole('tab', { name: 'Log' }).click();
    await pressUntil(other, 'Accept', () =>
      last.page.locator('.log').getByText('undoes a move.').isVisible(),
    );

    await host.page.getByRole('button', { name: 'Menu' }).click();
    await host.page.getByRole('button', { name: 'Request pause' }).click();
    const isPaused = () => host.page.getByText('Game paused.').first().isVisible();
    await pressUntil(guest, 'Accept', isPaused);
    await pressUntil(guest, 'Resume', async () => !(await isPaused()));

    await guest.page.getByRole('button', { name: 'Menu' }).click();
    await guest.page.getByRole('button', { name: 'Resign' }).click();
    await guest.page.getByRole('button', { name: 'Resign' }).click();
    await host.page.getByText('Ada wins').waitFor();
    await host.page.getByRole('button', { name: 'Rematch' }).click();
    await guest.page.getByRole('button', { name: 'Rematch' }).click();
    await host.page.locator('.game[data-version="0"]').waitFor();
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await host.context.close();
    await guest.context.close();
  });
});

test('a browser that is too old is told so in both languages', async () => {
  const { page, context } = await newPlayer(suite.browser, WIDE);
  await page.addInitScript('CSS.supports = () => false');
  await page.goto(suite.server.url);
  const note = page.locator('#unsupported');
  await note.getByText('Your browser is too old').waitFor();
  await note.getByText('Ce navigateur est trop ancien').waitFor();
  await context.close();
});

/** A button that has just appeared takes no tap for a moment: it is pressed until it has done what it should. */
async function pressUntil({ page }: Player, name: string, done: () => Promise<boolean>): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect
    .poll(async () => {
      if (await button.isVisible()) await button.click();
      return done();
    })
    .toBe(true);
}
