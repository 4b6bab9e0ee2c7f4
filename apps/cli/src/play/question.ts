import { rosterFor } from '@signoria/bots';
import { advise } from '@signoria/bots/hint';
import { type Kind, rngFrom, undoLimit } from '@signoria/core';
import type { Label } from '@signoria/words';
import { adviceText } from '../advice.ts';
import { columns, padStart, wrap } from '../layout.ts';
import { keysOf, matching } from './choices.ts';
import { explain } from './explain.ts';
import type { Lines } from './lines.ts';
import { scoreSheet } from './score-sheet.ts';
import type { Seated } from './seated.ts';

/** What the person is asked now. */
export interface Question {
  table: Seated;
  view: Kind['view'];
  legal: readonly Kind['action'][];
  /** By choice: what it is called and what it does. */
  labels: readonly Label[];
  names: readonly string[];
  mayUndo: boolean;
}

/** A move, or another wish: to take one back, to see the table again, to leave. */
type Reply = Kind['action'] | 'undo' | 'again' | 'leave';

/** As many events as are shown beside the question they lead to. */
const LATEST = 6;
/** As many likely choices as are worth naming. */
const MANY = 6;

export function questionFor(table: Seated): Question {
  const { match, person, words, names } = table;
  const view = match.game.view(match.state, person);
  const legal = match.game.legal(match.state, person);
  const labels = legal.map(action => words.action(action, view, names));
  return {
    table,
    view,
    legal,
    labels,
    names: labels.map(label => label.name),
    mayUndo: undoLimit(match, person) > 0,
  };
}

/** Shows the table and the choices, and asks until there is a reply. */
export async function ask(question: Question, lines: Lines): Promise<Reply> {
  show(question);
  for (;;) {
    const line = await lines.ask('> ');
    const reply = line === null ? 'leave' : understand(question, line.trim());
    if (reply !== null) return reply;
  }
}

/** The reply a line gives; null when it asked something else, which was answered. */
function understand(question: Question, typed: string): Reply | null {
  const { table, view, legal, names, mayUndo } = question;
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
    const found = matching(typed, names);
    if (found.length === 1) return legal[found[0]];
    const several = found.slice(0, MANY).map(i => names[i]);
    if (found.length > MANY) several.push('…');
    const answer = found.length === 0 ? cli.play.noSuchChoice(typed) : cli.play.several(several);
    terminal.print(wrap(answer, style.width));
  }
  return null;
}

/** What the best of the house would do here, and why. */
function hint({ table, view, legal }: Question): string {
  const { match, terminal, words, names, budget } = table;
  const roster = rosterFor(match.game.id);
  if (!roster) return terminal.cli.play.noHint;
  return adviceText(
    terminal,
    words,
    view,
    names,
    advise(roster, view, legal, budget, rngFrom(match.moves.length)),
  );
}

/** The table, the latest news under it (older ones, when there were many, above), and the choices. */
function show({ table, view, legal, names, mayUndo }: Question): void {
  const { board, words, person, terminal, news } = table;
  const { cli, style } = terminal;
  const lines = news.splice(0).map(line => style.dim(wrap(`  ${line}`, style.width, '    ')));
  terminal.print(
    [
      '',
      ...lines.slice(0, -LATEST),
      board.draw(view, words, table.names, style),
      '',
      ...lines.slice(-LATEST),
      wrap(style.bold(words.prompt(view, person, legal).name), style.width),
      numbered(names, style.width),
      style.dim(cli.play.keys(names.length === 1, mayUndo)),
    ].join('\n'),
  );
}

function numbered(names: readonly string[], width: number): string {
  const keys = keysOf(names).map(String);
  const digits = Math.max(...keys.map(key => key.length));
  return columns(
    names.map((name, i) => `${padStart(keys[i], digits)} ${name}`),
    width,
  );
}
