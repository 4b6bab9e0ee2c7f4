import { readFile } from 'node:fs/promises';
import { isObject, type MaterialFile, type Problem, parseMaterial } from '@signoria/core';
import { findGame } from '@signoria/games';
import { materialWords } from '@signoria/words/material';

/** The printings this server plays with where a table asks for no other, by game. */
export type Printings = ReadonlyMap<string, MaterialFile>;

/** Reads the files named by PRINTINGS, or throws one clear line that names the file and the place in it. */
export async function readPrintings(files: readonly string[]): Promise<Printings> {
  const printings = new Map<string, MaterialFile>();
  for (const file of files) {
    const printing = await readPrinting(file);
    if (printings.has(printing.game))
      throw new Error(`PRINTINGS: ${file}, game: a second printing of ${printing.game}`);
    printings.set(printing.game, printing);
  }
  return printings;
}

async function readPrinting(file: string): Promise<MaterialFile> {
  const found = await readJson(file);
  const id = isObject(found) ? found.game : undefined;
  const material = typeof id === 'string' ? findGame(id)?.options.material : undefined;
  if (!material) return refuse(file, { at: '.game', code: 'no-material', expected: String(id) });
  const read = parseMaterial(material, found, '');
  return read.ok ? read.value : refuse(file, read.problem);
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`PRINTINGS: ${file} cannot be read (${error.code})`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`PRINTINGS: ${file} is not JSON (${(error as Error).message.split('\n', 1)})`);
  }
}

async function refuse(file: string, { at, code, expected }: Problem): Promise<never> {
  const { wrong, problems } = await materialWords('en');
  throw new Error(`PRINTINGS: ${wrong(file, at.slice(1), problems[code], expected)}`);
}

type Options = Readonly<Record<string, unknown>>;

/** Options as somebody asks for them: with this server's printing, unless they name another, or null for none. */
export function withPrinting(options: Options, printing: MaterialFile | undefined): Options {
  return printing && options.material === undefined ? { ...options, material: printing } : options;
}
