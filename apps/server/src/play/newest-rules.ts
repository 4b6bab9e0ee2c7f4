import { playsAlike } from '@signoria/core';
import { findGame } from '@signoria/games';
import type { Entry } from '../store/entry.ts';
import { rebuild } from './apply-entry.ts';
import { isEnded, type LiveMatch } from './live-match.ts';

/**
 * A match that began by earlier rules and is still played: by the newest ones from now on, where nobody can tell any
 * difference so far; else the same, as it began.
 */
export function byNewestRules(live: LiveMatch, entries: readonly Entry[]): LiveMatch {
  const { header, match } = live;
  const newest = findGame(header.game.id);
  if (!newest || isOfNewest(live) || isEnded(live) || !playsAlike(match, newest)) return live;
  try {
    return rebuild({ ...header, game: newest, begunBy: header.begunBy ?? header.game.rulesVersion }, entries);
  } catch {
    // A move that was taken back since is no longer allowed: the log is read by the rules it was written with.
    return live;
  }
}

function isOfNewest({ header: { game } }: LiveMatch): boolean {
  return findGame(game.id)?.rulesVersion === game.rulesVersion;
}

/** What players are told after an update of the rules: that the match goes on by the new ones, or by those it began with. */
export function rulesUpdate(live: LiveMatch): 'updated' | 'kept' | null {
  if (isEnded(live)) return null;
  if (!isOfNewest(live)) return 'kept';
  return live.header.begunBy === undefined ? null : 'updated';
}
