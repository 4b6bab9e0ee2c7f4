import type { Seat } from '@signoria/core';
import type { Clock } from '@signoria/protocol';
import { describe, expect, test } from 'vitest';
import { deadline, nextDeadline } from '../src/play/clocks.ts';
import { versionOf } from '../src/play/live-match.ts';
import {
  offersOf,
  proposeAct,
  proposeAnswer,
  proposePause,
  proposeReplace,
  proposeResume,
  proposeReturn,
  proposeTakeback,
  proposeTimeout,
  proposeUndo,
} from '../src/play/proposals.ts';
import { codeOf, doIt, inTurn, match, move } from './dealt.ts';

describe('clocks', () => {
  const LIVE: Clock = { kind: 'live', bank: 10_000, increment: 1000 };

  test('time is booked, the increment added, and only the seat in turn pays', () => {
    const live = match(LIVE);
    const seat = inTurn(live);
    expect(deadline(live.clocks, seat)).toBe(10_000);
    move(live, 3000);
    expect(live.clocks.left[seat]).toBe(8000);
    expect(live.clocks.left[1 - seat]).toBe(10_000);
    expect(nextDeadline(live.clocks)).toBe(3000 + 8000);
  });

  test('when it is up a bot plays on; the seat is given back for the next decision, with its increment', () => {
    const live = match(LIVE);
    const seat = inTurn(live);
    expect(codeOf(proposeTimeout(live, 9_999))).toBe('no-offer');
    doIt(live, proposeTimeout(live, 10_000));
    expect(live.standIn[seat]).toBe(true);
    expect(nextDeadline(live.clocks)).toBeNull();
    const [action] = live.match.game.legal(live.match.state, seat);
    expect(codeOf(proposeAct(live, seat, 'person', versionOf(live), action, 10_001))).toBe('stood-in');
    expect(codeOf(proposeReturn(live, seat, 10_500))).toBe('out-of-time');
    doIt(live, proposeAct(live, seat, 'bot', versionOf(live), action, 11_000));
    doIt(live, proposeReturn(live, seat, 11_000));
    expect(live.standIn[seat]).toBe(false);
    // What the bot was still thinking about comes too late.
    const [next] = live.match.game.legal(live.match.state, seat);
    expect(codeOf(proposeAct(live, seat, 'bot', versionOf(live), next, 11_001))).toBe('not-your-seat');
    expect(deadline(live.clocks, seat)).toBe(11_000 + 1000);
  });

  test('a seat that comes back whenever it can and never moves has its bank and one increment a decision, no more', () => {
    const live = match(LIVE);
    const seat = inTurn(live);
    const bot = (at: number) => {
      const [action] = live.match.game.legal(live.match.state, seat);
      doIt(live, proposeAct(live, seat, 'bot', versionOf(live), action, at));
    };
    let now = 10_000;
    for (let decisions = 0; decisions < 6; ) {
      if (inTurn(live) !== seat) move(live, now);
      else if (live.standIn[seat]) {
        bot(now);
        decisions++;
      } else {
        now = deadline(live.clocks, seat) ?? 0;
        doIt(live, proposeTimeout(live, now));
      }
      const back = proposeReturn(live, seat, now);
      if (back.ok) doIt(live, back);
    }
    expect(now).toBe(10_000 + 5 * 1000);
  });

  test('without an increment nobody comes back to a fallen flag', () => {
    const live = match({ kind: 'live', bank: 10_000, increment: 0 });
    const seat = inTurn(live);
    doIt(live, proposeTimeout(live, 10_000));
    const [action] = live.match.game.legal(live.match.state, seat);
    doIt(live, proposeAct(live, seat, 'bot', versionOf(live), action, 10_001));
    expect(codeOf(proposeReturn(live, seat, 10_002))).toBe('out-of-time');
  });

  test('whoever was away comes back to the time that was left', () => {
    const live = match(LIVE);
    const seat = inTurn(live);
    doIt(
      live,
      proposeReplace(
        live,
        seat,
        offersOf(live, () => true, 4000),
        4000,
      ),
    );
    doIt(live, proposeReturn(live, seat, 60_000));
    expect(deadline(live.clocks, seat)).toBe(60_000 + 6000);
  });

  test('a move that comes after the time was up is not taken, though no bot has been called yet', () => {
    const live = match(LIVE);
    const seat = inTurn(live);
    const [action] = live.match.game.legal(live.match.state, seat);
    expect(codeOf(proposeAct(live, seat, 'person', 0, action, 10_000))).toBe('out-of-time');
    expect(codeOf(proposeAct(live, seat, 'person', 0, action, 9_999))).toBe('ok');
  });

  test('a move played again after an undo brings no time', () => {
    const live = match(LIVE);
    const seat = inTurn(live);
    for (let i = 0; i < 5; i++) {
      move(live, 1000);
      doIt(live, proposeUndo(live, seat, versionOf(live), 1, 1000));
    }
    expect(deadline(live.clocks, seat)).toBe(1000 + 9000 + 1000);
    const slow = match({ kind: 'slow', perMove: 10_000 });
    const first = inTurn(slow);
    for (let i = 0; i < 5; i++) {
      const at = 2000 * (i + 1);
      while (inTurn(slow) === first && slow.match.moves.length === 0) move(slow, at);
      doIt(slow, proposeUndo(slow, first, versionOf(slow), slow.match.moves.length, at));
    }
    // Its own time and, once, that of the next decision.
    expect(deadline(slow.clocks, first)).toBe(2000 + 10_000);
  });

  test('nobody comes back to a slow decision whose time was up: the bot makes it, and the next has its whole time', () => {
    const live = match({ kind: 'slow', perMove: 10_000 });
    const seat = inTurn(live);
    doIt(
      live,
      proposeReplace(
        live,
        seat,
        offersOf(live, () => false, 10_000),
        10_000,
      ),
    );
    expect(codeOf(proposeReturn(live, seat, 11_000))).toBe('out-of-time');
    const [action] = live.match.game.legal(live.match.state, seat);
    doIt(live, proposeAct(live, seat, 'bot', versionOf(live), action, 12_000));
    doIt(live, proposeReturn(live, seat, 12_000));
    expect(deadline(live.clocks, seat) ?? 22_000).toBe(22_000);
    expect(live.clocks.left[seat]).toBe(10_000);
  });

  test('stand still in a pause', () => {
    const live = match(LIVE);
    const seat = inTurn(live);
    const other = (1 - seat) as Seat;
    doIt(live, proposePause(live, seat, 1000));
    doIt(live, proposeAnswer(live, other, 'pause', true, 2000));
    expect(live.status).toBe('paused');
    expect(codeOf(proposeAct(live, seat, 'person', versionOf(live), {}, 2500))).toBe('match-paused');
    expect(nextDeadline(live.clocks)).toBeNull();
    doIt(live, proposeResume(live, other, 50_000));
    expect(deadline(live.clocks, seat)).toBe(50_000 + 8000);
  });

  test('a slow seat keeps over a pause what was left of its time, and has all of it for the next decision', () => {
    const live = match({ kind: 'slow', perMove: 10_000 });
    const seat = inTurn(live);
    const other = (1 - seat) as Seat;
    expect(deadline(live.clocks, seat)).toBe(10_000);
    doIt(live, proposePause(live, seat, 1000));
    doIt(live, proposeAnswer(live, other, 'pause', true, 4000));
    expect(nextDeadline(live.clocks)).toBeNull();
    doIt(live, proposeResume(live, other, 50_000));
    expect(deadline(live.clocks, seat)).toBe(50_000 + 6000);
    while (inTurn(live) === seat) move(live, 51_000);
    expect(deadline(live.clocks, other)).toBe(51_000 + 10_000);
    while (inTurn(live) === other) move(live, 52_000);
    expect(deadline(live.clocks, seat)).toBe(52_000 + 10_000);
  });

  test('a slow decision that comes again after a takeback has its whole time', () => {
    const live = match({ kind: 'slow', perMove: 10_000 });
    const seat = inTurn(live);
    const other = (1 - seat) as Seat;
    let moves = 0;
    for (; inTurn(live) === seat; moves++) move(live, 1000);
    doIt(live, proposeTakeback(live, seat, versionOf(live), moves, 5000));
    doIt(live, proposeAnswer(live, other, 'takeback', true, 6000));
    expect(deadline(live.clocks, seat)).toBe(6000 + 10_000);
    while (inTurn(live) === seat) move(live, 7000);
    expect(deadline(live.clocks, other)).toBe(7000 + 10_000);
    while (inTurn(live) === other) move(live, 8000);
    expect(deadline(live.clocks, seat)).toBe(8000 + 10_000);
  });

  test('a slow seat past its deadline is offered, not taken', () => {
    const live = match({ kind: 'slow', perMove: 5000 });
    const seat = inTurn(live);
    const here = () => false;
    expect(offersOf(live, here, 4999)).toEqual([]);
    expect(codeOf(proposeTimeout(live, 6000))).toBe('no-offer');
    const offers = offersOf(live, here, 6000);
    expect(offers).toEqual([{ seat, why: 'time' }]);
    expect(codeOf(proposeReplace(live, (1 - seat) as Seat, offers, 6000))).toBe('no-offer');
    doIt(live, proposeReplace(live, seat, offers, 6000));
    expect(live.standIn[seat]).toBe(true);
  });

  test('an absent live seat is offered, an absent slow one is not', () => {
    const away = () => true;
    const live = match(LIVE);
    expect(offersOf(live, away, 5)).toEqual([{ seat: inTurn(live), why: 'absent' }]);
    expect(offersOf(match({ kind: 'slow', perMove: 5000 }), away, 5)).toEqual([]);
  });
});
