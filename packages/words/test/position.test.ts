import { citadels } from '@signoria/citadels';
import { type Game, pick, rngFrom, seatsOf, type Who } from '@signoria/core';
import { ilPrincipe } from '@signoria/il-principe';
import { lostCities } from '@signoria/lost-cities';
import { patrician } from '@signoria/patrician';
import { describe, expect, test } from 'vitest';
import { commonWords, LANGUAGES, wordsFor } from '../src/index.ts';
import { inOneBreath, type Passage, positionTeller } from '../src/position.ts';
import { NAMES } from './gather.ts';
import { figuresIn, slips } from './typography.ts';

const GAMES: readonly Game[] = [lostCities, patrician, citadels, ilPrincipe];
/** Positions between two that are told. */
const EVERY = 7;

interface Told {
  who: Who;
  hand: readonly number[];
  /** By language. */
  passages: Passage[][];
}

/** Random games at their smallest and largest table, told now and then to a seat and to those who watch. */
async function tell(game: Game): Promise<Told[]> {
  const position = await positionTeller(game.id);
  const spoken = await Promise.all(
    LANGUAGES.map(async language => ({
      words: await wordsFor(language, game.id),
      common: await commonWords(language),
    })),
  );
  const told: Told[] = [];
  for (const [i, preset] of Object.keys(game.options.presets).entries())
    for (const seats of [game.seats.min, game.seats.max]) {
      if (game.options.check?.(game.options.presets[preset], seats)) continue;
      const rng = rngFrom(i);
      const state = game.setup(seats, game.options.presets[preset], rngFrom(100 + i));
      for (let turn = game.turn(state), at = 0; turn.length > 0; turn = game.turn(state), at++) {
        if (at % EVERY === 0)
          for (const who of [seatsOf(seats)[at % seats], 'table'] as Who[]) {
            const view = game.view(state, who) as ReturnType<Game['view']> & { hands: (number[] | null)[] };
            const passages = spoken.map(({ words, common }) => position(view, words, NAMES, common));
            told.push({ who, hand: who === 'table' ? [] : (view.hands[who] ?? []), passages });
          }
        game.apply(state, turn[0], pick(rng, game.legal(state, turn[0])));
      }
    }
  return told;
}

describe.each(GAMES)('a position of $id in words', async game => {
  const told = await tell(game);

  test('is told for every seat and for those who watch, without a hole', () => {
    expect(told.length).toBeGreaterThan(20);
    const texts = told.flatMap(({ passages }) => passages.map(inOneBreath));
    expect(texts.filter(text => /undefined|null|NaN|\[object|\.\.|: \./.test(text))).toEqual([]);
  });

  test('gives the same figures and players in every language, set by its typography', () => {
    for (const { passages } of told) {
      const facts = passages.map(language =>
        language.map(({ title, lines }) =>
          [title, ...lines].map(line => [figuresIn(line), NAMES.filter(name => line.includes(name))]),
        ),
      );
      expect(facts[1]).toEqual(facts[0]);
      expect(
        passages.flatMap((language, i) =>
          language.flatMap(({ title, lines }) =>
            [title, ...lines].flatMap(line => slips(LANGUAGES[i], line)),
          ),
        ),
      ).toEqual([]);
    }
  });

  test('names every player, and ends with the hand of the reader alone', async () => {
    const { terms } = (await wordsFor('en', game.id)) as { terms: { hand: string } } & object;
    for (const { who, hand, passages } of told) {
      const [english] = passages;
      const hands = english.filter(({ title }) => title === terms.hand);
      expect(hands.length).toBe(who === 'table' || (hand.length === 0 && game !== ilPrincipe) ? 0 : 1);
      const said = inOneBreath(english);
      expect(NAMES.slice(0, 2).filter(name => !said.includes(name))).toEqual([]);
    }
  });
});
