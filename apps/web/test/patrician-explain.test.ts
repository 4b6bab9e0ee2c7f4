import { act, pick, rngFrom, type Seat, seatsOf, seedFromText, startMatch, stateAt } from '@signoria/core';
import { citiesOf, type Portrait, patrician, roadsOf, type View } from '@signoria/patrician';
import { wordsFor } from '@signoria/words';
import type { PatricianWords } from '@signoria/words/patrician-words';
import { expect, test } from 'vitest';
import { explain } from '../src/boards/patrician/explain.ts';
import * as parts from '../src/boards/patrician/parts.tsx';
import { courseOf, plansOf } from '../src/boards/patrician/plan.ts';
import type { Props } from '../src/boards/patrician/props.ts';

const SEATS = 5;
const READER: Seat = 0;

/** A game of any legal moves with all there is, a little over half way. */
function midGame(): View {
  const { both } = patrician.options.presets;
  const match = startMatch(patrician, SEATS, both, seedFromText('what is it for'));
  const chance = rngFrom(1);
  for (let [seat] = patrician.turn(match.state); seat !== undefined; [seat] = patrician.turn(match.state))
    act(match, seat, pick(chance, patrician.legal(match.state, seat)));
  return patrician.view(stateAt(match, Math.floor(match.moves.length * 0.6)), READER);
}

/** The names of everything the board draws. */
function everyPart(view: View): string[] {
  const cities = citiesOf(SEATS);
  return [
    parts.PILE,
    ...(view.hands[READER] ?? []).map(parts.handPart),
    ...cities.flatMap(city => [
      parts.cityPart(city),
      parts.openPart(city),
      parts.sitePart(city, 0),
      parts.sitePart(city, 1),
    ]),
    ...roadsOf(SEATS).map((_, road) => parts.roadPart(road)),
    ...seatsOf(SEATS).map(parts.playerPart),
    ...([0, 1, 2] as Portrait[]).map(parts.portraitPart),
  ];
}

test.each(['en', 'fr'] as const)('everything on the board says what it is for, %s', async language => {
  const words = (await wordsFor(language, 'patrician')) as unknown as PatricianWords;
  const view = midGame();
  const names = ['Ada', 'Bea', 'Cleo', 'Dina', 'Elsa'];
  const props: Props = { view, seat: READER, legal: [], act: () => {}, names, marks: names, words };
  for (const part of everyPart(view)) {
    const told = explain(part, props);
    expect([part, told?.name ?? '']).not.toEqual([part, '']);
    expect([part, told?.lines.join(' ').length ?? 0]).not.toEqual([part, 0]);
    expect([part, told?.lines]).not.toEqual([part, [told?.name]]);
    expect(`${told?.name} ${told?.lines.join(' ')}`).not.toMatch(/undefined|NaN|\[object/);
  }
});

test.each([2, 5])(
  'both plans of a table of %i have a place for every city and a course for every road',
  seats => {
    for (const plan of plansOf(seats)) {
      expect(plan.places).toHaveLength(citiesOf(seats).length);
      expect(plan.stands).toHaveLength(roadsOf(seats).length);
      for (const road of roadsOf(seats).keys()) expect(courseOf(plan, road)).not.toMatch(/NaN|undefined/);
    }
  },
);
