import { columnPoints } from '@signoria/lost-cities';
import {
  discardOn,
  type Lane,
  layOn,
  newLane,
  newSignals,
  readLane,
  type Signals,
  sense,
  takeFrom,
} from './lane.ts';
import { type Memory, placeIn } from './memory.ts';
import {
  firstLayer,
  isSameTime,
  type Layers,
  type Net,
  newLayers,
  SCALE,
  type Shape,
  SMALL,
  shareOf,
  timeTerms,
} from './net.ts';
import { fits, lowest } from './ranks.ts';
import { inPile, LANES, pointsOf, type Round } from './round.ts';

/*
 * What every turn open to a seat should lead to by the net's foresight: points ahead at the end of the round. A turn
 * is a card laid or discarded and a card drawn; its worth is found from what it changes of the expeditions it touches.
 */

/** By card (expedition * 10 + rank) and by pile: the lead after the best turn that begins, or ends, so. */
export interface Foresight {
  laid: Float64Array;
  discarded: Float64Array;
  drawn: number;
  taken: Float64Array;
  /** The best turn: its card (-1 when one was played already), whether it is laid, and its pile (-1 for the stock). */
  card: number;
  isLaid: boolean;
  from: number;
  lead: number;
  /** What is kept while the turns of a position are compared. */
  readonly work: Work;
}

/** After a card of the stock, and after one of a pile: often the same to the net, and then found once. */
const STOCK = 0;
const PILE = 1;

interface Work {
  /** By which turns are looked at. */
  net: Net;
  afterPile: typeof STOCK | typeof PILE;
  /** What the net made of expeditions before, if that is kept. */
  memory: Memory | null;
  /** Whether the layers are those of the expedition under consideration. */
  isShown: boolean;
  /** By kind of draw: the cards then in the stock. */
  left: Int32Array;
  lane: Lane;
  signals: Signals;
  layers: Layers;
  times: Float64Array[];
  /** The sums over all expeditions as they are, and each one's share, by kind of draw. */
  totals: Float64Array[];
  shares: Float64Array[];
  /** What taking from each pile changes, and what the card under consideration changes. */
  takes: Float64Array;
  played: Float64Array[];
  both: Float64Array;
  /** No change. */
  nothing: Float64Array;
}

/** For nets of that shape. With a memory, which is one net's, what it made of expeditions is kept. */
export function newForesight(shape: Shape = SMALL, memory: Memory | null = null): Foresight {
  const { share, terms } = shape;
  const rows = (length: number) => [new Float64Array(length), new Float64Array(length)];
  return {
    laid: new Float64Array(LANES * 10),
    discarded: new Float64Array(LANES * 10),
    drawn: 0,
    taken: new Float64Array(LANES),
    card: -1,
    isLaid: false,
    from: -1,
    lead: 0,
    work: {
      net: { shape, weights: new Float64Array(0) },
      afterPile: PILE,
      memory,
      isShown: false,
      left: new Int32Array(2),
      lane: newLane(),
      signals: newSignals(),
      layers: newLayers(shape),
      times: rows(terms),
      totals: rows(share),
      shares: rows(LANES * share),
      takes: new Float64Array(LANES * share),
      played: rows(share),
      both: new Float64Array(share),
      nothing: new Float64Array(share),
    },
  };
}

/** Points by which a pile must beat the stock: two players who always see a little gain in waiting would wait for ever. */
export const RELUCTANCE = 2;

/** Whose turns are looked at. */
interface Position {
  r: Round;
  seat: number;
}

/** A card played, the pile it closes, and the points it wins where it is the last of the round. */
interface CardPlayed {
  card: number;
  isLaid: boolean;
  closed: number;
  gained: number;
}

/** Looks at every turn of `seat`, or (`toDraw`) at every draw that may end it. */
export function foresee(r: Round, seat: number, toDraw: boolean, net: Net, found: Foresight): void {
  const p = { r, seat };
  found.work.net = net;
  takeStock(p, found.work);
  found.lead = -Infinity;
  if (toDraw) {
    weighDraws(p, { card: -1, isLaid: false, closed: r.closed, gained: 0 }, found);
    return;
  }
  for (let e = 0; e < r.expeditions; e++) {
    const own = seat * LANES + e;
    const wagers = r.heldWagers[own] > 0 ? 1 : 0;
    for (let set = r.held[own] | wagers; set !== 0; set &= set - 1) {
      const rank = lowest(set);
      const card = e * 10 + rank;
      if (fits(rank, r.top[own])) found.laid[card] = weighCard(p, card, true, found);
      found.discarded[card] = weighCard(p, card, false, found);
    }
  }
}

/** The sums as they are, for either draw, and what each pile would change. */
function takeStock({ r, seat }: Position, work: Work): void {
  const { net, lane, times, totals, shares, takes } = work;
  const { hidden, deep, share } = net.shape;
  work.afterPile = isSameTime(r.left - 1, r.left) ? STOCK : PILE;
  const { afterPile } = work;
  work.left[STOCK] = r.left - 1;
  work.left[PILE] = r.left;
  timeTerms(net, r.left - 1, times[STOCK]);
  if (afterPile === PILE) timeTerms(net, r.left, times[PILE]);
  for (let kind = STOCK; kind <= afterPile; kind++)
    for (let k = 0; k < share; k++) totals[kind][k] = times[kind][hidden + deep + k];
  for (let e = 0; e < r.expeditions; e++) {
    readLane(r, seat, e, lane);
    work.isShown = false;
    for (let kind = STOCK; kind <= afterPile; kind++) {
      shareNow(work, kind, shares[kind], e * share);
      for (let k = 0; k < share; k++) totals[kind][k] += shares[kind][e * share + k];
    }
    if (r.height[e] === 0) continue;
    takeFrom(lane, inPile(r, e, 2));
    work.isShown = false;
    shareNow(work, afterPile, takes, e * share);
    for (let k = 0; k < share; k++) takes[e * share + k] -= shares[afterPile][e * share + k];
  }
}

/** The share of the expedition under consideration, after a draw of that kind. */
function shareNow(work: Work, kind: number, out: Float64Array, at: number): void {
  const { net, memory, lane } = work;
  const { share } = net.shape;
  if (!memory) {
    show(work);
    shareOf(net, work.layers, work.times[kind], out, at);
    return;
  }
  const found = placeIn(memory, lane, work.left[kind]);
  const from = (found < 0 ? -1 - found : found) * share;
  if (found < 0) {
    show(work);
    shareOf(net, work.layers, work.times[kind], memory.shares, from);
  }
  for (let k = 0; k < share; k++) out[at + k] = memory.shares[from + k];
}

/** Shows the expedition under consideration to the net. */
function show(work: Work): void {
  if (work.isShown) return;
  sense(work.lane, work.signals);
  firstLayer(work.net, work.signals, work.layers);
  work.isShown = true;
}

function weighCard(p: Position, card: number, isLaid: boolean, found: Foresight): number {
  const { r, seat } = p;
  const { work } = found;
  const { share } = work.net.shape;
  const { afterPile, lane, shares, played, both } = work;
  const e = Math.trunc(card / 10);
  const rank = card % 10;
  readLane(r, seat, e, lane);
  if (isLaid) layOn(lane, rank);
  else discardOn(lane, rank);
  work.isShown = false;
  for (let kind = STOCK; kind <= afterPile; kind++) {
    shareNow(work, kind, played[kind], 0);
    for (let k = 0; k < share; k++) played[kind][k] -= shares[kind][e * share + k];
  }
  if (isLaid && r.height[e] > 0) {
    takeFrom(lane, inPile(r, e, 2));
    work.isShown = false;
    shareNow(work, afterPile, both, 0);
    for (let k = 0; k < share; k++) both[k] -= shares[afterPile][e * share + k];
  }
  const gained = isLaid && r.left === 1 ? pointsGained(r, seat, e, rank) : 0;
  return weighDraws(p, { card, isLaid, closed: isLaid ? -1 : e, gained }, found);
}

/** The lead after the best draw. Without a card, one was played already and `played` counts for nothing. */
function weighDraws({ r, seat }: Position, turn: CardPlayed, found: Foresight): number {
  const { card, isLaid, closed, gained } = turn;
  const { net, afterPile, totals, played, both, takes, nothing } = found.work;
  const { share } = net.shape;
  const changes = card < 0 ? nothing : played[STOCK];
  const taken = card < 0 ? nothing : played[afterPile];
  const touched = isLaid ? Math.trunc(card / 10) : -1;
  let most =
    r.left === 1
      ? pointsOf(r, seat) - pointsOf(r, 1 - seat) + gained
      : leadAfter(net, totals[STOCK], changes, nothing, 0);
  let from = -1;
  if (card < 0) found.drawn = most;
  for (let e = 0; e < r.expeditions; e++) {
    if (r.height[e] === 0 || e === closed) continue;
    const lead =
      e === touched
        ? leadAfter(net, totals[afterPile], both, nothing, 0)
        : leadAfter(net, totals[afterPile], taken, takes, e * share);
    if (card < 0) found.taken[e] = lead;
    if (lead - RELUCTANCE > most) {
      most = lead - RELUCTANCE;
      from = e;
    }
  }
  if (most > found.lead) {
    found.lead = most;
    found.card = card;
    found.isLaid = isLaid;
    found.from = from;
  }
  return most;
}

/** The lead from the sums over all expeditions and two changes to them, the second beginning at `at`. */
function leadAfter(
  { shape, weights }: Net,
  total: Float64Array,
  first: Float64Array,
  second: Float64Array,
  at: number,
): number {
  const { joined, fromJoined } = shape;
  let lead = total[joined] + first[joined] + second[at + joined];
  for (let k = 0; k < joined; k++) {
    const y = total[k] + first[k] + second[at + k];
    if (y > 0) lead += y * weights[fromJoined + k];
  }
  return lead * SCALE;
}

/** What a card laid adds to the seat's points. */
function pointsGained(r: Round, seat: number, e: number, rank: number): number {
  const own = seat * LANES + e;
  const [cards, sum, wagers] = [r.cards[own], r.sum[own], r.wagers[own]];
  const before = columnPoints(cards, sum, wagers, r.bonusFrom);
  const isWager = rank === 0;
  const after = columnPoints(
    cards + 1,
    isWager ? sum : sum + rank + 1,
    isWager ? wagers + 1 : wagers,
    r.bonusFrom,
  );
  return after - before;
}
