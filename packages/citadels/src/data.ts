/** A kind of district, as an index into the table below. Identical cards share one index. */
export type Card = number & { readonly card: unique symbol };

export type Colour = 'yellow' | 'blue' | 'green' | 'red' | 'purple';

export const COLOURS: readonly Colour[] = ['yellow', 'blue', 'green', 'red', 'purple'];

/**
 * What a purple district does, as data. A name in quotes refers to a small function of that name: `use` in
 * districts/abilities.ts, `built` in districts/when-built.ts, `turnEnd` in districts/at-turn-end.ts, `points`
 * in scoring.ts.
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
  use?: Use;
  built?: 'lighthouse' | 'bell-tower';
  turnEnd?: 'poor-house' | 'park';
  points?: 'museum' | 'treasury' | 'hand' | 'purples';
}

/** What an owner may do with a district on their turn; each has its entry in abilities.ts. */
export type Use = 'laboratory' | 'smithy' | 'museum' | 'armory';

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

/**
 * C-1.1 C-1.2 C-1.3  Every district card: by colour and cost, then the purple ones of the base game, then the
 * Dark City.
 */
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
  darkCity('lighthouse', 3, { built: 'lighthouse' }),
  darkCity('armory', 3, { use: 'armory' }),
  darkCity('museum', 4, { use: 'museum', points: 'museum' }),
  darkCity('imperial-treasury', 4, { points: 'treasury' }),
  darkCity('map-room', 5, { points: 'hand' }),
  darkCity('wishing-well', 5, { points: 'purples' }),
  darkCity('quarry', 5, { duplicates: 1 }),
  darkCity('poor-house', 5, { turnEnd: 'poor-house' }),
  darkCity('bell-tower', 5, { built: 'bell-tower' }),
  darkCity('factory', 6, { discount: 1 }),
  darkCity('park', 6, { turnEnd: 'park' }),
  darkCity('hospital', 6, { heals: true }),
  darkCity('throne-room', 6, { crown: 1 }),
];

/** One of each is in either deck, if it is in the game at all. */
function darkCity(id: string, cost: number, effect: Effect): District {
  return { id, colour: 'purple', cost, copies: [1, 1], dark: true, effect };
}

export const DARK_CITY: readonly string[] = DISTRICTS.filter(district => district.dark).map(({ id }) => id);

/** The index of the district called `id`; throws if there is none, which only a bug can cause. */
export function cardOf(id: string): Card {
  const card = DISTRICTS.findIndex(district => district.id === id);
  if (card < 0) throw new Error(`no district is called ${id}`);
  return card as Card;
}

/** Every kind of district card. */
export const CARDS: readonly Card[] = DISTRICTS.map((_, card) => card as Card);

export const COST: readonly number[] = DISTRICTS.map(({ cost }) => cost);

/** By card: its colour, as an index into COLOURS. */
export const COLOUR: readonly number[] = DISTRICTS.map(({ colour }) => COLOURS.indexOf(colour));

export const PURPLE = COLOURS.indexOf('purple');

/** C-7.9  By card: its points at the end, if it is not adorned. */
export const WORTH: readonly number[] = DISTRICTS.map(({ cost, effect }) => effect?.worth ?? cost);

const FIRST_PURPLE = COLOUR.indexOf(PURPLE);

/** A set of purple districts as bits; nothing for the others. */
function bitOf(card: Card): number {
  return card < FIRST_PURPLE ? 0 : 1 << (card - FIRST_PURPLE);
}

export const BIT: readonly number[] = CARDS.map(bitOf);

/** The purple districts that have this effect, as bits. */
export function having(effect: keyof Effect): number {
  return CARDS.reduce((bits, card) => (DISTRICTS[card].effect?.[effect] ? bits | bitOf(card) : bits), 0);
}

/** By card: the size of a numbered effect, 0 for none. */
export function sizes(effect: 'wall' | 'draws' | 'keeps' | 'discount' | 'duplicates' | 'crown' | 'salvage') {
  return DISTRICTS.map(district => district.effect?.[effect] ?? 0);
}

/** A rank: a character's number in the calling order. There is one character of each rank in a game. */
export type Rank = number;

/** What the character lets its player do on their turn; each has its entry in abilities.ts. */
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
  income: Colour | undefined;
  /** How many districts it may build in a turn. */
  builds: number;
  /** Gold and cards that come automatically, right after the action. */
  bonusGold: number;
  bonusCards: number;
  powers: readonly Power[];
  /** The power must be used before the turn can end. */
  mustUse: boolean;
  /** What happens when its turn starts. */
  arrival: 'crown' | 'gift' | 'guard' | 'tax' | 'queen' | undefined;
  /** May build names its city has. */
  duplicates: boolean;
  /** Gets back what it pays for building. */
  refund: boolean;
  /** The fewest players it may be used with. */
  from: number;
}

/** A character: everything it can do beyond taking the action and building a district. */
function character(id: string, rank: Rank, own: Partial<Character>): Character {
  return {
    id,
    rank,
    income: undefined,
    builds: 1,
    bonusGold: 0,
    bonusCards: 0,
    powers: [],
    mustUse: false,
    arrival: undefined,
    duplicates: false,
    refund: false,
    from: 2,
    ...own,
  };
}

/** C-1.4  The eight characters of the base game, then the ten others. */
export const CHARACTERS: readonly Character[] = [
  character('assassin', 1, { powers: ['murder'] }),
  character('thief', 2, { powers: ['rob'] }),
  character('magician', 3, { powers: ['swap', 'discard'] }),
  character('king', 4, { income: 'yellow', arrival: 'crown' }),
  character('bishop', 5, { income: 'blue', arrival: 'guard' }),
  character('merchant', 6, { income: 'green', bonusGold: 1 }),
  character('architect', 7, { bonusCards: 2, builds: 3 }),
  character('warlord', 8, { income: 'red', powers: ['destroy'] }),
  character('witch', 1, { powers: ['bewitch'], mustUse: true }),
  character('tax-collector', 2, { arrival: 'tax' }),
  character('wizard', 3, { powers: ['look'], duplicates: true }),
  character('emperor', 4, { income: 'yellow', arrival: 'gift', from: 3 }),
  character('abbot', 5, { income: 'blue', powers: ['tithe'] }),
  character('alchemist', 6, { refund: true }),
  character('navigator', 7, { builds: 0, powers: ['navigate'], mustUse: true }),
  character('diplomat', 8, { income: 'red', powers: ['covet'] }),
  character('artist', 9, { powers: ['adorn'], from: 4 }),
  character('queen', 9, { arrival: 'queen', from: 5 }),
];

export const LAST_RANK = 9;

/** C-3.2  The King and the Emperor are never discarded face up. */
export const CROWN_RANK: Rank = 4;

export function characterOf(id: string): number {
  const character = CHARACTERS.findIndex(({ id: found }) => found === id);
  if (character < 0) throw new Error(`no character is called ${id}`);
  return character;
}
