import { parentPort } from 'node:worker_threads';
import { roster } from '@signoria/bots/lost-cities';
import { rngFrom, type Seat } from '@signoria/core';

/** A thread that says it begins to think, and would think for a week. */
const { game, bots } = roster;
const state = game.setup(2, game.options.presets.published, rngFrom(1));
const [seat] = game.turn(state) as [Seat];
parentPort?.postMessage('thinking');
bots[bots.length - 1].choose(
  game.view(state, seat),
  game.legal(state, seat),
  { ms: 604_800_000 },
  rngFrom(2),
);
