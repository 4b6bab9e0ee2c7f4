import type { Policy } from '@signoria/bots';
import { policyWith as citadelsPolicy } from '@signoria/bots/citadels/policy';
import {
  type Weights as CitadelsWeights,
  APPRENTICE as citadelsApprentice,
  weightsFor,
} from '@signoria/bots/citadels/weights';
import { policyWith as ilPrincipePolicy } from '@signoria/bots/il-principe/policy';
import {
  APPRENTICE as ilPrincipeApprentice,
  WEIGHTS as ilPrincipeWeights,
} from '@signoria/bots/il-principe/weights';
import { policyWith as lostCitiesPolicy } from '@signoria/bots/lost-cities/policy';
import {
  APPRENTICE as lostCitiesApprentice,
  WEIGHTS as lostCitiesWeights,
} from '@signoria/bots/lost-cities/weights';
import { policyWith as patricianPolicy } from '@signoria/bots/patrician/policy';
import {
  APPRENTICE as patricianApprentice,
  WEIGHTS as patricianWeights,
} from '@signoria/bots/patrician/weights';
import { citadels, SECOND_CHARACTERS } from '@signoria/citadels';
import { type Game, type Kind, parseOptions } from '@signoria/core';
import { ilPrincipe } from '@signoria/il-principe';
import { lostCities } from '@signoria/lost-cities';
import { patrician } from '@signoria/patrician';

export type Table = Readonly<Record<string, number>>;

/** Where weights are tried: a table of so many seats, with equals or, where beginners are to be met too, with random players. */
export interface Setting<T extends Kind = Kind> {
  seats: number;
  options: T['options'];
  among: 'equals' | 'random';
}

/** One table of weights: where its search begins, and what it is for. */
export interface Subject<T extends Kind = Kind> {
  name: string;
  game: Game<T>;
  policyWith(weights: Table): Policy<T>;
  /** Deals go through these in turn. */
  settings: readonly Setting<T>[];
  /** Set by hand: where the search begins. */
  start: Table;
  /** The table the bots play by. */
  found: Table;
  /** No matter of degree, and left as it is. */
  fixed: readonly string[];
  /** What may be less than nothing; the others mean what their names say and never turn round. */
  signed: readonly string[];
  /** Points ahead that are as good as certain victory. */
  scale: number;
  generations: number;
  /** Deals each table of a generation plays. */
  deals: number;
}

interface Plan<T extends Kind, W> {
  name: string;
  game: Game<T>;
  policyWith(weights: W): Policy<T>;
  settings: readonly (readonly [seats: number, options?: object, among?: 'random'])[];
  start: W;
  found: W;
  fixed?: readonly (keyof W & string)[];
  signed?: readonly (keyof W & string)[];
  scale: number;
  generations: number;
  deals: number;
}

function subject<T extends Kind, W extends { [K in keyof W]: number }>(plan: Plan<T, W>): Subject {
  const { game, policyWith, settings, start, found, fixed = [], signed = [] } = plan;
  const strict: Subject<T> = {
    ...plan,
    fixed,
    signed,
    start: start as unknown as Table,
    found: found as unknown as Table,
    policyWith: table => policyWith(table as unknown as W),
    settings: settings.map(([seats, asked, among]): Setting<T> => {
      const options = parseOptions(game.options, asked, seats);
      if (!options.ok) throw new Error(`${plan.name}: ${options.problem.at}`);
      return { seats, options: options.value, among: among ?? 'equals' };
    }),
  };
  return strict as unknown as Subject;
}

/** Chance makes choices hard to read, which nobody in self-play tries to; a card that can never be built has no degrees. */
const CITADELS_FIXED = ['read', 'recall', 'whim', 'twin'] as const;

export const SUBJECTS: readonly Subject[] = [
  subject({
    name: 'lost-cities',
    game: lostCities,
    policyWith: lostCitiesPolicy,
    settings: [[2, { rounds: 1 }]],
    start: lostCitiesApprentice,
    found: lostCitiesWeights,
    signed: ['gap', 'openMany', 'openLate', 'stockLate', 'feedLate', 'keep', 'bold'],
    scale: 100,
    generations: 400,
    deals: 300,
  }),
  subject({
    name: 'patrician',
    game: patrician,
    policyWith: patricianPolicy,
    settings: [
      [2],
      [4],
      [4, {}, 'random'],
      [4, {}, 'random'],
      [4, {}, 'random'],
      [4, {}, 'random'],
      [4, {}, 'random'],
      [4, {}, 'random'],
      [3, { preset: 'both' }],
      [2, { preset: 'messengers' }],
    ],
    start: { ...patricianApprentice, sure: 1 },
    found: patricianWeights,
    fixed: ['sure', 'recall', 'firstHead', 'secondHead'],
    signed: ['crowd'],
    scale: 40,
    generations: 250,
    deals: 200,
  }),
  subject({
    name: 'citadels',
    game: citadels,
    policyWith: citadelsPolicy,
    settings: [[4], [5, SECOND_CHARACTERS], [3], [4, SECOND_CHARACTERS], [6], [7]],
    start: { ...citadelsApprentice, whim: 0.3 },
    found: weightsFor(4),
    fixed: CITADELS_FIXED,
    // Whoever is known for what he takes is murdered or robbed for it: a strength may be a weakness.
    signed: Object.keys(citadelsApprentice) as (keyof CitadelsWeights)[],
    scale: 30,
    generations: 250,
    deals: 144,
  }),
  subject({
    name: 'citadels-duel',
    game: citadels,
    policyWith: citadelsPolicy,
    settings: [[2], [2, { ...SECOND_CHARACTERS, rank4: 'king' }]],
    start: { ...citadelsApprentice, whim: 0.3 },
    found: weightsFor(2),
    fixed: CITADELS_FIXED,
    scale: 30,
    generations: 250,
    deals: 200,
  }),
  subject({
    name: 'il-principe',
    game: ilPrincipe,
    policyWith: ilPrincipePolicy,
    settings: [[4], [2], [3], [4, { preset: 'first' }], [5]],
    start: ilPrincipeApprentice,
    found: ilPrincipeWeights,
    signed: ['margin', 'keep'],
    scale: 60,
    generations: 200,
    deals: 100,
  }),
];
