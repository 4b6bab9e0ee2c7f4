import { findBot } from '@signoria/bots';
import {
  commitment,
  defaultPreset,
  exportRecord,
  type Kind,
  type Match,
  playLegal,
  rngFrom,
  seatsOf,
  seedFromText,
  startMatch,
  stateAt,
} from '@signoria/core';
import { findGame, GAMES } from '@signoria/games';
import { wordsFor } from '@signoria/words';
import { replayWords } from '@signoria/words/replay';
import { describe, expect, test } from 'vitest';
import { matchSeat, openTable } from '../src/match/local/table.ts';
import { forkAt } from '../src/match/replay/fork.ts';
import { openSaved, savedFrom } from '../src/match/replay/open.ts';
import { readRecord } from '../src/match/replay/read-record.ts';
import { replaySource } from '../src/match/replay/source.ts';
import { playThrough, type Tape } from '../src/match/replay/tape.ts';
import { whyNot } from '../src/screens/replay/why-not.ts';

function playedOut(id: string): Match<Kind> {
  const game = GAMES.find(one => one.id === id);
  if (!game) throw new Error(id);
  const options = game.options.presets[defaultPreset(game.options)];
  const match: Match<Kind> = startMatch(game, game.seats.min, options, seedFromText(`replay ${id}`));
  const bot = findBot(id, 'heuristic');
  const chance = rngFrom(1);
  for (let [seat] = game.turn(match.state); seat !== undefined; [seat] = game.turn(match.state)) {
    const legal = game.legal(match.state, seat);
    playLegal(
      match,
      seat,
      bot?.choose(game.view(match.state, seat), legal, { playouts: 1 }, chance).action ?? legal[0],
    );
  }
  return match;
}

function tapeOf(match: Match<Kind>): Tape {
  const tape = playThrough(match.game, exportRecord(match));
  if ('refusal' in tape) throw new Error(tape.refusal.code);
  return tape;
}

const PLAYERS = [
  { kind: 'person', name: 'Ada' },
  { kind: 'bot', level: 'novice' },
] as const;
const seats = PLAYERS.map(matchSeat);
const played = { id: 'one', code: '', seats, startedAt: 0 };

describe.each(GAMES.map(({ id }) => id))('%s', id => {
  const match = playedOut(id);
  const tape = tapeOf(match);
  const names = {
    ...played,
    seats: seatsOf(match.seats).map(seat => matchSeat(PLAYERS[seat === 0 ? 0 : 1])),
  };

  test('shows every position as it was, in any order and through any eyes', () => {
    const source = replaySource(tape, names, { move: 0, eyes: 0 });
    const last = match.moves.length;
    for (const move of [last, 0, 17, 16, 15, last - 1, 1]) {
      source.go(move);
      const state = stateAt(match, move);
      for (const eyes of [0, 1, 'table'] as const) {
        source.lookAs(eyes);
        expect(source.current().view).toEqual(match.game.view(state, eyes));
      }
      expect(source.current()).toMatchObject({ version: move, moves: move, legal: [], seed: null });
      expect(source.current().log).toHaveLength(move);
    }
    source.go(last + 100);
    expect([source.move(), source.current().status]).toEqual([last, 'over']);
    source.go(-3);
    expect(source.move()).toBe(0);
  });

  test('tells each reader what that reader may hear, and everything where all cards lie open', () => {
    const source = replaySource(tape, names, { move: match.moves.length, eyes: 'open' });
    const heard = () => source.current().log.flatMap(line => (line.kind === 'act' ? line.events : []));
    expect(heard()).toEqual(tape.events.flat());
    expect(source.current().hands).toEqual(
      seatsOf(match.seats).map(seat => match.game.view(match.state, seat)),
    );
    source.lookAs(1);
    expect(source.current().hands).toBeUndefined();
    expect(heard()).toEqual(tape.events.flat().flatMap(event => match.game.redact(event, 1) ?? []));
  });

  test('goes on from any point, with the cards as they were or with others that fit', () => {
    const players = seatsOf(match.seats).map(seat => PLAYERS[seat === 0 ? 0 : 1]);
    const move = Math.floor(match.moves.length / 3);
    const known = match.game.view(tape.stateAt(move), 0);
    const same = openTable(match.game, forkAt(tape, move, 0, 'same', players), 0);
    expect(same?.match.state).toEqual(tape.stateAt(move));
    const fork = JSON.parse(JSON.stringify(forkAt(tape, move, 0, 'anew', players)));
    const anew = openTable(match.game, fork, 0);
    if (!anew) throw new Error('does not open');
    expect(match.game.view(anew.match.state, 0)).toEqual(known);
    expect(anew.match.state).not.toEqual(tape.stateAt(move));
    // What was taken up in the middle can be looked at again like any other game.
    const again = openSaved(fork, findGame);
    expect('tape' in again && again.tape.stateAt(0)).toEqual(anew.match.state);
  });
});

describe('a record from elsewhere', () => {
  const match = playedOut('lost-cities');
  const record = exportRecord(match, ['Ada', 'champion']);
  const refused = async (change: object | string) => {
    const text = typeof change === 'string' ? change : JSON.stringify({ ...record, ...change });
    const read = readRecord(text);
    if (read.ok) throw new Error('was read');
    return whyNot(read.fault, replayWords('en'), await wordsFor('en', 'lost-cities'));
  };

  test('is kept with its people and bots, and found again', () => {
    const read = readRecord(JSON.stringify(record));
    if (!read.ok) throw new Error('was refused');
    const saved = savedFrom(read.record, 5);
    expect(saved.players).toEqual([
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', level: 'champion' },
    ]);
    // Another game with the same cards has a place of its own.
    expect(savedFrom({ ...read.record, actions: record.actions.slice(0, 9) }, 5).id).not.toBe(saved.id);
    const opened = openSaved(saved, findGame);
    expect('tape' in opened && opened.tape.moves.length).toBe(match.moves.length);
  });

  test('that is broken is refused with the reason and the place', async () => {
    const whole = JSON.stringify(record, null, 1);
    expect(await refused(whole.slice(0, -20))).toMatch(/^Line \d+\. The text is incomplete or damaged/);
    expect(await refused('{}')).toMatch(/isn’t a Signoria game record/);
    const moves = [...record.actions];
    moves[4] = [moves[4][0], { type: 'fly' }];
    expect(await refused({ actions: moves })).toMatch(/^Move 5 breaks rule LC-\d+\.\d+: .+/);
    moves[4] = 'nonsense' as never;
    expect(await refused({ actions: moves })).toMatch(/^Move 5\. .*isn’t a move/);
    expect(await refused({ commitment: commitment(seedFromText('another')) })).toMatch(
      /“commitment”.*doesn’t match/,
    );
    expect(await refused({ options: { rounds: 99 } })).toMatch(/rule options/);
    expect(await refused({ result: { ...record.result, places: [2, 2] } })).toMatch(/result doesn’t match/);
  });

  test('of another version says so', async () => {
    expect(await refused({ rules: record.rules + 1 })).toMatch(/another version of the rules/);
    expect(await refused({ version: 2 })).toMatch(/another version of the format/);
    const old = openSaved({ ...savedFrom(record, 0), rules: record.rules - 1 }, findGame);
    expect(old).toEqual({ problem: 'old-match' });
  });
});
