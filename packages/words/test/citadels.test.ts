import { CHARACTERS, citadels, type Options } from '@signoria/citadels';
import type { Game } from '@signoria/core';
import { describe, expect, test } from 'vitest';
import type { CitadelsWords } from '../src/citadels-words.ts';
import { LANGUAGES, wordsFor } from '../src/index.ts';
import { listen, NAMES } from './gather.ts';
import { figuresIn, slips } from './typography.ts';

const { published, sheet } = citadels.options.presets;

const seconds: Options = {
  ...published,
  freeMix: true,
  darkCity: 'all',
  rank1: 'witch',
  rank2: 'tax-collector',
  rank3: 'wizard',
  rank5: 'abbot',
  rank6: 'alchemist',
  rank7: 'navigator',
  rank8: 'diplomat',
};

/** Sets of options that between them have every character and every district. */
const mixes: Record<string, Options> = {
  dark: { ...sheet, darkCity: 'all' },
  seconds,
  emperor: { ...published, darkCity: 'all', rank4: 'emperor', rank9: 'artist' },
  queen: { ...seconds, rank4: 'emperor', rank9: 'queen' },
};

const game = { ...citadels, options: { ...citadels.options, presets: mixes } } as unknown as Game;

describe('citadels with every character and district', async () => {
  const languages = await Promise.all(LANGUAGES.map(language => wordsFor(language, 'citadels')));
  const said = listen(game, languages, 1);

  test('has words for everything that happens, without a hole', () => {
    const mute = said.filter(
      ({ what, texts }) => texts.includes('') && !(what.startsWith('event') && what.includes('turn-ended')),
    );
    expect(mute).toEqual([]);
    const texts = said.flatMap(({ texts: all }) => all);
    expect(texts.filter(text => /undefined|null|NaN|\[object/.test(text))).toEqual([]);
  });

  test('gives the same figures and names in both languages', () => {
    const facts = (text: string) =>
      JSON.stringify([figuresIn(text), NAMES.filter(name => text.includes(name))]);
    expect(said.filter(({ texts }) => new Set(texts.map(facts)).size > 1)).toEqual([]);
  });

  test.each(LANGUAGES)('%s is set by its own rules of typography', language => {
    const at = LANGUAGES.indexOf(language);
    expect(said.flatMap(({ texts }) => slips(language, texts[at]))).toEqual([]);
  });

  test('says a price of nothing in words', () => {
    const paid = /\b(for|pays?|costs?|steals|pour|vole|payez|coûte|paie)(?: :)? 0\b/i;
    expect(said.flatMap(({ texts }) => texts.filter(text => paid.test(text)))).toEqual([]);
    expect(said.flatMap(({ texts }) => texts).filter(text => / for free\.$/.test(text))).not.toEqual([]);
  });
});

test.each(LANGUAGES)(
  'C-6.19 C-6.20 C-6.21 in %s a character is told by the options of its table',
  async language => {
    const { terms } = (await wordsFor(language, 'citadels')) as unknown as CitadelsWords;
    const telling = (options: Options) => CHARACTERS.map((_, i) => terms.character(i, options).help);
    const bySheet = telling(sheet);
    const differing = CHARACTERS.filter((_, i) => telling(published)[i] !== bySheet[i]).map(({ id }) => id);
    expect(differing.sort()).toEqual(['alchemist', 'architect', 'navigator']);
    const each = (option: Partial<Options>) =>
      telling({ ...published, ...option }).filter(
        help => bySheet.includes(help) && !telling(published).includes(help),
      );
    for (const option of ['architectIncome', 'alchemistRefund', 'navigator'] as const)
      expect(each({ [option]: sheet[option] })).toHaveLength(1);
  },
);
