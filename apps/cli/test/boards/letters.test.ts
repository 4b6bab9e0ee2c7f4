import { BOT_IDS } from '@signoria/bots/levels';
import { commonWords, LANGUAGES, type Language, tableNames } from '@signoria/words';
import { cliWords } from '@signoria/words/cli';
import { words as citadelsEn } from '@signoria/words/en/citadels';
import { words as ilPrincipeEn } from '@signoria/words/en/il-principe';
import { words as lostCitiesEn } from '@signoria/words/en/lost-cities';
import { words as patricianEn } from '@signoria/words/en/patrician';
import { words as citadelsFr } from '@signoria/words/fr/citadels';
import { words as ilPrincipeFr } from '@signoria/words/fr/il-principe';
import { words as lostCitiesFr } from '@signoria/words/fr/lost-cities';
import { words as patricianFr } from '@signoria/words/fr/patrician';
import { describe, expect, test } from 'vitest';
import { lettersOf } from '../../src/boards/patrician.ts';

const WORDS = {
  en: { citadels: citadelsEn, ilPrincipe: ilPrincipeEn, lostCities: lostCitiesEn, patrician: patricianEn },
  fr: { citadels: citadelsFr, ilPrincipe: ilPrincipeFr, lostCities: lostCitiesFr, patrician: patricianFr },
};

function apart(letters: readonly string[]): void {
  expect(new Set(letters).size, letters.join()).toBe(letters.length);
}

describe.each(LANGUAGES)('in %s', language => {
  const { citadels, ilPrincipe, lostCities, patrician } = WORDS[language];

  test('colours and expeditions have letters of their own, the beginnings of their names', () => {
    for (const named of [citadels.terms.colours, ilPrincipe.terms.colours, lostCities.terms.expeditions]) {
      apart(named.map(({ letter }) => letter));
      for (const { name, letter } of named) {
        expect(name[0].toUpperCase()).toBe(letter[0]);
        for (const part of letter.toLowerCase()) expect(name.toLowerCase()).toContain(part);
      }
    }
  });

  test('no player of Patrician has the letter of another or of a portrait', async () => {
    const portraits = patrician.terms.portraits.map(({ letter }) => letter);
    for (const first of BOT_IDS)
      for (const second of BOT_IDS)
        apart([
          ...lettersOf(await namesWith([first, first, second, second], language), patrician),
          ...portraits,
        ]);
    expect(lettersOf(['Anna', 'Baldassare', 'Ida'], patrician)).toEqual(['A', '2', 'I']);
  });
});

async function namesWith(levels: readonly string[], language: Language): Promise<string[]> {
  const { guest } = (await cliWords(language)).play;
  const sitters = [{ name: guest, level: null }, ...levels.map(level => ({ name: level, level }))];
  return tableNames(sitters, await commonWords(language));
}
