import { alone, isIndex, isObject, NOBODY, type Refusal, refuse, type Seat } from '@signoria/core';
import { doNothing, lay, legalActs, nextTurn, whyNotLay } from './action.ts';
import { bid, dropOut, legalBids, whyNotBid } from './auction.ts';
import {
  build,
  legalAnywhere,
  legalShields,
  placeCityShield,
  whyNotBuild,
  whyNotShield,
} from './building.ts';
import { CITIES, type City, type Colour, REGIONS, type Region } from './data.ts';
import { seatsIn } from './families.ts';
import { auctionLots, declineBuild, legalExtraBuilds } from './lots.ts';
import { legalOffers, offer, whyNotOffer } from './offers.ts';
import {
  giveRoles,
  legalUncovers,
  placeAnywhere,
  uncover,
  whyNotKeepCovered,
  whyNotUncover,
} from './roles.ts';
import { beginRound } from './round.ts';
import type { Action, Event, State, Step } from './state.ts';

/** IP-1.8  One family at a time, but in phase 1 all who have yet to offer. */
export function turn(s: State): readonly Seat[] {
  if (s.step === 'over') return NOBODY;
  return s.step === 'offer' ? seatsIn(s.waiting) : alone(s.player);
}

function isInTurn(s: State, seat: Seat): boolean {
  if (s.step === 'offer') return (s.waiting & (1 << seat)) !== 0;
  return s.step !== 'over' && seat === s.player;
}

export function legal(s: State, seat: Seat): Action[] {
  if (!isInTurn(s, seat)) return [];
  switch (s.step) {
    case 'offer':
      return legalOffers(s, seat);
    case 'bid':
      return legalBids(s);
    case 'build':
      return legalExtraBuilds(s);
    case 'act':
      return legalActs(s);
    case 'shield':
      return legalShields(s);
    case 'uncover':
      return legalUncovers(s);
    case 'anywhere':
      return legalAnywhere();
    default:
      return [];
  }
}

export function apply(s: State, seat: Seat, action: Action, emit?: (event: Event) => void): void {
  switch (action.type) {
    case 'offer':
      offer(s, seat, action.colour, emit);
      break;
    case 'bid':
      bid(s, action.amount, emit);
      break;
    case 'build':
      build(s, action.city, emit);
      break;
    case 'lay':
      lay(s, action.colour, action.count, emit);
      break;
    case 'shield':
      if (s.step === 'shield') placeCityShield(s, action.region, emit);
      else placeAnywhere(s, action.region, emit);
      break;
    case 'uncover':
      uncover(s, action.colour, emit);
      break;
    case 'pass':
      pass(s, emit);
      break;
  }
  proceed(s, emit);
}

function pass(s: State, emit?: (event: Event) => void): void {
  if (s.step === 'bid') dropOut(s, emit);
  else if (s.step === 'build') declineBuild(s);
  else if (s.step === 'act') doNothing(s, emit);
  else uncover(s, null, emit);
}

/** IP-1.8  The sequence of play: goes on, phase by phase, until somebody has something to decide. */
export function proceed(s: State, emit?: (event: Event) => void): void {
  while (s.step === 'next') {
    if (s.phase === 2) auctionLots(s, emit);
    else if (s.phase === 3) nextTurn(s, emit);
    else if (s.phase === 4) giveRoles(s, emit);
    else beginRound(s, emit);
  }
}

/** The rule that says what may be done at each step. */
const RULE_OF: Record<Step, string> = {
  offer: 'IP-2.3',
  bid: 'IP-3.2',
  build: 'IP-3.7',
  act: 'IP-4.1',
  shield: 'IP-4.5',
  uncover: 'IP-5.8',
  anywhere: 'IP-5.11',
  next: 'IP-1.8',
  over: 'IP-6.6',
};

function ruleNow(s: State): string {
  return s.auction === 'role' ? 'IP-5.5' : RULE_OF[s.step];
}

/** The kinds of action each step knows. */
const KNOWN: Record<Step, readonly Action['type'][]> = {
  offer: ['offer'],
  bid: ['bid', 'pass'],
  build: ['build', 'pass'],
  act: ['build', 'lay', 'pass'],
  shield: ['shield'],
  uncover: ['uncover', 'pass'],
  anywhere: ['shield'],
  next: [],
  over: [],
};

export function why(s: State, seat: Seat, action: unknown): Refusal | null {
  if (s.step === 'over') return refuse('IP-6.6', 'game-over');
  if (!isInTurn(s, seat)) return refuse('IP-1.8', 'not-your-turn');
  const asked = parse(action);
  if (!asked) return refuse(ruleNow(s), 'unknown-action');
  if (!KNOWN[s.step].includes(asked.type)) return refuse(ruleNow(s), 'not-now');
  switch (asked.type) {
    case 'offer':
      return whyNotOffer(s, seat, asked.colour);
    case 'bid':
      return whyNotBid(s, asked.amount);
    case 'build':
      return whyNotBuild(s, asked.city);
    case 'lay':
      return whyNotLay(s, asked.colour, asked.count);
    case 'shield':
      return s.step === 'shield' ? whyNotShield(s, asked.region) : null;
    case 'uncover':
      return whyNotUncover(s, asked.colour);
    case 'pass':
      return s.step === 'uncover' ? whyNotKeepCovered(s) : null;
  }
}

/** An action from outside, or null when it is none. */
function parse(action: unknown): Action | null {
  if (!isObject(action)) return null;
  const fields = Object.keys(action).length;
  const { type, colour, city, region, amount, count } = action;
  if (type === 'pass' && fields === 1) return { type };
  if ((type === 'offer' || type === 'uncover') && fields === 2 && isIndex(colour, 5))
    return { type, colour: colour as Colour };
  if (type === 'bid' && fields === 2 && isWhole(amount)) return { type, amount };
  if (type === 'build' && fields === 2 && isIndex(city, CITIES.length)) return { type, city: city as City };
  if (type === 'shield' && fields === 2 && isIndex(region, REGIONS.length))
    return { type, region: region as Region };
  if (type === 'lay' && fields === 3 && isIndex(colour, 5) && isWhole(count))
    return { type, colour: colour as Colour, count };
  return null;
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
