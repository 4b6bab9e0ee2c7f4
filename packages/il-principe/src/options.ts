import type { OptionSchema } from '@signoria/core';
import type { Material } from './data.ts';
import { material } from './material.ts';

export interface Options {
  /** IP-1.6  Coins in each purse before the first income; but see `rich`. */
  startMoney: number;
  /** IP-1.5  Shields of a family for the map. */
  shields: number;
  /** IP-1.4  Which edition's names the roles bear. */
  titles: 'amigo' | 'first';
  /** IP-4.8  Where the card of a built city goes. */
  builtCities: 'box' | 'kept';
  /** IP-5.8  Whether Master and Apprentice may or must turn a card up. */
  uncover: 'may' | 'must';
  /** IP-6.3  Whether the last round pays the income. */
  lastIncome: boolean;
  /** IP-6.5  Too few cards for the last auction: the game ends, or unsold cards come back. */
  shortDeck: 'end' | 'reuse';
  /** IP-8.4  What two players auction in the last round: all cards left, or six of them. */
  twoPlayersLast: 'all' | 'six';
  /** IP-9.1  The variant with more money and cities from the first round on. A `startMoney` of one's own wins over it. */
  rich: boolean;
  /** IP-10.1  Whether purses are shown. */
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

/** IP-9.1  What every family begins with in the rich variant. */
const RICH_MONEY = 10;

/**
 * IP-1.6 IP-9.1  What every family begins with: in the rich variant 10, unless the table chose otherwise. Options tell
 * no preset, so the editions' own sums are nobody's choice; records of rich games have always held one of them.
 */
export function startMoney({ rich, startMoney }: Options): number {
  const isChosen = startMoney !== amigo.startMoney && startMoney !== first.startMoney;
  return rich && !isChosen ? RICH_MONEY : startMoney;
}

/** IP-2.1 IP-8.2 IP-9.1  What every family is paid in a round. */
export function income({ rich }: Options, seats: number): number {
  return rich || seats === 2 ? 6 : 5;
}

/** IP-2.2 IP-8.2  Cards dealt to each family in a round. */
export function cardsDealt(seats: number): number {
  return seats === 2 ? 5 : 4;
}

/** IP-2.3 IP-8.2  Cards each family offers in a round. */
export function cardsOffered(seats: number): number {
  return seats === 2 ? 3 : 2;
}
