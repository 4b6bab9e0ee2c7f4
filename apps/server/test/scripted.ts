import { type Game, type OptionField, parseOptions, pick, rngFrom, type Seat } from '@signoria/core';
import type { Done, MatchState } from '@signoria/protocol';
import { expect } from 'vitest';
import type { Visitor, Wire } from './kit.ts';

/** Somebody who plays by script over a socket. */
export interface Player {
  who: Visitor;
  wire: Wire;
  seat: Seat;
}

/** One move by whoever is in turn among the players; null when the match is over or waits for a bot. */
export async function move(
  players: Player[],
  match: string,
  rng: ReturnType<typeof rngFrom>,
): Promise<boolean> {
  const state = await players[0].wire.until(match, s => {
    return s.status !== 'playing' || s.turn.some(seat => isPersons(s, seat));
  });
  if (state.status !== 'playing') return false;
  const seat = state.turn.find(one => isPersons(state, one));
  const player = players.find(one => one.seat === seat);
  if (!player) throw new Error(`nobody sits in ${seat}`);
  const mine = await player.wire.until(match, s => s.version >= state.version);
  if (mine.version !== state.version || mine.legal.length === 0) return true;
  await player.wire.get<Done>('act', { match, version: mine.version, action: pick(rng, mine.legal) });
  return true;
}

function isPersons(state: MatchState, seat: Seat): boolean {
  return state.seats[seat].played === 'person';
}

/** Enough of a long game to see all of it. */
const SHORT: Readonly<Record<string, Record<string, unknown>>> = { 'lost-cities': { rounds: 1 } };

/** Options that this number of seats allows: the default, a preset, or one option changed. */
export function optionsFor(game: Game, seats: number): Record<string, unknown> {
  const single = Object.entries<OptionField>(game.options.fields).flatMap(([name, field]) =>
    field.type === 'string' ? field.enum.map(value => ({ [name]: value })) : [],
  );
  const tries = [
    SHORT[game.id] ?? {},
    ...Object.keys(game.options.presets).map(preset => ({ preset })),
    ...single,
  ];
  const found = tries.find(options => parseOptions(game.options, options, seats).ok);
  if (!found) throw new Error(`no options for ${seats} seats of ${game.id}`);
  return found;
}

/** Takes back the last move where the engine says nothing was revealed, and leaves it to be made again. */
export async function tryUndo(players: Player[], match: string): Promise<number> {
  const latest = await players[0].wire.until(match, () => true);
  for (const { wire } of players) {
    const mine = await wire.until(match, state => state.version >= latest.version);
    const answer = await wire.ask<Done>('undo', { match, version: mine.version, count: 1 });
    if (!answer.ok) {
      expect(['undo-limit', 'match-over']).toContain(answer.error.code);
      continue;
    }
    for (const other of players) {
      const state = await other.wire.until(match, one => one.version >= answer.version);
      expect(state.moves).toBe(mine.moves - 1);
      expect(state.log.at(-1)?.kind).toBe('undo');
    }
    return 1;
  }
  return 0;
}

/** Another device, the same seat: what happened since. */
export async function reconnect(
  player: Player,
  watch: (wire: Wire, since?: number) => Promise<MatchState>,
  match: string,
): Promise<void> {
  const before = await player.wire.until(match, () => true);
  const { heard } = player.wire;
  player.wire.close();
  player.wire = await player.who.connect();
  player.wire.heard.push(...heard);
  const since = Math.max(0, before.version - 3);
  const state = await watch(player.wire, since);
  expect(state.you).toBe(player.seat);
  expect(state.log.length).toBeGreaterThanOrEqual(3);
  expect(state.log.map(line => line.version)).toEqual(
    Array.from({ length: state.version - since }, (_, i) => since + 1 + i),
  );
}

/** The last player goes away in mid-game; the first hands the seat to a bot; it is given back on return. */
export async function takeover(players: Player[], match: string): Promise<boolean> {
  const gone = players[players.length - 1];
  const first = players[0];
  const { heard } = gone.wire;
  gone.wire.close();
  const rng = rngFrom(99);
  let hasStoodIn = false;
  for (;;) {
    const state = await first.wire.until(match, () => true);
    if (state.status !== 'playing') break;
    if (state.offers.some(offer => offer.seat === gone.seat && offer.why === 'absent')) {
      const { version } = await first.wire.get<Done>('replace', { match, seat: gone.seat });
      const replaced = await first.wire.until(match, one => one.version >= version);
      expect(replaced.seats[gone.seat].played).toBe('stand-in');
      // The bot moves for the absent: its turn passes without them.
      await first.wire.until(match, one => one.version > version);
      hasStoodIn = true;
      break;
    }
    if (state.turn.includes(gone.seat)) {
      await new Promise(resolve => setTimeout(resolve, 20));
      const fresh = await first.wire.get<{ state: MatchState }>('watch-match', {
        match,
        since: state.version,
      });
      first.wire.heard.push({ event: 'match', body: fresh.state });
      continue;
    }
    await move(
      players.filter(player => player !== gone),
      match,
      rng,
    );
  }
  gone.wire = await gone.who.connect();
  gone.wire.heard.push(...heard);
  const { state } = await gone.wire.get<{ state: MatchState }>('watch-match', { match });
  gone.wire.heard.push({ event: 'match', body: state });
  expect(state.seats[gone.seat].played).toBe('person');
  return hasStoodIn;
}
