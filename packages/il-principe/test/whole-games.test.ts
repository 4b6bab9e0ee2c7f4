import { below, rngFrom } from '@signoria/core';
import { dealAt, type TableSetup } from '@signoria/core/kit';
import { expect, test } from 'vitest';
import { type Action, type Event, ilPrincipe, type State } from '../src/index.ts';
import { referee } from './referee.ts';

const TABLES: TableSetup[] = [2, 3, 4, 5].flatMap(seats => [
  { seats },
  { seats, options: { preset: 'first' } },
  { seats, options: { rich: true } },
  { seats, options: { preset: 'first', rich: true, purses: 'open' } },
]);

/** Random play that builds where it can and bids low, so that cities, tributes and roles come up often. */
function playEagerly(state: State, seed: number, hear: (event: Event) => void): void {
  const rng = rngFrom(seed);
  for (let turn = ilPrincipe.turn(state); turn.length > 0; turn = ilPrincipe.turn(state)) {
    const seat = turn[below(rng, turn.length)];
    const legal = ilPrincipe.legal(state, seat);
    const cities = legal.filter(action => action.type === 'build');
    const few = cities.length > 0 ? cities : legal.slice(0, 4);
    const choice: readonly Action[] = below(rng, 4) > 0 ? few : legal;
    ilPrincipe.apply(state, seat, choice[below(rng, choice.length)], hear);
  }
}

test('IP-1.8 IP-3.1 IP-3.6 IP-4.6 IP-5.2 IP-5.6 an independent recount finds nothing wrong in whole games', () => {
  const heard = new Set<string>();
  const endings = new Set<string>();
  for (const table of TABLES)
    for (let game = 0; game < 12; game++) {
      const state = dealAt(ilPrincipe, table, game);
      const judge = referee(state);
      playEagerly(state, game, event => {
        heard.add(event.type);
        if (event.type === 'game-ended') endings.add(event.ending);
        judge(event);
      });
    }
  expect(heard.size, 'kinds of events').toBe(27);
  expect([...endings].sort()).toEqual(['cities', 'last-round', 'short-deck']);
});

test('IP-3.1 the referee objects to lots out of order', () => {
  const state = dealAt(ilPrincipe, { seats: 3 }, 1);
  const judge = referee(state);
  judge({ type: 'lots-drawn', lots: [2, 1, 1, 0, 0], reused: 0 });
  expect(() => judge({ type: 'lot-opened', colour: 2, count: 1, first: 0 })).toThrow();
});
