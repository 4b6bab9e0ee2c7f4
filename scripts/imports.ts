/** What sources import, and the circles they make. */
import { dirname, join } from 'node:path/posix';
import { parsed, type Source } from './source-files.ts';

export interface Imports {
  file: string;
  /** Packages by name: `@scope/name` or `name`, whatever path follows. */
  packages: string[];
  /** Files, from the root of the repository. */
  files: string[];
}

export function importsOf(source: Source): Imports {
  const { module } = parsed(source);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(entry => entry.moduleRequest?.value ?? '')),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      literal(source.text.slice(start, end)),
    ),
  ].filter(request => request !== '');
  const relative = requests.filter(request => request.startsWith('.'));
  return {
    file: source.file,
    packages: requests.filter(request => !request.startsWith('.')).map(packageOf),
    files: [...new Set(relative.map(request => join(dirname(source.file), request)))],
  };
}

/** What a quoted string says; nothing where it is put together while the program runs. */
function literal(text: string): string {
  return /^(['"`])([^'"`$]*)\1$/.exec(text)?.[2] ?? '';
}

function packageOf(request: string): string {
  const [first, second] = request.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** A shortest circle through each file that imports itself by way of others, each circle told once. */
export function circles(all: readonly Imports[]): string[][] {
  const to = new Map(all.map(({ file, files }) => [file, files]));
  const found = new Map<string, string[]>();
  for (const file of to.keys()) {
    const circle = shortestCircle(file, to);
    const key = circle ? [...circle].sort().join() : '';
    if (circle && !found.has(key)) found.set(key, circle);
  }
  return [...found.values()];
}

function shortestCircle(start: string, to: ReadonlyMap<string, readonly string[]>): string[] | null {
  const before = new Map<string, string>();
  for (const queue = [start]; queue.length > 0; ) {
    const file = queue.shift() ?? start;
    for (const next of to.get(file) ?? []) {
      if (next === start) return pathTo(file, before);
      if (before.has(next)) continue;
      before.set(next, file);
      queue.push(next);
    }
  }
  return null;
}

function pathTo(file: string, before: ReadonlyMap<string, string>): string[] {
  const path = [file];
  for (let at = before.get(file); at !== undefined; at = before.get(at)) path.unshift(at);
  return path;
}
