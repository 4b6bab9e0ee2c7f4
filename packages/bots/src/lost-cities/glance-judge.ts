import { leadAhead, newGlance, weighCards, weighDraws } from './glance.ts';
import type { Judge } from './model.ts';
import type { Net } from './net.ts';
import { leadErrorAfter, worthOf } from './net-judge.ts';
import { readRound } from './round.ts';

/** Turns after which a playout early in a round stops, and what the net then foresees is taken for true. */
const TURNS = 4;

/**
 * Judges by glances, at the table and in playouts alike, so that what is compared is what will be played. With `late` cards
 * in the stock or fewer a playout goes to the end of the round.
 */
export function glanceJudge(net: Net, advice: number, late: number): Judge {
  const glance = newGlance(net, advice);
  const { round } = glance.outlook;
  return {
    quickScores(s, seat, legal, out) {
      readRound(round, s, seat);
      if (s.step === 'draw') weighDraws(glance, seat);
      else weighCards(glance, seat);
      for (let i = 0; i < legal.length; i++) out[i] = worthOf(glance.found, legal[i]);
    },
    roundLead(s) {
      readRound(round, s, 'all');
      return leadAhead(glance, s.player, s.step === 'draw', s.stock.length > late ? TURNS : Infinity);
    },
    leadError: stock => leadErrorAfter(stock, TURNS, late),
  };
}
