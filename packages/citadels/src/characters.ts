import type { Colour } from './districts.ts';

/** A character's number in the order of play; one character of each rank is in a game. */
export type Rank = number;

/** What its player may do in his turn by virtue of the character; each has its entry in acts.ts. */
export type Power =
  | 'murder'
  | 'bewitch'
  | 'rob'
  | 'swap'
  | 'discard'
  | 'look'
  | 'tithe'
  | 'navigate'
  | 'destroy'
  | 'covet'
  | 'adorn';

export interface Character {
  id: string;
  rank: Rank;
  /** The colour it has income from. */
  income?: Colour;
  /** How many districts it may build in a turn: 1 where nothing is said. */
  builds?: number;
  /** Gold and cards that come by themselves right after the action. */
  bonusGold?: number;
  bonusCards?: number;
  powers?: readonly Power[];
  /** The power must be used before the turn can end. */
  mustUse?: true;
  /** What happens when its turn begins. */
  arrival?: 'crown' | 'gift' | 'guard' | 'tax' | 'queen';
  /** May build names its city has. */
  duplicates?: true;
  /** Gets back what it pays for building. */
  refund?: true;
  /** The fewest players it may be used with. */
  from?: number;
}

/** C-1.4  The eight characters of the base game, then the ten others. */
export const CHARACTERS: readonly Character[] = [
  { id: 'assassin', rank: 1, powers: ['murder'] },
  { id: 'thief', rank: 2, powers: ['rob'] },
  { id: 'magician', rank: 3, powers: ['swap', 'discard'] },
  { id: 'king', rank: 4, income: 'yellow', arrival: 'crown' },
  { id: 'bishop', rank: 5, income: 'blue', arrival: 'guard' },
  { id: 'merchant', rank: 6, income: 'green', bonusGold: 1 },
  { id: 'architect', rank: 7, bonusCards: 2, builds: 3 },
  { id: 'warlord', rank: 8, income: 'red', powers: ['destroy'] },
  { id: 'witch', rank: 1, powers: ['bewitch'], mustUse: true },
  { id: 'tax-collector', rank: 2, arrival: 'tax' },
  { id: 'wizard', rank: 3, powers: ['look'], duplicates: true },
  { id: 'emperor', rank: 4, income: 'yellow', arrival: 'gift', from: 3 },
  { id: 'abbot', rank: 5, income: 'blue', powers: ['tithe'] },
  { id: 'alchemist', rank: 6, refund: true },
  { id: 'navigator', rank: 7, builds: 0, powers: ['navigate'], mustUse: true },
  { id: 'diplomat', rank: 8, income: 'red', powers: ['covet'] },
  { id: 'artist', rank: 9, powers: ['adorn'], from: 4 },
  { id: 'queen', rank: 9, arrival: 'queen', from: 5 },
];

export const LAST_RANK = 9;

/** C-3.2  King and Emperor are never discarded face up. */
export const CROWN_RANK: Rank = 4;

export function characterOf(id: string): number {
  const character = CHARACTERS.findIndex(({ id: found }) => found === id);
  if (character < 0) throw new Error(`no character is called ${id}`);
  return character;
}
