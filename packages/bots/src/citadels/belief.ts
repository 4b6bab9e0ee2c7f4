import {
  citadels,
  type Drafts,
  drawDraft,
  imagineAfter,
  LAST_RANK,
  type Likelihood,
  type State,
  type View,
  weighDrafts,
} from '@signoria/citadels';
import { type Rng, rngFrom, type Seat } from '@signoria/core';
import type { Weights } from './weights.ts';
import { characterWorth } from './worth.ts';

const RANKS = LAST_RANK + 1;

type Imagine = (view: View, rng: Rng) => State;

/**
 * Draws worlds as likely as their drafts are; the cards that nobody saw lie at random. The drafts of a view are weighed
 * once: views do not change, and a search asks for many worlds of the same one.
 */
function drawing(weigh: (view: View) => Drafts): Imagine {
  const weighed = new WeakMap<View, Drafts>();
  return (view, rng) => {
    let drafts = weighed.get(view);
    if (!drafts) {
      drafts = weigh(view);
      weighed.set(view, drafts);
    }
    return imagineAfter(view, drawDraft(drafts, rng), rng);
  };
}

/** By what suits whom, given all the seat saw of the draft. */
export function believing(weightsFor: (seats: number) => Weights): Imagine {
  return drawing(view => believedDrafts(view, weightsFor(view.seats)));
}

/** Whatever suits whom: every draft is as likely as any other. */
export function believingNobody(): Imagine {
  return drawing(view => weighDrafts(view));
}

/**
 * Every draft the view allows, exactly. The weight of each is the product of how likely each player was to
 * take what they took from the pack in front of them.
 */
export function believedDrafts(view: View, w: Weights): Drafts {
  return weighDrafts(view, chooserOdds(citadels.imagine(view, rngFrom(0)), view.who, w));
}

/**
 * By how much a character suits a player, from what lies open: city, purse, number of cards. One's own choices
 * are known, and so no evidence.
 */
function chooserOdds(s: State, who: View['who'], w: Weights): Likelihood {
  const odds = new Float64Array(s.seats * RANKS);
  for (let seat = 0 as Seat; seat < s.seats; seat++) {
    for (let rank = 1; rank < RANKS; rank++)
      if (s.cast[rank] >= 0)
        odds[seat * RANKS + rank] = Math.exp(w.read * characterWorth(s, seat, rank, false, w));
  }
  return (seat, rank, pack, to) => {
    if (seat === who) return 1;
    // Whoever puts a character away keeps it from the other.
    const of = to === 'bury' ? 1 - seat : seat;
    let all = 0;
    for (let each = 1; each < RANKS; each++) if ((pack & (1 << each)) !== 0) all += odds[of * RANKS + each];
    return odds[of * RANKS + rank] / all;
  };
}
