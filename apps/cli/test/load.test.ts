import {
  below,
  type Game,
  type Kind,
  parseOptions,
  parseState,
  pick,
  type Rng,
  rngFrom,
  seatsOf,
  type Who,
} from '@signoria/core';
import { GAMES } from '@signoria/games';
import { describe, expect, test } from 'vitest';
import { answer } from '../src/engine/answer.ts';
import { newSession } from '../src/engine/session.ts';

type State = Kind['state'];
type Json = Record<string, unknown> | unknown[];

/** Damaged states of each game. More with SIGNORIA_FUZZ. */
const EACH = Number(process.env.SIGNORIA_FUZZ ?? 25_000);
/** Moves played on from a damaged state that was taken. */
const PLAYED = 40;
/** One in so many is asked for every view and every imagined world. */
const LOOKED = 8;

describe.each(GAMES)('a state of $id', game => {
  test('from any moment of a game is taken as it is', () => {
    for (const state of moments(game, 1)) {
      const found = parseState(game, JSON.parse(JSON.stringify(state)));
      if (!found.ok) expect.fail(`${found.problem.at}: ${found.problem.expected}\n${JSON.stringify(state)}`);
      expect(found.value).toEqual(state);
    }
  });

  test(`damaged in ${EACH} ways is refused with a reason, or can be played on`, () => {
    const rng = rngFrom(game.id.length);
    const sound = moments(game, 2);
    let taken = 0;
    for (let number = 0; number < EACH; number++) {
      const damaged = JSON.parse(JSON.stringify(pick(rng, sound)));
      for (let count = below(rng, 3); count >= 0; count--) damage(damaged, pick(rng, sound), rng);
      const found = parseState(game, damaged);
      if (found.ok) {
        taken++;
        playOn(game, found.value, rng, number % LOOKED === 0);
      } else if (!found.problem.at.startsWith('state') || found.problem.expected === '')
        expect.fail(JSON.stringify(found.problem));
    }
    expect(taken).toBeGreaterThan(EACH / 100);
  });
});

describe.each(GAMES)('a view of $id', game => {
  test('damaged in any way is refused, or imagined as a state that can be loaded', () => {
    const rng = rngFrom(9);
    const session = newSession();
    const sound = moments(game, 3);
    answer(session, JSON.stringify({ do: 'new', game: game.id, seed: 'views' }));
    for (let number = 0; number < EACH / 10; number++) {
      const state = pick(rng, sound);
      const view = JSON.parse(JSON.stringify(game.view(state, pick(rng, [0, 1, 'table'] as Who[]))));
      damage(view, game.view(pick(rng, sound), 0), rng);
      const said = JSON.parse(answer(session, JSON.stringify({ do: 'imagine', view, seed: 'views' })));
      if (said.ok && game.check(said.state, said.state.seats, said.state.options))
        expect.fail(JSON.stringify(view));
      if (!said.ok && said.error.code !== 'bad-view') expect.fail(JSON.stringify(said));
    }
  });
});

/** States from all over random games, with every number of seats and every preset. */
function moments(game: Game, seed: number): State[] {
  const found: State[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (const input of inputs(game, seats)) {
      const options = parseOptions(game.options, input, seats);
      if (!options.ok) continue;
      const rng = rngFrom(seed + seats);
      const state = game.setup(seats, options.value, rngFrom(seed * 100 + seats));
      for (let move = 0; ; move++) {
        if (move % 9 === 0) found.push(game.copy(state));
        const turn = game.turn(state);
        if (turn.length === 0) break;
        const seat = pick(rng, turn);
        game.apply(state, seat, pick(rng, game.legal(state, seat)));
      }
    }
  return found;
}

function inputs(game: Game, seats: number): object[] {
  const ninth = seats > 4 ? { rank9: 'queen' } : {};
  const swapped = {
    rank1: 'witch',
    rank3: 'wizard',
    rank4: seats > 2 ? 'emperor' : 'king',
    rank8: 'diplomat',
  };
  const own =
    game.id === 'citadels'
      ? [
          { darkCity: 'all', ...ninth },
          { darkCity: 'random', freeMix: true, ...swapped, ...ninth },
        ]
      : [];
  return [...Object.keys(game.options.presets).map(preset => ({ preset })), ...own];
}

/** One change somewhere: another value, a neighbour's, a part of another state, an entry more or fewer, two exchanged. */
function damage(whole: Json, other: object, rng: Rng): void {
  const places = placesIn(whole);
  const { part, key } = pick(rng, places);
  const old = part[key as never] as unknown;
  const second = pick(rng, places);
  // A copy each time: what is put in is damaged in its turn.
  const junk = () => structuredClone(pick(rng, JUNK));
  const ways: (() => void)[] = [
    () => set(part, key, typeof old === 'number' ? old + pick(rng, [-1, 1, 2, -2]) : junk()),
    () => set(part, key, junk()),
    () => set(part, key, JSON.parse(JSON.stringify(second.part[second.key as never] ?? null))),
    () => {
      const [one, two] = [old, second.part[second.key as never] as unknown];
      if (typeof one !== typeof two || typeof one === 'object') return;
      set(part, key, two);
      set(second.part, second.key, one);
    },
    () => Array.isArray(part) && part.splice(Number(key), 1),
    () => Array.isArray(part) && part.splice(Number(key), 0, structuredClone(old)),
    () => {
      const field = pick(rng, Object.keys(other));
      set(whole, field, JSON.parse(JSON.stringify(other[field as never])));
    },
    () => {
      const lists = places.filter(place => Array.isArray(place.part) && typeof place.part[0] === 'number');
      const [from, to] = [pick(rng, lists), pick(rng, lists)];
      if (from === undefined || to === undefined) return;
      (to.part as unknown[]).push(...(from.part as unknown[]).splice(Number(from.key), 1));
    },
  ];
  pick(rng, ways)();
}

const JUNK = [
  null,
  true,
  false,
  -1,
  0,
  1,
  2,
  7,
  8,
  9,
  99,
  1e9,
  -1e9,
  0.5,
  2 ** 31,
  '',
  'over',
  'turn',
  'bid',
  [],
  {},
  [[]],
];

interface Place {
  part: Json;
  key: string | number;
}

function placesIn(part: Json): Place[] {
  return Object.keys(part).flatMap(key => {
    const inner = part[key as never] as unknown;
    const here = { part, key };
    return typeof inner === 'object' && inner !== null ? [here, ...placesIn(inner as Json)] : [here];
  });
}

/** A copy of the value: what is changed later must not change elsewhere. */
function set(part: Json, key: string | number, value: unknown): void {
  (part as Record<string | number, unknown>)[key] = structuredClone(value);
}

/** Everything the engine can be asked of a table, at it and some moves on. */
function playOn(game: Game, state: State, rng: Rng, looks: boolean): void {
  const before = JSON.stringify(state);
  try {
    for (let move = 0; move < PLAYED; move++) {
      if (looks && move % 10 === 0) askEverything(game, state, rng);
      const turn = game.turn(state);
      if (turn.length === 0) break;
      const seat = pick(rng, turn);
      game.apply(state, seat, pick(rng, game.legal(state, seat)));
    }
    if (looks) askEverything(game, state, rng);
  } catch (error) {
    expect.fail(`${(error as Error).stack}\n${before}`);
  }
}

function askEverything(game: Game, state: State, rng: Rng): void {
  const everyone: Who[] = [...seatsOf(state.seats), 'table'];
  for (const who of everyone) game.imagine(game.view(state, who), rng);
  for (const seat of seatsOf(state.seats))
    for (const action of game.legal(state, seat)) {
      const refusal = game.why(state, seat, action);
      if (refusal) throw new Error(`${JSON.stringify(action)} is listed and refused by ${refusal.rule}`);
      game.apply(game.copy(state), seat, action);
    }
  game.result(state);
}
