import type { Card, LostCities } from '@signoria/lost-cities';
import type { GameWords } from './game-words.ts';

/** The nouns of the board. */
interface Terms {
  /** By expedition: its name, and a letter that tells it apart where colour does not show. */
  expeditions: readonly { name: string; letter: string }[];
  wager: string;
  round(round: number, rounds: number): string;
  stock(cards: number): string;
  hand: string;
  total: string;
  /** What the rounds before this one brought, in as few letters as a narrow column has room for. */
  earlier: string;
  /** What a round brought. */
  thisRound: string;
  /** Before cards the other player is known to hold. */
  holds(name: string): string;
  /** The same in one or two words, above a narrow row of cards. */
  held: string;
  card(card: Card): string;
  cards(cards: number): string;
  /** A player's side of an expedition, as a screen reader says it; `laid` is a list of cards, or empty. */
  column(name: string, expedition: number, laid: string, points: number): string;
  pile(expedition: number, cards: number, top: string | null): string;
  /** Said when a pile has been touched before a card: what will be taken from it. */
  takesAfter(card: Card): string;
  /** How an expedition stands: its numbers less its cost, how often they count, the cards that earn it the bonus or null. */
  standing(over: number, times: number, bonusCards: number | null): string;
  /** The same in as few letters as a narrow column has room for. */
  standingBriefly(over: number, times: number, bonusCards: number | null): string;
  about: About;
}

/** What each thing on the board is for. */
export interface About {
  number(value: number): string;
  wager: string;
  /** Why a card of the reader's can no longer be played: the number that lies on top. */
  tooLow(top: number): string;
  expedition(bonusFrom: number): string;
  notBegun: string;
  pile: string;
  /** The cards under the top one are open to all. */
  under(cards: string): string;
  stock(cards: number): string;
}

export type LostCitiesWords = GameWords<LostCities, Terms>;
