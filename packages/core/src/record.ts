import { commitment, isSeed, type Seed } from './fair.ts';
import type { Game } from './game.ts';
import { act, type Match, startMatch } from './match.ts';
import { materialHash, materialIn } from './material.ts';
import { parseOptions } from './options.ts';
import { isObject } from './plain.ts';
import type { Checked } from './problem.ts';
import type { Result } from './score.ts';
import type { Seat } from './seat.ts';
import { byRules, knownRules } from './versions.ts';

export const RECORD_FORMAT = 'signoria-record';
export const RECORD_VERSION = 1;

/** A match as a file: its setup and its moves, which determine everything else. See docs/record.md. */
export interface MatchRecord {
  format: typeof RECORD_FORMAT;
  version: typeof RECORD_VERSION;
  game: string;
  rules: number;
  seats: number;
  options: unknown;
  /** SHA-256 of the printing among the options; left out where the game is played as it comes. */
  material?: string;
  /** Who sat where, as they called themselves; may be left out. */
  names?: readonly string[];
  commitment: string;
  seed: Seed;
  actions: readonly (readonly [Seat, unknown])[];
  /** Left out while the match goes on. */
  result?: Result;
}

export function exportRecord(match: Match, names?: readonly string[]): MatchRecord {
  const result = match.game.result(match.state);
  const material = materialIn(match.options);
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: match.game.id,
    rules: match.game.rulesVersion,
    seats: match.seats,
    options: match.options,
    ...(material ? { material: materialHash(material) } : {}),
    ...(names ? { names } : {}),
    commitment: commitment(match.seed),
    seed: match.seed,
    actions: match.moves.map(({ seat, action }) => [seat, action] as const),
    ...(result ? { result } : {}),
  };
}

/** Reads the text of a record. `findGame` looks up a game. */
export function parseRecord(text: string, findGame: (id: string) => Game | undefined): Checked<MatchRecord> {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    return fail('record', 'not-json', `JSON, but ${(error as Error).message}`);
  }
  if (!isObject(found) || found.format !== RECORD_FORMAT)
    return fail('format', 'not-a-record', `"${RECORD_FORMAT}"`);
  if (found.version !== RECORD_VERSION)
    return fail(
      'version',
      'unknown-version',
      `version ${RECORD_VERSION}; this one is ${JSON.stringify(found.version)}`,
    );
  const newest = typeof found.game === 'string' ? findGame(found.game) : undefined;
  if (!newest) return fail('game', 'unknown-game', 'the name of a game');
  const game = byRules(newest, found.rules);
  if (!game)
    return fail(
      'rules',
      'unknown-rules',
      `a version of the rules of ${newest.id}: ${knownRules(newest).join(', ')}`,
    );
  const { seats, names } = found;
  if (!isSeatCount(game, seats))
    return fail('seats', 'bad-seats', `a number from ${game.seats.min} to ${game.seats.max}`);
  const options = parseOptions(game.options, found.options, seats);
  if (!options.ok) return options;
  const material = materialIn(options.value);
  if (found.material !== (material && materialHash(material)))
    return fail('material', 'wrong-material', 'the SHA-256 of options.material');
  if (names !== undefined && !isNameList(names, seats)) return fail('names', 'bad-names', `${seats} names`);
  if (!isSeed(found.seed)) return fail('seed', 'bad-seed', '64 hex digits');
  if (found.commitment !== commitment(found.seed))
    return fail('commitment', 'wrong-commitment', 'the SHA-256 of the seed');
  if (!Array.isArray(found.actions)) return fail('actions', 'not-a-list', 'a list of [seat, action]');
  const odd = found.actions.findIndex(entry => !isMove(entry, seats));
  if (odd >= 0) return fail(`actions[${odd}]`, 'bad-entry', '[seat, action]');
  return { ok: true, value: { ...(found as unknown as MatchRecord), options: options.value } };
}

/** Replays a record with the rules it started with, and checks every action and the result. */
export function replay(record: MatchRecord, newest: Game): Checked<Match> {
  const game = byRules(newest, record.rules);
  if (!game) return fail('rules', 'unknown-rules', `one of ${knownRules(newest).join(', ')}`);
  const match = startMatch(game, record.seats, record.options, record.seed);
  for (const [i, [seat, action]] of record.actions.entries()) {
    const outcome = act(match, seat, action);
    if (!outcome.ok) {
      const { rule, code } = outcome.refusal;
      return fail(
        `actions[${i}]`,
        'illegal-action',
        `a legal action; ${JSON.stringify(action)} breaks ${rule} (${code})`,
      );
    }
  }
  const result = game.result(match.state);
  if (record.result !== undefined && JSON.stringify(record.result) !== JSON.stringify(result))
    return fail(
      'result',
      'wrong-result',
      result ? 'the result the actions give' : 'no result, for the actions stop early',
    );
  return { ok: true, value: match };
}

export function isSeatCount(game: Game, value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= game.seats.min && Number(value) <= game.seats.max;
}

function isNameList(value: unknown, seats: number): value is string[] {
  return Array.isArray(value) && value.length === seats && value.every(name => typeof name === 'string');
}

function isMove(entry: unknown, seats: number): boolean {
  return (
    Array.isArray(entry) &&
    entry.length === 2 &&
    Number.isInteger(entry[0]) &&
    entry[0] >= 0 &&
    entry[0] < seats
  );
}

function fail(
  at: string,
  code: string,
  expected: string,
): { ok: false; problem: { at: string; code: string; expected: string } } {
  return { ok: false, problem: { at, code, expected } };
}
