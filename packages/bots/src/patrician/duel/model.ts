import type { Action, Patrician, State } from '@signoria/patrician';
import type { QuickScores } from '../../bot.ts';
import { bestScored } from '../../policy-bot.ts';
import type { Outcome } from '../../search/playout.ts';
import { CITY } from '../cards.ts';
import type { Prepared } from '../prepared.ts';
import { allHeads } from '../reading.ts';
import { CARD, type Duel, LENGTH } from './duel.ts';
import { cardWorth, type Judge, moveWorth, newJudge, siteWorth, takeWorth } from './judgement.ts';
import { playDuel } from './playout.ts';
import { duels } from './rules.ts';
import { readDuel, worldsOf } from './worlds.ts';

/** Plays an imagined state of two players to its end, as the policy does on the rules' own state. */
export function playoutOfTwo(w: Prepared): (s: State, found: Outcome) => void {
  const j = newJudge(w);
  const at = new Int32Array(LENGTH);
  return (s, found) => {
    readDuel(at, s);
    j.heads = allHeads(s);
    playDuel(j, at, found);
  };
}

/** How a game of two is searched: in duels from beginning to end. */
export function duelModel(w: Prepared) {
  const j = newJudge(w);
  const quickScores = quickScoresBy(j);
  return {
    game: duels,
    policy: bestScored(quickScores),
    quickScores,
    worldsOf,
    playOut(duel: Duel, _rng: unknown, found: Outcome): void {
      j.heads = allHeads(duel);
      playDuel(j, duel.at, found);
    },
  };
}

/** What each action seems worth, as in policy.ts. */
function quickScoresBy(j: Judge): QuickScores<Patrician, Duel> {
  return (duel, _seat, legal, found) => {
    j.heads = allHeads(duel);
    j.bestOfOpen = NaN;
    for (let i = 0; i < legal.length; i++) found[i] = worthOf(j, duel.at, legal[i]);
  };
}

function worthOf(j: Judge, at: Int32Array, action: Action): number {
  switch (action.type) {
    case 'play':
      return cardWorth(j, at, action.card);
    case 'build':
      return siteWorth(j, at, CITY[at[CARD]], action.site);
    case 'move':
      return moveWorth(j, at, action.city, action.from);
    case 'take':
      return takeWorth(j, at, action.city);
    default:
      return 0;
  }
}
