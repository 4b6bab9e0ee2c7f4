import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Material, patrician } from '@signoria/patrician';
import { expect, test } from 'vitest';
import { look } from './look.ts';
import { newPlayer, PHONE } from './player.ts';
import { openServer } from './server.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(openServer);

test('the bots of a game begun with one tap are those asked for, and asked for again next time', async () => {
  const { page, context, errors } = await newPlayer(suite.browser, PHONE);
  await page.goto(suite.server.url);
  const level = page.getByRole('combobox', { name: 'Opponents for “Play now”' });
  await level.selectOption('champion');
  await page.reload();
  expect(await level.inputValue()).toBe('champion');
  await look(page);
  await page.locator('[data-game="patrician"] .button.main').click();
  await page.locator('.game').waitFor();
  const saved = await page.evaluate<string>(
    `Object.entries(localStorage).find(([key]) => key.startsWith('signoria.match.'))[1]`,
  );
  expect(saved.match(/"level":"champion"/g)).toHaveLength(2);
  expect(errors).toEqual([]);
  await context.close();
});

test('two taps begin one game, or one table, however slow the line is', async () => {
  const { page, context, errors } = await newPlayer(suite.browser, PHONE);
  await page.addInitScript(
    `localStorage.setItem('signoria.preferences', '{"name":"Ada","pace":"quick","tips":false}')`,
  );
  await page.goto(suite.server.url);
  await page.route(/\/(assets|api)\//, async route => {
    await new Promise(resolve => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.locator('[data-game="patrician"] .button.main').dblclick();
  await page.locator('.game').waitFor();
  await page.goto(suite.server.url);
  await page.locator('.my-games').waitFor();
  expect(await page.locator('.my-games .home-line').count()).toBe(1);

  const asked: string[] = [];
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/api/tables')) asked.push(request.url());
  });
  await page.goto(`${suite.server.url}/set/lost-cities`);
  await page.locator('.set-go .button.main').dblclick();
  await page.locator('.invite-code').waitFor();
  expect(asked).toHaveLength(1);
  expect(errors).toEqual([]);
  await context.close();
});

test('characters are cards that say what they do; a third one replaced frees the mix; the lobby changes it all', async () => {
  const host = await newPlayer(suite.browser, PHONE);
  const { page } = host;
  await page.goto(`${suite.server.url}/set/citadels`);
  await page.getByRole('radio', { name: /^At court/ }).check();
  const cards = page.locator('.option-cards');
  await cards.getByText('Take 1 gold from the richest player', { exact: false }).waitFor();
  expect(await page.getByRole('radio', { name: /^Emperor/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: /^Witch/ }).check();
  expect(await page.getByRole('checkbox', { name: /^Free mix/ }).isChecked()).toBe(true);
  await page.getByRole('checkbox', { name: /^Quarry/ }).check();
  await look(page);
  await page.locator('.set-go .button.main').click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.keyboard.press('Enter');
  await page.locator('.invite-code').waitFor();
  const guest = await newPlayer(suite.browser);
  await guest.page.goto(page.url());
  await guest.page.locator('.rules-played').getByText('Emperor').first().waitFor();

  await page.getByRole('button', { name: 'Change table' }).click();
  const form = page.getByRole('dialog');
  expect(await form.getByRole('radio', { name: /^Witch/ }).isChecked()).toBe(true);
  await form.getByRole('button', { name: '3 players' }).click();
  await form.getByRole('radio', { name: /^Classic/ }).check();
  // The button that saves is the lower edge: nothing of the form shows below it.
  const lowest = await page.evaluate<string>(`(() => {
    const { bottom, left } = document.querySelector('dialog[open]').getBoundingClientRect();
    return document.elementFromPoint(left + 40, bottom - 4).closest('.set-go, form').className;
  })()`);
  expect(lowest).toContain('set-go');
  await look(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await guest.page.getByText('Ada has changed the rules', { exact: false }).waitFor();
  expect(await guest.page.locator('.seat').count()).toBe(3);

  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.locator('.seat[data-kind="bot"]').nth(1).waitFor();
  await page.locator('.lobby-seats > .button.main').click();
  await page.locator('.game').waitFor();
  for (const { errors, context } of [host, guest]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});

function printing(title: string, verona: readonly string[]): object {
  const standard = patrician.options.material?.standard as Material;
  return { ...standard, title, cities: { ...standard.cities, Verona: verona } };
}

test('a printing comes with its file: told where it is wrong, then by its title, in the lobby too', async () => {
  const { page, context } = await newPlayer(suite.browser, PHONE);
  await page.goto(`${suite.server.url}/set/patrician`);
  await page.locator('.set-options summary').last().click();
  // The button is the site's own: a browser's would speak the browser's language.
  await page.getByText('Choose a file', { exact: true }).waitFor();
  const give = (cards: readonly string[]) => {
    const buffer = Buffer.from(JSON.stringify(printing('Our copy of 2007', cards)));
    return page
      .locator('.set-printing input')
      .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer });
  };
  await give(['A', 'C*', 'A', 'M']);
  const wrong = 'mine.json, cities.Verona: crests must add up to the city’s floors (4 ≠ 5)';
  await page.getByText(wrong).waitFor();
  await look(page);
  await give(['+', 'C*', 'A', 'CC']);
  await page.locator('.set-printing-chosen').getByText('Our copy of 2007').waitFor();
  await look(page);
  await page.locator('.set-go .button.main').click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.keyboard.press('Enter');
  await page.locator('.rules-played').getByText('Our copy of 2007').first().waitFor();
  await look(page);
  await context.close();
});

test('the printing of a server is offered first, told in the lobby, and left with one tap', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-printing-'));
  const file = join(folder, 'amigo.json');
  writeFileSync(file, JSON.stringify(printing('Amigo 2007', ['+', 'C*', 'A', 'CC'])));
  const server = await openServer('127.0.0.1', { printings: [file] });
  const { page, context, errors } = await newPlayer(suite.browser, PHONE);
  await page.goto(`${server.url}/set/patrician`);
  const chosen = page.locator('.set-printing-chosen');
  await chosen.getByText('The printing used on this server').waitFor();
  await look(page);
  await page.getByRole('button', { name: 'Use usual cards' }).click();
  await page.getByRole('button', { name: 'Use this server’s printing: Amigo 2007' }).click();
  await chosen.getByText('Amigo 2007', { exact: true }).waitFor();
  await page.locator('.set-go .button.main').click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.keyboard.press('Enter');
  const told = page.locator('.rules-played dd').getByText('Amigo 2007').first();
  await told.waitFor();
  await page.locator('.rules-played > .button').click();
  await page.getByRole('button', { name: 'Use usual cards' }).click();
  await page.locator('dialog[open] .set-go .button.main').click();
  await told.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
  await server.close();
  rmSync(folder, { recursive: true });
});
