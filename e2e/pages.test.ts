import { defaultPreset } from '@signoria/core';
import { findGame } from '@signoria/games';
import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PLAYED } from './games.ts';
import { look } from './look.ts';
import { decisionAt, openMoment, playedOut } from './moments.ts';
import { newPlayer, PHONE } from './player.ts';
import { openServer } from './server.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(openServer);

test('over a slow line the page says that something is coming, until it is there', async () => {
  const { page, context } = await newPlayer(suite.browser);
  const held: Route[] = [];
  let isSlow = true;
  await page.route(/assets\/.*\.js$/, route => {
    if (isSlow) held.push(route);
    else return route.continue();
  });
  await page.goto(suite.server.url, { waitUntil: 'commit' });
  const loading = page.getByText('One moment…');
  await loading.waitFor();
  // The first scripts arrive, the words do not yet: the line must not go away with them.
  while ((await loading.count()) > 0 && (await loading.textContent())?.includes('Un instant')) {
    for (const route of held.splice(0)) await route.continue();
    await page.waitForTimeout(50);
  }
  expect(await loading.isVisible()).toBe(true);
  isSlow = false;
  for (const route of held.splice(0)) await route.continue();
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  expect(await loading.count()).toBe(0);
  await context.close();
});

test('a garbled link is answered by the page, in a sentence', async () => {
  const { page, context } = await newPlayer(suite.browser);
  const answer = await page.goto(`${suite.server.url}/t/%E0%A4%A`, { waitUntil: 'commit' });
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Table not found' }).waitFor({ timeout: 60_000 });
  await context.close();
});

test('from a rule to its code in one click, and back', async () => {
  const { page, context } = await newPlayer(suite.browser, PHONE);
  await page.goto(`${suite.server.url}/rules/lost-cities`);
  await page.getByRole('link', { name: 'LC-2.3' }).click();
  await page.getByRole('heading', { name: 'Rule LC-2.3 in the code' }).waitFor();
  expect(await page.locator('.rule-code pre').first().textContent()).toMatch(/LC-2\.3.*\nexport function /s);
  await look(page);
  await page.getByRole('link', { name: 'Lost Cities rules' }).click();
  await page.locator('[data-wanted][data-rule="LC-2.3"]').waitFor();
  expect((await page.goto(`${suite.server.url}/rules/lost-cities/code#LC-2.3`))?.status()).toBe(200);
  await page.locator('.rule-code pre').first().waitFor();
  await page.goto(`${suite.server.url}/rules/lost-cities/code#LC-99.1`);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await context.close();
});

describe.each([
  ['a phone', PHONE],
  ['a wide screen', {}],
] as const)('on %s', (_, size) => {
  test('the home page, the settings, a problem: nothing cut off, no barrier', async () => {
    const { page, context } = await newPlayer(suite.browser, size);
    await page.goto(suite.server.url);
    await page.getByRole('button', { name: 'Play now' }).first().waitFor();
    await look(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await look(page);
    await page.goto(`${suite.server.url}/nowhere`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await look(page);
    await context.close();
  });

  test.each(PLAYED)('$id: setting a table, the rules, the lobby', async game => {
    const { page, context } = await newPlayer(suite.browser, size);
    await page.goto(`${suite.server.url}/set/${game.id}`);
    await page.getByText('Rule options').click();
    await look(page);
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator('.invite-code').waitFor();
    await look(page);
    await page.goto(`${suite.server.url}/rules/${game.id}`);
    await page.locator('.rule').first().waitFor();
    await look(page);
    await context.close();
  });

  test.each(PLAYED)('$id: the board, its choices, its log and its menu', async game => {
    const { page, context } = await newPlayer(suite.browser, size);
    const rules = findGame(game.id);
    if (!rules) throw new Error(`no ${game.id}`);
    const match = playedOut(rules, Math.min(5, rules.seats.max), defaultPreset(rules.options));
    await openMoment(page, suite.server.url, match, decisionAt(match, 0.6));
    await look(page);
    await page.getByRole('button', { name: 'All moves' }).click();
    await look(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await look(page);
    await page.keyboard.press('Escape');
    const log = page.getByRole('button', { name: 'Log', exact: true });
    if (await log.isVisible()) await log.click();
    await page.getByRole('tab', { name: 'Score' }).click();
    await look(page);
    await context.close();
  });

  test('what a preset changes leads to its ruling', async () => {
    const { page, context } = await newPlayer(suite.browser, size);
    await page.goto(`${suite.server.url}/set/lost-cities`);
    await page.locator('.set-rulings').getByRole('button').first().click();
    await page.locator('dialog [data-wanted]').waitFor();
    expect(await page.locator('dialog [data-wanted] + blockquote').count()).toBe(1);
    await context.close();
  });

  test('the language can be changed in the middle of a game', async () => {
    const [game] = PLAYED;
    const { page, context } = await newPlayer(suite.browser, size);
    await page.goto(suite.server.url);
    await page.locator(`[data-game="${game.id}"]`).getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('button', { name: 'Fermer' }).click();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await page.getByRole('button', { name: 'Règles' }).waitFor();
    await context.close();
  });
});
