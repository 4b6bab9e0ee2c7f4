import { botsFor } from '@signoria/bots';
import { type Contest, fitRatings, type Pairing, type Rating, summarise } from '@signoria/bots/arena';
import { type Checked, rngFrom } from '@signoria/core';
import { type ArenaWords, arenaWords } from '@signoria/words/arena';
import type { Command } from 'commander';
import { ladderTable, writeBetween } from '../arena/ladder-table.ts';
import { progressBar } from '../arena/progress.ts';
import { runContest } from '../arena/run-contest.ts';
import { complain, type ExitCode, problem } from '../complaint.ts';
import { readText } from '../read-text.ts';
import type { Terminal } from '../terminal.ts';
import { whyNotWritable, writeWhole } from '../write-whole.ts';
import { type ArenaFlags, contestFlags, readContest } from './arena.ts';
import { run } from './command.ts';

interface LadderFlags extends ArenaFlags {
  write?: string;
}

/** The measuring rod whose rating is fixed, so that ladders can be compared. */
const ANCHOR = { name: 'heuristic', rating: 1500 };

export function addLadder(program: Command, terminal: Terminal): void {
  const words = arenaWords(terminal.language);
  contestFlags(program.command('ladder').description(words.ladder.about), words)
    .option('--write <file>', words.ladder.flags.write)
    .action((game: string, flags: LadderFlags) => run(ladder(terminal, words, game, flags)));
}

/** Every bot meets the one below it and the anchor. */
async function ladder(
  terminal: Terminal,
  words: ArenaWords,
  id: string,
  flags: LadderFlags,
): Promise<ExitCode> {
  const asked = readContest(terminal, id, { ...flags, candidate: ANCHOR.name, pool: ANCHOR.name });
  if (!asked.ok) return complain(terminal, asked.problem);
  const { game, contest, deals, threads } = asked.value;
  if (flags.write !== undefined) {
    const place = fileWith(flags.write, contest, '');
    const found = place.ok ? whyNotWritable(flags.write) : place.problem;
    if (found) return complain(terminal, found);
  }
  const ids = botsFor(game.id).map(bot => bot.id);
  const pairings: Pairing[] = [];
  for (const [candidate, other] of pairsOf(ids)) {
    const budgeted = (bot: string) => named(contest, bot, bot === ids.at(-1));
    const pair = { ...contest, candidate: budgeted(candidate), pool: [budgeted(other)] };
    const bar = progressBar(words, deals, contest.seats, 0);
    const results = await runContest(pair, {
      deals,
      threads,
      sequential: flags.sequential === true,
      earlier: [],
      onDeal: bar.show,
    });
    bar.end();
    const shares = results.map(result => result.share);
    pairings.push({ candidate, other, seats: contest.seats, shares });
    const { share, deals: played } = summarise(results, contest.seats);
    const result = `${words.share(share.mean, share.low, share.high)}, ${played}`;
    terminal.note(terminal.common.pair(`${candidate} – ${other}`, result));
  }
  const ratings = fitRatings(pairings, ANCHOR, rngFrom(1));
  return show(terminal, words, flags, contest, pairings, ratings);
}

/** The strongest thinks as long as was asked; counted in playouts, the others keep to what their level allows. */
function named(contest: Contest, bot: string, isStrongest: boolean): Contest['candidate'] {
  const { budget } = contest.candidate;
  return { bot, budget: isStrongest || budget.ms !== undefined ? budget : { playouts: MOST } };
}

/** More playouts than any level below the strongest allows itself. */
const MOST = 1_000_000;

function pairsOf(ids: readonly string[]): [string, string][] {
  const chain = ids.filter(id => id !== ANCHOR.name);
  const steps = chain.slice(1).map((id, i): [string, string] => [id, chain[i]]);
  const measured = chain.map((id): [string, string] => [id, ANCHOR.name]);
  return [...steps, ...measured];
}

function show(
  terminal: Terminal,
  words: ArenaWords,
  flags: LadderFlags,
  contest: Contest,
  pairings: readonly Pairing[],
  ratings: readonly Rating[],
): ExitCode {
  if (flags.json) terminal.print(JSON.stringify({ contest, ratings, pairings }, null, 2));
  else terminal.print(ladderTable(words, pairings, ratings, ANCHOR.name));
  if (flags.write === undefined) return 0;
  const table = ladderTable(arenaWords('en'), pairings, ratings, ANCHOR.name);
  const written = fileWith(flags.write, contest, table);
  if (!written.ok) return complain(terminal, written.problem);
  writeWhole(flags.write, written.value);
  terminal.note(words.written(flags.write));
  return 0;
}

/** The file with the table between its markers; looked for before the first deal, for the last may be hours later. */
function fileWith(file: string, { game, seats }: Contest, table: string): Checked<string> {
  const text = readText(file);
  if (!text.ok) return text;
  const marker = `ladder ${game} ${seats}`;
  const written = writeBetween(text.value, marker, table);
  return written === null
    ? problem(file, 'no-markers', `<!-- ${marker} --> <!-- /${marker} -->`)
    : { ok: true, value: written };
}
