/**
 * The contests by which today's champions are measured. Each has a file in docs/contests, deal by deal, so that it can be
 * played for some minutes at a time, on one machine after another. A champion that plays differently starts its files anew.
 *
 *   node scripts/contests.ts                      writes the table in docs/bots.md
 *   node scripts/contests.ts play [parts of names ...] --seconds 600 --threads 15
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Summary, summarise } from '@signoria/bots/arena';
import { readContestFile } from '../apps/cli/src/arena/contest-file.ts';
import { writeBetween } from '../apps/cli/src/arena/ladder-table.ts';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'docs/bots.md');
const SEED = 'bars';
const DEALS = 400;

interface Contest {
  game: string;
  seats: number;
  candidate: string;
  pool: string;
  /** The share of wins that is aimed at; above even where longer thought is to help. */
  asked: number;
}

const FIRST = 'champion-1@50ms';
const CHAMPION = 'champion@50ms';
const LONGER = 'champion@250ms';

/** In the order in which they are played. */
export const CONTESTS: readonly Contest[] = [
  { game: 'lost-cities', seats: 2, candidate: CHAMPION, pool: FIRST, asked: 0.58 },
  { game: 'lost-cities', seats: 2, candidate: CHAMPION, pool: 'heuristic', asked: 0.85 },
  { game: 'lost-cities', seats: 2, candidate: LONGER, pool: CHAMPION, asked: 0.5 },
  { game: 'patrician', seats: 2, candidate: CHAMPION, pool: FIRST, asked: 0.6 },
  { game: 'patrician', seats: 4, candidate: CHAMPION, pool: 'heuristic', asked: 0.8 },
  { game: 'patrician', seats: 4, candidate: CHAMPION, pool: FIRST, asked: 1 / 4 },
  { game: 'patrician', seats: 2, candidate: LONGER, pool: CHAMPION, asked: 0.5 },
  { game: 'citadels', seats: 4, candidate: CHAMPION, pool: FIRST, asked: 1.6 / 4 },
  { game: 'citadels', seats: 4, candidate: 'glance', pool: FIRST, asked: 1 / 4 },
  { game: 'citadels', seats: 4, candidate: CHAMPION, pool: 'heuristic', asked: 0.8 },
  { game: 'citadels', seats: 2, candidate: LONGER, pool: CHAMPION, asked: 0.5 },
  { game: 'il-principe', seats: 4, candidate: CHAMPION, pool: FIRST, asked: 1.5 / 4 },
  { game: 'il-principe', seats: 4, candidate: 'glance', pool: FIRST, asked: 1 / 4 },
  { game: 'il-principe', seats: 4, candidate: CHAMPION, pool: 'heuristic', asked: 0.8 },
  { game: 'il-principe', seats: 2, candidate: LONGER, pool: CHAMPION, asked: 0.5 },
];

function nameOf({ game, seats, candidate, pool }: Contest): string {
  return [game, seats, candidate, pool].join('-').replaceAll('@', '-');
}

export function fileOf(contest: Contest): string {
  return join(ROOT, 'docs/contests', `${nameOf(contest)}.json`);
}

/** What was played of a contest, if anything was. */
export function playedOf(contest: Contest): Summary | null {
  const held = existsSync(fileOf(contest)) ? readContestFile(fileOf(contest)) : undefined;
  if (!held?.ok || held.value.results.length < 2) return null;
  return summarise(held.value.results, contest.seats);
}

/** A row of the table: what was played of a contest, or that nothing was. */
function row(contest: Contest): string {
  const { game, seats, candidate, pool, asked } = contest;
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  const head = `| ${game} | ${seats} | \`${candidate}\` | \`${pool}\``;
  const played = playedOf(contest);
  if (!played) return `${head} | not played yet | | 0 | ${percent(asked)} |`;
  const { share, timesFair, deals } = played;
  const shares = `${percent(share.mean)} (${percent(share.low)} to ${percent(share.high)})`;
  return `${head} | ${shares} | ${timesFair.mean.toFixed(2)} | ${deals} | ${percent(asked)} |`;
}

export function contestTable(): string {
  const heads =
    '| game | seats | who | among | share of wins (95% interval) | times the fair share | deals | aim |';
  return [heads, '|---|---:|---|---|---|---:|---:|---:|', ...CONTESTS.map(row)].join('\n');
}

/** Plays the contest on from where its file stops, until all deals are over or the time is. */
function play(contest: Contest, threads: string, signal: AbortSignal): Promise<void> {
  const { game, seats, candidate, pool } = contest;
  const asked = ['--candidate', candidate, '--pool', pool, '--seed', SEED, '--deals', String(DEALS)];
  const flags = ['--seats', String(seats), ...asked, '--threads', threads, '--out', fileOf(contest)];
  const program = join(ROOT, 'apps/cli/bin/signoria.js');
  console.log(nameOf(contest));
  const run = spawn(process.execPath, [program, 'arena', game, ...flags], { stdio: 'inherit' });
  const stop = () => run.kill('SIGINT');
  signal.addEventListener('abort', stop);
  return new Promise(done =>
    run.once('exit', () => {
      signal.removeEventListener('abort', stop);
      done();
    }),
  );
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '600' },
      threads: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const [command, ...words] = positionals;
  if (command === 'play') {
    const stopped = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopped.abort());
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(1000 * Number(values.seconds))]);
    const chosen = CONTESTS.filter(
      contest => words.length === 0 || words.some(word => nameOf(contest).includes(word)),
    );
    for (const contest of chosen) if (!signal.aborted) await play(contest, values.threads, signal);
  }
  const page = writeBetween(readFileSync(PAGE, 'utf8'), 'contests', contestTable());
  if (page) writeFileSync(PAGE, page);
}
