import { type Built, type Card, destroyPrice, exchangePrice, type View } from '@signoria/citadels';
import type { Seat } from '@signoria/core';

interface Named {
  district: Card;
  adorned: boolean;
}

/** A district as the reckoning of prices wants it; when it was built does not matter there. */
function builtOf({ district, adorned }: Named): Built {
  return { card: district, adorned, round: 0 };
}

/** C-6.22  What destroying this district costs. */
export function priceToDestroy(named: Named & { seat: Seat }, view: View): number {
  return destroyPrice(view, named.seat, builtOf(named));
}

/** C-6.23  The least an exchange for this district costs, whatever is given for it. */
export function priceToCovet(named: Named & { seat: Seat }, view: View): number {
  const own = view.cities[view.play.seat];
  return Math.min(...own.map(ours => exchangePrice(view, named.seat, builtOf(named), ours)));
}

/** C-6.23  What is paid on top when this district is given for the one that is wanted. */
export function priceToGive(named: Named, view: View): number {
  if (view.target === -1 || view.prize === -1) return 0;
  const wanted = { district: view.prize, adorned: view.prizeAdorned };
  return exchangePrice(view, view.target, builtOf(wanted), builtOf(named));
}
