import {
  commitment,
  type Game,
  isSeatCount,
  isSeed,
  newSeed,
  parseOptions,
  parseRecord,
  parseState,
  replay,
  type Seed,
  seedFromText,
  startMatch,
} from '@signoria/core';
import { findGame, GAMES } from '@signoria/games';
import type { Request } from './request.ts';
import { type Answer, badTableName, fault, type Session, type Table, tableName } from './session.ts';
import { status } from './status.ts';

/** Deals a new match. */
export function begin(session: Session, request: Request): Answer {
  const game = gameOf(request);
  if (!game) return noGame();
  const { seats = game.seats.min, seed } = request;
  if (!isSeatCount(game, seats))
    return fault('seats', 'bad-seats', `a whole number from ${game.seats.min} to ${game.seats.max}`);
  if (seed !== undefined && typeof seed !== 'string')
    return fault('seed', 'bad-seed', '64 hex digits, or any text');
  const options = parseOptions(game.options, request.options, seats);
  if (!options.ok) return { error: options.problem };
  const match = startMatch(game, seats, options.value, seedOf(seed));
  const extra = { options: options.value, commitment: commitment(match.seed) };
  return lay(session, request, { match, hasPast: true }, extra);
}

function seedOf(seed: string | undefined): Seed {
  if (seed === undefined) return newSeed();
  return isSeed(seed) ? seed : seedFromText(seed);
}

/** Takes up a record, or a bare state of a game. */
export function load(session: Session, request: Request): Answer {
  return request.record === undefined ? loadState(session, request) : loadRecord(session, request);
}

function loadRecord(session: Session, request: Request): Answer {
  const record = parseRecord(JSON.stringify(request.record), findGame);
  if (!record.ok) return { error: record.problem };
  const match = replay(record.value, findGame(record.value.game) as Game);
  return match.ok ? lay(session, request, { match: match.value, hasPast: true }) : { error: match.problem };
}

function loadState(session: Session, request: Request): Answer {
  const game = gameOf(request);
  if (!game) return noGame();
  const found = parseState(game, request.state);
  if (!found.ok) return { error: found.problem };
  const { seats, options } = found.value;
  const match = { game, seats, options, seed: '', moves: [], state: found.value };
  return lay(session, request, { match, hasPast: false });
}

/** Puts a match on the table the request names, in place of what was there. */
function lay(session: Session, request: Request, table: Table, extra: Record<string, unknown> = {}): Answer {
  const name = tableName(request);
  if (name === null) return badTableName();
  session.tables.set(name, table);
  return { ...status(table), ...extra };
}

export function gameOf(request: Request): Game | undefined {
  return typeof request.game === 'string' ? findGame(request.game) : undefined;
}

export function noGame(): Answer {
  return fault('game', 'unknown-game', `one of ${GAMES.map(({ id }) => id).join(', ')}`);
}
