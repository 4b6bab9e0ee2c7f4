import { rosterFor } from '@signoria/bots';
import { advise } from '@signoria/bots/hint';
import { type Kind, rngFrom } from '@signoria/core';
import { adviceText } from '../advice.ts';
import { wrap } from '../layout.ts';
import { LOWEST, NARROWEST } from '../style.ts';
import { matching } from './choices.ts';
import { explain, noSuchChoice } from './explain.ts';
import type { Lines } from './lines.ts';
import type { Question } from './question.ts';
import { scoreSheet } from './score-sheet.ts';
import { screenFor } from './screen.ts';
import { labelOf } from './seated.ts';
import { whyNot } from './why-not.ts';

/** A move, or another wish: to take one back, to see the table again, to leave. */
type Reply = Kind['action'] | 'undo' | 'again' | 'leave';

/** As many likely choices as are worth naming. */
const MANY = 6;

/** Shows the table and the choices, and asks until there is a reply. */
export async function ask(question: Question, lines: Lines): Promise<Reply> {
  const news = question.table.news.splice(0);
  for (let page = 0; ; page++) {
    const pages = show(question, page === 0 ? news : [], page);
    for (;;) {
      const line = await lines.ask('> ');
      const typed = line === null ? null : keyed(question, line.trim());
      if (typed === NEXT_PAGE && pages > 1) break;
      const reply = typed === null ? 'leave' : understand(question, typed);
      if (reply !== null) return reply;
    }
  }
}

/** Asks for the choices that did not fit on the screen. */
const NEXT_PAGE = '+';

/** What was typed, with its key in place of a word for it ("undo", "help 3") where no choice is called so. */
function keyed({ table, names, keys }: Question, typed: string): string {
  if (typed.length === 1) return typed.toLowerCase();
  const [first, ...rest] = typed.toLowerCase().split(/ +/);
  const spelled = Object.entries(table.terminal.cli.play.spelledOut);
  const [key] = spelled.find(([, words]) => words.includes(first)) ?? [];
  const isMeant = key !== undefined && (rest.length === 0 || key === '?');
  return isMeant && matching(typed, names, keys).length === 0 ? [key, ...rest].join(' ') : typed;
}

/** The reply a line gives; null when it asked something else, which was answered. */
function understand(question: Question, typed: string): Reply | null {
  const { table, view, legal, names, keys, mayUndo } = question;
  const { terminal, words } = table;
  const { cli, style } = terminal;
  if (typed === 'q') return 'leave';
  if (typed === 'u' && mayUndo) return 'undo';
  if (typed === '') return legal.length === 1 ? legal[0] : 'again';
  if (typed === 'u') terminal.print(cli.play.noUndo);
  else if (typed === '=') terminal.print(scoreSheet(terminal, view.scores, words, table.names));
  else if (typed === '!') terminal.print(hint(question));
  else if (typed.startsWith('?')) explain(question, typed.slice(1).trim());
  else {
    const found = matching(typed, names, keys);
    if (found.length === 1) return legal[found[0]];
    const several = found.slice(0, MANY).map(i => names[i]);
    const answers =
      found.length === 0 ? notFound(question, typed) : [cli.play.several(several, found.length > MANY)];
    for (const answer of answers) terminal.print(wrap(answer, style.width));
  }
  return null;
}

/** Why what was typed is not allowed, or what may be typed where it is no move at all. */
function notFound(question: Question, typed: string): string[] {
  const refused = whyNot(question, typed);
  return refused.length > 0 ? refused : [noSuchChoice(question, typed)];
}

/** What the strongest bot would do here, and why. */
function hint({ table, view, legal }: Question): string {
  const { match, terminal, words, names, budget } = table;
  const roster = rosterFor(match.game.id);
  if (!roster) return terminal.cli.play.noHint;
  const advice = advise(roster, view, legal, budget, rngFrom(match.moves.length));
  const addressed = {
    ...words,
    action: (action: Kind['action'], seen: Kind['view']) => labelOf(table, action, seen),
  };
  return adviceText(terminal, addressed, view, names, advice);
}

/** Prints the table and a page of choices; says how many pages there are. */
function show(question: Question, news: readonly string[], page: number): number {
  const { earlier, shown, pages } = screenFor(question, news, page);
  const { terminal } = question.table;
  terminal.print(['', ...earlier, shown].join('\n'));
  const { small } = terminal.style;
  if (small)
    terminal.print(
      wrap(terminal.cli.play.smallWindow(small.columns, small.rows, NARROWEST, LOWEST), small.columns),
    );
  return pages;
}
