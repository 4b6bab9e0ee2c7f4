import { below, rngFrom } from '@signoria/core';
import { lostCities } from '@signoria/lost-cities';
import { expect, test } from 'vitest';
import {
  type Foresight,
  foresee,
  newForesight,
  RELUCTANCE,
  recallDraws,
} from '../src/lost-cities/foresight.ts';
import { openKernel } from '../src/lost-cities/kernel.ts';
import { newLane, newSignals, readLane, sense } from '../src/lost-cities/lane.ts';
import { FEW, MANY, newMemory } from '../src/lost-cities/memory.ts';
import {
  firstLayer,
  type Net,
  newLayers,
  SCALE,
  shapeOf,
  shareOf,
  tellsSpread,
  timeTerms,
} from '../src/lost-cities/net.ts';
import { NET } from '../src/lost-cities/net-weights.ts';
import { readNet, readWholes } from '../src/lost-cities/read-net.ts';
import {
  copyRound,
  draw,
  isOver,
  newRound,
  pointsOf,
  putDown,
  type Round,
  readRound,
  take,
} from '../src/lost-cities/round.ts';

const net = readNet(NET);

test('the net in the package has the shape the code gives it', () => {
  expect(net.weights).toHaveLength(net.shape.size);
});

test('whole numbers are read digit by digit: 0, -1, 1, -2, 22, then 40, 1024 and -32768', () => {
  // Letters 0, 1, 2, 3 and 44 of those that end a number; then 80, 2048 and 65535 with letters that go on before one.
  expect(readWholes('-./0Y!-%!^!(*%<')).toEqual([0, -1, 1, -2, 22, 40, 1024, -32768]);
});

test('most weights are parts as large as the net says, those of the last layer 1024ths', () => {
  const kept = { units: [1, 1, 1] as const, grain: 64, weights: '/'.repeat(shapeOf(1, 1, 1).size) };
  const { shape, weights } = readNet(kept);
  expect([weights[0], weights[shape.fromDeep - 1]]).toEqual([1 / 64, 1 / 64]);
  expect([weights[shape.fromDeep], weights[shape.size - 1]]).toEqual([1 / 1024, 1 / 1024]);
});

test('a net that tells no spread is read as well', () => {
  const { leadSize } = shapeOf(1, 1, 1);
  const kept = { units: [1, 1, 1] as const, grain: 64, weights: '/'.repeat(leadSize) };
  expect(tellsSpread(readNet(kept))).toBe(false);
  expect(tellsSpread(net)).toBe(true);
});

test('a net of another shape is refused', () => {
  expect(() => readNet({ units: [48, 32, 16], grain: 64, weights: 'QRST' })).toThrow('4 weights');
});

/** A net of another shape, its weights by lot. */
function anyNet(): Net {
  const shape = shapeOf(24, 16, 40);
  const rng = rngFrom(3);
  const weights = Float64Array.from({ length: shape.size }, () => (below(rng, 201) - 100) / 800);
  return { shape, weights };
}

test.each([
  ['the net in use', net],
  ['a net of another shape', anyNet()],
])('what a turn is found to lead to is what the whole of %s says of the position after it', (_, net) => {
  const found = newForesight(net.shape);
  const round = newRound();
  const after = newRound();
  let piles = 0;
  for (let seed = 0; seed < 12; seed++) {
    const options = { ...lostCities.options.presets.published, rounds: 1, expeditions: 5 + (seed % 2) };
    const state = lostCities.setup(2, options, rngFrom(seed));
    readRound(round, state, 'all');
    for (let seat: number = state.player; !isOver(round); seat = 1 - seat) {
      foresee(round, seat, false, net, found);
      const { card, isLaid, from, lead } = found;
      copyRound(round, after);
      putDown(after, seat, card, isLaid);
      if (from >= 0) {
        take(after, seat, from);
        piles++;
      }
      const left = from >= 0 ? after.left : after.left - 1;
      const exact = pointsOf(after, seat) - pointsOf(after, 1 - seat);
      const whole = left === 0 ? exact : wholeLead(net, after, seat, left);
      expect(lead).toBeCloseTo(from >= 0 ? whole - RELUCTANCE : whole, 6);

      // The second half of the turn, judged anew, comes to the same draw.
      putDown(round, seat, card, isLaid);
      foresee(round, seat, true, net, found);
      expect(found.from).toBe(from);
      if (from >= 0) take(round, seat, from);
      else draw(round, seat);
      round.closed = -1;
    }
  }
  expect(piles).toBeGreaterThan(10);
});

/** The net from its inputs to its lead, with nothing kept from before. */
function wholeLead(net: Net, r: Round, seat: number, left: number): number {
  const { hidden, deep, joined: units, share: size, terms, fromJoined } = net.shape;
  const time = new Float64Array(terms);
  timeTerms(net, left, time);
  const joined = Float64Array.from({ length: size }, (_, k) => time[hidden + deep + k]);
  const lane = newLane();
  const signals = newSignals();
  const layers = newLayers(net.shape);
  const share = new Float64Array(size);
  for (let e = 0; e < r.expeditions; e++) {
    readLane(r, seat, e, lane);
    sense(lane, signals);
    firstLayer(net, signals, layers);
    shareOf(net, layers, time, share, 0);
    for (let k = 0; k < size; k++) joined[k] += share[k];
  }
  let lead = joined[units];
  for (let k = 0; k < units; k++) lead += Math.max(0, joined[k]) * net.weights[fromJoined + k];
  return lead * SCALE;
}

/** Leads are the same to the rounding of 32 bits: less than a thousandth of a point. */
const DIGITS = 3;

function expectAlike(found: Foresight, other: Foresight): void {
  const { card, isLaid, from } = other;
  expect(found).toMatchObject({ card, isLaid, from });
  expect(found.lead).toBeCloseTo(other.lead, DIGITS);
  for (const part of ['laid', 'discarded'] as const)
    for (let i = 0; i < other[part].length; i++) expect(found[part][i]).toBeCloseTo(other[part][i], DIGITS);
}

test('this machine looks at expeditions in WebAssembly', () => {
  expect(openKernel(net, FEW)).not.toBeNull();
  expect(openKernel({ ...net, shape: shapeOf(24, 15, 8) }, FEW)).toBeNull();
});

test.each([
  ['in WebAssembly, and remembers many expeditions', newMemory(net, MANY)],
  ['in WebAssembly, and remembers few', newMemory(net, FEW)],
  ['in TypeScript, and remembers few', newMemory(net, FEW, null)],
])('a foresight that looks %s finds the same as one that remembers none', (_, memory) => {
  const plain = newForesight(net.shape);
  const remembering = newForesight(net.shape, memory);
  const [round, drawn] = [newRound(), newForesight(net.shape)];
  for (let seed = 0; seed < 8; seed++) {
    const options = { ...lostCities.options.presets.published, rounds: 1, expeditions: 5 + (seed % 2) };
    const state = lostCities.setup(2, options, rngFrom(seed % 4));
    // For the round alone, and in a match.
    const match = seed < 4 ? null : { lead: 30 * (seed - 5), later: 1600 };
    readRound(round, state, 'all');
    for (let seat: number = state.player; !isOver(round); seat = 1 - seat) {
      foresee(round, seat, false, net, plain, match);
      foresee(round, seat, false, net, remembering, match);
      expectAlike(remembering, plain);
      const { card, isLaid, from } = plain;
      putDown(round, seat, card, isLaid);
      if (match === null) {
        // What each draw leads to after the card is known already.
        recallDraws(round, card, isLaid, remembering);
        foresee(round, seat, true, net, drawn);
        expect(remembering.drawn).toBeCloseTo(drawn.drawn, DIGITS);
        for (let e = 0; e < round.expeditions; e++)
          if (round.height[e] > 0 && e !== round.closed)
            expect(remembering.taken[e]).toBeCloseTo(drawn.taken[e], DIGITS);
      }
      foresee(round, seat, true, net, plain, match);
      foresee(round, seat, true, net, remembering, match);
      expect(remembering).toMatchObject({ card: -1, from: plain.from });
      expect(remembering.lead).toBeCloseTo(plain.lead, DIGITS);
      if (from < 0) draw(round, seat);
      else take(round, seat, from);
      round.closed = -1;
    }
  }
});
