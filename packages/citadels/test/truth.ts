import type { Card, Memory, Place, State, View } from '../src/index.ts';

/** A hidden card: the list it lies in, and what the view calls that. */
export interface Hidden {
  list: Card[];
  at: number;
  place: Place;
}

/** Why a view of the world as it is tells something untrue; null when it does not. */
export function untruth(s: State, view: View): string | null {
  for (const { at, card } of view.deckKnown)
    if (s.deck[s.deck.length - 1 - at] !== card) return `card ${card} is not at ${at} in the deck`;
  for (const [told, real] of [
    [view.museum, s.museum],
    [view.drawn, s.drawn],
  ])
    if (told.some((card, i) => card !== -1 && card !== real[i])) return `${told} is told of ${real}`;
  return findAll(s, view) ? null : `a card is not where it should be: ${JSON.stringify(view.memory)}`;
}

/** Each remembered card found among the hidden ones, by name and place, no two the same; null when one is not there. */
export function findAll(s: State, view: View): Map<Hidden, Memory> | null {
  const found = new Map<Hidden, Memory>();
  if (view.memory.length === 0) return found;
  const hidden = hiddenFrom(s, view);
  const find = (memory: Memory, tried: Set<Hidden>): boolean => {
    for (const one of hidden) {
      if (one.list[one.at] !== memory.card || tried.has(one) || !memory.places.includes(one.place)) continue;
      tried.add(one);
      const taken = found.get(one);
      if (taken && !find(taken, tried)) continue;
      found.set(one, memory);
      return true;
    }
    return false;
  };
  return view.memory.every(memory => find(memory, new Set())) ? found : null;
}

/** Every card the onlooker neither sees nor knows by its very place. */
export function hiddenFrom(s: State, view: View): Hidden[] {
  const inDeck = view.deckKnown.map(({ at }) => s.deck.length - 1 - at);
  const among = (list: Card[], place: Place, isHidden: (at: number) => boolean): Hidden[] =>
    list.flatMap((_, at) => (isHidden(at) ? [{ list, at, place }] : []));
  return [
    ...s.hands.flatMap((hand, seat) => among(hand, seat as Place, () => view.hands[seat] === null)),
    ...among(s.deck, 'deck', at => !inDeck.includes(at)),
    ...among(s.museum, 'museum', at => view.museum[at] === -1),
    ...among(s.drawn, 'drawn', at => view.drawn[at] === -1),
  ];
}
