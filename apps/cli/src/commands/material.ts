import { isObject, type MaterialSchema, materialHash } from '@signoria/core';
import { wordsFor } from '@signoria/words';
import type { Command } from 'commander';
import { complain, type ExitCode } from '../complaint.ts';
import { gameWithMaterial, materialIn } from '../printing.ts';
import type { Terminal } from '../terminal.ts';
import { run } from './command.ts';

export function addMaterial(program: Command, terminal: Terminal): void {
  const words = terminal.cli.material;
  const material = program.command('material').description(words.command.about);
  material
    .command('check')
    .description(words.check.about)
    .argument('<file>', words.check.arguments?.file)
    .action((file: string) => run(check(terminal, file)));
  material
    .command('show')
    .description(words.show.about)
    .argument('<game>', words.show.arguments?.game)
    .action((game: string) => run(show(terminal, game)));
}

async function check(terminal: Terminal, file: string): Promise<ExitCode> {
  const read = materialIn(terminal, file);
  if (!read.ok) return complain(terminal, read.problem);
  const { game, material } = read.value;
  const { title } = await wordsFor(terminal.language, game.id);
  terminal.print(terminal.cli.material.good(file, title.name, material.title));
  terminal.print(terminal.style.dim(`SHA-256 ${materialHash(material)}`));
  return 0;
}

async function show(terminal: Terminal, id: string): Promise<ExitCode> {
  const game = gameWithMaterial(terminal, id);
  if (!game.ok) return complain(terminal, game.problem);
  terminal.print(inLines((game.value.options.material as MaterialSchema).standard, ''));
  return 0;
}

/** JSON with a line for each field, and the innermost lists and cards each on one. */
function inLines(value: unknown, indent: string): string {
  const isFlat = !isObject(value) || Object.values(value).every(Array.isArray);
  if (isFlat && indent.length > 2) return JSON.stringify(value).replaceAll(',', ', ').replaceAll(':', ': ');
  if (Array.isArray(value)) {
    const isDeep = value.some(Array.isArray);
    return isDeep
      ? `[\n${value.map(entry => `${indent}  ${inLines(entry, `${indent}  `)}`).join(',\n')}\n${indent}]`
      : JSON.stringify(value).replaceAll(',', ', ');
  }
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, inner]) => `${indent}  ${JSON.stringify(name)}: ${inLines(inner, `${indent}  `)}`,
  );
  return `{\n${fields.join(',\n')}\n${indent}}`;
}
