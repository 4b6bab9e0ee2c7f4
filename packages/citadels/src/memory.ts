import { enterSorted } from '@signoria/table';
import type { Card } from './districts.ts';
import { DECK, type Memory, type State, TABLE } from './state.ts';

/** Everybody at the table and the public, as bits. */
export const EVERYBODY = (1 << (TABLE + 1)) - 1;

export function bit(who: number): number {
  return 1 << who;
}

/** Takes one such card from a list, if there is one. */
export function remove(cards: Card[], card: Card): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}

function find(s: State, who: number, of: number): Memory | undefined {
  for (const entry of s.memory) if (entry.who === who && entry.of === of) return entry;
  return undefined;
}

function forget(s: State, who: number, of: number): void {
  for (let i = s.memory.length - 1; i >= 0; i--)
    if (s.memory[i].who === who && s.memory[i].of === of) s.memory.splice(i, 1);
}

/** Entries that say nothing are dropped, so that equal knowledge is equal data. */
function tidy(s: State): void {
  for (let i = s.memory.length - 1; i >= 0; i--) {
    const { of, cards, gone, slots } = s.memory[i];
    const empty = of === DECK ? slots === 0 : s.hands[of].length === 0 || (gone > 0 && slots === 0);
    if (cards.length === 0 || empty) s.memory.splice(i, 1);
  }
}

/** `who` now knows that this card is in the hand of `of`. */
export function learn(s: State, who: number, of: number, card: Card): void {
  const entry = find(s, who, of);
  if (!entry) {
    s.memory.push({ who, of, cards: [card], gone: 0, slots: 0 });
    return;
  }
  enterSorted(entry.cards, card);
  if (entry.gone > 0) entry.slots++;
}

/** Each of the onlookers in `known`, but not the holder, knows that this card is in the hand of `of`. */
export function learnAll(s: State, known: number, of: number, card: Card): void {
  for (let who = 0; who <= TABLE; who++) {
    if ((known & bit(who)) !== 0 && who !== of && (who < s.seats || who === TABLE)) learn(s, who, of, card);
  }
}

/** `who` has seen the whole hand of `of`. */
export function learnHand(s: State, who: number, of: number): void {
  forget(s, who, of);
  if (s.hands[of].length > 0) s.memory.push({ who, of, cards: s.hands[of].slice(), gone: 0, slots: 0 });
}

/** A card has left the hand of `of` in the open. */
export function leftOpenly(s: State, of: number, card: Card): void {
  if (s.memory.length === 0) return;
  for (const entry of s.memory) {
    if (entry.of !== of) continue;
    const at = entry.cards.indexOf(card);
    if (at >= 0) {
      entry.cards.splice(at, 1);
      if (entry.gone > 0) entry.slots--;
    }
    entry.slots = Math.min(entry.slots, s.hands[of].length);
  }
  tidy(s);
}

/** Who, as bits, can tell which card leaves the hand of `of` unseen: those who know that it holds nothing else. */
export function canTell(s: State, of: number, card: Card): number {
  let known = 0;
  for (const { who, of: place, cards, gone } of s.memory) {
    if (place !== of || gone > 0 || cards.length !== s.hands[of].length) continue;
    if (cards.every(other => other === card)) known |= bit(who);
  }
  return known;
}

/** A card has left the hand of `of`; only those in `knowers` (besides the holder) know which. */
export function leftSecretly(s: State, of: number, card: Card, knowers: number): void {
  if (s.memory.length === 0) return;
  for (const entry of s.memory) {
    if (entry.of !== of) continue;
    if ((knowers & bit(entry.who)) !== 0) remove(entry.cards, card);
    else entry.gone++;
    if (entry.gone > 0) entry.slots = s.hands[of].length;
  }
  tidy(s);
}

/** Two players have changed hands: what others knew of one is now true of the other, and each knows his old hand. */
export function handsSwapped(s: State, a: number, b: number): void {
  for (const entry of s.memory) {
    if (entry.of === a) entry.of = b;
    else if (entry.of === b) entry.of = a;
  }
  forget(s, a, a);
  forget(s, b, b);
  learnHand(s, a, b);
  learnHand(s, b, a);
}

/** The top card of the deck has gone to `seat`, who alone sees it. */
export function leftDeck(s: State, seat: number, card: Card): void {
  if (s.memory.length === 0) return;
  let dropped = false;
  for (const entry of s.memory) {
    if (entry.of !== DECK) continue;
    if (entry.who === seat) remove(entry.cards, card);
    else entry.gone++;
    entry.slots--;
    if (entry.slots === 0 || entry.cards.length === 0) dropped = true;
  }
  if (dropped) tidy(s);
}

/** C-1.6  Of the cards drawn, onlookers who knew some know that one may be in the hand or back under the deck. */
export function keptFromDrawn(
  s: State,
  seat: number,
  drawn: readonly Card[],
  known: readonly number[],
): void {
  for (let who = 0; who <= TABLE; who++) {
    if (who === seat || (who >= s.seats && who !== TABLE)) continue;
    let knew = false;
    for (let i = 0; i < drawn.length; i++) {
      if ((known[i] & bit(who)) === 0) continue;
      learn(s, who, seat, drawn[i]);
      knew = true;
    }
    const entry = knew ? find(s, who, seat) : undefined;
    if (entry) {
      entry.gone += drawn.length - s.keeps;
      entry.slots = entry.gone > 0 ? s.hands[seat].length : 0;
    }
  }
}

/** `seat` has looked through the whole deck. */
export function learnDeck(s: State, seat: number): void {
  forget(s, seat, DECK);
  s.memory.push({ who: seat, of: DECK, cards: sorted(s.deck), gone: 0, slots: s.deck.length });
  for (let i = 0; i < s.deckKnown.length; i++) s.deckKnown[i] &= ~bit(seat);
}

/** C-7.11  One card has been taken from the deck by `seat` and the rest is about to be shuffled: places are forgotten, cards are not. */
export function deckShuffled(s: State, seat: number, taken: Card): void {
  for (let who = 0; who <= TABLE; who++) {
    if (who >= s.seats && who !== TABLE) continue;
    const entry = find(s, who, DECK) ?? { who, of: DECK, cards: [], gone: 0, slots: 0 };
    if (entry.cards.length === 0) s.memory.push(entry);
    for (let i = 0; i < s.deck.length; i++)
      if ((s.deckKnown[i] & bit(who)) !== 0) enterSorted(entry.cards, s.deck[i]);
    if (who === seat) remove(entry.cards, taken);
    else entry.gone++;
    entry.slots = s.deck.length - 1;
  }
  s.deckKnown.fill(0);
  tidy(s);
}

function sorted(cards: readonly Card[]): Card[] {
  return cards.slice().sort((a, b) => a - b);
}
