import type { TableSetup } from '@signoria/core/kit';

/** Every second character that does not need a certain number of players. */
const SECONDS = {
  freeMix: true,
  rank1: 'witch',
  rank2: 'tax-collector',
  rank3: 'wizard',
  rank5: 'abbot',
  rank6: 'alchemist',
  rank7: 'navigator',
  rank8: 'diplomat',
};

const DARK = { darkCity: 'all' };

/** The tables the kit plays at: every number of players, every character, every district. */
export const TABLES: readonly TableSetup[] = [
  { seats: 2 },
  { seats: 2, options: { preset: 'sheet', ...DARK } },
  { seats: 2, options: { ...DARK, ...SECONDS } },
  { seats: 3, options: DARK },
  { seats: 3, options: { ...DARK, ...SECONDS, rank4: 'emperor' } },
  { seats: 4, options: { ...DARK, deck: '2000', rank3: 'wizard', rank4: 'emperor', rank9: 'artist' } },
  { seats: 4, options: { preset: 'sheet', ...DARK, ...SECONDS, rank4: 'emperor', rank9: 'artist' } },
  { seats: 5 },
  { seats: 5, options: { ...DARK, rank2: 'tax-collector', rank9: 'queen' } },
  { seats: 6, options: { ...DARK, ...SECONDS, rank1: 'assassin', rank4: 'emperor', rank9: 'queen' } },
  { seats: 7, options: DARK },
  { seats: 7, options: { darkCity: 'random', darkNumber: 5, ...SECONDS, rank9: 'artist' } },
  { seats: 8, options: { ...DARK, rank9: 'artist' } },
  { seats: 8, options: { ...DARK, ...SECONDS, rank4: 'emperor', rank9: 'queen' } },
];
