import type { Label } from '../game-words.ts';

/** Each game's name and what it is about: kept apart, so that a page can name all games and load none. */
export const titles = {
  patrician: {
    name: 'Patrician',
    help: 'Bâtissez, étage par étage, les tours des cités d’Italie : le joueur qui a le plus d’étages dans une tour en récolte le prestige. Les cartes sont une reconstitution.',
  },
  citadels: {
    name: 'Citadelles',
    help: 'Choisissez un personnage en secret à chaque manche, amassez de l’or, bâtissez votre cité avant les autres et devinez qui joue qui.',
  },
  'lost-cities': {
    name: 'Les Cités perdues',
    help: 'À deux joueurs, lancez des expéditions qui doivent rapporter plus qu’elles ne coûtent. Trois manches rapides.',
  },
  'il-principe': {
    name: 'Il Principe',
    help: 'À la tête d’une famille de la Renaissance, remportez des bâtiments aux enchères, bâtissez des cités et disputez les rôles à vos rivaux. La carte et la plupart des cités sont une reconstitution.',
  },
} as const satisfies Readonly<Record<string, Label>>;
