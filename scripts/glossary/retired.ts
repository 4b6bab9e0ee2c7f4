/** Words that people no longer read here, and the one that took their place. */
import { Visitor } from 'oxc-parser';
import { lineAt, parsed, read, type Source, sourcesUnder } from '../source-files.ts';

export interface Retired {
  /** Files and folders, told from the root. */
  where: readonly string[];
  /** A phrase, found as whole words whatever their case; or a pattern. */
  retired: string | RegExp;
  use: string;
}

/** Something people read, and the line it stands on. */
interface Sentence {
  file: string;
  line: number;
  text: string;
}

const LETTER = '[\\p{L}\\p{N}_]';

/** How a source is read: what it shows, or what it says about itself. */
type Reader = (source: Source) => Sentence[];

/** Everything retired that is still said, with its place and what to say instead. */
export function stillSaid(rows: readonly Retired[], reader: Reader = sentencesOf): string[] {
  const sentences = new Map<string, Sentence[]>();
  const saidAt = (place: string) => {
    const known = sentences.get(place) ?? sourcesAt(place).flatMap(reader);
    sentences.set(place, known);
    return known;
  };
  return rows.flatMap(row => row.where.flatMap(place => found(row, saidAt(place))));
}

/** The places of this table at which there is nothing to read; a place that is gone is an error. */
export function emptyPlaces(rows: readonly Retired[], reader: Reader = sentencesOf): string[] {
  const places = [...new Set(rows.flatMap(({ where }) => where))];
  return places.filter(place => sourcesAt(place).flatMap(reader).length === 0);
}

function found({ retired, use }: Retired, sentences: readonly Sentence[]): string[] {
  const pattern = patternOf(retired);
  return sentences.flatMap(({ file, line, text }) =>
    [...text.matchAll(pattern)].map(
      ({ 0: said, index }) =>
        `${file}:${line + lineAt(text, index) - 1}: “${said.replace(/\s+/g, ' ')}” → ${use}`,
    ),
  );
}

/** A line may end anywhere within a phrase. */
function patternOf(retired: string | RegExp): RegExp {
  if (retired instanceof RegExp) return new RegExp(retired, [...new Set(`${retired.flags}gu`)].join(''));
  const phrase = retired.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
  return new RegExp(`(?<!${LETTER})${phrase}(?!${LETTER})`, 'giu');
}

function sourcesAt(place: string): Source[] {
  const isFile = /\.[a-z]+$/.test(place);
  return isFile ? [read(place)] : sourcesUnder(place, ['.ts', '.tsx', '.js', '.mjs', '.md', '.py', '.html']);
}

export function sentencesOf(source: Source): Sentence[] {
  return /\.[mc]?[jt]sx?$/.test(source.file) ? stringsOf(source) : [prose(source)];
}

/** The comments that the site, /api/docs and the API pages show: those above an export, a field or a rule. */
export function commentsOf({ file, text }: Source): Sentence[] {
  return [...text.matchAll(/\/\*\*.*?\*\//gs)].map(({ 0: comment, index }) => ({
    file,
    line: lineAt(text, index),
    text: comment.replace(/`[^`]*`/g, code => '_'.repeat(code.length)).replace(/^\s*\* /gm, ''),
  }));
}

/** A document without what is set as code: that has names of its own. */
function prose({ file, text }: Source): Sentence {
  const blank = (code: string) => code.replace(/[^\n]/g, '_');
  return {
    file,
    line: 1,
    text: text
      .replace(/^```.*?^```/gms, blank)
      .replace(/`[^`\n]+`/g, blank)
      .replace(/\]\([^)\n]*\)/g, blank),
  };
}

/** The strings of a source that may be shown: not its names, its imports or its types. */
function stringsOf(source: Source): Sentence[] {
  const names = new Set<object | null>();
  const strings: Sentence[] = [];
  const say = (start: number, text: string) =>
    strings.push({ file: source.file, line: lineAt(source.text, start), text });
  new Visitor({
    ImportDeclaration: node => void names.add(node.source),
    ExportNamedDeclaration: node => void names.add(node.source),
    ExportAllDeclaration: node => void names.add(node.source),
    ImportExpression: node => void names.add(node.source),
    TSLiteralType: node => void names.add(node.literal),
    Property: node => void names.add(node.key),
    MemberExpression: node => void names.add(node.property),
    BinaryExpression: node => void names.add(node.left).add(node.right),
    SwitchCase: node => void names.add(node.test),
    Literal(node) {
      if (typeof node.value === 'string' && !names.has(node)) say(node.start, node.value);
    },
    JSXText: node => void say(node.start, node.value),
    TemplateLiteral(node) {
      if (!names.has(node)) say(node.start, node.quasis.map(({ value }) => value.cooked).join('{}'));
    },
  }).visit(parsed(source).program);
  return strings;
}
