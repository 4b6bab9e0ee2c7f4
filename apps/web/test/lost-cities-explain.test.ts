import { rngFrom } from '@signoria/core';
import { expeditionsOf, lostCities, numberCard, type State, wager } from '@signoria/lost-cities';
import { wordsFor } from '@signoria/words';
import type { LostCitiesWords } from '@signoria/words/lost-cities-words';
import { expect, test } from 'vitest';
import { explain } from '../src/boards/lost-cities/explain.ts';
import * as parts from '../src/boards/lost-cities/parts.tsx';
import type { Props } from '../src/boards/lost-cities/props.ts';

const NAMES = ['Ada', 'Ben'];
const DESERT = 0;
const SEA = 1;

/** A new round of which some is told otherwise. */
async function propsOf(language: 'en' | 'fr', change: (state: State) => void): Promise<Props> {
  const words = (await wordsFor(language, 'lost-cities')) as unknown as LostCitiesWords;
  const state = lostCities.setup(2, lostCities.options.presets.published, rngFrom(1));
  change(state);
  const view = lostCities.view(state, 0);
  return { view, seat: 0, legal: [], act: () => {}, names: NAMES, marks: NAMES, words };
}

test.each(['en', 'fr'] as const)('everything on the board says what it is for, %s', async language => {
  const props = await propsOf(language, state => {
    state.piles[SEA].push(wager(SEA), numberCard(SEA, 4));
    state.columns[0][DESERT].push(wager(DESERT), numberCard(DESERT, 5));
  });
  const expeditions = expeditionsOf(5);
  const every = [
    parts.STOCK,
    ...(props.view.hands[0] ?? []).map(parts.handPart),
    ...expeditions.flatMap(place => [
      parts.pilePart(place),
      parts.columnPart(0, place),
      parts.columnPart(1, place),
    ]),
  ];
  for (const part of every) {
    const told = explain(part, props);
    expect([part, told?.name ?? '']).not.toEqual([part, '']);
    expect([part, told?.lines.join(' ').length ?? 0]).not.toEqual([part, 0]);
    expect(`${told?.name} ${told?.lines.join(' ')}`).not.toMatch(/undefined|NaN|\[object/);
  }
});

test('a card that comes too late for its expedition says so, and so does a wager; one that fits does not', async () => {
  const props = await propsOf('en', state => {
    state.columns[0][DESERT].push(numberCard(DESERT, 5));
  });
  const saidOf = (card: Parameters<typeof parts.handPart>[0]) =>
    explain(parts.handPart(card), props)?.lines.join(' ');
  expect(saidOf(numberCard(DESERT, 4))).toContain('no longer play it: your expedition already shows 5');
  expect(saidOf(wager(DESERT))).toContain('no longer play it');
  expect(saidOf(numberCard(DESERT, 6))).not.toContain('no longer');
  expect(saidOf(numberCard(SEA, 2))).not.toContain('no longer');
});

test('a pile names the cards under its top, newest first', async () => {
  const props = await propsOf('en', state => {
    state.piles[SEA].push(wager(SEA), numberCard(SEA, 4), numberCard(SEA, 2));
  });
  expect(explain(parts.pilePart(SEA), props)?.lines).toContain('Below it: Sea 4, Sea wager.');
});
