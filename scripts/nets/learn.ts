import type { Shape } from '@signoria/bots/net/net';
import { rngFrom, shuffle } from '@signoria/core';
import { choiceError, learnChoice } from './choices.ts';
import { entropy, forward, type Learner, learnRow, newLearner, step } from './learner.ts';
import { CHOICE_ROW, ROW } from './position-file.ts';

export interface Lessons {
  shape: Shape;
  seed: number;
  epochs: number;
  batch: number;
  rate: number;
}

/** What is left out of the lessons, to see what was learnt: the last part of the rows, whole games. */
const HELD_OUT = 0.05;

/** What is taught from which rows: adds a row's slope and gives its error; and the mean error over some rows. */
export interface Teaching {
  row: number;
  learnRow(learner: Learner, rows: Uint16Array, row: number): number;
  errorOf(learner: Learner, rows: Uint16Array, from: number, to: number): number;
}

/** A value net, by the cross entropy of the win. */
export const POSITIONS: Teaching = { row: ROW, learnRow, errorOf: entropyOf };
/** A policy net, by how far off it is about what each answer is worth. */
export const CHOICES: Teaching = { row: CHOICE_ROW, learnRow: learnChoice, errorOf: choiceError };

export interface Progress {
  epoch: number;
  /** The error over the rows held out, and over the lessons. */
  heldOut: number;
  lessons: number;
}

/** Learns from rows of positions, by Adam; its rate fades to nothing along half a cosine. */
export function learn(
  rows: Uint16Array,
  lessons: Lessons,
  tell: (progress: Progress) => void,
  teaching: Teaching = POSITIONS,
): Learner {
  const rng = rngFrom(lessons.seed);
  const learner = newLearner(lessons.shape, rng);
  const all = Math.trunc(rows.length / teaching.row);
  const taught = all - Math.ceil(all * HELD_OUT);
  const order = Array.from({ length: taught }, (_, row) => row);
  const steps = lessons.epochs * Math.ceil(taught / lessons.batch);
  for (let epoch = 1; epoch <= lessons.epochs; epoch++) {
    shuffle(rng, order);
    let sum = 0;
    for (let from = 0; from < taught; from += lessons.batch) {
      const batch = order.slice(from, from + lessons.batch);
      for (const row of batch) sum += teaching.learnRow(learner, rows, row);
      const done = learner.steps / steps;
      step(learner, batch.length, (lessons.rate * (1 + Math.cos(Math.PI * done))) / 2);
    }
    tell({ epoch, lessons: sum / taught, heldOut: teaching.errorOf(learner, rows, taught, all) });
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
