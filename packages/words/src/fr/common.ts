import type { CommonWords } from '../common-words.ts';
import { signed } from '../figures.ts';
import type { ScoreWords } from '../game-words.ts';
import { count } from './count.ts';

export { count } from './count.ts';

const LIST = new Intl.ListFormat('fr', { type: 'conjunction' });

/** « d’Anna », « d’Åsa », « de Bruno », « de Yann ». */
export function by(name: string): string {
  return /^[aeiouhœà-æè-ïò-öø-ü]/i.test(name) ? `d’${name}` : `de ${name}`;
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
      level: 'aléatoire',
      help: 'Le valet de comédie : il joue ce qui lui tombe sous la main.',
    },
    heuristic: {
      name: 'Luca',
      level: 'élémentaire',
      help: 'Le comptable : il additionne ce qu’il voit sur la table et s’en tient à quelques principes.',
    },
    novice: {
      name: 'Benvenuto',
      level: 'débutant',
      help: 'Il a appris les règles hier et adore toutes les cartes qu’il reçoit.',
    },
    apprentice: {
      name: 'Sofonisba',
      level: 'intermédiaire',
      help: 'Elle observe les maîtres et évite déjà leurs erreurs les plus courantes.',
    },
    companion: {
      name: 'Baldassare',
      level: 'confirmé',
      help: 'Un courtisan de bonne compagnie : solide, vif, et modeste dans la victoire.',
    },
    master: {
      name: 'Isabella',
      level: 'experte',
      help: 'Elle collectionne les cités comme d’autres les tableaux. Elle voit loin, mais ne lit pas dans vos pensées.',
    },
    champion: {
      name: 'Niccolò',
      level: 'champion',
      help: 'Il devine ce que vous avez en main, ce que vous cherchez, et comment vous en priver.',
    },
  },
  yes: 'oui',
  no: 'non',
  none: 'aucun',
  pair: (name, value) => `${name} : ${value}`,
  list: parts => LIST.format(parts),
  place: place => (place === 1 ? '1er' : `${place}e`),
  points: points => count(points, 'point'),
  standing: (name, points) => `${name} : ${count(points, 'point')}`,
  signed,
  won: (names, points) =>
    names.length === 1
      ? `${names[0]} gagne avec ${count(points, 'point')}.`
      : `${LIST.format(names)} se partagent la victoire avec ${count(points, 'point')} chacun.`,
  decidedBy: tieBreak => `Égalité départagée : ${tieBreak}.`,
  refused: (why, rule) => `${why} (${rule})`,
  refusals: {
    'unknown-action': 'Action impossible pour le moment.',
    'not-your-turn': 'Ce n’est pas à vous de jouer.',
    'game-over': 'La partie est terminée.',
  },
};
