import { type IlPrincipe, ilPrincipe } from '@signoria/il-principe';
import { policyBot } from '../policy-bot.ts';
import { rosterOf, type Searches } from '../roster.ts';
import { pairedBot } from '../search/paired-bot.ts';
import { treeBot } from '../search/tree-bot.ts';
import { byHand, glance, model } from './model.ts';
import { playedOut } from './played-out.ts';
import { players } from './without-nets.ts';

const searches: Searches<IlPrincipe> = {
  paired: pairedBot('paired', model, { gate: 1, width: 14 }),
  tree: treeBot('tree', model, { exploration: 0.03, priorWeight: 8 }),
};

/** The master knows the net that judges, not the one that plays, and compares its four best ideas over a handful of worlds. */
const MASTER = { playouts: 16, width: 4, gate: 1 };

/** All bots for Il Principe. */
export const roster = rosterOf<IlPrincipe>({
  model,
  ...players,
  master: pairedBot('master', byHand, MASTER, MASTER.playouts),
  searches,
  champion: 'paired',
  measured: [
    pairedBot('champion-1', playedOut, { gate: 1, width: 8 }),
    policyBot('glance', ilPrincipe, glance),
  ],
});
