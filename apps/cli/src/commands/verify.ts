import type { Command } from 'commander';
import { complain, type ExitCode, problem } from '../complaint.ts';
import { openRecord } from '../records.ts';
import type { Terminal } from '../terminal.ts';
import { run } from './command.ts';

interface VerifyFlags {
  commitment?: string;
  json?: boolean;
}

export function addVerify(program: Command, terminal: Terminal): void {
  const { about, arguments: args = {}, flags = {} } = terminal.cli.commands.verify;
  program
    .command('verify')
    .description(about)
    .argument('<file>', args.file)
    .option('--commitment <hash>', flags.commitment)
    .option('--json', flags.json)
    .action((file: string, typed: VerifyFlags) => run(verify(terminal, file, typed)));
}

/** Reading the record has checked its seed against its commitment, every action, and the result it claims. */
async function verify(terminal: Terminal, file: string, flags: VerifyFlags): Promise<ExitCode> {
  const played = await openRecord(terminal, file);
  if (!played.ok) return complain(terminal, played.problem);
  const { record, match } = played.value;
  if (flags.commitment !== undefined && flags.commitment.toLowerCase() !== record.commitment)
    return complain(terminal, problem('--commitment', 'other-commitment', record.commitment).problem);
  const { verify: words } = terminal.cli;
  const { game, commitment } = record;
  const finished = record.result !== undefined;
  if (flags.json) {
    terminal.print(JSON.stringify({ ok: true, game, commitment, actions: match.moves.length, finished }));
    return 0;
  }
  terminal.print(words.commitment);
  terminal.print(words.actions(match.moves.length));
  terminal.print(finished ? words.result : words.unfinished);
  terminal.print(terminal.style.bold(words.good(file)));
  return 0;
}
