import { commitment, type Game, type Match, type Who } from '@signoria/core';
import type { LogLine, MatchSeat, MatchState } from './matches.ts';

/**
 * What one viewer may see of a match, on the server and on a single device. This is the only place where a
 * match is reduced to what a viewer may see.
 */
export function matchFor(match: Match, who: Who, { mayAct, isOver }: { mayAct: boolean; isOver: boolean }) {
  const { game, state } = match;
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: match.options as Record<string, unknown>,
    you: who,
    moves: match.moves.length,
    view: game.view(state, who),
    legal: mayAct && who !== 'table' ? game.legal(state, who) : [],
    commitment: commitmentOf(match),
    seed: isOver ? match.seed : null,
  } satisfies Partial<MatchState>;
}

const commitments = new WeakMap<Match, string>();

/** Made once for each match: every view shows it. */
function commitmentOf(match: Match): string {
  const known = commitments.get(match) ?? commitment(match.seed);
  commitments.set(match, known);
  return known;
}

/** A log line as `who` may see it: the events redacted by the game, never the action itself. */
export function lineFor(line: LogLine, game: Game, who: Who): LogLine {
  if (line.kind !== 'act') return line;
  return { ...line, events: line.events.flatMap(event => game.redact(event, who) ?? []) };
}

/** A seat with one of our bots. */
export function botSeat(level: string): MatchSeat {
  return { name: level, person: null, played: 'bot', level, online: true, resigned: false };
}
