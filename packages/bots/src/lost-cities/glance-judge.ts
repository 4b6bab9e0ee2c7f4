import { below, type Rng, type Seat } from '@signoria/core';
import type { State } from '@signoria/lost-cities';
import { foresee } from './foresight.ts';
import { type Glance, newGlance, playGlance, weighCards, weighDraws } from './glance.ts';
import { FEW, MANY, type Size, SOME } from './memory.ts';
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
 * Judges by glances: at the table with one net, in playouts with a smaller, faster one. With `late` cards or
 * fewer in the deck, a playout goes to the end of the round. In each world the opponent of the seat that
 * thinks plays by the net or by the tuned weights alone, at random, so that the bot does not count on others
 * playing as it does. `size` is how much of the playouts' net is remembered.
 */
export function glanceJudge(table: Advised, playouts: Advised, late: number, size: Size = MANY): Judge {
  const round = newRound();
  const glance = newGlance(table.net, table.advice, round, FEW);
  const quick = newGlance(playouts.net, playouts.advice, round, size);
  return {
    quickScores: scoresBy(glance),
    roundLead(s, rng, seat) {
      readRound(round, s, 'all');
      return s.stock.length > late
        ? leadSoon(quick, glance, { next: nextOf(s), turns: TURNS, plain: NOBODY })
        : leadSoon(quick, glance, { next: nextOf(s), turns: Infinity, plain: plainBy(rng, seat) });
    },
    leadError: stock => leadErrorAfter(stock, TURNS, late),
  };
}

/** Turns after which the playouts of long thought stop. */
const LONG_TURNS = 8;

/**
 * For long thought: the larger net also plays in playouts, which stop after some turns, and judges the
 * position there. The opponent is chosen at random as above.
 */
export function longJudge({ net, advice }: Advised): Judge {
  const round = newRound();
  const glance = newGlance(net, advice, round, SOME);
  return {
    quickScores: scoresBy(glance),
    roundLead(s, rng, seat) {
      readRound(round, s, 'all');
      glance.match = null;
      const stretch = { next: nextOf(s), turns: LONG_TURNS, plain: plainBy(rng, seat) };
      return leadSoon(glance, glance, stretch);
    },
    leadError: stock => leadErrorAfter(stock, LONG_TURNS, LONG_TURNS),
  };
}

function scoresBy(glance: Glance): Judge['quickScores'] {
  return (s, seat, legal, out) => {
    readRound(glance.outlook.round, s, seat);
    glance.match = standingOf(s, seat);
    if (s.step === 'draw') weighDraws(glance, seat);
    else weighCards(glance, seat);
    for (let i = 0; i < legal.length; i++) out[i] = worthOf(glance.found, legal[i]);
  };
}

/** Whose turn it is, and whether only its draw is left of it. */
interface Next {
  seat: number;
  toDraw: boolean;
}

function nextOf(s: State): Next {
  return { seat: s.player, toDraw: s.step === 'draw' };
}

const NOBODY = -1;

/** Who goes by the tuned weights alone in a playout, as chance has it: nobody, or whoever sits opposite the seat that thinks. */
function plainBy(rng: Rng, thinking: Seat | undefined): number {
  return thinking !== undefined && below(rng, 2) === 0 ? 1 - thinking : NOBODY;
}

/** From where, for how many turns, and who of both goes by the tuned weights alone. */
interface Stretch {
  next: Next;
  turns: number;
  plain: number;
}

/** The lead of the first seat so many turns on, or where the round ends, as the judge then foresees it. */
function leadSoon(g: Glance, judge: Glance, { next, turns, plain }: Stretch): number {
  const r = g.outlook.round;
  let { seat, toDraw } = next;
  for (let turn = 0; !isOver(r) && turn < turns; turn++) {
    if (seat === plain) playRest(g.outlook, seat, toDraw, WEIGHTS);
    else playGlance(g, seat, toDraw);
    toDraw = false;
    seat = 1 - seat;
  }
  if (isOver(r)) return pointsOf(r, 0) - pointsOf(r, 1);
  foresee(r, seat, false, judge.net, judge.found);
  return seat === 0 ? judge.found.lead : -judge.found.lead;
}
