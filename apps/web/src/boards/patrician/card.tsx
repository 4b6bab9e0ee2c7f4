import { NONE } from '@signoria/core';
import { CARDS, type Card, CITIES, type Portrait } from '@signoria/patrician';
import { CardBack as Back } from '../card-back.tsx';
import { Crest } from './crest.tsx';
import { PortraitPicture } from './portrait.tsx';

/**
 * A card at any size, from a coin to a hand's: the crest of its city, twice where it builds twice, its name where
 * there is room, and below what else it brings; a star for a start card.
 */
export function CardFace({ card, piece = false }: { card: Card; piece?: boolean }) {
  const { city, crests, star } = CARDS[card];
  return (
    <span className="pt-card" data-city={city} data-piece={piece || undefined} aria-hidden="true">
      <span className="pt-card-city">
        <Crest city={city} />
        {crests === 2 && <Crest city={city} />}
      </span>
      <span className="pt-card-name">{CITIES[city].name}</span>
      <span className="pt-card-sign" data-sign={signOf(card)}>
        <Sign card={card} />
      </span>
      {star && <span className="pt-star">★</span>}
    </span>
  );
}

const BACK = 'M6 27V9l6-5 6 5v18ZM6 14h12M6 20h12M10 27v-4h4v4M10 11v-1h4v1';

export function CardBack() {
  return <Back className="pt-card pt-back" viewBox="0 0 24 30" path={BACK} />;
}

function signOf(card: Card): string {
  const { portrait, power } = CARDS[card];
  return portrait === NONE ? power : `portrait-${portrait}`;
}

/** What a card shows below its crest: portraits, the move, the free choice, or the two floors it builds. */
function Sign({ card }: { card: Card }) {
  const { portrait, heads, power } = CARDS[card];
  if (portrait !== NONE)
    return (
      <>
        <PortraitPicture portrait={portrait as Portrait} />
        {heads === 2 && <PortraitPicture portrait={portrait as Portrait} />}
      </>
    );
  if (power === 'any') return <span className="pt-any">?</span>;
  return (
    <svg className="pt-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={power === 'move' ? MOVE : TWO_FLOORS} />
    </svg>
  );
}

/** The top floor of one tower hops to the other. */
const MOVE =
  'M2 15h8v8H2Zm12 0h8v8h-8ZM5 12C5.500 5.500 11 3 15.500 5.500L17 3l3 7.500-7.500-.5 1.600-2.200C11.500 6.500 8.500 7.500 8 12Zm-.5 6.500v2h3v-2Zm12 0v2h3v-2Z';
/** Two storeys, one upon the other. */
const TWO_FLOORS =
  'M4 23v-9h16v9Zm0-10V4h3v2h3V4h4v2h3V4h3v9ZM8 21h2.500v-3.500a1.250 1.250 0 0 0-2.500 0Zm5.500 0H16v-3.500a1.250 1.250 0 0 0-2.500 0ZM8 12h2.500V9.500a1.250 1.250 0 0 0-2.500 0Zm5.500 0H16V9.500a1.250 1.250 0 0 0-2.500 0Z';
