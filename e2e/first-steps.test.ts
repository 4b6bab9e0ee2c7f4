import { expect, test } from 'vitest';
import { look } from './look.ts';
import { newPlayer, PHONE } from './player.ts';
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
  expect(errors).toEqual([]);
  await context.close();
});
