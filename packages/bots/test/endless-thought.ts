import { parentPort } from 'node:worker_threads';
import { roster } from '@signoria/bots/patrician';
import { defaultPreset, rngFrom, type Seat } from '@signoria/core';

/** A thread that would think for a week, and says so once it is in the midst of it. */
const MIDST = 100;
const WEEK = 604_800_000;
const { game, bots } = roster;
const state = game.setup(2, game.options.presets[defaultPreset(game.options)], rngFrom(1));
const [seat] = game.turn(state) as [Seat];
let looks = 0;
const now = () => {
  if (++looks === MIDST) parentPort?.postMessage('thinking');
  return Date.now();
};
bots[bots.length - 1].choose(game.view(state, seat), game.legal(state, seat), { ms: WEEK, now }, rngFrom(2));
