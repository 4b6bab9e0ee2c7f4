import { describe, expect, test } from 'vitest';
import { seedFromText } from '../fair.ts';
import type { Game, Kind } from '../game.ts';
import { act, eventsSince, type Match, startMatch, stateAt, takeBack, undoLimit } from '../match.ts';
import { parseOptions } from '../options.ts';
import { exportRecord, parseRecord, replay } from '../record.ts';
import { pick, rngFrom } from '../rng.ts';
import { dealAt, type Kit, label, playRandomly, same, type TableSetup } from './kit.ts';

/** A match is its record: saved, sent, copied, resumed and replayed, it stays the same to the byte. */
export function checkRecords<T extends Kind>(kit: Kit<T>): void {
  const { game } = kit;
  describe.each(kit.tables.map(table => ({ name: label(table), table })))('$name', ({ table }) => {
    test('a record replays to the same bytes', () => {
      const { match, events } = randomMatch(game, table, 'record');
      const text = JSON.stringify(exportRecord(match as unknown as Match));
      const parsed = parseRecord(text, id => (id === game.id ? (game as unknown as Game) : undefined));
      if (!parsed.ok) expect.fail(JSON.stringify(parsed.problem));
      const again = replay(parsed.value, game as unknown as Game);
      if (!again.ok) expect.fail(JSON.stringify(again.problem));
      expect(JSON.stringify(again.value.state)).toBe(JSON.stringify(match.state));
      expect(JSON.stringify(exportRecord(again.value))).toBe(text);
      const heard = eventsSince(match, 0, 'table').flat();
      const told = events.map(event => game.redact(event, 'table')).filter(event => event !== null);
      expect(JSON.stringify(heard)).toBe(JSON.stringify(told));
    });

    test('a state goes through JSON and copy() in mid-game and plays on the same', () => {
      const state = dealAt(game, table, 1);
      playRandomly(game, state, rngFrom(1), ({ seat, action }) => {
        const copied = game.copy(state);
        const parsed = JSON.parse(JSON.stringify(state)) as T['state'];
        same(JSON.stringify(copied), JSON.stringify(state), 'copy()');
        same(sharedPart(state, copied, 'state'), null, 'copy() shares a part');
        const real = game.copy(state);
        for (const twin of [real, copied, parsed]) game.apply(twin, seat, action);
        same(JSON.stringify(copied), JSON.stringify(real), 'a copy plays on');
        same(JSON.stringify(parsed), JSON.stringify(real), 'a state read from JSON plays on');
      });
    });

    test('moves that told nothing can be taken back, up to another seat’s move', () => {
      const { match } = randomMatch(game, table, 'undo', 40);
      for (const seat of new Set(match.moves.map(move => move.seat))) {
        const own = match.moves.length - 1 - match.moves.findLastIndex(move => move.seat !== seat);
        expect(undoLimit(match, seat)).toBeLessThanOrEqual(own);
      }
      const { seat } = match.moves[match.moves.length - 1];
      const limit = undoLimit(match, seat);
      const before = JSON.stringify(stateAt(match, match.moves.length - limit));
      takeBack(match, limit);
      expect(JSON.stringify(match.state)).toBe(before);
    });
  });
}

/** A match played at random, whole or up to `most` moves, with all its events. */
export function randomMatch<T extends Kind>(
  game: Game<T>,
  table: TableSetup,
  seed: string,
  most = Number.POSITIVE_INFINITY,
): { match: Match<T>; events: T['event'][] } {
  const options = parseOptions(game.options, table.options, table.seats);
  if (!options.ok) throw new Error(options.problem.at);
  const match = startMatch(game, table.seats, options.value, seedFromText(seed));
  const rng = rngFrom(5);
  const events: T['event'][] = [];
  while (match.moves.length < most) {
    const seats = game.turn(match.state);
    if (seats.length === 0) break;
    const seat = pick(rng, seats);
    const outcome = act(match, seat, pick(rng, game.legal(match.state, seat)));
    if (!outcome.ok) throw new Error(`a listed action was refused: ${outcome.refusal.rule}`);
    events.push(...outcome.events);
  }
  return { match, events };
}

/** The path of something both values hold that could change under both, or null. */
function sharedPart(a: unknown, b: unknown, path: string): string | null {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return null;
  if (a === b) return Object.isFrozen(a) ? null : path;
  for (const [key, value] of Object.entries(a)) {
    const shared = sharedPart(value, (b as Record<string, unknown>)[key], `${path}.${key}`);
    if (shared) return shared;
  }
  return null;
}
