import type { Card, Citadels, Options, Rank } from '@signoria/citadels';
import type { GameWords, Label } from './game-words.ts';

/** The text of the board on the site besides the nouns of the game: labels, and explanations of cards and places. */
export interface BoardTerms {
  court: string;
  site: string;
  /** What the player's own street and the deck are for. */
  siteHelp: string;
  deckHelp: string;
  bank: string;
  pack(characters: number): string;
  handOf(name: string): string;
  wholeDeck: string;
  ruins: string;
  /** Back from the cities one below the other to all of them at once. */
  allCities: string;
  price(gold: number): string;
  /** What is known of a character in this round. */
  yours: string;
  plays(name: string): string;
  unanswered: string;
  outFaceUp: string;
  outFaceDown: string;
  putAway: string;
  passedOn: string;
  goneSince: string;
  goneBefore: string;
  murdered: string;
  bewitched: string;
  robbed: string;
  /** What is to be said of a city. */
  guarded: string;
  safe: string;
  hasCrown: string;
  /** A card the reader has seen that is in one of several places: "Temple (1) is in Ada’s hand or in the deck." */
  maybeIn(card: string, places: readonly string[]): string;
  /** The same for another card that looks the same as one whose place is known. */
  anotherMaybeIn(card: string, places: readonly string[]): string;
  inHandOf(name: string): string;
  /** By place that is no hand. */
  inPlace: { deck: string; museum: string; drawn: string };
  /** A player with the character played: "Ada, the Thief". */
  playing(name: string, character: number): string;
  /** What the reader loses, under the picture of it. */
  youLose(gold: number): string;
}

/** The nouns of the board. */
interface Terms {
  /** By place in the table of colours: yellow, blue, green, red, purple. */
  colours: readonly { name: string; letter: string; trade: string }[];
  /** By character, as numbered in the table of characters. */
  character(character: number, options: Options): Label;
  /** A rank with the character that has it in this game: "4 King". */
  rank(rank: Rank, cast: readonly number[]): string;
  district(card: Card): Label;
  /** What a district is called where there is room for one short word. */
  shortName(card: Card): string;
  /** A card with its cost: "Manor (3)". */
  card(card: Card): string;
  cards(cards: number): string;
  gold(gold: number): string;
  points(points: number): string;
  round(round: number, last: boolean): string;
  deck(cards: number): string;
  museum(cards: number): string;
  hand: string;
  drawn: string;
  city: string;
  crown: string;
  adorned: string;
  emptyCity: string;
  emptyHand: string;
  /** The reader's characters, and those out of the round face up. */
  mine(characters: readonly string[]): string;
  out(characters: readonly string[]): string;
  /** By what befell a rank. */
  fate: { murdered: string; bewitched: string; robbed: string };
  complete: string;
  first: string;
  /** Before cards another player is known to hold, or which are known to lie in the deck. */
  holds(name: string): string;
  inDeck: string;
  heads: { points: string; gold: string; hand: string; character: string; city: string };
  /** One letter each, after a number. */
  signs: { gold: string; cards: string };
  total: string;
  /** For the board on the site. */
  board: BoardTerms;
}

export type CitadelsWords = GameWords<Citadels, Terms>;
