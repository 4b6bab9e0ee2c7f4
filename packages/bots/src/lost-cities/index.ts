import { type LostCities, lostCities, type View } from '@signoria/lost-cities';
import type { Bot } from '../bot.ts';
import { policyBot } from '../policy-bot.ts';
import { rosterOf, type Searches } from '../roster.ts';
import type { SearchModel } from '../search/model.ts';
import { pairedBot } from '../search/paired-bot.ts';
import { thinkingLonger } from '../search/thinking-longer.ts';
import { FIRST_NET } from './first-net.ts';
import { glanceJudge, longJudge } from './glance-judge.ts';
import { FEW } from './memory.ts';
import { modelOf } from './model.ts';
import { judgeBy, LATE as LATE_BEFORE } from './net-judge.ts';
import { NET } from './net-weights.ts';
import { judgeWith, policy, policyWith } from './policy.ts';
import { readNet } from './read-net.ts';
import { APPRENTICE, NOVICE, WEIGHTS } from './weights.ts';

/** The companion plays the last cards out by its weights; master and champion foresee the end of the round, and play to it once it is near. */
const careful = modelOf(judgeWith(WEIGHTS));
/** What a point of the tuned weights counts for beside one of the net: each sees what the other overlooks. */
const ADVICE = 0.15;
/** Playouts go by the first net, which is small and quick, and the weights as the first champion heard them. */
const FIRST = readNet(FIRST_NET);
const FIRST_ADVICE = 0.4;
/** With so few cards in the stock the champion compares its actions. */
export const LATE = 12;
const TABLE = { net: readNet(NET), advice: ADVICE };
const foresighted = modelOf(glanceJudge(TABLE, { net: FIRST, advice: FIRST_ADVICE }, LATE));
const foresightedBefore = modelOf(judgeBy(FIRST, judgeWith(WEIGHTS), 4));

/** Whose playouts late in a round are timed side by side (`npm run bench -- bots`). */
export const LATE_PLAYOUTS = { champion: foresighted, 'champion-1': foresightedBefore };

/** Few candidates and a high gate, about two points wide at least: playouts are noisy, and both judges good already. */
const SEARCH = { gate: 2, width: 5, least: 0.01 };

/** With so few cards in the stock long thought compares cards; what the net foresees counts for as much as a hundred worlds. */
const SOON = 20;
const LONG_SEARCH = { gate: 0, width: 4, priorWeight: 100, promiseScale: 165 };

/** Until a round is late, looking ahead takes nothing from a player who goes by foresight alone (docs/decisions/0010). */
function lateComparing(
  id: string,
  model: SearchModel<LostCities>,
  late: number,
  most = Infinity,
): Bot<LostCities> {
  const unsearched = policyBot(id, lostCities, model.policy);
  const comparing = pairedBot(id, model, SEARCH, most);
  return {
    id,
    choose: (view, legal, budget, rng) =>
      (view.stockSize > late ? unsearched : comparing).choose(view, legal, budget, rng),
  };
}

/** Where there is time for long thought, cards are compared by another model (docs/decisions/0103). */
const comparesCards = (view: View) => view.stockSize <= SOON && view.step !== 'draw';
const comparingCards = () => pairedBot('paired', modelOf(longJudge(TABLE)), LONG_SEARCH);

const searches: Searches<LostCities> = {
  paired: thinkingLonger(lateComparing('paired', foresighted, LATE), comparingCards, comparesCards),
};

/** Plays by its weights, and counts out the last cards of a round: with so few in the stock, worlds are compared. */
const LAST_CARDS = 4;
const COUNTING = 60;
const byWeights = policyBot('companion', lostCities, policy);
const counting = pairedBot('companion', careful, SEARCH, COUNTING);
const companion: Bot<LostCities> = {
  id: 'companion',
  choose: (view, legal, budget, rng) =>
    (view.stockSize > LAST_CARDS ? byWeights : counting).choose(view, legal, budget, rng),
};

/** The first champion with little time: its net, and no more than so many playouts late in a round. */
const FIRST_TABLE = { net: FIRST, advice: FIRST_ADVICE };
const MASTER = 120;
const byFirstNet = modelOf(glanceJudge(FIRST_TABLE, FIRST_TABLE, LATE, FEW));
const master = lateComparing('master', byFirstNet, LATE, MASTER);

/** All bots for Lost Cities. */
export const roster = rosterOf<LostCities>({
  model: foresighted,
  novice: policyWith(NOVICE),
  apprentice: policyWith(APPRENTICE),
  heuristic: policy,
  companion,
  master,
  searches,
  champion: 'paired',
  measured: [lateComparing('champion-1', foresightedBefore, LATE_BEFORE)],
});
