import type { Seat } from '@signoria/core';
import { columnPoints, IDLE_TURNS, type State } from '@signoria/lost-cities';
import { NUMBERS } from './ranks.ts';

/*
 * A round as flat arrays of small numbers, for playouts: some forty thousand decisions a second are not enough.
 * Columns, hands and knowledge are by seat x expedition (seat * 6 + expedition); sets of number cards are bit masks.
 */
export const LANES = 6;
const PILE = 16;

export interface Round {
  expeditions: number;
  bonusFrom: number;
  top: Int32Array;
  sum: Int32Array;
  wagers: Int32Array;
  cards: Int32Array;
  held: Int32Array;
  heldWagers: Int32Array;
  /** Numbers the seat has seen nowhere. */
  unseen: Int32Array;
  /** What all saw the seat take and it still holds. */
  known: Int32Array;
  knownWagers: Int32Array;
  /** By seat: cards in hand, and how many of them all know. */
  hand: Int32Array;
  open: Int32Array;
  /** By expedition: the discarded ranks, and how many. */
  pile: Uint8Array;
  height: Int32Array;
  /** How many of them are wagers. */
  pileWagers: Int32Array;
  stock: Uint8Array;
  left: number;
  closed: number;
  idle: number;
}

export function newRound(): Round {
  const lanes = () => new Int32Array(2 * LANES);
  return {
    expeditions: 5,
    bonusFrom: 8,
    top: lanes(),
    sum: lanes(),
    wagers: lanes(),
    cards: lanes(),
    held: lanes(),
    heldWagers: lanes(),
    unseen: lanes(),
    known: lanes(),
    knownWagers: lanes(),
    hand: new Int32Array(2),
    open: new Int32Array(2),
    pile: new Uint8Array(LANES * PILE),
    height: new Int32Array(LANES),
    pileWagers: new Int32Array(LANES),
    stock: new Uint8Array(72),
    left: 0,
    closed: -1,
    idle: 0,
  };
}

/** Fills `r` with what `eyes` may know; with 'all' also the other's hand and the stock, for an imagined state. */
export function readRound(r: Round, s: State, eyes: Seat | 'all'): void {
  r.expeditions = s.piles.length;
  r.bonusFrom = s.options.bonusFrom;
  r.left = s.stock.length;
  r.closed = s.closed;
  r.idle = s.idle;
  for (let e = 0; e < r.expeditions; e++) {
    const seen = readColumn(r, s, 0, e) | readColumn(r, s, 1, e) | readPile(r, s, e);
    r.unseen[e] = NUMBERS & ~seen;
    r.unseen[LANES + e] = NUMBERS & ~seen;
  }
  for (let seat = 0; seat < 2; seat++) {
    r.hand[seat] = s.hands[seat].length;
    r.open[seat] = s.known[seat].length;
    readCards(s.known[seat], r.known, r.knownWagers, seat * LANES, r.expeditions);
    if (eyes !== 'all' && eyes !== seat) continue;
    readCards(s.hands[seat], r.held, r.heldWagers, seat * LANES, r.expeditions);
  }
  for (let e = 0; e < r.expeditions; e++) {
    r.unseen[e] &= ~(r.held[e] | r.known[LANES + e]);
    r.unseen[LANES + e] &= ~(r.held[LANES + e] | r.known[e]);
  }
  if (eyes === 'all') for (let i = 0; i < r.left; i++) r.stock[i] = s.stock[i];
}

function readColumn(r: Round, s: State, seat: number, e: number): number {
  const column = s.columns[seat][e];
  let set = 0;
  let sum = 0;
  let wagers = 0;
  let top = 0;
  for (let i = 0; i < column.length; i++) {
    const rank = column[i] % 10;
    if (rank === 0) wagers++;
    else {
      sum += rank + 1;
      set |= 1 << rank;
      top = rank;
    }
  }
  const lane = seat * LANES + e;
  r.sum[lane] = sum;
  r.wagers[lane] = wagers;
  r.top[lane] = top;
  r.cards[lane] = column.length;
  return set;
}

function readPile(r: Round, s: State, e: number): number {
  const pile = s.piles[e];
  let set = 0;
  let wagers = 0;
  for (let i = 0; i < pile.length; i++) {
    const rank = pile[i] % 10;
    r.pile[e * PILE + i] = rank;
    set |= 1 << rank;
    if (rank === 0) wagers++;
  }
  r.height[e] = pile.length;
  r.pileWagers[e] = wagers;
  return set;
}

function readCards(
  cards: readonly number[],
  sets: Int32Array,
  wagers: Int32Array,
  from: number,
  expeditions: number,
): void {
  for (let e = 0; e < expeditions; e++) {
    sets[from + e] = 0;
    wagers[from + e] = 0;
  }
  for (let i = 0; i < cards.length; i++) {
    const lane = from + Math.trunc(cards[i] / 10);
    const rank = cards[i] % 10;
    if (rank === 0) wagers[lane]++;
    else sets[lane] |= 1 << rank;
  }
}

export function copyRound(from: Round, to: Round): void {
  to.expeditions = from.expeditions;
  to.bonusFrom = from.bonusFrom;
  to.top.set(from.top);
  to.sum.set(from.sum);
  to.wagers.set(from.wagers);
  to.cards.set(from.cards);
  to.held.set(from.held);
  to.heldWagers.set(from.heldWagers);
  to.unseen.set(from.unseen);
  to.known.set(from.known);
  to.knownWagers.set(from.knownWagers);
  to.hand.set(from.hand);
  to.open.set(from.open);
  to.pile.set(from.pile);
  to.height.set(from.height);
  to.pileWagers.set(from.pileWagers);
  to.stock.set(from.stock);
  to.left = from.left;
  to.closed = from.closed;
  to.idle = from.idle;
}

/** The rank that lies so far below the top of a pile, -1 for none. */
export function inPile(r: Round, e: number, below: number): number {
  const at = r.height[e] - 1 - below;
  return at < 0 ? -1 : r.pile[e * PILE + at];
}

/** Lays or discards a card, given as expedition * 10 + rank. */
export function putDown(r: Round, seat: number, card: number, isLaid: boolean): void {
  const e = Math.trunc(card / 10);
  if (isLaid) lay(r, seat, e, card % 10);
  else discard(r, seat, e, card % 10);
}

export function lay(r: Round, seat: number, e: number, rank: number): void {
  const lane = seat * LANES + e;
  leaveHand(r, seat, e, rank);
  r.cards[lane]++;
  if (rank === 0) r.wagers[lane]++;
  else {
    r.sum[lane] += rank + 1;
    r.top[lane] = rank;
  }
  r.closed = -1;
}

export function discard(r: Round, seat: number, e: number, rank: number): void {
  leaveHand(r, seat, e, rank);
  r.pile[e * PILE + r.height[e]++] = rank;
  if (rank === 0) r.pileWagers[e]++;
  r.closed = e;
}

function leaveHand(r: Round, seat: number, e: number, rank: number): void {
  const lane = seat * LANES + e;
  r.hand[seat]--;
  if (rank === 0) {
    r.heldWagers[lane]--;
    if (r.knownWagers[lane] === 0) return;
    r.knownWagers[lane]--;
    r.open[seat]--;
    return;
  }
  const bit = 1 << rank;
  r.held[lane] &= ~bit;
  r.unseen[(1 - seat) * LANES + e] &= ~bit;
  if ((r.known[lane] & bit) === 0) return;
  r.known[lane] &= ~bit;
  r.open[seat]--;
}

export function draw(r: Round, seat: number): void {
  const card = r.stock[--r.left];
  const lane = seat * LANES + Math.trunc(card / 10);
  const rank = card % 10;
  if (rank === 0) r.heldWagers[lane]++;
  else {
    r.held[lane] |= 1 << rank;
    r.unseen[lane] &= ~(1 << rank);
  }
  r.hand[seat]++;
  r.idle = 0;
}

export function take(r: Round, seat: number, e: number): void {
  const rank = r.pile[e * PILE + --r.height[e]];
  const lane = seat * LANES + e;
  if (rank === 0) {
    r.pileWagers[e]--;
    r.heldWagers[lane]++;
    r.knownWagers[lane]++;
  } else {
    r.held[lane] |= 1 << rank;
    r.known[lane] |= 1 << rank;
  }
  r.hand[seat]++;
  r.open[seat]++;
  r.idle++;
}

export function isOver(r: Round): boolean {
  return r.left === 0 || r.idle >= IDLE_TURNS;
}

/** A seat's points as the columns stand. */
export function pointsOf(r: Round, seat: number): number {
  let points = 0;
  for (let lane = seat * LANES; lane < seat * LANES + r.expeditions; lane++)
    points += columnPoints(r.cards[lane], r.sum[lane], r.wagers[lane], r.bonusFrom);
  return points;
}
