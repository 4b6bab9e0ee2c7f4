import { NOBODY, type Seat, undoLimit } from '@signoria/core';
import { findGame } from '@signoria/games';
import { describe, expect, test } from 'vitest';
import { rebuild } from '../src/play/apply-entry.ts';
import { turnOf, versionOf } from '../src/play/live-match.ts';
import { placesOf } from '../src/play/places.ts';
import {
  proposeAbort,
  proposeAct,
  proposeAnswer,
  proposePause,
  proposeResign,
  proposeReturn,
  proposeTakeback,
  proposeUndo,
} from '../src/play/proposals.ts';
import { stateFor } from '../src/play/state-for.ts';
import { isLimitKnown, lastMove, noteLimit, undoLimitOf, undoShown } from '../src/play/undo.ts';
import limitFor from '../src/play/undo-thread.ts';
import { codeOf, doIt, inTurn, lostCities, match, move, NONE } from './dealt.ts';

describe('taking back', () => {
  test('within the limit by oneself, and the version goes on growing', () => {
    const live = match();
    const before = JSON.stringify(live.match.state);
    const seat = move(live);
    expect(undoLimitOf(live, seat)).toBe(1);
    doIt(live, proposeUndo(live, seat, 1, 1, 5));
    expect(JSON.stringify(live.match.state)).toBe(before);
    expect(versionOf(live)).toBe(2);
    expect(live.match.moves).toEqual([]);
  });

  test('never past what was revealed; looked at move by move it is what the table says of the whole', () => {
    const live = match();
    let asked = 0;
    for (let i = 0; i < 20; i++) {
      const seat = move(live);
      if (!isLimitKnown(live)) {
        const last = lastMove(live);
        if (!last) throw new Error('the limit before the move is not known');
        noteLimit(live, limitFor({ game: lostCities.id, last }));
        asked++;
      }
      expect(undoShown(live, seat)).toBe(undoLimit(live.match, seat));
    }
    // Of the moves only those that draw from the stock are played in imagined worlds.
    expect(asked).toBe(live.log.flatMap(({ events }) => events).filter(({ type }) => type === 'drew').length);
    const seat = live.match.moves.at(-1)?.seat ?? 0;
    const limit = undoLimitOf(live, seat);
    expect(codeOf(proposeUndo(live, seat, versionOf(live), limit + 1, 5))).toBe('undo-limit');
  });

  test('what a move tells by its events alone is known at once, requests in between or not', () => {
    const live = match();
    const seat = move(live);
    expect(undoShown(live, seat)).toBe(1);
    doIt(live, proposePause(live, (1 - seat) as Seat, 3));
    expect(undoShown(live, seat)).toBe(1);
    doIt(live, proposeAnswer(live, seat, 'pause', false, 4));
    const take = live.match.game.legal(live.match.state, seat).find(({ type }) => type === 'take');
    const [draw] = live.match.game.legal(live.match.state, seat);
    doIt(live, proposeAct(live, seat, 'person', versionOf(live), take ?? draw, 5));
    expect(isLimitKnown(live)).toBe(take !== undefined);
    expect(undoLimitOf(live, seat)).toBe(take ? 2 : 0);
  });

  test('beyond it by consent: one no ends it, all yes does it, a move forgets it', () => {
    const live = match();
    const asker = move(live);
    move(live);
    const other = (1 - asker) as Seat;
    const ask = () => proposeTakeback(live, asker, versionOf(live), 1, 5);
    doIt(live, ask());
    expect(live.asked).toMatchObject({ what: 'takeback', seat: asker, count: 1 });
    expect(codeOf(proposeAnswer(live, asker, 'takeback', true, 5))).toBe('no-request');
    doIt(live, proposeAnswer(live, other, 'takeback', false, 5));
    expect(live.asked).toBeNull();
    doIt(live, ask());
    move(live);
    expect(live.asked).toBeNull();
    doIt(live, ask());
    doIt(live, proposeAnswer(live, other, 'takeback', true, 5));
    expect(live.match.moves).toHaveLength(1);
    expect(live.log.at(-1)?.entry).toMatchObject({ kind: 'undo', count: 2, how: 'consent' });
  });

  test('it reaches back to the asker’s own latest move, and what was played since goes along', () => {
    const live = match();
    const asker = move(live);
    const other = (1 - asker) as Seat;
    expect(codeOf(proposeTakeback(live, other, versionOf(live), 1, 5))).toBe('undo-limit');
    while (inTurn(live) === asker) move(live);
    const own = versionOf(live);
    // A move of the other's that is no longer on the board is none to reach past.
    move(live);
    doIt(live, proposeUndo(live, other, versionOf(live), 1, 5));
    move(live);
    doIt(live, proposeTakeback(live, asker, versionOf(live), 1, 5));
    expect(live.asked).toMatchObject({ seat: asker, count: 2 });
    const moment = { now: 5, isOnline: () => true, isAway: () => false };
    expect(stateFor(live, other, 0, moment).takeback).toEqual({
      seat: asker,
      agreed: [asker],
      waits: [other],
      count: 2,
      move: own,
    });
    doIt(live, proposeAnswer(live, other, 'takeback', true, 6));
    expect(inTurn(live)).toBe(asker);
    expect(live.match.moves).toHaveLength(own - 1);
  });

  test('among bots no consent is needed, and the answer of a bot goes with the move', () => {
    const live = match(NONE, [1]);
    while (inTurn(live) !== 0) move(live);
    while (inTurn(live) === 0) move(live);
    const { length } = live.match.moves;
    move(live);
    doIt(live, proposeTakeback(live, 0, versionOf(live), 1, 5));
    expect(live.match.moves).toHaveLength(length - 1);
    expect(inTurn(live)).toBe(0);
  });

  test('an action late by a request is still in time', () => {
    const live = match();
    const seat = inTurn(live);
    const [action] = live.match.game.legal(live.match.state, seat);
    doIt(live, proposePause(live, (1 - seat) as Seat, 1));
    expect(codeOf(proposeAct(live, seat, 'person', 0, action, 2))).toBe('ok');
  });
});

describe('leaving', () => {
  test('abort before the second move, then no more', () => {
    const live = match();
    move(live);
    expect(codeOf(proposeAbort(live, 0, 5))).toBe('ok');
    move(live);
    expect(codeOf(proposeAbort(live, 0, 5))).toBe('too-late');
  });

  test('with two seats a resignation ends the match', () => {
    const live = match();
    move(live);
    doIt(live, proposeResign(live, 0, 9));
    expect(live).toMatchObject({ status: 'over', places: [2, 1], endedAt: 9, result: null });
    expect(turnOf(live)).toBe(NOBODY);
  });

  test('with more seats a bot plays on, and who resigned is placed last', () => {
    const patrician = findGame('patrician');
    if (!patrician) throw new Error('no game for four');
    const live = match(NONE, [], patrician, 4);
    doIt(live, proposeResign(live, 2, 1));
    expect(live.status).toBe('playing');
    expect(codeOf(proposeReturn(live, 2, 1))).toBe('no-offer');
    while (live.status === 'playing') {
      const seat = inTurn(live);
      const [action] = patrician.legal(live.match.state, seat);
      doIt(live, proposeAct(live, seat, seat === 2 ? 'bot' : 'person', versionOf(live), action, 5));
    }
    expect(live.places?.[2]).toBe(4);
    expect(Math.min(...(live.places ?? []))).toBe(1);
  });

  test('places: those who stayed are ranked among themselves, the first to resign is last', () => {
    const result = { scores: [], places: [2, 1, 3, 4], tieBreak: null };
    expect(placesOf(4, result, [1, 3])).toEqual([1, 4, 2, 3]);
    expect(placesOf(3, null, [0])).toEqual([3, 1, 1]);
  });
});

test('a match is its log: rebuilt from the entries it is the same', () => {
  const live = match({ kind: 'live', bank: 60_000, increment: 500 });
  for (let i = 1; i < 30; i++) {
    const seat = move(live, i * 100);
    if (i % 5 === 0 && undoLimitOf(live, seat) > 0)
      doIt(live, proposeUndo(live, seat, versionOf(live), 1, i * 100));
  }
  doIt(live, proposePause(live, 0, 4000));
  const again = rebuild(
    live.header,
    live.log.map(told => JSON.parse(JSON.stringify(told.entry))),
  );
  const { header: _, match: board, ...rest } = live;
  const { header: __, match: boardAgain, ...restAgain } = again;
  expect(restAgain).toEqual(rest);
  expect(boardAgain.state).toEqual(board.state);
});

test('a log with an action that is not legal is not played on: it names the match and the line', () => {
  const live = match({ kind: 'none' });
  move(live, 100);
  const [first] = live.log.map(({ entry }) => entry);
  expect(() => rebuild(live.header, [first, first])).toThrow(/^match .+, line 2 of its log: LC-/);
});
