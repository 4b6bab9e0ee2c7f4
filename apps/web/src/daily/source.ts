import { type Game, sameAction, seatsOf, type Tagged } from '@signoria/core';
import type { HintMove } from '@signoria/words/hint';
import type { Player, SavedMatch } from '../match/local/saved.ts';
import { openTable, play, recordOf, snapshot } from '../match/local/table.ts';
import type { MatchSource, Snapshot } from '../match/source.ts';
import { createStore } from '../store.ts';
import type { Position } from './position.ts';

/** A position to solve, as the game screen plays it: one choice, and what it was worth. */
export interface DailySource extends MatchSource {
  readonly kind: 'daily';
  readonly position: Position;
  current(): Snapshot;
  /** What the solver chose; null until then. */
  chosen(): HintMove | null;
}

/** The game up to a position, with the solver in the seat that must choose. */
export function savedAt(
  { match, seat }: Position,
  id: string,
  you: string,
  levels: readonly string[],
): SavedMatch {
  const bots = [...levels];
  const players = seatsOf(match.seats).map((at): Player => {
    return at === seat ? { kind: 'person', name: you } : { kind: 'bot', level: bots.shift() ?? 'heuristic' };
  });
  return {
    id,
    game: match.game.id,
    rules: match.game.rulesVersion,
    options: match.options,
    seed: match.seed,
    players,
    actions: match.moves.map(({ seat: by, action }) => [by, action]),
    over: false,
    waits: true,
    updatedAt: Date.now(),
  };
}

/** `onAnswer` is told every choice. */
export function dailySource(
  game: Game,
  position: Position,
  you: string,
  onAnswer: (chosen: HintMove) => void,
): DailySource {
  const table = openTable(game, savedAt(position, `daily-${game.id}`, you, []), Date.now());
  if (!table) throw new Error(`position ${position.id} of ${game.id} cannot be played`);
  // A choice at a time: nothing is asked after it, and it is taken back by returning to the position.
  const shown = (): Snapshot => ({ ...snapshot(table, Date.now()), undo: 0 });
  const store = createStore<{ snapshot: Snapshot; chosen: HintMove | null }>({
    snapshot: shown(),
    chosen: null,
  });
  return {
    kind: 'daily',
    position,
    current: () => store.get().snapshot,
    chosen: () => store.get().chosen,
    problem: () => null,
    subscribe: store.subscribe,
    async act(action) {
      if (store.get().chosen) return { ok: false, code: 'match-over' };
      const answer = play(table, position.seat, action, Date.now());
      if (!answer.ok) return answer;
      const chosen = position.choices.find(choice => sameAction(choice.action, action as Tagged));
      if (!chosen) throw new Error(`position ${position.id} of ${game.id} lacks a choice`);
      store.set({ snapshot: { ...shown(), legal: [] }, chosen });
      onAnswer(chosen);
      return answer;
    },
    hint: async () => ({ ok: false, code: 'daily-hint' }),
    undo: async () => ({ ok: false, code: 'undo-limit' }),
    lift: () => {},
    record: async () => recordOf(table),
    room: null,
    close: () => {},
  };
}
