import { columnPoints } from '@signoria/lost-cities';
import { discardOn, layOn, readLane, takeFrom } from './lane.ts';
import { CARDS, leadsAt, NONE } from './leads.ts';
import type { Memory } from './memory.ts';
import { type Net, type Shape, SMALL, tellsSpread } from './net.ts';
import { fits, lowest } from './ranks.ts';
import { inPile, LANES, pointsOf, type Round } from './round.ts';
import { rowSums } from './row-sums.ts';
import { forTheMatch, type Standing } from './standing.ts';
import { plainSums } from './sums.ts';
import { newWork, type Position, type Sums, type Work } from './work.ts';

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
  readonly sums: Sums;
  /** What is kept while the turns of a position are compared. */
  readonly work: Work;
}

/** For nets of that shape. With a memory, which is one net's, what it made of expeditions is kept. */
export function newForesight(shape: Shape = SMALL, memory: Memory | null = null): Foresight {
  return {
    laid: new Float64Array(CARDS),
    discarded: new Float64Array(CARDS),
    drawn: 0,
    taken: new Float64Array(LANES),
    card: -1,
    isLaid: false,
    from: -1,
    lead: 0,
    sums: memory?.kernel ? rowSums(memory, memory.kernel) : plainSums(),
    work: newWork(shape, memory),
  };
}

/** Points by which a pile must beat the stock: two players who always see a little gain in waiting would wait for ever. */
export const RELUCTANCE = 2;

/** A card played, and the pile it closes. */
interface CardPlayed {
  card: number;
  isLaid: boolean;
  closed: number;
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
  const { work, sums } = found;
  work.net = net;
  work.match = match !== null && tellsSpread(net) ? match : null;
  sums.takeStock(p, work);
  if (r.left === 1) work.ahead = pointsOf(r, seat) - pointsOf(r, 1 - seat);
  found.lead = -Infinity;
  if (toDraw) {
    weighNone(p, found);
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

function weighCard(p: Position, card: number, isLaid: boolean, found: Foresight): number {
  const { r, seat } = p;
  const { work, sums } = found;
  const { leads } = sums;
  const { lane } = work;
  const e = Math.trunc(card / 10);
  const rank = card % 10;
  const at = leadsAt(card, isLaid);
  readLane(r, seat, e, lane);
  if (isLaid) layOn(lane, rank);
  else discardOn(lane, rank);
  work.isShown = false;
  sums.leadsAfterCard(p, e, work, at);
  if (isLaid && r.height[e] > 0) {
    takeFrom(lane, inPile(r, e, 2));
    work.isShown = false;
    sums.leadAfterBoth(e, work, at + 1 + e);
  }
  if (r.left === 1) leads[at] = exactLead(work, isLaid ? pointsGained(r, seat, e, rank) : 0);
  return bestDraw(r, { card, isLaid, closed: isLaid ? NONE : e }, found);
}

function weighNone(p: Position, found: Foresight): void {
  const { r } = p;
  const { work, sums } = found;
  const at = leadsAt(NONE, false);
  sums.leadsNow(p, work, at);
  if (r.left === 1) sums.leads[at] = exactLead(work, 0);
  bestDraw(r, { card: NONE, isLaid: false, closed: r.closed }, found);
  recall(r, at, found);
}

/** The lead of a turn that ends the round, which nothing is uncertain of. */
function exactLead({ match, spread, ahead }: Work, gained: number): number {
  return match ? forTheMatch(match, ahead + gained, 0, spread) : ahead + gained;
}

/** The lead after the best draw. */
function bestDraw(r: Round, { card, isLaid, closed }: CardPlayed, found: Foresight): number {
  const { leads } = found.sums;
  const at = leadsAt(card, isLaid);
  let most = leads[at];
  let from = -1;
  for (let e = 0; e < r.expeditions; e++) {
    if (r.height[e] === 0 || e === closed) continue;
    const lead = leads[at + 1 + e] - RELUCTANCE;
    if (lead > most) {
      most = lead;
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

/** After a card that was weighed has been played: what each draw leads to. */
export function recallDraws(r: Round, card: number, isLaid: boolean, found: Foresight): void {
  recall(r, leadsAt(card, isLaid), found);
}

function recall(r: Round, at: number, found: Foresight): void {
  const { leads } = found.sums;
  found.drawn = leads[at];
  for (let e = 0; e < r.expeditions; e++) found.taken[e] = leads[at + 1 + e];
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
