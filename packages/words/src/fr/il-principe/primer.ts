import type { IlPrincipeWords } from '../../il-principe-words.ts';

export const primer: IlPrincipeWords['primer'] = {
  parts: {
    goal: {
      name: 'Bâtir des cités, tenir des rôles, dominer des régions',
      help: 'Une cité rapporte des points et permet de placer des blasons sur la carte. Les rôles rapportent quand les autres bâtissent. À la fin, la famille qui a le plus de blasons dans une région marque 5 points.',
    },
    turn: {
      name: 'Mettez deux cartes aux enchères, misez, bâtissez ou posez',
      help: 'À chaque manche, vous recevez de l’argent, piochez des cartes Bâtiment et en mettez deux aux enchères. Les cartes d’une même couleur forment un lot. Ensuite, bâtissez une cité avec les cartes et les pièces voulues, ou posez devant vous des cartes d’une couleur.',
    },
    end: {
      name: 'Quand les cartes s’épuisent',
      help: 'La partie se termine quand il reste trop peu de cartes Bâtiment ou de cités. On compte alors les régions, les rôles, les séries de cinq couleurs, la bourse la mieux remplie et la plus grande main.',
    },
  },
  tip: 'Les cartes en main bâtissent des cités ; les cartes posées gagnent des rôles. Décidez tôt à quoi servira chaque couleur.',
  first: {
    offer: {
      name: 'Mettre des cartes aux enchères',
      help: 'Choisissez des couleurs dont vous pouvez vous passer, ou celles pour lesquelles vous miserez plus que les autres. Votre choix reste secret jusqu’à ce que tous aient choisi.',
    },
    bid: {
      name: 'Miser',
      help: 'Il faut aussi des pièces pour bâtir : une petite cité en coûte 3. Un lot dont personne ne veut est bon marché, et son gagnant peut bâtir aussitôt.',
    },
    build: {
      name: 'Bâtir une cité',
      help: 'Bâtir consomme des cartes et des pièces, et rapporte des points à toute autre famille qui tient un rôle dans les couleurs de la cité.',
    },
    lay: {
      name: 'Poser des cartes',
      help: 'La famille qui a posé le plus de cartes d’une couleur prend le rôle majeur ; la deuxième, le rôle mineur.',
    },
    shield: {
      name: 'Placer un blason',
      help: 'Avoir le plus de blasons dans une région rapporte 5 points à la fin, la deuxième place 2. Cherchez une région où un blason de plus change le classement.',
    },
    uncover: {
      name: 'Remettre une carte face visible',
      help: 'Une carte remise face visible compte de nouveau pour son rôle.',
    },
  },
};
