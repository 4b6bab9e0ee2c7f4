import type { LessonWords } from '../../lesson-words.ts';

export const lesson: LessonWords = {
  theme: {
    say: 'Vous et votre adversaire lancez des expéditions vers cinq lieux perdus : le désert, la mer, les sommets, la forêt et le volcan.',
  },
  goal: {
    say: 'Commencer une expédition coûte 20 points. Chaque carte que vous y posez rapporte son nombre. Le total le plus élevé gagne : une expédition doit donc rapporter plus qu’elle ne coûte.',
  },
  turn: {
    say: 'Chaque tour se déroule de la même façon : posez ou défaussez une carte de votre main, puis piochez-en une. À la fin du tour, vous avez toujours huit cartes.',
  },
  'first-card': {
    say: 'Vous avez trois cartes du désert : 3, 6 et 7. Commencez par là, et par la plus basse : posez le 3 du Désert de votre côté.',
    otherwise:
      'C’est permis, mais vous avez trois cartes du désert, et commencer bas laisse de la place aux autres. Posez le 3 du Désert.',
    praise: 'Bien. L’expédition est lancée, et elle peut encore grandir.',
  },
  'first-draw': {
    say: 'Piochez maintenant une carte. Les défausses sont vides : prenez-la dans la pioche.',
    praise: 'Voilà un tour complet.',
  },
  rising: {
    say: 'Dans une expédition, les nombres doivent monter. Posez maintenant le 6 du Désert ; après lui, un 4 ou un 5 n’y a plus sa place.',
    otherwise:
      'Posez le 6 du Désert avant le 7 : un nombre sauté est perdu pour l’expédition. Et une nouvelle expédition coûterait encore 20 points.',
    praise: 'Très bien : vous n’avez rien sauté de ce que vous avez en main.',
  },
  draw: {
    say: 'Piochez de nouveau.',
    praise: 'Voyons maintenant ce que fait votre adversaire.',
  },
  on: {
    say: 'Votre adversaire a défaussé le 9 du Désert, qui vous sera utile ! Mais posez d’abord une carte, comme toujours : le 7 du Désert.',
    otherwise: 'Le 7 du Désert convient maintenant, et laisse encore de la place au 9. Posez-le.',
    praise: 'C’est ici que cela devient intéressant.',
  },
  take: {
    say: 'Au lieu de piocher, vous pouvez prendre la carte du dessus d’une défausse. Prenez le 9 du Désert.',
    otherwise:
      'Personne ne sait ce qu’apportera la pioche. Le 9 du Désert est sûr : prenez-le dans sa défausse.',
    praise: 'Une valeur sûre, mais votre adversaire l’a vue aussi.',
  },
  wager: {
    say: 'Un pari double le résultat de son expédition, en bien ou en mal, et se pose avant tout nombre. Vous avez le 6, le 7 et le 8 du Volcan : posez le pari du Volcan.',
    otherwise:
      'Avec le 6, le 7 et le 8 en main, le volcan mérite un pari, et après le premier nombre il sera trop tard. Posez le pari du Volcan.',
    praise: 'Audacieux ! Le volcan compte maintenant double.',
  },
  'wager-draw': {
    say: 'Piochez une carte.',
    praise: 'Bien.',
  },
  discard: {
    say: 'Défaussez ce qui ne vous sert pas, mais n’oubliez pas que votre adversaire peut le prendre. Le pari des Sommets est sans danger : l’expédition de votre adversaire vers les sommets a déjà un nombre, et aucun pari ne peut plus suivre.',
    otherwise:
      'Cette carte peut servir, à vous ou à votre adversaire. Défaussez le pari des Sommets : il est trop tard pour votre adversaire, et vous avez trop peu pour parier.',
    praise: 'Une telle défausse ne donne rien à personne.',
  },
  'last-draw': {
    say: 'Piochez encore une fois. On ne reprend pas la carte que l’on vient de défausser : prenez dans la pioche.',
    praise: 'Une carte du volcan, juste ce qu’il vous fallait.',
  },
  sums: {
    say: 'Votre désert compte 3 + 6 + 7 = 16, moins 20 : cela fait −4 pour l’instant, et +5 avec le 9. Votre volcan est à −40, car le pari double aussi le coût. Avec 5, 6, 7 et 8, il rapportera deux fois 6.',
  },
  end: {
    say: 'La manche s’arrête dès que la dernière carte de la pioche est prise, et une partie compte d’ordinaire trois manches. Une expédition de huit cartes rapporte 20 points de plus. Un conseil : deux ou trois bonnes expéditions valent mieux que cinq médiocres.',
  },
};
