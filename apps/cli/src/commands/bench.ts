import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { complain, type ExitCode, problem } from '../complaint.ts';
import { BENCH, isPacked } from '../places.ts';
import type { Terminal } from '../terminal.ts';
import { run } from './command.ts';

interface BenchFlags {
  json?: boolean;
  check?: boolean;
}

export function addBench(program: Command, terminal: Terminal): void {
  const { about, flags = {} } = terminal.cli.commands.bench;
  program
    .command('bench')
    .description(about)
    .option('--json', flags.json)
    .option('--check', flags.check)
    .action((typed: BenchFlags) => run(bench(terminal, typed)));
}

/** A process of its own, so that nothing loaded here slows what is measured. */
async function bench(terminal: Terminal, { json, check }: BenchFlags): Promise<ExitCode> {
  if (isPacked) return complain(terminal, problem('bench', 'not-in-package').problem);
  const flags = [...(json ? ['--json'] : []), ...(check ? ['--check'] : [])];
  const child = spawn(process.execPath, [fileURLToPath(BENCH), ...flags], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0 ? 0 : 1;
}
