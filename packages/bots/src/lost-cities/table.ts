import type { State } from '@signoria/lost-cities';
import type { Seat } from '@signoria/table';
import type { Weights } from './weights.ts';

/*
 * What one seat knows of the round, as sets of ranks: bit r stands for the card with rank r (1 to 9 for the numbers
 * 2 to 10). One shared record is filled anew for every decision, since playouts make thousands of them a second.
 */

const COST = 20;
const BONUS = 20;
const NUMBERS = 0b11_1111_1110;
const NUMBERS_EACH = 9;

/** By set of ranks: the sum of their numbers, and how many. */
const SUM = new Int32Array(1024);
const COUNT = new Int32Array(1024);
for (let set = 0; set < 1024; set += 2) {
  for (let rank = 1; rank <= NUMBERS_EACH; rank++) {
    if ((set & (1 << rank)) === 0) continue;
    SUM[set] += rank + 1;
    COUNT[set]++;
  }
}

/** The sets of numbers above a rank. */
const ABOVE = Array.from({ length: 11 }, (_, rank) => NUMBERS & ~((1 << (rank + 1)) - 1));

export interface Table {
  expeditions: number;
  bonusFrom: number;
  /** By expedition, the seat's own column: its highest rank, sum, wagers and cards. */
  top: Int32Array;
  sum: Int32Array;
  wagers: Int32Array;
  cards: Int32Array;
  /** The other's column. */
  otherTop: Int32Array;
  otherWagers: Int32Array;
  otherCards: Int32Array;
  /** The hand: its numbers as a set, and its wagers. */
  held: Int32Array;
  heldWagers: Int32Array;
  /** Numbers the seat has not seen. */
  unseen: Int32Array;
  /** The chance that a given unseen card comes to this seat and can still be laid, hope included. */
  chance: number;
  /** Turns left to lay a card in, this one included. */
  turns: number;
  /** Cards in hand that fit an expedition already begun. */
  ready: number;
  /** When more are ready than there are turns: points of the least card worth keeping. */
  least: number;
  /** What each expedition is worth as things stand. */
  worth: Float64Array;
}

const table: Table = {
  expeditions: 5,
  bonusFrom: 8,
  top: new Int32Array(6),
  sum: new Int32Array(6),
  wagers: new Int32Array(6),
  cards: new Int32Array(6),
  otherTop: new Int32Array(6),
  otherWagers: new Int32Array(6),
  otherCards: new Int32Array(6),
  held: new Int32Array(6),
  heldWagers: new Int32Array(6),
  unseen: new Int32Array(6),
  chance: 0,
  turns: 0,
  ready: 0,
  least: 0,
  worth: new Float64Array(6),
};

/** Fills the shared table with what `seat` knows. */
export function readTable(s: State, seat: Seat, w: Weights): Table {
  const t = table;
  const other = 1 - seat;
  t.expeditions = s.piles.length;
  t.bonusFrom = s.options.bonusFrom;
  for (let e = 0; e < t.expeditions; e++) {
    let seen = 0;
    let sum = 0;
    let wagers = 0;
    let top = 0;
    const own = s.columns[seat][e];
    for (let i = 0; i < own.length; i++) {
      const rank = own[i] % 10;
      if (rank === 0) wagers++;
      else {
        sum += rank + 1;
        seen |= 1 << rank;
        top = rank;
      }
    }
    t.sum[e] = sum;
    t.wagers[e] = wagers;
    t.top[e] = top;
    t.cards[e] = own.length;
    wagers = 0;
    top = 0;
    const theirs = s.columns[other][e];
    for (let i = 0; i < theirs.length; i++) {
      const rank = theirs[i] % 10;
      if (rank === 0) wagers++;
      else {
        seen |= 1 << rank;
        top = rank;
      }
    }
    t.otherWagers[e] = wagers;
    t.otherTop[e] = top;
    t.otherCards[e] = theirs.length;
    const pile = s.piles[e];
    for (let i = 0; i < pile.length; i++) seen |= 1 << (pile[i] % 10);
    t.unseen[e] = NUMBERS & ~seen;
    t.held[e] = 0;
    t.heldWagers[e] = 0;
  }
  const hand = s.hands[seat];
  for (let i = 0; i < hand.length; i++) {
    const e = Math.trunc(hand[i] / 10);
    const rank = hand[i] % 10;
    if (rank === 0) t.heldWagers[e]++;
    else t.held[e] |= 1 << rank;
  }
  const known = s.known[other];
  for (let i = 0; i < known.length; i++) t.unseen[Math.trunc(known[i] / 10)] &= ~(1 << (known[i] % 10));
  for (let e = 0; e < t.expeditions; e++) t.unseen[e] &= ~t.held[e];
  const stock = s.stock.length;
  t.turns = s.step === 'card' ? (stock + 1) >> 1 : ((stock + 1) >> 1) - 1;
  countReady(t);
  const hidden = stock + s.hands[other].length - known.length;
  const spare = Math.min(1, Math.max(0, t.turns - t.ready) / w.slack);
  t.chance = (w.hope * spare * t.turns) / Math.max(1, hidden);
  for (let e = 0; e < t.expeditions; e++) t.worth[e] = worth(t, e, w);
  return t;
}

/** How many turns are left to lay a card in once a card was taken from a pile instead of the stock. */
export function turnsAfterTake(stock: number): number {
  return stock >> 1;
}

const values = new Int32Array(16);

/** Counts the cards ready to be laid, and finds the least one worth keeping when time is short. */
function countReady(t: Table): void {
  let ready = 0;
  for (let e = 0; e < t.expeditions; e++) {
    if (t.cards[e] === 0) continue;
    const set = t.held[e] & ABOVE[t.top[e]];
    if (set === 0) continue;
    const factor = 1 + t.wagers[e];
    for (let rank = 1; rank <= NUMBERS_EACH; rank++) {
      if ((set & (1 << rank)) === 0) continue;
      const points = (rank + 1) * factor;
      let i = ready++;
      for (; i > 0 && values[i - 1] < points; i--) values[i] = values[i - 1];
      values[i] = points;
    }
  }
  t.ready = ready;
  t.least = t.turns > 0 && ready >= t.turns ? values[t.turns - 1] : 0;
}

/** What expedition `e` may bring from a column like this. */
function project(
  t: Table,
  e: number,
  top: number,
  sum: number,
  wagers: number,
  cards: number,
  held: number,
  heldWagers: number,
  w: Weights,
): number {
  const unseen = t.unseen[e] & ABOVE[top];
  const inHand = kept(t, held & ABOVE[top], 1 + wagers);
  const laterWagers = top === 0 ? heldWagers : 0;
  const total = sum + SUM[inHand] + t.chance * SUM[unseen];
  const length = cards + COUNT[inHand] + laterWagers + t.chance * COUNT[unseen];
  const bonus = Math.min(1, Math.max(0, (length - w.long) / (t.bonusFrom + 0.5 - w.long)));
  return (total - COST) * (1 + wagers + laterWagers) + BONUS * bonus;
}

/** The cards there is time to lay: when short of turns, the low ones stay in hand. */
function kept(t: Table, set: number, factor: number): number {
  if (t.least === 0 || t.ready < t.turns) return set;
  let rank = 1;
  while (rank <= NUMBERS_EACH && (rank + 1) * factor < t.least) rank++;
  return set & ABOVE[rank - 1];
}

/** An expedition not begun is only a promise, and never a loss. */
function promise(points: number, w: Weights): number {
  return points > w.open ? w.promise * (points - w.open) : 0;
}

export function worth(t: Table, e: number, w: Weights): number {
  const points = project(t, e, t.top[e], t.sum[e], t.wagers[e], t.cards[e], t.held[e], t.heldWagers[e], w);
  return t.cards[e] > 0 ? points : promise(points, w);
}

/** Its worth once the card of that rank is laid. */
export function worthAfter(t: Table, e: number, rank: number, w: Weights): number {
  const begun = t.cards[e] > 0;
  if (rank === 0) {
    const points = project(
      t,
      e,
      t.top[e],
      t.sum[e],
      t.wagers[e] + 1,
      t.cards[e] + 1,
      t.held[e],
      t.heldWagers[e] - 1,
      w,
    );
    return begun ? points : points - w.openWager;
  }
  const points = project(t, e, rank, t.sum[e] + rank + 1, t.wagers[e], t.cards[e] + 1, t.held[e], 0, w);
  return begun ? points : points - w.open;
}

/** Its worth once the card of that rank has left the hand for a pile. */
export function worthWithout(t: Table, e: number, rank: number, w: Weights): number {
  const held = rank === 0 ? t.held[e] : t.held[e] & ~(1 << rank);
  const heldWagers = rank === 0 ? t.heldWagers[e] - 1 : t.heldWagers[e];
  const points = project(t, e, t.top[e], t.sum[e], t.wagers[e], t.cards[e], held, heldWagers, w);
  return t.cards[e] > 0 ? points : promise(points, w);
}

/** Its worth with one more card of that rank in hand. */
export function worthWith(t: Table, e: number, rank: number, w: Weights): number {
  const held = rank === 0 ? t.held[e] : t.held[e] | (1 << rank);
  const heldWagers = rank === 0 ? t.heldWagers[e] + 1 : t.heldWagers[e];
  const points = project(t, e, t.top[e], t.sum[e], t.wagers[e], t.cards[e], held, heldWagers, w);
  return t.cards[e] > 0 ? points : promise(points, w);
}

/** What a card of that rank on the pile would bring the other, weighed by how likely that is. */
export function feeds(t: Table, e: number, rank: number, w: Weights): number {
  const fits = rank === 0 ? t.otherTop[e] === 0 : rank > t.otherTop[e];
  if (!fits) return 0;
  if (rank === 0) return w.feedWager;
  return t.otherCards[e] > 0 ? w.feedBegun * (rank + 1) * (1 + t.otherWagers[e]) : w.feedNew * (rank + 1);
}
