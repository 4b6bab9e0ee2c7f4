import { type ActionOf, NONE } from '@signoria/core';
import type { Action } from '../actions.ts';
import type { Card } from '../data.ts';
import { smithyPrice } from '../districts/abilities.ts';
import type { Built } from '../records.ts';
import type { Open } from '../state.ts';
import { exchangePrice } from './diplomacy.ts';
import { destroyPrice } from './war.ts';

/**
 * C-6.22 C-6.23 C-6.25 C-7.4  What an action on a district costs; for the Diplomat's exchange, the least it
 * can cost.
 */
export function priceOf(
  s: Open,
  action: ActionOf<Action, 'destroy' | 'covet' | 'give' | 'adorn' | 'smithy'>,
): number {
  switch (action.type) {
    case 'destroy':
      return destroyPrice(s, action.seat, named(action.district, action.adorned));
    case 'covet': {
      const theirs = named(action.district, action.adorned);
      return Math.min(...s.cities[s.play.seat].map(ours => exchangePrice(s, action.seat, theirs, ours)));
    }
    case 'give': {
      if (s.target === NONE || s.prize === NONE) return 0;
      const ours = named(action.district, action.adorned);
      return exchangePrice(s, s.target, named(s.prize, s.prizeAdorned), ours);
    }
    case 'adorn':
      return 1;
    case 'smithy':
      return smithyPrice(s);
  }
}

/** A district as prices reckon with it: when it was built does not matter there. */
function named(card: Card, adorned: boolean): Built {
  return { card, adorned, round: 0 };
}
