import { UNIT } from '@signoria/bots/net/decisions';
import { backward, forward, type Learner } from './learner.ts';
import { CHOICE, CHOICE_ROOM, CHOICE_ROW, FINE, NOTHING, PAIRS } from './position-file.ts';

/** How much the worth of what the net would choose counts beside how well it tells the worth of each answer: as in learn.py. */
const SHARPEN = 2;
const TEMPERATURE = 0.5;
/** Beyond so many units an error counts in proportion, no longer as its square. */
const LIMIT = 3;

/** What the net said of the answers of a row and what the search found them worth, both in units about their mean. */
interface Answers {
  outputs: number[];
  said: number[];
  worth: number[];
}

function answersOf(learner: Learner, rows: Uint16Array, row: number): Answers {
  forward(learner, rows, row, CHOICE);
  const outputs: number[] = [];
  const worth: number[] = [];
  for (let i = 0, at = row * CHOICE_ROW + CHOICE_ROOM; i < PAIRS && rows[at + 2 * i] !== NOTHING; i++) {
    outputs.push(rows[at + 2 * i]);
    worth.push(rows[at + 2 * i + 1] / FINE / UNIT);
  }
  return { outputs, said: aboutMean(outputs.map(output => learner.said[output])), worth: aboutMean(worth) };
}

function aboutMean(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map(value => value - mean);
}

/** How far off the net was about the answers of a row. */
function errorOf({ said, worth }: Answers): number {
  return said.reduce((sum, value, k) => {
    const off = Math.abs(value - worth[k]);
    return sum + (off < LIMIT ? (off * off) / 2 : LIMIT * off - (LIMIT * LIMIT) / 2);
  }, 0);
}

/** Adds the slope of one row's error, and gives how far off the net was. */
export function learnChoice(learner: Learner, rows: Uint16Array, row: number): number {
  const answers = answersOf(learner, rows, row);
  const { outputs, said, worth } = answers;
  const odds = said.map(value => Math.exp((value - Math.max(...said)) / TEMPERATURE));
  const all = odds.reduce((sum, each) => sum + each, 0);
  const expected = odds.reduce((sum, each, k) => sum + (each / all) * worth[k], 0);
  const slopes = said.map((value, k) => {
    const off = Math.max(-LIMIT, Math.min(LIMIT, value - worth[k]));
    return off - (SHARPEN * (odds[k] / all) * (worth[k] - expected)) / TEMPERATURE;
  });
  learner.dSaid.fill(0);
  aboutMean(slopes).forEach((slope, k) => {
    learner.dSaid[outputs[k]] += slope;
  });
  backward(learner, rows, row, CHOICE);
  return errorOf(answers);
}

/** How far off the net is about some rows in the mean; one that says nothing of anything would be as far as `worth` spreads. */
export function choiceError(learner: Learner, rows: Uint16Array, from: number, to: number): number {
  let sum = 0;
  for (let row = from; row < to; row++) sum += errorOf(answersOf(learner, rows, row));
  return sum / Math.max(1, to - from);
}

/** What the net's choices gain over the policy's, as utility, in the mean over some rows. */
export function choiceGain(learner: Learner, rows: Uint16Array, from: number, to: number): number {
  let sum = 0;
  for (let row = from; row < to; row++) {
    const { said, worth } = answersOf(learner, rows, row);
    sum += (worth[said.indexOf(Math.max(...said))] - worth[0]) * UNIT;
  }
  return sum / Math.max(1, to - from);
}
