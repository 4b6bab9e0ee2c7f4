import { type Card, recall } from '@signoria/citadels';
import { NONE, type None } from '@signoria/core';
import { HeldCards } from './held-cards.tsx';
import { offerPart } from './parts.ts';
import type { Props } from './props.ts';

interface Laid {
  title: string;
  cards: readonly Card[];
}

/** Cards laid out for the reader to choose from: drawn, in a hand he looks at, in the deck, or among the ruins. */
export function Offer(props: Props) {
  const { words } = props;
  const laid = laidOut(props);
  if (!laid) return null;
  return (
    <section className="ct-offer sheet" aria-label={laid.title}>
      <h2>{laid.title}</h2>
      <div className="ct-offered">
        <HeldCards cards={laid.cards} terms={words.terms} part={offerPart} />
      </div>
    </section>
  );
}

function laidOut({ view, seat, words, names }: Props): Laid | null {
  const { terms } = words;
  if (seat === null || !view.turn.includes(seat)) return null;
  switch (view.step) {
    case 'keep':
      return { title: terms.drawn, cards: known(view.drawn) };
    case 'take':
      return view.target === -1
        ? null
        : { title: terms.board.handOf(names[view.target]), cards: recall(view, view.target).holds };
    case 'fetch':
      return { title: terms.board.wholeDeck, cards: recall(view, 'deck').holds };
    case 'salvage':
      return { title: terms.board.ruins, cards: known([view.prize]) };
    default:
      return null;
  }
}

function known(cards: readonly (Card | None)[]): Card[] {
  return cards.filter((card): card is Card => card !== NONE);
}
