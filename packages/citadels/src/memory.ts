import { enterSorted } from '@signoria/core';
import type { Card } from './districts.ts';
import { copiesIn } from './options.ts';
import { DECK, DRAWN, type Memory, MUSEUM, SOMEWHERE, type State, TABLE } from './state.ts';

/* What everybody remembers of hands; `deck-memory.ts` is about the deck. */

/** Everybody at the table and the public, as bits. */
export const EVERYBODY = (1 << (TABLE + 1)) - 1;

export function bit(who: number): number {
  return 1 << who;
}

/** Takes one such number from a list, and says whether there was one. */
export function remove(list: number[], one: number): boolean {
  const at = list.indexOf(one);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

function countOf(list: readonly number[], one: number): number {
  let count = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === one) count++;
  return count;
}

export function ascending(a: number, b: number): number {
  return a - b;
}

/** Whether all of it lies in one hand. */
function isIn({ places }: Memory, of: number): boolean {
  return places[0] === of && places[places.length - 1] === of;
}

/** Whether nothing but the cards lies in the places. */
function isFull({ cards, places, doubt }: Memory): boolean {
  return !doubt && cards.length === places.length;
}

/** `who` now knows that this card is in the hand of `of`. */
export function learn(s: State, who: number, of: number, card: Card): void {
  for (const entry of s.memory[who]) {
    if (entry.doubt || !isIn(entry, of)) continue;
    enterSorted(entry.cards, card);
    entry.places.push(of);
    return;
  }
  s.memory[who].push({ cards: [card], places: [of], doubt: false });
}

/** Each of the onlookers in `known`, but not the holder, knows that this card is in the hand of `of`. */
export function learnAll(s: State, known: number, of: number, card: Card): void {
  for (let who = 0; who <= TABLE; who++) {
    if ((known & bit(who)) !== 0 && who !== of && (who < s.seats || who === TABLE)) learn(s, who, of, card);
  }
}

/** `who` has seen the whole hand of `of`. */
export function learnHand(s: State, who: number, of: number): void {
  const hand = s.hands[of];
  see(s, who, of, of, hand);
  if (hand.length > 0)
    s.memory[who].push({ cards: hand.slice(), places: Array<number>(hand.length).fill(of), doubt: false });
}

/** `who` sees all cards in the places from `first` to `last`: what he knew to be there or elsewhere is elsewhere. */
export function see(s: State, who: number, first: number, last: number, seen: readonly Card[]): void {
  const own = s.memory[who];
  if (own.length === 0) return;
  const rest = seen.slice();
  const isSeen = (place: number) => place >= first && place <= last;
  const touched = own.filter(({ places }) => places.some(isSeen));
  const sure = touched.filter(({ places }) => places.every(isSeen));
  for (const entry of [...sure, ...touched.filter(entry => !sure.includes(entry))]) {
    entry.cards = entry.cards.filter(card => !remove(rest, card));
    entry.places = entry.places.filter(place => !isSeen(place));
    if (sure.includes(entry)) entry.cards.length = 0;
  }
  settle(s, who);
}

/** A card, still there, is about to leave the hand of `of` for another place; only those in `knowers` see which. */
export function left(s: State, of: number, card: Card, to: number, knowers: number): void {
  for (let who = 0; who <= TABLE; who++) {
    const own = s.memory[who];
    if (own.length === 0 || !speakOf(own, of)) continue;
    if ((knowers & bit(who)) !== 0) leftSeen(s, who, of, card);
    else leftUnseen(s, who, of, to);
    settle(s, who);
  }
}

function speakOf(own: readonly Memory[], of: number): boolean {
  for (let i = 0; i < own.length; i++) if (own[i].places[0] <= of && own[i].places.includes(of)) return true;
  return false;
}

/** One of the cards remembered to be there, if it can be; else one that no entry speaks of, or of which one says little. */
function leftSeen(s: State, who: number, of: number, card: Card): void {
  let found: Memory | undefined;
  for (const entry of s.memory[who]) {
    if (entry.places[0] > of || !entry.cards.includes(card) || !entry.places.includes(of)) continue;
    if (found === undefined || isIn(entry, of)) found = entry;
  }
  if (found) {
    if (!isIn(found, of) && mayBeAnother(s, who, found, of, card)) found.doubt = true;
    remove(found.cards, card);
  } else if (strangers(s, who, of) === 0) {
    found = joined(s.memory[who], entry => entry.places.includes(of) && !isFull(entry));
  }
  if (found) remove(found.places, of);
}

/** Whether a card that leaves a hand may be one of the same name that the entry does not speak of. */
function mayBeAnother(s: State, who: number, { places }: Memory, of: number, card: Card): boolean {
  let copies = copiesIn(s.options, card);
  if (copies === 1 || countOf(places, of) === s.hands[of].length) return false;
  for (const city of s.cities) for (const built of city) if (built.card === card) copies--;
  if (who !== TABLE) copies -= countOf(s.hands[who], card);
  for (const { cards } of s.memory[who]) copies -= countOf(cards, card);
  return copies > 0;
}

/** How many cards of a hand no entry of `who` speaks of. */
function strangers(s: State, who: number, of: number): number {
  let count = s.hands[of].length;
  for (const { places } of s.memory[who]) if (places[0] <= of) count -= countOf(places, of);
  return count;
}

/**
 * Any card of the hand is as likely as any other. This is exact while all that is remembered of the hand is in it, or
 * is one entry and nothing has come to the hand since. Otherwise entries with different places become one, and their
 * cards are held as likely in each of all these places.
 */
function leftUnseen(s: State, who: number, of: number, to: number): void {
  const more = strangers(s, who, of);
  const entry = joined(s.memory[who], ({ places }) => places.includes(of));
  if (!entry) return;
  for (let i = 0; i < more; i++) enterSorted(entry.places, of);
  remove(entry.places, of);
  enterSorted(entry.places, to);
}

/** Makes one entry of several. */
export function joined(own: Memory[], isMeant: (entry: Memory) => boolean): Memory | undefined {
  let first: Memory | undefined;
  for (let i = 0; i < own.length; i++) {
    const entry = own[i];
    if (!isMeant(entry)) continue;
    if (first === undefined) {
      first = entry;
      continue;
    }
    for (const card of entry.cards) enterSorted(first.cards, card);
    for (const place of entry.places) enterSorted(first.places, place);
    first.doubt ||= entry.doubt;
    own.splice(i--, 1);
  }
  return first;
}

/** Entries that say nothing are dropped; where cards that are all alike fill their places, each place is known. */
export function settle(s: State, who: number): void {
  const own = s.memory[who];
  for (let i = own.length - 1; i >= 0; i--) {
    const { cards, places } = own[i];
    if (cards.length === 0) own.splice(i, 1);
    else if (cards[0] === cards[cards.length - 1] && isFull(own[i]) && isScattered(places)) {
      own.splice(i, 1);
      for (const place of places) know(s, who, place, cards[0]);
    }
  }
}

function isScattered(places: readonly number[]): boolean {
  const last = places[places.length - 1];
  return (last >= SOMEWHERE || places[0] !== last) && !places.includes(SOMEWHERE);
}

function know(s: State, who: number, place: number, card: Card): void {
  if (place >= DECK) s.deckKnown[place - DECK] |= bit(who);
  else if (place >= MUSEUM) s.museumKnown[place - MUSEUM] |= bit(who);
  else if (place >= DRAWN) s.drawnKnown[place - DRAWN] |= bit(who);
  else learn(s, who, place, card);
}

/** Two players have changed hands: what others knew of one is now true of the other, and each knows his old hand. */
export function handsSwapped(s: State, a: number, b: number): void {
  for (const own of s.memory) {
    for (const { places } of own) {
      if (places[0] > Math.max(a, b)) continue;
      for (let i = 0; i < places.length; i++)
        if (places[i] === a || places[i] === b) places[i] = a + b - places[i];
      places.sort(ascending);
    }
  }
  see(s, a, a, a, s.hands[a]);
  see(s, b, b, b, s.hands[b]);
  learnHand(s, a, b);
  learnHand(s, b, a);
}
