import type { Result, Seat } from '@signoria/core';
import type { GameLine } from '@signoria/protocol';
import { gameLine, type Progress, type StoredProgress } from '../store/progress.ts';
import { deadline, nextDeadline } from './clocks.ts';
import { isBotPlayed, type LiveMatch, turnOf, versionOf } from './live-match.ts';

/** The line of "my games" of a match in memory. */
export function gameLineOf(live: LiveMatch, seat: Seat): GameLine {
  const { header } = live;
  const facts = {
    match: header.id,
    code: header.code,
    game: header.game.id,
    rated: header.rated,
    clock: header.clock.kind,
    names: header.owners.map(owner => (owner.kind === 'bot' ? owner.level : owner.name)),
    startedAt: header.startedAt,
    ...progressOf(live),
  };
  return gameLine(facts, seat, live.resigned.includes(seat));
}

function progressOf(live: LiveMatch): Progress {
  const turn = turnOf(live);
  return {
    status: live.status,
    version: versionOf(live),
    turn: [...turn],
    waiting: turn
      .filter(seat => !isBotPlayed(live, seat))
      .map(seat => ({ seat, deadline: deadline(live.clocks, seat) })),
    places: live.places,
    endedAt: live.endedAt,
  };
}

function bySeat({ scores }: Result): number[] {
  return scores.toSorted((a, b) => a.seat - b.seat).map(({ total }) => total);
}

/** Whoever stores it sees to the bots until `botsUntil`. */
export function storedProgressOf(live: LiveMatch, botsUntil: number): StoredProgress {
  return {
    ...progressOf(live),
    scores: live.result && bySeat(live.result),
    clockAt: nextDeadline(live.clocks),
    botAt: turnOf(live).some(seat => isBotPlayed(live, seat)) ? botsUntil : null,
  };
}
