import { existsSync, readFileSync } from 'node:fs';
import { type Contest, type DealResult, playerName, type Summary, summarise } from '@signoria/bots/arena';
import { type Checked, isObject } from '@signoria/core';
import { problem } from '../complaint.ts';
import { csvLine } from '../csv.ts';
import { writeWhole } from '../write-whole.ts';

/** A contest on disk: what was asked, what came of each deal, and what it adds up to. */
export interface ContestFile {
  contest: Contest;
  results: readonly DealResult[];
  summary: Summary;
}

export function contestFile(contest: Contest, results: readonly DealResult[]): ContestFile {
  return { contest, results, summary: summarise(results, contest.seats) };
}

export function saveContest(file: string, contest: Contest, results: readonly DealResult[]): void {
  writeWhole(file, `${JSON.stringify(contestFile(contest, results), null, 1)}\n`);
}

/** The deals as CSV, each with what was asked: docs/data.md says what the columns are. */
export function saveDeals(file: string, contest: Contest, results: readonly DealResult[]): void {
  const { game, seats, seed, candidate, pool } = contest;
  const asked = [game, seats, seed, playerName(candidate), pool.map(playerName).join(' ')];
  const lines = results.map(({ deal, share, margin, moves }) =>
    csvLine([...asked, deal, share, margin, moves]),
  );
  const heads = ['game', 'seats', 'seed', 'candidate', 'pool', 'deal', 'share', 'margin', 'moves'];
  writeWhole(file, csvLine(heads) + lines.join(''));
}

/** What an earlier run left; nothing when there is no file, a problem when it holds another contest. */
export function earlierResults(file: string | undefined, contest: Contest): Checked<readonly DealResult[]> {
  if (file === undefined || !existsSync(file)) return { ok: true, value: [] };
  const held = readContestFile(file);
  if (!held.ok) return held.problem.code === 'not-json' ? held : problem(file, 'file-exists');
  return isSame(held.value.contest, contest)
    ? { ok: true, value: held.value.results }
    : problem(file, 'file-exists');
}

export type Played = Pick<ContestFile, 'contest' | 'results'>;

export function readContestFile(file: string): Checked<Played> {
  let held: unknown;
  try {
    held = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return problem(file, error instanceof SyntaxError ? 'not-json' : 'cannot-read');
  }
  return isPlayed(held) ? { ok: true, value: held } : problem(file, 'not-a-contest');
}

function isPlayed(held: unknown): held is Played {
  if (!isObject(held) || !isObject(held.contest) || !Array.isArray(held.results)) return false;
  return held.results.every(result => isObject(result) && Number.isInteger(result.deal));
}

/**
 * Several runs of one contest as if they had been one, deal after deal. A deal that stands in two of them must have come
 * out alike: given a time, bots do not play the same game twice.
 */
export function mergeContests(files: readonly string[]): Checked<Played> {
  const results: DealResult[] = [];
  let contest: Contest | undefined;
  for (const file of files) {
    const held = readContestFile(file);
    if (!held.ok) return held;
    contest ??= held.value.contest;
    if (!isSame(held.value.contest, contest)) return problem(file, 'other-contest', files[0]);
    for (const result of held.value.results) {
      const known = results[result.deal];
      if (known && !isSame(known, result)) return problem(file, 'other-result', String(result.deal));
      results[result.deal] = result;
    }
  }
  if (!contest) return problem('signoria', 'missing-argument');
  return { ok: true, value: { contest, results: results.filter(result => result !== undefined) } };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
