import { type Card, expeditionOf, isWager, numberOn } from '@signoria/lost-cities';
import { CardBack as Back } from '../card-back.tsx';
import { Scene } from './scene.tsx';
import { Emblem } from './symbols.tsx';

interface CardFaceProps {
  card: Card;
  /** Of a wager: how often the expedition counts once it is laid. */
  times?: number;
}

/** A card from the front: the picture of its expedition, its number and symbol on a tab that shows when half covered. */
export function CardFace({ card, times = 2 }: CardFaceProps) {
  const expedition = expeditionOf(card);
  return (
    <span className="lc-card" data-expedition={expedition} aria-hidden="true">
      <Scene expedition={expedition} />
      <CardTab card={card} times={times} />
    </span>
  );
}

/** What a card is: its number, or for a wager a coin that says how often the expedition will count. */
export function CardTab({ card, times = 2 }: CardFaceProps) {
  return (
    <span className={`lc-tab ${isWager(card) ? 'wager' : ''}`}>
      {isWager(card) ? (
        <span className="coin figures">×{times}</span>
      ) : (
        <b className="figures">{numberOn(card)}</b>
      )}
      <Emblem expedition={expeditionOf(card)} />
    </span>
  );
}

const BACK = 'M12 2.5 21.5 12 12 21.5 2.5 12ZM12 7l5 5-5 5-5-5Zm0-4.5v19M2.5 12h19';

export function CardBack() {
  return <Back className="lc-card lc-back" viewBox="0 0 24 24" path={BACK} />;
}
