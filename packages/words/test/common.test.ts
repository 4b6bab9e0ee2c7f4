import { BOT_IDS } from '@signoria/bots/levels';
import { describe, expect, test } from 'vitest';
import { commonWords, LANGUAGES, languageFor, languageOfTerminal } from '../src/index.ts';
import { slips } from './typography.ts';

describe('the language', () => {
  test('is the first of the reader’s that we speak', () => {
    expect(languageFor(['de-CH', 'fr-CH', 'en'])).toBe('fr');
    expect(languageFor(['en-GB', 'fr'])).toBe('en');
    expect(languageFor(['FR'])).toBe('fr');
    expect(languageFor(['frisian', 'it'])).toBe('en');
    expect(languageFor([])).toBe('en');
  });

  test('of a terminal is set by LC_ALL, then LC_MESSAGES, then LANG', () => {
    expect(languageOfTerminal({ LANG: 'fr_FR.UTF-8' })).toBe('fr');
    expect(languageOfTerminal({ LC_ALL: 'C', LANG: 'fr_FR.UTF-8' })).toBe('en');
    expect(languageOfTerminal({ LC_ALL: '', LC_MESSAGES: 'fr_CA@euro', LANG: 'en_US' })).toBe('fr');
    expect(languageOfTerminal({})).toBe('en');
  });
});

describe.each(LANGUAGES)('the common words in %s', async language => {
  const words = await commonWords(language);

  test('introduce every bot under a name of its own', () => {
    const bots = BOT_IDS.map(id => words.bots[id]);
    expect(new Set(bots.map(bot => bot.name)).size).toBe(BOT_IDS.length);
    expect(
      bots.flatMap(bot => [bot.name, bot.level, bot.help]).flatMap(text => slips(language, text)),
    ).toEqual([]);
  });

  test('name the winners', () => {
    expect(words.won(['Anna'], 1)).toMatch(/^Anna .* 1 point\.$/);
    expect(words.won(['Anna', 'Bruno'], 12)).toMatch(/^Anna \p{L}+ Bruno .* 12 points/u);
    expect(words.decidedBy('x')).toContain('x');
    expect(slips(language, words.decidedBy('x'))).toEqual([]);
  });
});

test('places and points are written as each language does', async () => {
  const [en, fr] = await Promise.all(LANGUAGES.map(commonWords));
  expect([1, 2, 3, 4, 11, 21].map(en.place)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '21st']);
  expect([1, 2, 3].map(fr.place)).toEqual(['1er', '2e', '3e']);
  expect([-4, 0, 1].map(en.points)).toEqual(['−4 points', '0 points', '1 point']);
  expect([-4, 0, 1].map(fr.points)).toEqual(['−4 points', '0 point', '1 point']);
  expect([3, 0, -3].map(en.signed)).toEqual(['+3', '0', '−3']);
});
