import type { LessonWords } from '../../lesson-words.ts';

export const lesson: LessonWords = {
  goal: {
    say: 'Vous bâtissez une cité, quartier par quartier. Chacun vaut ce qu’il coûte, et la première cité de huit quartiers met fin à la partie.',
  },
  round: {
    say: 'À chaque manche, tous choisissent un personnage en secret. Puis les personnages sont appelés dans l’ordre, de 1 à 8, et celui qui est appelé joue son tour. Vous avez la couronne : vous choisissez en premier.',
  },
  choose: {
    say: 'Deux quartiers de votre main sont verts : le Comptoir et le Port. Le Marchand gagne de l’or pour les quartiers verts. Choisissez le Marchand.',
    otherwise:
      'Ce n’est pas un mauvais choix, mais vous avez des quartiers verts, et le Marchand en tire de l’or. Choisissez le Marchand.',
    praise: 'Personne ne sait qui vous êtes. Voyons qui est appelé avant vous.',
  },
  gold: {
    say: 'L’Assassin a assassiné l’Architecte, que personne n’avait choisi, et le Voleur a volé le Roi. C’est à vous. Prenez 2 pièces ou piochez : vous avez assez de cartes, prenez l’or.',
    otherwise: 'Vous avez des quartiers, mais trop peu d’or pour les bâtir. Prenez 2 pièces.',
    praise: 'En tant que Marchand, vous en recevez 1 de plus.',
  },
  build: {
    say: 'Vous avez 5 pièces. Bâtissez le Port pour 4.',
    otherwise:
      'Ici, le Port est préférable : il vaut 4 et, comme il est vert, il rapportera aussitôt. Bâtissez le Port.',
    praise: 'Votre cité a son premier quartier.',
  },
  income: {
    say: 'Le Marchand reçoit 1 pièce par quartier vert, et vous venez d’en bâtir un. Prenez vos revenus.',
    otherwise: 'Pas si vite : vous perdriez l’or que rapporte le Port. Prenez vos revenus.',
    praise: 'Mieux vaut bâtir d’abord et prendre ses revenus ensuite.',
  },
  finish: {
    say: 'Il n’y a plus rien à faire : terminez votre tour.',
    praise: 'Passons à la manche suivante.',
  },
  crown: {
    say: 'Le Roi prend la couronne, et celui qui a la couronne choisit en premier : cette fois, ce n’est pas vous. Le Marchand et le Condottiere sont écartés face visible : personne ne peut les jouer pendant cette manche.',
  },
  thief: {
    say: 'L’or vous manque. Le Voleur désigne un personnage et prend tout l’or de son joueur. Choisissez le Voleur.',
    otherwise:
      'C’est possible, mais c’est l’or qui vous manque, et le Voleur le prend aux autres. Choisissez le Voleur.',
    praise: 'Voyons qui vous pouvez voler.',
  },
  rob: {
    say: 'Vous avez laissé le Roi, l’Évêque et l’Architecte : deux d’entre eux sont en jeu. L’Architecte a été assassiné, on ne peut pas le voler. Désignez l’Évêque.',
    otherwise:
      'Désignez d’abord qui voler. Vous avez laissé le Roi, l’Évêque et l’Architecte : essayez l’Évêque.',
    praise: 'Vous le saurez quand l’Évêque sera appelé.',
  },
  draw: {
    say: 'Avec 2 pièces, vous ne pouvez rien bâtir de votre main. Cette fois, piochez.',
    otherwise:
      'Deux pièces de plus permettraient de bâtir, mais vous en aurez bientôt si l’Évêque est là. Piochez.',
    praise: 'Vous piochez deux cartes et en gardez une.',
  },
  keep: {
    say: 'Vous pouvez payer l’Échoppe tout de suite. Gardez-la.',
    otherwise: 'La Tour de Guet est moins chère, mais vaut moins. Gardez l’Échoppe : vous pouvez la payer.',
    praise: 'Bien.',
  },
  'build-again': {
    say: 'Bâtissez l’Échoppe avec vos 2 dernières pièces.',
    otherwise:
      'Bâtissez avant de terminer votre tour : l’or que l’on garde peut être volé, un quartier est à vous.',
    praise: 'Deux quartiers verts : de quoi plaire au Marchand.',
  },
  'finish-again': {
    say: 'Terminez votre tour : les personnages suivants sont appelés.',
    praise: 'Bien deviné !',
  },
  end: {
    say: 'L’Évêque était là : 3 pièces pour vous. À la fin de la partie, une cité gagne 3 points pour les cinq couleurs, 4 si elle est achevée la première, 2 si elle l’est plus tard. Un conseil : demandez-vous quel personnage les autres attendent de vous.',
  },
};
