import type { Card } from '@signoria/citadels';
import { copiesOf, timesIn } from '../copies.ts';
import { Part } from '../part.tsx';
import { DistrictFace } from './district.tsx';
import type { Terms } from './props.ts';

interface HeldCardsProps {
  cards: readonly Card[];
  terms: Terms;
  part(card: Card): string;
  /** What a card costs its holder, where that is not what it prints. */
  cost?(card: Card): number;
}

/** Districts that may be chosen; those that print alike lie on one another. */
export function HeldCards({ cards, terms, part, cost }: HeldCardsProps) {
  return copiesOf(cards).map(({ card, copies }) => (
    <Part
      key={card}
      name={part(card)}
      label={`${timesIn(terms.card(card), copies)}. ${terms.district(card).help}`}
      className="ct-held"
    >
      <DistrictFace card={card} {...(cost ? { cost: cost(card) } : {})} />
      {copies > 1 && <span className="ct-count figures">×{copies}</span>}
    </Part>
  ));
}
