import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { look } from './look.ts';
import { newPlayer, PHONE, type Player } from './player.ts';
import { openServer } from './server.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(openServer);

async function tellName(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** A guest sets a table of two as `choose` likes it, and another guest on a phone sits down. */
async function twoGuests(choose: (page: Page) => Promise<void>): Promise<[Player, Player]> {
  const host = await newPlayer(suite.browser);
  await host.page.goto(`${suite.server.url}/set/lost-cities`);
  await host.page.getByRole('button', { name: 'Create table' }).waitFor();
  await choose(host.page);
  await host.page.getByRole('button', { name: 'Create table' }).click();
  await tellName(host.page, 'Ada');
  await host.page.locator('.invite-code').waitFor();
  const guest = await newPlayer(suite.browser, PHONE);
  await guest.page.goto(host.page.url());
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await tellName(guest.page, 'Bea');
  await host.page.getByText('Bea').waitFor();
  return [host, guest];
}

async function closed(...players: readonly Player[]): Promise<void> {
  for (const { errors } of players) expect(errors).toEqual([]);
  for (const { context } of players) await context.close();
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Type a message' });

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

describe('chat at a table', () => {
  test('the host lets guests write, mutes, removes a line; the others are told why beside the field', async () => {
    const [host, guest] = await twoGuests(page => page.getByText('Public table').click());
    await guest.page.getByText('Chat is closed to guests.').waitFor();
    expect(await field(guest.page).isDisabled()).toBe(true);
    await look(guest.page);

    await host.page.getByRole('checkbox', { name: /^Guests can chat/ }).click();
    await expect.poll(() => field(guest.page).isEnabled()).toBe(true);
    await say(guest.page, 'Salve');
    await host.page.getByText('Salve').click();
    await host.page.getByRole('button', { name: 'Mute Bea for everyone' }).click();
    await guest.page.getByText('The host has muted you at this table.').waitFor();
    expect(await field(guest.page).isDisabled()).toBe(true);
    await host.page.getByRole('button', { name: 'Unmute Bea' }).first().click();
    await expect.poll(() => field(guest.page).isEnabled()).toBe(true);

    await host.page.getByRole('button', { name: 'Block Bea' }).click();
    await host.page.getByText('Salve').waitFor({ state: 'hidden' });
    expect(await guest.page.getByText('Salve').isVisible()).toBe(true);
    await host.page.getByRole('button', { name: 'Unblock Bea' }).click();
    await host.page.getByText('Salve').click();
    await host.page.getByRole('button', { name: 'Delete message' }).click();
    await guest.page.getByText('Salve').waitFor({ state: 'hidden' });
    await closed(host, guest);
  });

  test('what is refused stays in the field; what is on its way is not sent twice', async () => {
    const [host, guest] = await twoGuests(async () => {});
    await host.context.setOffline(true);
    await say(host.page, 'Salve');
    await host.page.locator('.chat-form').getByText('Can’t reach the server.').waitFor();
    expect(await field(host.page).inputValue()).toBe('Salve');
    await host.context.setOffline(false);
    await expect
      .poll(async () => {
        await host.page.getByRole('button', { name: 'Send' }).click();
        return field(host.page).inputValue();
      })
      .toBe('');
    await guest.page.locator('.chat-lines').getByText('Salve').waitFor();
    await field(host.page).fill('Vale');
    await host.page.getByRole('button', { name: 'Send' }).dblclick();
    await expect.poll(() => field(host.page).inputValue()).toBe('');
    await say(host.page, 'Et tu');
    await guest.page.locator('.chat-lines').getByText('Et tu').waitFor();
    expect(await guest.page.locator('.chat-lines').getByText('Vale').count()).toBe(1);
    await host.page.getByRole('button', { name: 'Start game' }).click();
    await guest.page.getByRole('button', { name: 'Log' }).click();
    await guest.page.getByRole('tab', { name: /^Chat/ }).click();
    await guest.page.locator('.chat-lines').getByText('Salve').click();
    await guest.page.getByRole('button', { name: 'Block Ada' }).click();
    await guest.page.getByText('No messages yet.').waitFor();
    await closed(host, guest);
  });
});

test('the lobby names the rules, what departs from them, the clock in figures and who finds the table', async () => {
  const [host, guest] = await twoGuests(async page => {
    await page.getByRole('radio', { name: /^Custom/ }).check();
    await page.getByRole('textbox', { name: 'Minutes per player' }).fill('500');
    expect(await page.getByRole('button', { name: 'Create table' }).isDisabled()).toBe(true);
    await page.getByRole('alert').getByText('1 to 120 minutes').waitFor();
    await page.getByRole('textbox', { name: 'Minutes per player' }).fill('7');
    await page.getByText('Rule options').click();
    await page.getByRole('combobox', { name: /^Rounds/ }).selectOption('1');
    await look(page);
  });
  for (const { page } of [host, guest]) {
    const rules = page.locator('.rules-played');
    await rules.getByText('7 minutes per player, plus 15 seconds per move.').waitFor();
    await rules.getByRole('heading', { name: 'Custom options' }).waitFor();
    expect(await rules.locator('dt:visible').count()).toBeLessThan(4);
    await rules.getByText('All options').click();
    expect(await rules.locator('dt:visible').count()).toBeGreaterThan(4);
  }
  await guest.page.getByText('Private table').waitFor();
  expect(await guest.page.locator('.invite-square').isVisible()).toBe(false);
  await host.page.getByRole('checkbox', { name: /^Public table/ }).click();
  await guest.page.locator('.rules-played').getByText('Public table').waitFor();
  const { page, context } = await newPlayer(suite.browser);
  await page.goto(suite.server.url);
  await page.locator('.home-told').filter({ hasText: '7 min + 15 sec' }).waitFor();
  await page.locator('.home-told').filter({ hasText: 'custom rules' }).first().waitFor();
  await context.close();
  await closed(host, guest);
});

test('a past game opens at its own end, whatever its table plays now', async () => {
  const [host, guest] = await twoGuests(async () => {});
  await host.page.getByRole('button', { name: 'Start game' }).click();
  const code = host.page.url();
  for (const { page } of [host, guest]) await page.locator('.game').waitFor();
  const [{ match }] = await playing(host.page);
  await host.page.goto(`${suite.server.url}/m/${match}`);
  await host.page.waitForURL(code);
  await host.page.evaluate(resign, match);
  for (const { page } of [host, guest]) await page.getByRole('button', { name: 'Rematch' }).click();
  await host.page.locator('.game[data-version="0"]').waitFor();

  await host.page.goto(`${suite.server.url}/you`);
  await host.page.locator('.account-past').getByRole('link', { name: 'Lost Cities', exact: true }).click();
  await host.page.waitForURL(`${suite.server.url}/m/${match}`);
  await host.page.getByText('Bea wins: Ada resigned.').waitFor();
  await host.page.getByText('Game record and fair deal').click();
  await host.page.getByRole('button', { name: 'Verify the deal' }).click();
  await host.page.getByText('Verified: the deal matches its commitment').waitFor();
  await host.page.locator('.score-sheet').waitFor();
  await look(host.page);
  await host.page.getByRole('link', { name: 'Back to table' }).click();
  await host.page.locator('.game[data-version="0"]').waitFor();
  await closed(host, guest);
});

/** The games of mine that are under way, as the server tells them. */
async function playing(page: Page): Promise<{ match: string }[]> {
  const { games } = await page.evaluate<{ games: { match: string }[] }>(
    'fetch("/api/me/games").then(reply => reply.json())',
  );
  return games;
}

async function resign(match: string): Promise<void> {
  await fetch(`/api/matches/${match}/resign`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
}

test('a wrong address gets a sentence and a way on', async () => {
  const { page, context } = await newPlayer(suite.browser, PHONE);
  for (const [address, told] of [
    ['/rules/chess', 'Unknown game'],
    ['/set/chess', 'Unknown game'],
    ['/m/nothing', 'Game not found'],
    ['/t/NOTHERE', 'Table not found'],
    ['/rules/lost-cities/more', 'Page not found'],
  ]) {
    await page.goto(`${suite.server.url}${address}`);
    await page.getByRole('heading', { name: told }).waitFor();
    await page.getByRole('link', { name: 'Home' }).waitFor();
  }
  await page.goto(`${suite.server.url}/rules/lost-cities#%E0%A4%A`);
  await page.locator('.rule').first().waitFor();
  await context.close();
});

test('a name too long is not cut off: the field says what is wrong', async () => {
  const { page, context } = await newPlayer(suite.browser, PHONE);
  await page.goto(`${suite.server.url}/set/patrician`);
  await page.getByRole('button', { name: 'Create table' }).click();
  const name = page.getByRole('textbox', { name: 'Your name' });
  await name.fill('Maddalena della Rovere di Urbino');
  expect(await name.inputValue()).toBe('Maddalena della Rovere di Urbino');
  await page.getByText('Names can have up to 24 characters: 8 too many.').waitFor();
  expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);
  await name.fill('Maddalena');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('.invite-code').waitFor();
  await context.close();
});

test('many games of mine leave the games of the site in sight', async () => {
  const { page, context } = await newPlayer(suite.browser, PHONE);
  for (let i = 0; i < 5; i++) {
    await page.goto(suite.server.url);
    await page.getByRole('button', { name: 'Play now' }).nth(1).click();
    await page.locator('.game').waitFor();
  }
  await page.goto(suite.server.url);
  const lines = page.locator('.my-games .home-line');
  await lines.first().waitFor();
  expect(await lines.count()).toBe(3);
  await page.getByText('vs. 4 bots').first().waitFor();
  const box = await page.getByRole('button', { name: 'Play now' }).first().boundingBox();
  expect(box?.y).toBeLessThan(640);
  await look(page);
  await page.getByRole('button', { name: 'Show all 5 games' }).click();
  expect(await lines.count()).toBe(5);
  await context.close();
});
