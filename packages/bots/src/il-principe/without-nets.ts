import { type IlPrincipe, ilPrincipe } from '@signoria/il-principe';
import { policyBot } from '../policy-bot.ts';
import { type LowerPlayers, lowerBots } from '../roster.ts';
import { pairedBot } from '../search/paired-bot.ts';
import { playedOut } from './played-out.ts';
import { policy, policyWith } from './policy.ts';
import { APPRENTICE, NOVICE } from './weights.ts';

/** The master compares its two best ideas, over a handful of worlds. */
const MASTER = { playouts: 8, width: 2, gate: 1.5 };

export const players: LowerPlayers<IlPrincipe> = {
  novice: policyWith(NOVICE),
  apprentice: policyWith(APPRENTICE),
  heuristic: policy,
  companion: policyBot('companion', ilPrincipe, policy),
  master: pairedBot('master', playedOut, MASTER, MASTER.playouts),
};

/** Everyone but the champion, weakest first: none of them needs a net. */
export const bots = lowerBots(ilPrincipe, players);
