import { type Action, CARDS, type Citadels, LAST_RANK, type Rank } from '@signoria/citadels';
import { NONE, seatsOf } from '@signoria/core';
import type { Attempts } from './attempts.ts';

/** What is done with nothing else to choose. */
const SINGLE = [
  'gold',
  'draw',
  'income',
  'end',
  'redraw',
  'pay-gold',
  'tithe',
  'smithy',
  'salvage',
  'search',
  'announce',
  'decline',
] as const;
const TO_RANKS = ['choose', 'bury', 'murder', 'bewitch', 'rob'] as const;
const TO_SEATS = ['swap', 'look', 'crown'] as const;
const WITH_CARDS = [
  'keep',
  'return',
  'build',
  'discard',
  'pay-card',
  'laboratory',
  'museum',
  'fetch',
] as const;
const TO_DISTRICTS = ['destroy', 'covet', 'armory'] as const;

export const attempts: Attempts<Citadels> = {
  all({ seats, cast }) {
    const ranks = Array.from({ length: LAST_RANK }, (_, i) => i + 1).filter(
      (rank): rank is Rank => cast[rank] !== NONE,
    );
    const everyone = seatsOf(seats);
    const actions: Action[][] = [
      SINGLE.map(type => ({ type })),
      TO_RANKS.flatMap(type => ranks.map(rank => ({ type, rank }))),
      TO_SEATS.flatMap(type => everyone.map(seat => ({ type, seat }))),
      WITH_CARDS.flatMap(type => CARDS.map(card => ({ type, card }))),
      CARDS.flatMap(card => [false, true].map(build => ({ type: 'take', card, build }))),
      CARDS.map(district => ({ type: 'adorn', district })),
      [
        { type: 'navigate', take: 'gold' },
        { type: 'navigate', take: 'cards' },
      ],
      CARDS.flatMap(district => [false, true].map(adorned => ({ type: 'give', district, adorned }))),
      TO_DISTRICTS.flatMap(type =>
        everyone.flatMap(seat =>
          CARDS.flatMap(district => [false, true].map(adorned => ({ type, seat, district, adorned }))),
        ),
      ),
    ];
    return actions.flat();
  },
};
