import type { LostCitiesWords } from '../../lost-cities-words.ts';

export const primer: LostCitiesWords['primer'] = {
  parts: {
    goal: {
      name: 'Marquer plus de points que l’adversaire',
      help: 'Chaque couleur est une expédition. Elle coûte 20 points dès que vous la commencez, et rapporte la somme des nombres que vous y posez.',
    },
    turn: {
      name: 'Jouez une carte, puis piochez',
      help: 'Posez une carte dans votre expédition de sa couleur : chaque nombre doit dépasser le précédent. Ou défaussez-la au milieu. Piochez ensuite, ou prenez la carte du dessus d’une défausse.',
    },
    end: {
      name: 'La dernière carte de la pioche met fin à la manche',
      help: 'Chaque expédition commencée compte ses nombres moins 20. Les paris multiplient le résultat, bon ou mauvais ; 8 cartes rapportent 20 points de plus. Une expédition jamais commencée ne coûte rien. Les points des trois manches s’additionnent.',
    },
  },
  tip: 'Commencez peu d’expéditions. Une couleur en vaut la peine quand vous avez déjà en main à peu près la moitié des 20 points qu’elle coûte.',
  first: {
    play: {
      name: 'Poser une carte',
      help: 'Une carte posée reste en place, et rien de plus bas ne peut suivre. Poser d’abord les petites cartes laisse le choix.',
    },
    discard: {
      name: 'Défausser une carte',
      help: 'Votre adversaire peut prendre ce que vous défaussez. Une carte trop basse pour vous deux est sans danger.',
    },
    draw: {
      name: 'Piocher',
      help: 'Piocher rapproche la fin de la manche. Hâtez-la si vous n’avez plus grand-chose à poser ; sinon, servez-vous plutôt dans les défausses.',
    },
    take: {
      name: 'Prendre dans une défausse',
      help: 'Prendre dans une défausse fait gagner un tour : la pioche ne diminue pas. Mais votre adversaire voit ce que vous prenez.',
    },
  },
};
