import type { CityCard, Colour, IlPrincipe, Options, Region, Size, Title } from '@signoria/il-principe';
import type { GameWords } from './game-words.ts';

/** The nouns of the board. */
interface Terms {
  /** By colour: its name, a letter where colour does not show, and the building on its cards. */
  colours: readonly { name: string; letter: string; building: string }[];
  /** By region: its name, and the part of the country it covers. */
  regions: readonly { name: string; area: string }[];
  /** By seat. */
  families: readonly string[];
  titles: Readonly<Record<Title, string>>;
  sizes: Readonly<Record<Size, string>>;
  major: string;
  minor: string;
  round(round: number, last: boolean): string;
  /** By phase, from 1. */
  phases: readonly string[];
  /** By phase, from 1: what happens in it. */
  phaseHelp: readonly string[];
  /** The pages of the board where it has them; the map is the third. */
  tabs: { name: string; auction: string; cities: string };
  /** The sum of a bid: one less, one more, and the sum itself. */
  bidding: { less: string; more: string; sum: string };
  /** The families of an auction that have not passed. */
  stillIn: string;
  deck(cards: number): string;
  cityDeck(cities: number): string;
  openCities: string;
  map: string;
  roles: string;
  hand: string;
  offer: string;
  lots: string;
  purse: string;
  cards(cards: number): string;
  /** "3 green cards" */
  cardsOf(number: number, colour: number): string;
  coins(coins: number): string;
  points(points: number): string;
  shields(shields: number): string;
  up: string;
  down: string;
  /** Where nothing is, or nobody. */
  nobody: string;
  marker: string;
  total: string;
  highest(name: string, amount: number): string;
  noBid: string;
  /** Before cards another family is known to hold. */
  holds(name: string): string;
  /** The same before those of several families. */
  known(hands: string): string;
  /** Heads of the table of families. */
  heads: { points: string; hand: string; purse: string; shields: string; roles: string };
  /** Signs for a city on the map that lies open, or was built. */
  signs: { open: string; built: string };
  /** The way to the map where it is out of sight. */
  toMap: string;
  /** Cards as counts by colour: "2 green, 1 red". */
  counts(counts: readonly number[]): string;
  /** Said wherever the map or a city card is shown that no document prints. */
  reconstructed: string;
  /** A city card as a screen reader says it. */
  city(card: CityCard): string;
  region(region: Region, shields: string): string;
  about: About;
}

/** What the signs on the board are for. */
export interface About {
  /** A card in the hand: what it can become. */
  card(colour: Colour, edition: Options['titles']): string;
  lot: string;
  /** What the reader still needs for a city, cards by colour and coins; both may be nothing. */
  lacking(cards: readonly number[], coins: number): string;
  region(region: Region): string;
  shields(said: string): string;
  /** Who would have these points at the end. */
  rank(points: number, names: readonly string[]): string;
  regionWorth: string;
  towns(said: string): string;
  /** Who takes a role. */
  role(colour: Colour, major: boolean): string;
  /** By colour: what its two roles do for their holder. */
  effects: readonly string[];
  /** What a role earns when others build, and at the end. */
  tribute(major: boolean): string;
  /** Cards face up, and face down. */
  up(colour: Colour, edition: Options['titles']): string;
  down: string;
  family(cards: number, shields: number): string;
  marker: string;
  deck: string;
  purse: string;
}

export type IlPrincipeWords = GameWords<IlPrincipe, Terms>;
