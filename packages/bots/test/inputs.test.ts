import { ROSTERS } from '@signoria/bots';
import { type Kind, parseOptions, rngFrom, type Seat, seatsOf } from '@signoria/core';
import { describe, expect, test } from 'vitest';
import { decisions as citadelsDecisions } from '../src/citadels/decisions.ts';
import { encoding as citadels } from '../src/citadels/inputs.ts';
import { decisions as ilPrincipeDecisions } from '../src/il-principe/decisions.ts';
import { encoding as ilPrincipe } from '../src/il-principe/inputs.ts';
import { type Deciding, inputsOf, reader } from '../src/net/decisions.ts';
import type { Encoding } from '../src/net/inputs.ts';
import { MOST_ON } from '../src/net/net.ts';
import type { Roster } from '../src/roster.ts';

const ENCODINGS: Readonly<Record<string, Encoding>> = {
  citadels: citadels as Encoding,
  'il-principe': ilPrincipe as Encoding,
};

const DECISIONS: Readonly<Record<string, Deciding>> = {
  citadels: citadelsDecisions() as unknown as Deciding,
  'il-principe': ilPrincipeDecisions() as unknown as Deciding,
};

function tableOf({ game }: Roster, seats: number): Kind['state'] {
  const preset = game.id === 'citadels' && seats === 8 ? { rank9: 'queen' } : undefined;
  const options = parseOptions<Kind['options']>(game.options, preset, seats);
  if (!options.ok) throw new Error(options.problem.at);
  return game.setup(seats, options.value, rngFrom(seats));
}

function read(encoding: Encoding, state: Kind['state'], seat: Seat): number[] {
  const on = new Uint16Array(MOST_ON);
  return [...on.subarray(0, encoding.encode(state, seat, on))];
}

for (const roster of ROSTERS.filter(({ game }) => game.id in ENCODINGS)) {
  const { game, model } = roster;
  const encoding = ENCODINGS[game.id];
  const tables = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  describe(game.id, () => {
    test.each(tables)('%i seats: the net is shown what the seat may know, and nothing else', seats => {
      const state = tableOf(roster, seats);
      const rng = rngFrom(seats);
      const different = new Set<string>();
      for (let [seat] = game.turn(state), move = 0; seat !== undefined; [seat] = game.turn(state), move++) {
        // Worlds of a full table are dear: every seventh position will do.
        for (const each of move % 7 === 0 ? seatsOf(seats) : []) {
          const inputs = read(encoding, state, each);
          expect(Math.max(...inputs)).toBeLessThan(encoding.inputs);
          expect(inputs.length).toBeLessThanOrEqual(MOST_ON);
          const world = game.imagine(game.view(state, each), rng);
          expect(read(encoding, world, each)).toEqual(inputs);
          different.add(inputs.join());
        }
        game.apply(state, seat, model.policy(state, seat, game.legal(state, seat), rng));
      }
      expect(different.size).toBeGreaterThan(20);
    });

    test.each(tables)('%i seats: of every decision the net knows the answers, each by one output', seats => {
      const deciding = DECISIONS[game.id];
      const read = reader(deciding);
      const state = tableOf(roster, seats);
      const rng = rngFrom(seats);
      const on = new Uint16Array(MOST_ON);
      const answered = new Set<number>();
      for (let [seat] = game.turn(state); seat !== undefined; [seat] = game.turn(state)) {
        const legal = game.legal(state, seat);
        const { count, answers, actions, outputs } = read(state, seat, legal, on);
        expect(count).toBeLessThanOrEqual(MOST_ON);
        expect(Math.max(...on.subarray(0, count))).toBeLessThan(inputsOf(deciding));
        const asked = outputs.subarray(0, answers);
        expect(new Set(asked).size).toBe(answers);
        expect(new Set(asked)).toEqual(new Set(legal.map(action => deciding.outputOf(state, seat, action))));
        for (let k = 0; k < answers; k++)
          expect(deciding.outputOf(state, seat, legal[actions[k]])).toBe(outputs[k]);
        for (const output of asked) answered.add(output);
        game.apply(state, seat, model.policy(state, seat, legal, rng));
      }
      expect(answered.size).toBeGreaterThan(15);
      expect(Math.max(...answered)).toBeLessThan(deciding.outputs);
    });
  });
}
