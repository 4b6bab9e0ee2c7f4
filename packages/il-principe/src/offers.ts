import { type ActionOf, copyRows, type Refusal, refuse, type Seat, seatsOf } from '@signoria/core';
import { type Action, type Emit, OFFER } from './actions.ts';
import { ALL_COLOURS } from './data.ts';
import { forget, sum } from './families.ts';
import { cardsOffered } from './options.ts';
import type { State } from './state.ts';

/** IP-2.3  Any card in the hand; cards of one colour are identical. */
export function legalOffers(s: State, seat: Seat): Action[] {
  const hand = s.hands[seat];
  const actions: Action[] = [];
  for (let colour = 0; colour < 5; colour++) if (hand[colour] > 0) actions.push(OFFER[colour]);
  return actions;
}

export function whyNotOffer(_s: State, action: Action): Refusal {
  return action.type === 'offer' ? refuse('IP-2.3', 'card-not-in-hand') : refuse('IP-2.3', 'offer-first');
}

/** IP-2.3  Offers a card face down. */
export function offer(s: State, { colour }: ActionOf<Action, 'offer'>, emit: Emit, seat: Seat): void {
  s.hands[seat][colour]--;
  s.offers[seat][colour]++;
  emit?.({ type: 'offered', seat, colour });
  if (sum(s.offers[seat]) < cardsOffered(s.seats)) return;
  s.waiting &= ~(1 << seat);
  if (s.waiting === 0) showOffers(s, emit);
}

/** IP-2.4  All offers are shown together, then sorted into lots by colour. */
function showOffers(s: State, emit: Emit): void {
  for (const seat of seatsOf(s.seats)) {
    for (const colour of ALL_COLOURS) {
      const count = s.offers[seat][colour];
      if (count === 0) continue;
      forget(s, seat, colour, count);
      s.lots[colour] += count;
    }
  }
  s.phase = 2;
  s.step = 'next';
  emit?.({ type: 'offers-shown', offers: copyRows(s.offers), lots: s.lots.slice() });
}
