import { columns, oneLine, padStart, rowsOf, wrap } from '../layout.ts';
import type { Question } from './question.ts';

/** The table as the person sees it when asked. */
export interface Screen {
  /** What happened before what the screen has room for: it scrolls away. */
  earlier: readonly string[];
  /** What stays in sight: no more rows than the terminal has, less one to type in. */
  shown: string;
  /** On how many screens the choices are. */
  pages: number;
}

/** As many events as are shown beside the question they lead to. */
const LATEST = 6;
/** Rows that are kept for choices, and for news, before the board gives up details. */
const FOR_CHOICES = 8;
const FOR_NEWS = 3;

/** The table, the latest news under it, and the choices; where all choices do not fit, a page of them. */
export function screenFor(question: Question, news: readonly string[], page: number): Screen {
  const { table, view, legal, names, keys: numbers, mayUndo } = question;
  const { board, words, person, terminal } = table;
  const { cli, style } = terminal;
  const prompt = wrap(style.bold(words.prompt(view, person, legal).name), style.width);
  const keys = style.dim(cli.play.keys(names.length === 1, mayUndo));
  const room = style.height - rowsOf(prompt) - rowsOf(keys) - 1;
  const lines = news.map(line => style.dim(wrap(`  ${line}`, style.width, '    ')));
  const entries = numbered(names, numbers.map(String), style.width);
  const wanted = rowsOf(columns(entries, style.width));
  const kept = Math.min(wanted, FOR_CHOICES) + Math.min(lines.length, FOR_NEWS);
  const drawn = board.draw(view, words, table.names, style, room - kept);
  const pages = pagesOf(entries, style.width, room - rowsOf(drawn), cli.play.moreChoices);
  const choices = pages[page % pages.length];
  const latest = latestOf(lines, room - rowsOf(drawn) - rowsOf(choices));
  const parts = [drawn, ...latest.map((line, i) => (i === 0 ? `\n${line}` : line)), prompt, choices, keys];
  const spaced = rowsOf(parts.join('\n')) < style.height ? parts : [drawn, ...latest, prompt, choices, keys];
  return {
    earlier: lines.slice(0, lines.length - latest.length),
    shown: spaced.join('\n'),
    pages: pages.length,
  };
}

/** The last of `lines` that together take no more than `rows`. */
function latestOf(lines: readonly string[], rows: number): string[] {
  let from = lines.length;
  for (let left = rows; from > 0 && lines.length - from < LATEST; from--) {
    left -= rowsOf(lines[from - 1]);
    if (left < 0) break;
  }
  return lines.slice(from);
}

function numbered(names: readonly string[], keys: readonly string[], width: number): string[] {
  const digits = Math.max(...keys.map(key => key.length));
  return names.map((name, i) => oneLine(`${padStart(keys[i], digits)} `, name.split(' '), width));
}

/** The entries in columns of at most `rows`; on several pages where they do not fit, each saying how many there are more. */
function pagesOf(
  entries: readonly string[],
  width: number,
  rows: number,
  more: (count: number) => string,
): string[] {
  const whole = columns(entries, width);
  if (rowsOf(whole) <= rows) return [whole];
  const pages: string[] = [];
  for (let from = 0; from < entries.length; ) {
    let to = from + 1;
    while (to < entries.length && rowsOf(columns(entries.slice(from, to + 1), width)) < rows) to++;
    pages.push(`${columns(entries.slice(from, to), width)}\n${more(entries.length - (to - from))}`);
    from = to;
  }
  return pages;
}
