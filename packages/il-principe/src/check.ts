import {
  anything,
  fields,
  firstBroken,
  flag,
  list,
  type Misfit,
  NONE,
  type None,
  oneOf,
  rngShape,
  type Seat,
  sameNumbers,
  seatsOf,
  whole,
} from '@signoria/core';
import {
  ALL_CITIES,
  ALL_COLOURS,
  ALL_REGIONS,
  ALL_ROLES,
  CARDS_EACH,
  CITIES,
  type City,
  type Colour,
  cardsEach,
  colourOf,
  REMOVED_CITIES,
  type Role,
} from './data.ts';
import { everyone, sum } from './families.ts';
import { cardsOffered, type Options } from './options.ts';
import type { State } from './state.ts';

/** More coins than any game brings a family, and rounds than the deck lasts. */
const MOST_COINS = 1000;
const MOST_ROUNDS = 100;

/** What is wrong with a state from outside; null if the game can be continued from it. */
export function check(found: unknown, seats: number, options: Options): Misfit | null {
  const s = found as State;
  return shapeOf(seats, options)(found) ?? whatIsLost(s, options) ?? whatTheStepLacks(s);
}

function shapeOf(seats: number, { shields }: Options) {
  const seat = whole<Seat>(0, seats - 1);
  const nobody = whole<Seat | None>(NONE, seats - 1);
  const colour = whole<Colour>(0, ALL_COLOURS.length - 1);
  const city = whole<City>(0, CITIES.length - 1);
  const cities = list(city, 0, CITIES.length);
  const count = whole(0, CARDS_EACH);
  const byColour = list(count, ALL_COLOURS.length);
  const points = list(whole(0, MOST_COINS), seats);
  const bits = whole(0, (1 << seats) - 1);
  return fields<State>({
    options: anything(),
    seats: oneOf(seats),
    rng: rngShape,
    round: whole(1, MOST_ROUNDS),
    last: flag,
    phase: whole(0, 4),
    step: oneOf('offer', 'bid', 'build', 'act', 'shield', 'uncover', 'anywhere', 'over'),
    player: seat,
    marker: seat,
    deck: list(colour, 0, CARDS_EACH * ALL_COLOURS.length),
    cityDeck: cities,
    open: cities,
    removed: cities,
    built: list(cities, seats),
    money: points,
    hands: list(byColour, seats),
    known: list(byColour, seats),
    offers: list(byColour, seats),
    waiting: bits,
    up: list(byColour, seats),
    down: list(byColour, seats),
    shields: list(whole(0, shields), seats),
    regions: list(list(whole(0, shields), ALL_REGIONS.length), seats),
    roles: list(nobody, ALL_ROLES.length),
    tributes: points,
    blessings: points,
    lots: byColour,
    unsold: byColour,
    auction: oneOf('lot', 'role', null),
    lot: colour,
    bid: whole(0, MOST_COINS),
    leader: nobody,
    bidders: bits,
    acted: whole(0, seats),
    city: whole<City | None>(NONE, CITIES.length - 1),
    shieldsDue: whole(0, 2),
    role: whole(0, ALL_ROLES.length - 1),
    contested: flag,
    ending: oneOf('cities', 'short-deck', 'last-round', null),
  });
}

/** Cards, cities and shields are all there, and no more than there are. */
function whatIsLost(s: State, options: Options): Misfit | null {
  const each = cardsEach(s.seats);
  const pending = s.step === 'offer' ? s.offers : [];
  const rows = [s.lots, s.unsold, ...pending, ...s.hands, ...s.up, ...s.down];
  const cardsOf = (colour: Colour) =>
    rows.reduce((all, row) => all + row[colour], s.deck.filter(card => card === colour).length);
  const held = (seat: Seat, colour: Colour) => s.hands[seat][colour] + (pending[seat]?.[colour] ?? 0);
  const cities = [...s.open, ...s.cityDeck, ...s.removed, ...s.built.flat()];
  const seats = seatsOf(s.seats);
  return firstBroken([
    [ALL_COLOURS.every(colour => cardsOf(colour) === each), '', `${each} cards of each colour`],
    [sameNumbers(cities, ALL_CITIES), '', 'every city once'],
    [s.removed.length === (s.seats === 2 ? REMOVED_CITIES : 0), '.removed', 'what two players put away'],
    [
      seats.every(seat => s.shields[seat] + sum(s.regions[seat]) === options.shields),
      '.shields',
      'every shield of a family before it or on the map',
    ],
    [
      seats.every(seat => ALL_COLOURS.every(colour => s.known[seat][colour] <= held(seat, colour))),
      '.known',
      'cards of that hand',
    ],
  ]);
}

function whatTheStepLacks(s: State): Misfit | null {
  const isBidding = s.step === 'bid';
  return (
    firstBroken([
      [(s.auction !== null) === isBidding, '.auction', 'something under the hammer while families bid'],
      [
        isBidding || (s.bid === 0 && s.leader === NONE && s.bidders === 0),
        '.bid',
        'no bid without an auction',
      ],
      [(s.city !== NONE) === (s.step === 'shield'), '.city', 'a city while its shields are placed'],
      [(s.ending !== null) === (s.step === 'over'), '.ending', 'why it ended, when it has'],
      [s.phase === 4 || s.role === 0, '.role', 'no role outside phase 4'],
      [s.step === 'over' || PHASES[s.step].includes(s.phase), '.phase', 'a phase with such a step'],
      [s.step === 'offer' ? s.waiting !== 0 : s.waiting === 0, '.waiting', 'those who have yet to offer'],
      [s.step === 'offer' || s.phase === 2 || sum(s.lots) === 0, '.lots', 'no lots outside phase 2'],
    ]) ?? STEPS[s.step](s)
  );
}

/** The phases in which each decision is due. */
const PHASES = {
  offer: [1],
  bid: [2, 4],
  build: [2],
  act: [3],
  shield: [2, 3],
  uncover: [4],
  anywhere: [4],
} as const satisfies Record<string, readonly number[]> as Readonly<Record<string, readonly number[]>>;

const STEPS: Readonly<Record<string, (s: State) => Misfit | null>> = {
  offer: whatOffersLack,
  bid: whatBiddingLacks,
  build: () => null,
  act: () => null,
  shield: whatShieldsLack,
  uncover: s => firstBroken([[holdsRole(s, 0) && sum(s.down[s.player].slice(1)) > 0, '.role', 'green']]),
  anywhere: s => firstBroken([[holdsRole(s, 3) && s.shields[s.player] > 0, '.role', 'Lord or Knight']]),
  over: () => null,
};

function whatOffersLack(s: State): Misfit | null {
  const each = cardsOffered(s.seats);
  const fits = (seat: Seat) => {
    const left = each - sum(s.offers[seat]);
    return (s.waiting & (1 << seat)) === 0 ? left === 0 : left > 0 && sum(s.hands[seat]) >= left;
  };
  return firstBroken([
    [seatsOf(s.seats).every(fits), '.offers', `${each} cards of each family that is not waited for`],
    [sum(s.lots) === 0, '.lots', 'no lots before the offers are shown'],
    [!s.last, '.last', 'no offers in the last round'],
  ]);
}

function whatBiddingLacks(s: State): Misfit | null {
  const isIn = (seat: Seat) => (s.bidders & (1 << seat)) !== 0;
  const { leader } = s;
  return firstBroken([
    [(s.auction === 'lot') === (s.phase === 2), '.auction', 'lots in phase 2, roles in phase 4'],
    [s.auction !== 'lot' || s.lots[s.lot] > 0, '.lot', 'a lot that is on the table'],
    [isIn(s.player) && s.player !== leader, '.player', 'a family that may bid'],
    [(leader === NONE) === (s.bid === 0), '.bid', 'a bid of the leader'],
    [
      leader === NONE || (isIn(leader) && s.money[leader] >= s.bid),
      '.leader',
      'a family that can pay its bid',
    ],
    [(s.bidders & ~everyone(s)) === 0, '.bidders', 'families of this table'],
  ]);
}

function whatShieldsLack(s: State): Misfit | null {
  const isOwn = s.city !== NONE && s.built[s.player].includes(s.city);
  const regions = s.city === NONE ? 0 : CITIES[s.city].regions.length;
  return firstBroken([
    [isOwn && regions > 1, '.city', 'a city of the player that lies in several regions'],
    [s.shieldsDue > 0 && s.shieldsDue <= s.shields[s.player], '.shieldsDue', 'shields the player has'],
  ]);
}

function holdsRole(s: State, colour: number): boolean {
  return colourOf(s.role as Role) === colour && s.roles[s.role] === s.player;
}
