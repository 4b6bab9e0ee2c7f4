import {
  type BaseState,
  type BaseView,
  copyRng,
  copyRows,
  type Rng,
  type Seat,
  type Who,
} from '@signoria/core';
import type { City, Colour, Region, Role, Title } from './data.ts';
import type { Options } from './options.ts';

/** IP-1.8  The four phases of a round; 0 between two rounds. */
export type Phase = 0 | 1 | 2 | 3 | 4;

/**
 * The decision that is due. `build`: the winner of a lot may build; `act`: phase 3; `shield`: for a city;
 * `uncover`: Master, Apprentice; `anywhere`: Lord, Knight. `next` only while an action is being worked out.
 */
export type Step = 'offer' | 'bid' | 'build' | 'act' | 'shield' | 'uncover' | 'anywhere' | 'over' | 'next';

/** Why the game ended. */
export type Ending = 'cities' | 'short-deck' | 'last-round';

export interface State extends BaseState {
  options: Options;
  seats: number;
  rng: Rng;
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
  /** Building cards; the next one is the last of the list. */
  deck: Colour[];
  /** City cards face down; the next one is the last of the list. */
  cityDeck: City[];
  /** City cards that may be built, oldest first. */
  open: City[];
  /** City cards taken out unseen for two players. */
  removed: City[];
  /** By seat: the cities built, oldest first. */
  built: City[][];
  money: number[];
  /** By seat x colour: the hand. */
  hands: number[][];
  /** By seat x colour: cards everybody knows to be in that hand, or in its offer while that is face down. */
  known: number[][];
  /** By seat x colour: what was offered this round; face down until all have offered. */
  offers: number[][];
  /** Which seats still have cards to offer, as bits. */
  waiting: number;
  /** By seat x colour: cards before the family, face up. */
  up: number[][];
  /** By seat x colour: cards before the family, face down. */
  down: number[][];
  /** By seat: shields not yet on the map. */
  shields: number[];
  /** By seat x region: shields on the map. */
  regions: number[][];
  /** By role: who holds it. */
  roles: (Seat | null)[];
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
  leader: Seat | null;
  /** Which seats have not passed, as bits. */
  bidders: number;
  /** Phase 3: how many seats have had their turn. */
  acted: number;
  /** The city whose shields are being placed. */
  city: City | null;
  /** How many of them are still to be placed. */
  shieldsDue: number;
  /** Phase 4: the role being given; 10 when all have been. */
  role: number;
  /** Phase 4: whether the major role of this colour was tied, so that its minor one stays. */
  contested: boolean;
  ending: Ending | null;
}

export type Action =
  | { type: 'offer'; colour: Colour }
  | { type: 'bid'; amount: number }
  | { type: 'build'; city: City }
  | { type: 'lay'; colour: Colour; count: number }
  | { type: 'shield'; region: Region }
  | { type: 'uncover'; colour: Colour }
  | { type: 'pass' };

export type Event =
  | { type: 'round-began'; round: number; last: boolean }
  | { type: 'income'; amount: number }
  /** Cards from the deck, by colour; told only to the seat that gets them. */
  | { type: 'dealt'; seat: Seat; count: number; cards: number[] | null }
  /** A card laid face down for the auction; its colour is told only to its seat until all are shown. */
  | { type: 'offered'; seat: Seat; colour: Colour | null }
  | { type: 'offers-shown'; offers: number[][]; lots: number[] }
  | { type: 'lots-drawn'; lots: number[]; reused: number }
  | { type: 'lot-opened'; colour: Colour; count: number; first: Seat }
  | { type: 'role-opened'; role: Role; title: Title; among: Seat[]; first: Seat }
  | { type: 'bid'; seat: Seat; amount: number }
  /** `forced`: with open purses everyone can see that no bid is possible. */
  | { type: 'dropped-out'; seat: Seat; forced: boolean }
  | { type: 'lot-won'; seat: Seat; colour: Colour; count: number; price: number }
  | { type: 'lot-unsold'; colour: Colour; count: number }
  | { type: 'built'; seat: Seat; city: City; cost: number; points: number; card: Options['builtCities'] }
  | { type: 'tribute'; seat: Seat; role: Role; title: Title; points: number }
  | { type: 'shield-placed'; seat: Seat; region: Region; city: City | null }
  | { type: 'city-opened'; city: City }
  | { type: 'laid'; seat: Seat; colour: Colour; count: number }
  | { type: 'did-nothing'; seat: Seat }
  | { type: 'roles-returned' }
  | { type: 'role-won'; seat: Seat; role: Role; title: Title; price: number }
  | { type: 'role-left'; role: Role; title: Title }
  | { type: 'turned-down'; seat: Seat; colour: Colour; count: number }
  | { type: 'turned-up'; seat: Seat; role: Role; title: Title; colour: Colour | null }
  | { type: 'blessed'; seat: Seat; role: Role; title: Title }
  /** A card from the deck by Magistrate or Notary; told only to the seat that draws it. */
  | { type: 'drew'; seat: Seat; role: Role; title: Title; colour: Colour | null }
  | { type: 'paid'; seat: Seat; role: Role; title: Title; amount: number }
  | { type: 'game-ended'; ending: Ending };

export interface View extends BaseView {
  who: Who;
  seats: number;
  options: Options;
  round: number;
  last: boolean;
  phase: Phase;
  step: Step;
  player: Seat;
  marker: Seat;
  deckSize: number;
  cityDeckSize: number;
  open: City[];
  removedCount: number;
  built: City[][];
  /** By seat: the purse where `who` may see it, else null. */
  purses: (number | null)[];
  /** By seat x colour: the hand where `who` may see it, else null. */
  hands: (number[] | null)[];
  handSizes: number[];
  /** By seat x colour: this round's offer where `who` may see it, else null. */
  offers: (number[] | null)[];
  offerSizes: number[];
  /** What follows from all that was paid, won, offered and laid in the open. */
  memory: {
    /** By seat: the exact sum in the purse. */
    money: number[];
    /** By seat x colour: cards that must be in the hand, or in the offer while that is face down. */
    known: number[][];
  };
  up: number[][];
  down: number[][];
  shields: number[];
  regions: number[][];
  roles: (Seat | null)[];
  tributes: number[];
  blessings: number[];
  lots: number[];
  unsold: number[];
  auction: 'lot' | 'role' | null;
  lot: Colour;
  bid: number;
  leader: Seat | null;
  bidders: Seat[];
  acted: number;
  city: City | null;
  shieldsDue: number;
  role: number;
  contested: boolean;
  ending: Ending | null;
}

export interface IlPrincipe {
  state: State;
  action: Action;
  event: Event;
  view: View;
  options: Options;
}

export function copy(s: State): State {
  return {
    options: s.options,
    seats: s.seats,
    rng: copyRng(s.rng),
    round: s.round,
    last: s.last,
    phase: s.phase,
    step: s.step,
    player: s.player,
    marker: s.marker,
    deck: s.deck.slice(),
    cityDeck: s.cityDeck.slice(),
    open: s.open.slice(),
    removed: s.removed.slice(),
    built: copyRows(s.built),
    money: s.money.slice(),
    hands: copyRows(s.hands),
    known: copyRows(s.known),
    offers: copyRows(s.offers),
    waiting: s.waiting,
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
    bidders: s.bidders,
    acted: s.acted,
    city: s.city,
    shieldsDue: s.shieldsDue,
    role: s.role,
    contested: s.contested,
    ending: s.ending,
  };
}
