import { type Foresight, foresee, newForesight, RELUCTANCE } from '@signoria/bots/lost-cities/foresight';
import { newMemory } from '@signoria/bots/lost-cities/memory';
import { fits, lowest } from '@signoria/bots/lost-cities/ranks';
import { draw, LANES, putDown, type Round, take } from '@signoria/bots/lost-cities/round';
import { WEIGHTS, type Weights } from '@signoria/bots/lost-cities/weights';
import {
  discardPoints,
  layPoints,
  newOutlook,
  type Outlook,
  stockPoints,
  takePoints,
  think,
} from '@signoria/bots/lost-cities/worth';
import type { Rng } from '@signoria/core';
import { normal } from '../luck.ts';

/** The champion at a glance, on a flat round: the net, and a share of what the tuned weights say. */
export interface Glance {
  readonly net: Float64Array;
  readonly advice: number;
  readonly found: Foresight;
}

export function newGlance(net: Float64Array, advice: number): Glance {
  return { net, advice, found: newForesight(newMemory()) };
}

/** Plays the card that seems best, or nearly so by `noise` in points, of `seat`; gives what it seemed worth. */
export function glanceCard(g: Glance, o: Outlook, seat: number, luck: Rng, noise: number): void {
  const { net, advice, found } = g;
  const r = o.round;
  foresee(r, seat, false, net, found);
  think(o, seat, false, WEIGHTS);
  let most = -Infinity;
  let chosen = 0;
  let isLaid = false;
  const look = (card: number, laid: boolean, points: number) => {
    const worth = noise > 0 ? points + noise * normal(luck) : points;
    if (worth <= most) return;
    most = worth;
    chosen = card;
    isLaid = laid;
  };
  for (let e = 0; e < r.expeditions; e++) {
    const at = seat * LANES + e;
    for (let set = r.held[at] | (r.heldWagers[at] > 0 ? 1 : 0); set !== 0; set &= set - 1) {
      const rank = lowest(set);
      const card = e * 10 + rank;
      if (fits(rank, r.top[at])) look(card, true, found.laid[card] + advice * layPoints(o, e, rank));
      look(card, false, found.discarded[card] + advice * discardPoints(o, e, rank));
    }
  }
  putDown(r, seat, chosen, isLaid);
}

/** The pile it would draw from, -1 for the stock. */
export function glancePile(g: Glance, o: Outlook, seat: number): number {
  const { net, advice, found } = g;
  const r = o.round;
  foresee(r, seat, true, net, found);
  think(o, seat, true, WEIGHTS);
  let most = found.drawn + advice * stockPoints(o);
  let from = -1;
  for (let e = 0; e < r.expeditions; e++) {
    if (r.height[e] === 0 || e === r.closed) continue;
    const points = found.taken[e] - RELUCTANCE + advice * takePoints(o, e);
    if (points <= most) continue;
    most = points;
    from = e;
  }
  return from;
}

export function drawFrom(r: Round, seat: number, from: number): void {
  if (from < 0) draw(r, seat);
  else take(r, seat, from);
  r.closed = -1;
}

export function glanceTurn(g: Glance, o: Outlook, seat: number, luck: Rng, noise = 0): void {
  glanceCard(g, o, seat, luck, noise);
  drawFrom(o.round, seat, glancePile(g, o, seat));
}

export type Rival = Glance | Weights;

export function isGlance(rival: Rival): rival is Glance {
  return 'found' in rival;
}

export { newOutlook };
