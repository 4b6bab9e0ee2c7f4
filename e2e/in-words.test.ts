import { defaultPreset } from '@signoria/core';
import { GAMES } from '@signoria/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { decisions, gameOf, openFirst, openMoment, playedOut } from './moments.ts';
import { newPlayer } from './player.ts';
import { resized, SCREENS } from './screen-sizes.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);

/** What assistive technology is told of the whole page, line by line. */
async function heard(page: Page): Promise<string[]> {
  return (await page.locator('body').ariaSnapshot()).split('\n').map(line => line.trim());
}

/** The names of the moves that stand below the line that counts them. */
function movesIn(lines: readonly string[]): string[] {
  const from = lines.findIndex(line => /heading "\d+ possible moves?"/.test(line));
  const to = lines.findIndex(line => line.startsWith('- heading "Latest events"'));
  if (from === -1) return [];
  return lines
    .slice(from, to)
    .flatMap(line => line.match(/^- button "(.+)"$/)?.[1] ?? [])
    .filter(name => name !== 'Undo');
}

test('a whole game of Lost Cities is played by typing, with nothing but the accessibility tree', async () => {
  const { page, context, errors } = await newPlayer(suite.browser);
  await page.goto(`${suite.server.url}/set/lost-cities`);
  await page.getByRole('radio', { name: /On this device/ }).press('Space');
  await page.getByText('Rule options').press('Enter');
  await page.getByRole('combobox', { name: /^Rounds/ }).selectOption('1');
  await page.getByRole('button', { name: 'Start game' }).press('Enter');
  await page.getByRole('button', { name: 'Play in words' }).press('Enter');
  const field = page.getByRole('textbox', { name: 'Your move' });
  let played = 0;
  let answered = '';
  for (let turn = 0; ; turn++) {
    const lines = await heard(page);
    if (lines.some(line => /dialog "Game over"/.test(line))) break;
    if (turn > 2_000) throw new Error('the game does not come to an end');
    const moves = movesIn(lines);
    // What was typed last may not have been answered yet.
    if (moves.length === 0 || lines.join() === answered) {
      await page.waitForTimeout(20);
      continue;
    }
    // The game ends with its deck.
    const draw = moves.find(name => name.startsWith('Draw'));
    await field.fill(draw ?? moves[played % moves.length]);
    await field.press('Enter');
    answered = lines.join();
    played++;
  }
  expect(played).toBeGreaterThan(20);
  expect((await heard(page)).some(line => /You (win|lose|share)/.test(line))).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

test('what is typed is answered: moves that fit, none that does, and why not by its rule', async () => {
  const { page, context } = await newPlayer(suite.browser);
  await openFirst(page, suite.server.url, 'lost-cities');
  await page.keyboard.press('t');
  const field = page.getByRole('textbox', { name: 'Your move' });
  const said = page.getByRole('dialog').getByRole('status');
  await field.fill('play');
  const [first, ...more] = movesIn(await heard(page));
  expect(first).toMatch(/^Play/);
  expect(more.every(name => name.startsWith('Play'))).toBe(true);
  await field.press('Enter');
  await said.getByText(`${more.length + 1} moves match`).waitFor();
  await field.fill('castle everything');
  await field.press('Enter');
  await said.getByText('No move matches “castle everything”.').waitFor();
  await field.fill(first);
  await field.press('Enter');
  await said.getByText('Draw', { exact: false }).waitFor();
  // Offered a moment ago, and not any more.
  await field.fill(first);
  await field.press('Enter');
  await said.getByText('(LC-1.5)', { exact: false }).waitFor();
  await context.close();
});

describe.each(GAMES)('the position of $id', ({ id }) => {
  test('is read out on a key and stands there to be read', async () => {
    const { page, context } = await newPlayer(suite.browser);
    await openFirst(page, suite.server.url, id);
    await page.keyboard.press('p');
    const dialog = page.getByRole('dialog', { name: 'The position' });
    await dialog.getByRole('heading', { name: 'Your hand' }).waitFor();
    const spoken = (await dialog.getByRole('status').textContent()) ?? '';
    const titles = await dialog.getByRole('heading', { level: 3 }).allTextContents();
    expect(titles.length).toBeGreaterThan(3);
    expect(titles.filter(title => !spoken.includes(title))).toEqual([]);
    await context.close();
  });
});

/** Controls that are called nothing: by the rules for names, and by what the browser tells assistive technology. */
async function nameless(page: Page): Promise<string[]> {
  const controls = /^- (button|link|tab|textbox|spinbutton|slider|combobox|checkbox|radio)(?: \[.*\])?:?$/;
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const told = nodes.filter(
    ({ ignored, role, name }) => !ignored && role?.value === 'button' && !name?.value,
  );
  return [
    ...(await heard(page)).filter(line => controls.test(line)),
    ...told.map(({ nodeId }) => `node ${nodeId} in the browser`),
  ];
}

describe.each(GAMES)('every control of $id', ({ id }) => {
  test('has a name whatever is asked, at a desk and on a phone', async () => {
    const game = gameOf(id);
    const match = playedOut(game, Math.min(4, game.seats.max), defaultPreset(game.options));
    const { page, context } = await newPlayer(suite.browser, { locale: 'fr-FR' });
    for (const { at, offers } of decisions(match)) {
      await openMoment(page, suite.server.url, match, at);
      expect(await page.locator('main [data-part]').count()).toBeGreaterThan(10);
      for (const [width, height] of [SCREENS[0], SCREENS[3]]) {
        await resized(page, width, height);
        expect({ offers, width, nameless: await nameless(page) }).toEqual({ offers, width, nameless: [] });
      }
    }
    await context.close();
  });
});
