/** Source files, read and parsed for the checks. Paths are told from the root of the repository. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseResult, parseSync } from 'oxc-parser';

const ROOT = join(import.meta.dirname, '..');

export interface Source {
  file: string;
  text: string;
}

/** The TypeScript under a folder, by path; or the files with other endings. */
export function sourcesUnder(folder: string, endings: readonly string[] = ['.ts', '.tsx']): Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => endings.some(ending => file.endsWith(ending)) && !/\b(node_modules|dist)\//.test(file))
    .sort()
    .map(file => read(`${folder}/${file}`));
}

export function read(file: string): Source {
  return { file, text: readFileSync(join(ROOT, file), 'utf8') };
}

export function parsed({ file, text }: Source): ParseResult {
  const result = parseSync(file, text);
  if (result.errors.length > 0) throw new Error(`${file}: ${result.errors[0].message}`);
  return result;
}

/** The line on which this place of a text stands, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
