import type { AccessWords } from '../access-words.ts';
import { count } from './count.ts';

export const access: AccessWords = {
  keys: {
    title: 'Raccourcis clavier',
    off: 'Les raccourcis à une touche sont désactivés. Ils se réactivent dans le menu.',
    does: {
      choose: 'Faire l’un des neuf premiers choix',
      go: 'Passer d’un choix à l’autre',
      press: 'Valider le choix sélectionné',
      cancel: 'Annuler, ou fermer ce qui est ouvert',
      position: 'Écouter et lire la position',
      type: 'Jouer au clavier, en toutes lettres',
      keys: 'Afficher ces raccourcis',
    },
    replay: {
      step: 'Un coup en arrière ou en avant',
      ends: 'Premier ou dernier coup',
      play: 'Lecture ou pause',
    },
    named: {
      arrows: 'Flèches',
      enter: 'Entrée',
      escape: 'Échap',
      tab: 'Tab',
      space: 'Espace',
      home: 'Début',
      end: 'Fin',
    },
  },
  words: {
    title: 'Jouer en toutes lettres',
    label: 'Votre coup',
    help: 'Écrivez une partie du nom d’un coup, puis appuyez sur Entrée.',
    play: 'Jouer',
    moves: moves => count(moves, 'coup possible', 'coups possibles'),
    several: moves => `${count(moves, 'coup')} correspondent. Précisez, ou choisissez ci-dessous.`,
    nothing: typed => `Aucun coup possible ne correspond à «\u00a0${typed}\u00a0».`,
    empty: 'Écrivez d’abord un coup.',
    happened: 'Derniers événements',
    position: 'La position',
  },
};
