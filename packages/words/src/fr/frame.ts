import type { FrameWords } from '../frame-words.ts';
import { count } from './count.ts';

export const frame: FrameWords = {
  told: 'Ce qui se passe',
  skip: 'Aller à mon tour',
  missed: 'Ce qui s’est passé depuis mon dernier tour',
  step: (at, of) => `${at} sur ${of}`,
  coming: action => `À suivre : ${action}. Touchez l’écran pour choisir vous-même.`,
  follows: {
    name: 'Piocher automatiquement',
    help: 'Dans Les Cités perdues, une carte est piochée pour vous dès que vous en avez joué une. Pour en prendre une dans une défausse, touchez d’abord cette défausse.',
  },
  shortcuts: {
    name: 'Raccourcis à une touche',
    help: 'Les lettres et les chiffres agissent sur la partie. Le point d’interrogation affiche la liste des raccourcis.',
  },
  goOn: 'Continuer',
  since: {
    title: moves => `Pendant votre absence : ${count(moves, 'coup')}`,
    more: events => (events === 1 ? 'et un autre événement' : `et ${events} autres événements`),
    watch: 'Voir ce qui s’est passé',
  },
  back: { title: 'Revoir les coups précédents', now: 'Revenir au présent' },
  earlier: 'Précédent',
  later: 'Suivant',
  end: {
    won: (rival, points) =>
      points === null
        ? `À égalité avec ${rival}, vous gagnez au départage !`
        : `Vous gagnez avec ${points} d’avance sur ${rival} !`,
    lost: (winner, points) =>
      points === null
        ? `À égalité avec ${winner}, vous perdez au départage.`
        : `Vous perdez avec ${points} de retard sur ${winner}.`,
    shared: rival => `Vous partagez la victoire avec ${rival} !`,
    decided: (part, both) => `Ce qui a fait la différence : ${part} (${both}).`,
    proofs: 'Enregistrement et preuve de la donne',
    board: 'Voir le plateau',
  },
};
