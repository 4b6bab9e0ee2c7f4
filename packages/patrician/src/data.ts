import { forEachMaterial, type MaterialFile, NONE, type None } from '@signoria/core';

/** A city, as an index into CITIES. */
export type City = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** One of a city's two building sites: 0 left, 1 right. */
export type Site = 0 | 1;

/** Whose portrait: 0 the man in the red hat, 1 the lady, 2 the bearded man. */
export type Portrait = 0 | 1 | 2;

/** A card as printed, as an index into CARDS. Identical cards share one index. */
export type Card = number & { readonly card: unique symbol };

export interface CityPrint {
  readonly name: string;
  readonly colour: string;
  /** The device on its shield, so that colour is never alone. */
  readonly crest: string;
  /** P-1.2  How many floors its two towers hold together. */
  readonly floors: number;
  /** P-1.3  The tokens of its taller and its shorter tower. */
  readonly tokens: readonly [number, number];
  /** Its place on the board, from the top left. */
  readonly column: number;
  readonly row: number;
  /** P-1.4  Its cards: + a second crest, A B C portraits, M the move, ? any city's card, * a start card. */
  readonly cards: string;
}

/**
 * P-1.2 to P-1.5  The cities and their cards. Which city holds which card is a reconstruction: we know of no
 * printed list. If you own the game, this is the only place to correct.
 */
// biome-ignore format: a table
export const CITIES: readonly CityPrint[] = [
  { name: 'Bologna', colour: 'purple',  crest: 'chief',   floors: 9, tokens: [9, 6], column: 2, row: 2, cards: '+ + B* C* C A AA' },
  { name: 'Firenze', colour: 'magenta', crest: 'lily',    floors: 9, tokens: [9, 6], column: 3, row: 2, cards: '+ + C* A* A B M' },
  { name: 'Roma',    colour: 'red',     crest: 'chevron', floors: 9, tokens: [9, 6], column: 3, row: 0, cards: '+ + A* B* B C ?' },
  { name: 'Lucca',   colour: 'teal',    crest: 'fess',    floors: 7, tokens: [7, 4], column: 1, row: 0, cards: '+ + A* B M' },
  { name: 'Siena',   colour: 'navy',    crest: 'halves',  floors: 7, tokens: [7, 4], column: 2, row: 0, cards: '+ + C* A BB' },
  { name: 'Milano',  colour: 'brown',   crest: 'cross',   floors: 7, tokens: [7, 4], column: 0, row: 0, cards: '+ + B* C ?' },
  { name: 'Ferrara', colour: 'green',   crest: 'pale',    floors: 5, tokens: [5, 2], column: 1, row: 2, cards: '+ B* C ?' },
  { name: 'Parma',   colour: 'olive',   crest: 'saltire', floors: 5, tokens: [5, 2], column: 0, row: 1, cards: '+ A* B CC' },
  { name: 'Verona',  colour: 'blue',    crest: 'patty',   floors: 5, tokens: [5, 2], column: 0, row: 2, cards: '+ C* A M' },
  { name: 'Pistoia', colour: 'orange',  crest: 'checks',  floors: 9, tokens: [9, 6], column: 3, row: 1, cards: '+ + A* B* C* M ?' },
];

export const BOLOGNA: City = 0;
export const FIRENZE: City = 1;
export const ROMA: City = 2;
export const LUCCA: City = 3;
export const SIENA: City = 4;
export const MILANO: City = 5;
export const FERRARA: City = 6;
export const PARMA: City = 7;
export const VERONA: City = 8;
export const PISTOIA: City = 9;

/** P-9.3  Two neighbouring cities, the lower index first. */
export interface Road {
  readonly from: City;
  readonly to: City;
}

/** P-9.3  Every pair of neighbours; the last two only with Pistoia. */
export const ROADS: readonly Road[] = [
  { from: ROMA, to: SIENA },
  { from: LUCCA, to: SIENA },
  { from: BOLOGNA, to: SIENA },
  { from: LUCCA, to: MILANO },
  { from: LUCCA, to: FERRARA },
  { from: MILANO, to: PARMA },
  { from: PARMA, to: VERONA },
  { from: FERRARA, to: VERONA },
  { from: BOLOGNA, to: FERRARA },
  { from: BOLOGNA, to: FIRENZE },
  { from: ROMA, to: PISTOIA },
  { from: FIRENZE, to: PISTOIA },
];

export const ALL_CITIES: readonly City[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const WITHOUT_PISTOIA = ALL_CITIES.slice(0, PISTOIA);
const ROADS_WITHOUT_PISTOIA = ROADS.slice(0, 10);

/** P-1.1  The cities in play: Pistoia with five players only. */
export function citiesOf(seats: number): readonly City[] {
  return seats === 5 ? ALL_CITIES : WITHOUT_PISTOIA;
}

export function roadsOf(seats: number): readonly Road[] {
  return seats === 5 ? ROADS : ROADS_WITHOUT_PISTOIA;
}

/** The cities one road away. */
export function neighboursOf(city: City, seats: number): City[] {
  return roadsOf(seats).flatMap(({ from, to }) => (from === city ? [to] : to === city ? [from] : []));
}

/** P-1.4  What a card shows. */
export interface CardPrint {
  readonly city: City;
  /** The symbol besides the first crest, as written in the table above. */
  readonly sign: Sign;
  readonly crests: 1 | 2;
  /** Whose portrait, if any. */
  readonly portrait: Portrait | None;
  /** How many times it shows that portrait. */
  readonly heads: 0 | 1 | 2;
  readonly power: 'none' | 'move' | 'any';
  /** P-1.5  A start card. */
  readonly star: boolean;
  /** How many cards print like this. */
  readonly copies: number;
}

/** P-1.4  The symbols a card may show besides its first crest. */
export const SIGNS = ['+', 'A', 'B', 'C', 'A*', 'B*', 'C*', 'AA', 'BB', 'CC', 'M', '?'] as const;

export type Sign = (typeof SIGNS)[number];

/** Every possible card: those of the table above, then those that only another printing can have. */
export const CARDS: readonly CardPrint[] = [
  ...ALL_CITIES.flatMap(city => printsOf(city, [...new Set(signsOf(city))])),
  ...ALL_CITIES.flatMap(city =>
    printsOf(
      city,
      SIGNS.filter(sign => !signsOf(city).includes(sign)),
    ),
  ),
];

/** P-1.4  The cards of a city, from the table above. */
export function signsOf(city: City): Sign[] {
  return CITIES[city].cards.split(' ') as Sign[];
}

function printsOf(city: City, signs: readonly Sign[]): CardPrint[] {
  return signs.map(sign => {
    const portrait = 'ABC'.indexOf(sign[0]) as Portrait | None;
    return {
      city,
      sign,
      crests: sign === '+' ? 2 : 1,
      portrait,
      heads: portrait === NONE ? 0 : sign[1] === sign[0] ? 2 : 1,
      power: sign === 'M' ? 'move' : sign === '?' ? 'any' : 'none',
      star: sign.endsWith('*'),
      copies: signsOf(city).filter(other => other === sign).length,
    };
  });
}

/** P-1.5  Whether the card has a star. */
export function isStart(card: Card): boolean {
  return CARDS[card].star;
}

/** P-1.4  All cards of a game: 48, or 55 with Pistoia; those of the printing, if the table uses one. */
export function deck(seats: number, material?: Material): Card[] {
  const decks = material ? decksOf(material) : DECKS;
  return (seats === 5 ? decks.all : decks.withoutPistoia).slice();
}

/** P-1.4  The cards of another printing, city by city, from a file (docs/printings.md). */
export interface Material extends MaterialFile {
  readonly cities: Readonly<Record<string, readonly Sign[]>>;
}

interface Decks {
  all: readonly Card[];
  withoutPistoia: readonly Card[];
}

const DECKS = decksWith((_, { copies }) => copies);

const decksOf = forEachMaterial(({ cities }: Material) =>
  decksWith(({ name }, { sign }) => cities[name].filter(other => other === sign).length),
);

function decksWith(copiesOf: (city: CityPrint, print: CardPrint) => number): Decks {
  const cards = CARDS.flatMap((print, card) =>
    Array.from({ length: copiesOf(CITIES[print.city], print) }, () => card as Card),
  );
  return { all: cards, withoutPistoia: cards.filter(card => CARDS[card].city !== PISTOIA) };
}

/** P-1.5  Start cards dealt to each player. */
export const START_HAND = 3;

/** P-1.7  Floors of each player. */
export function supplyOf(seats: number): number {
  return seats === 2 ? 39 : seats === 3 ? 29 : 21;
}

/** P-9.1  Messengers of each player. */
export function messengersOf(seats: number): number {
  return seats <= 3 ? 2 : 1;
}

/** P-8.1 P-8.4  An ambassador, as an index: A, B and C for tokens of 6, 4 and 2 points, and D. */
export type Ambassador = 0 | 1 | 2 | 3;
