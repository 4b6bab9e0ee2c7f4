import { BONUS, COST } from '@signoria/lost-cities';
import { ABOVE, COUNT, lowest, SUM, TOP_RANK } from './ranks.ts';
import { inPile, LANES, type Round } from './round.ts';
import type { Weights } from './weights.ts';

/*
 * What the actions of one seat seem worth. `think` first takes stock of the seat's position into `mind`;
 * the others then compare what each expedition may bring before and after an action.
 */
/** A player's turns in a round of five expeditions when nobody takes from the piles. */
const OWN_TURNS = 22;

/** The seat that thinks, and what it found. One record serves all, since playouts think one thought at a time. */
const mind = {
  base: 0,
  other: 0,
  /** The chance that a given unseen card comes to this seat and can still be laid, hope included. */
  chance: 0,
  /** How far the round has gone, from 0 to 1. */
  late: 0,
  /** Expeditions begun. */
  begun: 0,
  /** Turns left to lay a card in, this one included. */
  turns: 0,
  /** Cards in hand that fit an expedition already begun. */
  ready: 0,
  /** When as many are ready as there are turns: points of the least card worth keeping. */
  least: 0,
};

const worthNow = new Float64Array(LANES);
const ranked = new Int32Array(16);

/** Takes stock of the seat's position, before it lays a card or (`toDraw`) before it draws one. */
export function think(r: Round, seat: number, toDraw: boolean, w: Weights): void {
  mind.base = seat * LANES;
  mind.other = LANES - mind.base;
  mind.turns = ((r.left + 1) >> 1) - (toDraw ? 1 : 0);
  countReady(r);
  mind.late = 1 - mind.turns / OWN_TURNS;
  const hidden = r.left + r.hand[1 - seat] - r.open[1 - seat];
  const spare = Math.min(1, Math.max(0, mind.turns - mind.ready) / w.slack);
  mind.chance = (w.hope * spare * mind.turns) / Math.max(1, hidden);
  if (toDraw) return;
  for (let e = 0; e < r.expeditions; e++) worthNow[e] = worthAsIs(r, e, w);
}

function worthAsIs(r: Round, e: number, w: Weights): number {
  return worthHolding(r, e, r.held[mind.base + e], r.heldWagers[mind.base + e], w);
}

/** Counts the cards ready to be laid, and finds the least one worth keeping when time is short. */
function countReady(r: Round): void {
  let ready = 0;
  let begun = 0;
  for (let e = 0; e < r.expeditions; e++) {
    const lane = mind.base + e;
    if (r.cards[lane] === 0) continue;
    begun++;
    ready += COUNT[r.held[lane] & ABOVE[r.top[lane]]];
  }
  mind.begun = begun;
  mind.ready = ready;
  mind.least = mind.turns > 0 && ready >= mind.turns ? leastKept(r) : 0;
}

function leastKept(r: Round): number {
  let count = 0;
  for (let e = 0; e < r.expeditions; e++) {
    const lane = mind.base + e;
    if (r.cards[lane] === 0) continue;
    const set = r.held[lane] & ABOVE[r.top[lane]];
    const factor = 1 + r.wagers[lane];
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const points = (lowest(rest) + 1) * factor;
      let i = count++;
      for (; i > 0 && ranked[i - 1] < points; i--) ranked[i] = ranked[i - 1];
      ranked[i] = points;
    }
  }
  return ranked[mind.turns - 1];
}

/** What expedition `e` may bring from a column and a hand like these. */
function project(
  r: Round,
  e: number,
  top: number,
  sum: number,
  wagers: number,
  cards: number,
  held: number,
  heldWagers: number,
  w: Weights,
): number {
  const unseen = r.unseen[mind.base + e] & ABOVE[top];
  const inHand = kept(held & ABOVE[top], 1 + wagers);
  const laterWagers = top === 0 ? heldWagers : 0;
  const factor = 1 + wagers + laterWagers;
  const rivalry = r.cards[mind.other + e] > 0 ? 1 - w.rival : 1;
  const chance = mind.chance * rivalry * (1 + w.bold * (factor - 1));
  const total = sum + SUM[inHand] + chance * SUM[unseen];
  const length = cards + COUNT[inHand] + laterWagers + chance * COUNT[unseen];
  const bonus = Math.min(1, Math.max(0, (length - w.long) / (r.bonusFrom + 0.5 - w.long)));
  return (total - COST) * factor + BONUS * bonus;
}

/** The cards there is time to lay: when short of turns, the low ones stay in hand. */
function kept(set: number, factor: number): number {
  if (mind.least === 0) return set;
  let rank = 1;
  while (rank <= TOP_RANK && (rank + 1) * factor < mind.least) rank++;
  return set & ABOVE[rank - 1];
}

/** The worth of an expedition with this hand. One not begun is only a promise, and never a loss. */
function worthHolding(r: Round, e: number, held: number, heldWagers: number, w: Weights): number {
  const lane = mind.base + e;
  const points = project(r, e, r.top[lane], r.sum[lane], r.wagers[lane], r.cards[lane], held, heldWagers, w);
  if (r.cards[lane] > 0) return points;
  const least = w.open + w.openMany * mind.begun + w.openLate * mind.late;
  return points > least ? w.promise * (points - least) : 0;
}

export function layPoints(r: Round, e: number, rank: number, w: Weights): number {
  const lane = mind.base + e;
  const begun = r.cards[lane] > 0;
  const cards = r.cards[lane] + 1;
  const least = w.openMany * mind.begun + w.openLate * mind.late;
  if (rank === 0) {
    const after = project(r, e, 0, 0, r.wagers[lane] + 1, cards, r.held[lane], r.heldWagers[lane] - 1, w);
    return after - (begun ? 0 : w.openWager + least) - worthNow[e] + w.lay + w.wager;
  }
  const after = project(r, e, rank, r.sum[lane] + rank + 1, r.wagers[lane], cards, r.held[lane], 0, w);
  const jumped = r.unseen[lane] & ABOVE[r.top[lane]] & ~ABOVE[rank - 1];
  const lost = w.gap * mind.chance * SUM[jumped] * (1 + r.wagers[lane]);
  return after - (begun ? 0 : w.open + least) - worthNow[e] + w.lay - lost;
}

export function discardPoints(r: Round, e: number, rank: number, w: Weights): number {
  const lane = mind.base + e;
  const held = rank === 0 ? r.held[lane] : r.held[lane] & ~(1 << rank);
  const heldWagers = rank === 0 ? r.heldWagers[lane] - 1 : r.heldWagers[lane];
  const loss = worthHolding(r, e, held, heldWagers, w) - worthNow[e];
  const fed = feeds(r, e, rank, w);
  let points = loss - fed - (loss === 0 ? w.keep * fed : 0);
  if (r.height[e] > 0) points += feeds(r, e, inPile(r, e, 0), w);
  return mind.ready >= mind.turns ? points - w.haste * mind.least : points;
}

export function stockPoints(w: Weights): number {
  return w.stock + w.stockLate * mind.late;
}

export function takePoints(r: Round, e: number, w: Weights): number {
  const lane = mind.base + e;
  const rank = inPile(r, e, 0);
  const held = rank === 0 ? r.held[lane] : r.held[lane] | (1 << rank);
  const heldWagers = rank === 0 ? r.heldWagers[lane] + 1 : r.heldWagers[lane];
  const gain = worthHolding(r, e, held, heldWagers, w) - worthAsIs(r, e, w) + w.deny * feeds(r, e, rank, w);
  // A card from a pile leaves the stock as it is: with an even one, that is one more turn.
  if (r.left >> 1 <= mind.turns) return gain;
  if (mind.ready > mind.turns) return gain + w.haste * mind.least;
  return mind.ready + 2 > mind.turns ? gain + w.stall : gain;
}

/** What a card of that rank on the pile would bring the other, weighed by how likely that is. */
function feeds(r: Round, e: number, rank: number, w: Weights): number {
  const lane = mind.other + e;
  if (rank === 0) return r.top[lane] === 0 ? w.feedWager : 0;
  if (rank <= r.top[lane]) return 0;
  if (r.cards[lane] === 0) return w.feedNew * (rank + 1);
  return w.feedBegun * (1 + w.feedLate * mind.late) * (rank + 1) * (1 + r.wagers[lane]);
}
