/**
 * The speed of the engines, compared with boardgame.io in the same run.
 *
 *   npm run bench                 a table
 *   npm run bench -- --json       the same as JSON
 *   npm run bench -- --check      fails if a game has lost more than a third of its lead over boardgame.io, twice in a row
 *   npm run bench -- --save       stores this run as the baseline
 *   npm run bench -- server       how fast the server starts and how much memory it needs, compared with a bare Fastify
 *   npm run bench -- load         the server under load, compared with boardgame.io's, as Markdown; --quick for a tenth of
 *                                 it, or the names of scenarios (500, 1300, peer, bots, onlookers, start, nodes), and
 *                                 --seconds=8 for shorter measurements
 *   npm run bench -- bots         how long the strongest bots think, what a late playout of Lost Cities costs compared with
 *                                 the first champion's, and how soon a busy bot can be stopped
 *   npm run bench -- replay       how long one step of the longest replay takes in a browser slowed down four times
 *   npm run bench -- taps         how long a tap takes to show on the fullest board, with the processor slowed four times
 *   npm run bench -- nets         how many positions per second a net judges on one core
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureStops, measureThoughts, thoughtRows } from './bots.ts';
import { latePlayoutLine, measureLatePlayouts } from './late-playouts.ts';
import { measureLoad } from './load/main.ts';
import { measure, type Report } from './measure.ts';
import { judgementRows, judgements } from './nets.ts';
import { measureSteps, stepRows } from './replay.ts';
import { measureStarts, startRows } from './server.ts';

const BASELINE = join(import.meta.dirname, 'baseline.json');
const ALLOWED = 2 / 3;

/** A line for each game that has fallen below two thirds of its stored ratio to the peer. */
export function drops(now: Report, baseline: Report): string[] {
  return now.speeds.flatMap(({ game, timesPeer }) => {
    const before = baseline.speeds.find(speed => speed.game === game)?.timesPeer ?? 0;
    const lost = timesPeer < before * ALLOWED;
    return lost ? [`${game}: ${timesPeer.toFixed(0)} times the peer, was ${before.toFixed(0)}`] : [];
  });
}

export function table(report: Report): string {
  const rows = report.speeds.map(speed => [
    speed.game,
    String(speed.seats),
    `${(speed.actionsPerSecond / 1e6).toFixed(2)} M`,
    `${(speed.goal / 1e6).toFixed(1)} M`,
    `${speed.timesPeer.toFixed(0)} x`,
    `${speed.copyMicroseconds.toFixed(2)} us`,
  ]);
  return [
    inColumns([['game', 'seats', 'actions/s', 'goal', 'boardgame.io', 'copy'], ...rows]),
    `boardgame.io, Lost Cities: ${(report.peerActionsPerSecond / 1e3).toFixed(0)} k actions/s`,
  ].join('\n');
}

function inColumns(rows: readonly string[][]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)));
  return rows.map(row => row.map((cell, i) => cell.padEnd(widths[i])).join('  ')).join('\n');
}

async function mainServer(flags: readonly string[]): Promise<void> {
  const starts = await measureStarts(flags.includes('--quick') ? 1 : 5, progressOf(flags));
  console.log(flags.includes('--json') ? JSON.stringify(starts) : inColumns(startRows(starts)));
}

async function mainBots(flags: readonly string[]): Promise<void> {
  const playouts = measureLatePlayouts(progressOf(flags));
  const thoughts = measureThoughts(progressOf(flags));
  const stops = await measureStops();
  if (flags.includes('--json')) return console.log(JSON.stringify({ playouts, thoughts, stops }));
  console.log(inColumns(thoughtRows(thoughts)));
  console.log(latePlayoutLine(playouts));
  const { thinking, idle } = stops;
  console.log(`stopping a busy thread takes ${thinking.toFixed(0)} ms, an idle one ${idle.toFixed(0)} ms`);
}

async function mainReplay(flags: readonly string[]): Promise<void> {
  const steps = await measureSteps(progressOf(flags));
  console.log(flags.includes('--json') ? JSON.stringify(steps) : inColumns(stepRows(steps)));
}

async function mainTaps(flags: readonly string[]): Promise<void> {
  // A browser is only needed here.
  const { measureTaps } = await import('./taps.ts');
  const found = await measureTaps(progressOf(flags));
  if (flags.includes('--json')) return console.log(JSON.stringify(found));
  const { machine, slowed, taps, seen, processor } = found;
  const row = (what: string, { median, p95, worst }: typeof seen) => [
    what,
    ...[median, p95, worst].map(ms => `${ms} ms`),
  ];
  console.log(`${taps} taps on Citadels with eight players, ${machine}, slowed ${slowed} times`);
  console.log(inColumns([['', 'half', '95%', 'all'], row('until seen', seen), row('processor', processor)]));
}

function mainNets(flags: readonly string[]): void {
  const found = judgements(flags.includes('--quick') ? 200 : 1000);
  console.log(flags.includes('--json') ? JSON.stringify(found) : inColumns(judgementRows(found)));
}

function progressOf(flags: readonly string[]): (line: string) => void {
  const quiet = flags.includes('--json') || !process.stderr.isTTY;
  return line => {
    if (!quiet) process.stderr.write(`measuring ${line}\n`);
  };
}

function main(flags: readonly string[]): void {
  const again = () => measure(flags.includes('--quick') ? 200 : 700, progressOf(flags));
  const report = again();
  if (flags.includes('--save')) writeFileSync(BASELINE, `${JSON.stringify(report, null, 2)}\n`);
  console.log(flags.includes('--json') ? JSON.stringify(report) : table(report));
  if (!flags.includes('--check')) return;
  const found = lasting(report, again, JSON.parse(readFileSync(BASELINE, 'utf8')) as Report);
  for (const line of found) console.error(`slower than the baseline allows: ${line}`);
  if (found.length > 0) process.exitCode = 1;
}

/** The drops that a second run, each game at its better of the two, shows as well: the first may have had bad company. */
export function lasting(first: Report, again: () => Report, baseline: Report): string[] {
  if (drops(first, baseline).length === 0) return [];
  const second = again();
  const better = second.speeds.map(speed => {
    const before = first.speeds.find(({ game }) => game === speed.game);
    return before && before.timesPeer > speed.timesPeer ? before : speed;
  });
  return drops({ ...second, speeds: better }, baseline);
}

if (process.argv[1] === import.meta.filename) {
  const flags = process.argv.slice(2);
  if (flags.includes('server')) await mainServer(flags);
  else if (flags.includes('load')) console.log(await measureLoad(flags, progressOf(flags)));
  else if (flags.includes('bots')) await mainBots(flags);
  else if (flags.includes('replay')) await mainReplay(flags);
  else if (flags.includes('taps')) await mainTaps(flags);
  else if (flags.includes('nets')) mainNets(flags);
  else main(flags);
}
