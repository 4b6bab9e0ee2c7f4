import type { Seat, Tagged } from '@signoria/core';

/** A card, a character, a city: its kind as `material` tells it, and its number. */
export type Thing = `${string}:${number}`;

interface Told extends Tagged {
  readonly seat?: Seat;
}

/** By game and event: what the seat of the event has made use of. */
const USED: Readonly<Record<string, Readonly<Record<string, readonly [kind: string, field: string]>>>> = {
  patrician: { played: ['cards', 'card'] },
  citadels: { chose: ['characters', 'character'], built: ['cards', 'card'] },
  'lost-cities': { played: ['cards', 'card'] },
  'il-principe': { built: ['cities', 'city'], 'role-won': ['roles', 'role'] },
};

/** By game: who begins, where turns have an order from the first. */
const FIRST: Readonly<Record<string, string>> = {
  patrician: 'starter',
  citadels: 'crown',
  'lost-cities': 'starter',
  'il-principe': 'marker',
};

/** Who begins a game that has just been dealt. */
export function beginner(game: string, state: object): Seat {
  return (state as Record<string, Seat>)[FIRST[game]];
}

/** Notes what every seat makes use of while a game is played. */
export function noteThings(game: string, seats: number): { note(event: Tagged): void; bySeat: Thing[][] } {
  const bySeat = Array.from({ length: seats }, (): Thing[] => []);
  const used = USED[game];
  return {
    bySeat,
    note(event: Told) {
      const entry = used[event.type];
      if (!entry || event.seat === undefined) return;
      const [kind, field] = entry;
      bySeat[event.seat].push(`${kind}:${(event as unknown as Record<string, number>)[field]}`);
    },
  };
}
