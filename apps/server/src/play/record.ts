import { exportRecord, type MatchRecord, parseRecord, replay } from '@signoria/core';
import { findGame } from '@signoria/games';
import { done, fail, type Outcome, type Verdict } from '@signoria/protocol';
import { isEnded, type LiveMatch } from './live-match.ts';

/** The open record of a match that has ended, the seed revealed. */
export function recordOf(live: LiveMatch): Outcome<MatchRecord> {
  if (!isEnded(live)) return fail('not-over', 'the record is available once the match is over');
  const names = live.header.owners.map(owner => (owner.kind === 'bot' ? owner.level : owner.name));
  return done(exportRecord(live.match, names));
}

/** Reads the record as anybody would who was given the file. */
export function verdictOn(record: MatchRecord): Verdict {
  const { commitment, seed, actions } = record;
  const base = { commitment, seed, actions: actions.length };
  const parsed = parseRecord(JSON.stringify(record), findGame);
  if (!parsed.ok) return { ok: false, ...base, problem: parsed.problem };
  const game = findGame(record.game);
  if (!game) throw new Error(`game ${record.game} is no longer available`);
  const replayed = replay(parsed.value, game);
  return replayed.ok ? { ok: true, ...base } : { ok: false, ...base, problem: replayed.problem };
}
