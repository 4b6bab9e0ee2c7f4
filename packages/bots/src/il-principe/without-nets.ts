import { type IlPrincipe, ilPrincipe } from '@signoria/il-principe';
import type { Bot } from '../bot.ts';
import { policyBot } from '../policy-bot.ts';
import { type LowerPlayers, lowerBots } from '../roster.ts';
import { pairedBot } from '../search/paired-bot.ts';
import { playedOut } from './played-out.ts';
import { policy, policyWith } from './policy.ts';
import { APPRENTICE, NOVICE } from './weights.ts';

/** What the companion may spend on playing the last round out. */
const LAST_ROUND = 60;

const unsearched = policyBot('companion', ilPrincipe, policy);
const playingOut = pairedBot('companion', playedOut, { gate: 1, width: 4 }, LAST_ROUND);

/** Plays without search until the last round, and there compares what its best ideas come to. */
const companion: Bot<IlPrincipe> = {
  id: 'companion',
  choose: (view, legal, budget, rng) =>
    (view.last ? playingOut : unsearched).choose(view, legal, budget, rng),
};

export const players: LowerPlayers<IlPrincipe> = {
  novice: policyWith(NOVICE),
  apprentice: policyWith(APPRENTICE),
  heuristic: policy,
  companion,
};

/** Everyone but the master and the champion, weakest first: none of them needs a net. */
export const bots = lowerBots(ilPrincipe, players);
