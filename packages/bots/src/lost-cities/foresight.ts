import { columnPoints } from '@signoria/lost-cities';
import { discardOn, layOn, readLane, takeFrom } from './lane.ts';
import type { Memory } from './memory.ts';
import { type Net, type Shape, SMALL, tellsSpread } from './net.ts';
import { fits, lowest } from './ranks.ts';
import { inPile, LANES, pointsOf, type Round } from './round.ts';
import type { Standing } from './standing.ts';
import {
  changeNow,
  exactLead,
  leadAfter,
  newWork,
  type Position,
  STOCK,
  sumsAfterCard,
  takeStock,
  takeStockOf,
  type Work,
} from './sums.ts';

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

/** For nets of that shape. With a memory, which is one net's, what it made of expeditions is kept. */
export function newForesight(shape: Shape = SMALL, memory: Memory | null = null): Foresight {
  return {
    laid: new Float64Array(LANES * 10),
    discarded: new Float64Array(LANES * 10),
    drawn: 0,
    taken: new Float64Array(LANES),
    card: -1,
    isLaid: false,
    from: -1,
    lead: 0,
    work: newWork(shape, memory),
  };
}

/** Points by which a pile must beat the stock: two players who always see a little gain in waiting would wait for ever. */
export const RELUCTANCE = 2;

/** A card played, the pile it closes, and the points it wins where it is the last of the round. */
interface CardPlayed {
  card: number;
  isLaid: boolean;
  closed: number;
  gained: number;
}

/**
 * Looks at every turn of `seat`, or (`toDraw`) at every draw that may end it. With the standing of the match, leads are in
 * points for the match (standing.ts).
 */
export function foresee(
  r: Round,
  seat: number,
  toDraw: boolean,
  net: Net,
  found: Foresight,
  match: Standing | null = null,
): void {
  const p = { r, seat };
  found.work.net = net;
  found.work.match = match !== null && tellsSpread(net) ? match : null;
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

/** Looks at every draw that may end the turn, after a card of expedition `e` was played in the round just foreseen. */
export function foreseeDraws(r: Round, seat: number, e: number, found: Foresight): void {
  const p = { r, seat };
  const { work } = found;
  takeStockOf(p, e, work);
  found.lead = -Infinity;
  weighDraws(p, { card: -1, isLaid: false, closed: r.closed, gained: 0 }, found);
}

function weighCard(p: Position, card: number, isLaid: boolean, found: Foresight): number {
  const { r, seat } = p;
  const { work } = found;
  const { afterPile, lane, played, both } = work;
  const e = Math.trunc(card / 10);
  const rank = card % 10;
  readLane(r, seat, e, lane);
  if (isLaid) layOn(lane, rank);
  else discardOn(lane, rank);
  work.isShown = false;
  for (let kind = STOCK; kind <= afterPile; kind++) changeNow(work, kind, e, played[kind], 0);
  if (isLaid && r.height[e] > 0) {
    takeFrom(lane, inPile(r, e, 2));
    work.isShown = false;
    changeNow(work, afterPile, e, both, 0);
  }
  const gained = isLaid && r.left === 1 ? pointsGained(r, seat, e, rank) : 0;
  return weighDraws(p, { card, isLaid, closed: isLaid ? -1 : e, gained }, found);
}

/** The lead after the best draw. Without a card, one was played already and `played` counts for nothing. */
function weighDraws({ r, seat }: Position, turn: CardPlayed, found: Foresight): number {
  const { card, isLaid, closed, gained } = turn;
  const { work } = found;
  const { net, afterPile, totals, played, both, takes, nothing } = work;
  const { share } = net.shape;
  const sums = card < 0 ? totals[afterPile] : sumsAfterCard(work);
  const touched = isLaid ? Math.trunc(card / 10) : -1;
  let most =
    r.left === 1
      ? exactLead(work, pointsOf(r, seat) - pointsOf(r, 1 - seat) + gained)
      : leadAfter(work, totals[STOCK], card < 0 ? nothing : played[STOCK], 0);
  let from = -1;
  if (card < 0) found.drawn = most;
  for (let e = 0; e < r.expeditions; e++) {
    if (r.height[e] === 0 || e === closed) continue;
    const lead =
      e === touched ? leadAfter(work, totals[afterPile], both, 0) : leadAfter(work, sums, takes, e * share);
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
