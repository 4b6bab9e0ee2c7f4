import { below, type Rng, type Seat, shuffle, split } from '@signoria/table';
import { LAST_RANK } from './characters.ts';
import { copyCities, copyMemory, copyPlay } from './copy.ts';
import type { Card } from './districts.ts';
import { chooserOf } from './draft.ts';
import { drawDraft, weighDrafts } from './drafts.ts';
import { bit, remove } from './memory.ts';
import type { Drafted } from './roles.ts';
import { deckOf } from './setup.ts';
import type { View } from './sight.ts';
import { DECK, type Memory, type State, TABLE } from './state.ts';

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
  const dealt = deal(v, onlooker, rng);
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
    memory: Object.values(v.memory).map(copyMemory),
  };
}

function maskDeck(v: View, onlooker: number): number[] {
  const known = Array<number>(v.deckSize).fill(0);
  for (const { at } of v.deckKnown) known[v.deckSize - 1 - at] = bit(onlooker);
  return known;
}

/** The cards that lie nowhere the onlooker can see or knows for sure. */
export function cardsUnseen(v: View): Card[] {
  const left = deckOf(v.options, v.dark);
  const see = (card: Card | -1) => {
    if (card !== -1) remove(left, card);
  };
  for (const city of v.cities) for (const { card } of city) see(card);
  for (const hand of v.hands) hand?.forEach(see);
  for (const { card } of v.deckKnown) see(card);
  v.museum.forEach(see);
  v.drawn.forEach(see);
  if (v.step === 'salvage') see(v.prize);
  return left;
}

/** How often a deal is tried before memories that cannot all hold at once are let go. */
const TRIES = 20;

/** What is certain is dealt first, then what may have gone. */
function deal(v: View, onlooker: number, rng: Rng): Dealt {
  const own = Object.values(v.memory).filter(({ who }) => who === onlooker);
  const memories = [...own.filter(({ gone }) => gone === 0), ...own.filter(({ gone }) => gone > 0)];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const dealt = tryDeal(v, memories, rng);
    if (dealt) return dealt;
  }
  return tryDeal(v, [], rng) ?? { hands: [], deck: [], museum: [], drawn: [] };
}

/** Cards remembered go where they were seen as far as they are still there; all others anywhere. */
function tryDeal(v: View, memories: readonly Memory[], rng: Rng): Dealt | null {
  const unseen = cardsUnseen(v);
  const kept = new Map<number, Card[]>();
  for (const memory of memories) {
    const cards = stillThere(memory, unseen, rng);
    if (cards.length > roomIn(v, memory)) return null;
    kept.set(memory.of, cards);
  }
  shuffle(rng, unseen);
  const next = () => unseen.pop() ?? 0;
  const hands = v.hands.map((hand, seat) => {
    if (hand) return hand.slice();
    const cards = kept.get(seat) ?? [];
    while (cards.length < v.handSizes[seat]) cards.push(next());
    return cards.sort((a, b) => a - b);
  });
  const known = (card: Card | -1) => (card === -1 ? next() : card);
  const museum = v.museum.map(known);
  const drawn = v.drawn.map(known);
  return { hands, museum, drawn, deck: dealDeck(v, memories, kept.get(DECK) ?? [], next, rng) };
}

function roomIn(v: View, { of, slots }: Memory): number {
  return of === DECK ? slots : v.handSizes[of];
}

/** Which of the remembered cards have not left: every choice of those that may have gone is as likely. Takes them out of `unseen`. */
function stillThere({ of, cards, gone, slots }: Memory, unseen: Card[], rng: Rng): Card[] {
  const there: Card[] = [];
  const order = shuffle(rng, cards.slice());
  let places = slots;
  let all = slots + gone;
  for (const card of order) {
    const possible = unseen.includes(card);
    const stays = gone === 0 || below(rng, all) < places;
    all--;
    if (!possible || !stays) continue;
    places--;
    remove(unseen, card);
    there.push(card);
  }
  return of === DECK ? there.slice(0, slots) : there;
}

/** The deck from bottom to top: known places, the rest of a deck once looked through on top, the unknown. */
function dealDeck(
  v: View,
  memories: readonly Memory[],
  kept: readonly Card[],
  next: () => Card,
  rng: Rng,
): Card[] {
  const deck = Array<Card | -1>(v.deckSize).fill(-1);
  for (const { at, card } of v.deckKnown) deck[v.deckSize - 1 - at] = card;
  const old = memories.find(({ of }) => of === DECK)?.slots ?? 0;
  const places = shuffle(
    rng,
    Array.from({ length: old }, (_, i) => v.deckSize - 1 - i),
  );
  kept.forEach((card, i) => {
    deck[places[i]] = card;
  });
  return deck.map(card => (card === -1 ? next() : card));
}
