import { defaultPreset, exportRecord, stateAt } from '@signoria/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { planted } from '../packages/bots/test/planted.ts';
import { crowdedAt } from './crowding.ts';
import { look } from './look.ts';
import { gameOf, openMoment, playedOut } from './moments.ts';
import { newPlayer, PHONE, version } from './player.ts';
import { resized, SCREENS } from './screen-sizes.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);

/** A finished game of this device, its end shown. */
async function finished(page: Page, id: string) {
  const game = gameOf(id);
  const match = playedOut(game, Math.min(4, game.seats.max), defaultPreset(game.options));
  await openMoment(page, suite.server.url, match, match.moves.length);
  return match;
}

test('a finished game is replayed by keyboard, by its link, through any eyes, and played on', async () => {
  const { page, context, errors } = await newPlayer(suite.browser, PHONE);
  const match = await finished(page, 'citadels');
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.leaf').waitFor();
  expect(await version(page)).toBe(0);
  for (const [key, move] of [
    ['ArrowRight', 1],
    ['End', match.moves.length],
    ['ArrowLeft', match.moves.length - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    expect(await version(page)).toBe(move);
  }
  await page.getByRole('slider').fill('12');
  expect(await version(page)).toBe(12);
  await page.keyboard.press('Space');
  await expect.poll(() => version(page)).toBeGreaterThan(14);
  await page.keyboard.press('Space');
  // The address names the move; whoever opens it sees that move.
  const shown = await version(page);
  await expect.poll(() => page.url()).toMatch(new RegExp(`#${shown}$`));
  await page.goto(page.url().replace(/#\d+$/, '#40'));
  await page.reload();
  await page.locator('.leaf').waitFor();
  expect(await version(page)).toBe(40);
  await look(page);
  // A link to it is copied, and stands there for a browser that copies nothing.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const link = page.getByRole('dialog', { name: 'Link to this move' });
  for (const isCopied of [true, false]) {
    if (!isCopied) await page.evaluate(`Object.defineProperty(navigator, 'clipboard', { value: undefined })`);
    await page.getByRole('button', { name: 'Copy link to this move' }).click();
    expect(await link.getByRole('textbox').inputValue()).toBe(page.url());
    await link.getByText('the link only works here').waitFor();
    await expect.poll(() => link.getByRole('status').textContent()).toBe(isCopied ? 'Link copied.' : '');
    if (isCopied) expect(await page.evaluate('navigator.clipboard.readText()')).toBe(page.url());
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
  }
  const hands = () => page.locator('.game-hand [data-part]').count();
  const own = await hands();
  await page.getByLabel('Seen by').selectOption('All cards shown');
  expect(await page.locator('.open-hand').count()).toBe(4);
  expect(await hands()).toBeGreaterThan(own);
  await look(page);
  await page.getByLabel('Seen by').selectOption('Spectators');
  expect(await hands()).toBe(0);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('radio', { name: /Reshuffled/ }).check();
  await look(page);
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('[data-open], .prompt-choices [data-action], .prompt .narration').first().waitFor();
  expect(page.url()).toMatch(/\/here\/[0-9a-f]{8}$/);
  expect(errors).toEqual([]);
  await context.close();
});

test.each([
  ['citadels', 8],
  ['patrician', 4],
  ['il-principe', 4],
] as const)(
  '%s with %i players: on every screen the way through a replay is in sight, and nothing is cut',
  async (id, seats) => {
    const { page, context } = await newPlayer(suite.browser, { ...PHONE, locale: 'fr-FR' });
    const game = gameOf(id);
    const match = playedOut(game, seats, defaultPreset(game.options));
    await openMoment(page, suite.server.url, match, match.moves.length);
    await page.goto(
      page
        .url()
        .replace('/here/', '/replay/here/')
        .concat(`#${Math.floor(match.moves.length * 0.7)}`),
    );
    await page.locator('.leaf-slider').waitFor();
    expect(await crowdedAt(page)).toEqual([]);
    for (const [width, height] of SCREENS) {
      await resized(page, width, height);
      for (const control of [
        '[data-tool="forward"]',
        '.leaf-slider input',
        '.replay-eyes select',
        '[data-tool="fork"]',
      ]) {
        const box = await page.locator(control).boundingBox();
        const isIn =
          box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height && box.width >= 43;
        expect([width, height, control, isIn]).toEqual([width, height, control, true]);
      }
    }
    await context.close();
  },
);

test('lost-cities: the summary of a round belongs to the move that ended it', async () => {
  const { page, context } = await newPlayer(suite.browser);
  const match = await finished(page, 'lost-cities');
  const ends = match.moves.length;
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.leaf').waitFor();
  await page.getByRole('slider').fill(`${ends - 1}`);
  expect(await version(page)).toBe(ends - 1);
  expect(await page.locator('.kept').count()).toBe(0);
  await context.close();
});

test('lost-cities: on a phone on its side no sum of a round lies under the button that goes on', async () => {
  const { page, context } = await newPlayer(suite.browser, { viewport: { width: 844, height: 390 } });
  const match = await finished(page, 'lost-cities');
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.leaf').waitFor();
  const { game, moves } = match;
  const state = stateAt(match, 0);
  const ended = moves.findIndex(({ seat, action }) => {
    const kinds: string[] = [];
    game.apply(state, seat, action, ({ type }) => kinds.push(type));
    return kinds.includes('round-ended');
  });
  await page.getByRole('slider').fill(`${ended + 1}`);
  const goesOn = await page.locator('.kept-on').boundingBox();
  const sums = await page.locator('.lc-summary tfoot').boundingBox();
  const board = await page.locator('.game-board').boundingBox();
  if (!goesOn || !sums || !board) throw new Error('no summary');
  expect(goesOn.y + goesOn.height).toBeLessThanOrEqual(sums.y);
  expect(sums.y + sums.height).toBeLessThanOrEqual(board.y + board.height);
  await context.close();
});

test.each(['citadels', 'patrician', 'il-principe'])(
  '%s: on a phone what a replay tells is not cut',
  async id => {
    const { page, context } = await newPlayer(suite.browser, {
      ...PHONE,
      viewport: { width: 390, height: 844 },
    });
    const match = await finished(page, id);
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.locator('.leaf').waitFor();
    const cut: number[] = [];
    for (let move = 1; move < Math.min(90, match.moves.length); move += 3) {
      await page.getByRole('slider').fill(`${move}`);
      await expect.poll(() => version(page)).toBe(move);
      const isCut = await page
        .locator('.replay .prompt-words')
        .evaluate(words => words.scrollHeight > words.clientHeight + 1);
      if (isCut) cut.push(move);
    }
    expect(cut).toEqual([]);
    await context.close();
  },
);

test('a record is shown from its text; a broken one is refused with the reason and the place', async () => {
  const { page, context, errors } = await newPlayer(suite.browser);
  const game = gameOf('patrician');
  const match = playedOut(game, 3, defaultPreset(game.options));
  const record = exportRecord(match, ['Ada', 'novice', 'champion']);
  await page.goto(`${suite.server.url}/replay`);
  const text = page.getByLabel('Record text');
  const show = page.getByRole('button', { name: 'Show replay' });
  await text.fill(JSON.stringify({ ...record, actions: [[0, { type: 'fly' }], ...record.actions] }));
  await show.click();
  await page
    .getByRole('alert')
    .getByText(/Move 1 breaks rule P-\d/)
    .waitFor();
  await look(page);
  await page.getByLabel('Record file').setInputFiles({
    name: 'old.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...record, rules: record.rules + 1 })),
  });
  await page.getByRole('alert').getByText('another version of the rules').waitFor();
  await text.fill(JSON.stringify(record));
  await show.click();
  await page.locator('.leaf').waitFor();
  expect(await page.getByRole('slider').getAttribute('max')).toBe(`${match.moves.length}`);
  await page.getByRole('button', { name: 'To the end' }).click();
  expect(await version(page)).toBe(match.moves.length);
  expect(errors).toEqual([]);
  await context.close();
});

test('the review of a finished game shows its planted blunder, and is kept with the game', async () => {
  const { page, context, errors } = await newPlayer(suite.browser);
  const { match, move } = planted();
  await openMoment(page, suite.server.url, match, match.moves.length);
  await page.getByRole('link', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Review this game' }).waitFor();
  await look(page);
  await page.getByRole('button', { name: 'Review this game' }).click();
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Review this game' }).click();
  const worst = page.locator('[data-mistake]').first();
  await worst.waitFor({ timeout: 120_000 });
  expect(await worst.getAttribute('data-mistake')).toBe(`${move}`);
  await worst.click();
  expect(await version(page)).toBe(move);
  expect(await page.locator('.review-words').textContent()).toMatch(
    /^Chosen: .* to win\. That’s \d+% less than the best choice:/,
  );
  const best = await page.locator('.review-choices li').allTextContents();
  expect(best.length).toBeGreaterThan(1);
  expect(best.every(choice => /\d+%( \(±\d+\))?$/.test(choice.trim()))).toBe(true);
  await look(page);
  // The chart moves the board: touched, pointed at, and by keyboard.
  const chart = page.getByRole('slider', { name: 'Chance of winning during the game' });
  await chart.click({ position: { x: 2, y: 20 } });
  expect(await version(page)).toBeLessThan(3);
  await chart.hover({ position: { x: 60, y: 20 } });
  const pointed = await version(page);
  expect(pointed).toBeGreaterThan(3);
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  expect(await version(page)).toBe(pointed + 1);
  expect(await chart.getAttribute('aria-valuenow')).toBe(`${pointed + 1}`);
  expect(await chart.getAttribute('aria-valuetext')).toMatch(
    new RegExp(`^Move ${pointed + 1} of ${match.moves.length}\\. .+ \\d+%, .+ \\d+%\\.$`),
  );
  // Luck is told apart from choices, turning points lead to their moves, and all of it is there when one comes back.
  await page.keyboard.press('End');
  await page
    .locator('.review-words')
    .getByText(/own choices .* the cards and the other players/)
    .waitFor();
  await page.locator('.review-points button:not([data-mistake])').first().click();
  expect(await version(page)).toBeLessThan(match.moves.length);
  await page.reload();
  await worst.waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
