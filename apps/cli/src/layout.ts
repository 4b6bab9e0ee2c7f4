import { stripVTControlCharacters } from 'node:util';

/** Columns a text takes on the screen, its dress not counted. */
export function widthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

export function centre(text: string, width: number): string {
  const left = Math.max(0, width - widthOf(text)) >> 1;
  return padEnd(' '.repeat(left) + text, width);
}

/** One text at the left edge and one at the right. */
export function ends(left: string, right: string, width: number): string {
  return padEnd(left, width - widthOf(right)) + right;
}

/** Breaks text at spaces so that no line is wider than `width`; later lines are indented by `indent`. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = /^ */.exec(text)?.[0] ?? '';
  let empty = true;
  const room = width - widthOf(indent);
  const words = text.trim().split(' ');
  for (const word of words.flatMap(one => piecesOf(one, room))) {
    if (!empty && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = indent + word;
    } else line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line].join('\n');
}

/** A list with as many whole entries on each line as fit; what parts them stays at the end of a line. */
export function wrapList(entries: readonly string[], between: string, width: number): string {
  const lines = [''];
  for (const [i, entry] of entries.entries()) {
    const part = i < entries.length - 1 ? entry + between : entry;
    const line = lines[lines.length - 1];
    if (line === '' || widthOf((line + part).trimEnd()) <= width) lines[lines.length - 1] = line + part;
    else lines.push(part);
  }
  return lines.map(line => line.trimEnd()).join('\n');
}

/** A list without spaces that is wider than a line goes on in the next, after a comma. */
function piecesOf(word: string, width: number): string[] {
  if (widthOf(word) <= width) return [word];
  const pieces = [''];
  for (const part of word.split(/(?<=,)/)) {
    const last = pieces[pieces.length - 1];
    if (last === '' || widthOf(last + part) <= width) pieces[pieces.length - 1] = last + part;
    else pieces.push(part);
  }
  return pieces;
}

/** As many of `parts` as fit on one line after `start`; a mark where some did not. */
export function oneLine(start: string, parts: readonly string[], width: number, gap = ' '): string {
  let line = start;
  for (const [i, part] of parts.entries()) {
    const longer = i === 0 ? line + part : line + gap + part;
    const last = i === parts.length - 1;
    if (widthOf(longer) > (last ? width : width - MORE.length)) return line + MORE;
    line = longer;
  }
  return line;
}

const MORE = ' …';

/** Rows a text takes. */
export function rowsOf(text: string): number {
  return text === '' ? 0 : text.split('\n').length;
}

/** The first of several ways to draw something that takes no more than `rows`, else the last and smallest. */
export function firstThatFits(ways: readonly (() => string)[], rows: number): string {
  for (const way of ways.slice(0, -1)) {
    const text = way();
    if (rowsOf(text) <= rows) return text;
  }
  return ways[ways.length - 1]();
}

/** Fills a page with entries in as many columns as fit, read downwards as in a dictionary. */
export function columns(entries: readonly string[], width: number, gap = 2): string {
  for (let down = 1; ; down++) {
    const across = Math.ceil(entries.length / down);
    const parts = Array.from({ length: across }, (_, i) => entries.slice(i * down, (i + 1) * down));
    const widths = parts.map(part => Math.max(...part.map(widthOf)));
    const total = widths.reduce((sum, next) => sum + next + gap, -gap);
    if (total > width && across > 1) continue;
    return Array.from({ length: Math.min(down, entries.length) }, (_, row) =>
      parts
        .map((part, i) => padEnd(part[row] ?? '', widths[i]))
        .join(' '.repeat(gap))
        .trimEnd(),
    ).join('\n');
  }
}

/** Rows of cells under a heading; the first column to the left, figures to the right. */
export function grid(heading: readonly string[], rows: readonly (readonly string[])[], gap = 2): string {
  const all = [heading, ...rows];
  const widths = heading.map((_, column) => Math.max(...all.map(row => widthOf(row[column]))));
  return all
    .map(row =>
      row
        .map((cell, column) => (column === 0 ? padEnd(cell, widths[0]) : padStart(cell, widths[column])))
        .join(' '.repeat(gap))
        .trimEnd(),
    )
    .join('\n');
}
