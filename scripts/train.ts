/**
 * Trains the net with which the better bots of Lost Cities predict a round (packages/bots/src/lost-cities/net.ts):
 *
 *   node scripts/train.ts --out net.json      all three stages; more than an hour
 *   node scripts/train.ts --write             stores the net of net.json in the bots' package
 *
 * Lessons: in rounds between experts, several turns are tried in a position and continued by the expert's heuristic.
 * Practice: the same in rounds of the net against its two teachers and itself, continued by the net for two of its turns
 * and then judged by it. Company: the same against players of all kinds, so that it also does well against beginners. The
 * same arguments give the same net.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SMALL } from '@signoria/bots/lost-cities/net';
import { isOver } from '@signoria/bots/lost-cities/round';
import { APPRENTICE, NOVICE, type Weights } from '@signoria/bots/lost-cities/weights';
import { below, pick, type Rng, rngFrom, split } from '@signoria/core';
import { freshWeights, type Learner, learnGroup, type Moment, newLearner, step } from './train/learner.ts';
import { CAREFUL, EXPERT } from './train/teachers.ts';
import {
  asExperts,
  asNet,
  type Board,
  deal,
  newBoard,
  playAnything,
  playTurn,
  trial,
  tryTurns,
} from './train/turns.ts';
import { writeNet } from './train/write-net.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'net.json' },
    write: { type: 'boolean', default: false },
    /** Takes up the net of a file, and begins with this stage. */
    from: { type: 'string' },
    stage: { type: 'string', default: 'practice' },
  },
});

/** How long a stage is, in moments learned; it may stop before its rate has faded. */
interface Stage {
  name: string;
  seed: number;
  moments: number;
  stop: number;
  report: number;
  rate: number;
  smoothing: number;
  /** Who sits opposite, each as often as the others; null for the net itself. */
  rivals: readonly (Weights | null)[];
}

const LESSONS: Stage = {
  name: 'lessons',
  seed: 6,
  moments: 4_000_000,
  stop: 3_500_000,
  report: 500_000,
  rate: 0.002,
  smoothing: 0.0006,
  rivals: [],
};
const PRACTICE: Stage = {
  name: 'practice',
  seed: 8,
  moments: 3_000_000,
  stop: 2_900_000,
  report: 100_000,
  rate: 0.0008,
  smoothing: 0.001,
  rivals: [...times(4, CAREFUL), ...times(3, EXPERT), ...times(3, null)],
};
const COMPANY: Stage = {
  name: 'company',
  seed: 9,
  moments: 1_200_000,
  stop: 1_200_000,
  report: 100_000,
  rate: 0.0006,
  smoothing: 0.001,
  rivals: [...times(3, CAREFUL), ...times(2, EXPERT), APPRENTICE, ...times(2, NOVICE), ...times(2, null)],
};

function times<T>(count: number, one: T): T[] {
  return Array.from({ length: count }, () => one);
}

const BATCH = 256;

/** The net that plays in practice is renewed after so many steps. */
const RENEW = 100;
const AHEAD = 2;
/** Points by which the net strays from its best turn in practice. */
const NOISE = 1;

/** Plays one round and gives, position by position, the turns tried in it. */
type PlayRound = (board: Board, luck: Rng, learner: Learner) => Moment[][];

/** Experts play, and now and then anything at all; after any turn tried, experts play on. */
const playLesson: PlayRound = (board, luck, { weights }) => {
  const groups: Moment[][] = [];
  for (let seat = deal(board, luck); !isOver(board.r); seat = 1 - seat) {
    if (below(luck, 3) === 0) groups.push(tryTurns(board, seat, luck, weights, asExperts));
    if (below(luck, 12) === 0) playAnything(board, seat, luck);
    else playTurn(board, seat, EXPERT, luck);
  }
  return groups;
};

/** A net as it lately was plays a heuristic or itself; only its own turns are looked at. */
function practiceWith(net: Float64Array, rivals: Stage['rivals']): PlayRound {
  return (board, luck, { weights }) => {
    const groups: Moment[][] = [];
    const first = deal(board, luck);
    const own = below(luck, 2);
    const rival = pick(luck, rivals) ?? net;
    const playOn = asNet(net, rival, AHEAD, luck);
    for (let seat = first; !isOver(board.r); seat = 1 - seat) {
      if (seat !== own) {
        playTurn(board, seat, rival, luck);
        continue;
      }
      if (below(luck, 2) === 0) groups.push(tryTurns(board, seat, luck, weights, playOn));
      playTurn(board, seat, net, luck, NOISE);
    }
    return groups;
  };
}

function learn(stage: Stage, rng: Rng, learner: Learner, playRound: PlayRound, renew?: () => void): void {
  const began = Date.now();
  const board = newBoard();
  let groups: Moment[][] = [];
  let batch = 0;
  let done = 0;
  let reported = 0;
  let error = 0;
  while (done < stage.stop || done > reported) {
    const played = playRound(board, split(rng), learner);
    for (const group of played) batch += group.length;
    groups.push(...played);
    if (batch < BATCH) continue;
    for (const group of groups) error += learnGroup(learner, group);
    done += batch;
    step(learner, batch, stage.rate * (1 - (0.9 * done) / stage.moments));
    if (learner.steps % RENEW === 0) renew?.();
    groups = [];
    batch = 0;
    if (done - reported < stage.report) continue;
    tell(stage, learner.smooth, done, Math.sqrt(error / (done - reported)), began);
    reported = done;
    error = 0;
  }
}

function tell({ name, stop }: Stage, net: Float64Array, done: number, error: number, began: number): void {
  writeFileSync(values.out, JSON.stringify([...net]));
  const minutes = (Date.now() - began) / 60_000;
  console.log(
    `${name} ${done} of ${stop}, ${minutes.toFixed(1)} min, ${((minutes * stop) / done - minutes).toFixed(0)} to go,`,
    `error ${error.toFixed(2)}, v expert ${trial(net, EXPERT, 400)}, v careful ${trial(net, CAREFUL, 400)},`,
    `v apprentice ${trial(net, APPRENTICE, 200)}, v novice ${trial(net, NOVICE, 200)}`,
  );
}

function lessons(): Float64Array {
  const rng = rngFrom(LESSONS.seed);
  const learner = newLearner(freshWeights(rng), LESSONS.smoothing);
  learn(LESSONS, rng, learner, playLesson);
  return learner.smooth;
}

function practise(stage: Stage, weights: Float64Array): Float64Array {
  const net = Float64Array.from(weights);
  const learner = newLearner(Float64Array.from(weights), stage.smoothing);
  const playRound = practiceWith(net, stage.rivals);
  learn(stage, rngFrom(stage.seed), learner, playRound, () => net.set(learner.smooth));
  return learner.smooth;
}

function read(file: string): Float64Array {
  return Float64Array.from(JSON.parse(readFileSync(file, 'utf8')) as number[]);
}

function train(): void {
  const stages = [PRACTICE, COMPANY];
  let net = values.from ? read(values.from) : lessons();
  const first = values.from ? stages.findIndex(({ name }) => name === values.stage) : 0;
  for (const stage of stages.slice(first)) net = practise(stage, net);
}

if (values.write) writeNet({ shape: SMALL, weights: read(values.out) }, 'first-net');
else train();
