import { type Foresight, foresee, newForesight, RELUCTANCE, recallDraws } from './foresight.ts';
import { MANY, newMemory, type Size } from './memory.ts';
import type { Net } from './net.ts';
import { fits, lowest } from './ranks.ts';
import { draw, LANES, newRound, putDown, type Round, take } from './round.ts';
import type { Standing } from './standing.ts';
import { WEIGHTS } from './weights.ts';
import {
  discardPoints,
  layPoints,
  newOutlook,
  type Outlook,
  stockPoints,
  takePoints,
  think,
} from './worth.ts';

/*
 * The champion at a glance, on a flat round: what a net foresees, and a share of what the tuned weights say.
 */
export interface Glance {
  readonly net: Net;
  /** What a point of the weights counts for beside one of the net. */
  readonly advice: number;
  readonly found: Foresight;
  readonly outlook: Outlook;
  /** What the match stands at; where it is not known the round alone counts. */
  match: Standing | null;
}

/** One that remembers what its net made of expeditions, as many as `size`. */
export function newGlance(net: Net, advice: number, round: Round = newRound(), size: Size = MANY): Glance {
  const found = newForesight(net.shape, newMemory(net, size));
  return { net, advice, found, outlook: newOutlook(round), match: null };
}

/** What each card of the seat's hand leads to, laid or discarded, in `found`; and the best of them there. */
export function weighCards({ net, advice, found, outlook: o, match }: Glance, seat: number): void {
  const r = o.round;
  foresee(r, seat, false, net, found, match);
  think(o, seat, false, WEIGHTS);
  let most = -Infinity;
  for (let e = 0; e < r.expeditions; e++) {
    const at = seat * LANES + e;
    for (let set = r.held[at] | (r.heldWagers[at] > 0 ? 1 : 0); set !== 0; set &= set - 1) {
      const rank = lowest(set);
      const card = e * 10 + rank;
      if (fits(rank, r.top[at])) {
        found.laid[card] += advice * layPoints(o, e, rank);
        if (found.laid[card] > most) {
          most = found.laid[card];
          found.card = card;
          found.isLaid = true;
        }
      }
      found.discarded[card] += advice * discardPoints(o, e, rank);
      if (found.discarded[card] > most) {
        most = found.discarded[card];
        found.card = card;
        found.isLaid = false;
      }
    }
  }
}

/** What each draw leads to, in `found`; gives the pile that is best to draw from, -1 for the stock. */
export function weighDraws(g: Glance, seat: number): number {
  foresee(g.outlook.round, seat, true, g.net, g.found, g.match);
  return bestDraw(g, seat);
}

function bestDraw({ advice, found, outlook: o }: Glance, seat: number): number {
  const r = o.round;
  think(o, seat, true, WEIGHTS);
  found.drawn += advice * stockPoints(o);
  let most = found.drawn;
  let from = -1;
  for (let e = 0; e < r.expeditions; e++) {
    if (r.height[e] === 0 || e === r.closed) continue;
    found.taken[e] += advice * takePoints(o, e);
    if (found.taken[e] - RELUCTANCE <= most) continue;
    most = found.taken[e] - RELUCTANCE;
    from = e;
  }
  return from;
}

export function drawFrom(r: Round, seat: number, from: number): void {
  if (from < 0) draw(r, seat);
  else take(r, seat, from);
  r.closed = -1;
}

/** Plays a turn, or what is left of it. */
export function playGlance(g: Glance, seat: number, toDraw: boolean): void {
  const r = g.outlook.round;
  if (toDraw) {
    drawFrom(r, seat, weighDraws(g, seat));
    return;
  }
  weighCards(g, seat);
  const { card, isLaid } = g.found;
  putDown(r, seat, card, isLaid);
  recallDraws(r, card, isLaid, g.found);
  drawFrom(r, seat, bestDraw(g, seat));
}
