/** A kind of district by its place in the table below: cards that print alike share one number. */
export type Card = number;

export type Colour = 'yellow' | 'blue' | 'green' | 'red' | 'purple';

export const COLOURS: readonly Colour[] = ['yellow', 'blue', 'green', 'red', 'purple'];

/**
 * What a purple district does, said as data. Names in quotes belong to a small function of that name:
 * `use` in uses.ts, `built` in building.ts, `turnEnd` in turn-end.ts, `points` in scoring.ts.
 */
export interface Effect {
  /** Points at the end in place of its cost. */
  worth?: number;
  /** Neither the Warlord nor the Diplomat touches it. */
  guarded?: true;
  /** What the Warlord and the Diplomat pay more for every other district of its city. */
  wall?: number;
  /** Counts for the income of any character. */
  anyIncome?: true;
  /** Counts as the best colour at the end. */
  anyColour?: true;
  /** Cards looked at when the action is a draw. */
  draws?: number;
  /** More cards kept when the action is a draw. */
  keeps?: number;
  /** How much less its owner's other purple districts cost. */
  discount?: number;
  /** How many names of its city may stand twice. */
  duplicates?: number;
  /** Gold whenever the crown changes hands. */
  crown?: number;
  /** Its murdered owner still takes the action. */
  heals?: true;
  /** What its owner may pay for a card the Warlord destroys. */
  salvage?: number;
  use?: 'laboratory' | 'smithy' | 'museum' | 'armory';
  built?: 'lighthouse' | 'bell-tower';
  turnEnd?: 'poor-house' | 'park';
  points?: 'museum' | 'treasury' | 'hand' | 'purples';
}

export interface District {
  id: string;
  colour: Colour;
  cost: number;
  /** Copies in the deck of 2005 and in the deck of 2000. */
  copies: readonly [number, number];
  /** One of the Dark City set, in the game by option only. */
  dark?: true;
  effect?: Effect;
}

/** C-1.1 C-1.2 C-1.3  Every district card, in the order of colour and cost, then base purples, then the Dark City. */
export const DISTRICTS: readonly District[] = [
  { id: 'manor', colour: 'yellow', cost: 3, copies: [5, 5] },
  { id: 'castle', colour: 'yellow', cost: 4, copies: [4, 4] },
  { id: 'palace', colour: 'yellow', cost: 5, copies: [3, 2] },
  { id: 'temple', colour: 'blue', cost: 1, copies: [3, 3] },
  { id: 'church', colour: 'blue', cost: 2, copies: [3, 4] },
  { id: 'monastery', colour: 'blue', cost: 3, copies: [3, 3] },
  { id: 'cathedral', colour: 'blue', cost: 5, copies: [2, 2] },
  { id: 'tavern', colour: 'green', cost: 1, copies: [5, 5] },
  { id: 'trading-post', colour: 'green', cost: 2, copies: [3, 3] },
  { id: 'market', colour: 'green', cost: 2, copies: [4, 4] },
  { id: 'docks', colour: 'green', cost: 3, copies: [3, 3] },
  { id: 'harbor', colour: 'green', cost: 4, copies: [3, 3] },
  { id: 'town-hall', colour: 'green', cost: 5, copies: [2, 2] },
  { id: 'watchtower', colour: 'red', cost: 1, copies: [3, 3] },
  { id: 'prison', colour: 'red', cost: 2, copies: [3, 3] },
  { id: 'battlefield', colour: 'red', cost: 3, copies: [3, 3] },
  { id: 'fortress', colour: 'red', cost: 5, copies: [2, 2] },
  { id: 'haunted-city', colour: 'purple', cost: 2, copies: [1, 1], effect: { anyColour: true } },
  { id: 'keep', colour: 'purple', cost: 3, copies: [2, 2], effect: { guarded: true } },
  { id: 'laboratory', colour: 'purple', cost: 5, copies: [1, 1], effect: { use: 'laboratory' } },
  { id: 'smithy', colour: 'purple', cost: 5, copies: [1, 1], effect: { use: 'smithy' } },
  { id: 'observatory', colour: 'purple', cost: 5, copies: [1, 1], effect: { draws: 3 } },
  { id: 'graveyard', colour: 'purple', cost: 5, copies: [1, 1], effect: { salvage: 1 } },
  { id: 'library', colour: 'purple', cost: 6, copies: [1, 1], effect: { keeps: 1 } },
  { id: 'school-of-magic', colour: 'purple', cost: 6, copies: [1, 1], effect: { anyIncome: true } },
  { id: 'university', colour: 'purple', cost: 6, copies: [1, 1], effect: { worth: 8 } },
  { id: 'dragon-gate', colour: 'purple', cost: 6, copies: [1, 1], effect: { worth: 8 } },
  { id: 'great-wall', colour: 'purple', cost: 6, copies: [1, 0], effect: { wall: 1 } },
  {
    id: 'lighthouse',
    colour: 'purple',
    cost: 3,
    copies: [1, 1],
    dark: true,
    effect: { built: 'lighthouse' },
  },
  { id: 'armory', colour: 'purple', cost: 3, copies: [1, 1], dark: true, effect: { use: 'armory' } },
  {
    id: 'museum',
    colour: 'purple',
    cost: 4,
    copies: [1, 1],
    dark: true,
    effect: { use: 'museum', points: 'museum' },
  },
  {
    id: 'imperial-treasury',
    colour: 'purple',
    cost: 4,
    copies: [1, 1],
    dark: true,
    effect: { points: 'treasury' },
  },
  { id: 'map-room', colour: 'purple', cost: 5, copies: [1, 1], dark: true, effect: { points: 'hand' } },
  {
    id: 'wishing-well',
    colour: 'purple',
    cost: 5,
    copies: [1, 1],
    dark: true,
    effect: { points: 'purples' },
  },
  { id: 'quarry', colour: 'purple', cost: 5, copies: [1, 1], dark: true, effect: { duplicates: 1 } },
  {
    id: 'poor-house',
    colour: 'purple',
    cost: 5,
    copies: [1, 1],
    dark: true,
    effect: { turnEnd: 'poor-house' },
  },
  {
    id: 'bell-tower',
    colour: 'purple',
    cost: 5,
    copies: [1, 1],
    dark: true,
    effect: { built: 'bell-tower' },
  },
  { id: 'factory', colour: 'purple', cost: 6, copies: [1, 1], dark: true, effect: { discount: 1 } },
  { id: 'park', colour: 'purple', cost: 6, copies: [1, 1], dark: true, effect: { turnEnd: 'park' } },
  { id: 'hospital', colour: 'purple', cost: 6, copies: [1, 1], dark: true, effect: { heals: true } },
  { id: 'throne-room', colour: 'purple', cost: 6, copies: [1, 1], dark: true, effect: { crown: 1 } },
];

export const DARK_CITY: readonly string[] = DISTRICTS.filter(district => district.dark).map(({ id }) => id);

/** The number of the district called `id`; throws for a name that is none, which only a slip in code gives. */
export function cardOf(id: string): Card {
  const card = DISTRICTS.findIndex(district => district.id === id);
  if (card < 0) throw new Error(`no district is called ${id}`);
  return card;
}

export const COST: readonly number[] = DISTRICTS.map(({ cost }) => cost);

/** By card: the place of its colour in COLOURS. */
export const COLOUR: readonly number[] = DISTRICTS.map(({ colour }) => COLOURS.indexOf(colour));

export const PURPLE = COLOURS.indexOf('purple');

/** C-7.9  By card: its points at the end, without an Artist's coin. */
export const WORTH: readonly number[] = DISTRICTS.map(({ cost, effect }) => effect?.worth ?? cost);

const FIRST_PURPLE = COLOUR.indexOf(PURPLE);

/** A set of purple districts as bits; nothing for the others. */
export function bitOf(card: Card): number {
  return card < FIRST_PURPLE ? 0 : 1 << (card - FIRST_PURPLE);
}

export const BIT: readonly number[] = DISTRICTS.map((_, card) => bitOf(card));

/** The purple districts that have this effect, as bits. */
export function having(effect: keyof Effect): number {
  return DISTRICTS.reduce(
    (bits, district, card) => (district.effect?.[effect] ? bits | bitOf(card) : bits),
    0,
  );
}

/** By card: the size of a numbered effect, 0 for none. */
export function sizes(effect: 'wall' | 'draws' | 'keeps' | 'discount' | 'duplicates' | 'crown' | 'salvage') {
  return DISTRICTS.map(district => district.effect?.[effect] ?? 0);
}
