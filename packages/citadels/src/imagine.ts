import { type Rng, type Seat, split } from '@signoria/core';
import { LAST_RANK } from './characters.ts';
import { copy, copyCities, copyPlay } from './copy.ts';
import { chooserOf } from './draft.ts';
import { drawDraft, weighDrafts } from './drafts.ts';
import { deal } from './knowledge/deal.ts';
import { bit, noMemories, type Remembered } from './knowledge/memory.ts';
import { rememberedFrom } from './knowledge/told.ts';
import type { Drafted } from './roles.ts';
import type { View } from './sight.ts';
import { type State, TABLE } from './state.ts';

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
  const own = rememberedFrom(v.memory);
  const dealt = deal(v, own, rng);
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
    memory: onlyOf(onlooker, own),
  };
}

/** What one onlooker remembers, and nobody else anything. */
function onlyOf(onlooker: number, own: Remembered[]): Remembered[][] {
  const all = noMemories();
  all[onlooker] = own;
  return all;
}

function maskDeck(v: View, onlooker: number): number[] {
  const known = Array<number>(v.deckSize).fill(0);
  for (const { at } of v.deckKnown) known[v.deckSize - 1 - at] = bit(onlooker);
  return known;
}

/** A copy in which `seat` alone remembers what he was shown, as in the worlds he imagines. */
export function forget(s: State, seat: Seat): State {
  const own = bit(seat);
  const copied = copy(s);
  copied.memory = onlyOf(seat, s.memory[seat].slice());
  for (const known of [copied.deckKnown, copied.museumKnown, copied.drawnKnown])
    for (let i = 0; i < known.length; i++) known[i] &= own;
  return copied;
}
