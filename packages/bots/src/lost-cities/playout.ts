import type { State } from '@signoria/lost-cities';
import { fits, lowest } from './ranks.ts';
import { draw, isOver, LANES, newRound, pointsOf, putDown, type Round, readRound, take } from './round.ts';
import type { Weights } from './weights.ts';
import { discardPoints, layPoints, stockPoints, takePoints, think } from './worth.ts';

const round = newRound();

/**
 * Plays the round of an imagined state to its end, both seats by the policy, and gives seat 0's points less seat 1's.
 * The same moves as the policy makes on the rules' own state, several times faster (a test compares them).
 */
export function roundLead(s: State, first: Weights, second = first): number {
  readRound(round, s, 'all');
  let seat: number = s.player;
  let toDraw = s.step === 'draw';
  while (!isOver(round)) {
    const w = seat === 0 ? first : second;
    if (!toDraw) playCard(round, seat, w);
    drawCard(round, seat, w);
    toDraw = false;
    seat = 1 - seat;
  }
  return pointsOf(round, 0) - pointsOf(round, 1);
}

/** The policy's card, looked for in the order of the rules' own list: expeditions in turn, low ranks first. */
export function playCard(r: Round, seat: number, w: Weights): void {
  think(r, seat, false, w);
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
        const points = layPoints(r, e, rank, w);
        if (points > most) {
          most = points;
          card = e * 10 + rank;
          laid = true;
        }
      }
      const points = discardPoints(r, e, rank, w);
      if (points > most) {
        most = points;
        card = e * 10 + rank;
        laid = false;
      }
    }
  }
  putDown(r, seat, card, laid);
}

export function drawCard(r: Round, seat: number, w: Weights): void {
  think(r, seat, true, w);
  let most = stockPoints(w);
  let from = -1;
  for (let e = 0; e < r.expeditions; e++) {
    if (r.height[e] === 0 || e === r.closed) continue;
    const points = takePoints(r, e, w);
    if (points > most) {
      most = points;
      from = e;
    }
  }
  if (from < 0) draw(r, seat);
  else take(r, seat, from);
  r.closed = -1;
}
