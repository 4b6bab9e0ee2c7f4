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
  DEEP,
  FROM_JOINED,
  firstLayer,
  HIDDEN,
  isSameTime,
  JOINED,
  type Layers,
  newLayers,
  SCALE,
  SHARE,
  shareOf,
  TERMS,
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
}

export function newForesight(memory: Memory | null = null): Foresight {
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
      afterPile: PILE,
      memory,
      isShown: false,
      left: new Int32Array(2),
      lane: newLane(),
      signals: newSignals(),
      layers: newLayers(),
      times: [new Float64Array(TERMS), new Float64Array(TERMS)],
      totals: [new Float64Array(SHARE), new Float64Array(SHARE)],
      shares: [new Float64Array(LANES * SHARE), new Float64Array(LANES * SHARE)],
      takes: new Float64Array(LANES * SHARE),
      played: [new Float64Array(SHARE), new Float64Array(SHARE)],
      both: new Float64Array(SHARE),
    },
  };
}

/** Points by which a pile must beat the stock: two players who always see a little gain in waiting would wait for ever. */
export const RELUCTANCE = 2;

const NOTHING = new Float64Array(SHARE);

/** Whose turns are looked at, and by which net. */
interface Position {
  r: Round;
  seat: number;
  net: Float64Array;
}

/** A card played, the pile it closes, and the points it wins where it is the last of the round. */
interface CardPlayed {
  card: number;
  isLaid: boolean;
  closed: number;
  gained: number;
}

/** Looks at every turn of `seat`, or (`toDraw`) at every draw that may end it. */
export function foresee(r: Round, seat: number, toDraw: boolean, net: Float64Array, found: Foresight): void {
  const p = { r, seat, net };
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
function takeStock({ r, seat, net }: Position, work: Work): void {
  const { lane, times, totals, shares, takes } = work;
  work.afterPile = isSameTime(r.left - 1, r.left) ? STOCK : PILE;
  const { afterPile } = work;
  work.left[STOCK] = r.left - 1;
  work.left[PILE] = r.left;
  timeTerms(net, r.left - 1, times[STOCK]);
  if (afterPile === PILE) timeTerms(net, r.left, times[PILE]);
  for (let kind = STOCK; kind <= afterPile; kind++)
    for (let k = 0; k < SHARE; k++) totals[kind][k] = times[kind][HIDDEN + DEEP + k];
  for (let e = 0; e < r.expeditions; e++) {
    readLane(r, seat, e, lane);
    work.isShown = false;
    for (let kind = STOCK; kind <= afterPile; kind++) {
      shareNow(work, net, kind, shares[kind], e * SHARE);
      for (let k = 0; k < SHARE; k++) totals[kind][k] += shares[kind][e * SHARE + k];
    }
    if (r.height[e] === 0) continue;
    takeFrom(lane, inPile(r, e, 2));
    work.isShown = false;
    shareNow(work, net, afterPile, takes, e * SHARE);
    for (let k = 0; k < SHARE; k++) takes[e * SHARE + k] -= shares[afterPile][e * SHARE + k];
  }
}

/** The share of the expedition under consideration, after a draw of that kind. */
function shareNow(work: Work, net: Float64Array, kind: number, out: Float64Array, at: number): void {
  const { memory, lane } = work;
  if (!memory) {
    show(work, net);
    shareOf(net, work.layers, work.times[kind], out, at);
    return;
  }
  const found = placeIn(memory, lane, work.left[kind]);
  const from = (found < 0 ? -1 - found : found) * SHARE;
  if (found < 0) {
    show(work, net);
    shareOf(net, work.layers, work.times[kind], memory.shares, from);
  }
  for (let k = 0; k < SHARE; k++) out[at + k] = memory.shares[from + k];
}

/** Shows the expedition under consideration to the net. */
function show(work: Work, net: Float64Array): void {
  if (work.isShown) return;
  sense(work.lane, work.signals);
  firstLayer(net, work.signals, work.layers);
  work.isShown = true;
}

function weighCard(p: Position, card: number, isLaid: boolean, found: Foresight): number {
  const { r, seat, net } = p;
  const { work } = found;
  const { afterPile, lane, shares, played, both } = work;
  const e = Math.trunc(card / 10);
  const rank = card % 10;
  readLane(r, seat, e, lane);
  if (isLaid) layOn(lane, rank);
  else discardOn(lane, rank);
  work.isShown = false;
  for (let kind = STOCK; kind <= afterPile; kind++) {
    shareNow(work, net, kind, played[kind], 0);
    for (let k = 0; k < SHARE; k++) played[kind][k] -= shares[kind][e * SHARE + k];
  }
  if (isLaid && r.height[e] > 0) {
    takeFrom(lane, inPile(r, e, 2));
    work.isShown = false;
    shareNow(work, net, afterPile, both, 0);
    for (let k = 0; k < SHARE; k++) both[k] -= shares[afterPile][e * SHARE + k];
  }
  const gained = isLaid && r.left === 1 ? pointsGained(r, seat, e, rank) : 0;
  return weighDraws(p, { card, isLaid, closed: isLaid ? -1 : e, gained }, found);
}

/** The lead after the best draw. Without a card, one was played already and `played` counts for nothing. */
function weighDraws({ r, seat, net }: Position, turn: CardPlayed, found: Foresight): number {
  const { card, isLaid, closed, gained } = turn;
  const { afterPile, totals, played, both, takes } = found.work;
  const changes = card < 0 ? NOTHING : played[STOCK];
  const taken = card < 0 ? NOTHING : played[afterPile];
  const touched = isLaid ? Math.trunc(card / 10) : -1;
  let most =
    r.left === 1
      ? pointsOf(r, seat) - pointsOf(r, 1 - seat) + gained
      : leadAfter(net, totals[STOCK], changes, NOTHING, 0);
  let from = -1;
  if (card < 0) found.drawn = most;
  for (let e = 0; e < r.expeditions; e++) {
    if (r.height[e] === 0 || e === closed) continue;
    const lead =
      e === touched
        ? leadAfter(net, totals[afterPile], both, NOTHING, 0)
        : leadAfter(net, totals[afterPile], taken, takes, e * SHARE);
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
  net: Float64Array,
  total: Float64Array,
  first: Float64Array,
  second: Float64Array,
  at: number,
): number {
  let lead = total[JOINED] + first[JOINED] + second[at + JOINED];
  for (let k = 0; k < JOINED; k++) {
    const y = total[k] + first[k] + second[at + k];
    if (y > 0) lead += y * net[FROM_JOINED + k];
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
