import type { PatricianWords } from '../../patrician-words.ts';

export const primer: PatricianWords['primer'] = {
  parts: {
    goal: {
      name: 'Gagner des tours, réunir des portraits',
      help: 'Chaque cité a deux tours et deux tuiles Prestige. Le joueur qui a le plus d’étages dans une tour en gagne la tuile. Chaque série de 3 portraits du même patricien sur vos cartes vaut 6 points.',
    },
    turn: {
      name: 'Jouez une carte, bâtissez, prenez une carte',
      help: 'Votre carte désigne une cité : bâtissez-y un étage par armoiries, dans la tour de votre choix. Prenez ensuite la carte visible à côté de cette cité. Elle décide où vous pourrez bâtir plus tard.',
    },
    end: {
      name: 'Une cité achevée est décomptée aussitôt',
      help: 'Quand une cité a tous ses étages, la plus haute tour rapporte la tuile de plus grande valeur, l’autre la seconde. En cas d’égalité, l’étage le plus haut l’emporte. La partie se termine quand toutes les cartes sont jouées.',
    },
  },
  tip: 'Regardez la carte visible avant de bâtir : elle viendra dans votre main. Le bon portrait peut valoir plus qu’un étage.',
  first: {
    play: {
      name: 'Jouer une carte',
      help: 'Choisissez une carte pour sa cité, pour son portrait, et pour la carte visible que vous prendrez ensuite.',
    },
    build: {
      name: 'Bâtir un étage',
      help: 'La plus haute tour rapporte davantage, mais tout le monde y bâtit. La plus petite se gagne souvent avec deux étages.',
    },
    move: {
      name: 'Déplacer un étage',
      help: 'Vous pouvez déplacer l’étage supérieur d’une tour vers l’autre tour de la cité : le vôtre là où il compte, celui d’un rival là où il ne compte plus.',
    },
    take: {
      name: 'Prendre une carte',
      help: 'Le point d’interrogation permet de prendre n’importe quelle carte visible. Pensez à votre prochain tour, et à ce qui plairait à votre voisin.',
    },
    messenger: {
      name: 'Placer un messager',
      help: 'Un messager donne 2 points de plus au gagnant de chaque tour des deux cités.',
    },
  },
};
