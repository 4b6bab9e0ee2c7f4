import { below, NONE, type None, type Rng, rngFrom, type Seat, shuffle } from '@signoria/core';
import { type Card, cardOf, DARK_CITY, DISTRICTS, LAST_RANK } from './data.ts';
import { noMemories } from './knowledge/memory.ts';
import { castOf, deckOf, type Options } from './options.ts';
import { emptyDraft, newPlay } from './records.ts';
import { startRound } from './round.ts';
import type { Open, State } from './state.ts';

const DARK_CARDS = DARK_CITY.map(cardOf);
const FIRST_CARDS = 4;
const FIRST_GOLD = 2;

/** C-1.3  Which Dark City districts are in the game, ascending. */
function darkOf(options: Options, rng: Rng): Card[] {
  switch (options.darkCity) {
    case 'none':
      return [];
    case 'all':
      return DARK_CARDS.slice();
    case 'chosen':
      return DARK_CARDS.filter(card => options.darkDistricts.includes(DISTRICTS[card].id));
    case 'random':
      return shuffle(rng, DARK_CARDS.slice())
        .slice(0, options.darkNumber)
        .sort((a, b) => a - b);
  }
}

/** C-1.3  Whether the options can bring these Dark City districts into the game. */
export function darkIn(options: Options, dark: readonly Card[]): boolean {
  const all = DARK_CITY.map(cardOf);
  const isRandom = options.darkCity === 'random';
  const expected = isRandom ? all.filter(card => dark.includes(card)) : darkOf(options, rngFrom(0));
  const count = isRandom ? Math.min(options.darkNumber, all.length) : expected.length;
  return dark.length === count && dark.join() === [...expected].sort((a, b) => a - b).join();
}

/** C-2.1 C-2.2  Four cards and two gold each, the crown at random, and the first round. */
export function setup(seats: number, options: Options, rng: Rng): State {
  const dark = darkOf(options, rng);
  const deck = shuffle(rng, deckOf(options, dark));
  const hands = Array.from({ length: seats }, () => deck.splice(-FIRST_CARDS).sort((a, b) => a - b));
  const crown = below(rng, seats) as Seat;
  const s: State = {
    ...openAt(seats, options, dark, crown),
    rng,
    hands,
    deck,
    deckKnown: Array<number>(deck.length).fill(0),
    museum: [],
    museumKnown: [],
    draft: emptyDraft(crown),
    holder: Array<Seat | None>(LAST_RANK + 1).fill(NONE),
    shown: Array<boolean>(LAST_RANK + 1).fill(false),
    drawn: [],
    drawnKnown: [],
    memory: noMemories(),
  };
  startRound(s, undefined);
  return s;
}

function openAt(seats: number, options: Options, dark: Card[], crown: Seat): Open {
  return {
    options,
    seats,
    round: 0,
    step: 'choose',
    asked: crown,
    crown,
    gold: Array<number>(seats).fill(FIRST_GOLD),
    cities: Array.from({ length: seats }, () => []),
    cast: castOf(options),
    dark,
    rank: 0,
    murdered: 0,
    spared: NONE,
    bewitched: 0,
    witch: NONE,
    robbed: 0,
    thief: NONE,
    taxer: NONE,
    untaxed: [],
    guarded: NONE,
    monarch: NONE,
    queen: NONE,
    first: NONE,
    sevens: [],
    bell: false,
    play: newPlay(crown, 0, 'full'),
    keeps: 0,
    target: NONE,
    prize: NONE,
    prizeAdorned: false,
  };
}
