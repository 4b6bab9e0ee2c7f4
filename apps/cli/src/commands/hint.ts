import { rosterFor } from '@signoria/bots';
import { type Advice, advise } from '@signoria/bots/hint';
import { type Checked, type Kind, type Match, rngFrom, type Seat, stateAt } from '@signoria/core';
import { wordsFor } from '@signoria/words';
import { hintWords } from '@signoria/words/hint';
import type { Command } from 'commander';
import { adviceText } from '../advice.ts';
import { complain, type ExitCode, problem } from '../complaint.ts';
import { namesIn, openRecord } from '../records.ts';
import { wholeNumber } from '../table-setup.ts';
import type { Terminal } from '../terminal.ts';
import { run } from './command.ts';

interface HintFlags {
  at?: string;
  think: string;
  playouts?: string;
  json?: boolean;
}

export function addHint(program: Command, terminal: Terminal): void {
  const { about, file, flags } = hintWords(terminal.language);
  program
    .command('hint')
    .description(about)
    .argument('<file>', file)
    .option('--at <move>', flags.at)
    .option('--think <ms>', flags.think, '1000')
    .option('--playouts <number>', flags.playouts)
    .option('--json', flags.json)
    .action((path: string, typed: HintFlags) => run(hint(terminal, path, typed)));
}

async function hint(terminal: Terminal, file: string, flags: HintFlags): Promise<ExitCode> {
  const played = await openRecord(terminal, file);
  if (!played.ok) return complain(terminal, played.problem);
  const { match, record } = played.value;
  const asked = ask(match, file, flags);
  if (!asked.ok) return complain(terminal, asked.problem);
  const { seat, view, advice } = asked.value;
  if (flags.json) {
    terminal.print(JSON.stringify({ seat, ...advice }, null, 2));
    return 0;
  }
  const names = namesIn(record);
  const words = hintWords(terminal.language);
  const game = await wordsFor(terminal.language, match.game.id);
  terminal.print(terminal.style.bold(words.heading(names[seat])));
  terminal.print(adviceText(terminal, game, view, names, advice));
  return 0;
}

interface Asked {
  seat: Seat;
  view: Kind['view'];
  advice: Advice;
}

/** The advice for whoever was to move then, from what that seat could know. */
function ask(match: Match, file: string, flags: HintFlags): Checked<Asked> {
  const { game, moves } = match;
  const at = flags.at === undefined ? moves.length : wholeNumber(flags.at);
  if (!(at <= moves.length)) return problem(`--at ${flags.at}`, 'bad-number', `0–${moves.length}`);
  const [flag, typed] = flags.playouts === undefined ? ['think', flags.think] : ['playouts', flags.playouts];
  const limit = wholeNumber(typed);
  if (!(limit > 0)) return problem(`--${flag} ${typed}`, 'bad-number', '≥ 1');
  const state = stateAt(match, at);
  const [seat] = game.turn(state);
  if (seat === undefined) return problem(file, 'match-over');
  const roster = rosterFor(game.id);
  if (!roster) return problem(game.id, 'unknown-bot');
  const budget = flags.playouts === undefined ? { ms: limit } : { playouts: limit };
  const view = game.view(state, seat);
  return {
    ok: true,
    value: { seat, view, advice: advise(roster, view, game.legal(state, seat), budget, rngFrom(at)) },
  };
}
