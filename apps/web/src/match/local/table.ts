import {
  act,
  exportRecord,
  type Game,
  type Match,
  type MatchRecord,
  type Seat,
  seatsOf,
  startMatch,
  takeBack,
  undoLimit,
  type Who,
} from '@signoria/core';
import type { LogLine, MatchSeat } from '@signoria/protocol';
import { botSeat, lineFor, matchFor } from '@signoria/protocol/match-for';
import type { Answer, Snapshot } from '../source.ts';
import type { SavedMatch } from './saved.ts';

/** A match on this device: the engine's match, who plays, and who holds the device. */
export interface LocalTable {
  readonly id: string;
  readonly match: Match;
  readonly players: SavedMatch['players'];
  /** Every event whole; each reader is told a redacted copy. */
  readonly log: LogLine[];
  readonly startedAt: number;
  /** Whose eyes the screen shows; null while the device changes hands. */
  holder: Seat | null;
}

/** Seats the table again from what was kept, or null when its actions no longer fit the rules. */
export function openTable(game: Game, saved: SavedMatch, now: number): LocalTable | null {
  const match = startMatch(game, saved.players.length, saved.options, saved.seed, saved.start);
  const table: LocalTable = {
    id: saved.id,
    match,
    players: saved.players,
    log: [],
    startedAt: now,
    holder: null,
  };
  for (const [seat, action] of saved.actions) if (!play(table, seat, action, now).ok) return null;
  const people = peopleAt(table);
  table.holder = people.length === 1 ? people[0] : null;
  return table;
}

export function peopleAt(table: LocalTable): Seat[] {
  return seatsOf(table.players.length).filter(seat => table.players[seat].kind === 'person');
}

export function play(table: LocalTable, seat: Seat, action: unknown, now: number): Answer {
  const outcome = act(table.match, seat, action);
  if (!outcome.ok) return { ok: false, refusal: outcome.refusal };
  const by = table.players[seat].kind;
  table.log.push({ version: table.log.length + 1, at: now, kind: 'act', seat, by, events: outcome.events });
  return { ok: true };
}

/** Whether the holder's latest move may be taken back. */
export function mayTakeBack({ match, holder }: LocalTable): boolean {
  return holder !== null && undoLimit(match, holder) > 0;
}

/** Takes back the holder’s latest move, when nobody has learnt anything from it. */
export function takeBackOwn(table: LocalTable, now: number): Answer {
  const { holder } = table;
  if (holder === null || !mayTakeBack(table)) return { ok: false, code: 'undo-limit' };
  takeBack(table.match, 1);
  table.log.push({
    version: table.log.length + 1,
    at: now,
    kind: 'undo',
    seat: holder,
    count: 1,
    how: 'own',
  });
  return { ok: true };
}

/** Whom the device must be handed to: a person in turn, when the holder is not. */
export function handTo(table: LocalTable): Seat | null {
  const people = peopleAt(table);
  const waited = table.match.game.turn(table.match.state).filter(seat => people.includes(seat));
  if (waited.length === 0 || (table.holder !== null && waited.includes(table.holder))) return null;
  return waited[0];
}

/** The device is with whom the table waits for; at the end, with anyone. */
export function lift(table: LocalTable): void {
  table.holder = handTo(table) ?? table.holder ?? peopleAt(table)[0] ?? null;
}

/** `eyes`: a seat that looks at what it has seen before, whosever turn it was. */
export function snapshot(table: LocalTable, now: number, eyes: Seat | null = null): Snapshot {
  const { match } = table;
  const { game, state } = match;
  const result = game.result(state);
  const curtain = handTo(table);
  const seat = eyes ?? (curtain === null ? table.holder : null);
  const who: Who = seat ?? 'table';
  return {
    match: table.id,
    code: '',
    // A game taken up in the middle was not dealt from its seed: there is nothing to prove by it.
    ...matchFor(match, who, { mayAct: seat !== null, isOver: result !== null && !match.start }),
    // It goes on by the rules it began with, whatever has become of them since.
    rulesUpdate: null,
    rated: false,
    status: result ? 'over' : 'playing',
    version: table.log.length,
    turn: [...game.turn(state)],
    undo: seat === null || result ? 0 : undoLimit(match, seat),
    seats: table.players.map(matchSeat),
    clocks: { kind: 'none', left: [], deadlines: [], running: [], at: now },
    takeback: null,
    pause: null,
    offers: [],
    since: 0,
    log: table.log.map(line => lineFor(line, game, who)),
    result,
    places: result ? [...result.places] : null,
    startedAt: table.startedAt,
    endedAt: result ? now : null,
    curtain,
    connected: true,
    clockSkew: 0,
  };
}

/** What the holder saw after so many of the moves that stand: a position to look at. */
export function earlier(table: LocalTable, moves: number, now: number): Snapshot | null {
  const kept = save(table, now);
  const before = openTable(table.match.game, { ...kept, actions: kept.actions.slice(0, moves) }, now);
  if (!before || table.holder === null) return null;
  before.holder = table.holder;
  const shown = snapshot(before, now, table.holder);
  return { ...shown, legal: [], undo: 0, curtain: null };
}

export function matchSeat(player: SavedMatch['players'][number]): MatchSeat {
  if (player.kind === 'bot') return botSeat(player.level);
  return { name: player.name, person: null, played: 'person', level: null, online: true, resigned: false };
}

export function save(table: LocalTable, now: number): SavedMatch {
  const { match } = table;
  const turn = match.game.turn(match.state);
  return {
    id: table.id,
    game: match.game.id,
    rules: match.game.rulesVersion,
    options: match.options,
    seed: match.seed,
    ...(match.start ? { start: match.start } : {}),
    players: table.players,
    actions: match.moves.map(({ seat, action }) => [seat, action]),
    over: turn.length === 0,
    waits: turn.some(seat => table.players[seat].kind === 'person'),
    updatedAt: now,
  };
}

export function recordOf(table: LocalTable): MatchRecord {
  return exportRecord(
    table.match,
    table.players.map(matchSeat).map(({ name }) => name),
  );
}
