import { describe, expect, test } from 'vitest';
import { PLAYED } from './games.ts';
import { look } from './look.ts';
import { openFirst } from './moments.ts';
import { isOver, newPlayer, PHONE, playUntil, touchSomething, version } from './player.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);

test('whose turn it is stands on a badge, also where the home page is the first page opened', async () => {
  const { page, context } = await newPlayer(suite.browser);
  await openFirst(page, suite.server.url, 'lost-cities');
  await page.goto(suite.server.url);
  const badge = page.locator('.my-games .badge');
  await badge.waitFor();
  const padding = await page.evaluate<string>(
    `getComputedStyle(document.querySelector('.my-games .badge')).paddingLeft`,
  );
  expect(Number.parseFloat(padding)).toBeGreaterThan(4);
  await context.close();
});

/** So often each of them has lifted the curtain: what follows is the same again. */
const ENOUGH = 3;

describe.each(PLAYED)('$id on one device, without a server', game => {
  test('one tap on the home page plays against a bot to the end, on a phone, over a reload', async () => {
    const player = await newPlayer(suite.browser, PHONE);
    const { page } = player;
    await page.goto(suite.server.url);
    await page.locator(`[data-game="${game.id}"]`).getByRole('button', { name: 'Play now' }).click();
    await page.locator('.game').waitFor();
    await playUntil([player], game, async () => (await version(page)) > 12);
    const before = await version(page);
    await page.reload();
    await page.locator('.game').waitFor();
    expect(await version(page)).toBeGreaterThanOrEqual(before);
    await page.goto(suite.server.url);
    await page.locator('.my-games .home-line').first().click();
    await playUntil([player], game, () => isOver(page));
    await page.getByText('Game record and fair deal').click();
    await page.getByRole('button', { name: 'Verify the deal' }).click();
    await page.getByText('Verified: the deal matches its commitment').waitFor();
    await look(page);
    expect(player.errors).toEqual([]);
    await player.context.close();
  });

  test('passed from hand to hand, nothing of a hand is on the page while the curtain is down', async () => {
    const player = await newPlayer(suite.browser);
    const { page } = player;
    await page.goto(`${suite.server.url}/set/${game.id}`);
    await page.getByRole('radio', { name: /On this device/ }).check();
    const seats = page.getByRole('button', { name: `${game.people} players` });
    if (await seats.isVisible()) await seats.click();
    for (const seat of await page.getByRole('combobox', { name: /^Seat/ }).all())
      await seat.selectOption('person');
    await page.getByText('Rule options').click();
    for (const [label, choice] of game.shorten)
      await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).selectOption(choice);
    await page.getByRole('button', { name: 'Start game' }).click();
    let curtains = 0;
    const lift = page.getByRole('button', { name: 'Show my cards' });
    const liftWhenDown = async () => {
      if (!(await lift.isVisible())) return;
      expect(await page.locator('.game-hand').innerHTML()).toBe('');
      expect(await page.locator('.game-board [data-part]').count()).toBe(0);
      curtains++;
      await lift.click();
      await lift.waitFor({ state: 'hidden' });
    };
    await playUntil([player], game, async () => {
      await liftWhenDown();
      return curtains > ENOUGH * game.people || isOver(page);
    });
    expect(curtains).toBeGreaterThan(game.people);
    expect(player.errors).toEqual([]);
    await player.context.close();
  });

  test('a full storage is said, and the game goes on', async () => {
    const player = await newPlayer(suite.browser);
    const { page } = player;
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto(suite.server.url);
    await page.locator(`[data-game="${game.id}"]`).getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('alert').getByText('This game isn’t being saved').waitFor();
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await playUntil([player], game, async () => (await version(page)) > 2);
    await player.context.close();
  });

  test('the question and the touch that is not allowed name their rule, which opens at its paragraph', async () => {
    const player = await newPlayer(suite.browser);
    const { page } = player;
    await page.goto(suite.server.url);
    await page.locator(`[data-game="${game.id}"]`).getByRole('button', { name: 'Play now' }).click();
    await page.locator('[data-open]').first().waitFor();
    await page.getByRole('button', { name: 'Show rule' }).click();
    await page.locator('dialog [data-rule][data-wanted]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
    const rule = await game.trespass(page);
    await page.getByRole('alert').getByRole('button', { name: rule }).click();
    const paragraph = page.locator(`dialog [data-rule="${rule}"]`);
    await paragraph.waitFor();
    expect(await paragraph.getAttribute('data-wanted')).toBe('true');
    expect(await touchSomething(page, game).catch(() => false)).toBe(false);
    await player.context.close();
  });
});

test('a game this device does not have is said, with a way on', async () => {
  const player = await newPlayer(suite.browser);
  const { page } = player;
  await page.goto(`${suite.server.url}/here/00000000`);
  await page.getByRole('heading', { name: 'Game not found' }).waitFor();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { name: 'Signoria' }).waitFor();
  await player.context.close();
});

test('a game begun under older rules is said, with a way on', async () => {
  const player = await newPlayer(suite.browser);
  const { page } = player;
  await page.goto(suite.server.url);
  await page.locator('[data-game="lost-cities"]').getByRole('button', { name: 'Play now' }).click();
  await page.locator('.game').waitFor();
  const key = `signoria.match.${page.url().split('/').at(-1)}`;
  await page.goto(suite.server.url);
  await page.evaluate(`{
    const saved = JSON.parse(localStorage.getItem('${key}'));
    localStorage.setItem('${key}', JSON.stringify({ ...saved, rules: saved.rules - 1 }));
  }`);
  await page.locator('.my-games .home-line').first().click();
  await page.getByRole('heading', { name: 'Can’t open this game' }).waitFor();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { name: 'Signoria' }).waitFor();
  await player.context.close();
});

test('without a server the home page says so and still offers games', async () => {
  const player = await newPlayer(suite.browser, { locale: 'fr-FR' });
  const { page } = player;
  await page.goto(suite.server.url);
  await page.getByText('Le serveur ne répond pas').waitFor();
  expect(await page.getByRole('button', { name: 'Jouer' }).count()).toBeGreaterThanOrEqual(PLAYED.length);
  await page.goto(`${suite.server.url}/t/ABCDEF`);
  await page.getByRole('heading', { name: 'Le serveur ne répond pas' }).waitFor();
  await player.context.close();
});
