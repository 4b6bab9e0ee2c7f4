import type { State } from '@signoria/lost-cities';
import { fits, lowest } from './ranks.ts';
import { draw, isOver, LANES, newRound, pointsOf, putDown, readRound, take } from './round.ts';
import type { Weights } from './weights.ts';
import {
  discardPoints,
  layPoints,
  newOutlook,
  type Outlook,
  stockPoints,
  takePoints,
  think,
} from './worth.ts';

/**
 * Plays the round of an imagined state to its end, both seats by the policy, and gives seat 0's points less seat 1's.
 * The same moves as the policy makes on the rules' own state, several times faster (a test compares them).
 */
export function roundLeadBy(w: Weights): (s: State) => number {
  const round = newRound();
  const o = newOutlook(round);
  return s => {
    readRound(round, s, 'all');
    let seat: number = s.player;
    if (s.step === 'draw') {
      drawCard(o, seat, w);
      seat = 1 - seat;
    }
    for (; !isOver(round); seat = 1 - seat) playTurn(o, seat, w);
    return pointsOf(round, 0) - pointsOf(round, 1);
  };
}

/** A turn by the policy, or what is left of it. */
export function playRest(o: Outlook, seat: number, toDraw: boolean, w: Weights): void {
  if (!toDraw) playCard(o, seat, w);
  drawCard(o, seat, w);
}

/** A whole turn by the policy, in the outlook's round. */
export function playTurn(o: Outlook, seat: number, w: Weights): void {
  playRest(o, seat, false, w);
}

/** The policy's card, looked for in the order of the rules' own list: expeditions in turn, low ranks first. */
export function playCard(o: Outlook, seat: number, w: Weights): void {
  const r = o.round;
  think(o, seat, false, w);
  let most = -Infinity;
  let card = 0;
  let laid = false;
  for (let e = 0; e < r.expeditions; e++) {
    const lane = seat * LANES + e;
    const top = r.top[lane];
    // Bit 0 stands for the wagers.
    for (let set = r.held[lane] | (r.heldWagers[lane] > 0 ? 1 : 0); set !== 0; set &= set - 1) {
      const rank = lowest(set);
      if (fits(rank, top)) {
        const points = layPoints(o, e, rank);
        if (points > most) {
          most = points;
          card = e * 10 + rank;
          laid = true;
        }
      }
      const points = discardPoints(o, e, rank);
      if (points > most) {
        most = points;
        card = e * 10 + rank;
        laid = false;
      }
    }
  }
  putDown(r, seat, card, laid);
}

function drawCard(o: Outlook, seat: number, w: Weights): void {
  const r = o.round;
  think(o, seat, true, w);
  let most = stockPoints(o);
  let from = -1;
  for (let e = 0; e < r.expeditions; e++) {
    if (r.height[e] === 0 || e === r.closed) continue;
    const points = takePoints(o, e);
    if (points > most) {
      most = points;
      from = e;
    }
  }
  if (from < 0) draw(r, seat);
  else take(r, seat, from);
  r.closed = -1;
}
