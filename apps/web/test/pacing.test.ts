import { type Seat, seatsOf, type Tagged } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { expect, test } from 'vitest';
import { PACES, showMs, thinkMs } from '../src/match/pacing.ts';
import { TO_YOU, WEIGHTS, weightOf } from '../src/screens/game/telling.ts';
import { boardOf, fullest, recorded } from './recorded.ts';

const MOST_MS = 8_000;

test('an event has its own time while there is enough of it', () => {
  expect(showMs(850, 850, 7_500)).toBe(850);
  expect(showMs(850, 2_550, 7_500)).toBe(850);
});

test('what is known to come shares what is left', () => {
  expect(showMs(1_000, 10_000, 5_000)).toBe(500);
  expect(showMs(1_000, 1_000, 0)).toBe(0);
  expect(showMs(1_000, 1_000, -5)).toBe(0);
});

test('however many events come one by one, they stay within what is left', () => {
  let left = 7_500;
  for (let i = 0; i < 1_000; i++) left -= showMs(2_000, 2_000, left);
  expect(left).toBeGreaterThanOrEqual(0);
});

/** The longest wait of `you`, with all others bots that think as long as they may, in milliseconds. */
function longestWait(
  you: Seat,
  seats: number,
  moves: readonly { by: Seat; events: readonly Tagged[] }[],
  msOf: (event: Tagged) => number,
): number {
  const { mostMs, graceMs } = PACES.normal;
  let longest = 0;
  /** Since the reader's last move: what the clock says when bots have thought, and when all was shown. */
  let thought = graceMs;
  let shown = graceMs;
  let before: Seat | null = null;
  for (const { by, events } of moves) {
    if (by === you) {
      longest = Math.max(longest, shown);
      thought = graceMs;
      shown = graceMs;
    } else {
      thought += by === before ? 0 : thinkMs(seats - 1, thought - graceMs);
      shown = Math.max(shown, thought);
      for (const event of events) shown += showMs(msOf(event), msOf(event), mostMs - shown);
    }
    before = by;
  }
  return Math.max(longest, shown);
}

test.each(GAMES)(
  '$id: nobody waits longer than eight seconds for bots, in any recorded game or at the fullest table',
  async game => {
    const board = await boardOf(game.id);
    const waits = [...recorded(game), fullest(game)].flatMap(recording => {
      const moves = [...recording];
      const { seats } = moves[0].match;
      return seatsOf(seats).map(seat =>
        longestWait(seat, seats, moves, event => WEIGHTS[weightOf(event, board)] * TO_YOU),
      );
    });
    expect(waits.length).toBeGreaterThan(10);
    expect(Math.max(...waits)).toBeLessThanOrEqual(MOST_MS);
    expect(Math.max(...waits)).toBeGreaterThan(1_500);
  },
);
