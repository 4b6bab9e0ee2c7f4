import { type Card, costFor } from '@signoria/citadels';
import { Part } from '../part.tsx';
import { DistrictFace, NameContext } from './district.tsx';
import { handPart } from './parts.ts';
import type { Props } from './props.ts';

/** The reader's cards by colour and cost; those that print alike lie on one another. */
export function Hand(props: Props) {
  const { view, seat, words } = props;
  const hand = seat === null ? null : view.hands[seat];
  if (seat === null || !hand) return null;
  const { terms } = words;
  return (
    <NameContext value={(card: Card) => terms.district(card).name}>
      <div className="ct-hand">
        {hand.length === 0 && <p className="ct-none soft">{terms.cards(0)}</p>}
        {[...new Set(hand)].map(card => {
          const copies = hand.filter(other => other === card).length;
          return (
            <Part
              key={card}
              name={handPart(card)}
              label={`${terms.card(card)}${copies > 1 ? ` ×${copies}` : ''}. ${terms.district(card).help}`}
              className="ct-held"
            >
              <DistrictFace card={card} cost={costFor(view, seat, card)} />
              {copies > 1 && <span className="ct-count figures">×{copies}</span>}
            </Part>
          );
        })}
      </div>
    </NameContext>
  );
}
