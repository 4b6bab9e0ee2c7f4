import { below, NONE, type Rng } from '@signoria/core';
import { CITIES, cardsUnseen, isStart, type Open, type State, type View } from '@signoria/patrician';
import { CITY, CRESTS, PORTRAIT, SHOWN } from '../cards.ts';
import {
  BUILT,
  CARD,
  type Duel,
  FLOORS_LEFT,
  HAND,
  HANDS,
  HEADS,
  HELD,
  KNOWN_HEADS,
  KNOWN_RESERVE,
  LEFT,
  LENGTH,
  MISSING,
  missingIn,
  NO_TOWERS,
  OPEN,
  PATRICIANS,
  PILE,
  PLAYER,
  RESERVE,
  raised,
  SHOWN_TAKEN,
  STEP,
  STEPS,
  TOKENS,
  TOWERS,
  TOWNS,
} from './duel.ts';

/** Reads a whole state. */
export function readDuel(at: Int32Array, s: State): void {
  readOpen(at, s);
  for (let seat = 0; seat < 2; seat++) {
    readPlayed(at, seat, s.stacks[seat]);
    readHand(at, seat, s.hands[seat], s.known[seat]);
  }
  at[LEFT] = s.pile.length;
  for (let i = 0; i < s.pile.length; i++) at[PILE + i] = s.pile[i];
}

/**
 * Worlds of a view, as the game imagines them from the same luck. What the view tells is read once; the duel is one and
 * the same, dealt anew each time.
 */
export function worldsOf(v: View): (rng: Rng) => Duel {
  const unseen = cardsUnseen(v);
  const stars = Int32Array.from(unseen.filter(isStart));
  const others = Int32Array.from(unseen.filter(card => !isStart(card)));
  const told = new Int32Array(LENGTH);
  readOpen(told, v);
  for (let seat = 0; seat < 2; seat++) {
    readPlayed(told, seat, v.played[seat]);
    readHand(told, seat, v.hands[seat] ?? v.known[seat], v.known[seat]);
  }
  const dealt = new Int32Array(stars.length);
  const at = new Int32Array(LENGTH);
  const duel: Duel = { seats: 2, options: v.options, at };
  return rng => {
    at.set(told);
    dealt.set(stars);
    shuffleRow(rng, dealt, 0, dealt.length);
    let next = 0;
    for (let seat = 0; seat < 2; seat++)
      while (at[HELD + seat] < v.handSizes[seat]) addHidden(at, seat, dealt[next++]);
    at[LEFT] = others.length + stars.length - next;
    at.set(others, PILE);
    for (let i = others.length; next < stars.length; i++) at[PILE + i] = dealt[next++];
    shuffleRow(rng, at, PILE, at[LEFT]);
    return duel;
  };
}

/** As `shuffle` does, a part of a row. */
function shuffleRow(rng: Rng, row: Int32Array, from: number, length: number): void {
  for (let i = length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const held = row[from + i];
    row[from + i] = row[from + j];
    row[from + j] = held;
  }
}

/** What all may see: the board and the turn. */
function readOpen(at: Int32Array, s: Open): void {
  at[PLAYER] = s.player;
  at[STEP] = STEPS.indexOf(s.step);
  at[CARD] = s.card;
  at[FLOORS_LEFT] = s.floorsLeft;
  at.fill(0, TOKENS, TOWERS);
  at.fill(0, RESERVE, PILE);
  for (let city = 0; city < TOWNS; city++) {
    at[OPEN + city] = s.open[city];
    readTowers(at, s, city);
    const [high, low] = s.winners[city];
    if (high === NONE || low === NONE) continue;
    at[TOKENS + high] += CITIES[city].tokens[0];
    at[TOKENS + low] += CITIES[city].tokens[1];
  }
}

function readTowers(at: Int32Array, s: Open, city: number): void {
  let towers = NO_TOWERS;
  for (let site = 0; site < 2; site++) {
    const tower = s.towers[city][site];
    for (let i = 0; i < tower.length; i++) {
      towers = raised(towers, site, tower[i]);
      at[BUILT + tower[i]]++;
    }
  }
  at[TOWERS + city] = towers;
  at[MISSING + city] = missingIn(towers, city);
}

function readPlayed(at: Int32Array, seat: number, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) {
    addHeads(at, HEADS, seat, cards[i]);
    addHeads(at, KNOWN_HEADS, seat, cards[i]);
  }
}

/** A hand, or what is known of it; both are in ascending order, and all that is known is held. */
function readHand(at: Int32Array, seat: number, hand: readonly number[], known: readonly number[]): void {
  for (let i = 0, k = 0; i < hand.length; i++) {
    const isShown = k < known.length && known[k] === hand[i];
    if (isShown) k++;
    holdLast(at, seat, hand[i], isShown);
  }
}

/** Puts a card at the end of the hand. */
function holdLast(at: Int32Array, seat: number, card: number, isShown: boolean): void {
  const i = at[HELD + seat]++;
  at[HANDS + seat * HAND + i] = card;
  at[SHOWN_TAKEN + seat * HAND + i] = isShown ? 1 : 0;
  at[RESERVE + seat * TOWNS + CITY[card]] += CRESTS[card];
  addHeads(at, HEADS, seat, card);
  if (!isShown) return;
  at[KNOWN_RESERVE + seat * TOWNS + CITY[card]] += CRESTS[card];
  addHeads(at, KNOWN_HEADS, seat, card);
}

/** Puts a card that nobody saw where it belongs in the hand, after those like it. */
function addHidden(at: Int32Array, seat: number, card: number): void {
  const hand = HANDS + seat * HAND;
  const shown = SHOWN_TAKEN + seat * HAND;
  holdLast(at, seat, card, false);
  for (let i = at[HELD + seat] - 1; i > 0 && at[hand + i - 1] > card; i--) {
    at[hand + i] = at[hand + i - 1];
    at[shown + i] = at[shown + i - 1];
    at[hand + i - 1] = card;
    at[shown + i - 1] = 0;
  }
}

function addHeads(at: Int32Array, heads: number, seat: number, card: number): void {
  if (PORTRAIT[card] !== NONE) at[heads + seat * PATRICIANS + PORTRAIT[card]] += SHOWN[card];
}
