import { type Card, expeditionOf, isWager, numberOn } from '@signoria/lost-cities';
import { CardBack as Back } from '../card-back.tsx';
import { Emblem, Seal } from './symbols.tsx';

/** A card from the front: its number and symbol in the corner, so that it can be told when half covered. */
export function CardFace({ card }: { card: Card }) {
  const expedition = expeditionOf(card);
  return (
    <span className="lc-card" data-expedition={expedition} aria-hidden="true">
      <span className="lc-corner">
        {isWager(card) ? <Seal /> : <b className="figures">{numberOn(card)}</b>}
        <Emblem expedition={expedition} />
      </span>
      <span className="lc-scene">{isWager(card) ? <Seal /> : <Emblem expedition={expedition} />}</span>
    </span>
  );
}

const BACK = 'M12 2.5 21.5 12 12 21.5 2.5 12ZM12 7l5 5-5 5-5-5Zm0-4.5v19M2.5 12h19';

export function CardBack() {
  return <Back className="lc-card lc-back" viewBox="0 0 24 24" path={BACK} />;
}
