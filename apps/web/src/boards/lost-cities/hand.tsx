import { type Card, expeditionOf } from '@signoria/lost-cities';
import { Part } from '../part.tsx';
import { CardFace } from './card.tsx';
import { handPart } from './parts.tsx';
import type { Props, Terms } from './props.ts';

/** The reader's cards by expedition; those that print alike lie on one another. */
export function Hand({ view, seat, words }: Props) {
  const hand = seat === null ? null : view.hands[seat];
  if (!hand) return null;
  const cards = [...new Set(hand)];
  return (
    <div className="lc-hand">
      {cards.map((card, i) => {
        const copies = hand.filter(other => other === card).length;
        const newKind = i > 0 && expeditionOf(card) !== expeditionOf(cards[i - 1]);
        return (
          <Part
            key={card}
            name={handPart(card)}
            label={label(card, copies, words.terms)}
            className={`lc-held ${newKind ? 'apart' : ''}`}
          >
            <CardFace card={card} />
            {copies > 1 && <span className="lc-count figures">×{copies}</span>}
          </Part>
        );
      })}
    </div>
  );
}

function label(card: Card, copies: number, terms: Terms): string {
  return copies > 1 ? `${terms.card(card)} ×${copies}` : terms.card(card);
}
