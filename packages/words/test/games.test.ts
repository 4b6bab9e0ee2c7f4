import { citadels } from '@signoria/citadels';
import type { Game, OptionField } from '@signoria/core';
import { ilPrincipe } from '@signoria/il-principe';
import { lostCities } from '@signoria/lost-cities';
import { patrician } from '@signoria/patrician';
import { describe, expect, test } from 'vitest';
import { type GameWords, LANGUAGES, optionWords, wordsFor } from '../src/index.ts';
import { codesInSource, listen, NAMES } from './gather.ts';
import { figuresIn, slips } from './typography.ts';

const GAMES: readonly Game[] = [lostCities, patrician, citadels, ilPrincipe];

for (const game of GAMES) {
  describe(game.id, async () => {
    const languages = await Promise.all(LANGUAGES.map(language => wordsFor(language, game.id)));
    const said = listen(game, languages, 4);

    test('every language has something to say about everything that happens', () => {
      const silent = said.filter(
        ({ texts }) => texts.some(text => text === '') && texts.some(text => text !== ''),
      );
      expect(silent).toEqual([]);
      const mute = said.filter(({ what, texts }) => !what.startsWith('event') && texts.includes(''));
      expect(mute).toEqual([]);
    });

    test('no sentence shows a hole', () => {
      const holes = said
        .flatMap(({ texts }) => texts)
        .filter(text => /undefined|null|NaN|\[object/.test(text));
      expect(holes).toEqual([]);
    });

    test('the languages give the same figures and the same names', () => {
      const differ = said.filter(({ texts }) => new Set(texts.map(text => facts(text))).size > 1);
      expect(differ).toEqual([]);
    });

    test.each(LANGUAGES)('%s is set by its own rules of typography', language => {
      const at = LANGUAGES.indexOf(language);
      const texts = [...said.map(({ texts }) => texts[at]), ...stated(languages[at])];
      expect(texts.flatMap(text => slips(language, text))).toEqual([]);
    });

    test('every refusal and every tie-break of the rules has words', () => {
      const codes = codesInSource(game.id);
      for (const words of languages) {
        expect(codes.refusals.filter(code => !words.refusals[code])).toEqual([]);
        expect(codes.tieBreaks.filter(code => !words.tieBreaks[code])).toEqual([]);
      }
    });

    test('the languages know the same codes', () => {
      for (const words of languages) {
        expect(Object.keys(words.refusals).sort()).toEqual(Object.keys(languages[0].refusals).sort());
        expect(Object.keys(words.tieBreaks).sort()).toEqual(Object.keys(languages[0].tieBreaks).sort());
      }
    });

    test('every option, each of its choices and every preset has words', () => {
      const { presets } = game.options;
      const fields: Readonly<Record<string, OptionField>> = game.options.fields;
      for (const words of languages) {
        const options = [...Object.keys(fields), ...(game.options.material ? ['material'] : [])];
        expect(Object.keys(words.options).sort()).toEqual(options.sort());
        expect(Object.keys(words.presets).sort()).toEqual(Object.keys(presets).sort());
        for (const [name, field] of Object.entries(fields)) {
          const choices = choicesOf(field);
          expect([name, Object.keys(optionWords(words, name).values ?? {}).sort()]).toEqual([name, choices]);
        }
      }
    });
  });
}

/** What two languages must agree on: the numbers and the players of a sentence. */
function facts(text: string): string {
  return JSON.stringify([figuresIn(text), NAMES.filter(name => text.includes(name))]);
}

/** What is written down rather than made up. */
function stated(words: GameWords): string[] {
  const labels = [words.title, ...Object.values(words.options as object), ...Object.values(words.presets)];
  return [
    ...labels.flatMap(({ name, help, values = {} }) => [name, help, ...Object.values<string>(values)]),
    ...Object.values(words.refusals),
    ...Object.values(words.tieBreaks),
  ];
}

function choicesOf(field: OptionField): string[] {
  if (field.type === 'string') return [...field.enum].sort();
  return field.type === 'array' ? [...field.items.enum].sort() : [];
}
