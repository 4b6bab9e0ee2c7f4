import { type Card, COLOUR, COST } from '@signoria/citadels';
import { type CSSProperties, createContext, memo, useContext } from 'react';
import { Building } from './building.tsx';
import type { Terms } from './props.ts';
import { ColourSymbol, Glyph } from './symbols.tsx';

/** How districts are called in the reader's language; pictures in flight go without. */
export const TermsContext = createContext<Terms | null>(null);

interface FaceProps {
  card: Card;
  /** What it costs the reader, where that is not what is printed. */
  cost?: number;
}

/** A card: the building under its own sky, with its sign below. */
export const DistrictFace = memo(function DistrictFace({ card, cost = COST[card] }: FaceProps) {
  return (
    <span className="ct-card panorama" data-colour={COLOUR[card]} aria-hidden="true">
      <Front card={card} cost={cost} />
    </span>
  );
});

/** What is seen of a district: its front, and on its sign the colour's symbol, the cost and the name. */
export const Front = memo(function Front({ card, cost = COST[card] }: FaceProps) {
  const terms = useContext(TermsContext);
  return (
    <>
      <Building card={card} />
      <span className="ct-cost">
        <ColourSymbol colour={COLOUR[card]} />
        <b className="figures" data-less={cost < COST[card] || undefined}>
          {cost}
        </b>
      </span>
      {terms && (
        <span className="ct-card-name">
          <Name name={terms.district(card).name} />
          <Name name={terms.shortName(card)} short />
        </span>
      )}
    </>
  );
});

/** How many letters there is room for, from the widest plot to the narrowest. */
const FITS = [14, 12, 11, 9, 7, 6, 5];

/**
 * A name that knows how long it is, and its longest word: where there is little room it is set narrower by that. It says
 * too for which plots it is too long: what is set narrower is a layer of its own, and most names need not be.
 */
function Name({ name, short }: { name: string; short?: boolean }) {
  const word = Math.max(...name.split(/[ -]/).map(({ length }) => length));
  const lengths = { '--letters': name.length, '--word': word } as CSSProperties;
  const over = FITS.filter(fits => name.length > fits).join(' ');
  return (
    <span className={short ? 'ct-short' : 'ct-long'} style={lengths} data-over={over}>
      {name}
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
