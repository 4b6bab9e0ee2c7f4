import { type Card, type Place, recall, type View } from '@signoria/citadels';
import type { CitadelsWords } from './citadels-words.ts';
import type { Names } from './game-words.ts';

/** The cards the reader knows to lie in the deck. */
export function knownInDeck(view: View): Card[] {
  return [...view.deckKnown.map(({ card }) => card), ...recall(view, 'deck').holds];
}

/**
 * Cards the reader has seen that may be in any of several places, each with all of these: the same sentence wherever it is
 * asked. One that prints like a card whose place is known is said to be another.
 */
export function uncertain(view: View, { terms }: CitadelsWords, names: Names, place?: Place): string[] {
  const { board } = terms;
  const placed = [
    ...knownInDeck(view),
    ...view.memory.flatMap(({ card, places }) => (places.length === 1 ? [card] : [])),
  ];
  const said = (at: Place) => (typeof at === 'number' ? board.inHandOf(names[at]) : board.inPlace[at]);
  const lines = view.memory
    .filter(({ places }) => places.length > 1 && (place === undefined || places.includes(place)))
    .map(({ card, places }) =>
      (placed.includes(card) ? board.anotherMaybeIn : board.maybeIn)(terms.card(card), places.map(said)),
    );
  return [...new Set(lines)];
}
