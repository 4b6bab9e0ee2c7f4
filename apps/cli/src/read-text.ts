import { readFileSync } from 'node:fs';
import type { Checked } from '@signoria/core';
import { problem } from './complaint.ts';
import type { Terminal } from './terminal.ts';

export function readText(file: string): Checked<string> {
  try {
    return { ok: true, value: readFileSync(file, 'utf8') };
  } catch (error) {
    return problem(file, 'cannot-read', (error as NodeJS.ErrnoException).code);
  }
}

/** At which character a text stops being JSON, by what the parser said of it. */
export function whereBroken(terminal: Terminal, said: string, text: string): string {
  return terminal.cli.atCharacter(Number(/position (\d+)/.exec(said)?.[1] ?? text.length));
}
