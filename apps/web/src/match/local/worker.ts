import { botsFor, findBot, timeFor } from '@signoria/bots';
import { type Problem, parseRecord, replay, rngFrom, type Seat } from '@signoria/core';
import { findGame } from '@signoria/games';
import type { Ask, Tell } from './messages.ts';
import { type LocalTable, lift, openTable, play, recordOf, save, snapshot, takeBackOwn } from './table.ts';

/** A bot thinks at most this long about a turn. */
const THINK_MS = 900;

let table: LocalTable | null = null;
/** A bot's move is shown no sooner than this. */
let paceMs = 0;
let botsMove: ReturnType<typeof setTimeout> | null = null;

function tell(message: Tell): void {
  postMessage(message);
}

function tellState(): void {
  if (!table) return;
  const now = Date.now();
  tell({ type: 'state', state: snapshot(table, now), saved: save(table, now) });
  if (botsMove) clearTimeout(botsMove);
  const bot = botInTurn(table);
  botsMove = bot === undefined ? null : setTimeout(() => moveBot(bot), paceMs);
}

function botInTurn({ match, players }: LocalTable): Seat | undefined {
  return match.game.turn(match.state).find(seat => players[seat].kind === 'bot');
}

/** The bot is given its seat's view and nothing else, as everywhere. */
function moveBot(seat: Seat): void {
  if (!table) return;
  const { match, players } = table;
  const player = players[seat];
  const { game, state } = match;
  const bot = (player.kind === 'bot' ? findBot(game.id, player.level) : undefined) ?? botsFor(game.id).at(-1);
  if (!bot) return;
  const chance = rngFrom(crypto.getRandomValues(new Int32Array(1))[0]);
  const budget = { ms: timeFor(THINK_MS, match.moves, seat) };
  const { action } = bot.choose(game.view(state, seat), game.legal(state, seat), budget, chance);
  play(table, seat, action, Date.now());
  tellState();
}

function verify(text: unknown): Problem | null {
  const record = parseRecord(typeof text === 'string' ? text : JSON.stringify(text), findGame);
  if (!record.ok) return record.problem;
  const game = findGame(record.value.game);
  const played = game ? replay(record.value, game) : null;
  return played && !played.ok ? played.problem : null;
}

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  switch (data.type) {
    case 'open': {
      paceMs = data.paceMs;
      const game = findGame(data.saved.game);
      const fits = game && game.rulesVersion === data.saved.rules;
      table = fits ? openTable(game, data.saved, Date.now()) : null;
      if (!table) tell({ type: 'failed', problem: 'old-match' });
      tellState();
      return;
    }
    case 'act': {
      const seat = table?.holder ?? null;
      if (!table || seat === null) return;
      tell({ type: 'answer', call: data.call, answer: play(table, seat, data.action, Date.now()) });
      tellState();
      return;
    }
    case 'undo':
      if (!table) return;
      tell({ type: 'answer', call: data.call, answer: takeBackOwn(table, Date.now()) });
      tellState();
      return;
    case 'lift':
      if (!table) return;
      lift(table);
      tellState();
      return;
    case 'record':
      if (table) tell({ type: 'record', call: data.call, record: recordOf(table) });
      return;
    case 'verify':
      tell({ type: 'verified', call: data.call, problem: verify(data.record) });
      return;
  }
});
