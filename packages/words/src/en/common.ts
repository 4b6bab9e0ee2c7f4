import type { CommonWords } from '../common-words.ts';
import { figure, signed } from '../figures.ts';
import type { ScoreWords } from '../game-words.ts';

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIX: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** "1 card", "3 cards" */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${figure(number)} ${Math.abs(number) === 1 ? one : many}`;
}

/** "Most money: 4 coins" */
export function scored(subject: string, figures?: string): ScoreWords {
  return { subject, text: figures === undefined ? subject : `${subject}: ${figures}` };
}

export const common: CommonWords = {
  language: 'English',
  bots: {
    random: {
      name: 'Zanni',
      level: 'at random',
      help: 'The servant of the comedy: lays down whatever his hand meets.',
    },
    heuristic: {
      name: 'Luca',
      level: 'by rule of thumb',
      help: 'The book-keeper: counts what lies on the table and follows his rules of thumb.',
    },
    novice: {
      name: 'Benvenuto',
      level: 'novice',
      help: 'Knows the rules since yesterday, and loves every card he is dealt.',
    },
    apprentice: {
      name: 'Sofonisba',
      level: 'apprentice',
      help: 'Watches the masters, and already avoids their commonest regrets.',
    },
    companion: {
      name: 'Baldassare',
      level: 'companion',
      help: 'A courtier of good company: sound, quick, never rude about it.',
    },
    master: {
      name: 'Isabella',
      level: 'master',
      help: 'Collects cities as others collect paintings; looks a little ahead, but not into your heart.',
    },
    champion: {
      name: 'Niccolò',
      level: 'champion',
      help: 'Thinks through what you hold, what you want, and how you will be disappointed.',
    },
  },
  yes: 'yes',
  no: 'no',
  none: 'none',
  list: parts => LIST.format(parts),
  place: place => `${place}${SUFFIX[ORDINAL.select(place)]}`,
  points: points => count(points, 'point'),
  standing: (name, points) => `${name}: ${count(points, 'point')}`,
  signed,
  won: (names, points) =>
    names.length === 1
      ? `${names[0]} wins with ${count(points, 'point')}.`
      : `${LIST.format(names)} share the win with ${count(points, 'point')} each.`,
  decidedBy: tieBreak => `The totals were level; decided by ${tieBreak}.`,
  refused: (why, rule) => `${why} (${rule})`,
  refusals: {
    'unknown-action': 'That is not something one can do at this moment.',
    'not-your-turn': 'It is not this player’s turn.',
    'game-over': 'The game is over.',
  },
};
