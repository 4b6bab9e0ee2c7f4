import type { Language } from '@signoria/words';

const BOOKS = import.meta.glob<string>('../../../../docs/handbook/*/*.md', {
  query: '?raw',
  import: 'default',
});

/** A piece of the handbook: the tiny part of Markdown it is written in. */
export type Block =
  | { kind: 'title'; level: number; text: string }
  | { kind: 'rule'; number: string; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'ruling'; lines: string[] }
  | { kind: 'list'; entries: string[] }
  | { kind: 'table'; rows: string[][] };

/** A game's rules in one language, or null when nobody has written them yet. */
export async function handbook(language: Language, game: string): Promise<Block[] | null> {
  const load = BOOKS[`../../../../docs/handbook/${language}/${game}.md`];
  return load ? parseHandbook(asPrinted(await load(), language)) : null;
}

const NO_BREAK = '\u00a0';
const NARROW = '\u202f';

/** As a printer sets it: in French no line may begin with the stop that follows a space. */
export function asPrinted(text: string, language: Language): string {
  if (language !== 'fr') return text;
  return text
    .replace(/ (?=[;!?])/g, NARROW)
    .replace(/ (?=:(?!-)|»)/g, NO_BREAK)
    .replace(/(?<=«) /g, NO_BREAK);
}

export function parseHandbook(text: string): Block[] {
  const chunks: string[][] = [];
  let before = '';
  for (const line of text.split('\n')) {
    if (line.trim() !== '') {
      if (before === '' || begins(line, before)) chunks.push([line]);
      else chunks[chunks.length - 1].push(line);
    }
    before = line.trim();
  }
  return chunks.map(block);
}

/** Whether a line begins a block though no empty line stands before it. */
function begins(line: string, before: string): boolean {
  if (line.startsWith('#') || before.startsWith('#') || RULE.test(line)) return true;
  return line.startsWith('>') !== before.startsWith('>') || line.startsWith('|') !== before.startsWith('|');
}

const RULE = /^\*\*([A-Z]+-\d+\.\d+)\*\*\s*/;

function block(lines: string[]): Block {
  const title = /^(#+) (.*)$/.exec(lines[0]);
  if (title) return { kind: 'title', level: title[1].length, text: title[2] };
  if (lines[0].startsWith('>')) return { kind: 'ruling', lines: lines.map(line => line.replace(/^> ?/, '')) };
  if (/^[-*] /.test(lines[0])) return { kind: 'list', entries: joinEntries(lines) };
  if (lines[0].startsWith('|')) return { kind: 'table', rows: lines.filter(isRow).map(cells) };
  const text = lines.join(' ');
  const rule = RULE.exec(text);
  return rule ? { kind: 'rule', number: rule[1], text: text.slice(rule[0].length) } : { kind: 'text', text };
}

function joinEntries(lines: string[]): string[] {
  const entries: string[] = [];
  for (const line of lines) {
    if (/^[-*] /.test(line)) entries.push(line.slice(2));
    else entries[entries.length - 1] += ` ${line.trim()}`;
  }
  return entries;
}

function isRow(line: string): boolean {
  return line.startsWith('|') && !/^\|[\s:|-]+\|$/.test(line);
}

function cells(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim());
}

/** The rule whose ruling names this option. */
export function ruleForOption(blocks: readonly Block[], option: string): string | null {
  const at = blocks.findIndex(
    block => block.kind === 'ruling' && block.lines.some(line => line.includes(`\`${option}\``)),
  );
  const rule = blocks.slice(0, Math.max(at, 0)).findLast(block => block.kind === 'rule');
  return rule?.kind === 'rule' ? rule.number : null;
}

export interface Span {
  style: 'plain' | 'strong' | 'em' | 'code' | 'rule';
  text: string;
}

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b(?:LC|P|C|IP)-\d+\.\d+\b)/;

/** Bold, italic, code, and rule numbers, which are links. */
export function spans(text: string): Span[] {
  return text
    .split(MARKS)
    .filter(part => part !== '')
    .map((part): Span => {
      if (/^(LC|P|C|IP)-\d+\.\d+$/.test(part)) return { style: 'rule', text: part };
      if (part.startsWith('**') && part.endsWith('**')) return { style: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('`') && part.endsWith('`')) return { style: 'code', text: part.slice(1, -1) };
      if (part.length > 2 && part.startsWith('*') && part.endsWith('*'))
        return { style: 'em', text: part.slice(1, -1) };
      return { style: 'plain', text: part };
    });
}
