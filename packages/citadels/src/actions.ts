import { type Seat, seatsOf } from '@signoria/core';
import { LAST_RANK } from './characters.ts';
import { DISTRICTS } from './districts.ts';
import type { Action } from './moves.ts';

/** Every action there is, made once: lists of legal actions share these and nobody changes them. */

const ranks = Array.from({ length: LAST_RANK + 1 }, (_, rank) => rank);
const cards = DISTRICTS.map((_, card) => card);
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
export const KEEP: readonly Action[] = cards.map(card => ({ type: 'keep', card }));
export const RETURN: readonly Action[] = cards.map(card => ({ type: 'return', card }));
export const BUILD: readonly Action[] = cards.map(card => ({ type: 'build', card }));
export const DISCARD: readonly Action[] = cards.map(card => ({ type: 'discard', card }));
export const TAKE: readonly Action[] = cards.map(card => ({ type: 'take', card, build: false }));
export const TAKE_AND_BUILD: readonly Action[] = cards.map(card => ({ type: 'take', card, build: true }));
export const PAY_CARD: readonly Action[] = cards.map(card => ({ type: 'pay-card', card }));
export const ADORN: readonly Action[] = cards.map(district => ({ type: 'adorn', district }));
export const LABORATORY: readonly Action[] = cards.map(card => ({ type: 'laboratory', card }));
export const MUSEUM: readonly Action[] = cards.map(card => ({ type: 'museum', card }));
export const FETCH: readonly Action[] = cards.map(card => ({ type: 'fetch', card }));

/** By card, then by whether it is adorned. */
export const GIVE: readonly (readonly Action[])[] = cards.map(district =>
  [false, true].map(adorned => ({ type: 'give', district, adorned })),
);

/** By seat, card, and whether it is adorned. */
export const DESTROY = onDistricts('destroy');
export const COVET = onDistricts('covet');
export const ARMORY = onDistricts('armory');

function onDistricts(type: 'destroy' | 'covet' | 'armory'): readonly (readonly (readonly Action[])[])[] {
  return seats.map(seat =>
    cards.map(district => [false, true].map(adorned => ({ type, seat, district, adorned }))),
  );
}
