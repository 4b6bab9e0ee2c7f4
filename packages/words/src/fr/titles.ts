import type { Label } from '../game-words.ts';

/** Each game's name and what it is about: kept apart, so that a page can name all games and load none. */
export const titles = {
  patrician: {
    name: 'Patrician',
    help: 'Des maîtres d’œuvre élèvent ensemble les tours des cités d’Italie ; qui a bâti le plus d’une tour en prend le prestige. Le paquet de cartes est une reconstitution.',
  },
  citadels: {
    name: 'Citadelles',
    help: 'À chaque manche un personnage secret, à chaque tour de l’or ou des cartes : bâtissez une cité avant les autres, et devinez qui ils sont.',
  },
  'lost-cities': {
    name: 'Les Cités perdues',
    help: 'Deux explorateurs lancent des expéditions qui doivent couvrir leurs frais. Trois courtes manches.',
  },
  'il-principe': {
    name: 'Il Principe',
    help: 'Des familles de la Renaissance se disputent des bâtiments aux enchères, élèvent des cités et tiennent les charges du pays. La carte et la plupart des cités sont une reconstitution.',
  },
} as const satisfies Readonly<Record<string, Label>>;
