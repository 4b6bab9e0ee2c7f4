/** What is longer than it should be, with its lines: it may only grow shorter, and nothing may join it. */

/** Functions over 60 lines, by file and name. */
export const LONG_FUNCTIONS: Readonly<Record<string, number>> = {
  'packages/il-principe/test/referee.ts referee': 172,
};

/** Files over 300 lines. */
export const LONG_FILES: Readonly<Record<string, number>> = {
  'packages/words/src/en/site.ts': 428,
  'packages/words/src/fr/site.ts': 461,
  'packages/words/src/site-words.ts': 368,
  'apps/web/src/boards/lost-cities/lost-cities.css': 330,
  'apps/web/src/boards/il-principe/il-principe.css': 684,
  'apps/web/src/boards/patrician/patrician.css': 631,
  'apps/web/src/boards/citadels/citadels.css': 310,
  'apps/web/src/screens/game/game.css': 316,
};
