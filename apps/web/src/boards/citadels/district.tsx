import { type Card, COLOUR, COST, DISTRICTS } from '@signoria/citadels';
import { createContext, useContext } from 'react';
import { BUILDINGS } from './buildings.ts';
import { ColourSymbol, Glyph } from './symbols.tsx';

/** How districts are called in the reader's language; pictures in flight go without. */
export const NameContext = createContext<(card: Card) => string>(() => '');

interface FaceProps {
  card: Card;
  /** What it costs the reader, where that is not what is printed. */
  cost?: number;
}

/** A district: its colour with its symbol, its cost, what stands there, and its name where there is room. */
export function DistrictFace({ card, cost = COST[card] }: FaceProps) {
  const name = useContext(NameContext)(card);
  return (
    <span className="ct-card" data-colour={COLOUR[card]} aria-hidden="true">
      <span className="ct-card-top">
        <ColourSymbol colour={COLOUR[card]} />
        <b className="figures" data-less={cost < COST[card] || undefined}>
          {cost}
        </b>
      </span>
      <Glyph d={BUILDINGS[DISTRICTS[card].id]} className="ct-building" />
      {name !== '' && <span className="ct-card-name">{name}</span>}
    </span>
  );
}

export function CardBack() {
  return (
    <span className="ct-card ct-back" aria-hidden="true">
      <Glyph d="M2 21V4h3v2h2V4h3v6h4V4h3v2h2V4h3v17h-8v-4a2 2 0 0 0-4 0v4Z" className="ct-building" />
    </span>
  );
}
