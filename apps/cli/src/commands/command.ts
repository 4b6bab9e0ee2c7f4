import type { Command } from 'commander';
import type { ExitCode } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';

/** A command adds itself to the program. One file each; the list is in index.ts. */
export type AddCommand = (program: Command, terminal: Terminal) => void;

/** Runs a command's work and keeps what the process ends with. */
export async function run(work: Promise<ExitCode>): Promise<void> {
  process.exitCode = await work;
}

/** Gathers a flag that may be given several times. */
export function gather(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/** The flags that lay a table, alike wherever a game begins. */
export function tableFlags(command: Command, flags: Readonly<Record<string, string>>): Command {
  return command
    .option('-s, --seats <number>', flags.seats)
    .option('-p, --preset <name>', flags.preset)
    .option('-o, --options <key=value>', flags.options, gather)
    .option('--material <file>', flags.material)
    .option('--seed <seed>', flags.seed);
}
