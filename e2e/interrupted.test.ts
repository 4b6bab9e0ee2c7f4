import { describe, expect, test } from 'vitest';
import { PLAYED } from './games.ts';
import { openFirst } from './moments.ts';
import { newPlayer, PHONE, playUntil, version } from './player.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);
const [lostCities] = PLAYED;

describe('a game on this device', () => {
  test('goes on in the tab that opened it last, and comes back from there with all its moves', async () => {
    const first = await newPlayer(suite.browser);
    await openFirst(first.page, suite.server.url, 'lost-cities');
    const second = { ...first, page: await first.context.newPage() };
    await second.page.goto(first.page.url());
    await second.page.locator('[data-open]').first().waitFor();
    await first.page.getByRole('heading', { name: 'Open in another tab' }).waitFor();
    await playUntil([second], lostCities, async () => (await version(second.page)) > 12);
    const played = await version(second.page);
    await first.page.getByRole('button', { name: 'Try again' }).click();
    await second.page.getByRole('heading', { name: 'Open in another tab' }).waitFor();
    expect(await version(first.page)).toBeGreaterThanOrEqual(played);
    expect(first.errors).toEqual([]);
    await first.context.close();
  });

  test('is left for its earlier moves, from which Back leads to now', async () => {
    const { page, context } = await newPlayer(suite.browser, PHONE);
    await openFirst(page, suite.server.url, 'lost-cities');
    const now = await version(page);
    const address = page.url();
    await page.keyboard.press('b');
    await page.locator('.look-now').waitFor();
    await page.goBack();
    await page.locator('.look-now').waitFor({ state: 'detached' });
    expect([page.url(), await version(page)]).toEqual([address, now]);
    await context.close();
  });
});
