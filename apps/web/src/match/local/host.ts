import type { Bot } from '@signoria/bots/bot';
import { type BotFailure, takeTurn } from '@signoria/bots/take-turn';
import { timeFor } from '@signoria/bots/turn-time';
import { byRules, type Problem, parseRecord, type Rng, replay, type Seat } from '@signoria/core';
import { findGame } from '@signoria/games';
import { thinkMs } from '../pacing.ts';
import type { Answer } from '../source.ts';
import type { Ask, Tell } from './messages.ts';
import {
  earlier,
  type LocalTable,
  lift,
  mayTakeBack,
  openTable,
  play,
  recordOf,
  save,
  snapshot,
  takeBackOwn,
} from './table.ts';

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
  let botsMove: ReturnType<typeof setTimeout> | undefined;
  /** How long bots have thought since a person moved. */
  let spentMs = 0;
  const { tell } = means;

  const tellState = (waitMs = 0): void => {
    if (!table) return;
    const now = Date.now();
    tell({ type: 'state', state: snapshot(table, now), saved: save(table, now) });
    clearTimeout(botsMove);
    const bot = botInTurn(table);
    if (bot !== undefined) botsMove = setTimeout(() => table && moveBot(table, bot), waitMs);
  };
  const moveBot = (at: LocalTable, seat: Seat): void => {
    const began = Date.now();
    const action = botsChoice(at, seat, spentMs, means);
    spentMs += Date.now() - began;
    play(at, seat, action, Date.now());
    tellState();
  };
  /** What is asked of a match that lies here. */
  const answer = (at: LocalTable, ask: Ask): void => {
    if (ask.type === 'record') {
      tell({ type: 'record', call: ask.call, record: recordOf(at) });
      return;
    }
    if (ask.type === 'earlier') {
      tell({ type: 'earlier', call: ask.call, state: earlier(at, ask.moves, Date.now()) });
      return;
    }
    if (ask.type === 'lift') lift(at);
    if (ask.type === 'undo' || ask.type === 'act') {
      const outcome = done(at, ask);
      if (!outcome) return;
      if (ask.type === 'act') spentMs = 0;
      tell({ type: 'answer', call: ask.call, answer: outcome });
      // What was refused has changed nothing.
      if (!outcome.ok) return;
    }
    tellState('graceMs' in ask && mayTakeBack(at) ? ask.graceMs : 0);
  };

  return ask => {
    if (ask.type === 'verify') {
      tell({ type: 'verified', call: ask.call, problem: verify(ask.record) });
    } else if (ask.type === 'open') {
      const game = findGame(ask.saved.game);
      const begun = game && byRules(game, ask.saved.rules);
      table = begun ? openTable(begun, ask.saved, Date.now()) : null;
      if (!table) tell({ type: 'failed', problem: 'old-match' });
      tellState();
    } else if (table) answer(table, ask);
  };
}

/** What comes of a move, or of taking one back; null while the device is in nobody's hands. */
function done(at: LocalTable, ask: Extract<Ask, { type: 'act' | 'undo' }>): Answer | null {
  if (ask.type === 'undo') return takeBackOwn(at, Date.now());
  return at.holder === null ? null : play(at, at.holder, ask.action, Date.now());
}

function botInTurn({ match, players }: LocalTable): Seat | undefined {
  return match.game.turn(match.state).find(seat => players[seat].kind === 'bot');
}

/** The bot is given its seat's view and nothing else, as everywhere. */
function botsChoice(
  { match, players }: LocalTable,
  seat: Seat,
  spentMs: number,
  { botsFor, chance, botFailed }: Means,
) {
  const { game, state } = match;
  const player = players[seat];
  const decision = { view: game.view(state, seat), legal: game.legal(state, seat) };
  const bots = players.filter(({ kind }) => kind === 'bot').length;
  const budget = { ms: timeFor(thinkMs(bots, spentMs), match.moves, seat) };
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
