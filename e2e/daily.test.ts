import { findGame } from '@signoria/games';
import { GAME_LIST, type GameId } from '@signoria/games/list';
import { dailyWords } from '@signoria/words/daily';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { positionOn } from '../apps/web/src/daily/days.ts';
import { collectionOf } from '../apps/web/src/daily/list.ts';
import { openPosition, type Position } from '../apps/web/src/daily/position.ts';
import { look } from './look.ts';
import { newPlayer, PHONE, version } from './player.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);

/** Whenever this runs, it is this day for the browser: the positions are the same, and no midnight comes. */
const DAY = '2026-11-16';
const NOON = Date.parse(`${DAY}T12:00:00Z`);
const DAY_MS = 86_400_000;

async function positionOf(id: GameId): Promise<Position> {
  const game = findGame(id);
  const collection = await collectionOf(id);
  const position = game && openPosition(game, collection, positionOn(collection, DAY));
  if (!position) throw new Error(`no position of ${id}`);
  return position;
}

async function choose(page: Page, choices: string, action: unknown): Promise<void> {
  await page.getByRole('button', { name: choices }).click();
  await page.locator(`.all-choices [data-action='${JSON.stringify(action)}']`).click();
}

describe.each(GAME_LIST)('the position of the day in $id', ({ id }) => {
  test('is found from the home page, missed, returned to, solved, and played on', async () => {
    const words = dailyWords('en');
    const position = await positionOf(id);
    const { page, context, errors } = await newPlayer(suite.browser, PHONE);
    await page.clock.setFixedTime(NOON);
    await page.goto(suite.server.url);
    await page.getByRole('link', { name: words.title }).click();
    await page.locator(`.daily-card[href="/daily/${DAY}/${id}"]`).click();
    await page.locator('.daily-asked').getByText(words.ask).waitFor();
    await page.keyboard.press('h');
    await page.getByText('No hints here').waitFor();

    await choose(page, 'All moves', position.choices.at(-1)?.action);
    await page.locator('.daily-said[data-found="false"]').waitFor();
    const told = page.locator('.daily-lines li');
    expect(await told.count()).toBe(3);
    expect(await told.first().textContent()).toMatch(/\d+\s?%.*win/);
    expect(await page.locator('.daily-lines li[data-chosen]').getAttribute('value')).toBe(
      `${position.choices.length}`,
    );
    await look(page);

    await page.getByRole('button', { name: words.again }).click();
    await page.locator('.daily-asked').getByText(words.before.missed).waitFor();
    expect(await version(page)).toBe(position.match.moves.length);
    await choose(page, 'All moves', position.choices[0].action);
    await page.locator('.daily-said[data-found="true"]').waitFor();
    await page.getByRole('button', { name: words.playOn }).click();
    await page.waitForURL(/\/here\//);
    await expect.poll(() => version(page)).toBe(position.match.moves.length);
    expect(errors).toEqual([]);
    await context.close();
  });
});

test('in French: what was found at once begins a streak, and is listed tomorrow', async () => {
  const words = dailyWords('fr');
  const position = await positionOf('patrician');
  const { page, context, errors } = await newPlayer(suite.browser, { locale: 'fr-FR' });
  await page.clock.setFixedTime(NOON);
  await page.goto(`${suite.server.url}/daily/${DAY}/patrician`);
  await choose(page, 'Toutes les actions', position.choices[0].action);
  await page.getByText(words.right).waitFor();
  await look(page);
  await page.getByRole('link', { name: words.all }).click();
  await page.getByText(words.streak(1)).waitFor();
  const found = page.locator('.daily-card[data-tried="found"]');
  await found.getByText(words.states.found).waitFor();
  await page.goto(suite.server.url);
  await page.locator('.home-daily').getByText('Série : 1 jour').waitFor();

  await page.clock.setFixedTime(NOON + DAY_MS);
  await page.goto(`${suite.server.url}/daily`);
  await page.locator(`.daily-past[data-tried="found"][href="/daily/${DAY}/patrician"]`).waitFor();
  expect(await found.count()).toBe(0);
  await look(page);
  await page.goto(`${suite.server.url}/daily/2999-01-01/patrician`);
  await page.getByRole('heading', { name: 'Page introuvable' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
