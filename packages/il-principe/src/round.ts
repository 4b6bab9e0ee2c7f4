import { leftOf } from '@signoria/core';
import type { Emit } from './actions.ts';
import type { Colour } from './data.ts';
import { beginLastRound, end, isLastRound, tooFewCities } from './end.ts';
import { everyone } from './families.ts';
import { cardsDealt, income } from './options.ts';
import type { State } from './state.ts';

/**
 * IP-2.1 to IP-2.3 IP-6.1 to IP-6.3 IP-6.6  Checks whether the game ends, then pays income, deals cards and
 * asks for offers.
 */
export function beginRound(s: State, emit: Emit): void {
  if (s.last) {
    end(s, 'last-round', emit);
    return;
  }
  if (tooFewCities(s)) {
    end(s, 'cities', emit);
    return;
  }
  s.round++;
  s.last = isLastRound(s);
  emit?.({ type: 'round-began', round: s.round, last: s.last });
  for (let seat = 0; seat < s.seats; seat++) s.offers[seat].fill(0);
  if (!s.last || s.options.lastIncome) payIncome(s, emit);
  if (s.last) {
    beginLastRound(s, emit);
    return;
  }
  deal(s, emit);
  s.phase = 1;
  s.step = 'offer';
  s.player = s.marker;
  s.waiting = everyone(s);
}

/** IP-2.1  The same for everyone, from a bank that never runs out. */
function payIncome(s: State, emit: Emit): void {
  const amount = income(s.options, s.seats);
  for (let seat = 0; seat < s.seats; seat++) s.money[seat] += amount;
  emit?.({ type: 'income', amount });
}

/** IP-2.2  A block of cards to each, from the holder of the marker round. */
function deal(s: State, emit: Emit): void {
  const count = cardsDealt(s.seats);
  for (let i = 0; i < s.seats; i++) {
    const seat = leftOf(s.marker, s.seats, i);
    const cards = [0, 0, 0, 0, 0];
    for (let drawn = 0; drawn < count; drawn++) cards[s.deck.pop() as Colour]++;
    for (let colour = 0; colour < 5; colour++) s.hands[seat][colour] += cards[colour];
    emit?.({ type: 'dealt', seat, count, cards });
  }
}
