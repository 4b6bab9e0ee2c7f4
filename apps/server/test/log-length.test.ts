import { expect, test } from 'vitest';
import { versionOf } from '../src/play/live-match.ts';
import {
  proposePause,
  proposeResign,
  proposeResume,
  proposeTakeback,
  proposeUndo,
} from '../src/play/proposals.ts';
import { codeOf, doIt, inTurn, match, move, NONE } from './dealt.ts';

const MOST = 2_000;

test('a log has so many lines besides the moves on the board: then nobody pauses, undoes or takes back; one can play and resign', () => {
  const live = match(NONE, [1]);
  const [ada, bot] = [0, 1] as const;
  while (inTurn(live) === bot) move(live);
  move(live);
  while (versionOf(live) < MOST + live.match.moves.length) {
    doIt(live, proposePause(live, ada, 0));
    doIt(live, proposeResume(live, ada, 0));
  }
  const version = versionOf(live);
  expect([
    codeOf(proposePause(live, ada, 0)),
    codeOf(proposeUndo(live, ada, version, 1, 0)),
    codeOf(proposeTakeback(live, ada, version, 1, 0)),
    codeOf(proposeResign(live, ada, 0)),
  ]).toEqual(['request-limit', 'request-limit', 'request-limit', 'ok']);
  move(live);
  expect(versionOf(live)).toBe(version + 1);
});

test('moves that were undone are among them, those on the board are not', () => {
  const live = match(NONE, [1]);
  const ada = 0;
  while (inTurn(live) !== ada) move(live);
  let undone = 0;
  for (;;) {
    move(live);
    const proposal = proposeUndo(live, ada, versionOf(live), 1, 0);
    if (!proposal.ok) break;
    doIt(live, proposal);
    undone++;
  }
  expect([undone, codeOf(proposeUndo(live, ada, versionOf(live), 1, 0))]).toEqual([
    MOST / 2,
    'request-limit',
  ]);
});
