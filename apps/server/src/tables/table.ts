import { isSeatCount, parseOptions, type Seat } from '@signoria/core';
import { findGame } from '@signoria/games';
import { type BotLevel, done, fail, type Outcome, type Person, type TableBody } from '@signoria/protocol';
import type { Levels } from '../bots/levels.ts';
import type { Place, TableRow } from '../store/table-row.ts';

export function newTable(
  code: string,
  host: Person,
  body: TableBody,
  levels: Levels,
  now: number,
): Outcome<TableRow> {
  const game = findGame(body.game);
  if (!game) return fail('unknown-game', 'unknown game', { field: 'game' });
  if (!isSeatCount(game, body.seats))
    return fail('bad-options', `must be from ${game.seats.min} to ${game.seats.max} seats`, {
      field: 'seats',
    });
  const options = parseOptions(game.options, body.options ?? {}, body.seats);
  if (!options.ok)
    return fail('bad-options', `expected ${options.problem.expected}`, { field: options.problem.at });
  const bots = body.bots ?? [];
  if (bots.length > body.seats) return fail('bad-options', 'too many bots for this table', { field: 'bots' });
  const odd = bots.findIndex(level => level !== null && !levels.known.includes(level));
  if (odd >= 0)
    return fail('bad-options', `must be one of ${levels.offered.join(', ')}`, { field: `bots[${odd}]` });
  if (body.rated && bots.some(level => level !== null))
    return fail('bad-options', 'rated tables do not allow bots', { field: 'bots' });
  const places = Array.from({ length: body.seats }, (_, i): Place => {
    const level = bots[i];
    return level ? { kind: 'bot', level } : { kind: 'empty' };
  });
  const open = body.open ?? false;
  const table: TableRow = {
    code,
    game: game.id,
    options: options.value as Record<string, unknown>,
    host,
    open,
    rated: body.rated ?? false,
    clock: body.clock ?? { kind: 'none' },
    guestChat: body.guestChat ?? !open,
    status: 'waiting',
    places,
    match: null,
    rematch: [],
    muted: [],
    createdAt: now,
    revision: 0,
  };
  if (body.sit === null) return done(table);
  const seated = join(table, host, body.sit);
  return seated.ok ? seated : fail(seated.error.code, seated.error.message, { field: 'sit' });
}

export function seatOf(table: TableRow, person: string): Seat | null {
  const seat = table.places.findIndex(place => place.kind === 'person' && place.person.id === person);
  return seat < 0 ? null : (seat as Seat);
}

export function isFull(table: TableRow): boolean {
  return table.places.every(place => place.kind !== 'empty');
}

/** Sits down in the seat asked for, or the first empty one; who sits already may move to another. */
export function join(table: TableRow, person: Person, seat?: number): Outcome<TableRow> {
  const own = seatOf(table, person.id);
  if (own !== null && (seat === undefined || seat === own)) return done(table);
  if (table.status !== 'waiting') return fail('already-started', 'the match has already started');
  const free = seat ?? table.places.findIndex(place => place.kind === 'empty');
  if (free < 0) return fail('table-full', 'every seat is taken');
  if (free >= table.places.length) return fail('bad-request', 'no such seat', { field: 'seat' });
  if (table.places[free].kind !== 'empty') return fail('seat-taken', 'that seat is taken');
  const places = table.places.slice();
  if (own !== null) places[own] = { kind: 'empty' };
  places[free] = { kind: 'person', person };
  return done({ ...table, places });
}

/** Stands up. The host's place at the head goes to the next person seated, if there is one. */
export function leave(table: TableRow, person: string): Outcome<TableRow> {
  if (table.status === 'playing')
    return fail('already-started', 'the match is running: resign, or let a bot take over');
  const seat = seatOf(table, person);
  if (seat === null) return fail('not-seated', 'you are not seated at this table');
  const left = { ...emptied(table, seat), rematch: table.rematch.filter(id => id !== person) };
  if (table.host.id !== person) return done(left);
  const next = left.places.find(place => place.kind === 'person');
  return done(next ? { ...left, host: next.person } : left);
}

export function kick(table: TableRow, by: string, seat: number): Outcome<TableRow> {
  const refused = notHost(table, by) ?? notWaiting(table) ?? noSuchSeat(table, seat);
  if (refused) return refused;
  if (table.places[seat].kind !== 'person') return fail('not-seated', 'that seat is empty');
  return done(emptied(table, seat));
}

export function seatBot(
  table: TableRow,
  by: string,
  seat: number,
  level: BotLevel | null,
  levels: Levels,
): Outcome<TableRow> {
  const refused = notHost(table, by) ?? notWaiting(table) ?? noSuchSeat(table, seat);
  if (refused) return refused;
  if (table.places[seat].kind === 'person') return fail('seat-taken', 'that seat is taken');
  if (level === null) return done(emptied(table, seat));
  if (!levels.known.includes(level))
    return fail('bad-request', `must be one of ${levels.offered.join(', ')}`, { field: 'level' });
  if (table.rated) return fail('not-allowed', 'rated tables do not allow bots');
  return done({ ...table, places: table.places.with(seat, { kind: 'bot', level }) });
}

const MOST_MUTED = 50;

export function mute(table: TableRow, by: string, person: string, muted: boolean): Outcome<TableRow> {
  const refused = notHost(table, by);
  if (refused) return refused;
  const others = table.muted.filter(id => id !== person);
  if (muted && others.length >= MOST_MUTED)
    return fail('list-full', `you can mute up to ${MOST_MUTED} people`);
  return done({ ...table, muted: muted ? [...others, person] : others });
}

export function start(table: TableRow, by: string, match: string): Outcome<TableRow> {
  const refused = notHost(table, by) ?? notWaiting(table);
  if (refused) return refused;
  if (!isFull(table)) return fail('seats-empty', 'some seats are empty');
  return done(begun(table, match));
}

/** Asks for another match; it begins with the last person's wish. With a seat empty the table waits for people again. */
export function rematch(table: TableRow, by: string, match: string): Outcome<TableRow> {
  if (table.status !== 'over') return fail('not-over', 'the match is not over');
  if (seatOf(table, by) === null) return fail('not-your-seat', 'you are not seated at this table');
  if (!isFull(table)) return done({ ...table, status: 'waiting', rematch: [] });
  const wishes = [...new Set([...table.rematch, by])];
  const everybody = table.places.every(place => place.kind !== 'person' || wishes.includes(place.person.id));
  return done(everybody ? begun(table, match) : { ...table, rematch: wishes });
}

function begun(table: TableRow, match: string): TableRow {
  return { ...table, status: 'playing', match, rematch: [] };
}

/** The match of the table has ended. */
export function ended(table: TableRow, match: string): TableRow {
  return table.match === match && table.status === 'playing' ? { ...table, status: 'over' } : table;
}

/** Whoever runs the server has closed it: nobody sits there any more, and nobody can sit down. */
export function closed(table: TableRow): TableRow {
  const places = table.places.map((): Place => ({ kind: 'empty' }));
  return { ...table, status: 'over', open: false, places, rematch: [] };
}

/** Whether a person may read what is said here: anybody at an open table, at others those who sit there or watch it. */
export function mayRead(table: TableRow, person: Person | null, isWatching: boolean): boolean {
  if (table.open) return true;
  return person !== null && (isWatching || table.host.id === person.id || seatOf(table, person.id) !== null);
}

/** Whether a person may write here, or why not: those at the table may, the host always. */
export function whyNoChat(table: TableRow, person: Person, isWatching: boolean): Outcome<null> {
  if (table.host.id === person.id) return done(null);
  if (!isWatching && seatOf(table, person.id) === null)
    return fail('not-here', 'only players and spectators of this table can chat');
  if (table.muted.includes(person.id)) return fail('muted', 'the host has muted you');
  if (person.guest && !table.guestChat) return fail('chat-off', 'guests cannot chat at this table');
  return done(null);
}

/** A person has another name, or signed in as somebody else: seats and wishes go along. */
export function movePerson(table: TableRow, from: string, to: Person): Outcome<TableRow> {
  const isTwice = from !== to.id && seatOf(table, to.id) !== null;
  const places = table.places.map((place): Place => {
    if (place.kind !== 'person' || place.person.id !== from) return place;
    return isTwice ? { kind: 'empty' } : { kind: 'person', person: to };
  });
  const rename = (id: string) => (id === from ? to.id : id);
  return done({
    ...table,
    host: table.host.id === from ? to : table.host,
    places,
    rematch: [...new Set(table.rematch.map(rename))],
    muted: [...new Set(table.muted.map(rename))],
  });
}

function emptied(table: TableRow, seat: number): TableRow {
  return { ...table, places: table.places.with(seat, { kind: 'empty' }) };
}

export function notHost(table: TableRow, by: string) {
  return table.host.id === by ? null : fail('not-host', 'only the host can do that');
}

export function notWaiting(table: TableRow) {
  return table.status === 'waiting' ? null : fail('already-started', 'the match has already started');
}

function noSuchSeat(table: TableRow, seat: number) {
  return seat < table.places.length ? null : fail('bad-request', 'no such seat', { field: 'seat' });
}
