import type { Who } from '@signoria/core';
import { done, fail, type MatchState, type Outcome } from '@signoria/protocol';
import type { Entry } from '../store/entry.ts';
import { rebuild } from './apply-entry.ts';
import type { LiveMatch } from './live-match.ts';
import { type Moment, stateFor } from './state-for.ts';

/** The match as it stood after so many of its moves, through one pair of eyes: what these eyes saw then, and no more. */
export function stateBefore(live: LiveMatch, who: Who, moves: number, moment: Moment): Outcome<MatchState> {
  const stood = standing(live);
  if (moves > stood.length) return fail('bad-request', 'the match does not have that many moves');
  return done(stateFor(rebuild(live.header, stood.slice(0, moves)), who, 0, moment));
}

/** The moves that have not been taken back, in order. */
function standing({ log }: LiveMatch): Entry[] {
  const stood: Entry[] = [];
  for (const { entry } of log) {
    if (entry.kind === 'act') stood.push(entry);
    if (entry.kind === 'undo') stood.length -= entry.count;
  }
  return stood;
}
