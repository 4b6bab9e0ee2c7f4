import { act, type Outcome, type Seat, takeBack, undoLimit } from '@signoria/table';
import { columns, padStart, wrap } from '../layout.ts';
import { keysOf, matching, shortened } from './choices.ts';
import type { Lines } from './lines.ts';
import { scoreSheet } from './score-sheet.ts';
import type { Seated } from './seated.ts';

/** As many events as are shown beside the question they lead to. */
const LATEST = 6;

/** As many likely choices as are worth naming. */
const MANY = 6;

/** Plays until the game is over or the person leaves. */
export async function playMatch(table: Seated, lines: Lines): Promise<'over' | 'left'> {
  const { match, person } = table;
  for (;;) {
    const turn = match.game.turn(match.state);
    if (turn.length === 0) return 'over';
    const bot = turn.find(seat => seat !== person);
    if (bot !== undefined) letBotMove(table, bot);
    else if ((await askPerson(table, lines)) === 'left') return 'left';
  }
}

function letBotMove(table: Seated, seat: Seat): void {
  const { match, terminal, names, bots, chances, budget } = table;
  const { game, state } = match;
  if (terminal.interactive) process.stdout.write(terminal.style.dim(terminal.cli.play.thinking(names[seat])));
  const { action } = bots[seat].choose(
    game.view(state, seat),
    game.legal(state, seat),
    budget,
    chances[seat],
  );
  if (terminal.interactive) process.stdout.write('\r\u001b[K');
  tell(table, act(match, seat, action));
}

/** Notes what the person may hear of what happened. */
function tell({ match, words, names, person, news }: Seated, outcome: Outcome): void {
  if (!outcome.ok) throw new Error(`refused its own legal action: ${JSON.stringify(outcome.refusal)}`);
  for (const event of outcome.events) {
    const told = match.game.redact(event, person);
    const line = told && words.event(told, names);
    if (line) news.push(line);
  }
}

/** Shows the table and asks until something was done. */
async function askPerson(table: Seated, lines: Lines): Promise<'acted' | 'left'> {
  const { match, person, terminal, words, names } = table;
  const { cli, style } = terminal;
  const legal = match.game.legal(match.state, person);
  const view = match.game.view(match.state, person);
  const labels = legal.map(action => words.action(action, view, names));
  const undo = undoLimit(match, person);
  showTable(table);
  terminal.print(wrap(style.bold(words.prompt(view, person).name), style.width));
  terminal.print(
    numbered(
      labels.map(label => label.name),
      style.width,
    ),
  );
  terminal.print(style.dim(cli.play.keys(labels.length === 1, undo > 0)));
  for (;;) {
    const line = await lines.ask('> ');
    const typed = line?.trim() ?? 'q';
    if (typed === 'q') return 'left';
    if (typed === 'u') {
      if (undo > 0) return takeBackOne(table);
      terminal.print(cli.play.noUndo);
    } else if (typed.startsWith('?')) explain(table, typed.slice(1).trim());
    else if (typed === '=') terminal.print(scoreSheet(terminal, view.scores, words, names));
    else if (typed === '' && legal.length > 1) return askPerson(table, lines);
    else {
      const found =
        typed === ''
          ? [0]
          : matching(
              typed,
              labels.map(label => label.name),
            );
      if (found.length === 1) {
        tell(table, act(match, person, legal[found[0]]));
        return 'acted';
      }
      terminal.print(
        wrap(
          reply(
            table,
            typed,
            found.map(i => labels[i].name),
          ),
          style.width,
        ),
      );
    }
  }
}

function reply({ terminal: { cli } }: Seated, typed: string, found: readonly string[]): string {
  if (found.length === 0) return cli.play.noSuchChoice(typed);
  return cli.play.several(found.length > MANY ? [...found.slice(0, MANY), '…'] : found);
}

function takeBackOne({ match, terminal }: Seated): 'acted' {
  takeBack(match, 1);
  terminal.print(terminal.cli.play.undone(1));
  return 'acted';
}

/** The table, and under it the latest news; older ones, when there were many, above it. */
function showTable({ match, person, board, words, names, terminal, news }: Seated): void {
  const { style } = terminal;
  const lines = news.splice(0).map(line => style.dim(wrap(`  ${line}`, style.width, '    ')));
  terminal.print('');
  for (const line of lines.slice(0, -LATEST)) terminal.print(line);
  terminal.print(board.draw(match.game.view(match.state, person), words, names, style));
  terminal.print('');
  for (const line of lines.slice(-LATEST)) terminal.print(line);
}

function numbered(labels: readonly string[], width: number): string {
  const keys = keysOf(labels).map(String);
  const digits = Math.max(...keys.map(key => key.length));
  return columns(
    labels.map((label, i) => `${padStart(keys[i], digits)} ${label}`),
    width,
  );
}

/** The rule behind the question and what the choices do, those that do the same together; or one choice alone. */
function explain({ match, person, words, names, terminal }: Seated, asked: string): void {
  const { cli, style } = terminal;
  const view = match.game.view(match.state, person);
  const labels = match.game.legal(match.state, person).map(action => words.action(action, view, names));
  if (asked !== '') {
    const found = matching(
      asked,
      labels.map(label => label.name),
    );
    if (found.length === 0) terminal.print(cli.play.noSuchChoice(asked));
    for (const i of found)
      terminal.print(wrap(`${style.bold(labels[i].name)}. ${labels[i].help}`, style.width));
    return;
  }
  terminal.print(wrap(words.prompt(view, person).help, style.width));
  const keys = keysOf(labels.map(label => label.name));
  for (const help of new Set(labels.map(label => label.help))) {
    const numbers = keys.filter((_, i) => labels[i].help === help);
    terminal.print(wrap(`  ${style.bold(numbers.join(' '))}  ${help}`, style.width, '    '));
  }
  terminal.print(
    style.dim(
      wrap(
        cli.play.keyHelp(
          shortened(
            labels.map(label => label.name),
            0,
          ),
          labels[0].name,
        ),
        style.width,
      ),
    ),
  );
}
