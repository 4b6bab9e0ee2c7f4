import type { Shape } from '@signoria/bots/net/net';
import { rngFrom, shuffle } from '@signoria/core';
import { entropy, forward, type Learner, learnRow, newLearner, step } from './learner.ts';
import { ROW } from './position-file.ts';

export interface Lessons {
  shape: Shape;
  seed: number;
  epochs: number;
  batch: number;
  rate: number;
}

/** What is left out of the lessons, to see what was learnt: the last part of the rows, whole games. */
const HELD_OUT = 0.05;

export interface Progress {
  epoch: number;
  /** Cross entropy of the win over the rows held out, and over the lessons. */
  heldOut: number;
  lessons: number;
}

/** Learns from rows of positions, by Adam; its rate fades to nothing along half a cosine. */
export function learn(rows: Uint16Array, lessons: Lessons, tell: (progress: Progress) => void): Learner {
  const rng = rngFrom(lessons.seed);
  const learner = newLearner(lessons.shape, rng);
  const all = Math.trunc(rows.length / ROW);
  const taught = all - Math.ceil(all * HELD_OUT);
  const order = Array.from({ length: taught }, (_, row) => row);
  const steps = lessons.epochs * Math.ceil(taught / lessons.batch);
  for (let epoch = 1; epoch <= lessons.epochs; epoch++) {
    shuffle(rng, order);
    let sum = 0;
    for (let from = 0; from < taught; from += lessons.batch) {
      const batch = order.slice(from, from + lessons.batch);
      for (const row of batch) sum += learnRow(learner, rows, row);
      const done = learner.steps / steps;
      step(learner, batch.length, (lessons.rate * (1 + Math.cos(Math.PI * done))) / 2);
    }
    tell({ epoch, lessons: sum / taught, heldOut: entropyOf(learner, rows, taught, all) });
  }
  return learner;
}

/** The mean cross entropy of the win over some rows. */
export function entropyOf(learner: Learner, rows: Uint16Array, from: number, to: number): number {
  let sum = 0;
  for (let row = from; row < to; row++) {
    forward(learner, rows, row);
    sum += entropy(learner, rows, row);
  }
  return sum / Math.max(1, to - from);
}
