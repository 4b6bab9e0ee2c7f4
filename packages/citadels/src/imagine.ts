import { below, type Rng, type Seat, shuffle, split } from '@signoria/core';
import { LAST_RANK } from './characters.ts';
import { copy, copyCities, copyMemories, copyPlay } from './copy.ts';
import { type Card, DISTRICTS } from './districts.ts';
import { chooserOf } from './draft.ts';
import { drawDraft, weighDrafts } from './drafts.ts';
import { bit, remove } from './memory.ts';
import type { Drafted } from './roles.ts';
import { deckOf, noMemories } from './setup.ts';
import type { View } from './sight.ts';
import { DECK, DRAWN, type Memory, MUSEUM, SOMEWHERE, type State, TABLE } from './state.ts';

/** Where the hidden cards lie in one possible world. */
interface Dealt {
  hands: Card[][];
  deck: Card[];
  museum: Card[];
  drawn: Card[];
}

/** One whole state that agrees with the view: a draft as seen, and the unseen cards dealt at random. */
export function imagine(v: View, rng: Rng): State {
  return imagineAfter(v, drawDraft(weighDrafts(v), rng), rng);
}

/** The same, when the draft went like this. */
export function imagineAfter(v: View, { hidden, picks, buried, pack }: Drafted, rng: Rng): State {
  const onlooker = v.who === 'table' ? TABLE : v.who;
  const holder = Array<Seat | -1>(LAST_RANK + 1).fill(-1);
  picks.forEach((rank, pick) => {
    holder[rank] = chooserOf(v.draft.from, pick, v.seats);
  });
  const dealt = deal(v, rng);
  return {
    options: v.options,
    seats: v.seats,
    rng: split(rng),
    round: v.round,
    step: v.step,
    asked: v.asked,
    crown: v.crown,
    gold: v.gold.slice(),
    hands: dealt.hands,
    cities: copyCities(v.cities),
    deck: dealt.deck,
    deckKnown: maskDeck(v, onlooker),
    museum: dealt.museum,
    museumKnown: v.museum.map(card => (card === -1 ? 0 : bit(onlooker))),
    cast: v.cast.slice(),
    dark: v.dark.slice(),
    draft: { from: v.draft.from, visible: v.draft.visible.slice(), hidden, pack, picks, buried },
    holder,
    shown: v.shown.map(seat => seat !== -1),
    rank: v.rank,
    murdered: v.murdered,
    spared: v.spared,
    bewitched: v.bewitched,
    witch: v.witch,
    robbed: v.robbed,
    thief: v.thief,
    taxer: v.taxer,
    untaxed: v.untaxed.slice(),
    guarded: v.guarded,
    monarch: v.monarch,
    queen: v.queen,
    first: v.first,
    sevens: v.sevens.slice(),
    bell: v.bell,
    play: copyPlay(v.play),
    drawn: dealt.drawn,
    drawnKnown: v.drawn.map(card => (card === -1 ? 0 : bit(onlooker))),
    keeps: v.keeps,
    target: v.target,
    prize: v.prize,
    prizeAdorned: v.prizeAdorned,
    memory: onlyOf(onlooker, v.memory),
  };
}

/** What one onlooker remembers, and nobody else anything. */
function onlyOf(onlooker: number, memories: readonly Memory[]): Memory[][] {
  const all = noMemories();
  all[onlooker] = copyMemories(memories);
  return all;
}

function maskDeck(v: View, onlooker: number): number[] {
  const known = Array<number>(v.deckSize).fill(0);
  for (const { at } of v.deckKnown) known[v.deckSize - 1 - at] = bit(onlooker);
  return known;
}

/** The cards that lie nowhere the onlooker can see or knows for sure, ascending. */
function cardsUnseen(v: View): Card[] {
  const seen = Array<number>(DISTRICTS.length).fill(0);
  const see = (card: Card | -1) => {
    if (card !== -1) seen[card]++;
  };
  for (const city of v.cities) for (const { card } of city) see(card);
  for (const hand of v.hands) hand?.forEach(see);
  for (const { card } of v.deckKnown) see(card);
  v.museum.forEach(see);
  v.drawn.forEach(see);
  if (v.step === 'salvage') see(v.prize);
  return deckOf(v.options, v.dark).filter(card => --seen[card] < 0);
}

/** In how many worlds a doubtful card is where it should be, for one in which it is not. */
const TRUST = 15;

/** Cards remembered go to places they may be in, all others anywhere. */
function deal(v: View, rng: Rng): Dealt {
  const unseen = cardsUnseen(v);
  const hands = v.hands.map(hand => (hand ? hand.slice() : []));
  const museum = v.museum.slice();
  const drawn = v.drawn.slice();
  const deck = Array<Card | -1>(v.deckSize).fill(-1);
  for (const { at, card } of v.deckKnown) deck[v.deckSize - 1 - at] = card;
  for (const { cards, places, doubt } of v.memory) {
    const order = places[0] === places[places.length - 1] ? places : shuffle(rng, places.slice());
    for (let i = 0; i < cards.length; i++) {
      const place = order[i];
      if (place === SOMEWHERE || (doubt && below(rng, TRUST + 1) === 0) || !remove(unseen, cards[i]))
        continue;
      if (place >= DECK) deck[place - DECK] = cards[i];
      else if (place >= MUSEUM) museum[place - MUSEUM] = cards[i];
      else if (place >= DRAWN) drawn[place - DRAWN] = cards[i];
      else hands[place].push(cards[i]);
    }
  }
  shuffle(rng, unseen);
  hands.forEach((hand, seat) => {
    if (v.hands[seat]) return;
    while (hand.length < v.handSizes[seat]) hand.push(unseen.pop() ?? 0);
    hand.sort(ascending);
  });
  for (const list of [museum, drawn, deck])
    for (let i = 0; i < list.length; i++) if (list[i] === -1) list[i] = unseen.pop() ?? 0;
  return { hands, museum, drawn, deck };
}

function ascending(a: number, b: number): number {
  return a - b;
}

/** A copy in which `seat` alone remembers what he was shown, as in the worlds he imagines. */
export function forget(s: State, seat: Seat): State {
  const own = bit(seat);
  const copied = copy(s);
  copied.memory = onlyOf(seat, s.memory[seat]);
  for (const known of [copied.deckKnown, copied.museumKnown, copied.drawnKnown])
    for (let i = 0; i < known.length; i++) known[i] &= own;
  return copied;
}
