import { enterSorted } from '@signoria/core';
import type { Card } from './districts.ts';
import { ascending, bit, joined, learn, remove, see, settle } from './memory.ts';
import { DECK, DRAWN, type Memory, MUSEUM, SOMEWHERE, type State, TABLE } from './state.ts';

/* What everybody remembers of the deck and of cards drawn from it; `memory.ts` is about hands. */

function isDrawn(place: number): boolean {
  return place >= DRAWN && place < MUSEUM;
}

function touchesDrawn({ places }: Memory): boolean {
  if (places[0] >= MUSEUM || places[places.length - 1] < DRAWN) return false;
  for (let i = 0; i < places.length; i++) if (isDrawn(places[i])) return true;
  return false;
}

function speakOfDrawn(own: readonly Memory[]): boolean {
  for (let i = 0; i < own.length; i++) if (touchesDrawn(own[i])) return true;
  return false;
}

/** The card that lay on top of the deck has gone to a hand or been laid aside for `seat`, who alone sees it. */
export function leftDeck(s: State, seat: number, card: Card, to: number): void {
  const top = DECK + s.deck.length;
  for (let who = 0; who <= TABLE; who++) {
    const own = s.memory[who];
    for (let i = 0; i < own.length; i++) {
      const { cards, places } = own[i];
      if (places[places.length - 1] !== top) continue;
      places.pop();
      if (who === seat) remove(cards, card);
      else enterSorted(places, to);
      settle(s, who);
      break;
    }
  }
}

/** A card has come under the deck, from a place of its own if it had one. */
export function cameUnder(s: State, from: number): void {
  for (let who = 0; who <= TABLE; who++) {
    const own = s.memory[who];
    for (let j = 0; j < own.length; j++) {
      const { places } = own[j];
      for (let i = places.length - 1; i >= 0 && places[i] >= DECK; i--) places[i]++;
      if (from >= 0 && remove(places, from)) enterSorted(places, DECK);
    }
  }
}

/**
 * C-1.6  `seat` has kept some of the cards drawn and put the others back: onlookers who knew one know that it may be
 * in the hand or under the deck. Each way is held as likely, although the order drawn is kept: of three cards the
 * first never becomes the lower of two put back, nor the last the upper one.
 */
export function keptFromDrawn(s: State, seat: number): void {
  let known = 0;
  for (let i = 0; i < s.drawnKnown.length; i++) known |= s.drawnKnown[i];
  for (let who = 0; who <= TABLE; who++) {
    if (who === seat || (who >= s.seats && who !== TABLE)) continue;
    if ((known & bit(who)) === 0 && !speakOfDrawn(s.memory[who])) continue;
    if (s.keeps === s.drawn.length) keptAll(s, who, seat);
    else keptSome(s, who, seat);
    settle(s, who);
  }
}

function keptAll(s: State, who: number, seat: number): void {
  for (let i = 0; i < s.drawn.length; i++)
    if ((s.drawnKnown[i] & bit(who)) !== 0) learn(s, who, seat, s.drawn[i]);
  for (const entry of s.memory[who])
    if (touchesDrawn(entry))
      entry.places = entry.places.map(place => (isDrawn(place) ? seat : place)).sort(ascending);
}

/** Those put back lie at the bottom of the deck already. */
function keptSome(s: State, who: number, seat: number): void {
  const own = s.memory[who];
  let entry = joined(own, touchesDrawn);
  if (entry) entry.places = entry.places.filter(place => !isDrawn(place));
  else {
    entry = { cards: [], places: [], doubt: false };
    own.push(entry);
  }
  for (let i = 0; i < s.drawn.length; i++) {
    if ((s.drawnKnown[i] & bit(who)) !== 0) enterSorted(entry.cards, s.drawn[i]);
    enterSorted(entry.places, i < s.keeps ? seat : DECK + i - s.keeps);
  }
}

/** `seat` has looked through the whole deck. */
export function learnDeck(s: State, seat: number): void {
  see(s, seat, DECK, DECK + s.deck.length, s.deck);
  s.memory[seat].push({ cards: s.deck.slice().sort(ascending), places: wholeDeck(s), doubt: false });
  for (let i = 0; i < s.deckKnown.length; i++) s.deckKnown[i] &= ~bit(seat);
}

function wholeDeck(s: State): number[] {
  return s.deck.map((_, i) => DECK + i);
}

/**
 * C-7.11  One card is about to be taken from the deck by `seat` and the rest to be shuffled: places are forgotten,
 * cards are not. Those that may be in the deck or outside may from then on have got anywhere.
 */
export function deckShuffled(s: State, seat: number, taken: Card): void {
  for (let who = 0; who <= TABLE; who++) {
    if (who >= s.seats && who !== TABLE) continue;
    const own = s.memory[who];
    for (let i = 0; i < s.deck.length; i++)
      if ((s.deckKnown[i] & bit(who)) !== 0)
        own.push({ cards: [s.deck[i]], places: [DECK + i], doubt: false });
    for (const entry of own)
      if (entry.places[0] < DECK)
        entry.places = entry.places.map(place => (place >= DECK ? SOMEWHERE : place)).sort(ascending);
    const entry = joined(own, ({ places }) => places[0] >= DECK);
    if (!entry) continue;
    entry.places = wholeDeck(s);
    entry.places.pop();
    if (who === seat) remove(entry.cards, taken);
    else entry.places.unshift(seat);
  }
  s.deckKnown.fill(0);
  for (let who = 0; who <= TABLE; who++) settle(s, who);
}
