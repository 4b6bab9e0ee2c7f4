import { defaultPreset } from '@signoria/core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { launchWhole } from './browser.ts';
import { PLAYED } from './games.ts';
import { look } from './look.ts';
import { gameOf, openMoment, playedOut } from './moments.ts';
import { guest, post } from './person.ts';
import { newPlayer, PHONE, playUntil, version } from './player.ts';
import { openServer } from './server.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const KEPT = { serviceWorkers: 'allow' } as const;

interface Manifest {
  icons: { src: string; sizes: string; type: string }[];
}

/** Until the site is on the device, and this page is served from there. */
async function isKept(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready');
  await page.waitForFunction('navigator.serviceWorker.controller !== null');
}

describe('after one visit, with the server stopped', () => {
  const suite = suiteOn(openServer);

  test('every game is played on this device, its rules are read, and online games say that they wait', async () => {
    const player = await newPlayer(suite.browser, { ...KEPT, ...PHONE });
    const { page, context, errors } = player;
    await guest(page, suite.server.url, 'Ada');
    const { code } = await post<{ code: string }>(page, '/api/tables', {
      game: 'lost-cities',
      seats: 2,
      bots: [null, 'novice'],
    });
    const { match } = await post<{ match: string }>(page, `/api/tables/${code}/start`, {});
    await page.goto(suite.server.url);
    await page.locator('.my-games .home-line').waitFor();
    await isKept(page);
    await suite.server.stop();

    for (const game of PLAYED) {
      await page.goto(suite.server.url);
      await page.locator(`[data-game="${game.id}"]`).getByRole('button', { name: 'Play now' }).click();
      await page.locator('.game').waitFor();
      await playUntil([player], game, async () => (await version(page)) > 5);
      const before = await version(page);
      await page.reload();
      await page.locator('.game').waitFor();
      await playUntil([player], game, async () => (await version(page)) > before + 3);
      await page.goto(`${suite.server.url}/rules/${game.id}`);
      await page.locator('.rule').first().waitFor();
      await page.goto(`${suite.server.url}/how/${game.id}`);
      await page.getByRole('link', { name: 'All the rules, numbered' }).waitFor();
    }

    for (const path of ['ranking', 'statistics', 'you', 'p/nobody', `m/${match}`, `replay/m/${match}`]) {
      await page.goto(`${suite.server.url}/${path}`);
      await page.getByText('Can’t reach the server').waitFor();
    }
    await page.goto(suite.server.url);
    await page.getByText('your online games resume once you’re connected').waitFor();
    await look(page);
    const online = page.locator(`.home-line[href="/t/${code}"]`);
    if (!(await online.isVisible())) await page.getByRole('button', { name: /^Show all/ }).click();
    await online.click();
    await page.getByRole('heading', { name: 'Can’t reach the server' }).waitFor();
    await suite.server.restart();
    await page.locator('.game').waitFor({ timeout: 60_000 });
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('after one visit, with the server gone for good', () => {
  const suite = suiteOn(openServer);

  test('a lesson, a position of the day, the replay of a saved game and its review are there', async () => {
    const { page, context, errors } = await newPlayer(suite.browser, { ...KEPT, ...PHONE });
    await page.goto(suite.server.url);
    await isKept(page);
    await suite.server.stop();

    await page.goto(`${suite.server.url}/learn/patrician`);
    await page.locator('.lesson-card').getByRole('button', { name: 'Continue' }).waitFor();
    await page.goto(`${suite.server.url}/daily`);
    await page.locator('.daily-card').first().click();
    await page.locator('.daily-asked').waitFor();

    const game = gameOf('lost-cities');
    const match = playedOut(game, 2, defaultPreset(game.options));
    await openMoment(page, suite.server.url, match, match.moves.length);
    await page.getByRole('link', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Review this game' }).click();
    await page
      .getByRole('slider', { name: 'Chance of winning during the game' })
      .waitFor({ timeout: 120_000 });
    await look(page);
    await page.keyboard.press('End');
    expect(await version(page)).toBe(match.moves.length);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('an installed site', () => {
  const suite = suiteOn(serveSite);

  test('has what an installation needs', async () => {
    const manifest = (await (await fetch(`${suite.server.url}/manifest.webmanifest`)).json()) as Manifest;
    expect(manifest).toMatchObject({ name: 'Signoria', start_url: '/', display: 'standalone' });
    const browser = await launchWhole();
    const { page, context } = await newPlayer(browser, KEPT);
    await page.goto(suite.server.url);
    for (const { src, sizes, type } of manifest.icons) {
      const answer = await page.request.get(suite.server.url + src);
      expect([src, answer.status()]).toEqual([src, 200]);
      const { width } = await page.evaluate<{ width: number }>(
        `new Promise((done, fail) => {
          const image = new Image();
          image.onload = () => done({ width: image.naturalWidth });
          image.onerror = fail;
          image.src = '${src}';
        })`,
      );
      if (type === 'image/png') expect(`${width}x${width}`).toBe(sizes);
    }
    const devtools = await context.newCDPSession(page);
    await isKept(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // The browser of a test keeps nothing after it; that alone stands in the way.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    await browser.close();
  });

  test('says when a newer version has come, and changes when the reader wants it', async () => {
    const { page, context, errors } = await newPlayer(suite.browser, { ...KEPT, ...PHONE });
    await page.goto(suite.server.url);
    await isKept(page);
    await page.goto(`${suite.server.url}/set/patrician`);
    await page.getByText('Rule options').waitFor();
    await page.evaluate('window.isThisPage = true');
    suite.server.append('/sw.js', '\n// A newer build.');
    await page.evaluate('navigator.serviceWorker.ready.then(kept => kept.update())');
    const bar = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
    await bar.waitFor();
    await look(page);
    expect(await page.evaluate('window.isThisPage')).toBe(true);

    await bar.getByRole('button', { name: 'Reload now' }).click();
    await page.waitForFunction('window.isThisPage === undefined');
    await page.getByText('Rule options').waitFor();
    expect(await page.evaluate('navigator.serviceWorker.ready.then(kept => kept.waiting)')).toBeNull();
    expect(await bar.count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});
