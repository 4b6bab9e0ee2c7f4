import { defaultPreset } from '@signoria/core';
import { GAMES } from '@signoria/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { decisionAt, gameOf, openFirst, openMoment, playedOut, whenOffered } from './moments.ts';
import { newPlayer, PHONE, version, WIDE } from './player.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);
const TALL_PHONE = { ...PHONE, viewport: { width: 390, height: 844 } };

/** What happens on the page, at a pace that can be followed. */
async function atNormalPace(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('signoria.preferences', JSON.stringify({ pace: 'normal', tips: false })),
  );
}

/** The line of the prompt, whether its piece is in sight, and how large it is if done to the reader or to somebody else. */
const NARRATED = `(() => {
  const narration = document.querySelector('.narration');
  const line = narration.querySelector('.narration-line');
  const sizeIf = concern => {
    narration.dataset.concern = concern;
    return parseFloat(getComputedStyle(line).fontSize);
  };
  const hasPiece = narration.querySelector('.piece')?.checkVisibility() ?? false;
  return { text: line.textContent, hasPiece, sizes: ['target', 'other'].map(sizeIf) };
})()`;

describe('what others do', () => {
  test.each(GAMES)('in $id is told in the prompt, on the ticker and to listeners', async game => {
    const { page, context, errors } = await newPlayer(suite.browser, TALL_PHONE);
    await atNormalPace(page);
    const match = playedOut(game, Math.min(4, game.seats.max), defaultPreset(game.options));
    // The last but one: somebody else moves after it.
    const own = match.moves.flatMap(({ seat }, at) => (seat === 0 ? [at] : []));
    const at = own.findLast(one => match.moves[one + 1] && match.moves[one + 1].seat !== 0) ?? own[0];
    await openMoment(page, suite.server.url, match, at);
    await page.locator('[data-tool="list"]').click();
    const choice = page.locator(`.all-choices [data-action='${JSON.stringify(match.moves[at].action)}']`);
    await choice.click();
    await page.locator('.narration-line').waitFor();
    const line = await page.evaluate<{ text: string; hasPiece: boolean; sizes: [number, number] }>(NARRATED);
    expect(line.text.length).toBeGreaterThan(5);
    expect(line.hasPiece).toBe(true);
    // What is done to the reader is told larger.
    expect(line.sizes[0]).toBeGreaterThan(line.sizes[1]);
    await expect.poll(() => page.locator('.ticker-line').count()).toBeGreaterThan(0);
    expect(await page.locator('.spoken p').count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('is passed over at once by whoever skips to their turn, though time stood still', async () => {
    const { page, context, errors } = await newPlayer(suite.browser, TALL_PHONE);
    await atNormalPace(page);
    await page.clock.install();
    const { match, at } = whenOffered('citadels', 'end');
    await openMoment(page, suite.server.url, match, at);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.locator('.choice-button.closing').tap();
    await page.locator('.narration-line').waitFor();
    const asked = () => page.locator('[data-open], .prompt-choices [data-action]').count();
    const skip = page.getByRole('button', { name: 'Skip to my turn' });
    await skip.waitFor();
    expect(await asked()).toBe(0);
    await skip.tap();
    await expect.poll(asked).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the log opens at its newest line on a phone', async () => {
    const { page, context } = await newPlayer(suite.browser, PHONE);
    const match = playedOut(gameOf('citadels'), 4, defaultPreset(gameOf('citadels').options));
    await openMoment(page, suite.server.url, match, decisionAt(match, 0.8));
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    const last = page.locator('dialog[open] .log-line').last();
    await expect.poll(() => last.isVisible()).toBe(true);
    await expect.poll(async () => ((await last.boundingBox())?.y ?? 999) < 640).toBe(true);
    await context.close();
  });
});

describe('the keyboard', () => {
  test('plays a turn of Lost Cities by numbers and Enter, and keeps its focus in the decision', async () => {
    const { page, context } = await newPlayer(suite.browser);
    await openFirst(page, suite.server.url, 'lost-cities');
    const before = await version(page);
    const focused = () =>
      page.evaluate(`document.activeElement?.closest('.game-board, .game-hand, .prompt') !== null`);
    await page.keyboard.press('1');
    await page.locator('[data-chosen]').waitFor();
    expect(await focused()).toBe(true);
    await page.keyboard.press('1');
    await expect.poll(() => version(page)).toBeGreaterThan(before);
    await expect.poll(focused).toBe(true);
    await page.keyboard.press('1');
    await expect.poll(() => version(page)).toBeGreaterThan(before + 1);
    await expect.poll(focused).toBe(true);
    await context.close();
  });

  test('goes from a chosen card to its button without crossing the log', async () => {
    const { page, context } = await newPlayer(suite.browser, WIDE);
    const match = playedOut(gameOf('citadels'), 4, defaultPreset(gameOf('citadels').options));
    const { at } = whenOffered('citadels', 'build');
    await openMoment(page, suite.server.url, match, at);
    await page.locator('.game-hand [data-open]').last().focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(`document.activeElement?.closest('.prompt') !== null`)).toBe(true);
    expect(await page.locator('.log-line').count()).toBeGreaterThan(10);
    expect(await page.locator('.log-line:not([tabindex="-1"])').count()).toBe(0);
    await context.close();
  });
});

describe('the end', () => {
  test.each(GAMES)(
    'of $id: the reader’s result first, the proofs folded away, focus on what comes next',
    async game => {
      const { page, context, errors } = await newPlayer(suite.browser);
      const match = playedOut(game, game.seats.min, defaultPreset(game.options));
      await openMoment(page, suite.server.url, match, match.moves.length);
      expect(await page.locator('.end > *').first().textContent()).toMatch(/^You (win|lose|share)/);
      expect(await page.locator('.end code').first().isVisible()).toBe(false);
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Rematch');
      await page.getByText('Game record and fair deal').click();
      await page.getByRole('button', { name: 'Verify the deal' }).click();
      await page.locator('.end-check .good').waitFor();
      await page.getByRole('button', { name: 'Show board' }).click();
      await page.locator('dialog[open]').waitFor({ state: 'hidden' });
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});

/** Keeps what is shared or copied. */
const KEEP_SHARED = `
  window.shared = [];
  navigator.share = async what => void window.shared.push(what);
`;
const KEEP_COPIED = `
  window.shared = [];
  navigator.share = undefined;
  navigator.clipboard.writeText = async text => void window.shared.push(text);
`;

describe('sharing a result', () => {
  const match = playedOut(gameOf('lost-cities'), 2, defaultPreset(gameOf('lost-cities').options));

  test('hands a sentence and an address to the device', async () => {
    const { page, context } = await newPlayer(suite.browser, PHONE);
    await page.addInitScript(KEEP_SHARED);
    await openMoment(page, suite.server.url, match, match.moves.length);
    await page.getByRole('button', { name: 'Share' }).click();
    const [shared] = await page.evaluate<{ text: string; url: string }[]>('window.shared');
    expect(shared.text).toMatch(/^Lost Cities.* wins? .*points/);
    expect(shared.url).toBe(suite.server.url);
    await context.close();
  });

  test('copies both where a device cannot share, and says so', async () => {
    const { page, context } = await newPlayer(suite.browser, { locale: 'fr-FR' });
    await page.addInitScript(KEEP_COPIED);
    await openMoment(page, suite.server.url, match, match.moves.length);
    await page.getByRole('button', { name: 'Partager' }).click();
    await page.locator('.end').getByText('Copié').waitFor();
    const [copied] = await page.evaluate<string[]>('window.shared');
    expect(copied).toMatch(/^Les Cités perdues/);
    expect(copied.endsWith(suite.server.url)).toBe(true);
    await context.close();
  });
});

describe('when something does not arrive', () => {
  test('“Play now” without a network says so', async () => {
    const { page, context } = await newPlayer(suite.browser);
    await page.goto(suite.server.url);
    const play = page.locator('[data-game="citadels"]').getByRole('button', { name: 'Play now' });
    await play.waitFor();
    await context.setOffline(true);
    await play.click();
    await page.getByRole('alert').getByText('You’re offline').waitFor();
    await context.close();
  });

  test('a game that breaks down on the way says that it stopped and is kept', async () => {
    const { page, context } = await newPlayer(suite.browser);
    await page.addInitScript(`
      const Real = Worker;
      window.Worker = class extends Real {
        constructor(...of) { super(...of); window.worker = this; }
      };
    `);
    await openFirst(page, suite.server.url, 'lost-cities');
    await page.evaluate('window.worker.dispatchEvent(new ErrorEvent("error"))');
    await page.getByRole('heading', { name: 'The game stopped' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('[data-open]').first().waitFor();
    await context.close();
  });
});

describe('the frame has room', () => {
  test('for eight names at 1280 pixels', async () => {
    const { page, context } = await newPlayer(suite.browser);
    const match = playedOut(gameOf('citadels'), 8, defaultPreset(gameOf('citadels').options));
    await openMoment(page, suite.server.url, match, decisionAt(match, 0.6));
    const cut = await page
      .locator('.player-name b')
      .evaluateAll(names =>
        names.flatMap(name => (name.scrollWidth > name.clientWidth ? [name.textContent] : [])),
      );
    expect(cut).toEqual([]);
    await context.close();
  });

  test.each(GAMES)('for plates and prompt of $id on a phone on its side', async game => {
    const { page, context } = await newPlayer(suite.browser, {
      ...PHONE,
      viewport: { width: 844, height: 390 },
    });
    const match = playedOut(game, Math.min(4, game.seats.max), defaultPreset(game.options));
    await openMoment(page, suite.server.url, match, decisionAt(match, 0.6));
    const heights = await page
      .locator('.player')
      .evaluateAll(plates => plates.map(plate => plate.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(64);
    const sentence = await page.locator('.prompt-words').boundingBox();
    expect(sentence?.width).toBeGreaterThan(200);
    // Plates and prompt stand beside the board, which has the height but for the hand.
    const [board, hand] = await Promise.all(
      ['.game-board', '.game-hand'].map(async part => (await page.locator(part).boundingBox())?.height ?? 0),
    );
    expect(board + hand).toBeGreaterThan(370);
    await context.close();
  });

  test('for the closing action of Citadels on a phone on its side', async () => {
    const { page, context } = await newPlayer(suite.browser, {
      ...PHONE,
      viewport: { width: 844, height: 390 },
    });
    const { match, at } = whenOffered('citadels', 'end');
    await openMoment(page, suite.server.url, match, at);
    const prompt = await page.locator('.prompt').boundingBox();
    const end = await page.locator('.choice-button.closing').boundingBox();
    if (!prompt || !end) throw new Error('no end');
    expect(end.y + end.height).toBeLessThanOrEqual(prompt.y + prompt.height);
    expect(end.x + end.width).toBeLessThanOrEqual(844);
    await context.close();
  });
});
