import { NONE, type OptionSchema, type Problem } from '@signoria/core';
import { CARDS, type Card, CHARACTERS, characterOf, DARK_CITY, DISTRICTS } from './data.ts';

export interface Options {
  /** Whether the Architect has income from yellow districts. */
  architectIncome: boolean;
  /** With two players: whether the later face-down discards are chosen or random. */
  twoPlayerDiscards: 'chosen' | 'random';
  /**
   * What the Alchemist gets back: all gold spent on building, at the end of the turn, or that of one
   * district, at once.
   */
  alchemistRefund: 'end' | 'at-once';
  /** What the Navigator can do after taking gold or cards: anything except building, or nothing. */
  navigator: 'no-build' | 'turn-ends';
  deck: '2005' | '2000';
  /** Which Dark City districts are shuffled in. */
  darkCity: 'none' | 'all' | 'chosen' | 'random';
  /** The districts to add with `darkCity: chosen`. */
  darkDistricts: readonly string[];
  /** How many districts to add with `darkCity: random`. */
  darkNumber: number;
  rank1: 'assassin' | 'witch';
  rank2: 'thief' | 'tax-collector';
  rank3: 'magician' | 'wizard';
  rank4: 'king' | 'emperor';
  rank5: 'bishop' | 'abbot';
  rank6: 'merchant' | 'alchemist';
  rank7: 'architect' | 'navigator';
  rank8: 'warlord' | 'diplomat';
  rank9: 'none' | 'artist' | 'queen';
  /** Whether any number of characters may be replaced. */
  freeMix: boolean;
}

const published: Options = {
  architectIncome: false,
  twoPlayerDiscards: 'chosen',
  alchemistRefund: 'end',
  navigator: 'no-build',
  deck: '2005',
  darkCity: 'none',
  darkDistricts: [],
  darkNumber: 3,
  rank1: 'assassin',
  rank2: 'thief',
  rank3: 'magician',
  rank4: 'king',
  rank5: 'bishop',
  rank6: 'merchant',
  rank7: 'architect',
  rank8: 'warlord',
  rank9: 'none',
  freeMix: false,
};

const RANK_FIELDS = [
  'rank1',
  'rank2',
  'rank3',
  'rank4',
  'rank5',
  'rank6',
  'rank7',
  'rank8',
  'rank9',
] as const;

/** C-1.4  The second character of every rank; this needs the option `freeMix`. */
export const SECOND_CHARACTERS = {
  freeMix: true,
  rank1: 'witch',
  rank2: 'tax-collector',
  rank3: 'wizard',
  rank4: 'emperor',
  rank5: 'abbot',
  rank6: 'alchemist',
  rank7: 'navigator',
  rank8: 'diplomat',
} as const satisfies Partial<Options>;

/** C-1.4  Characters replaced at most, unless the mix is free. */
const REPLACED = 2;

export const options: OptionSchema<Options> = {
  fields: {
    architectIncome: { type: 'boolean' },
    twoPlayerDiscards: { type: 'string', enum: ['chosen', 'random'] },
    alchemistRefund: { type: 'string', enum: ['end', 'at-once'] },
    navigator: { type: 'string', enum: ['no-build', 'turn-ends'] },
    deck: { type: 'string', enum: ['2005', '2000'] },
    darkCity: { type: 'string', enum: ['none', 'all', 'chosen', 'random'] },
    darkDistricts: { type: 'array', items: { type: 'string', enum: DARK_CITY }, uniqueItems: true },
    darkNumber: { type: 'integer', minimum: 1, maximum: DARK_CITY.length },
    rank1: { type: 'string', enum: ['assassin', 'witch'] },
    rank2: { type: 'string', enum: ['thief', 'tax-collector'] },
    rank3: { type: 'string', enum: ['magician', 'wizard'] },
    rank4: { type: 'string', enum: ['king', 'emperor'] },
    rank5: { type: 'string', enum: ['bishop', 'abbot'] },
    rank6: { type: 'string', enum: ['merchant', 'alchemist'] },
    rank7: { type: 'string', enum: ['architect', 'navigator'] },
    rank8: { type: 'string', enum: ['warlord', 'diplomat'] },
    rank9: { type: 'string', enum: ['none', 'artist', 'queen'] },
    freeMix: { type: 'boolean' },
  },
  presets: {
    published,
    sheet: {
      ...published,
      architectIncome: true,
      twoPlayerDiscards: 'random',
      alchemistRefund: 'at-once',
      navigator: 'turn-ends',
    },
  },
  mixes: {
    usual: {},
    shadows: { rank1: 'witch', rank2: 'tax-collector' },
    riches: { rank6: 'alchemist', rank8: 'diplomat' },
    court: { rank4: 'emperor', rank5: 'abbot', rank9: 'artist' },
    strangers: { ...SECOND_CHARACTERS, rank9: 'artist' },
    'dark-city': { darkCity: 'random', darkNumber: 5 },
    everything: { ...SECOND_CHARACTERS, rank9: 'artist', darkCity: 'all' },
  },
  check(chosen, seats) {
    return checkDarkCity(chosen) ?? checkReplaced(chosen) ?? checkPlayers(chosen, seats);
  },
};

/** C-1.3  A list of districts and the wish for a list come together. */
function checkDarkCity({ darkCity, darkDistricts }: Options): Problem | null {
  if (darkCity === 'chosen' && darkDistricts.length === 0)
    return problem('darkDistricts', 'empty-list', 'at least one district when darkCity is "chosen"');
  if (darkCity !== 'chosen' && darkDistricts.length > 0)
    return problem('darkCity', 'list-not-used', '"chosen" when darkDistricts names districts');
  return null;
}

/** C-1.4  Replace one or two. */
function checkReplaced(chosen: Options): Problem | null {
  const replaced = RANK_FIELDS.slice(0, 8).filter(field => chosen[field] !== published[field]);
  if (chosen.freeMix || replaced.length <= REPLACED) return null;
  return problem(
    replaced[REPLACED],
    'too-many-replaced',
    `at most ${REPLACED} replaced characters, or freeMix`,
  );
}

/** C-1.5  What a number of players needs or does not bear. */
function checkPlayers(chosen: Options, seats: number): Problem | null {
  for (const field of RANK_FIELDS) {
    const id = chosen[field];
    if (id === 'none') continue;
    const { from } = CHARACTERS[characterOf(id)];
    if (seats < from) return problem(field, 'too-few-players', `another choice: ${id} needs ${from} players`);
  }
  if (seats === 8 && chosen.rank9 === 'none')
    return problem('rank9', 'rank-9-needed', '"artist" or "queen" with eight players');
  return null;
}

function problem(field: keyof Options, code: string, expected: string): Problem {
  return { at: `options.${field}`, code, expected };
}

/** By rank: the character in this game, if there is one. There is no rank 0. */
export function castOf(chosen: Options): number[] {
  return [NONE, ...RANK_FIELDS.map(field => (chosen[field] === 'none' ? NONE : characterOf(chosen[field])))];
}

/** C-1.1 to C-1.3  Every card of a game with these Dark City districts, in ascending order. */
export function deckOf({ deck }: Options, dark: readonly Card[]): Card[] {
  return CARDS.flatMap(card => {
    const { copies, dark: isDark } = DISTRICTS[card];
    return isDark && !dark.includes(card) ? [] : Array<Card>(copies[deck === '2005' ? 0 : 1]).fill(card);
  });
}
