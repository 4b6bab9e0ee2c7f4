import type { Label } from '../game-words.ts';

/** Each game's name and what it is about: kept apart, so that a page can name all games and load none. */
export const titles = {
  patrician: {
    name: 'Patrician',
    help: 'Rival master builders raise the towers of Italy’s cities. Own the most floors of a tower and its prestige is yours. The deck is a reconstruction.',
  },
  citadels: {
    name: 'Citadels',
    help: 'Choose a secret character each round, outguess your rivals, and be the first to complete your city.',
  },
  'lost-cities': {
    name: 'Lost Cities',
    help: 'Two explorers launch expeditions that must earn back their cost. Three short rounds.',
  },
  'il-principe': {
    name: 'Il Principe',
    help: 'Renaissance families bid for buildings, found cities and compete for power. The map and most city cards are a reconstruction.',
  },
} as const satisfies Readonly<Record<string, Label>>;
