import { type Card, type Place, recall, type View } from '@signoria/citadels';
import type { CitadelsWords } from './citadels-words.ts';
import type { Names } from './game-words.ts';

/** The cards that the reader knows to be in the deck. */
export function knownInDeck(view: View): Card[] {
  return [...view.deckKnown.map(({ card }) => card), ...recall(view, 'deck').holds];
}

/**
 * Cards the reader has seen that may be in several places, each with all of them. Every text about them uses
 * this sentence. A card that looks like one whose place is known is called "another".
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
