import {
  type Checked,
  commitment,
  type Game,
  isObject,
  isSeatCount,
  isSeed,
  newSeed,
  parseOptions,
  parseRecord,
  replay,
  rngFrom,
  type Seat,
  type Seed,
  seatsOf,
  seedFromText,
  startMatch,
  version,
} from '@signoria/core';
import { findGame, GAMES } from '@signoria/games';
import { type Answer, fault, type Request, type Session } from './session.ts';

/** The games, and what can be set about them. */
export function games(): Answer {
  return {
    games: GAMES.map(({ id, rulesVersion, seats, options }) => ({
      id,
      rules: rulesVersion,
      seats,
      options: options.fields,
      presets: options.presets,
    })),
  };
}

/** Deals a new match. */
export function begin(session: Session, request: Request): Answer {
  const game = gameOf(request);
  if (!game) return noGame();
  const { seats = game.seats.min, seed } = request;
  if (!isSeatCount(game, seats)) return badSeats(game);
  if (seed !== undefined && typeof seed !== 'string')
    return fault('seed', 'bad-seed', '64 hex digits, or any text');
  const options = parseOptions(game.options, request.options, seats);
  if (!options.ok) return { error: options.problem };
  session.match = startMatch(game, seats, options.value, seedOf(seed));
  session.hasPast = true;
  return { ...status(session), options: options.value, commitment: commitment(session.match.seed) };
}

function seedOf(seed: string | undefined): Seed {
  if (seed === undefined) return newSeed();
  return isSeed(seed) ? seed : seedFromText(seed);
}

/** Takes up a record, or a bare state of a game. */
export function load(session: Session, request: Request): Answer {
  return request.record === undefined ? loadState(session, request) : loadRecord(session, request.record);
}

function loadRecord(session: Session, found: unknown): Answer {
  const record = parseRecord(JSON.stringify(found), findGame);
  if (!record.ok) return { error: record.problem };
  const match = replay(record.value, findGame(record.value.game) as Game);
  if (!match.ok) return { error: match.problem };
  session.match = match.value;
  session.hasPast = true;
  return status(session);
}

function loadState(session: Session, request: Request): Answer {
  const game = gameOf(request);
  if (!game) return noGame();
  const state = checkState(game, request.state);
  if (!state.ok) return { error: state.problem };
  const { seats, options } = state.value;
  session.match = { game, seats, options, seed: '', moves: [], state: state.value };
  session.hasPast = false;
  return status(session);
}

type State = ReturnType<Game['copy']>;

/** A state has its game's fields, no more and no fewer, and can be looked at from every seat. */
function checkState(game: Game, found: unknown): Checked<State> {
  const bad = (at: string, expected: string): Checked<State> => ({
    ok: false,
    problem: { at, code: 'bad-state', expected },
  });
  if (!isObject(found)) return bad('state', `a state of ${game.id}`);
  if (!isSeatCount(game, found.seats))
    return bad('state.seats', `from ${game.seats.min} to ${game.seats.max}`);
  const options = parseOptions(game.options, found.options ?? null, found.seats);
  if (!options.ok) return { ok: false, problem: { ...options.problem, at: `state.${options.problem.at}` } };
  try {
    const state = { ...found, options: options.value } as unknown as State;
    if (!hasFieldsOf(game, state))
      return bad('state', `the fields of a state of ${game.id}, no more and no fewer`);
    const sound = seatsOf(found.seats).every(seat => keepsItsWord(game, state, seat));
    return sound ? { ok: true, value: state } : bad('state', `a state that ${game.id} can be played on from`);
  } catch {
    return bad('state', `a state of ${game.id}`);
  }
}

/** Whether it has the fields of a fresh deal, and a copy, made field by field, loses nothing of it. */
function hasFieldsOf(game: Game, state: State): boolean {
  const dealt = game.setup(state.seats, state.options, rngFrom(0));
  const fields = (whole: State) => Object.keys(whole).sort().join();
  return fields(state) === fields(dealt) && JSON.stringify(game.copy(state)) === JSON.stringify(state);
}

/** Whether what the game says to a seat holds together: a choice for those in turn alone, and no choice refused. */
function keepsItsWord(game: Game, state: State, seat: Seat): boolean {
  const actions = game.legal(state, seat);
  game.view(state, seat);
  game.result(state);
  return (
    actions.length > 0 === game.turn(state).includes(seat) &&
    actions.every(action => game.why(state, seat, action) === null) &&
    game.why(state, seat, null)?.rule !== undefined
  );
}

/** Where the table stands: said after every change. */
export function status({ match }: Session): Answer {
  if (!match) return fault('table', 'no-table', 'new or load first');
  const turn = match.game.turn(match.state);
  return { game: match.game.id, seats: match.seats, version: version(match), turn, over: turn.length === 0 };
}

function gameOf(request: Request): Game | undefined {
  return typeof request.game === 'string' ? findGame(request.game) : undefined;
}

function noGame(): Answer {
  return fault('game', 'unknown-game', `one of ${GAMES.map(({ id }) => id).join(', ')}`);
}

function badSeats({ seats }: Game): Answer {
  return fault('seats', 'bad-seats', `a whole number from ${seats.min} to ${seats.max}`);
}
