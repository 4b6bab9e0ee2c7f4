import type { GameWords } from '@signoria/words';
import { words as citadelsEn } from '@signoria/words/en/citadels';
import { words as ilPrincipeEn } from '@signoria/words/en/il-principe';
import { words as lostCitiesEn } from '@signoria/words/en/lost-cities';
import { words as patricianEn } from '@signoria/words/en/patrician';
import { words as citadelsFr } from '@signoria/words/fr/citadels';
import { words as ilPrincipeFr } from '@signoria/words/fr/il-principe';
import { words as lostCitiesFr } from '@signoria/words/fr/lost-cities';
import { words as patricianFr } from '@signoria/words/fr/patrician';
import { materialOf } from '../material/index.ts';
import { gameOf, noGame } from './begin.ts';
import type { Answer, Verb } from './session.ts';

interface InBoth {
  en: GameWords;
  fr: GameWords;
}

/** By game: an answer is made at once, so the words are here before anybody asks. */
const WORDS = new Map<string, InBoth>([
  ['citadels', { en: citadelsEn as GameWords, fr: citadelsFr as GameWords }],
  ['il-principe', { en: ilPrincipeEn as GameWords, fr: ilPrincipeFr as GameWords }],
  ['lost-cities', { en: lostCitiesEn as GameWords, fr: lostCitiesFr as GameWords }],
  ['patrician', { en: patricianEn as GameWords, fr: patricianFr as GameWords }],
]);

/** What the numbers in states and actions stand for, with names in both languages. */
export const material: Verb = (_, request) => {
  const game = gameOf(request);
  const words = game && WORDS.get(game.id);
  return words ? { game: game.id, material: inBoth(game.id, words) } : noGame();
};

function inBoth(game: string, { en, fr }: InBoth): Answer {
  const french = materialOf(game, fr);
  const kinds = Object.entries(materialOf(game, en)).map(([kind, items]) => {
    const both = items.map(({ number, name, help, rule, print }, i) => ({
      number,
      name: { en: name, fr: french[kind][i].name },
      ...(help ? { help: { en: help, fr: french[kind][i].help } } : {}),
      ...(rule ? { rule } : {}),
      ...print,
    }));
    return [kind, both] as const;
  });
  return Object.fromEntries(kinds);
}
