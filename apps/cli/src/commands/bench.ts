import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { ExitCode } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';
import { run } from './command.ts';

const BENCH = new URL('../../../../bench/main.ts', import.meta.url);

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
    .action((typed: BenchFlags) => run(bench(typed)));
}

/** A process of its own, so that nothing loaded here slows what is measured. */
async function bench({ json, check }: BenchFlags): Promise<ExitCode> {
  const flags = [...(json ? ['--json'] : []), ...(check ? ['--check'] : [])];
  const child = spawn(process.execPath, [fileURLToPath(BENCH), ...flags], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0 ? 0 : 1;
}
