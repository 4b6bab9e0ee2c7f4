/**
 * Tunes a game's policy weights by SPSA over paired self-play:
 *
 *   node scripts/tune.ts lost-cities --iterations 400 --deals 60 --seed 1
 *
 * Each iteration nudges every weight up or down at random, lets the two nudged policies play the same deals with
 * seats exchanged, and steps towards the better one. It starts from the weights in the game's table and prints the
 * new ones. The same table and the same arguments give the same weights.
 */
import { parseArgs } from 'node:util';
import type { Policy } from '@signoria/bots';
import { policyWith as citadelsPolicy } from '@signoria/bots/citadels/policy';
import { weightsFor as citadelsWeights } from '@signoria/bots/citadels/weights';
import { policyWith as ilPrincipePolicy } from '@signoria/bots/il-principe/policy';
import { WEIGHTS as ilPrincipeWeights } from '@signoria/bots/il-principe/weights';
import { roundLead } from '@signoria/bots/lost-cities/playout';
import { policyWith as lostCitiesPolicy } from '@signoria/bots/lost-cities/policy';
import { EXPERT as lostCitiesWeights } from '@signoria/bots/lost-cities/weights';
import { noteResult, noWorth, playToTheEnd, utility } from '@signoria/bots/mind';
import { policyWith as patricianPolicy } from '@signoria/bots/patrician/policy';
import { WEIGHTS as patricianWeights } from '@signoria/bots/patrician/weights';
import { citadels } from '@signoria/citadels';
import { ilPrincipe } from '@signoria/il-principe';
import { lostCities } from '@signoria/lost-cities';
import { patrician } from '@signoria/patrician';
import { below, defaultPreset, type Game, type Kind, pick, type Rng, rngFrom, split } from '@signoria/table';

type Table = Readonly<Record<string, number>>;

interface Tunable<T extends Kind = Kind> {
  game: Game<T>;
  weights: Table;
  policyWith(weights: Table): Policy<T>;
  seats: number;
  /** Points ahead that are as good as certain victory. */
  scale: number;
  /** What is no matter of degree, or of no use in self-play, and stays as it is. */
  fixed?: readonly string[];
  /** A quicker way to the points by which the first seat beats the second, where a game has one. */
  lead?(rng: Rng, first: Table, second: Table): number;
}

/** A game whose weights are a flat table of numbers. */
function tunable<T extends Kind, W extends { [K in keyof W]: number }>(
  game: Game<T>,
  weights: W,
  policyWith: (weights: W) => Policy<T>,
  seats: number,
  scale: number,
  lead?: (rng: Rng, first: W, second: W) => number,
  fixed: readonly (keyof W & string)[] = [],
): Tunable {
  const loose: Tunable<T> = {
    game,
    weights: weights as unknown as Table,
    policyWith: table => policyWith(table as unknown as W),
    seats,
    scale,
    fixed,
    ...(lead && { lead: (rng, first, second) => lead(rng, first as unknown as W, second as unknown as W) }),
  };
  return loose as unknown as Tunable;
}

const TUNABLE: readonly Tunable[] = [
  tunable(lostCities, lostCitiesWeights, lostCitiesPolicy, 2, 300, (rng, first, second) => {
    const options = { ...lostCities.options.presets.published, rounds: 1 };
    return 3 * roundLead(lostCities.setup(2, options, rng), first, second);
  }),
  tunable(ilPrincipe, ilPrincipeWeights, ilPrincipePolicy, 4, 60),
  tunable(patrician, patricianWeights, patricianPolicy, 2, 40, undefined, ['sure', 'recall']),
  tunable(citadels, citadelsWeights(4), citadelsPolicy, 4, 30, undefined, ['read', 'recall']),
  tunable(citadels, citadelsWeights(2), citadelsPolicy, 2, 30, undefined, ['read', 'recall']),
];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    iterations: { type: 'string', default: '300' },
    deals: { type: 'string', default: '40' },
    seats: { type: 'string' },
    seed: { type: 'string', default: '1' },
    gain: { type: 'string', default: '15' },
    /** `self`: the two nudged tables share a table; `random`: each meets random players on the same deals; `mixed`: now this, now that. */
    pool: { type: 'string', default: 'self' },
    check: { type: 'string', default: '1000' },
  },
});

const known = TUNABLE.filter(one => one.game.id === positionals[0]);
const found = known.find(one => one.seats === Number(values.seats)) ?? known[0];
if (!found) {
  console.error(`which game? one of ${[...new Set(TUNABLE.map(one => one.game.id))].join(', ')}`);
  process.exitCode = 2;
} else {
  tune(found, values.seats ? Number(values.seats) : found.seats);
}

function tune(subject: Tunable, seats: number): void {
  const rng = rngFrom(Number(values.seed));
  const names = Object.keys(subject.weights).filter(name => !subject.fixed?.includes(name));
  const start = names.map(name => subject.weights[name]);
  const size = start.map(weight => 0.25 * Math.abs(weight) + 0.1);
  // In units of each weight's own size, so that one gain fits all.
  const at = names.map(() => 0);
  const mean = names.map(() => 0);
  const iterations = Number(values.iterations);
  const deals = Number(values.deals);
  const table = (units: readonly number[]): Table => ({
    ...subject.weights,
    ...Object.fromEntries(names.map((name, i) => [name, start[i] + units[i] * size[i]])),
  });
  for (let k = 0; k < iterations; k++) {
    const reach = 0.8 / (k + 1) ** 0.101;
    const gain = Number(values.gain) / (k + 1 + iterations / 10) ** 0.602;
    const side = names.map(() => (below(rng, 2) === 0 ? 1 : -1));
    const up = table(at.map((unit, i) => unit + reach * side[i]));
    const down = table(at.map((unit, i) => unit - reach * side[i]));
    const better = compare(subject, seats, up, down, deals, rng);
    at.forEach((_, i) => {
      at[i] += (gain * better * side[i]) / reach;
    });
    // The second half is averaged: single steps are noisy.
    if (k >= iterations / 2) {
      at.forEach((unit, i) => {
        mean[i] += unit / Math.ceil(iterations / 2);
      });
    }
    if ((k + 1) % 50 === 0) console.error(`${k + 1}/${iterations} ${JSON.stringify(rounded(table(at)))}`);
  }
  const tuned = rounded(table(mean));
  const check = compare(
    subject,
    seats,
    tuned,
    subject.weights,
    Number(values.check),
    rngFrom(Number(values.seed) + 1_000_003),
    true,
  );
  console.error(`on fresh deals: ${check.toFixed(4)} utility a game over the weights it began with`);
  console.log(JSON.stringify(tuned, null, 2));
}

/** How much better `a` does than `b` where they share a table, each deal played twice with seats exchanged. */
function compare(
  { game, scale, lead, policyWith }: Tunable,
  seats: number,
  first: Table,
  second: Table,
  deals: number,
  rng: Rng,
  wins = false,
): number {
  const options = game.options.presets[defaultPreset(game.options)];
  const worth = noWorth();
  const a = policyWith(first);
  const b = policyWith(second);
  let total = 0;
  for (let deal = 0; deal < deals; deal++) {
    const seed = split(rng);
    const luck = split(rng);
    if (values.pool === 'random' || (values.pool === 'mixed' && deal % 2 === 1)) {
      const own = Math.trunc(deal / 2) % seats;
      for (const [policy, sign] of [
        [a, 1],
        [b, -1],
      ] as const) {
        const mixed: Policy = (s, seat, legal, luckOf) =>
          seat === own ? policy(s, seat, legal, luckOf) : pick(luckOf, legal);
        noteResult(playToTheEnd(game, mixed, game.setup(seats, options, [...seed]), [...luck]), worth);
        total += 2 * sign * (wins ? worth.wins[own] : utility({ scale, tilt: 0.7 }, worth, own));
      }
      continue;
    }
    if (lead) {
      const points = (lead([...seed], first, second) - lead([...seed], second, first)) / 2;
      total += wins ? Math.sign(points) : points / scale;
      continue;
    }
    for (const shift of [0, 1]) {
      const state = game.setup(seats, options, [...seed]);
      const mixed: Policy = (s, seat, legal, own) => ((seat + shift) % 2 === 0 ? a : b)(s, seat, legal, own);
      noteResult(playToTheEnd(game, mixed, state, [...luck]), worth);
      for (let seat = 0; seat < seats; seat++) {
        const value = wins ? worth.wins[seat] : utility({ scale, tilt: 0.7 }, worth, seat);
        const own = (seat + shift) % 2 === 0;
        const peers = Math.floor((seats + (own === (shift === 0) ? 1 : 0)) / 2);
        total += (own ? value : -value) / peers;
      }
    }
  }
  return total / (lead && values.pool === 'self' ? deals : 2 * deals);
}

function rounded(table: Table): Table {
  return Object.fromEntries(
    Object.entries(table).map(([name, weight]) => [name, Number(weight.toPrecision(4))]),
  );
}
