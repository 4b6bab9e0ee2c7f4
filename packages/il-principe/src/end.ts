import { below } from '@signoria/core';
import type { Emit, Ending } from './actions.ts';
import { OPEN_CITIES } from './data.ts';
import { sum } from './families.ts';
import { cardsDealt } from './options.ts';
import type { State } from './state.ts';

/** IP-6.1  Fewer than four available cities at the start of a round. */
export function tooFewCities(s: State): boolean {
  return s.open.length < OPEN_CITIES;
}

/** IP-6.2 IP-8.3  The last round: the deck has fewer cards than a deal needs (12, 16, 20; 10 with two families). */
export function isLastRound(s: State): boolean {
  return s.deck.length < cardsDealt(s.seats) * s.seats;
}

/** IP-6.6  No more actions. */
export function end(s: State, ending: Ending, emit: Emit): void {
  s.step = 'over';
  s.ending = ending;
  emit?.({ type: 'game-ended', ending });
}

/** IP-6.3 IP-6.4 IP-6.5 IP-8.4  Draws the last lots from the deck; with too few cards it depends on the edition. */
export function beginLastRound(s: State, emit: Emit): void {
  const wanted = lastLots(s);
  const missing = Math.max(0, wanted - s.deck.length);
  if (missing > 0 && s.options.shortDeck === 'end') {
    end(s, 'short-deck', emit);
    return;
  }
  for (let drawn = missing; drawn < wanted; drawn++) drawLot(s);
  let reused = 0;
  while (reused < missing && reuseUnsold(s)) reused++;
  s.phase = 2;
  s.step = 'next';
  emit?.({ type: 'lots-drawn', lots: s.lots.slice(), reused });
}

/**
 * IP-6.4 IP-8.4  The number of cards in the last auction: 6, 8 or 10; with two families all remaining cards,
 * or six.
 */
export function lastLots(s: State): number {
  if (s.seats > 2) return s.seats * 2;
  return s.options.twoPlayersLast === 'all' ? s.deck.length : Math.min(6, s.deck.length);
}

/** IP-6.4  A card from the deck to the last lots, if there is one. */
function drawLot(s: State): void {
  const colour = s.deck.pop();
  if (colour !== undefined) s.lots[colour]++;
}

/** IP-6.5  A card at random from the lots nobody bought; false when none is left. */
function reuseUnsold(s: State): boolean {
  const total = sum(s.unsold);
  if (total === 0) return false;
  let nth = below(s.rng, total);
  let colour = 0;
  while (nth >= s.unsold[colour]) nth -= s.unsold[colour++];
  s.unsold[colour]--;
  s.lots[colour]++;
  return true;
}
