import { type Kernel, REMEMBERED, SHARES, TIME_ROWS, TOTALS } from './kernel.ts';
import { NOTHING } from './kernel-code.ts';
import { readLane, sense, takeFrom } from './lane.ts';
import { type Memory, placeIn } from './memory.ts';
import { isSameTime, timeOf } from './net.ts';
import { inPile, LANES } from './round.ts';
import { PILE, type Position, pointsAhead, pointsWide, STOCK, type Sums, type Work } from './work.ts';

/** Sums that are taken in the rows of a kernel, in which a memory keeps what the net made of expeditions. */
export function rowSums(memory: Memory, kernel: Kernel): Sums {
  const { leads, wides } = kernel;
  const find = (work: Work, kind: number) => rowNow(memory, kernel, work, kind);

  /** Leads that were just written, for the match where it is known. */
  function tell(work: Work, at: number, count: number): void {
    if (!work.match) return;
    for (let i = at; i < at + count; i++) leads[i] = pointsAhead(work, leads[i], wides[i]);
  }

  return {
    leads,
    takeStock(p, work) {
      sumUp(kernel, find, p, work);
      if (!work.match) return;
      kernel.weigh(TOTALS + work.afterPile, NOTHING, NOTHING, 1, 0);
      work.spread = pointsWide(wides[0]);
    },
    leadsNow({ r }, work, at) {
      const { afterPile } = work;
      kernel.weigh(TOTALS + afterPile, NOTHING, NOTHING, 1 + r.expeditions, at);
      if (afterPile !== STOCK) kernel.weigh(TOTALS + STOCK, NOTHING, NOTHING, 1, at);
      tell(work, at, 1 + r.expeditions);
    },
    leadsAfterCard({ r }, e, work, at) {
      const { afterPile } = work;
      kernel.weigh(TOTALS + afterPile, shareOf(afterPile, e), find(work, afterPile), 1 + r.expeditions, at);
      // The last card of the stock ends the round: what it leads to is known.
      if (afterPile !== STOCK && r.left > 1)
        kernel.weigh(TOTALS + STOCK, shareOf(STOCK, e), find(work, STOCK), 1, at);
      tell(work, at, 1 + r.expeditions);
    },
    leadAfterBoth(e, work, at) {
      const { afterPile } = work;
      kernel.weigh(TOTALS + afterPile, shareOf(afterPile, e), find(work, afterPile), 1, at);
      tell(work, at, 1);
    },
  };
}

/** Finds the row of the expedition under consideration, after a draw of that kind. */
type FindRow = (work: Work, kind: number) => number;

function rowNow(memory: Memory, kernel: Kernel, work: Work, kind: number): number {
  const { lane, left } = work;
  const place = placeIn(memory, lane, left[kind]);
  if (place >= 0) return REMEMBERED + place;
  const row = REMEMBERED - 1 - place;
  if (!work.isShown) {
    sense(lane, kernel.signals);
    kernel.show();
    work.isShown = true;
  }
  kernel.judge(timeOf(left[kind]), row);
  return row;
}

function sumUp(kernel: Kernel, find: FindRow, { r, seat }: Position, work: Work): void {
  const { lane, left } = work;
  left[STOCK] = r.left - 1;
  left[PILE] = r.left;
  work.afterPile = isSameTime(left[STOCK], left[PILE]) ? STOCK : PILE;
  const { afterPile } = work;
  for (let kind = STOCK; kind <= afterPile; kind++)
    kernel.sum(NOTHING, NOTHING, TIME_ROWS + timeOf(left[kind]), TOTALS + kind);
  for (let e = 0; e < r.expeditions; e++) {
    readLane(r, seat, e, lane);
    work.isShown = false;
    // Each row is copied at once: what is remembered next may take its place.
    for (let kind = STOCK; kind <= afterPile; kind++)
      kernel.gather(find(work, kind), shareOf(kind, e), TOTALS + kind);
    if (r.height[e] === 0) continue;
    takeFrom(lane, inPile(r, e, 2));
    work.isShown = false;
    kernel.sum(find(work, afterPile), shareOf(afterPile, e), NOTHING, takeOf(e));
  }
}

/** What an expedition adds to the sums after a draw of that kind, and what taking from its pile changes of them. */
function shareOf(kind: number, e: number): number {
  return SHARES + kind * LANES + e;
}

function takeOf(e: number): number {
  return NOTHING + 1 + e;
}
