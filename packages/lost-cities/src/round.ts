import { NONE, shuffle } from '@signoria/core';
import type { Emit } from './actions.ts';
import { deck, HAND_SIZE } from './data.ts';
import { nextStarter, pointsOf, scoreRound } from './scoring.ts';
import type { State } from './state.ts';

/** LC-4.3  Our ruling: this many turns in a row without a draw from the deck end the round. */
export const IDLE_TURNS = 40;

/** LC-1.2  Shuffles all cards and deals eight to each player; the rest is the deck. */
export function deal(s: State): void {
  const { expeditions } = s.options;
  s.stock = shuffle(s.rng, deck(expeditions));
  for (const seat of [0, 1] as const) {
    s.hands[seat] = s.stock.splice(-HAND_SIZE).sort((a, b) => a - b);
    s.known[seat] = [];
    s.columns[seat] = Array.from({ length: expeditions }, () => []);
  }
  s.piles = Array.from({ length: expeditions }, () => []);
  s.closed = NONE;
  s.idle = 0;
  s.step = 'card';
  s.player = s.starter;
}

/** LC-4.1 LC-4.3  Whether the round is over after this draw. */
export function roundIsOver(s: State): boolean {
  return s.stock.length === 0 || s.idle >= IDLE_TURNS;
}

/** LC-4.2 LC-6.1  Scores the columns, then deals the next round or ends the match. */
export function endRound(s: State, emit: Emit): void {
  const round = scoreRound(s);
  const reason = s.stock.length === 0 ? 'stock' : 'idle';
  s.finished.push(round);
  emit?.({ type: 'round-ended', round: s.round, reason, totals: round.map(pointsOf) });
  if (s.round === s.options.rounds) {
    s.step = 'over';
    s.closed = NONE;
    emit?.({ type: 'match-ended' });
    return;
  }
  s.round++;
  s.starter = nextStarter(s);
  deal(s);
  emit?.({ type: 'round-began', round: s.round, starter: s.starter });
}
