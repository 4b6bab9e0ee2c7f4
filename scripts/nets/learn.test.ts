import { inputsOf } from '@signoria/bots/net/decisions';
import { openJudge } from '@signoria/bots/net/judge';
import { bytesOf, readNet } from '@signoria/bots/net/net';
import { rngFrom } from '@signoria/core';
import { expect, test } from 'vitest';
import { choiceError, choiceGain } from './choices.ts';
import { subjectOf } from './games.ts';
import { CHOICES, learn, type Progress } from './learn.ts';
import { forward, newLearner } from './learner.ts';
import { makeChoices } from './make-choices.ts';
import { makePositions } from './make-positions.ts';
import { CHOICE_ROW, NOTHING, ROOM, ROW, WHOLE } from './position-file.ts';
import { quantise } from './quantise.ts';

const GAME = 'citadels';
const order = { game: GAME, seed: 'small', games: 150, stray: 0.12, seats: [4], byHand: true };

test('the same order makes the same positions, each chunk others', () => {
  const small = { ...order, games: 2 };
  const subject = subjectOf(GAME);
  const rows = makePositions(subject, small, 0);
  expect(rows.length).toBeGreaterThan(20 * ROW);
  expect(makePositions(subject, small, 0)).toEqual(rows);
  expect(makePositions(subject, small, 1)).not.toEqual(rows);
  // From every seat of a table: the four shares of each position are one win.
  for (let row = 0; row + 4 <= rows.length / ROW; row += 4) {
    const shares = [0, 1, 2, 3].map(seat => rows[(row + seat) * ROW + ROOM]);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(WHOLE);
  }
});

test('a small net learns who will win, and says the same in whole numbers', () => {
  const { encoding } = subjectOf(GAME);
  const rows = makePositions(subjectOf(GAME), order, 0);
  const shape = { inputs: encoding.inputs, hidden: 16, deep: 8, outputs: 2 };
  const curve: Progress[] = [];
  const lessons = { shape, seed: 1, epochs: 4, batch: 32, rate: 0.01 };
  const learner = learn(rows, lessons, progress => curve.push(progress));
  const fair = -0.25 * Math.log(0.25) - 0.75 * Math.log(0.75);
  expect(curve).toHaveLength(4);
  expect(curve[3].lessons).toBeLessThan(curve[0].lessons);
  // What is not in the lessons is foreseen too, clearly better than by equal shares.
  expect(curve[3].heldOut).toBeLessThan(fair - 0.03);
  const judge = openJudge(readNet(bytesOf(quantise(learner.net, encoding.layout)), encoding.layout));
  for (let row = 0; row < 200; row++) {
    forward(learner, rows, row);
    const on = rows.subarray(row * ROW, row * ROW + ROOM);
    const count = on.indexOf(NOTHING);
    judge.on.set(on.subarray(0, count));
    judge.judge(count);
    expect(Math.abs(judge.said(0) - learner.said[0])).toBeLessThan(0.15);
    expect(Math.abs(judge.said(1) - learner.said[1])).toBeLessThan(0.1);
  }
});

test('a small net learns what each answer is worth, and in its lessons chooses better than the policy did', () => {
  const { deciding } = subjectOf(GAME);
  const asked = { ...order, games: 24, asked: 0.5, worlds: 3 };
  const rows = makeChoices(subjectOf(GAME), asked, 0);
  const all = rows.length / CHOICE_ROW;
  expect(all).toBeGreaterThan(1000);
  const small = { ...asked, games: 1 };
  expect(makeChoices(subjectOf(GAME), small, 1)).toEqual(makeChoices(subjectOf(GAME), small, 1));
  const shape = { inputs: inputsOf(deciding), hidden: 16, deep: 8, outputs: deciding.outputs };
  const lessons = { shape, seed: 1, epochs: 4, batch: 32, rate: 0.01 };
  const learner = learn(rows, lessons, () => {}, CHOICES);
  const taught = all - Math.ceil(all * 0.05);
  const silent = newLearner(shape, rngFrom(1));
  silent.net.weights3.fill(0);
  expect(choiceError(learner, rows, taught, all)).toBeLessThan(0.95 * choiceError(silent, rows, taught, all));
  expect(choiceGain(learner, rows, 0, taught)).toBeGreaterThan(0.001);
});
