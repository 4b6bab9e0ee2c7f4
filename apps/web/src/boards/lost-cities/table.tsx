import type { Seat } from '@signoria/core';
import { type Expedition, expeditionsOf } from '@signoria/lost-cities';
import type { CSSProperties } from 'react';
import { Part } from '../part.tsx';
import { CardBack, CardFace } from './card.tsx';
import { Column } from './column.tsx';
import { pilePart, STOCK } from './parts.tsx';
import type { Props } from './props.ts';
import { Pictures } from './scene.tsx';
import { Known, Rounds } from './side.tsx';
import { Emblem } from './symbols.tsx';

/** Both sides of the table with the piles between them, and the stock beside the piles. */
export function Table(props: Props) {
  const { view, seat } = props;
  const near: Seat = seat ?? 0;
  const far: Seat = near === 0 ? 1 : 0;
  const expeditions = expeditionsOf(view.options.expeditions);
  return (
    <div className="lc-table" style={{ '--tracks': expeditions.length + 1 } as CSSProperties}>
      <Pictures expeditions={view.options.expeditions} />
      {expeditions.map(expedition => (
        <Column key={expedition} {...props} of={far} expedition={expedition} far />
      ))}
      <Known {...props} of={far} />
      {expeditions.map(expedition => (
        <Pile key={expedition} {...props} expedition={expedition} />
      ))}
      <Stock {...props} />
      {expeditions.map(expedition => (
        <Column key={expedition} {...props} of={near} expedition={expedition} />
      ))}
      <Rounds {...props} near={near} far={far} />
    </div>
  );
}

function Pile({ view, words, expedition }: Props & { expedition: Expedition }) {
  const pile = view.piles[expedition];
  const top = pile.at(-1);
  const under = pile.at(-2);
  const { terms } = words;
  return (
    <Part
      name={pilePart(expedition)}
      label={terms.pile(expedition, pile.length, top === undefined ? null : terms.card(top))}
      className="lc-place"
    >
      <span className="lc-card lc-bare" data-expedition={expedition} aria-hidden="true">
        <Emblem expedition={expedition} />
        <span className="lc-name">{terms.expeditions[expedition].name}</span>
      </span>
      {under !== undefined && (
        <span className="lc-top">
          <CardFace card={under} />
        </span>
      )}
      {top !== undefined && (
        <span className="lc-top" data-piece>
          <CardFace card={top} />
        </span>
      )}
      {pile.length > 1 && <span className="lc-count figures">{pile.length}</span>}
    </Part>
  );
}

function Stock({ view, words }: Props) {
  return (
    <Part name={STOCK} label={words.terms.stock(view.stockSize)} className="lc-place lc-stock">
      <CardBack />
      <span className="lc-count figures">{view.stockSize}</span>
    </Part>
  );
}
