import { type Citadels, citadels } from '@signoria/citadels';
import type { Bot } from '../bot.ts';
import { policyBot } from '../policy-bot.ts';
import { rosterOf, type Searches } from '../roster.ts';
import type { SearchModel } from '../search/model.ts';
import { pairedBot } from '../search/paired-bot.ts';
import { thinkingLonger } from '../search/thinking-longer.ts';
import { treeBot } from '../search/tree-bot.ts';
import { believingNobody } from './belief.ts';
import { mixing } from './mixed.ts';
import { byHand, glance, longModel, model } from './model.ts';
import { playedOut } from './played-out.ts';
import { players } from './without-nets.ts';

/** Judged worlds differ so little by luck that what seems better by the mean is taken at its word. */
const AT_ITS_WORD = { temperature: 0.003, caution: 0 };

/** Compares actions over the worlds of that model. */
export function comparing(model: SearchModel<Citadels>): Bot<Citadels> {
  return mixing(pairedBot('paired', model, { gate: 0 }), model, AT_ITS_WORD);
}

const searches: Searches<Citadels> = {
  paired: thinkingLonger(comparing(model), () => comparing(longModel)),
  tree: mixing(treeBot('tree', model, { exploration: 0.03, priorWeight: 8 }), model, AT_ITS_WORD),
};

/** The master knows the net that judges, not the one that plays, and reads nobody: every draft is as likely to it as any other. */
const evenly = { ...byHand, imagine: believingNobody() };
const MASTER = { most: 12, temperature: AT_ITS_WORD.temperature };

/** All bots for Citadels. */
export const roster = rosterOf<Citadels>({
  model,
  ...players,
  master: mixing(pairedBot('master', evenly, { gate: 1 }, MASTER.most), evenly, MASTER),
  searches,
  champion: 'paired',
  measured: [
    mixing(pairedBot('champion-1', playedOut, { gate: 1 }), playedOut),
    policyBot('glance', citadels, glance),
  ],
});
