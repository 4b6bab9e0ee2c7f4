import { GAMES } from '@signoria/games';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language, type LessonWords, wordsFor } from '../src/index.ts';
import { figuresIn, slips } from './typography.ts';

async function lessonWords(language: Language, game: string): Promise<LessonWords> {
  const { lesson } = await (await wordsFor(language, game)).lesson();
  return lesson;
}

function textsOf(words: LessonWords): string[] {
  return Object.values(words).flatMap(({ say, otherwise = '', praise = '' }) => [say, otherwise, praise]);
}

describe.each(GAMES)('the lesson of $id', ({ id }) => {
  test('says little at a time, as a printer would set it', async () => {
    for (const language of LANGUAGES) {
      const texts = textsOf(await lessonWords(language, id));
      expect(texts.flatMap(text => slips(language, text))).toEqual([]);
      for (const text of texts) expect(text.length, text).toBeLessThan(300);
    }
  });

  test('says the same in every language, step by step and number by number', async () => {
    const [english, french] = await Promise.all(LANGUAGES.map(language => lessonWords(language, id)));
    const shape = (words: LessonWords) =>
      Object.entries(words).map(([step, said]) => [
        step,
        Object.keys(said),
        figuresIn(Object.values(said).join(' ')),
      ]);
    expect(shape(french)).toEqual(shape(english));
  });
});
