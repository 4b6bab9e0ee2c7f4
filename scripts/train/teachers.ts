import type { Weights } from '@signoria/bots/lost-cities/weights';

/*
 * The players who taught the net. Their weights came from the first form of `scripts/tune.ts` (SPSA) and stay as they
 * are: the same lessons must give the same net. Nobody plays by them any more.
 */

export const CAREFUL: Weights = {
  hope: 0.8548,
  open: 5.596,
  openWager: 10.16,
  promise: 0.8622,
  lay: 1.892,
  wager: 1.506,
  feedBegun: 0.8403,
  feedNew: 0.2843,
  feedWager: 1.371,
  stock: 4.749,
  deny: 0.1935,
  slack: 9.777,
  long: 6.557,
  haste: 0.412,
  rival: 0,
  gap: 0,
  openMany: 0,
  openLate: 0,
  stockLate: 0,
  feedLate: 0,
  keep: 0,
  stall: 0,
  bold: 0,
};

/** The same with finer judgement of rivals, gaps and the clock. */
export const EXPERT: Weights = {
  hope: 1.067,
  open: 6.677,
  openWager: 10.64,
  promise: 0.8846,
  lay: 2.126,
  wager: 1.715,
  feedBegun: 0.7776,
  feedNew: 0.2876,
  feedWager: 1.486,
  stock: 6.151,
  deny: 0.1401,
  slack: 9.405,
  long: 6.009,
  haste: 0.4402,
  rival: 0.1692,
  gap: 0.05955,
  openMany: 1.292,
  openLate: 2.202,
  stockLate: -0.9829,
  feedLate: 0.2511,
  keep: 0.182,
  stall: 0.8379,
  bold: -0.08124,
};
