import { type Game, type Kind, type Result, rngFrom, type Seat } from '@signoria/core';
import { expect, test } from 'vitest';
import { infoTree } from '../src/search/info-tree.ts';
import { fullPlayouts, type SearchModel } from '../src/search/model.ts';

/**
 * Seat 0 goes for safety, and shares the win, or sets a trap for itself: it wins if the other answers as its policy would,
 * and loses if the other thinks.
 */
interface Trap extends Kind {
  state: Kind['state'] & { said: string[] };
  view: Kind['view'];
  action: { type: 'safe' | 'trap' | 'meek' | 'sharp' };
}

const ANSWERS: readonly Trap['action'][][] = [
  [{ type: 'safe' }, { type: 'trap' }],
  [{ type: 'meek' }, { type: 'sharp' }],
];

function placesOf([first, second]: readonly string[]): [number, number] {
  if (first === 'safe') return [1, 1];
  return second === 'meek' ? [1, 2] : [2, 1];
}

const game = {
  turn: ({ said }: Trap['state']) => (said.length < 2 ? [said.length as Seat] : []),
  legal: ({ said }: Trap['state']) => ANSWERS[said.length],
  apply(state: Trap['state'], _seat: Seat, { type }: Trap['action']) {
    state.said.push(type);
  },
  imagine: () => ({ seats: 2, said: [] }),
  result({ said }: Trap['state']): Result {
    const places = placesOf(said);
    const scores = places.map(place => ({ total: -place, lines: [] }));
    return { places, scores } as unknown as Result;
  },
} as unknown as Game<Trap>;

const model: SearchModel<Trap> = fullPlayouts<Trap>(game, (_state, _seat, legal) => legal[0], {
  scale: 10,
  marginWeight: 0,
});

function chosen(byPolicy: number, playouts: number): string {
  const task = { model, view: { seats: 2, who: 0 as Seat }, legal: ANSWERS[0], budget: { playouts } };
  const options = { exploration: 0.4, priorWeight: 4, byPolicy };
  return infoTree({ ...task, rng: rngFrom(1) } as never, options).action.type;
}

test('whoever looks ahead sees the answer that springs the trap', () => {
  expect(chosen(0, 400)).toBe('safe');
});

test('others who play by the policy do not find it, however long the tree grows', () => {
  for (const playouts of [20, 400, 2000]) expect(chosen(100, playouts)).toBe('trap');
});
