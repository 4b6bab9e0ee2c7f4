import { type IlPrincipe, ilPrincipe, type View } from '@signoria/il-principe';
import type { Bot } from '../bot.ts';
import { policyBot } from '../policy-bot.ts';
import { type LowerPlayers, lowerBots } from '../roster.ts';
import { pairedBot } from '../search/paired-bot.ts';
import { playedOut } from './played-out.ts';
import { policy, policyWith } from './policy.ts';
import { APPRENTICE, NOVICE } from './weights.ts';

/** What the companion may spend on playing the end out. */
const END_PLAYOUTS = 8;

/** The last round, or one that may be: a city for each player, and no city card is left. */
function isEnding({ last, cityDeckSize, seats }: View): boolean {
  return last || cityDeckSize < seats;
}

const unsearched = policyBot('companion', ilPrincipe, policy);
const playingOut = pairedBot('companion', playedOut, { gate: 1.5, width: 2 }, END_PLAYOUTS);

/** Plays without search until the end is near, and then compares what its best ideas come to. */
const companion: Bot<IlPrincipe> = {
  id: 'companion',
  choose: (view, legal, budget, rng) =>
    (isEnding(view) ? playingOut : unsearched).choose(view, legal, budget, rng),
};

export const players: LowerPlayers<IlPrincipe> = {
  novice: policyWith(NOVICE),
  apprentice: policyWith(APPRENTICE),
  heuristic: policy,
  companion,
};

/** All bots except the master and the champion, weakest first: none of them needs a net. */
export const bots = lowerBots(ilPrincipe, players);
