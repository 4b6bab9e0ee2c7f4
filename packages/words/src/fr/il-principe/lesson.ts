import type { LessonWords } from '../../lesson-words.ts';

export const lesson: LessonWords = {
  goal: {
    say: 'Vous dirigez une famille de l’Italie de la Renaissance. Les points viennent des cités que vous bâtissez, des rôles que vous tenez, et des régions de la carte où vous avez le plus de blasons.',
  },
  round: {
    say: 'À chaque manche, vous recevez 5 pièces et piochez des cartes. Chaque famille en met deux aux enchères ; chaque couleur forme un lot. Ensuite, chacune pose des cartes ou bâtit une cité.',
  },
  offer: {
    say: 'Vous avez deux châteaux bleus et deux marchés jaunes. Mettez aux enchères ce dont vous pouvez vous passer : un château bleu. Personne ne le verra avant que toutes les offres soient révélées.',
    otherwise:
      'Gardez vos cartes jaunes : c’est la couleur que vous réunissez. Mettez aux enchères un château bleu.',
    praise: 'Bien.',
  },
  'offer-again': {
    say: 'Mettez aussi aux enchères l’autre château bleu.',
    otherwise: 'Gardez les deux cartes jaunes et mettez aux enchères la deuxième bleue.',
    praise: 'Votre offre est complète.',
  },
  bid: {
    say: 'Une carte rouge et les deux bleues sont allées aux autres ; vous avez passé. Voici trois cartes jaunes aux enchères, et vous misez en premier. Misez 2.',
    otherwise: 'Commencez par 2 : c’est peu pour trois cartes, et vous pourrez encore monter.',
    praise: 'Un début modeste.',
  },
  outbid: {
    say: 'Quelqu’un a misé 3. Misez 4 : trois cartes jaunes de plus valent bien cela.',
    otherwise: '4 suffit pour mener. Ne passez pas, et ne payez pas plus qu’il ne faut.',
    praise: 'Les trois cartes jaunes sont à vous.',
  },
  lay: {
    say: 'On ne peut pas bâtir de cité à la première manche : posez donc des cartes. La famille qui en a le plus d’une couleur en obtient le rôle. Posez trois cartes jaunes et gardez-en deux pour bâtir.',
    otherwise: 'Trois suffisent pour obtenir le rôle, et deux serviront à bâtir. Posez trois cartes jaunes.',
    praise: 'Personne n’a plus de cartes jaunes que vous.',
  },
  role: {
    say: 'Vous obtenez le rôle de Banquier, le rôle majeur du jaune. Il vous a rapporté 2 pièces, et quand une autre famille bâtira une cité où il y a du jaune, vous marquerez 2 points. En échange, deux de vos cartes ont été retournées face cachée et ne comptent plus pour les rôles.',
  },
  green: {
    say: 'Nouvelle manche : vous avez reçu vos pièces, puis mis aux enchères une carte rouge et une bleue. Voici un lot de deux cartes vertes. Avec elles, vous pouvez bâtir Bologna, qui demande deux vertes, une blanche et une jaune. Misez 2.',
    otherwise: 'Ces cartes complètent Bologna : ne passez pas, mais 2 pièces suffiront.',
    praise: 'Elles sont à vous, et pour presque rien.',
  },
  build: {
    say: 'Le gagnant d’un lot peut bâtir une cité aussitôt. Vous avez les cartes de Bologna et les 4 pièces qu’elle coûte. Bâtissez-la.',
    otherwise:
      'Bâtissez maintenant : vous avez les cartes et les pièces, et une autre famille pourrait prendre Bologna.',
    praise: 'Bologna est à vous.',
  },
  shield: {
    say: 'Bologna permet aussi de placer deux blasons. Elle touche deux régions, la brune et la rouge. Placez un blason dans la région brune.',
    otherwise: 'Les deux sont possibles. Dans cette leçon, placez-le dans la région brune.',
    praise: 'Encore un à placer.',
  },
  'shield-again': {
    say: 'Placez-y aussi le deuxième : la famille qui a le plus de blasons dans une région marque 5 points à la fin.',
    otherwise:
      'Deux dans la même région sont plus sûrs qu’un dans chacune. Choisissez encore la région brune.',
    praise: 'Vous dominez la région brune.',
  },
  points: {
    say: 'Bologna vous a rapporté 6 points. Les autres familles qui tiennent un rôle dans l’une de ses couleurs auraient marqué aussi, mais personne ne tient de rôle vert ou blanc, et le jaune est à vous. Les enchères continuent.',
  },
  end: {
    say: 'La partie se termine quand il reste trop peu de cartes ou de cités. On compte alors les régions, mais aussi les rôles, les séries de cinq couleurs, la bourse la mieux remplie et la plus grande main. Un conseil : décidez tôt quelles couleurs gagnent des rôles et lesquelles bâtissent des cités.',
  },
};
