import { NONE, type Seat } from '@signoria/core';
import { Part } from '../part.tsx';
import { CardBack, CardFace } from './card.tsx';
import { playerSaid } from './explain.ts';
import { playerPart } from './parts.tsx';
import type { Props } from './props.ts';

/** What is public of a player: the hand, face up what all saw taken; the last card played; floors and riders left. */
export function Plate(props: Props & { of: Seat }) {
  const { view, of } = props;
  const known = view.known[of];
  const unknown = Math.max(0, view.handSizes[of] - known.length);
  const top = view.tops[of];
  const messengers = view.messengersLeft[of];
  return (
    <Part name={playerPart(of)} label={playerSaid(props, of).join('. ')} className="pt-plate">
      <span className="pt-known">
        {known.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards that print alike have no other name
          <CardFace key={i} card={card} />
        ))}
        {Array.from({ length: unknown }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
          <CardBack key={i} />
        ))}
      </span>
      <span className="pt-last">
        {top === NONE ? <span className="pt-bare" data-piece /> : <CardFace card={top} piece />}
      </span>
      <span className="pt-left figures" data-riders={view.options.messengers || undefined}>
        <i data-seat={of} className="pt-brick" />
        {view.supply[of]}
        {messengers > 0 && <span>♞{messengers}</span>}
      </span>
    </Part>
  );
}
