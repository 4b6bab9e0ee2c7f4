import { type Emit as EmitOf, type Seat, seatsOf } from '@signoria/core';
import { CARDS, type Card, LAST_RANK, type Rank } from './data.ts';

/** An action a player may take. */
export type Action =
  | { type: 'choose'; rank: Rank }
  | { type: 'bury'; rank: Rank }
  | { type: 'gold' }
  | { type: 'draw' }
  | { type: 'keep'; card: Card }
  | { type: 'return'; card: Card }
  | { type: 'income' }
  | { type: 'build'; card: Card }
  | { type: 'end' }
  | { type: 'murder'; rank: Rank }
  | { type: 'bewitch'; rank: Rank }
  | { type: 'rob'; rank: Rank }
  | { type: 'swap'; seat: Seat }
  | { type: 'discard'; card: Card }
  | { type: 'redraw' }
  | { type: 'look'; seat: Seat }
  | { type: 'take'; card: Card; build: boolean }
  | { type: 'crown'; seat: Seat }
  | { type: 'pay-gold' }
  | { type: 'pay-card'; card: Card }
  | { type: 'tithe' }
  | { type: 'navigate'; take: 'gold' | 'cards' }
  | { type: 'destroy'; seat: Seat; district: Card; adorned: boolean }
  | { type: 'covet'; seat: Seat; district: Card; adorned: boolean }
  | { type: 'give'; district: Card; adorned: boolean }
  | { type: 'adorn'; district: Card }
  | { type: 'laboratory'; card: Card }
  | { type: 'smithy' }
  | { type: 'museum'; card: Card }
  | { type: 'armory'; seat: Seat; district: Card; adorned: boolean }
  | { type: 'salvage' }
  | { type: 'search' }
  | { type: 'fetch'; card: Card }
  | { type: 'announce' }
  | { type: 'decline' };

export type DrawReason = 'action' | 'architect' | 'smithy' | 'navigator' | 'magician' | 'park';
export type GoldReason =
  | 'action'
  | 'merchant'
  | 'income'
  | 'navigator'
  | 'queen'
  | 'throne-room'
  | 'poor-house'
  | 'alchemist'
  | 'laboratory';

/** Something that happened. Characters are indices into the table of characters. */
export type Event =
  | { type: 'round-began'; round: number; crown: Seat; visible: number[] }
  /** Only the player who chose is told which character. */
  | { type: 'chose'; seat: Seat; character: number | null }
  /** Told to the player who discarded it; to nobody if it was random. */
  | { type: 'buried'; seat: Seat; character: number | null; atRandom: boolean }
  | { type: 'called'; character: number; seat: Seat | null }
  | { type: 'unmasked'; character: number; seat: Seat }
  | { type: 'resumed'; seat: Seat; character: number }
  | { type: 'named'; seat: Seat; character: number; to: 'murder' | 'bewitch' | 'rob' }
  | { type: 'robbed'; seat: Seat; by: Seat; gold: number }
  | { type: 'crowned'; seat: Seat; from: Seat }
  /** Only the two players involved are told which card. */
  | { type: 'tribute'; seat: Seat; to: Seat; gold: number; card: Card | null }
  | { type: 'got-gold'; seat: Seat; gold: number; for: GoldReason }
  | { type: 'drew'; seat: Seat; count: number; cards: Card[] | null; for: DrawReason }
  | { type: 'kept'; seat: Seat; card: Card | null }
  | { type: 'built'; seat: Seat; card: Card; paid: number; from: Seat }
  | { type: 'swapped'; seat: Seat; with: Seat }
  | {
      type: 'discarded';
      seat: Seat;
      card: Card | null;
      to: 'deck' | 'museum';
      by: 'magician' | 'laboratory' | 'museum';
    }
  /** Only the player who looks and the owner are told the cards. */
  | { type: 'looked'; seat: Seat; at: Seat; cards: Card[] | null }
  | { type: 'took'; seat: Seat; from: Seat; card: Card | null }
  | { type: 'tithed'; seat: Seat; from: Seat; gold: number }
  | { type: 'taxed'; seat: Seat; by: Seat; gold: number }
  | { type: 'paid'; seat: Seat; gold: number; for: 'smithy' }
  /** If an Armory is used there are two events: its own destruction, then that of the other district. */
  | {
      type: 'destroyed';
      seat: Seat;
      of: Seat;
      card: Card;
      adorned: boolean;
      paid: number;
      by: 'warlord' | 'armory';
    }
  /** The cards under the Museum go under the deck. */
  | { type: 'museum-lost'; seat: Seat; count: number }
  | { type: 'salvaged'; seat: Seat; card: Card; paid: number }
  | {
      type: 'exchanged';
      seat: Seat;
      with: Seat;
      took: Card;
      tookAdorned: boolean;
      gave: Card;
      gaveAdorned: boolean;
      paid: number;
    }
  | { type: 'adorned'; seat: Seat; card: Card }
  | { type: 'searched'; seat: Seat }
  | { type: 'fetched'; seat: Seat; card: Card | null }
  | { type: 'announced'; seat: Seat }
  | { type: 'declined'; seat: Seat; step: 'salvage' | 'lighthouse' | 'bell' }
  | { type: 'turn-ended'; seat: Seat; character: number }
  | { type: 'completed'; seat: Seat; districts: number }
  | { type: 'game-ended' };

export type Emit = EmitOf<Event>;

/* Every action there is, made once: lists of legal actions share these and nobody changes them. */

const ranks = Array.from({ length: LAST_RANK + 1 }, (_, rank) => rank);
const seats: readonly Seat[] = seatsOf(8);

export const GOLD: Action = { type: 'gold' };
export const DRAW: Action = { type: 'draw' };
export const INCOME: Action = { type: 'income' };
export const END: Action = { type: 'end' };
export const REDRAW: Action = { type: 'redraw' };
export const PAY_GOLD: Action = { type: 'pay-gold' };
export const TITHE: Action = { type: 'tithe' };
export const NAVIGATE_GOLD: Action = { type: 'navigate', take: 'gold' };
export const NAVIGATE_CARDS: Action = { type: 'navigate', take: 'cards' };
export const SMITHY: Action = { type: 'smithy' };
export const SALVAGE: Action = { type: 'salvage' };
export const SEARCH: Action = { type: 'search' };
export const ANNOUNCE: Action = { type: 'announce' };
export const DECLINE: Action = { type: 'decline' };

/** By rank. */
export const CHOOSE: readonly Action[] = ranks.map(rank => ({ type: 'choose', rank }));
export const BURY: readonly Action[] = ranks.map(rank => ({ type: 'bury', rank }));
export const MURDER: readonly Action[] = ranks.map(rank => ({ type: 'murder', rank }));
export const BEWITCH: readonly Action[] = ranks.map(rank => ({ type: 'bewitch', rank }));
export const ROB: readonly Action[] = ranks.map(rank => ({ type: 'rob', rank }));

/** By seat. */
export const SWAP: readonly Action[] = seats.map(seat => ({ type: 'swap', seat }));
export const LOOK: readonly Action[] = seats.map(seat => ({ type: 'look', seat }));
export const CROWN: readonly Action[] = seats.map(seat => ({ type: 'crown', seat }));

/** By card. */
export const KEEP: readonly Action[] = CARDS.map(card => ({ type: 'keep', card }));
export const RETURN: readonly Action[] = CARDS.map(card => ({ type: 'return', card }));
export const BUILD: readonly Action[] = CARDS.map(card => ({ type: 'build', card }));
export const DISCARD: readonly Action[] = CARDS.map(card => ({ type: 'discard', card }));
export const TAKE: readonly Action[] = CARDS.map(card => ({ type: 'take', card, build: false }));
export const TAKE_AND_BUILD: readonly Action[] = CARDS.map(card => ({ type: 'take', card, build: true }));
export const PAY_CARD: readonly Action[] = CARDS.map(card => ({ type: 'pay-card', card }));
export const ADORN: readonly Action[] = CARDS.map(district => ({ type: 'adorn', district }));
export const LABORATORY: readonly Action[] = CARDS.map(card => ({ type: 'laboratory', card }));
export const MUSEUM: readonly Action[] = CARDS.map(card => ({ type: 'museum', card }));
export const FETCH: readonly Action[] = CARDS.map(card => ({ type: 'fetch', card }));

/** By card and by whether it is adorned. */
export const GIVE: readonly (readonly Action[])[] = CARDS.map(district =>
  [false, true].map(adorned => ({ type: 'give', district, adorned })),
);

/** By seat, card, and whether it is adorned. */
export const DESTROY = onDistricts('destroy');
export const COVET = onDistricts('covet');
export const ARMORY = onDistricts('armory');

function onDistricts(type: 'destroy' | 'covet' | 'armory'): readonly (readonly (readonly Action[])[])[] {
  return seats.map(seat =>
    CARDS.map(district => [false, true].map(adorned => ({ type, seat, district, adorned }))),
  );
}
