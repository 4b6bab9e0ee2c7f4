/** What may import what: packages import packages, and folders of an app import folders of the same app. */

export const GAMES = ['lost-cities', 'patrician', 'citadels', 'il-principe'] as const;

const EACH_GAME = GAMES.map(game => `@signoria/${game}`);

/** apps -> words -> bots -> games -> each game -> core. */
export const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'packages/core': ['@noble/hashes'],
  ...Object.fromEntries(GAMES.map(game => [`packages/${game}`, ['@signoria/core']])),
  'packages/games': ['@signoria/core', ...EACH_GAME],
  'packages/protocol': ['@signoria/core', 'socket.io-client', 'typebox'],
  'packages/words': ['@signoria/bots', '@signoria/core', '@signoria/games', ...EACH_GAME],
  'packages/bots': ['@signoria/core', '@signoria/games', ...EACH_GAME],
};

/**
 * The folders of each app and those each may import. Files beside the folders are open to all: what starts the app,
 * and what every folder needs.
 */
export const FOLDERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'apps/cli/src': {
    admin: [],
    arena: [],
    attempts: [],
    boards: [],
    material: [],
    engine: ['material'],
    play: ['attempts', 'boards', 'material'],
    statistics: [],
    commands: ['admin', 'arena', 'boards', 'engine', 'material', 'play', 'statistics'],
  },
  'apps/server/src': {
    admin: ['nodes', 'people', 'play', 'store', 'tables'],
    limits: [],
    store: [],
    play: ['limits', 'nodes', 'store'],
    ratings: ['store'],
    bots: ['limits', 'play'],
    tables: ['bots', 'play', 'store'],
    chat: ['limits', 'store', 'tables'],
    commands: ['bots', 'limits', 'play', 'store', 'tables'],
    people: ['commands', 'limits', 'ratings', 'store', 'tables'],
    metrics: ['store'],
    nodes: [],
    notifications: ['people', 'store'],
    reviews: ['limits', 'play', 'store'],
    events: ['limits', 'nodes', 'notifications', 'play', 'store', 'tables'],
    http: [
      'bots',
      'commands',
      'limits',
      'notifications',
      'people',
      'play',
      'ratings',
      'reviews',
      'store',
      'tables',
    ],
    sockets: ['commands', 'limits', 'people', 'play', 'tables'],
  },
  'apps/web/src': {
    boards: [],
    components: ['preferences'],
    daily: ['match'],
    lessons: ['match'],
    match: ['preferences'],
    offline: ['preferences'],
    preferences: [],
    primer: ['preferences'],
    rules: ['preferences'],
    screens: [
      'boards',
      'components',
      'daily',
      'lessons',
      'match',
      'offline',
      'preferences',
      'primer',
      'rules',
    ],
  },
};

/** Tests that hold two apps to one another, or an app to a script; and the code of the rules, which the site shows. */
export const BORROWED: Readonly<Record<string, readonly string[]>> = {
  'apps/server/test/site.test.ts': ['scripts/compress.ts'],
  'apps/web/rule-code.ts': ['scripts/handbook/rule-code.ts', 'scripts/rooms.ts'],
  'apps/web/test/clocks.test.ts': ['apps/server/src/check.ts'],
  'apps/web/test/local-table.test.ts': ['apps/server/src/check.ts'],
  'apps/web/test/names.test.ts': ['apps/server/src/check.ts'],
};
