import type { CommonWords } from './common-words.ts';
import type { GameWords } from './game-words.ts';
import type { Language } from './language.ts';

/** Loaded when asked for, so that a page carries one language and one game. A new game adds a line to each list. */
const GAMES: Readonly<Record<Language, Readonly<Record<string, () => Promise<{ words: GameWords }>>>>> = {
  en: {
    citadels: () => import('./en/citadels/index.ts'),
    'il-principe': () => import('./en/il-principe/index.ts'),
    'lost-cities': () => import('./en/lost-cities/index.ts'),
    patrician: () => import('./en/patrician/index.ts'),
  },
  fr: {
    citadels: () => import('./fr/citadels/index.ts'),
    'il-principe': () => import('./fr/il-principe/index.ts'),
    'lost-cities': () => import('./fr/lost-cities/index.ts'),
    patrician: () => import('./fr/patrician/index.ts'),
  },
};

const COMMON: Readonly<Record<Language, () => Promise<{ common: CommonWords }>>> = {
  en: () => import('./en/common.ts'),
  fr: () => import('./fr/common.ts'),
};

/** The text of a game. Every game has it in every language (a test checks that). */
export async function wordsFor(language: Language, game: string): Promise<GameWords> {
  return (await GAMES[language][game]()).words;
}

export async function commonWords(language: Language): Promise<CommonWords> {
  return (await COMMON[language]()).common;
}
