import { type Checked, eventsSince, type Match, type Seat, stateAt, type Who } from '@signoria/core';
import { type GameWords, type Names, wordsFor } from '@signoria/words';
import type { Command } from 'commander';
import type { Board } from '../boards/board.ts';
import { boardFor } from '../boards/index.ts';
import { complain, type ExitCode, names, problem } from '../complaint.ts';
import { wrap } from '../layout.ts';
import { type Lines, openLines } from '../play/lines.ts';
import { ranking, scoreSheet, verdict } from '../play/score-sheet.ts';
import { namesIn, openRecord } from '../records.ts';
import { wholeNumber } from '../table-setup.ts';
import type { Terminal } from '../terminal.ts';
import { run } from './command.ts';

interface ReplayFlags {
  as: string;
  at?: string;
  step?: boolean;
}

/** A match on the screen, through one pair of eyes. */
interface Reel {
  terminal: Terminal;
  match: Match;
  who: Who;
  names: Names;
  words: GameWords;
  board: Board;
  /** By move: what `who` heard of it. */
  heard: readonly string[][];
}

export function addReplay(program: Command, terminal: Terminal): void {
  const { about, arguments: args = {}, flags = {} } = terminal.cli.commands.replay;
  program
    .command('replay')
    .description(about)
    .argument('<file>', args.file)
    .option('--as <who>', flags.as, 'table')
    .option('--at <move>', flags.at)
    .option('--step', flags.step)
    .action((file: string, typed: ReplayFlags) => run(replay(terminal, file, typed)));
}

async function replay(terminal: Terminal, file: string, flags: ReplayFlags): Promise<ExitCode> {
  const opened = await openReel(terminal, file, flags.as);
  if (!opened.ok) return complain(terminal, opened.problem);
  const reel = opened.value;
  const { length } = reel.match.moves;
  const at = flags.at === undefined ? null : wholeNumber(flags.at);
  if (at !== null && !(at <= length))
    return complain(terminal, problem(`--at ${flags.at}`, 'bad-number', `0–${length}`).problem);
  const { cli, style } = terminal;
  const eyes = cli.replay.eyes(reel.who === 'table' ? null : reel.names[reel.who]);
  const heading = `${style.bold(reel.words.title.name)} · ${cli.replay.heading(reel.names, length)} · ${eyes}`;
  terminal.print(wrap(heading, style.width, '  '));
  if (at !== null) show(reel, at);
  else if (flags.step || terminal.interactive) await step(reel);
  else tellAll(reel);
  return 0;
}

async function openReel(terminal: Terminal, file: string, as: string): Promise<Checked<Reel>> {
  const played = await openRecord(terminal, file);
  if (!played.ok) return played;
  const { match, record } = played.value;
  const seated = namesIn(record);
  const who = eyesOf(terminal, as, seated);
  if (!who.ok) return who;
  const words = await wordsFor(terminal.language, match.game.id);
  const board = await boardFor(match.game.id);
  const heard = eventsSince(match, 0, who.value).map(events =>
    events.flatMap(event => words.event(event, seated) ?? []),
  );
  return { ok: true, value: { terminal, match, who: who.value, names: seated, words, board, heard } };
}

/** A name, a seat counted from 1 as people do, or the table. */
function eyesOf(terminal: Terminal, as: string, seated: Names): Checked<Who> {
  if (as === 'table') return { ok: true, value: as };
  const named = seated.findIndex(name => name.toLowerCase() === as.toLowerCase());
  const seat = named >= 0 ? named : wholeNumber(as) - 1;
  if (seat >= 0 && seat < seated.length) return { ok: true, value: seat as Seat };
  return problem(`--as ${as}`, 'unknown-seat', names(terminal, as, [...seated, 'table']));
}

/** The table after so many moves, and what the last of them was. */
function show({ terminal, match, who, names, words, board, heard }: Reel, moves: number): void {
  const { cli, style } = terminal;
  const told = moves === 0 ? [cli.replay.deal] : heard[moves - 1];
  terminal.print(`\n${style.bold(cli.replay.move(moves, match.moves.length))}`);
  for (const line of told) terminal.print(style.dim(wrap(`  ${line}`, style.width, '    ')));
  terminal.print(`\n${board.draw(match.game.view(stateAt(match, moves), who), words, names, style)}`);
  if (moves === match.moves.length) showEnd(terminal, match, words, names);
}

function showEnd(terminal: Terminal, match: Match, words: GameWords, names: Names): void {
  const result = match.game.result(match.state);
  if (!result) return;
  terminal.print(`\n${scoreSheet(terminal, result.scores, words, names)}`);
  const { common, style } = terminal;
  terminal.print(`\n${style.bold(wrap(verdict(common, result, words, names), style.width))}`);
  terminal.print(ranking(terminal, result, names));
}

async function step(reel: Reel): Promise<void> {
  const { terminal, match } = reel;
  const { length } = match.moves;
  const lines = openLines(terminal.interactive);
  let at = 0;
  for (;;) {
    show(reel, at);
    terminal.print(terminal.style.dim(terminal.cli.replay.keys));
    const next = await asked(terminal, lines, at, length);
    if (next === null) break;
    at = next;
  }
  lines.close();
}

/** The move to show next, or null to stop; what is no answer is asked for again. */
async function asked(
  { cli, print }: Terminal,
  lines: Lines,
  at: number,
  last: number,
): Promise<number | null> {
  for (;;) {
    const typed = (await lines.ask('> '))?.trim().toLowerCase() ?? 'q';
    if (typed === 'q' || cli.play.spelledOut.q.includes(typed) || (typed === '' && at === last)) return null;
    if (typed === 'b') return Math.max(0, at - 1);
    if (typed === '') return at + 1;
    const number = wholeNumber(typed);
    if (number <= last) return number;
    print(cli.replay.notUnderstood(last));
  }
}

/** The whole log, and the table at the end. */
function tellAll(reel: Reel): void {
  const { terminal, match, heard } = reel;
  heard.forEach((lines, i) => {
    for (const line of lines)
      terminal.print(wrap(`${String(i + 1).padStart(4)}  ${line}`, terminal.style.width, '      '));
  });
  show(reel, match.moves.length);
}
