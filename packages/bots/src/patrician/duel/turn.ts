import { NONE } from '@signoria/core';
import { CITY, CRESTS, PORTRAIT, SHOWN } from '../cards.ts';
import {
  BUILT,
  CARD,
  FLOORS_LEFT,
  HAND,
  HANDS,
  HEADS,
  HELD,
  KNOWN_HEADS,
  KNOWN_RESERVE,
  LEFT,
  MISSING,
  OPEN,
  OVER,
  PATRICIANS,
  PILE,
  PLAYER,
  RESERVE,
  raised,
  SHOWN_TAKEN,
  STEP,
  scoreCity,
  shifted,
  TO_PLAY,
  TOWERS,
  TOWNS,
} from './duel.ts';

/** P-2.3  The player's card leaves the hand, one that the other knows of if there is such a one; its floors are to be built. */
export function playCard(at: Int32Array, card: number): void {
  const player = at[PLAYER];
  const wasShown = leaveHand(at, player, card);
  const city = CITY[card];
  at[RESERVE + player * TOWNS + city] -= CRESTS[card];
  if (wasShown) at[KNOWN_RESERVE + player * TOWNS + city] -= CRESTS[card];
  else if (PORTRAIT[card] !== NONE) at[KNOWN_HEADS + player * PATRICIANS + PORTRAIT[card]] += SHOWN[card];
  at[CARD] = card;
  at[FLOORS_LEFT] = CRESTS[card];
}

function leaveHand(at: Int32Array, player: number, card: number): boolean {
  const hand = HANDS + player * HAND;
  const shown = SHOWN_TAKEN + player * HAND;
  const last = --at[HELD + player];
  let i = 0;
  while (at[hand + i] !== card) i++;
  const wasShown = at[shown + i] === 1;
  for (; i < last; i++) {
    at[hand + i] = at[hand + i + 1];
    at[shown + i] = at[shown + i + 1];
  }
  return wasShown;
}

/** P-3.1 P-6.1  Sets a floor of the player's on a site; a full city is scored. */
export function setFloor(at: Int32Array, city: number, site: number): void {
  const player = at[PLAYER];
  at[TOWERS + city] = raised(at[TOWERS + city], site, player);
  at[BUILT + player]++;
  at[FLOORS_LEFT]--;
  if (--at[MISSING + city] === 0) scoreCity(at, city);
}

/** P-4.1  Puts the top floor of a tower on the city's other site. */
export function moveFloor(at: Int32Array, city: number, from: number): void {
  at[TOWERS + city] = shifted(at[TOWERS + city], from);
}

/** P-5.1 P-5.5  The open card of a city comes to the player's hand in sight of all, and the next of the pile takes its place. */
export function takeCard(at: Int32Array, beside: number): void {
  const player = at[PLAYER];
  const card = at[OPEN + beside];
  enterHand(at, player, card);
  const city = CITY[card];
  at[RESERVE + player * TOWNS + city] += CRESTS[card];
  at[KNOWN_RESERVE + player * TOWNS + city] += CRESTS[card];
  if (PORTRAIT[card] !== NONE) {
    at[HEADS + player * PATRICIANS + PORTRAIT[card]] += SHOWN[card];
    at[KNOWN_HEADS + player * PATRICIANS + PORTRAIT[card]] += SHOWN[card];
  }
  at[OPEN + beside] = at[LEFT] > 0 ? at[PILE + --at[LEFT]] : NONE;
}

/** Before those like it: of cards that print alike, those the other knows of come first. */
function enterHand(at: Int32Array, player: number, card: number): void {
  const hand = HANDS + player * HAND;
  const shown = SHOWN_TAKEN + player * HAND;
  let i = at[HELD + player]++;
  for (; i > 0 && at[hand + i - 1] >= card; i--) {
    at[hand + i] = at[hand + i - 1];
    at[shown + i] = at[shown + i - 1];
  }
  at[hand + i] = card;
  at[shown + i] = 1;
}

/** P-2.1 P-7.1  The turn of the next player who holds a card; false when nobody does. */
export function nextTurn(at: Int32Array): boolean {
  at[CARD] = NONE;
  const other = 1 - at[PLAYER];
  if (at[HELD + other] > 0) at[PLAYER] = other;
  else if (at[HELD + at[PLAYER]] === 0) {
    at[STEP] = OVER;
    return false;
  }
  at[STEP] = TO_PLAY;
  return true;
}
