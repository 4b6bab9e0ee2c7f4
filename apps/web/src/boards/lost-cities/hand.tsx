import { expeditionOf } from '@signoria/lost-cities';
import { copiesOf, timesIn } from '../copies.ts';
import { Part } from '../part.tsx';
import { CardFace } from './card.tsx';
import { handPart } from './parts.tsx';
import type { Props } from './props.ts';

/** The reader's cards by expedition; those that print alike lie on one another. */
export function Hand({ view, seat, words }: Props) {
  const hand = seat === null ? null : view.hands[seat];
  if (seat === null || !hand) return null;
  const cards = copiesOf(hand);
  return (
    <div className="lc-hand">
      {cards.map(({ card, copies }, i) => {
        const newKind = i > 0 && expeditionOf(card) !== expeditionOf(cards[i - 1].card);
        const { wagers } = view.running[seat][expeditionOf(card)];
        return (
          <Part
            key={card}
            name={handPart(card)}
            label={timesIn(words.terms.card(card), copies)}
            className={`lc-held ${newKind ? 'apart' : ''}`}
          >
            <CardFace card={card} times={wagers + 2} />
            {copies > 1 && <span className="lc-count figures">×{copies}</span>}
          </Part>
        );
      })}
    </div>
  );
}
