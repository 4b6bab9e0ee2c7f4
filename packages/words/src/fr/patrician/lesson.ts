import type { LessonWords } from '../../lesson-words.ts';

export const lesson: LessonWords = {
  theme: {
    say: 'Vous êtes architecte dans les cités d’Italie, comme vos rivaux. Vous bâtissez tous les mêmes tours, étage par étage.',
  },
  goal: {
    say: 'Chaque cité a deux tours et deux tuiles Prestige. Quand la cité est achevée, celui qui a le plus d’étages dans la plus haute tour reçoit la tuile de plus grande valeur, celui qui en a le plus dans l’autre reçoit la seconde.',
  },
  turn: {
    say: 'À votre tour, jouez une carte, bâtissez dans sa cité, et prenez la carte visible qui s’y trouve.',
  },
  'first-card': {
    say: 'Chaque carte appartient à une cité. Jouez votre carte Bologna : une autre carte de Bologna y est visible, et vous la recevrez.',
    otherwise:
      'Vous pouvez jouer n’importe quelle carte, mais regardez celle qui se trouve à côté de sa cité, car vous la recevrez. À côté de Bologna, il y a une autre carte Bologna : jouez Bologna.',
    praise: 'Bien vu.',
  },
  'first-floor': {
    say: 'Choisissez maintenant l’une des deux tours. Bâtissez à gauche.',
    otherwise: 'Pour l’instant, les deux côtés se valent. Dans cette leçon, bâtissez à gauche.',
    praise: 'Votre premier étage. Vous avez pris la carte visible, et une autre l’a remplacée.',
  },
  taken: {
    say: 'Voici la carte que vous avez prise. Elle montre le barbu, comme celle que vous avez jouée : trois portraits du même patricien valent 6 points à la fin. Jouez-la.',
    otherwise: 'Jouez la carte Bologna : elle apporte un deuxième étage et un deuxième barbu.',
    praise: 'Déjà deux portraits.',
  },
  higher: {
    say: 'Bâtissez encore à gauche : deux étages dans la même tour sont difficiles à dépasser.',
    otherwise:
      'Bâtissez à gauche, sur votre propre étage : pour gagner une tour, il faut y avoir le plus d’étages.',
    praise: 'Cette tour sera difficile à vous prendre.',
  },
  'two-crests': {
    say: 'La carte que vous avez prise est pour Ferrara et porte deux armoiries : elle bâtit deux étages. Ferrara est petite, elle n’en compte que cinq. Jouez cette carte.',
    otherwise:
      'Deux étages d’un coup dans une cité de cinq : c’est la meilleure carte de votre main. Jouez Ferrara.',
    praise: 'Placez maintenant les deux étages.',
  },
  'on-top': {
    say: 'Un rival a un étage à droite. Bâtissez dessus : en cas d’égalité, l’étage le plus haut gagne la tour.',
    otherwise:
      'Placez cet étage à droite, sur celui de votre rival. À un étage partout, le plus haut l’emporte.',
    praise: 'En l’état, cette tour est à vous.',
  },
  'new-tower': {
    say: 'Placez le deuxième étage à gauche, pour avoir une part des deux tours.',
    otherwise: 'Vous menez déjà à droite. Bâtissez à gauche : cette tour compte aussi.',
    praise: 'Un étage dans chaque tour.',
  },
  'move-card': {
    say: 'À gauche, un rival a bâti sur votre étage. Votre carte Verona montre le déplacement, qui va vous aider. Jouez-la.',
    otherwise:
      'Gardez celle-là pour plus tard. La carte Verona permet de déplacer un étage, et c’est ce qu’il vous faut à Ferrara.',
    praise: 'Au travail.',
  },
  'move-floor': {
    say: 'Bâtissez d’abord, comme toujours : à droite, à Verona.',
    otherwise: 'Les deux côtés se valent. Dans cette leçon, bâtissez à droite.',
    praise: 'Passons au déplacement.',
  },
  move: {
    say: 'Le déplacement fait passer l’étage supérieur d’une tour à l’autre tour de la même cité. À Ferrara, déplacez votre étage de droite à gauche : vous y aurez deux étages sur trois.',
    otherwise:
      'Cela vous aide moins. À Ferrara, déplacez votre étage de la tour de droite à celle de gauche : vous y aurez le plus d’étages.',
    praise: 'Exactement.',
  },
  scored: {
    say: 'Ferrara est achevée et aussitôt décomptée. La tour de gauche est la plus haute, et deux de ses trois étages sont à vous : 5 points. Votre rival gagne l’autre : 2 points.',
  },
  end: {
    say: 'La partie se termine quand toutes les cartes sont jouées ; les séries de portraits comptent alors aussi. Un conseil : avant de bâtir, regardez la carte que vous allez prendre. C’est elle qui décide où vous pourrez bâtir ensuite.',
  },
};
