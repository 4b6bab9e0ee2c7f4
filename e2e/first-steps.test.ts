import { defaultPreset } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { wordsFor } from '@signoria/words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look } from './look.ts';
import { decisions, openMoment, playedOut } from './moments.ts';
import { newPlayer, PHONE } from './player.ts';
import { resized, SCREENS } from './screen-sizes.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);

test('a first game is explained before it and in it, once, and again on request', async () => {
  const { page, context, errors } = await newPlayer(suite.browser, PHONE);
  await page.goto(suite.server.url);
  await page.evaluate(`localStorage.setItem('signoria.preferences', '{"pace":"quick"}')`);
  await page.reload();
  await page.locator('[data-game="lost-cities"] .button.main').click();
  const card = page.getByRole('dialog', { name: 'Lost Cities' });
  await card.getByRole('heading', { name: 'Score more than your opponent' }).waitFor();
  expect(await card.locator('.primer-picture').count()).toBe(3);
  await look(page);
  await page.keyboard.press('Enter');
  await card.waitFor({ state: 'hidden' });
  const remark = page.locator('.first-remark');
  await remark.getByText('Low cards first', { exact: false }).waitFor();
  await look(page);
  await remark.getByRole('button').click();
  await remark.getByText('Your opponent can take what you discard', { exact: false }).waitFor();
  await page.reload();
  await page.locator('[data-open]').first().waitFor();
  expect(await card.isVisible()).toBe(false);
  expect(await remark.getByText('Low cards first', { exact: false }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Explain this game again' }).click();
  await card.waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

/** What is written in pictures, and how large it is on the screen. */
const FIGURES = `[...document.querySelectorAll('.primer-picture text:not(:empty)')].map(figure => ({
  figure: figure.textContent,
  size: figure.getScreenCTM().a * parseFloat(getComputedStyle(figure).fontSize),
}))`;

test.each(GAMES)('the figures in the pictures of $id can be read on a small phone', async ({ id }) => {
  const { page, context } = await newPlayer(suite.browser, PHONE);
  await page.goto(`${suite.server.url}/how/${id}`);
  await page.locator('.primer-picture').first().waitFor();
  const sizes = await page.evaluate<{ figure: string; size: number }[]>(FIGURES);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.filter(({ size }) => size < 9)).toEqual([]);
  await context.close();
});

test('how to play stands before the numbered rules, and those can be searched', async () => {
  const { page, context, errors } = await newPlayer(suite.browser, { locale: 'fr-FR' });
  await page.goto(suite.server.url);
  await page.locator('[data-game="citadels"]').getByRole('link', { name: 'Comment jouer' }).click();
  await page.getByRole('heading', { name: 'Bâtir la cité la plus précieuse' }).waitFor();
  await look(page);
  const search = page.getByRole('searchbox', { name: 'Chercher dans les règles' });
  await search.fill('sorciere');
  await page.getByRole('button', { name: 'Chercher', exact: true }).click();
  await page.waitForURL(/\/rules\/citadels\?find=sorciere/);
  await page.locator('.rule').first().waitFor();
  await expect.poll(() => page.locator('.rule').count()).toBeLessThan(15);
  expect(await page.locator('.rule').count()).toBeGreaterThan(0);
  await search.fill('dinosaure');
  await page.getByText('Aucune règle ne contient tous ces mots.').waitFor();
  await page.goto(`${suite.server.url}/rules/patrician`);
  // The stars of the start cards are printed as stars.
  await page.getByRole('cell', { name: '+ + B* C* C A AA', exact: true }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

/** The remark that is shown, what it lies on of all that can be chosen, and whether all of it can be read. */
const COVERED = `(() => {
  const remark = document.querySelector('.first-remark');
  const a = remark.getBoundingClientRect();
  const board = document.querySelector('.game-board').getBoundingClientRect();
  // A page of the board that is turned away lies beyond it.
  const isInSight = part => !part.closest('.game-board') || part.getBoundingClientRect().right <= board.right + 1;
  const meets = b => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const open = [...document.querySelectorAll('.game [data-open], .game [data-action]')]
    .filter(part => isInSight(part) && meets(part.getBoundingClientRect()))
    .map(part => 'lies on ' + (part.dataset.part ?? part.dataset.action));
  const isWhole = a.top >= 0 && a.left >= 0 && a.right <= innerWidth && remark.scrollHeight <= remark.clientHeight + 1;
  return isWhole ? open : [...open, 'is cut'];
})()`;

/** Which remarks of a game lie on a choice, or are cut, at any size of screen. */
async function misplaced(page: Page, url: string, game: (typeof GAMES)[number]): Promise<string[]> {
  const { primer } = await wordsFor('fr', game.id);
  const found: string[] = [];
  const match = playedOut(game, Math.min(4, game.seats.max), defaultPreset(game.options));
  for (const { at, offers } of decisions(match))
    for (const type of offers.split('+').filter(offered => primer.first[offered])) {
      const others = Object.keys(primer.first).filter(other => other !== type);
      const known = JSON.stringify([game.id, ...others.map(other => `${game.id}:${other}`)]);
      await page.evaluate(items => localStorage.setItem('signoria.learned', items), known);
      await openMoment(page, url, match, at);
      await page.locator('.first-remark').waitFor();
      for (const [width, height] of SCREENS) {
        await resized(page, width, height);
        for (const fault of await page.evaluate<string[]>(COVERED)) found.push(`${type} ${width}: ${fault}`);
      }
    }
  return found;
}

test.each(GAMES)('a remark on $id covers nothing that can be chosen', async game => {
  const { page, context } = await newPlayer(suite.browser, { locale: 'fr-FR' });
  await page.addInitScript(`localStorage.setItem('signoria.preferences', '{"pace":"quick"}')`);
  await page.goto(suite.server.url);
  expect((await misplaced(page, suite.server.url, game)).slice(0, 12)).toEqual([]);
  await context.close();
});
