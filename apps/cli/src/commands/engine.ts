import type { Command } from 'commander';
import type { ExitCode } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';
import { run } from './command.ts';

export function addEngine(program: Command, terminal: Terminal): void {
  program
    .command('engine')
    .description(terminal.cli.commands.engine.about)
    .action(() => run(engine(terminal)));
}

/** Answers line by line until there are no more. */
async function engine(terminal: Terminal): Promise<ExitCode> {
  const { answerLine } = await import('../engine/answer.ts');
  const { linesOf } = await import('../engine/lines.ts');
  const { newSession } = await import('../engine/session.ts');
  const session = newSession();
  for await (const line of linesOf(process.stdin)) {
    const said = answerLine(session, line);
    if (said !== null) terminal.print(said);
  }
  return 0;
}
