import type { CommonWords } from '../common-words.ts';
import { signed } from '../figures.ts';
import type { ScoreWords } from '../game-words.ts';
import { count } from './count.ts';

export { count } from './count.ts';

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIX: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** "Most money: 4 coins" */
export function scored(subject: string, figures?: string): ScoreWords {
  return { subject, text: figures === undefined ? subject : `${subject}: ${figures}` };
}

export const common: CommonWords = {
  language: 'English',
  bots: {
    random: {
      name: 'Zanni',
      level: 'random',
      help: 'The comedy servant: plays whatever comes to hand.',
    },
    heuristic: {
      name: 'Luca',
      level: 'rule of thumb',
      help: 'The bookkeeper: counts what’s on the table and trusts a few rules of thumb.',
    },
    novice: {
      name: 'Benvenuto',
      level: 'novice',
      help: 'Learned the rules yesterday and loves every card.',
    },
    apprentice: {
      name: 'Sofonisba',
      level: 'apprentice',
      help: 'Has watched the masters and avoids the most common mistakes.',
    },
    companion: {
      name: 'Baldassare',
      level: 'regular',
      help: 'A fine courtier: solid, quick and always polite.',
    },
    master: {
      name: 'Isabella',
      level: 'master',
      help: 'Collects cities the way others collect paintings. Plans ahead, but can’t read your mind.',
    },
    champion: {
      name: 'Niccolò',
      level: 'champion',
      help: 'Works out what you hold, what you want, and how to disappoint you.',
    },
  },
  yes: 'yes',
  no: 'no',
  none: 'none',
  pair: (name, value) => `${name}: ${value}`,
  list: parts => LIST.format(parts),
  place: place => `${place}${SUFFIX[ORDINAL.select(place)]}`,
  points: points => count(points, 'point'),
  standing: (name, points) => `${name}: ${count(points, 'point')}`,
  signed,
  won: (names, points) =>
    names.length === 1
      ? `${names[0]} wins with ${count(points, 'point')}.`
      : `${LIST.format(names)} share the victory with ${count(points, 'point')} each.`,
  decidedBy: tieBreak => `Tie broken by ${tieBreak}.`,
  refused: (why, rule) => `${why} (${rule})`,
  refusals: {
    'unknown-action': 'You can’t do that now.',
    'not-your-turn': 'It’s not your turn.',
    'game-over': 'The game is over.',
  },
};
