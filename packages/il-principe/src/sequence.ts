import { isIndex, playBy, type Sequence, type Shapes } from '@signoria/core';
import type { Action, Emit } from './actions.ts';
import { auctionRule, bid, dropOut, legalBids, whyNotBid } from './auction.ts';
import { build, legalBuilds, legalShields, placeForCity, whyNotBuild, whyNotShield } from './build.ts';
import { CITIES, COLOURS, REGIONS } from './data.ts';
import {
  keepCovered,
  legalAnywhere,
  legalUncovers,
  placeAnywhere,
  uncover,
  whyNotAnywhere,
  whyNotUncover,
} from './effects.ts';
import { seatsIn } from './families.ts';
import { doNothing, lay, legalActs, nextTurn, whyNotAct } from './lay.ts';
import { auctionLots, declineBuild } from './lots.ts';
import { legalOffers, offer, whyNotOffer } from './offers.ts';
import { giveRoles } from './roles.ts';
import { beginRound } from './round.ts';
import type { Answers, IlPrincipe, State } from './state.ts';

/**
 * IP-1.8  The sequence of play: offers; bids for each lot and perhaps a city for its winner; a turn each, a city's
 * shields; bids for the roles and what they do.
 */
// biome-ignore format: a table
const sequence: Sequence<IlPrincipe, Answers> = {
  offer: { rule: 'IP-2.3', owed: s => seatsIn(s.waiting), list: legalOffers, refusal: whyNotOffer, apply: { offer } },
  bid: { rule: auctionRule, list: legalBids, refusal: whyNotBid, apply: { bid, pass: dropOut } },
  build: { rule: 'IP-3.7', list: legalBuilds, refusal: whyNotBuild, apply: { build, pass: declineBuild } },
  act: { rule: 'IP-4.1', list: legalActs, refusal: whyNotAct, apply: { build, lay, pass: doNothing } },
  shield: { rule: 'IP-4.5', list: legalShields, refusal: whyNotShield, apply: { shield: placeForCity } },
  uncover: { rule: 'IP-5.8', list: legalUncovers, refusal: whyNotUncover, apply: { uncover, pass: keepCovered } },
  anywhere: { rule: 'IP-5.11', list: legalAnywhere, refusal: whyNotAnywhere, apply: { shield: placeAnywhere } },
};

/** IP-1.8  Continues, phase by phase, until someone has a decision to make. */
export function proceed(s: State, emit: Emit): void {
  while (s.step === 'next') {
    if (s.phase === 2) auctionLots(s, emit);
    else if (s.phase === 3) nextTurn(s, emit);
    else if (s.phase === 4) giveRoles(s, emit);
    else beginRound(s, emit);
  }
}

const colour = (value: unknown) => isIndex(value, COLOURS.length);
const city = (value: unknown) => isIndex(value, CITIES.length);
const region = (value: unknown) => isIndex(value, REGIONS.length);

const shapes: Shapes<Action, State> = {
  offer: { colour },
  bid: { amount: Number.isSafeInteger },
  build: { city },
  lay: { colour, count: Number.isSafeInteger },
  shield: { region },
  uncover: { colour },
  pass: {},
};

export const { turn, legal, apply, why } = playBy<IlPrincipe>({
  sequence,
  shapes,
  player: s => s.player,
  turnRule: 'IP-1.8',
  endRule: 'IP-6.6',
  proceed,
});
