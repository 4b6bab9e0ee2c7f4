import { readLane, sense, takeFrom } from './lane.ts';
import { LEADS } from './leads.ts';
import { placeIn } from './memory.ts';
import { firstLayer, isSameTime, type Net, SCALE, shareOf, timeOf, timeTerms } from './net.ts';
import { inPile } from './round.ts';
import { PILE, type Position, pointsAhead, pointsWide, STOCK, type Sums, type Work } from './work.ts';

/** Sums that are taken in TypeScript: for a net without a memory, or where the machine has no vectors. */
export function plainSums(): Sums {
  const leads = new Float64Array(LEADS);
  return {
    leads,
    takeStock,
    leadsNow({ r }, work, at) {
      const { totals, afterPile, takes, nothing, net } = work;
      leads[at] = leadAfter(work, totals[STOCK], nothing, 0);
      for (let e = 0; e < r.expeditions; e++)
        if (r.height[e] > 0)
          leads[at + 1 + e] = leadAfter(work, totals[afterPile], takes, e * net.shape.share);
    },
    leadsAfterCard({ r }, e, work, at) {
      const { totals, afterPile, takes, played, net } = work;
      for (let kind = STOCK; kind <= afterPile; kind++) changeNow(work, kind, e, played[kind], 0);
      if (r.left > 1) leads[at] = leadAfter(work, totals[STOCK], played[STOCK], 0);
      const sums = sumsAfterCard(work);
      for (let pile = 0; pile < r.expeditions; pile++)
        if (r.height[pile] > 0 && pile !== e)
          leads[at + 1 + pile] = leadAfter(work, sums, takes, pile * net.shape.share);
    },
    leadAfterBoth(e, work, at) {
      const { totals, afterPile, both } = work;
      changeNow(work, afterPile, e, both, 0);
      leads[at] = leadAfter(work, totals[afterPile], both, 0);
    },
  };
}

function takeStock({ r, seat }: Position, work: Work): void {
  const { net, lane, found, times, totals, shares, takes } = work;
  const { hidden, deep, share } = net.shape;
  work.afterPile = isSameTime(r.left - 1, r.left) ? STOCK : PILE;
  const { afterPile } = work;
  work.left[STOCK] = r.left - 1;
  work.left[PILE] = r.left;
  for (let kind = STOCK; kind <= afterPile; kind++) times[kind] = timesAfter(work, kind);
  for (let kind = STOCK; kind <= afterPile; kind++)
    for (let k = 0; k <= share; k++) totals[kind][k] = times[kind][hidden + deep + k];
  for (let e = 0; e < r.expeditions; e++) {
    readLane(r, seat, e, lane);
    work.isShown = false;
    for (let kind = STOCK; kind <= afterPile; kind++) {
      const from = shareNow(work, kind);
      const total = totals[kind];
      const own = shares[kind];
      for (let k = 0; k < share; k++) {
        const now = found[from + k];
        total[k] += now;
        own[e * share + k] = now;
      }
    }
    if (r.height[e] === 0) continue;
    takeFrom(lane, inPile(r, e, 2));
    work.isShown = false;
    changeNow(work, afterPile, e, takes, e * share);
  }
  if (work.match) work.spread = spreadOf(net, totals[afterPile]);
}

/** What time adds to the layers after a draw of that kind. */
function timesAfter({ net, memory, left, times }: Work, kind: number): Float64Array {
  const kept = memory?.times[timeOf(left[kind])];
  if (kept) return kept;
  const found = memory ? new Float64Array(net.shape.terms) : times[kind];
  timeTerms(net, left[kind], found);
  if (memory) memory.times[timeOf(left[kind])] = found;
  return found;
}

/** How far the lead may be off, from the sums over all expeditions. */
function spreadOf({ shape: { joined, spread }, weights }: Net, total: Float64Array): number {
  let wide = total[joined + 1];
  for (let k = 0; k < joined; k++) if (total[k] > 0) wide += total[k] * weights[spread + k];
  return pointsWide(wide);
}

/** Finds the share of the expedition under consideration, after a draw of that kind: where it begins in `found`. */
function shareNow(work: Work, kind: number): number {
  const { net, memory, lane, found } = work;
  if (!memory) {
    show(work);
    shareOf(net, work.layers, work.times[kind], found, 0);
    return 0;
  }
  const place = placeIn(memory, lane, work.left[kind]);
  if (place >= 0) return place * net.shape.share;
  const at = (-1 - place) * net.shape.share;
  show(work);
  shareOf(net, work.layers, work.times[kind], found, at);
  return at;
}

/** What the expedition under consideration, `e`, has become changes of its share, after a draw of that kind. */
function changeNow(work: Work, kind: number, e: number, out: Float64Array, at: number): void {
  const { found, shares, net } = work;
  const { share } = net.shape;
  const from = shareNow(work, kind);
  const before = shares[kind];
  for (let k = 0; k < share; k++) out[at + k] = found[from + k] - before[e * share + k];
}

/** Shows the expedition under consideration to the net. */
function show(work: Work): void {
  if (work.isShown) return;
  sense(work.lane, work.signals);
  firstLayer(work.net, work.signals, work.layers);
  work.isShown = true;
}

/** The lead from the sums over all expeditions and a change to them, which begins at `at`. */
function leadAfter(work: Work, total: Float64Array, change: Float64Array, at: number): number {
  const { shape, weights } = work.net;
  const { joined, fromJoined, spread } = shape;
  let lead = total[joined] + change[at + joined];
  let wide = total[joined + 1];
  for (let k = 0; k < joined; k++) {
    const y = total[k] + change[at + k];
    if (y <= 0) continue;
    lead += y * weights[fromJoined + k];
    if (work.match) wide += y * weights[spread + k];
  }
  return pointsAhead(work, lead * SCALE, wide);
}

/** The sums after a card from a pile with the change of the card played, which all piles have in common. */
function sumsAfterCard({ net, totals, afterPile, played, sums }: Work): Float64Array {
  const { share } = net.shape;
  const total = totals[afterPile];
  const change = played[afterPile];
  for (let k = 0; k < share; k++) sums[k] = total[k] + change[k];
  sums[share] = total[share];
  return sums;
}
