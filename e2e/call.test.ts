import { expect, test } from 'vitest';
import { newPlayer } from './player.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);

/** A tab in the background, which notes what it would have sounded and shaken. */
const BACKGROUND = `
  Object.defineProperty(document, 'hidden', { get: () => true });
  window.called = [];
  navigator.vibrate = () => window.called.push('vibration');
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) {
    window.called.push('note');
    return start.apply(this, at);
  };
`;

/** Plays a turn of Lost Cities, and says what the reader had been called by before it. */
async function playOneTurn(preferences: object) {
  const player = await newPlayer(suite.browser);
  const { page, context } = player;
  const chosen = JSON.stringify({ pace: 'quick', tips: false, follows: false, ...preferences });
  await context.addInitScript(`${BACKGROUND} localStorage.setItem('signoria.preferences', '${chosen}');`);
  await page.goto(suite.server.url);
  await page.locator('[data-game="lost-cities"] .button.main').click();
  const moves = page.getByRole('button', { name: 'All moves' });
  await moves.waitFor();
  const before = await page.evaluate<string[]>('window.called');
  for (const move of ['discard', 'draw']) {
    await moves.click();
    await page.locator(`.all-choices [data-action*='"${move}"']`).first().click();
  }
  return { ...player, moves, before };
}

test('whoever wants it hears and feels that it is their turn again, in a tab in the background', async () => {
  const { page, context, before, errors } = await playOneTurn({ sound: true, vibration: true });
  await expect
    .poll(() => page.evaluate<string[]>('window.called'), { timeout: 15_000 })
    .toEqual([...before, 'note', 'note', 'vibration']);
  expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe('/crest-turn.svg');
  expect(errors).toEqual([]);
  await context.close();
});

test('nobody is called who has not asked for it', async () => {
  const { page, context, moves } = await playOneTurn({});
  await expect
    .poll(() => page.locator('.game').getAttribute('data-version'), { timeout: 15_000 })
    .not.toBe('2');
  await moves.waitFor();
  expect(await page.evaluate('window.called')).toEqual([]);
  await context.close();
});
