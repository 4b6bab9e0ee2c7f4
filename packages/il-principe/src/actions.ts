import type { Emit as EmitOf, None, Seat } from '@signoria/core';
import {
  ALL_CITIES,
  ALL_COLOURS,
  ALL_REGIONS,
  CARDS_EACH,
  type City,
  type Colour,
  type Region,
  type Role,
  type Title,
} from './data.ts';
import type { Options } from './options.ts';

export type Action =
  | { type: 'offer'; colour: Colour }
  | { type: 'bid'; amount: number }
  | { type: 'build'; city: City }
  | { type: 'lay'; colour: Colour; count: number }
  | { type: 'shield'; region: Region }
  | { type: 'uncover'; colour: Colour }
  | { type: 'pass' };

/** IP-6.1 IP-6.5 IP-6.6  Why the game ended. */
export type Ending = 'cities' | 'short-deck' | 'last-round';

export type Event =
  | { type: 'round-began'; round: number; last: boolean }
  | { type: 'income'; amount: number }
  /** Cards drawn from the deck, by colour; told only to the seat that draws them. */
  | { type: 'dealt'; seat: Seat; count: number; cards: number[] | null }
  /** A card offered face down; only its seat is told the colour until all offers are revealed. */
  | { type: 'offered'; seat: Seat; colour: Colour | null }
  | { type: 'offers-shown'; offers: number[][]; lots: number[] }
  | { type: 'lots-drawn'; lots: number[]; reused: number }
  | { type: 'lot-opened'; colour: Colour; count: number; first: Seat }
  | { type: 'role-opened'; role: Role; title: Title; among: Seat[]; first: Seat }
  | { type: 'bid'; seat: Seat; amount: number }
  /** `forced`: with public purses, everyone can see that no bid is possible. */
  | { type: 'dropped-out'; seat: Seat; forced: boolean }
  | { type: 'lot-won'; seat: Seat; colour: Colour; count: number; price: number }
  | { type: 'lot-unsold'; colour: Colour; count: number }
  | { type: 'built'; seat: Seat; city: City; cost: number; points: number; card: Options['builtCities'] }
  | { type: 'tribute'; seat: Seat; role: Role; title: Title; points: number }
  /** For a city just built, or without one: placed as Lord or Knight. */
  | { type: 'shield-placed'; seat: Seat; region: Region; city: City | None }
  | { type: 'city-opened'; city: City }
  | { type: 'laid'; seat: Seat; colour: Colour; count: number }
  | { type: 'did-nothing'; seat: Seat }
  | { type: 'roles-returned' }
  | { type: 'role-won'; seat: Seat; role: Role; title: Title; price: number }
  | { type: 'role-left'; role: Role; title: Title }
  | { type: 'turned-down'; seat: Seat; colour: Colour; count: number }
  /** One card turned as Master or Apprentice, or none. */
  | { type: 'turned-up'; seat: Seat; role: Role; title: Title; colour: Colour | None }
  | { type: 'blessed'; seat: Seat; role: Role; title: Title }
  /** A card drawn from the deck as Magistrate or Notary; told only to the seat that draws it. */
  | { type: 'drew'; seat: Seat; role: Role; title: Title; colour: Colour | null }
  | { type: 'paid'; seat: Seat; role: Role; title: Title; amount: number }
  | { type: 'game-ended'; ending: Ending };

export type Emit = EmitOf<Event>;

/* Every action there is but a bid of a fortune, made once: lists of legal actions share these and nobody changes them. */

export const PASS: Action = { type: 'pass' };

/** By colour. */
export const OFFER: readonly Action[] = ALL_COLOURS.map(colour => ({ type: 'offer', colour }));
export const UNCOVER: readonly Action[] = ALL_COLOURS.map(colour => ({ type: 'uncover', colour }));

/** By colour and count. */
export const LAY: readonly (readonly Action[])[] = ALL_COLOURS.map(colour =>
  Array.from({ length: CARDS_EACH + 1 }, (_, count): Action => ({ type: 'lay', colour, count })),
);

/** By city. */
export const BUILD: readonly Action[] = ALL_CITIES.map(city => ({ type: 'build', city }));

/** By region. */
export const SHIELD: readonly Action[] = ALL_REGIONS.map(region => ({ type: 'shield', region }));

/** By amount. */
const BIDS = Array.from({ length: 256 }, (_, amount): Action => ({ type: 'bid', amount }));

export function bidOf(amount: number): Action {
  return amount < BIDS.length ? BIDS[amount] : { type: 'bid', amount };
}
