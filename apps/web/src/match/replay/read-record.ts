import { byRules, type MatchRecord, type Problem, parseRecord } from '@signoria/core';
import { findGame } from '@signoria/games';
import { type Fault, playThrough } from './tape.ts';

/** Why a text is no record that can be shown, and where; a move that is not allowed comes with its rule. */
export type RecordFault = (Problem & { line?: number }) | (Fault & { game: string });

export type ReadRecord = { ok: true; record: MatchRecord } | { ok: false; fault: RecordFault };

/** Reads a record from anywhere and plays it through. */
export function readRecord(text: string): ReadRecord {
  const parsed = parseRecord(text, findGame);
  if (!parsed.ok) return { ok: false, fault: { ...parsed.problem, ...lineOf(parsed.problem, text) } };
  const record = parsed.value;
  const newest = findGame(record.game);
  const game = newest && byRules(newest, record.rules);
  if (!game) throw new Error(`a record of ${record.game} was read without its game`);
  const tape = playThrough(game, record);
  if ('refusal' in tape) return { ok: false, fault: { ...tape, game: game.id } };
  const result = game.result(tape.stateAt(tape.moves.length));
  if (record.result !== undefined && JSON.stringify(record.result) !== JSON.stringify(result))
    return { ok: false, fault: { at: 'result', code: 'wrong-result', expected: '' } };
  return { ok: true, record };
}

/** The line at which a text stops being JSON, where the browser says it. */
function lineOf({ code, expected }: Problem, text: string): { line?: number } {
  if (code !== 'not-json') return {};
  const position = Number(/position (\d+)/.exec(expected)?.[1] ?? text.length);
  return { line: text.slice(0, position).split('\n').length };
}
