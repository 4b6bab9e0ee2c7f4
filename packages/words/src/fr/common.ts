import type { CommonWords } from '../common-words.ts';
import { figure, signed } from '../figures.ts';
import type { ScoreWords } from '../game-words.ts';

const LIST = new Intl.ListFormat('fr', { type: 'conjunction' });

/** « 1 carte », « 3 cartes » ; in French zero is singular. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${figure(number)} ${Math.abs(number) < 2 ? one : many}`;
}

/** « Le plus d’argent : 4 pièces » */
export function scored(subject: string, figures?: string): ScoreWords {
  return { subject, text: figures === undefined ? subject : `${subject} : ${figures}` };
}

export const common: CommonWords = {
  language: 'français',
  bots: {
    random: {
      name: 'Zanni',
      level: 'au hasard',
      help: 'Le valet de la comédie : il pose ce qui lui tombe sous la main.',
    },
    heuristic: {
      name: 'Luca',
      level: 'à vue de nez',
      help: 'Le comptable : il additionne ce qui est sur la table et suit ses petites règles.',
    },
    novice: {
      name: 'Benvenuto',
      level: 'novice',
      help: 'Il connaît les règles depuis hier et aime toutes les cartes qu’il reçoit.',
    },
    apprentice: {
      name: 'Sofonisba',
      level: 'apprentie',
      help: 'Elle observe les maîtres et évite déjà leurs regrets les plus courants.',
    },
    companion: {
      name: 'Baldassare',
      level: 'compagnon',
      help: 'Un courtisan de bonne compagnie : sûr, vif, et qui a le triomphe poli.',
    },
    master: {
      name: 'Isabella',
      level: 'maîtresse',
      help: 'Elle collectionne les cités comme d’autres les tableaux et voit un peu plus loin, mais pas dans votre cœur.',
    },
    champion: {
      name: 'Niccolò',
      level: 'champion',
      help: 'Il pense à ce que vous tenez, à ce que vous voulez, et à la façon de vous décevoir.',
    },
  },
  yes: 'oui',
  no: 'non',
  none: 'aucun',
  list: parts => LIST.format(parts),
  place: place => (place === 1 ? '1er' : `${place}e`),
  points: points => count(points, 'point'),
  standing: (name, points) => `${name} : ${count(points, 'point')}`,
  signed,
  won: (names, points) =>
    names.length === 1
      ? `${names[0]} gagne avec ${count(points, 'point')}.`
      : `${LIST.format(names)} se partagent la victoire avec ${count(points, 'point')}.`,
  decidedBy: tieBreak => `Les totaux étaient égaux ; ce qui a décidé : ${tieBreak}.`,
  refused: (why, rule) => `${why} (${rule})`,
  refusals: {
    'unknown-action': 'Cela ne peut pas se faire à ce moment.',
    'not-your-turn': 'Ce n’est pas le tour de ce joueur.',
    'game-over': 'La partie est finie.',
  },
};
