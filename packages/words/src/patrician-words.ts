import type { Card, City, Patrician, Site } from '@signoria/patrician';
import type { GameWords } from './game-words.ts';

/** The nouns of the board. */
interface Terms {
  /** By portrait: the patrician, and a letter where a picture does not fit. */
  portraits: readonly { name: string; letter: string }[];
  /** By site. */
  sites: readonly string[];
  /** The symbols a card may show besides a portrait. */
  signs: { twoFloors: string; move: string; any: string; star: string };
  card(card: Card): string;
  cards(cards: number): string;
  pile(cards: number): string;
  hand: string;
  stack: string;
  openCards: string;
  tokens: string;
  messengers: string;
  /** By ambassador: what wins it. */
  ambassadors: readonly string[];
  floors(floors: number): string;
  supply(pieces: number): string;
  total: string;
  /** Before cards another player is known to hold. */
  holds(name: string): string;
  /** A city as a screen reader says it. */
  city(city: City, built: number, scored: boolean): string;
  /** A tower, its owners listed from the ground up. */
  tower(city: City, site: Site, owners: readonly string[]): string;
  /** Who is ahead in a tower, and whether only by the floor nearest the top. */
  leads(name: string, floors: number, byTop: boolean): string;
  openCard(city: City, card: string | null): string;
  about: About;
}

/** What the signs on the board are for. */
export interface About {
  /** A card: what it builds, and what each sign on it brings. */
  card(card: Card): string[];
  /** A face-up card at a city: who takes it. */
  takenFrom(city: City): string;
  noCard: string;
  /** When a city is scored and what its towers bring. */
  city(city: City): string;
  cityScored: string;
  /** The prestige a tower would bring now; two values while the towers are tied. */
  prestige(points: readonly number[]): string;
  won(name: string, points: number): string;
  room(floors: number): string;
  tower(city: City, site: Site): string;
  /** Its owners, from the ground up. */
  floors(owners: readonly string[]): string;
  road(from: City, to: City): string;
  messenger(name: string, from: City, to: City): string;
  messengerHelp: string;
  deck: string;
  /** The portraits of one patrician in the own stack. */
  portrait(heads: number): string;
  /** Cards of a hand nobody else has seen. */
  unseen(cards: number): string;
  lastPlayed(card: Card): string;
  messengersLeft(messengers: number): string;
}

export type PatricianWords = GameWords<Patrician, Terms>;
