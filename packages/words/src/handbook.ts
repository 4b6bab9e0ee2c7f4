/** The handbook read: the tiny part of Markdown it is written in, its rules and the rulings under them. */

/** A paragraph, table or heading of the handbook. */
export type Block =
  | { kind: 'title'; level: number; text: string }
  | { kind: 'rule'; number: string; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'ruling'; lines: string[] }
  | { kind: 'list'; entries: string[] }
  | { kind: 'table'; rows: string[][] }
  /** A line that only leads elsewhere among the sources. */
  | { kind: 'link'; text: string; to: string };

/** A numbered rule with its rulings. */
export interface Rule {
  number: string;
  text: string;
  rulings: string[];
}

const NUMBER = '[A-Z]{1,2}-\\d+\\.\\d+';
const WHOLE_NUMBER = new RegExp(`^${NUMBER}$`);
const NUMBERS = new RegExp(`\\b${NUMBER}\\b`, 'g');
const NUMBERED = new RegExp(`^\\*\\*(${NUMBER})\\*\\*\\s*`);

/** Whether this is the number of a rule, like LC-2.3. */
export function isRuleNumber(text: string): boolean {
  return WHOLE_NUMBER.test(text);
}

/** The rule numbers in a text, in order. */
export function ruleNumbers(text: string): string[] {
  return text.match(NUMBERS) ?? [];
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
  if (line.startsWith('#') || before.startsWith('#') || NUMBERED.test(line)) return true;
  return line.startsWith('>') !== before.startsWith('>') || line.startsWith('|') !== before.startsWith('|');
}

function block(lines: string[]): Block {
  const title = /^(#+) (.*)$/.exec(lines[0]);
  if (title) return { kind: 'title', level: title[1].length, text: title[2] };
  if (lines[0].startsWith('>')) return { kind: 'ruling', lines: lines.map(line => line.replace(/^> ?/, '')) };
  if (/^[-*] /.test(lines[0])) return { kind: 'list', entries: joinEntries(lines) };
  if (lines[0].startsWith('|')) return { kind: 'table', rows: lines.filter(isRow).map(cells) };
  const text = lines.join(' ');
  const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(text);
  if (link) return { kind: 'link', text: link[1], to: link[2] };
  const rule = NUMBERED.exec(text);
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

/** The rules of a page, in order. A ruling belongs to the rule above it. */
export function rulesOf(blocks: readonly Block[]): Rule[] {
  const rules: Rule[] = [];
  for (const block of blocks) {
    if (block.kind === 'rule') rules.push({ number: block.number, text: block.text, rulings: [] });
    if (block.kind !== 'ruling') continue;
    const rule = rules.at(-1);
    if (!rule) throw new Error(`a ruling before the first rule: ${block.lines[0]}`);
    rule.rulings.push(...block.lines);
  }
  return rules;
}

/** The rule whose ruling names this option. */
export function ruleForOption(blocks: readonly Block[], option: string): string | null {
  const names = (line: string) => line.includes(`\`${option}\``);
  return rulesOf(blocks).find(({ rulings }) => rulings.some(names))?.number ?? null;
}

export interface Span {
  style: 'plain' | 'strong' | 'em' | 'code' | 'rule';
  text: string;
}

/** A star that is meant as one has a backslash before it. */
const MARKS = new RegExp(
  `(\\[[^\\]]+\\]\\([^)]+\\)|\\\\\\*|\\*\\*[^*]+\\*\\*|\\*[^*\\\\]+\\*|\`[^\`]+\`|\\b${NUMBER}\\b)`,
);

/** What leads elsewhere among the sources is read for its words: where it leads is not on the site. */
const LINK = /^\[([^\]]+)\]\([^)]+\)$/;

/** Bold, italic, code, and rule numbers, which are links. */
export function spans(text: string): Span[] {
  return text
    .split(MARKS)
    .filter(part => part !== '')
    .map((part): Span => {
      if (isRuleNumber(part)) return { style: 'rule', text: part };
      const link = LINK.exec(part);
      if (link) return { style: 'plain', text: link[1] };
      if (part === '\\*') return { style: 'plain', text: '*' };
      if (part.startsWith('**') && part.endsWith('**')) return { style: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('`') && part.endsWith('`')) return { style: 'code', text: part.slice(1, -1) };
      if (part.length > 2 && part.startsWith('*') && part.endsWith('*'))
        return { style: 'em', text: part.slice(1, -1) };
      return { style: 'plain', text: part };
    });
}

/** A text without its markup. */
export function unmarked(text: string): string {
  return spans(text)
    .map(span => span.text)
    .join('');
}
