import type { CitadelsWords } from '../../citadels-words.ts';

export const primer: CitadelsWords['primer'] = {
  parts: {
    goal: {
      name: 'Bâtir la cité la plus précieuse',
      help: 'Chaque quartier bâti vaut à peu près ce qu’il coûte. Réunir les cinq couleurs et achever sa cité rapportent aussi des points.',
    },
    turn: {
      name: 'Choisissez un personnage en secret, jouez à son appel',
      help: 'À chaque manche, vous choisissez un personnage en secret. Les personnages sont appelés de 1 à 8. À votre tour, prenez 2 pièces ou piochez une carte, utilisez le pouvoir de votre personnage et bâtissez un quartier en payant son coût.',
    },
    end: {
      name: 'La première cité achevée met fin à la partie',
      help: 'Quand un joueur a bâti 8 quartiers, la manche est jouée jusqu’au bout. Chaque cité compte alors le coût de ses quartiers, 3 points pour les cinq couleurs et un bonus si elle est achevée.',
    },
  },
  tip: 'Demandez-vous quel personnage les autres vous attribuent. Le Voleur et l’Assassin visent un personnage, pas un joueur.',
  first: {
    choose: {
      name: 'Choisir un personnage',
      help: 'Prenez ce qui vous aide : de l’or, des cartes, la sécurité, ou de quoi gêner le meneur. Le paquet passe au suivant.',
    },
    bury: {
      name: 'Écarter un personnage',
      help: 'Ce personnage ne joue pas cette manche, et personne d’autre ne le sait.',
    },
    gold: {
      name: 'De l’or ou des cartes',
      help: 'Prenez de l’or si vos quartiers sont trop chers ; piochez si vous avez de l’or et rien à bâtir.',
    },
    keep: {
      name: 'Garder une carte',
      help: 'Gardez une carte. Une couleur qui manque à votre cité compte pour le bonus de la fin.',
    },
    build: {
      name: 'Bâtir un quartier',
      help: 'On ne bâtit pas deux fois le même quartier. Les quartiers bon marché achèvent vite une cité, les chers valent plus.',
    },
    income: {
      name: 'Prendre ses revenus',
      help: 'Votre personnage gagne de l’or pour sa couleur. Avant ou après avoir bâti ? Après, si vous allez bâtir cette couleur.',
    },
    murder: {
      name: 'L’Assassin',
      help: 'Le joueur de ce personnage perd tout son tour. Désignez celui dont un rival a le plus besoin.',
    },
    rob: {
      name: 'Le Voleur',
      help: 'Quand ce personnage est appelé, vous recevez tout son or. Les joueurs riches aiment le Marchand et l’Architecte.',
    },
    swap: {
      name: 'Le Magicien',
      help: 'Échangez votre main avec un joueur qui a plus de cartes, ou remplacez vos mauvaises cartes.',
    },
    destroy: {
      name: 'Le Condottiere',
      help: 'Détruire coûte 1 pièce de moins que bâtir : les quartiers les moins chers ne coûtent rien. Votre tour se termine alors. Les cités achevées sont à l’abri.',
    },
    end: {
      name: 'Terminer le tour',
      help: 'Terminer le tour donne la main au personnage suivant. Plus rien à bâtir ni à utiliser ?',
    },
  },
};
