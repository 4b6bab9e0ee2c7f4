import { stateAt } from '@signoria/core';
import { expect, test } from 'vitest';
import { gameOf, openMoment, playedOut } from './moments.ts';
import { newPlayer } from './player.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);
const rules = gameOf('il-principe');

/** What stands for a family where it is drawn: its colour, its pattern and its letters. */
interface Sign {
  colour: string;
  pattern: string;
  letters: string;
}

/** The banners on built cities and the shields in regions, or the shields in the lists beside the map. */
const SIGNS = {
  map: (selector: string) => `[...document.querySelectorAll('${selector}')].map(sign => {
    const [colour, pattern] = [...sign.querySelectorAll('path[fill]')].map(field => field.getAttribute('fill'));
    return { colour, pattern: pattern ?? 'plain', letters: sign.textContent };
  })`,
  list: (selector: string) => `[...document.querySelectorAll('${selector}')].map(sign => {
    const style = getComputedStyle(sign);
    return { colour: style.getPropertyValue('--seat'), pattern: style.backgroundImage, letters: sign.textContent };
  })`,
};

/** Each family drawn has letters and a pattern that no other has, whatever its colour. */
function expectTold(signs: readonly Sign[], families: number): void {
  const told = (of: keyof Sign) => new Set(signs.map(sign => sign[of]));
  expect(told('letters').size).toBe(families);
  expect(told('pattern').size).toBe(families);
  expect(new Set(signs.map(({ letters, pattern }) => `${letters} ${pattern}`)).size).toBe(families);
  expect([...told('letters')].every(letters => letters.trim() !== '')).toBe(true);
}

test('colour is never the only sign of a family: on built cities, in regions and in lists it has letters and a pattern', async () => {
  const { page, context } = await newPlayer(suite.browser);
  const match = playedOut(rules, 5, 'first');
  const end = match.moves.length;
  await openMoment(page, suite.server.url, match, end);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  const { built } = rules.view(stateAt(match, end), 0) as unknown as { built: readonly unknown[][] };
  const banners = await page.evaluate<Sign[]>(SIGNS.map('.ip-town .pennon'));
  expect(banners.length).toBe(built.flat().length);
  expectTold(banners, built.filter(cities => cities.length > 0).length);
  expectTold(await page.evaluate<Sign[]>(SIGNS.map('.ip-town .pennon, .ip-plaque .pennon')), 5);
  expectTold(await page.evaluate<Sign[]>(SIGNS.list('.ip-families .crest[data-seat]')), 5);
  await context.close();
});
