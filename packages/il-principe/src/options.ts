import type { OptionSchema } from '@signoria/core';
import type { Material } from './data.ts';
import { material } from './material.ts';

export interface Options {
  /** IP-1.6  Each family's coins before the first income; see also `rich`. */
  startMoney: number;
  /** IP-1.5  Shields each family has for the map. */
  shields: number;
  /** IP-1.4  Which edition's role names are used. */
  titles: 'amigo' | 'first';
  /** IP-4.8  Where the card of a built city goes: to the box, or to its builder. */
  builtCities: 'box' | 'kept';
  /** IP-5.8  Whether Master and Apprentice may or must turn a card face up. */
  uncover: 'may' | 'must';
  /** IP-6.3  Whether families receive income in the last round. */
  lastIncome: boolean;
  /** IP-6.5  What happens if the deck cannot fill the last auction: the game ends, or unsold cards are reused. */
  shortDeck: 'end' | 'reuse';
  /** IP-8.4  What two families auction in the last round: all remaining cards, or six of them. */
  twoPlayersLast: 'all' | 'six';
  /**
   * IP-9.1  The variant with more coins, and cities from the first round on. A custom `startMoney` replaces
   * its starting coins.
   */
  rich: boolean;
  /** IP-10.1  Whether purses are public. */
  purses: 'hidden' | 'open';
  /** IP-1.2 IP-1.3  The city cards and the map of another printing. */
  material?: Material;
}

const amigo: Options = {
  startMoney: 5,
  shields: 12,
  titles: 'amigo',
  builtCities: 'box',
  uncover: 'may',
  lastIncome: true,
  shortDeck: 'end',
  twoPlayersLast: 'all',
  rich: false,
  purses: 'hidden',
};

const first: Options = {
  ...amigo,
  startMoney: 0,
  shields: 11,
  titles: 'first',
  builtCities: 'kept',
  uncover: 'must',
  lastIncome: false,
  shortDeck: 'reuse',
  twoPlayersLast: 'six',
};

export const options: OptionSchema<Options> = {
  fields: {
    startMoney: { type: 'integer', minimum: 0, maximum: 10 },
    shields: { type: 'integer', minimum: 11, maximum: 12 },
    titles: { type: 'string', enum: ['amigo', 'first'] },
    builtCities: { type: 'string', enum: ['box', 'kept'] },
    uncover: { type: 'string', enum: ['may', 'must'] },
    lastIncome: { type: 'boolean' },
    shortDeck: { type: 'string', enum: ['end', 'reuse'] },
    twoPlayersLast: { type: 'string', enum: ['all', 'six'] },
    rich: { type: 'boolean' },
    purses: { type: 'string', enum: ['hidden', 'open'] },
  },
  material,
  presets: { amigo, first },
};

/** IP-9.1  The coins each family starts with in the rich variant. */
const RICH_MONEY = 10;

/**
 * IP-1.6 IP-9.1  The coins each family starts with: in the rich variant 10, unless the table chose another
 * number. Options do not say which preset they came from, so the two editions' own numbers do not count as a
 * choice; records of rich games have always contained one of them.
 */
export function startMoney({ rich, startMoney }: Options): number {
  const isChosen = startMoney !== amigo.startMoney && startMoney !== first.startMoney;
  return rich && !isChosen ? RICH_MONEY : startMoney;
}

/** IP-2.1 IP-8.2 IP-9.1  The coins each family receives in a round. */
export function income({ rich }: Options, seats: number): number {
  return rich || seats === 2 ? 6 : 5;
}

/** IP-2.2 IP-8.2  Cards each family draws in a round. */
export function cardsDealt(seats: number): number {
  return seats === 2 ? 5 : 4;
}

/** IP-2.3 IP-8.2  Cards each family offers in a round. */
export function cardsOffered(seats: number): number {
  return seats === 2 ? 3 : 2;
}
