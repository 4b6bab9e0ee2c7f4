/**
 * Writes rows for training a net of Lost Cities, from rounds of the champion's glance, and measures nets against each other:
 *
 *   node scripts/rounds.ts rows <net.json|-> <advice> --seed 7 --seconds 60 --out rows.bin
 *   node scripts/rounds.ts trial <net.json|-> <advice> <net.json|-|heuristic> <advice> --seed 7 --seconds 5
 *   node scripts/rounds.ts start --out net.json       the first net, as numbers
 *   node scripts/rounds.ts keep <net.json>            stores a net in the bots' package
 *   node scripts/rounds.ts company --out company.json the opponents for train/practice.py
 *   node scripts/rounds.ts deals --out deals.json     rounds for train/check_table.py to play
 *
 * In some positions four turns are tried and played to the end of the round with the same luck. `-` is the first net, made
 * by scripts/train.ts, and `+` the one in use. train/learn.py learns from the rows. See docs/decisions/0081.
 */
import { openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FIRST_NET } from '@signoria/bots/lost-cities/first-net';
import { drawFrom, type Glance, newGlance, weighDraws } from '@signoria/bots/lost-cities/glance';
import { newLane, newSignals, readLane, sense } from '@signoria/bots/lost-cities/lane';
import { type Net, SMALL, shapeOf } from '@signoria/bots/lost-cities/net';
import { NET } from '@signoria/bots/lost-cities/net-weights';
import { readNet } from '@signoria/bots/lost-cities/read-net';
import {
  copyRound,
  isOver,
  newRound,
  pointsOf,
  type Round,
  readRound,
} from '@signoria/bots/lost-cities/round';
import { ROUND_SPREAD } from '@signoria/bots/lost-cities/standing';
import { APPRENTICE, NOVICE, WEIGHTS } from '@signoria/bots/lost-cities/weights';
import { below, pick, type Rng, rngFrom, split } from '@signoria/core';
import { lostCities } from '@signoria/lost-cities';
import { glanceCard, playBy, type Rival } from './train/glance.ts';
import { CAREFUL, EXPERT } from './train/teachers.ts';
import { anyPile, dealWith, playAnyCard, playAnything } from './train/turns.ts';
import { writeNet } from './train/write-net.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '10' },
    out: { type: 'string', default: 'rows.bin' },
    /** Trials: the first of the two plays for the match. */
    match: { type: 'boolean', default: false },
  },
});

/** A net as learn.py writes it, its weights alone; or practice.py, with the sizes of its layers. */
type NetFile = number[] | { sizes: [hidden: number, deep: number, joined: number]; weights: number[] };

function netOf(name: string): Net {
  if (name === '-') return readNet(FIRST_NET);
  if (name === '+') return readNet(NET);
  const content = JSON.parse(readFileSync(name, 'utf8')) as NetFile;
  if (Array.isArray(content)) return { shape: SMALL, weights: Float64Array.from(content) };
  const shape = shapeOf(...content.sizes);
  return { shape, weights: Float64Array.from(content.weights.slice(0, shape.size)) };
}

/** The net as practice.py reads it. */
function contentOf({ shape, weights }: Net): NetFile {
  return { sizes: [shape.hidden, shape.deep, shape.joined], weights: [...weights] };
}

/** A row: cards left, expeditions, what it came to (0 cards for no row), then by lane measures and the inputs that are on. */
const MEASURES = 12;
const BYTES = 16;
const LANE = MEASURES * 4 + BYTES;
const ROW = 16 + 6 * LANE;
const WAYS = 4;

const lane = newLane();
const signals = newSignals();

function writeRow(row: DataView, at: number, r: Round, seat: number, left: number): void {
  row.setInt32(at, left, true);
  row.setInt32(at + 4, r.expeditions, true);
  for (let e = 0; e < r.expeditions; e++) {
    const from = at + 16 + e * LANE;
    readLane(r, seat, e, lane);
    sense(lane, signals);
    for (let i = 0; i < MEASURES; i++) row.setFloat32(from + 4 * i, signals.measures[i], true);
    for (let i = 0; i < signals.count; i++) {
      const bit = signals.on[i] - MEASURES;
      const byte = from + 4 * MEASURES + (bit >> 3);
      row.setUint8(byte, row.getUint8(byte) | (1 << (bit & 7)));
    }
  }
}

/** Tries four turns of `seat`: the glance's, two near it, and any; each is played on with the same luck. */
function tryTurns(from: Round, seat: number, own: Glance, rival: Rival, luck: Rng, rows: DataView): void {
  const r = own.outlook.round;
  for (let way = 0; way < WAYS; way++) {
    copyRound(from, r);
    if (way < WAYS - 1) glanceCard(own, seat, luck, way * 4);
    else playAnyCard(r, seat, luck);
    const pile = way === 0 || below(luck, 2) === 0 ? weighDraws(own, seat) : anyPile(r, luck);
    const left = pile < 0 ? r.left - 1 : r.left;
    if (left === 0) continue;
    if (pile >= 0) drawFrom(r, seat, pile);
    writeRow(rows, way * ROW, r, seat, left);
    if (pile < 0) drawFrom(r, seat, pile);
    for (let next = 1 - seat; !isOver(r); next = 1 - next)
      playBy(next === seat ? own : rival, own, next, luck);
    rows.setFloat32(way * ROW + 8, pointsOf(r, seat) - pointsOf(r, 1 - seat), true);
  }
}

/** Rounds of a glance against itself, the glance of before, the tuned weights and others. */
function makeRows(name: string, advice: number, seed: number, seconds: number, out: string): void {
  const began = Date.now();
  const rng = rngFrom(seed);
  const file = openSync(out, 'w');
  const round = newRound();
  const own = newGlance(netOf(name), advice, newRound());
  const before = newGlance(readNet(FIRST_NET), 0.4, own.outlook.round);
  const rivals: Rival[] = [
    ...times(3, own),
    ...times(3, before),
    ...times(4, WEIGHTS),
    CAREFUL,
    EXPERT,
    APPRENTICE,
    NOVICE,
  ];
  let positions = 0;
  while (Date.now() - began < 1000 * seconds) {
    const luck = split(rng);
    const seat = below(luck, 2);
    const rival = pick(luck, rivals);
    const isPlain = below(luck, 5) > 0;
    let next = dealWith(round, luck, isPlain || below(luck, 2) > 0 ? 5 : 6, isPlain ? 8 : 8 + below(luck, 2));
    for (; !isOver(round); next = 1 - next) {
      if (next === seat && below(luck, 4) === 0) {
        const rows = new DataView(new ArrayBuffer(WAYS * ROW));
        tryTurns(round, seat, own, rival, luck, rows);
        writeSync(file, new Uint8Array(rows.buffer));
        positions++;
      }
      copyRound(round, own.outlook.round);
      if (next === seat && below(luck, 16) === 0) playAnything({ r: own.outlook.round }, seat, luck);
      else playBy(next === seat ? own : rival, own, next, luck, next === seat ? 1 : 0);
      copyRound(own.outlook.round, round);
    }
  }
  console.log(`${positions} positions`);
}

function times<T>(count: number, one: T): T[] {
  return Array.from({ length: count }, () => one);
}

const ROUNDS = 3;

/** Matches of three rounds, each round dealt to both seats. With `forMatch` the first plays for the match, else for the round. */
function trial(one: Rival, other: Rival, home: Glance, forMatch: boolean): void {
  const began = Date.now();
  const rng = rngFrom(seed);
  const r = home.outlook.round;
  const lead = (players: readonly [Rival, Rival], luck: Rng, before: number, rounds: number) => {
    if (forMatch && 'found' in one)
      one.match = { lead: before, later: (ROUNDS - 1 - rounds) * ROUND_SPREAD ** 2 };
    for (let seat = dealWith(r, luck, 5, 8); !isOver(r); seat = 1 - seat)
      playBy(players[seat], home, seat, luck);
    return pointsOf(r, 0) - pointsOf(r, 1);
  };
  let [deals, sum, squares, matches, wins] = [0, 0, 0, 0, 0];
  while (Date.now() - began < 1000 * seconds) {
    let [ahead, behind] = [0, 0];
    for (let round = 0; round < ROUNDS; round++) {
      const luck = split(rng);
      const first = lead([one, other], [...luck], ahead, round);
      const second = -lead([other, one], [...luck], behind, round);
      ahead += first;
      behind += second;
      deals++;
      sum += (first + second) / 2;
      squares += ((first + second) / 2) ** 2;
    }
    matches += 2;
    wins += (Math.sign(ahead) + Math.sign(behind) + 2) / 2;
  }
  console.log(JSON.stringify({ deals, sum, squares, matches, wins }));
}

/** Those who sit opposite in scripts/train/practice.py, and the net in use, from which it begins. */
function writeCompany(out: string): void {
  const nets = { first: contentOf(netOf('-')), present: contentOf(netOf('+')) };
  const others = [CAREFUL, EXPERT, APPRENTICE, NOVICE];
  writeFileSync(out, JSON.stringify({ weights: WEIGHTS, others, ...nets }));
}

/** Rounds and how they end, for scripts/train/check_table.py. */
function writeDeals(out: string): void {
  const rng = rngFrom(seed);
  const r = home.outlook.round;
  const nets = {
    first: newGlance(readNet(FIRST_NET), 0.4, r),
    present: newGlance(netOf('+'), 0.15, r),
    bare: newGlance(netOf('+'), 0, r),
  };
  const players: Record<string, Rival> = { heuristic: WEIGHTS, ...nets };
  const states = Array.from({ length: 200 }, () => {
    const luck = split(rng);
    const options = { rounds: 1, expeditions: 5 + below(luck, 2), bonusFrom: 8 + below(luck, 2) };
    return lostCities.setup(2, { ...lostCities.options.presets.published, ...options }, luck);
  });
  const deals = states.map(({ player, hands, stock, options }) => ({
    deck: [...hands[player], ...hands[1 - player], ...stock.toReversed()],
    expeditions: options.expeditions,
    bonusFrom: options.bonusFrom,
  }));
  const leads: Record<string, number[]> = {};
  for (const pair of ['heuristic heuristic', 'bare heuristic', 'first present', 'present heuristic']) {
    const [one, other] = pair.split(' ');
    leads[pair] = states.map(state => {
      readRound(r, state, 'all');
      for (let seat: number = state.player; !isOver(r); seat = 1 - seat)
        playBy(players[seat === state.player ? one : other], home, seat, rng);
      return pointsOf(r, state.player) - pointsOf(r, 1 - state.player);
    });
  }
  const plain = Object.entries(nets).map(([name, { advice, net }]) => [
    name,
    { advice, net: contentOf(net) },
  ]);
  writeFileSync(out, JSON.stringify({ deals, leads, weights: WEIGHTS, nets: Object.fromEntries(plain) }));
}

const home = newGlance(readNet(FIRST_NET), 0.4);
const rivalOf = (name: string, advice: string): Rival =>
  name === 'heuristic' ? WEIGHTS : newGlance(netOf(name), Number(advice), home.outlook.round);
const [what, ...names] = positionals;
const seed = Number(values.seed);
const seconds = Number(values.seconds);
if (what === 'rows') makeRows(names[0], Number(names[1]), seed, seconds, values.out);
else if (what === 'trial')
  trial(rivalOf(names[0], names[1]), rivalOf(names[2], names[3]), home, values.match);
else if (what === 'start') writeFileSync(values.out, JSON.stringify([...readNet(FIRST_NET).weights]));
else if (what === 'keep') writeNet(netOf(names[0]), 'net-weights');
else if (what === 'company') writeCompany(values.out);
else if (what === 'deals') writeDeals(values.out);
