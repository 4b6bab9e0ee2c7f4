import { below, type Rng, type Seat, shuffle } from '@signoria/core';
import { startRound } from './calling.ts';
import { LAST_RANK } from './characters.ts';
import { type Card, cardOf, DARK_CITY, DISTRICTS } from './districts.ts';
import { emptyDraft } from './draft.ts';
import { noMemories } from './knowledge/memory.ts';
import { castOf, copiesIn, type Options } from './options.ts';
import type { Play, State } from './state.ts';

const FIRST_CARDS = 4;
const FIRST_GOLD = 2;

/** C-1.1 to C-1.3  Every card of a game with these Dark City districts, ascending. */
export function deckOf(options: Options, dark: readonly Card[]): Card[] {
  return DISTRICTS.flatMap((district, card) => {
    const copies = district.dark && !dark.includes(card) ? 0 : copiesIn(options, card);
    return Array<Card>(copies).fill(card);
  });
}

/** C-1.3  Which Dark City districts are in the game, ascending. */
function darkOf(options: Options, rng: Rng): Card[] {
  const all = DARK_CITY.map(cardOf);
  switch (options.darkCity) {
    case 'none':
      return [];
    case 'all':
      return all;
    case 'chosen':
      return all.filter(card => options.darkDistricts.includes(DISTRICTS[card].id));
    case 'random':
      return shuffle(rng, all)
        .slice(0, options.darkNumber)
        .sort((a, b) => a - b);
  }
}

/** C-2.1 C-2.2  Four cards and two gold each, the crown by lot, and the first round. */
export function setup(seats: number, options: Options, rng: Rng): State {
  const dark = darkOf(options, rng);
  const deck = shuffle(rng, deckOf(options, dark));
  const hands = Array.from({ length: seats }, () => deck.splice(-FIRST_CARDS).sort((a, b) => a - b));
  const crown = below(rng, seats) as Seat;
  const s: State = {
    options,
    seats,
    rng,
    round: 0,
    step: 'choose',
    asked: crown,
    crown,
    gold: Array<number>(seats).fill(FIRST_GOLD),
    hands,
    cities: Array.from({ length: seats }, () => []),
    deck,
    deckKnown: Array<number>(deck.length).fill(0),
    museum: [],
    museumKnown: [],
    cast: castOf(options),
    dark,
    draft: emptyDraft(crown),
    holder: Array<Seat | -1>(LAST_RANK + 1).fill(-1),
    shown: Array<boolean>(LAST_RANK + 1).fill(false),
    rank: 0,
    murdered: 0,
    spared: -1,
    bewitched: 0,
    witch: -1,
    robbed: 0,
    thief: -1,
    taxer: -1,
    untaxed: [],
    guarded: -1,
    monarch: -1,
    queen: -1,
    first: -1,
    sevens: [],
    bell: false,
    play: noPlay(crown),
    drawn: [],
    drawnKnown: [],
    keeps: 0,
    target: -1,
    prize: -1,
    prizeAdorned: false,
    memory: noMemories(),
  };
  startRound(s, undefined);
  return s;
}

function noPlay(seat: Seat): Play {
  return {
    seat,
    rank: 0,
    power: 0,
    mode: 'full',
    acted: false,
    tookIncome: false,
    usedPower: false,
    builds: 0,
    built: 0,
    spent: 0,
    used: 0,
    adorned: 0,
    discarded: 0,
  };
}
