import { GAME_LIST } from '@signoria/games/list';
import { wordsFor } from '@signoria/words';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type ToldStep, toldSteps } from '../apps/web/src/lessons/lesson.ts';
import { lessonOf } from '../apps/web/src/lessons/list.ts';
import { crowdedAt } from './crowding.ts';
import { look } from './look.ts';
import { newPlayer, PHONE } from './player.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);

/** A short phone, upright and on its side: the text of a lesson takes room from the board. */
const SMALL = [
  [360, 640],
  [844, 390],
] as const;

/** In one language at a desk, in the other on a phone. */
const READERS = [
  { language: 'en', options: {}, next: 'Continue', choices: 'All moves', play: 'Play a game' },
  {
    language: 'fr',
    options: { ...PHONE, locale: 'fr-FR' },
    next: 'Continuer',
    choices: 'Toutes les actions',
    play: 'Jouer une partie',
  },
] as const;

type Reader = (typeof READERS)[number];

/** Takes a move from the list of all choices. */
async function take(page: Page, { choices }: Reader, action: unknown): Promise<void> {
  await page.getByRole('button', { name: choices }).click();
  await page.locator(`.all-choices [data-action='${JSON.stringify(action)}']`).click();
}

/** Another choice than the one the lesson wants, where there is one. */
async function takeAnother(page: Page, reader: Reader, action: unknown): Promise<boolean> {
  await page.getByRole('button', { name: reader.choices }).click();
  const others = page.locator(`.all-choices [data-action]:not([data-action='${JSON.stringify(action)}'])`);
  const isThere = (await others.count()) > 0;
  if (isThere) await others.first().click();
  else await page.keyboard.press('Escape');
  return isThere;
}

/** A button that has just appeared takes no tap for a moment: it is pressed until the lesson goes on. */
async function follow(page: Page, reader: Reader, step: ToldStep): Promise<void> {
  if (step.kind === 'do') return take(page, reader, step.does);
  const here = page.locator(`.lesson-card[data-step="${step.id}"]`);
  const next = here.getByRole('button', { name: reader.next });
  await expect
    .poll(
      async () => {
        if (await here.isVisible()) await next.click({ timeout: 1000 }).catch(() => {});
        return here.isVisible();
      },
      { timeout: 15_000 },
    )
    .toBe(false);
}

describe.each(GAME_LIST)('the lesson of $id', ({ id }) => {
  test.each(READERS)('from start to end, in $language', { timeout: 120_000 }, async reader => {
    const steps = toldSteps(await lessonOf(id));
    const { lesson: said } = await (await wordsFor(reader.language, id)).lesson();
    const { page, context, errors } = await newPlayer(suite.browser, reader.options);
    await page.goto(`${suite.server.url}/learn/${id}`);
    let isFirstMove = true;
    for (const [i, step] of steps.entries()) {
      const card = page.locator(`.lesson-card[data-step="${step.id}"]`);
      await card.getByText(said[step.id].say).waitFor();
      const before = i > 0 && steps[i - 1].kind === 'do' ? steps[i - 1].id : null;
      if (before) await card.getByText(said[before].praise ?? 'a praise').waitFor();
      if (step.kind === 'do' && isFirstMove) {
        isFirstMove = false;
        await look(page);
        expect(await crowdedAt(page, SMALL)).toEqual([]);
        expect(await takeAnother(page, reader, step.does)).toBe(true);
        await card.getByText(said[step.id].otherwise ?? 'an answer').waitFor();
      }
      await follow(page, reader, step);
    }
    await page.getByRole('link', { name: reader.play }).waitFor();
    await look(page);
    expect(errors).toEqual([]);
    await context.close();
  });
});
