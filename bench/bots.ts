import { Worker } from 'node:worker_threads';
import { ROSTERS, type Roster, timeFor } from '@signoria/bots';
import { below, defaultPreset, parseOptions, rngFrom, type Seat } from '@signoria/core';

/** How long the strongest player of a game takes, at tables of so many seats. */
export interface Thought {
  game: string;
  seats: number;
  /** Positions a second in which the quick policy of the same game decides: the peer in the same run. */
  policyRate: number;
  /** The longest decision with 50 ms to think, and the longest turn with what people give it. */
  decisionMs: number;
  turnMs: number;
}

/** What a server gives a turn unless told otherwise. */
const TURN_MS = 800;
const DECISION_MS = 50;
/** Turns looked at in a game, spread over all of it. */
const TURNS = 12;
const STOPS = 10;

/** Tables of two, of four and of as many as the first preset has room for. */
export function measureThoughts(progress: (line: string) => void): Thought[] {
  return ROSTERS.flatMap(roster => {
    const { options, seats: allowed } = roster.game;
    let max = allowed.max;
    while (!parseOptions(options, undefined, max).ok) max--;
    return [...new Set([allowed.min, Math.min(4, max), max])].map(seats => {
      progress(`${roster.game.id}, ${seats} seats`);
      return thoughtsOf(roster, seats);
    });
  });
}

/** One game among quick players; now and then the strongest is asked too, and its answers are played for a turn. */
function thoughtsOf(roster: Roster, seats: number): Thought {
  const { game, bots } = roster;
  const champion = bots[bots.length - 1];
  const { policy } = roster.model;
  const chance = rngFrom(1);
  const found: Thought = { game: game.id, seats, policyRate: 0, decisionMs: 0, turnMs: 0 };
  let decisions = 0;
  let policyMs = 0;
  let turns = 0;
  for (let deal = 1; turns < TURNS; deal++) {
    const state = game.setup(seats, game.options.presets[defaultPreset(game.options)], rngFrom(deal));
    let moves: { seat: Seat }[] = [];
    let isAsked = false;
    let turnMs = 0;
    for (let [seat] = game.turn(state); seat !== undefined; [seat] = game.turn(state)) {
      const legal = game.legal(state, seat);
      const isNewTurn = moves.length === 0 || moves[moves.length - 1].seat !== seat;
      if (isNewTurn) {
        moves = [];
        turnMs = 0;
        isAsked = turns < TURNS && legal.length > 1 && below(chance, 6) === 0;
        if (isAsked) turns++;
      }
      let begun = performance.now();
      let action = policy(state, seat, legal, chance);
      policyMs += performance.now() - begun;
      decisions++;
      if (isAsked) {
        const view = game.view(state, seat);
        begun = performance.now();
        champion.choose(view, legal, { ms: DECISION_MS }, chance);
        found.decisionMs = Math.max(found.decisionMs, performance.now() - begun);
        begun = performance.now();
        action = champion.choose(view, legal, { ms: timeFor(TURN_MS, moves, seat) }, chance).action;
        turnMs += performance.now() - begun;
        found.turnMs = Math.max(found.turnMs, turnMs);
      }
      game.apply(state, seat, action);
      moves.push({ seat });
    }
  }
  return { ...found, policyRate: (1000 * decisions) / policyMs };
}

/** Milliseconds until a thread in mid-thought is free, beside one that idles: the longest of several. */
export async function measureStops(): Promise<{ thinking: number; idle: number }> {
  const thinking = new URL('../packages/bots/test/endless-thought.ts', import.meta.url);
  const idle = new URL(
    'data:text/javascript,import{parentPort}from"node:worker_threads";parentPort.on("message",()=>0);parentPort.postMessage("")',
  );
  return { thinking: await longestStop(thinking), idle: await longestStop(idle) };
}

async function longestStop(file: URL): Promise<number> {
  let longest = 0;
  for (let i = 0; i < STOPS; i++) {
    const worker = new Worker(file);
    await new Promise(resolve => worker.once('message', resolve));
    const begun = performance.now();
    await worker.terminate();
    longest = Math.max(longest, performance.now() - begun);
  }
  return longest;
}

export function thoughtRows(thoughts: readonly Thought[]): string[][] {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return [
    ['game', 'seats', 'policy/s', `decision in ${DECISION_MS} ms`, `turn in ${TURN_MS} ms`],
    ...thoughts.map(({ game, seats, policyRate, decisionMs, turnMs }) => [
      game,
      String(seats),
      `${(policyRate / 1000).toFixed(0)} k`,
      ms(decisionMs),
      ms(turnMs),
    ]),
  ];
}
