import { copyRows, type Refusal, refuse, type Seat } from '@signoria/core';
import { ALL_COLOURS, type Colour } from './data.ts';
import { forget, sum } from './families.ts';
import { cardsOffered } from './options.ts';
import type { Action, Event, State } from './state.ts';

const OFFER = ALL_COLOURS.map((colour): Action => ({ type: 'offer', colour }));

/** IP-2.3  Any card of the hand, old or new; cards of a colour are alike. */
export function legalOffers(s: State, seat: Seat): Action[] {
  const hand = s.hands[seat];
  const actions: Action[] = [];
  for (let colour = 0; colour < 5; colour++) if (hand[colour] > 0) actions.push(OFFER[colour]);
  return actions;
}

/** IP-2.3  Lays a card face down before the family. */
export function offer(s: State, seat: Seat, colour: Colour, emit?: (event: Event) => void): void {
  s.hands[seat][colour]--;
  s.offers[seat][colour]++;
  emit?.({ type: 'offered', seat, colour });
  if (sum(s.offers[seat]) < cardsOffered(s.seats)) return;
  s.waiting &= ~(1 << seat);
  if (s.waiting === 0) showOffers(s, emit);
}

/** IP-2.4  All offers are shown together, then sorted into lots by colour. */
function showOffers(s: State, emit?: (event: Event) => void): void {
  for (let seat = 0; seat < s.seats; seat++) {
    for (const colour of ALL_COLOURS) {
      const count = s.offers[seat][colour];
      if (count === 0) continue;
      forget(s, seat as Seat, colour, count);
      s.lots[colour] += count;
    }
  }
  s.phase = 2;
  s.step = 'next';
  emit?.({ type: 'offers-shown', offers: copyRows(s.offers), lots: s.lots.slice() });
}

export function whyNotOffer(s: State, seat: Seat, colour: Colour): Refusal | null {
  return s.hands[seat][colour] > 0 ? null : refuse('IP-2.3', 'card-not-in-hand');
}
