import { BONUS, COST } from '@signoria/lost-cities';
import { ABOVE, COUNT, fits, lowest, SUM, TOP_RANK } from './ranks.ts';
import { inPile, LANES, type Round } from './round.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/*
 * What the actions of one seat seem worth. `think` first takes stock of the seat's position into an outlook; the others
 * then compare what each expedition may bring before and after an action.
 */

/** A player's turns in a round of five expeditions when nobody takes from the piles. */
const OWN_TURNS = 22;

/** A seat's position in figures. One record is filled anew for each decision of a playout. */
export interface Outlook {
  round: Round;
  w: Weights;
  /** Where the seat's expeditions begin in the round's arrays, and where the other's do. */
  base: number;
  other: number;
  /** The chance that a given unseen card comes to this seat and can still be laid, hope included. */
  chance: number;
  /** How far the round has gone, from 0 to 1. */
  late: number;
  /** Expeditions begun. */
  begun: number;
  /** Turns left to lay a card in, this one included. */
  turns: number;
  /** Cards in hand that fit an expedition already begun. */
  ready: number;
  /** When as many are ready as there are turns: points of the least card worth keeping. */
  least: number;
  /** By expedition: what it is worth as it stands. */
  worthNow: Float64Array;
  /** Points of the cards that are ready, most first. */
  ranked: Int32Array;
}

export function newOutlook(round: Round): Outlook {
  return {
    round,
    w: WEIGHTS,
    base: 0,
    other: 0,
    chance: 0,
    late: 0,
    begun: 0,
    turns: 0,
    ready: 0,
    least: 0,
    worthNow: new Float64Array(LANES),
    ranked: new Int32Array(16),
  };
}

/** Takes stock of the seat's position, before it lays a card or (`toDraw`) before it draws one. */
export function think(o: Outlook, seat: number, toDraw: boolean, w: Weights): void {
  const r = o.round;
  o.w = w;
  o.base = seat * LANES;
  o.other = LANES - o.base;
  o.turns = ((r.left + 1) >> 1) - (toDraw ? 1 : 0);
  countReady(o);
  o.late = 1 - o.turns / OWN_TURNS;
  const hidden = r.left + r.hand[1 - seat] - r.open[1 - seat];
  const spare = Math.min(1, Math.max(0, o.turns - o.ready) / w.slack);
  o.chance = (w.hope * spare * o.turns) / Math.max(1, hidden);
  if (toDraw) return;
  for (let e = 0; e < r.expeditions; e++) o.worthNow[e] = worthAsIs(o, e);
}

function worthAsIs(o: Outlook, e: number): number {
  const lane = o.base + e;
  return worthHolding(o, e, o.round.held[lane], o.round.heldWagers[lane]);
}

/** Counts the cards ready to be laid, and finds the least one worth keeping when time is short. */
function countReady(o: Outlook): void {
  const r = o.round;
  let ready = 0;
  let begun = 0;
  for (let e = 0; e < r.expeditions; e++) {
    const lane = o.base + e;
    if (r.cards[lane] === 0) continue;
    begun++;
    ready += COUNT[r.held[lane] & ABOVE[r.top[lane]]];
  }
  o.begun = begun;
  o.ready = ready;
  o.least = o.turns > 0 && ready >= o.turns ? leastKept(o) : 0;
}

function leastKept(o: Outlook): number {
  const { round: r, ranked } = o;
  let count = 0;
  for (let e = 0; e < r.expeditions; e++) {
    const lane = o.base + e;
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
  return ranked[o.turns - 1];
}

/** A column and a hand as they might be. */
interface Prospect {
  top: number;
  sum: number;
  wagers: number;
  cards: number;
  held: number;
  heldWagers: number;
}

/** What expedition `e` may bring from a column and a hand like these. */
function project(o: Outlook, e: number, { top, sum, wagers, cards, held, heldWagers }: Prospect): number {
  const { round: r, w } = o;
  const unseen = r.unseen[o.base + e] & ABOVE[top];
  const inHand = kept(o, held & ABOVE[top], 1 + wagers);
  const laterWagers = top === 0 ? heldWagers : 0;
  const factor = 1 + wagers + laterWagers;
  const rivalry = r.cards[o.other + e] > 0 ? 1 - w.rival : 1;
  const chance = o.chance * rivalry * (1 + w.bold * (factor - 1));
  const total = sum + SUM[inHand] + chance * SUM[unseen];
  const length = cards + COUNT[inHand] + laterWagers + chance * COUNT[unseen];
  const bonus = Math.min(1, Math.max(0, (length - w.long) / (r.bonusFrom + 0.5 - w.long)));
  return (total - COST) * factor + BONUS * bonus;
}

/** The cards there is time to lay: when short of turns, the low ones stay in hand. */
function kept(o: Outlook, set: number, factor: number): number {
  if (o.least === 0) return set;
  let rank = 1;
  while (rank <= TOP_RANK && (rank + 1) * factor < o.least) rank++;
  return set & ABOVE[rank - 1];
}

/** The worth of an expedition with this hand. One not begun is only a promise, and never a loss. */
function worthHolding(o: Outlook, e: number, held: number, heldWagers: number): number {
  const { round: r, w } = o;
  const lane = o.base + e;
  const cards = r.cards[lane];
  const points = project(o, e, {
    top: r.top[lane],
    sum: r.sum[lane],
    wagers: r.wagers[lane],
    cards,
    held,
    heldWagers,
  });
  if (cards > 0) return points;
  const least = w.open + w.openMany * o.begun + w.openLate * o.late;
  return points > least ? w.promise * (points - least) : 0;
}

export function layPoints(o: Outlook, e: number, rank: number): number {
  const { round: r, w } = o;
  const lane = o.base + e;
  const begun = r.cards[lane] > 0;
  const cards = r.cards[lane] + 1;
  const wagers = r.wagers[lane];
  const held = r.held[lane];
  const least = w.openMany * o.begun + w.openLate * o.late;
  if (rank === 0) {
    const heldWagers = r.heldWagers[lane] - 1;
    const after = project(o, e, { top: 0, sum: 0, wagers: wagers + 1, cards, held, heldWagers });
    return after - (begun ? 0 : w.openWager + least) - o.worthNow[e] + w.lay + w.wager;
  }
  const sum = r.sum[lane] + rank + 1;
  const after = project(o, e, { top: rank, sum, wagers, cards, held, heldWagers: 0 });
  const jumped = r.unseen[lane] & ABOVE[r.top[lane]] & ~ABOVE[rank - 1];
  const lost = w.gap * o.chance * SUM[jumped] * (1 + wagers);
  return after - (begun ? 0 : w.open + least) - o.worthNow[e] + w.lay - lost;
}

export function discardPoints(o: Outlook, e: number, rank: number): number {
  const { round: r, w } = o;
  const loss = fits(rank, r.top[o.base + e]) ? worthWithout(o, e, rank) - o.worthNow[e] : 0;
  const fed = feeds(o, e, rank);
  let points = loss - fed - (loss === 0 ? w.keep * fed : 0);
  if (r.height[e] > 0) points += feeds(o, e, inPile(r, e, 0));
  return o.ready >= o.turns ? points - w.haste * o.least : points;
}

function worthWithout(o: Outlook, e: number, rank: number): number {
  const { held, heldWagers } = o.round;
  const lane = o.base + e;
  if (rank === 0) return worthHolding(o, e, held[lane], heldWagers[lane] - 1);
  return worthHolding(o, e, held[lane] & ~(1 << rank), heldWagers[lane]);
}

export function stockPoints({ w, late }: Outlook): number {
  return w.stock + w.stockLate * late;
}

export function takePoints(o: Outlook, e: number): number {
  const { round: r, w } = o;
  const rank = inPile(r, e, 0);
  const own = fits(rank, r.top[o.base + e]) ? worthWith(o, e, rank) - worthAsIs(o, e) : 0;
  const gain = own + w.deny * feeds(o, e, rank);
  // A card from a pile leaves the stock as it is: with an even one, that is one more turn.
  if (r.left >> 1 <= o.turns) return gain;
  if (o.ready > o.turns) return gain + w.haste * o.least;
  return o.ready + 2 > o.turns ? gain + w.stall : gain;
}

function worthWith(o: Outlook, e: number, rank: number): number {
  const { held, heldWagers } = o.round;
  const lane = o.base + e;
  if (rank === 0) return worthHolding(o, e, held[lane], heldWagers[lane] + 1);
  return worthHolding(o, e, held[lane] | (1 << rank), heldWagers[lane]);
}

/** What a card of that rank on the pile would bring the other, weighed by how likely that is. */
function feeds(o: Outlook, e: number, rank: number): number {
  const { round: r, w } = o;
  const lane = o.other + e;
  if (rank === 0) return r.top[lane] === 0 ? w.feedWager : 0;
  if (rank <= r.top[lane]) return 0;
  if (r.cards[lane] === 0) return w.feedNew * (rank + 1);
  return w.feedBegun * (1 + w.feedLate * o.late) * (rank + 1) * (1 + r.wagers[lane]);
}
