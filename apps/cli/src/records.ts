import {
  act,
  byRules,
  type Checked,
  type Game,
  isObject,
  type Match,
  type MatchRecord,
  type Problem,
  parseRecord,
  replay,
  seatsOf,
  startMatch,
} from '@signoria/core';
import { findGame } from '@signoria/games';
import { wordsFor } from '@signoria/words';
import { neutral } from './complaint.ts';
import { plain } from './plain.ts';
import { readText, whereBroken } from './read-text.ts';
import type { Terminal } from './terminal.ts';

/** A record as the terminal keeps it: with the bots that played, for who takes it up again. */
export interface KeptRecord extends MatchRecord {
  bots?: readonly (string | null)[];
}

/** A record that was read, checked and played through. */
export interface Played {
  game: Game;
  record: MatchRecord;
  match: Match;
}

/** What a record calls its players, as it can be shown; a seat without a name goes by its number. */
export function namesIn({ names = [], seats }: MatchRecord): string[] {
  return seatsOf(seats).map(seat => plain(names[seat] ?? '').trim() || String(seat + 1));
}

export async function openRecord(terminal: Terminal, file: string): Promise<Checked<Played>> {
  const read = readText(file);
  if (!read.ok) return read;
  const text = read.value;
  const record = parseRecord(text, findGame);
  if (!record.ok) return { ok: false, problem: inFile(file, recordProblem(terminal, record.problem, text)) };
  const newest = findGame(record.value.game) as Game;
  const game = byRules(newest, record.value.rules) as Game;
  const match = replay(record.value, newest);
  if (match.ok) return { ok: true, value: { game, record: record.value, match: match.value } };
  const { at, code } = match.problem;
  const detail = code === 'illegal-action' ? await ruleBroken(terminal, record.value, game) : '';
  return { ok: false, problem: { at: `${file}: ${at}`, code, expected: detail } };
}

function inFile(file: string, found: Problem): Problem {
  return { ...found, at: `${file}: ${found.at}` };
}

/** The table words its problems in English; what is left here reads alike in every language. */
function recordProblem(terminal: Terminal, found: Problem, text: string): Problem {
  if (found.at.startsWith('options')) {
    const game = gameNamedIn(text);
    return game ? neutral(terminal, found, game) : found;
  }
  return { ...found, expected: found.code === 'not-json' ? whereBroken(terminal, found.expected, text) : '' };
}

function gameNamedIn(text: string): Game | undefined {
  const found: unknown = JSON.parse(text);
  return isObject(found) && typeof found.game === 'string' ? findGame(found.game) : undefined;
}

/** The rule the first illegal action of a record breaks, in words. */
async function ruleBroken(terminal: Terminal, record: MatchRecord, game: Game): Promise<string> {
  const words = await wordsFor(terminal.language, game.id);
  const match = startMatch(game, record.seats, record.options, record.seed);
  for (const [seat, action] of record.actions) {
    const outcome = act(match, seat, action);
    if (!outcome.ok) return `${outcome.refusal.rule}. ${words.refusals[outcome.refusal.code]}`;
  }
  return '';
}

/** A record as a file people can read: a field on each line, and a line for each action. */
export function recordText(record: KeptRecord): string {
  const fields = Object.entries(record).map(([name, value]) => {
    const text = name === 'actions' ? listText(value) : JSON.stringify(value);
    return `  ${JSON.stringify(name)}: ${text}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

function listText(list: readonly unknown[]): string {
  return list.length === 0
    ? '[]'
    : `[\n${list.map(entry => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`;
}
