import { NONE } from '@signoria/core';
import { CARDS, type Card, CITIES, type Portrait } from '@signoria/patrician';
import { CardBack as Back } from '../card-back.tsx';
import { Crest } from './crest.tsx';
import { PortraitPicture } from './portrait.tsx';

/** A whole card: the city with its crests above, the sign below, a star for a start card. */
export function CardFace({ card }: { card: Card }) {
  const { city, crests, star } = CARDS[card];
  return (
    <span className="pt-card" data-city={city} aria-hidden="true">
      <span className="pt-card-city">
        <Crest city={city} />
        {crests === 2 && <Crest city={city} />}
        {star && <span className="pt-star">★</span>}
      </span>
      <b className="pt-card-name">{CITIES[city].name}</b>
      <span className="pt-card-sign">
        <Sign card={card} />
      </span>
    </span>
  );
}

/** A card as small as a coin, for the space beside a city and for what others hold. */
export function CardChip({ card }: { card: Card }) {
  const { city, crests, star } = CARDS[card];
  return (
    <span className="pt-chip" data-piece data-city={city} aria-hidden="true">
      <Crest city={city} />
      {crests === 2 ? <Crest city={city} /> : <Sign card={card} />}
      {star && <span className="pt-star">★</span>}
    </span>
  );
}

const BACK = 'M6 27V9l6-5 6 5v18ZM6 14h12M6 20h12M10 27v-4h4v4M10 11v-1h4v1';

export function CardBack() {
  return <Back className="pt-card pt-back" viewBox="0 0 24 30" path={BACK} />;
}

/** What a card shows beside its crest: portraits, the move, the free choice; nothing where a second crest is. */
function Sign({ card }: { card: Card }) {
  const { portrait, heads, power } = CARDS[card];
  if (portrait !== NONE)
    return (
      <>
        <PortraitPicture portrait={portrait as Portrait} />
        {heads === 2 && <PortraitPicture portrait={portrait as Portrait} />}
      </>
    );
  if (power === 'move')
    return (
      <svg className="pt-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path
          fill="currentColor"
          d="M3 14h7v7H3Zm11 0h7v7h-7ZM5 11C6 5.500 11 3.500 15.500 6L17 3.500l2.500 7-7-.5 1.600-2C11.500 6.500 8.500 7.500 7.500 11Z"
        />
      </svg>
    );
  if (power === 'any') return <b className="pt-any">?</b>;
  return null;
}
