/**
 * Tunes a table of policy weights by CMA-ES over paired self-play:
 *
 *   node scripts/tune.ts patrician            from hand-set weights to the table in the repository; some minutes
 *   node scripts/tune.ts patrician --verify   the same, and fails if the result is different
 *
 * Each generation draws tables of weights around the present mean. Each plays the same deals, from both seats, against
 * that mean and against the hand-set weights, so that it does not only learn to beat itself. The better half moves the
 * mean. The result is the average of the means of the second half. The same arguments give the same table.
 */
import { parseArgs } from 'node:util';
import { rngFrom, split } from '@signoria/core';
import { drawFrom, learn, newCloud } from './tune/cma.ts';
import { SUBJECTS, type Subject, type Table } from './tune/subjects.ts';
import { compare, dealsOf } from './tune/trial.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    verify: { type: 'boolean', default: false },
    generations: { type: 'string' },
    deals: { type: 'string' },
    population: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
    /** Fresh deals on which the outcome meets the tables it should beat. */
    check: { type: 'string', default: '2000' },
  },
});

/** Every so many generations the mean is told. */
const MILESTONE = 25;

const subject = SUBJECTS.find(({ name }) => name === positionals[0]);
if (subject) run(subject);
else {
  console.error(`unknown table; use one of ${SUBJECTS.map(({ name }) => name).join(', ')}`);
  process.exitCode = 2;
}

function run(subject: Subject): void {
  const outcome = tune(subject);
  const deals = dealsOf(subject, Number(values.check), rngFrom(Number(values.seed) + 1_000_003));
  for (const [name, other] of [
    ['where it began', subject.start],
    ['the table in the repository', subject.found],
  ] as const) {
    const wins = compare(subject, outcome, [other], deals, 0);
    const value = compare(subject, outcome, [other], deals);
    console.error(`against ${name}: ${wins.toFixed(4)} wins, ${value.toFixed(4)} utility more a game`);
  }
  console.log(JSON.stringify(outcome, null, 2));
  if (!values.verify) return;
  const other = Object.keys(outcome).filter(name => outcome[name] !== subject.found[name]);
  console.error(other.length ? `differs from the repository: ${other.join(', ')}` : 'matches the repository');
  if (other.length) process.exitCode = 1;
}

function tune(subject: Subject): Table {
  const { start, fixed, signed } = subject;
  const names = Object.keys(start).filter(name => !fixed.includes(name));
  // Each weight is told in units of its own size, so that one step fits all.
  const unit = names.map(name => 0.25 * Math.abs(start[name]) + 0.1);
  const tableAt = (point: readonly number[]): Table => ({
    ...start,
    ...Object.fromEntries(
      names.map((name, i) => {
        const weight = start[name] + point[i] * unit[i];
        return [name, signed.includes(name) ? weight : Math.abs(weight)];
      }),
    ),
  });
  const rng = rngFrom(Number(values.seed));
  const cloud = newCloud(
    names.map(() => 0),
    1,
  );
  const generations = Number(values.generations ?? subject.generations);
  const half = Math.floor(generations / 2);
  const means: Table[] = [];
  for (let generation = 0; generation < generations; generation++) {
    const deals = dealsOf(subject, Number(values.deals ?? subject.deals), split(rng));
    const mean = tableAt(cloud.mean);
    const drawn = Array.from({ length: Number(values.population) }, () => {
      const draw = drawFrom(cloud, rng);
      return { ...draw, worth: compare(subject, tableAt(draw.point), [mean, start], deals) };
    });
    learn(
      cloud,
      drawn.sort((a, b) => b.worth - a.worth),
    );
    if (generation >= half) means.push(tableAt(cloud.mean));
    if ((generation + 1) % MILESTONE === 0)
      report(generation + 1, generations, cloud.step, tableAt(cloud.mean));
  }
  return rounded(averaged(means));
}

function averaged(tables: readonly Table[]): Table {
  const mean = (name: string) => tables.reduce((sum, table) => sum + table[name], 0) / tables.length;
  return Object.fromEntries(Object.keys(tables[0]).map(name => [name, mean(name)]));
}

function report(done: number, of: number, step: number, table: Table): void {
  console.error(`${done}/${of} step ${step.toFixed(2)} ${JSON.stringify(rounded(table))}`);
}

function rounded(table: Table): Table {
  return Object.fromEntries(
    Object.entries(table).map(([name, weight]) => [name, Number(weight.toPrecision(3))]),
  );
}
