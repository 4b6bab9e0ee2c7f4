import { NONE, pick, rngFrom, type Seat } from '@signoria/core';
import { type Card, type Material, patrician, type State } from '@signoria/patrician';
import { expect, test } from 'vitest';
import { HAND, HANDS, HELD, LEFT, LENGTH, PILE, SHOWN_TAKEN } from '../src/patrician/duel/duel.ts';
import { readDuel, worldsOf } from '../src/patrician/duel/worlds.ts';
import { firstModel, modelOfTwo } from '../src/patrician/model.ts';
import { infoTree } from '../src/search/info-tree.ts';

const { base } = patrician.options.presets;
const standard = patrician.options.material?.standard as Material;
/** Start cards that print alike, one of which may be known and the other not, and two moves in one city. */
const twins = {
  Bologna: ['+', '+', 'B*', 'B*', 'C', 'A', 'AA'],
  Firenze: ['+', '+', 'C*', 'C*', 'A', 'B', 'M'],
  Roma: ['+', '+', 'A*', 'A*', 'M', 'M', '?'],
};
const printing = { ...standard, cities: { ...standard.cities, ...twins } };

/** Every state of a game of two, by chance or by the policy, every third of another printing. */
function* gameOfTwo(seed: number): Generator<{ state: State; seat: Seat }> {
  const options = seed % 3 === 2 ? { ...base, material: printing as Material } : base;
  const state = patrician.setup(2, options, rngFrom(seed));
  const rng = rngFrom(seed + 1000);
  for (let [seat] = patrician.turn(state); seat !== undefined; [seat] = patrician.turn(state)) {
    yield { state, seat };
    const legal = patrician.legal(state, seat);
    patrician.apply(state, seat, seed % 2 ? pick(rng, legal) : firstModel.policy(state, seat, legal, rng));
  }
  yield { state, seat: state.player };
}

function rowOf(state: State): number[] {
  const row = new Int32Array(LENGTH);
  readDuel(row, state);
  return told(row);
}

/** What a row says: without the places of hands and pile that are empty. */
function told(row: Int32Array): number[] {
  const says = [...row.subarray(0, PILE + row[LEFT])];
  for (let seat = 0; seat < 2; seat++)
    for (let i = row[HELD + seat]; i < HAND; i++) {
      says[HANDS + seat * HAND + i] = NONE;
      says[SHOWN_TAKEN + seat * HAND + i] = NONE;
    }
  return says;
}

test('a duel is played by the rules: whatever is done, it is offered the same and comes to the same', () => {
  const { game } = modelOfTwo;
  const steps = new Set<string>();
  let halfKnown = 0;
  // In the last of these games somebody takes the twin of a start card in hand.
  for (const seed of [0, 1, 2, 3, 4, 5, 6, 7, 80])
    for (const { state, seat } of gameOfTwo(seed)) {
      steps.add(state.step);
      if (holdsHalfKnown(state, seat)) halfKnown++;
      const duel = game.imagine(patrician.view(state, seat), rngFrom(0));
      readDuel(duel.at, state);
      expect(game.turn(duel)).toEqual(patrician.turn(state));
      const legal = patrician.legal(state, seat);
      expect(game.legal(duel, seat)).toEqual(legal);
      for (const action of legal) {
        const next = patrician.copy(state);
        patrician.apply(next, seat, action);
        const copy = game.copy(duel);
        game.apply(copy, seat, action);
        expect(told(copy.at)).toEqual(rowOf(next));
      }
    }
  expect([...steps].sort()).toEqual(['build', 'move', 'over', 'play', 'take']);
  expect(halfKnown).toBeGreaterThan(0);
});

/** Whether the seat holds two cards that print alike, one of them taken in sight of all and the other not. */
function holdsHalfKnown({ hands, known }: State, seat: Seat): boolean {
  const copies = (cards: readonly Card[], card: Card) => cards.filter(other => other === card).length;
  return known[seat].some(card => copies(hands[seat], card) > copies(known[seat], card));
}

test('from the same luck the worlds of a duel are those of the game', () => {
  for (let seed = 0; seed < 6; seed++)
    for (const { state, seat } of gameOfTwo(seed)) {
      const view = patrician.view(state, seat);
      const world = worldsOf(view);
      for (let luck = 0; luck < 3; luck++) {
        const imagined = patrician.imagine(view, rngFrom(luck));
        expect(told(world(rngFrom(luck)).at)).toEqual(rowOf(imagined));
      }
    }
});

test('in duels every action promises what it does in states of the game', () => {
  for (let seed = 0; seed < 8; seed++)
    for (const { state, seat } of gameOfTwo(seed)) {
      const legal = patrician.legal(state, seat);
      const duel = modelOfTwo.game.imagine(patrician.view(state, seat), rngFrom(seed));
      const [found, wanted] = [new Float64Array(legal.length), new Float64Array(legal.length)];
      modelOfTwo.quickScores?.(duel, seat, legal, found);
      firstModel.quickScores?.(state, seat, legal, wanted);
      expect([...found]).toEqual([...wanted]);
    }
});

test('a tree of duels chooses as a tree of states does with as many playouts', () => {
  const options = { exploration: 0.4, priorWeight: 4, width: 6 };
  let asked = 0;
  for (let seed = 0; seed < 6; seed++)
    for (const { state, seat } of gameOfTwo(seed)) {
      const legal = patrician.legal(state, seat);
      if (legal.length < 2 || asked++ % 17 !== 0) continue;
      const task = { view: patrician.view(state, seat), legal, budget: { playouts: 60 } };
      const inStates = infoTree({ ...task, model: firstModel, rng: rngFrom(asked) }, options);
      const inDuels = infoTree({ ...task, model: modelOfTwo, rng: rngFrom(asked) }, options);
      expect(inDuels).toEqual(inStates);
    }
  expect(asked).toBeGreaterThan(300);
});
