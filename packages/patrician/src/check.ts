import {
  anything,
  fields,
  firstBroken,
  isAscending,
  isPartOf,
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
import { isFull } from './city.ts';
import { CARDS, type Card, CITIES, type City, citiesOf, deck, messengersOf, roadsOf } from './data.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** What is wrong with a state from outside; null if the game can be continued from it. */
export function check(found: unknown, seats: number, options: Options): Misfit | null {
  return shapeOf(seats, options)(found) ?? whatDisagrees(found as State, options);
}

function shapeOf(seats: number, options: Options) {
  const all = deck(seats, options.material).length;
  const cities = citiesOf(seats).length;
  const seat = whole<Seat>(0, seats - 1);
  const nobody = whole<Seat | None>(NONE, seats - 1);
  const card = whole<Card>(0, CARDS.length - 1);
  const cards = list(card, 0, all);
  const messengers = options.messengers ? messengersOf(seats) : 0;
  return fields<State>({
    options: anything(),
    seats: oneOf(seats),
    rng: rngShape,
    starter: seat,
    player: seat,
    step: oneOf('play', 'build', 'move', 'take', 'messenger', 'over'),
    card: whole(NONE, CARDS.length - 1),
    floorsLeft: whole(0, 2),
    pile: cards,
    open: list(whole<Card | None>(NONE, CARDS.length - 1), cities),
    hands: list(cards, seats),
    known: list(cards, seats),
    stacks: list(cards, seats),
    towers: list(list(list(seat, 0, 9), 2), cities),
    winners: list(list(nobody, 2), cities),
    bonus: list(whole(0, 2), cities),
    messengers: list(nobody, options.messengers ? roadsOf(seats).length : 0),
    messengersLeft: list(whole(0, messengers), seats),
  });
}

function whatDisagrees(s: State, { material }: Options): Misfit | null {
  const open = s.open.filter((card): card is Card => card !== NONE);
  const held = [...s.hands.flat(), ...s.stacks.flat(), ...open, ...s.pile];
  return (
    firstBroken([
      [sameNumbers(held, deck(s.seats, material)), '', 'every card of the deck once'],
      [[...s.hands, ...s.known].every(isAscending), '.hands', 'cards in ascending order'],
      [s.known.every((cards, seat) => isPartOf(cards, s.hands[seat])), '.known', 'cards of that hand'],
      [
        s.pile.length === 0 || open.length === s.open.length,
        '.open',
        'a card beside every city while there is a pile',
      ],
      [
        citiesOf(s.seats).every(city => isScoredWhenFull(s, city)),
        '.winners',
        'winners where a city is full',
      ],
      [
        seatsOf(s.seats).every(seat => floorsFit(s, seat)),
        '.towers',
        'a floor for every crest a seat played',
      ],
      [
        citiesOf(s.seats).every(city => cityFits(s, city)),
        '.towers',
        'a floor for every crest of the city played',
      ],
    ]) ?? whatTheStepLacks(s)
  );
}

/** Both tokens of a full city are won, and none of another. */
function isScoredWhenFull(s: State, city: City): boolean {
  const won = s.winners[city].filter(seat => seat !== NONE).length;
  return s.towers[city].flat().length <= CITIES[city].floors && won === (isFull(s, city) ? 2 : 0);
}

/** As many floors as the seat's cards have crests, less those it is still to build. */
function floorsFit(s: State, seat: Seat): boolean {
  const crests = s.stacks[seat].reduce((sum, card) => sum + CARDS[card].crests, 0);
  const floors = s.towers.flat(2).filter(floor => floor === seat).length;
  return floors === crests - (seat === s.player ? s.floorsLeft : 0);
}

/** The same of all that was played for a city. */
function cityFits(s: State, city: City): boolean {
  const played = s.stacks.flat().filter(card => CARDS[card].city === city);
  const crests = played.reduce((sum, card) => sum + CARDS[card].crests, 0);
  const due = s.card !== NONE && CARDS[s.card].city === city ? s.floorsLeft : 0;
  return s.towers[city].flat().length === crests - due;
}

function whatTheStepLacks(s: State): Misfit | null {
  const top = s.stacks[s.player].at(-1) ?? NONE;
  const isPlayed = s.step !== 'play' && s.step !== 'over';
  const handsLeft = s.hands.flat().length;
  return firstBroken([
    [
      isPlayed ? s.card === top && top !== NONE : s.card === NONE,
      '.card',
      'the top card of the player in turn',
    ],
    [(s.step === 'build') === s.floorsLeft > 0, '.floorsLeft', 'floors to build in a step of building alone'],
    [s.step !== 'play' || s.hands[s.player].length > 0, '.player', 'a seat with a card to play'],
    [s.step !== 'over' || handsLeft === 0, '.step', 'play, for there are cards in hand'],
  ]);
}
