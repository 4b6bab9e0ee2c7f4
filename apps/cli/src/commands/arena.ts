import { availableParallelism } from 'node:os';
import { rosterFor } from '@signoria/bots';
import {
  type Contest,
  contestants,
  type Player,
  parsePlayer,
  playerName,
  type Summary,
} from '@signoria/bots/arena';
import type { Checked, Game } from '@signoria/core';
import { type ArenaWords, arenaWords } from '@signoria/words/arena';
import { statsWords } from '@signoria/words/stats';
import type { Command } from 'commander';
import {
  type ContestFile,
  contestFile,
  earlierResults,
  mergeContests,
  saveContest,
  saveDeals,
} from '../arena/contest-file.ts';
import { progressBar } from '../arena/progress.ts';
import { type Part, runContest } from '../arena/run-contest.ts';
import { complain, type ExitCode, names, problem } from '../complaint.ts';
import { gameNamed, layTable, type TableFlags, wholeNumber } from '../table-setup.ts';
import type { Terminal } from '../terminal.ts';
import { whyNotWritable } from '../write-whole.ts';
import { gather, run } from './command.ts';

export interface ArenaFlags extends TableFlags {
  candidate: string;
  pool: string;
  deals: string;
  think: string;
  playouts?: string;
  threads?: string;
  sequential?: boolean;
  part?: string;
  out?: string;
  csv?: string;
  json?: boolean;
}

const SAVE_MS = 5000;

export function addArena(program: Command, terminal: Terminal): void {
  const words = arenaWords(terminal.language);
  const command = contestFlags(program.command('arena').description(words.arena.about), words)
    .option('-c, --candidate <bot>', words.arena.flags.candidate, 'champion')
    .option('--pool <bots>', words.arena.flags.pool, 'heuristic')
    .option('--part <number/of>', words.arena.flags.part)
    .option('--out <file>', words.arena.flags.out)
    .option('--csv <file>', statsWords(terminal.language).csv)
    .action((game: string, flags: ArenaFlags) => run(arena(terminal, words, game, flags)));
  // Its flags are the arena's own, which reads them wherever they stand.
  command
    .command('merge')
    .description(words.merge.about)
    .argument('<files...>', words.merge.files)
    .action((files: string[]) => run(merge(terminal, words, files, command.opts())));
}

/** The flags the arena and the ladder share. */
export function contestFlags(command: Command, { arena: { game, flags } }: ArenaWords): Command {
  return command
    .argument('<game>', game)
    .option('-s, --seats <number>', flags.seats)
    .option('-p, --preset <name>', flags.preset)
    .option('-o, --options <key=value>', flags.options, gather)
    .option('--seed <words>', flags.seed, 'arena')
    .option('--deals <number>', flags.deals, '100')
    .option('--think <ms>', flags.think, '50')
    .option('--playouts <number>', flags.playouts)
    .option('--threads <number>', flags.threads)
    .option('--sequential', flags.sequential)
    .option('--json', flags.json);
}

async function arena(
  terminal: Terminal,
  words: ArenaWords,
  id: string,
  flags: ArenaFlags,
): Promise<ExitCode> {
  const asked = readContest(terminal, id, flags);
  if (!asked.ok) return complain(terminal, asked.problem);
  const { contest, deals, threads } = asked.value;
  const part = readPart(flags);
  if (!part.ok) return complain(terminal, part.problem);
  const earlier = earlierResults(flags.out, contest);
  if (!earlier.ok) return complain(terminal, earlier.problem);
  for (const file of [flags.out, flags.csv]) {
    const found = file === undefined ? null : whyNotWritable(file);
    if (found) return complain(terminal, found);
  }
  const bar = progressBar(words, deals, contest.seats, earlier.value.length);
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt);
  let saved = Date.now();
  const results = await runContest(contest, {
    deals,
    ...(part.value ? { part: part.value } : {}),
    threads,
    sequential: flags.sequential === true,
    earlier: earlier.value,
    signal: stop.signal,
    onDeal(soFar) {
      bar.show(soFar);
      if (flags.out === undefined || Date.now() - saved < SAVE_MS) return;
      saved = Date.now();
      saveContest(flags.out, contest, soFar);
    },
  });
  bar.end();
  process.removeListener('SIGINT', interrupt);
  if (flags.out !== undefined) saveContest(flags.out, contest, results);
  tell(terminal, words, contestFile(contest, results), flags);
  if (!stop.signal.aborted) return 0;
  if (flags.out !== undefined) terminal.note(words.resume(flags.out));
  return 1;
}

/** Shares of one contest, put together: what a single run over all their deals would have left and said. */
async function merge(
  terminal: Terminal,
  words: ArenaWords,
  files: readonly string[],
  flags: Pick<ArenaFlags, 'out' | 'csv' | 'json'>,
): Promise<ExitCode> {
  const merged = mergeContests(files);
  if (!merged.ok) return complain(terminal, merged.problem);
  const { contest, results } = merged.value;
  if (flags.out !== undefined) saveContest(flags.out, contest, results);
  tell(terminal, words, contestFile(contest, results), flags);
  return 0;
}

/** `3/15` is the third of fifteen shares. A test that may stop early needs all deals in their order. */
function readPart({ part, sequential }: ArenaFlags): Checked<Part | undefined> {
  if (part === undefined) return { ok: true, value: undefined };
  const [number, of] = part.split('/').map(wholeNumber);
  if (!(number >= 1 && number <= of)) return problem(`--part ${part}`, 'bad-value', '1/15 … 15/15');
  return sequential ? problem('--part', 'not-both', '--sequential') : { ok: true, value: { number, of } };
}

export interface AskedContest {
  game: Game;
  contest: Contest;
  deals: number;
  threads: number;
}

/** Everything is checked before the first deal. */
export function readContest(terminal: Terminal, id: string, flags: ArenaFlags): Checked<AskedContest> {
  const game = gameNamed(terminal, id);
  if (!game.ok) return game;
  const { seed = 'arena', ...table } = flags;
  const laid = layTable(terminal, game.value, table);
  if (!laid.ok) return laid;
  const numbers = {
    deals: flags.deals,
    think: flags.think,
    playouts: flags.playouts,
    threads: flags.threads,
  };
  for (const [name, text] of Object.entries(numbers))
    if (text !== undefined && !(wholeNumber(text) > 0))
      return problem(`--${name} ${text}`, 'bad-number', '≥ 1');
  const budget =
    flags.playouts === undefined ? { ms: Number(flags.think) } : { playouts: Number(flags.playouts) };
  const roster = rosterFor(game.value.id);
  const known = roster ? contestants(roster).map(bot => bot.id) : [];
  const players: Player[] = [];
  for (const text of [flags.candidate, ...flags.pool.split(',')]) {
    const player = parsePlayer(text.trim(), budget);
    if (!known.includes(player.bot))
      return problem(player.bot, 'unknown-bot', names(terminal, player.bot, known));
    if (!isLimited(player)) return problem(text.trim(), 'bad-number', '≥ 1');
    players.push(player);
  }
  const [candidate, ...pool] = players;
  const { seats, options } = laid.value;
  const contest: Contest = { game: game.value.id, seats, options, candidate, pool, seed };
  const threads = flags.threads === undefined ? availableParallelism() : Number(flags.threads);
  return { ok: true, value: { game: game.value, contest, deals: Number(flags.deals), threads } };
}

function isLimited({ budget }: Player): boolean {
  return (budget.ms ?? budget.playouts ?? 0) > 0;
}

function tell(
  terminal: Terminal,
  words: ArenaWords,
  { contest, results, summary }: ContestFile,
  { csv, json }: Pick<ArenaFlags, 'csv' | 'json'>,
): void {
  if (csv !== undefined) saveDeals(csv, contest, results);
  if (json) terminal.print(JSON.stringify({ contest, summary }, null, 2));
  else printSummary(terminal, words, contest, summary);
}

function printSummary(terminal: Terminal, words: ArenaWords, contest: Contest, summary: Summary): void {
  const { share, timesFair, margin, elo } = summary;
  const candidate = playerName(contest.candidate);
  terminal.print(terminal.style.bold(words.heading(candidate, contest.pool.map(playerName), contest.seats)));
  terminal.print(`  ${words.share(share.mean, share.low, share.high)}`);
  terminal.print(`  ${words.timesFair(timesFair.mean, timesFair.low, timesFair.high)}`);
  terminal.print(`  ${words.margin(margin.mean, margin.low, margin.high)}`);
  if (elo) terminal.print(`  ${words.elo(elo.mean, elo.low, elo.high)}`);
  terminal.print(`  ${words.played(summary.deals, summary.games)}`);
  terminal.print(terminal.style.dim(`  ${words.verdicts[summary.verdict]}`));
}
