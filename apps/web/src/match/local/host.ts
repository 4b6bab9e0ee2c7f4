import { type Bot, type BotFailure, takeTurn, timeFor } from '@signoria/bots';
import { type Problem, parseRecord, type Rng, replay, type Seat } from '@signoria/core';
import { findGame } from '@signoria/games';
import type { Ask, Tell } from './messages.ts';
import { type LocalTable, lift, openTable, play, recordOf, save, snapshot, takeBackOwn } from './table.ts';

/** A bot thinks at most this long about a turn. */
const THINK_MS = 900;

/** What the host of a match needs of the world around it. */
interface Means {
  tell(message: Tell): void;
  botsFor(game: string): readonly Bot[];
  /** Chance for one decision of a bot. */
  chance(): Rng;
  botFailed(failure: BotFailure): void;
}

/** Plays a match of this device: answers what the page asks, and moves the bots when it is their turn. */
export function openHost(means: Means): (ask: Ask) => void {
  let table: LocalTable | null = null;
  /** A bot's move is shown no sooner than this. */
  let paceMs = 0;
  let botsMove: ReturnType<typeof setTimeout> | undefined;
  const { tell } = means;

  const tellState = (): void => {
    if (!table) return;
    const now = Date.now();
    tell({ type: 'state', state: snapshot(table, now), saved: save(table, now) });
    clearTimeout(botsMove);
    const bot = botInTurn(table);
    if (bot !== undefined) botsMove = setTimeout(() => table && moveBot(table, bot), paceMs);
  };
  const moveBot = (at: LocalTable, seat: Seat): void => {
    play(at, seat, botsChoice(at, seat, means), Date.now());
    tellState();
  };
  /** What is asked of a match that lies here. */
  const answer = (at: LocalTable, ask: Ask): void => {
    if (ask.type === 'record') {
      tell({ type: 'record', call: ask.call, record: recordOf(at) });
      return;
    }
    if (ask.type === 'lift') lift(at);
    if (ask.type === 'undo') tell({ type: 'answer', call: ask.call, answer: takeBackOwn(at, Date.now()) });
    if (ask.type === 'act') {
      if (at.holder === null) return;
      tell({ type: 'answer', call: ask.call, answer: play(at, at.holder, ask.action, Date.now()) });
    }
    tellState();
  };

  return ask => {
    if (ask.type === 'verify') {
      tell({ type: 'verified', call: ask.call, problem: verify(ask.record) });
    } else if (ask.type === 'open') {
      paceMs = ask.paceMs;
      const game = findGame(ask.saved.game);
      const fits = game && game.rulesVersion === ask.saved.rules;
      table = fits ? openTable(game, ask.saved, Date.now()) : null;
      if (!table) tell({ type: 'failed', problem: 'old-match' });
      tellState();
    } else if (table) answer(table, ask);
  };
}

function botInTurn({ match, players }: LocalTable): Seat | undefined {
  return match.game.turn(match.state).find(seat => players[seat].kind === 'bot');
}

/** The bot is given its seat's view and nothing else, as everywhere. */
function botsChoice({ match, players }: LocalTable, seat: Seat, { botsFor, chance, botFailed }: Means) {
  const { game, state } = match;
  const player = players[seat];
  const decision = { view: game.view(state, seat), legal: game.legal(state, seat) };
  const budget = { ms: timeFor(THINK_MS, match.moves, seat) };
  const level = player.kind === 'bot' ? player.level : '';
  return takeTurn(botsFor(game.id), level, decision, budget, chance(), botFailed).action;
}

function verify(text: unknown): Problem | null {
  const record = parseRecord(typeof text === 'string' ? text : JSON.stringify(text), findGame);
  if (!record.ok) return record.problem;
  const game = findGame(record.value.game);
  const played = game ? replay(record.value, game) : null;
  return played && !played.ok ? played.problem : null;
}
