import { LEVELS } from '@signoria/bots/levels';
import { byRules, type Game, type MatchRecord, textHash } from '@signoria/core';
import type { MatchSeat } from '@signoria/protocol';
import type { Player, SavedMatch } from '../local/saved.ts';
import { matchSeat } from '../local/table.ts';
import type { Server } from '../online/server.ts';
import { type Eyes, firstEyes, type Played } from './source.ts';
import { playThrough, type Tape } from './tape.ts';

/** A game ready to be looked at, or why not, as a code of the site's words. */
export type Opened = { tape: Tape; played: Played; eyes: Eyes } | { problem: string };

type FindGame = (id: string) => Game | undefined;

/** A game of this device. */
export function openSaved(saved: SavedMatch | null, findGame: FindGame): Opened {
  if (!saved) return { problem: 'unknown-match' };
  const seats = saved.players.map(matchSeat);
  const played = { id: saved.id, code: '', seats, startedAt: saved.updatedAt };
  return open(saved, { ...saved, seats: seats.length }, played, firstEyes(seats), findGame);
}

/** A finished game of the server: its record, and who sat where. */
export async function openOnline(match: string, { api }: Server, findGame: FindGame): Promise<Opened> {
  const params = { match };
  const [state, record] = await Promise.all([
    api('GET /api/matches/:match', { params }),
    api('GET /api/matches/:match/record', { params }),
  ]);
  if (!state.ok) return { problem: state.error.code };
  if (!record.ok) return { problem: record.error.code };
  const { seats, you, code, startedAt } = state.value;
  const sat = seats.map(
    (seat): MatchSeat => ({ ...seat, played: seat.level === null ? 'person' : 'bot', online: true }),
  );
  const eyes = you === 'table' ? firstEyes(sat) : you;
  const played = { id: match, code, seats: sat, startedAt, online: { isOwn: you !== 'table' } };
  return open(record.value, record.value, played, eyes, findGame);
}

function open(
  { game: id, rules }: Pick<MatchRecord, 'game' | 'rules'>,
  course: Tape['course'],
  played: Played,
  eyes: Eyes,
  findGame: FindGame,
): Opened {
  const newest = findGame(id);
  const game = newest && byRules(newest, rules);
  if (!game) return { problem: 'old-match' };
  const tape = playThrough(game, course);
  return 'refusal' in tape ? { problem: 'old-match' } : { tape, played, eyes };
}

/** A record from elsewhere as this device keeps it. Bots are called by their level in records. */
export function savedFrom(record: MatchRecord, now: number): SavedMatch {
  const { game, rules, options, seed, actions, seats, names } = record;
  const players = Array.from({ length: seats }, (_, i) => playerCalled(names?.[i] ?? `${i + 1}`));
  // Two games may have been dealt the same cards.
  const id = `r${textHash(JSON.stringify([game, options, seed, actions])).slice(0, 11)}`;
  return {
    id,
    game,
    rules,
    options,
    seed,
    players,
    actions,
    over: true,
    waits: false,
    imported: true,
    updatedAt: now,
  };
}

function playerCalled(name: string): Player {
  const level = LEVELS.find(known => known === name);
  return level ? { kind: 'bot', level } : { kind: 'person', name };
}
