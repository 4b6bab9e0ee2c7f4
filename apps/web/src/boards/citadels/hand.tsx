import { costFor } from '@signoria/citadels';
import { memo } from 'react';
import { TermsContext } from './district.tsx';
import { HeldCards } from './held-cards.tsx';
import { handPart } from './parts.ts';
import type { Props } from './props.ts';

/** The reader's cards by colour and cost; those that print alike lie on one another. */
export function Hand(props: Props) {
  return <Held {...props} />;
}

const Held = memo(function Held({ view, seat, words }: Props) {
  const hand = seat === null ? null : view.hands[seat];
  if (seat === null || !hand) return null;
  const { terms } = words;
  return (
    <TermsContext value={terms}>
      <div className="ct-hand">
        {hand.length === 0 && <p className="ct-none soft">{terms.emptyHand}</p>}
        <HeldCards cards={hand} terms={terms} part={handPart} cost={card => costFor(view, seat, card)} />
      </div>
    </TermsContext>
  );
});
