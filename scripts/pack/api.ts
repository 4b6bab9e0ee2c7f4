/** The page with everything a package exports, generated from its types. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Directive, Statement } from 'oxc-parser';
import { parsed } from '../source-files.ts';

/** One exported thing as its types say it. */
interface Entry {
  name: string;
  about: string;
  text: string;
}

/** What a longer signature is cut to: tables of numbers and words are told by their beginning. */
const LONGEST = 1600;

interface Module {
  file: string;
  text: string;
  body: readonly (Directive | Statement)[];
  comments: readonly { value: string; end: number }[];
}

/** The page of a package that is laid out in `folder`. */
export function apiPage(folder: string): string {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const doors = Object.entries<{ types?: string }>(exports).filter(([, to]) => to.types !== undefined);
  const chapters = doors.map(([door, { types = '' }]) => {
    const path = `${name}${door.slice(1)}`;
    return [`## ${path}`, ...exportsOf(join(folder, types)).map(entryText)].join('\n\n');
  });
  return `# ${name}: API\n\nEverything the package exports, generated from its types.\n\n${chapters.join('\n\n')}\n`;
}

function entryText({ name, about, text }: Entry): string {
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
  return [`### ${name}`, about, `\`\`\`ts\n${shown}\n\`\`\``].filter(part => part !== '').join('\n\n');
}

/** All that a module exports, by name, whatever file it is written in. */
export function exportsOf(file: string): Entry[] {
  const found = new Map<string, Entry>();
  for (const entry of collect(file)) {
    const known = found.get(entry.name);
    if (known?.text.includes(entry.text)) continue;
    // A type and a value, or several signatures, under one name.
    found.set(entry.name, known ? joined(known, entry) : entry);
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function joined(first: Entry, second: Entry): Entry {
  return { ...first, about: first.about || second.about, text: `${first.text}\n${second.text}` };
}

function collect(file: string): Entry[] {
  const module = readModule(file);
  return module.body.flatMap(node => {
    if (node.type === 'ExportAllDeclaration') return besides(module, node.source.value, null);
    if (node.type !== 'ExportNamedDeclaration') return [];
    if (node.declaration) return declared(module, node, node.start);
    return node.specifiers.flatMap(({ local, exported }) => {
      const names = { from: nameOf(local), to: nameOf(exported) };
      const entries = node.source ? besides(module, node.source.value, names.from) : own(module, names.from);
      return entries.map(entry => ({ ...entry, name: names.to }));
    });
  });
}

/** What another module gives, under one name or all of it. */
function besides(module: Module, source: string, name: string | null): Entry[] {
  if (!source.startsWith('.'))
    return [{ name: name ?? source, about: '', text: `export ${name ?? '*'} from '${source}'` }];
  const target = join(dirname(module.file), source).replace(/\.js$/, '.d.ts');
  if (!existsSync(target)) throw new Error(`${module.file}: imports ${source}, which is not there`);
  const all = collect(target);
  return name === null ? all : all.filter(entry => entry.name === name);
}

/** Something this module declares or imports, and exports apart from that. */
function own(module: Module, name: string): Entry[] {
  return module.body.flatMap(node => {
    if (node.type === 'ImportDeclaration') {
      const imported = node.specifiers.find(({ local }) => local.name === name);
      if (imported?.type !== 'ImportSpecifier') return [];
      return besides(module, node.source.value, nameOf(imported.imported));
    }
    return declared(module, node, node.start).filter(entry => entry.name === name);
  });
}

/** The names a declaration declares; with `export` before it or not. */
function declared(module: Module, node: Directive | Statement, start: number): Entry[] {
  const inner = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
  if (!inner) return [];
  const named =
    inner.type === 'VariableDeclaration'
      ? inner.declarations.map(({ id }) => id)
      : 'id' in inner && inner.id
        ? [inner.id]
        : [];
  const text = module.text.slice(node.start, node.end).replace(/^export (declare )?/, '');
  const about = commentBefore(module, start);
  return named.flatMap(id =>
    'name' in id && typeof id.name === 'string' ? [{ name: id.name, about, text }] : [],
  );
}

function commentBefore({ text, comments }: Module, start: number): string {
  const last = comments.findLast(comment => comment.end <= start);
  if (!last?.value.startsWith('*') || text.slice(last.end, start).trim() !== '') return '';
  return last.value
    .split('\n')
    .map(line => line.replace(/^\s*\*+ ?/, '').trim())
    .join('\n')
    .trim();
}

function nameOf(node: { name?: string; value?: unknown }): string {
  return node.name ?? String(node.value);
}

const modules = new Map<string, Module>();

function readModule(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const { program, comments } = parsed({ file, text });
  const module = { file, text, body: program.body, comments };
  modules.set(file, module);
  return module;
}
