import { GAMES } from '@signoria/games';
import { describe, expect, test } from 'vitest';
import { accessWords } from '../src/access.ts';
import { dailyWords } from '../src/daily.ts';
import { LANGUAGES, wordsFor } from '../src/index.ts';
import { replayWords } from '../src/replay.ts';
import { gameTitles, peopleWords, siteWords } from '../src/site.ts';
import { slips } from './typography.ts';

/** Every sentence in a tree of words; those that take something are given names and numbers. */
function sentences(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return [words('Ada', 'Bea'), words(1, 2), words(3, 3)].map(String);
  if (typeof words === 'object' && words !== null) return Object.values(words).flatMap(sentences);
  return [];
}

describe.each(LANGUAGES)('the site in %s', language => {
  test('says something everywhere, as a printer would set it', async () => {
    const pages = [replayWords(language), dailyWords(language), accessWords(language)];
    const said = [await siteWords(language), await peopleWords(language), ...pages].flatMap(sentences);
    expect(said.length).toBeGreaterThan(200);
    expect(said.filter(text => text.trim() === '')).toEqual([]);
    expect(said.flatMap(text => slips(language, text))).toEqual([]);
  });

  test.each(GAMES.map(({ id }) => id))('calls %s by the name its own words give it', async id => {
    expect((await gameTitles(language))[id]).toEqual((await wordsFor(language, id)).title);
  });
});
