import { botsFor, takeTurn, timeFor } from '@signoria/bots';
import { act, type Outcome, type Seat, takeBack } from '@signoria/core';
import { ask } from './ask.ts';
import type { Lines } from './lines.ts';
import { questionFor } from './question.ts';
import { type Seated, told } from './seated.ts';

/** Plays until the game is over or the person leaves; `save` is called after every move. */
export async function playMatch(table: Seated, lines: Lines, save: () => void): Promise<'over' | 'left'> {
  const { match, person } = table;
  for (;;) {
    const turn = match.game.turn(match.state);
    if (turn.length === 0) return 'over';
    const bot = turn.find(seat => seat !== person);
    if (bot !== undefined) letBotMove(table, bot);
    else if ((await letPersonMove(table, lines)) === 'left') return 'left';
    save();
    if (bot !== undefined && (await lines.isLeft())) return 'left';
  }
}

function letBotMove(table: Seated, seat: Seat): void {
  const { match, terminal, names, bots, chances, budget } = table;
  const { game, state } = match;
  const decision = { view: game.view(state, seat), legal: game.legal(state, seat) };
  if (terminal.interactive) process.stdout.write(terminal.style.dim(terminal.cli.play.thinking(names[seat])));
  const limit = budget.ms === undefined ? budget : { ms: timeFor(budget.ms, match.moves, seat) };
  const failed = () => terminal.note(terminal.cli.play.botFailed(names[seat]));
  const { action } = takeTurn(botsFor(game.id), bots[seat].id, decision, limit, chances[seat], failed);
  if (terminal.interactive) process.stdout.write('\r\u001b[K');
  note(table, act(match, seat, action));
}

async function letPersonMove(table: Seated, lines: Lines): Promise<'moved' | 'left'> {
  const { match, person, terminal } = table;
  const answer = await ask(questionFor(table), lines);
  if (answer === 'leave') return 'left';
  if (answer === 'undo') {
    takeBack(match, 1);
    terminal.print(terminal.cli.play.undone(1));
  } else if (answer !== 'again') note(table, act(match, person, answer));
  return 'moved';
}

/** Notes what the person may hear of what happened. */
function note(table: Seated, outcome: Outcome): void {
  const { match, words, person, news } = table;
  if (!outcome.ok) throw new Error(`engine refused a legal action: ${JSON.stringify(outcome.refusal)}`);
  for (const event of outcome.events) {
    const heard = match.game.redact(event, person);
    const line = heard && told(table, names => words.event(heard, names));
    if (line) news.push(line);
  }
}
