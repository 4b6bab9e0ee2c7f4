import { existsSync, readFileSync } from 'node:fs';
import { type Contest, type DealResult, type Summary, summarise } from '@signoria/bots/arena';
import { type Checked, isObject } from '@signoria/core';
import { problem } from '../complaint.ts';
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

/** What an earlier run left; nothing when there is no file, a problem when it holds another contest. */
export function earlierResults(file: string | undefined, contest: Contest): Checked<readonly DealResult[]> {
  if (file === undefined || !existsSync(file)) return { ok: true, value: [] };
  const text = readFileSync(file, 'utf8');
  let held: unknown;
  try {
    held = JSON.parse(text);
  } catch {
    return problem(file, 'not-json');
  }
  if (
    !isObject(held) ||
    JSON.stringify(held.contest) !== JSON.stringify(contest) ||
    !Array.isArray(held.results)
  )
    return problem(file, 'file-exists');
  return { ok: true, value: held.results as DealResult[] };
}
