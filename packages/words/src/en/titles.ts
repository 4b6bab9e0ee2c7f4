import type { Label } from '../game-words.ts';

/** Each game's name and what it is about: kept apart, so that a page can name all games and load none. */
export const titles = {
  patrician: {
    name: 'Patrician',
    help: 'Master builders raise the towers of Italian cities together; whoever built most of a tower takes its prestige. The deck is a reconstruction.',
  },
  citadels: {
    name: 'Citadels',
    help: 'Every round a secret character, every turn gold or cards: build a city before the others, and guess who they are.',
  },
  'lost-cities': {
    name: 'Lost Cities',
    help: 'Two explorers send out expeditions that must pay for themselves. Three short rounds.',
  },
  'il-principe': {
    name: 'Il Principe',
    help: 'Families of the Renaissance bid for buildings, raise cities and hold the offices of the land. The map and most city cards are a reconstruction.',
  },
} as const satisfies Readonly<Record<string, Label>>;
