import { type Kind, type Match, stateAt } from '@signoria/core';
import { gameOf } from './moments.ts';

const rules = gameOf('il-principe');

/** The reader's decisions of a game at which bids are offered: how many of them, and when. */
function bidsOf(match: Match<Kind>): { at: number; bids: number }[] {
  return match.moves.flatMap(({ seat }, at) => {
    if (seat !== 0) return [];
    const bids = rules.legal(stateAt(match, at), seat).filter(({ type }) => type === 'bid').length;
    return bids > 0 ? [{ at, bids }] : [];
  });
}

/** The auction with most to choose from: in it rows of coins once pushed the last family out of sight. */
export function longestAuction(match: Match<Kind>): number {
  return bidsOf(match).reduce((most, one) => (one.bids > most.bids ? one : most)).at;
}
