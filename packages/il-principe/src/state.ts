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

/** What is to be decided now; nothing when the game is over. `next` only while an action is being worked out. */
export type Step = keyof Answers | 'next' | 'over';

/** IP-1.8  The four phases of a round; 0 between two rounds. */
export type Phase = 0 | 1 | 2 | 3 | 4;

/** A set of seats: bit 1 << seat for each. */
export type Bits = number;

/** What all may see. */
export interface Open {
  options: Options;
  seats: number;
  /** From 1. */
  round: number;
  /** Whether this is the last round, its auction dealt from the deck. */
  last: boolean;
  phase: Phase;
  step: Step;
  /** Who decides, except in phase 1. */
  player: Seat;
  /** Who holds the marker Il Principe. */
  marker: Seat;
  /** City cards that may be built, oldest first. */
  open: City[];
  /** By seat: the cities built, oldest first. */
  built: City[][];
  /** By seat x colour: cards before the family, face up. */
  up: number[][];
  /** By seat x colour: cards before the family, face down. */
  down: number[][];
  /** By seat: shields not yet on the map. */
  shields: number[];
  /** By seat x region: shields on the map. */
  regions: number[][];
  /** By role: who holds it. */
  roles: (Seat | None)[];
  /** By seat: points from roles when others built. */
  tributes: number[];
  /** By seat: points from Bishop and Priest. */
  blessings: number[];
  /** By colour: cards on the table still to be auctioned. */
  lots: number[];
  /** By colour: cards nobody bought. */
  unsold: number[];
  /** What is under the hammer. */
  auction: 'lot' | 'role' | null;
  /** The colour of the lot under the hammer. */
  lot: Colour;
  /** The highest bid; 0 for none. */
  bid: number;
  /** Who made it. */
  leader: Seat | None;
  /** Phase 3: how many seats have had their turn. */
  acted: number;
  /** The city whose shields are being placed. */
  city: City | None;
  /** How many of them are still to be placed. */
  shieldsDue: number;
  /** Phase 4: the role being given; 10 when all have been. */
  role: number;
  /** Phase 4: whether the major role of this colour was tied, so that its minor one stays. */
  contested: boolean;
  ending: Ending | null;
}

/** What follows from all that was paid, won, offered and laid in the open: everybody may remember it. */
export interface Memory {
  /** By seat: the exact sum in the purse. */
  money: number[];
  /** By seat x colour: cards that must be in the hand, or in the offer while that is face down. */
  known: number[][];
}

/** What nobody, or only one seat, may see. */
export interface Secret {
  rng: Rng;
  /** Building cards; the next one is the last of the list. */
  deck: Colour[];
  /** City cards face down; the next one is the last of the list. */
  cityDeck: City[];
  /** City cards taken out unseen for two players. */
  removed: City[];
  /** By seat x colour: the hand. */
  hands: number[][];
  /** By seat x colour: what was offered this round; face down until all have offered. */
  offers: number[][];
}

export interface State extends BaseState, Open, Memory, Secret {
  options: Options;
  /** Which seats still have cards to offer; the view tells it as its turn. */
  waiting: Bits;
  /** Which seats have not passed; a list in the view. */
  bidders: Bits;
}

export interface View extends BaseView, Open {
  deckSize: number;
  cityDeckSize: number;
  removedCount: number;
  /** By seat: the purse where `who` may see it, else null. */
  purses: (number | null)[];
  /** By seat x colour: the hand where `who` may see it, else null. */
  hands: (number[] | null)[];
  handSizes: number[];
  /** By seat x colour: this round's offer where `who` may see it, else null. */
  offers: (number[] | null)[];
  offerSizes: number[];
  memory: Memory;
  /** Who has not passed. */
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
