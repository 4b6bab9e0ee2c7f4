import type { BaseState, BaseView, KindOf, None, Rng, Seat } from '@signoria/core';
import { copyRng, copyRows } from '@signoria/core';
import type { Action, Ending, Event } from './actions.ts';
import type { City, Colour } from './data.ts';
import type { Options } from './options.ts';

/**
 * The decisions of a round, and the actions that answer them. `build`: the winner of a lot may build; `act`:
 * phase 3; `shield`: for a city; `uncover`: Master, Apprentice; `anywhere`: Lord, Knight.
 */
export interface Answers {
  offer: 'offer';
  bid: 'bid' | 'pass';
  build: 'build' | 'pass';
  act: 'build' | 'lay' | 'pass';
  shield: 'shield';
  uncover: 'uncover' | 'pass';
  anywhere: 'shield';
}

/** The decision to make now, or that the game is over. `next` only occurs while an action is applied. */
export type Step = keyof Answers | 'next' | 'over';

/** IP-1.8  The four phases of a round; 0 between two rounds. */
export type Phase = 0 | 1 | 2 | 3 | 4;

/** A set of seats: bit 1 << seat for each. */
export type Bits = number;

/** What everyone may see. */
export interface Open {
  options: Options;
  seats: number;
  /** Counted from 1. */
  round: number;
  /** Whether this is the last round, whose lots come from the deck. */
  last: boolean;
  phase: Phase;
  step: Step;
  /** The seat that decides, except in phase 1, when all decide at once. */
  player: Seat;
  /** The holder of the Il Principe marker. */
  marker: Seat;
  /** The available cities, oldest first. */
  open: City[];
  /** By seat: the cities it has built, oldest first. */
  built: City[][];
  /** By seat and colour: the family's face-up cards. */
  up: number[][];
  /** By seat and colour: the family's face-down cards. */
  down: number[][];
  /** By seat: the shields left to place. */
  shields: number[];
  /** By seat and region: the shields on the map. */
  regions: number[][];
  /** By role: its holder. */
  roles: (Seat | None)[];
  /** By seat: points scored for roles when others built. */
  tributes: number[];
  /** By seat: points scored as Bishop and Priest. */
  blessings: number[];
  /** By colour: the cards still to be auctioned. */
  lots: number[];
  /** By colour: the unsold cards. */
  unsold: number[];
  /** What is being auctioned. */
  auction: 'lot' | 'role' | null;
  /** The colour of the lot being auctioned. */
  lot: Colour;
  /** The highest bid; 0 for none. */
  bid: number;
  /** Who made it. */
  leader: Seat | None;
  /** Phase 3: the number of seats that have had their turn. */
  acted: number;
  /** The city whose shields are being placed. */
  city: City | None;
  /** How many of its shields are left to place. */
  shieldsDue: number;
  /** Phase 4: the role being awarded; 10 when all have been. */
  role: number;
  /** Phase 4: whether families were tied for this colour's major role, so that the minor role stays on the board. */
  contested: boolean;
  ending: Ending | null;
}

/** What everyone can remember: it follows from everything paid, won, offered and laid out in public. */
export interface Memory {
  /** By seat: the exact number of coins in the purse. */
  money: number[];
  /** By seat and colour: cards known to be in the hand, or in the offer while it is face down. */
  known: number[][];
}

/** What nobody may see, or only one seat. */
export interface Secret {
  rng: Rng;
  /** The deck of building cards; the next one is the last in the list. */
  deck: Colour[];
  /** The deck of city cards; the next one is the last in the list. */
  cityDeck: City[];
  /** City cards returned to the box unseen with two families. */
  removed: City[];
  /** By seat and colour: the hand. */
  hands: number[][];
  /** By seat and colour: this round's offer, face down until all have offered. */
  offers: number[][];
}

export interface State extends BaseState, Open, Memory, Secret {
  options: Options;
  /** The seats that still have cards to offer; in a view, its `turn` says so. */
  waiting: Bits;
  /** The seats that have not passed; a list in the view. */
  bidders: Bits;
}

export interface View extends BaseView, Open {
  deckSize: number;
  cityDeckSize: number;
  removedCount: number;
  /** By seat: the purse if `who` may see it, otherwise null. */
  purses: (number | null)[];
  /** By seat and colour: the hand if `who` may see it, otherwise null. */
  hands: (number[] | null)[];
  handSizes: number[];
  /** By seat and colour: this round's offer if `who` may see it, otherwise null. */
  offers: (number[] | null)[];
  offerSizes: number[];
  memory: Memory;
  /** The seats that have not passed. */
  bidders: Seat[];
}

export type IlPrincipe = KindOf<State, Action, Event, View, Options>;

export function copyOpen(s: Open): Open {
  return {
    options: s.options,
    seats: s.seats,
    round: s.round,
    last: s.last,
    phase: s.phase,
    step: s.step,
    player: s.player,
    marker: s.marker,
    open: s.open.slice(),
    built: copyRows(s.built),
    up: copyRows(s.up),
    down: copyRows(s.down),
    shields: s.shields.slice(),
    regions: copyRows(s.regions),
    roles: s.roles.slice(),
    tributes: s.tributes.slice(),
    blessings: s.blessings.slice(),
    lots: s.lots.slice(),
    unsold: s.unsold.slice(),
    auction: s.auction,
    lot: s.lot,
    bid: s.bid,
    leader: s.leader,
    acted: s.acted,
    city: s.city,
    shieldsDue: s.shieldsDue,
    role: s.role,
    contested: s.contested,
    ending: s.ending,
  };
}

export function copy(s: State): State {
  return {
    ...copyOpen(s),
    waiting: s.waiting,
    bidders: s.bidders,
    money: s.money.slice(),
    known: copyRows(s.known),
    rng: copyRng(s.rng),
    deck: s.deck.slice(),
    cityDeck: s.cityDeck.slice(),
    removed: s.removed.slice(),
    hands: copyRows(s.hands),
    offers: copyRows(s.offers),
  };
}
