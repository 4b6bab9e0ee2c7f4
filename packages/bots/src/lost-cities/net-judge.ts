import { type Action, HAND_SIZE, type State } from '@signoria/lost-cities';
import { type Foresight, foresee, newForesight, RELUCTANCE } from './foresight.ts';
import type { Judge } from './model.ts';
import type { Net } from './net.ts';
import { draw, isOver, newRound, pointsOf, putDown, type Round, readRound, take } from './round.ts';

/** Variance of the end of a round for each card still in the stock, measured in self-play. */
const VARIANCE_A_CARD = 28;
/** How far a playout to the end may be off, as a standard deviation: the players are no nets. */
const LATE_ERROR = 3;

/** With so few cards in the stock, the end of the round is soon reached; these turns are enough even if both wait a while. */
export const LATE = 12;
const LATE_TURNS = 60;

/** What the adviser's word counts for beside the net's: each sees what the other overlooks (docs/decisions/0010). */
const ADVICE = 0.4;

/**
 * Judges by the net and, at the table, by an adviser. Playouts go on for so many turns by the net's foresight, and what
 * it then foresees is taken for true; late in a round they go to its end.
 */
export function judgeBy(net: Net, adviser: Pick<Judge, 'quickScores'>, turns: number): Judge {
  const round = newRound();
  const found = newForesight(net.shape);
  const advice = new Float64Array(2 * HAND_SIZE);
  return {
    quickScores(s, seat, legal, out) {
      adviser.quickScores(s, seat, legal, advice);
      readRound(round, s, seat);
      foresee(round, seat, s.step === 'draw', net, found);
      for (let i = 0; i < legal.length; i++) out[i] = worthOf(found, legal[i]) + ADVICE * advice[i];
    },
    roundLead(s) {
      readRound(round, s, 'all');
      return foreseenLead(round, s, net, s.stock.length > LATE ? turns : LATE_TURNS, found);
    },
    leadError: stock => leadErrorAfter(stock, turns, LATE),
  };
}

/** How far a lead found so many turns on, or with `late` cards in the stock at the end of the round, may be off. */
export function leadErrorAfter(stock: number, turns: number, late: number): number {
  return stock > late ? Math.max(LATE_ERROR, Math.sqrt(VARIANCE_A_CARD * (stock - turns))) : LATE_ERROR;
}

/** What an action leads to, as found for all of them. */
export function worthOf(found: Foresight, action: Action): number {
  switch (action.type) {
    case 'play':
      return found.laid[action.card];
    case 'discard':
      return found.discarded[action.card];
    case 'draw':
      return found.drawn;
    case 'take':
      return found.taken[action.expedition] - RELUCTANCE;
  }
}

function foreseenLead(r: Round, s: State, net: Net, turns: number, found: Foresight): number {
  let seat: number = s.player;
  let toDraw = s.step === 'draw';
  for (let turn = 0; !isOver(r); turn++) {
    foresee(r, seat, toDraw, net, found);
    if (turn >= turns && !toDraw) return seat === 0 ? found.lead : -found.lead;
    playFound(r, seat, toDraw, found);
    toDraw = false;
    seat = 1 - seat;
  }
  return pointsOf(r, 0) - pointsOf(r, 1);
}

/** Plays the turn found best, or what is left of it. */
export function playFound(r: Round, seat: number, toDraw: boolean, { card, isLaid, from }: Foresight): void {
  if (!toDraw) putDown(r, seat, card, isLaid);
  if (from < 0) draw(r, seat);
  else take(r, seat, from);
  r.closed = -1;
}
