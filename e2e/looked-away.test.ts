import { describe, expect, test } from 'vitest';
import { look } from './look.ts';
import { openMoment, whenOffered } from './moments.ts';
import { newPlayer, PHONE } from './player.ts';
import { openReplay, turnTo } from './replayed.ts';
import { SCREENS } from './screen-sizes.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);
/** The others have called characters since the reader chose one. */
const { match, at } = whenOffered('citadels', 'gold');

describe('what was missed', () => {
  test.each(SCREENS)('is told step by step, forward and back, on %i × %i', async (width, height) => {
    const size = { viewport: { width, height } };
    const { page, context } = await newPlayer(suite.browser, width < 900 ? { ...PHONE, ...size } : size);
    await openMoment(page, suite.server.url, match, at);
    await page.getByRole('button', { name: 'What happened since my last turn' }).click();
    const said = page.locator('.missed');
    const [earlier, later] = ['Earlier', 'Later'].map(name =>
      page.getByRole('button', { name, exact: true }),
    );
    await said.getByText(/^1 of \d+$/).waitFor();
    expect(await earlier.isDisabled()).toBe(true);
    const first = await said.textContent();
    await later.click();
    await said.getByText(/^2 of /).waitFor();
    expect(await said.textContent()).not.toBe(first);
    await earlier.click();
    await expect.poll(() => said.textContent()).toBe(first);
    await look(page);
    await page.locator('.steps').getByRole('button', { name: 'Close' }).click();
    await page.locator('.prompt-question').waitFor();
    await context.close();
  });
});

describe('what is shown large over the board', () => {
  test('goes with a touch anywhere, and does not come back', async () => {
    const { page, context } = await newPlayer(suite.browser, {
      ...PHONE,
      viewport: { width: 390, height: 844 },
    });
    await page.addInitScript(() =>
      localStorage.setItem('signoria.preferences', JSON.stringify({ pace: 'normal', tips: false })),
    );
    await openReplay(page, suite.server.url, match);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    // The last to choose has the first character called.
    const chosen = match.moves.findLastIndex(({ action }, move) => move < at && action.type === 'choose') + 1;
    await turnTo(page, chosen - 1);
    await turnTo(page, chosen);
    const scene = page.locator('.stage-scene');
    // Before the call it is told that somebody chose, and whom nobody plays.
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return scene.count();
      })
      .toBe(1);
    await page.locator('.game-hand').tap({ position: { x: 4, y: 4 } });
    await scene.waitFor({ state: 'detached' });
    await page.clock.runFor(500);
    expect(await scene.count()).toBe(0);
    await context.close();
  });
});
