import {
  anything,
  fields,
  firstBroken,
  flag,
  isAscending,
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
import { type Card, DISTRICTS, LAST_RANK, type Rank } from './data.ts';
import { chooserOf, isDraft, packAt, picksOf, ranksIn } from './draft.ts';
import { EVERYBODY } from './knowledge/memory.ts';
import { remembersTruly } from './knowledge/truth.ts';
import { castOf, deckOf, type Options } from './options.ts';
import type { Built, Draft, Play } from './records.ts';
import { darkIn } from './setup.ts';
import { DECISIONS, type Remembered, type State, TABLE } from './state.ts';

/** More gold than any game brings a player, rounds than any takes, and things counted in a turn. */
const MOST_GOLD = 1000;
const MOST_ROUNDS = 1000;
const MOST_IN_A_TURN = 100;

/** What is wrong with a state from outside; null if the game can be continued from it. */
export function check(found: unknown, seats: number, options: Options): Misfit | null {
  const s = found as State;
  return shapeOf(seats)(found) ?? whatIsLost(s, options) ?? whatTheDraftLacks(s) ?? whatTheStepLacks(s);
}

const CARD = whole<Card>(0, DISTRICTS.length - 1);
const RANK = whole<Rank>(0, LAST_RANK);
const COUNT = whole(0, MOST_IN_A_TURN);
const ALL_CARDS = 200;
const CARDS = list(CARD, 0, ALL_CARDS);
const KNOWERS = list(whole(0, EVERYBODY), 0, ALL_CARDS);

function shapeOf(seats: number) {
  const seat = whole<Seat>(0, seats - 1);
  const nobody = whole<Seat | None>(NONE, seats - 1);
  const ranks = list(RANK, 0, LAST_RANK);
  return fields<State>({
    options: anything(),
    seats: oneOf(seats),
    rng: rngShape,
    round: whole(1, MOST_ROUNDS),
    step: oneOf<State['step']>(...DECISIONS, 'over'),
    asked: seat,
    crown: seat,
    gold: list(whole(0, MOST_GOLD), seats),
    hands: list(CARDS, seats),
    cities: list(list(BUILT, 0, ALL_CARDS), seats),
    deck: CARDS,
    deckKnown: KNOWERS,
    museum: CARDS,
    museumKnown: KNOWERS,
    cast: list(whole(NONE, LAST_RANK * 2), LAST_RANK + 1),
    dark: CARDS,
    draft: fields<Draft>({
      from: seat,
      visible: ranks,
      hidden: RANK,
      pack: ranks,
      picks: ranks,
      buried: ranks,
    }),
    holder: list(nobody, LAST_RANK + 1),
    shown: list(flag, LAST_RANK + 1),
    rank: whole(0, LAST_RANK + 1),
    murdered: RANK,
    spared: nobody,
    bewitched: RANK,
    witch: nobody,
    robbed: RANK,
    thief: nobody,
    taxer: nobody,
    untaxed: list(seat, 0, LAST_RANK),
    guarded: nobody,
    monarch: nobody,
    queen: nobody,
    first: nobody,
    sevens: list(seat, 0, seats),
    bell: flag,
    play: playShape(seat),
    drawn: CARDS,
    drawnKnown: KNOWERS,
    keeps: COUNT,
    target: nobody,
    prize: whole<Card | None>(NONE, DISTRICTS.length - 1),
    prizeAdorned: flag,
    memory: list(list(whole<Remembered>(0, 2 ** 30), 0, ALL_CARDS), TABLE + 1),
  });
}

const BUILT = fields<Built>({ card: CARD, adorned: flag, round: whole(0, MOST_ROUNDS) });

function playShape(seat: ReturnType<typeof whole<Seat>>) {
  return fields<Play>({
    seat,
    rank: RANK,
    power: RANK,
    mode: oneOf('full', 'action-only', 'witch', 'resumed'),
    acted: flag,
    tookIncome: flag,
    usedPower: flag,
    builds: COUNT,
    built: COUNT,
    spent: COUNT,
    used: whole(0, 2 ** 31 - 1),
    adorned: COUNT,
    discarded: COUNT,
  });
}

/** Every card is there, and everyone's memory is true. */
function whatIsLost(s: State, options: Options): Misfit | null {
  const prize = s.step === 'salvage' ? [s.prize] : [];
  const laid = s.cities.flat().map(({ card }) => card);
  const cards = [...s.deck, ...s.hands.flat(), ...laid, ...s.museum, ...s.drawn, ...prize];
  return firstBroken([
    [
      sameNumbers(s.cast, castOf(options)) && s.cast.every((one, i) => one === castOf(options)[i]),
      '.cast',
      'the characters of the options',
    ],
    [darkIn(options, s.dark), '.dark', 'the districts of the options'],
    [sameNumbers(cards, deckOf(options, s.dark)), '', 'every card of the deck once'],
    [s.hands.every(isAscending), '.hands', 'cards in ascending order'],
    [s.deckKnown.length === s.deck.length, '.deckKnown', 'an entry for every card of the deck'],
    [s.museumKnown.length === s.museum.length, '.museumKnown', 'an entry for every card under the Museum'],
    [s.drawnKnown.length === s.drawn.length, '.drawnKnown', 'an entry for every card drawn'],
    [s.memory.every((own, who) => remembersTruly(s, who, own)), '.memory', 'cards where they may lie'],
  ]);
}

/** The choice of characters so far, and who plays what by it. */
function whatTheDraftLacks(s: State): Misfit | null {
  const { draft } = s;
  const ranks = ranksIn(s.cast);
  const all = [...draft.visible, draft.hidden, ...draft.pack, ...draft.picks, ...draft.buried];
  const once = all.filter((rank, i) => rank !== draft.hidden || all.indexOf(rank) === i);
  const isChoosing = isDraft(s);
  const picks = picksOf(s.seats);
  const holderOf = (rank: Rank) => {
    const pick = draft.picks.indexOf(rank);
    return pick < 0 ? NONE : chooserOf(draft.from, pick, s.seats);
  };
  return firstBroken([
    [sameNumbers(once, ranks), '.draft', 'every character once'],
    [s.holder.every((seat, rank) => seat === holderOf(rank)), '.holder', 'those who chose'],
    [
      isChoosing ? draft.picks.length < picks || s.step === 'bury' : draft.picks.length === picks,
      '.draft.picks',
      'a choice that is due',
    ],
    [!isChoosing || s.rank === 0, '.rank', 'no call while characters are chosen'],
    [isChoosing || draft.pack.length === 0, '.draft.pack', 'nothing left to choose from'],
    [
      s.step !== 'choose' || sameNumbers(draft.pack, packAt(s, draft.picks.length)),
      '.draft.pack',
      'what is left to choose from',
    ],
    [
      s.step !== 'choose' || s.asked === chooserOf(draft.from, draft.picks.length, s.seats),
      '.asked',
      'who chooses now',
    ],
    [
      s.step !== 'bury' || (s.seats === 2 && s.asked === chooserOf(draft.from, draft.picks.length - 1, 2)),
      '.asked',
      'who chose last',
    ],
  ]);
}

/** What the decision that is due takes for granted. */
function whatTheStepLacks(s: State): Misfit | null {
  const { play } = s;
  const isPlaying = !['choose', 'bury', 'over'].includes(s.step);
  const isDead = s.rank > LAST_RANK;
  return firstBroken([
    [
      !isPlaying || isDead || s.rank === play.rank || play.mode === 'resumed',
      '.play.rank',
      'the rank that was called',
    ],
    [!isPlaying || (play.rank > 0 && s.cast[play.rank] >= 0), '.play.rank', 'a rank of the game'],
    [!isPlaying || (play.power > 0 && s.cast[play.power] >= 0), '.play.power', 'a rank of the game'],
    [
      !isPlaying || s.holder[play.rank] === play.seat || play.mode === 'resumed',
      '.play.seat',
      'who plays that rank',
    ],
    [OTHERS.includes(s.step) || !isPlaying || s.asked === play.seat, '.asked', 'the player whose turn it is'],
    [(s.step === 'keep') === s.drawn.length > 0, '.drawn', 'cards to keep from while one keeps'],
    [s.step !== 'keep' || (s.keeps >= 1 && s.keeps < s.drawn.length), '.keeps', 'fewer than were drawn'],
    [s.step !== 'over' || s.first !== NONE, '.first', 'who completed a city first'],
    [
      seatsOf(s.seats).every(seat => s.sevens.filter(one => one === seat).length <= 1),
      '.sevens',
      'each seat once',
    ],
    [
      s.step !== 'take' || (s.target !== NONE && s.hands[s.target].length > 0),
      '.target',
      'a hand with cards',
    ],
    [s.step !== 'give' || (s.target !== NONE && wants(s)), '.prize', 'a district of that city'],
    [s.step !== 'salvage' || s.prize !== NONE, '.prize', 'the card that was destroyed'],
  ]);
}

/** Decisions of others than the player whose turn it is. */
const OTHERS: readonly string[] = ['gift', 'tribute', 'salvage'];

function wants(s: State): boolean {
  return s.cities[s.target].some(({ card, adorned }) => card === s.prize && adorned === s.prizeAdorned);
}
