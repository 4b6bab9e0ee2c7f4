import { below } from '@signoria/core';
import { foresee } from './foresight.ts';
import { type Glance, newGlance, playGlance, weighCards, weighDraws } from './glance.ts';
import { FEW } from './memory.ts';
import type { Judge } from './model.ts';
import type { Net } from './net.ts';
import { leadErrorAfter, worthOf } from './net-judge.ts';
import { playRest } from './playout.ts';
import { isOver, newRound, pointsOf, readRound } from './round.ts';
import { standingOf } from './standing.ts';
import { WEIGHTS } from './weights.ts';

/** Turns after which a playout early in a round stops, and what the net then foresees is taken for true. */
const TURNS = 4;

/** A net, and what a point of the tuned weights counts for beside one of it. */
interface Advised {
  readonly net: Net;
  readonly advice: number;
}

/**
 * Judges by glances: at the table by one net, in playouts by a smaller one that is quicker. With `late` cards in the stock
 * or fewer a playout goes to the end of the round, and whoever sits opposite the seat that thinks goes by the net or by the
 * tuned weights alone, as chance has it in each world: nothing is relied on that only holds among equals.
 */
export function glanceJudge(table: Advised, playouts: Advised, late: number): Judge {
  const round = newRound();
  const glance = newGlance(table.net, table.advice, round, FEW);
  const quick = newGlance(playouts.net, playouts.advice, round);
  return {
    quickScores(s, seat, legal, out) {
      readRound(round, s, seat);
      glance.match = standingOf(s, seat);
      if (s.step === 'draw') weighDraws(glance, seat);
      else weighCards(glance, seat);
      for (let i = 0; i < legal.length; i++) out[i] = worthOf(glance.found, legal[i]);
    },
    roundLead(s, rng, seat) {
      readRound(round, s, 'all');
      const toDraw = s.step === 'draw';
      if (s.stock.length > late) return leadSoon(quick, glance, s.player, toDraw);
      const isPlain = seat !== undefined && below(rng, 2) === 0;
      return leadAtTheEnd(quick, s.player, toDraw, isPlain ? 1 - seat : NOBODY);
    },
    leadError: stock => leadErrorAfter(stock, TURNS, late),
  };
}

/** The lead of the first seat a few turns on, both playing by glances, as the judge then foresees it. */
function leadSoon(g: Glance, judge: Glance, next: number, toDraw: boolean): number {
  const r = g.outlook.round;
  let seat = next;
  for (let turn = 0; !isOver(r) && turn < TURNS; turn++) {
    playGlance(g, seat, toDraw && turn === 0);
    seat = 1 - seat;
  }
  if (isOver(r)) return pointsOf(r, 0) - pointsOf(r, 1);
  foresee(r, seat, false, judge.net, judge.found);
  return seat === 0 ? judge.found.lead : -judge.found.lead;
}

const NOBODY = -1;

/** The lead of the first seat where the round ends, both playing by glances, or one by the tuned weights alone. */
function leadAtTheEnd(g: Glance, next: number, toDraw: boolean, plain: number): number {
  const r = g.outlook.round;
  let isDraw = toDraw;
  for (let seat = next; !isOver(r); seat = 1 - seat) {
    if (seat === plain) playRest(g.outlook, seat, isDraw, WEIGHTS);
    else playGlance(g, seat, isDraw);
    isDraw = false;
  }
  return pointsOf(r, 0) - pointsOf(r, 1);
}
