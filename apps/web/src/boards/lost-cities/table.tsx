import type { Seat } from '@signoria/core';
import { type Expedition, expeditionsOf } from '@signoria/lost-cities';
import { figure } from '@signoria/words/figures';
import type { CSSProperties } from 'react';
import { Part, Spot } from '../part.tsx';
import { CardBack, CardFace } from './card.tsx';
import { columnPart, laidSpot, pilePart, STOCK } from './parts.tsx';
import type { Props } from './props.ts';
import { Emblem } from './symbols.tsx';
import { Tally } from './tally.tsx';

/** Both sides of the table with the piles between them, and the stock beside the piles. */
export function Table(props: Props) {
  const { view, seat } = props;
  const near: Seat = seat ?? 0;
  const far: Seat = near === 0 ? 1 : 0;
  const expeditions = expeditionsOf(view.options.expeditions);
  return (
    <div className="lc-table" style={{ '--tracks': expeditions.length + 1 } as CSSProperties}>
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

function Column({
  view,
  words,
  names,
  of,
  expedition,
  far = false,
}: Props & { of: Seat; expedition: Expedition; far?: boolean }) {
  const cards = view.columns[of][expedition];
  const { terms } = words;
  const held = cards.map(card => terms.card(card)).join(', ');
  return (
    <Part
      name={columnPart(of, expedition)}
      label={terms.column(names[of], expedition, held, view.running[of][expedition].points)}
      className={`lc-column ${far ? 'far' : 'near'}`}
    >
      {cards.length === 0 && (
        <span className="lc-water">
          <Emblem expedition={expedition} />
        </span>
      )}
      <span className="lc-laid">
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards are laid in order and never move
          <span className="lc-strip" key={i}>
            <Spot name={laidSpot(of, card)}>
              <CardFace card={card} />
            </Spot>
          </span>
        ))}
      </span>
      <Tally score={view.running[of][expedition]} bonusFrom={view.options.bonusFrom} />
    </Part>
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
      {under === undefined ? (
        <span className="lc-card lc-bare" data-expedition={expedition} aria-hidden="true">
          <Emblem expedition={expedition} />
        </span>
      ) : (
        <CardFace card={under} />
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

/** What the other player was seen to take and still holds. */
function Known({ view, words, names, of }: Props & { of: Seat }) {
  const known = view.known[of];
  if (known.length === 0) return <div className="lc-side far" />;
  return (
    <div
      className="lc-side far"
      role="note"
      aria-label={`${words.terms.holds(names[of])} ${known.map(words.terms.card).join(', ')}`}
    >
      <span className="lc-note" aria-hidden="true">
        {words.terms.held}
      </span>
      {known.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards that print alike have no other name
        <span className="lc-known" key={i}>
          <CardFace card={card} />
        </span>
      ))}
    </div>
  );
}

function Rounds({ view, words, near, far }: Props & { near: Seat; far: Seat }) {
  const { terms } = words;
  return (
    <div className="lc-side near">
      <span className="lc-note">{terms.round(view.round, view.options.rounds)}</span>
      {view.finished.map((round, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds are numbered
        <span className="lc-round figures" key={i}>
          {figure(sum(round[near]))} : {figure(sum(round[far]))}
        </span>
      ))}
    </div>
  );
}

function sum(columns: readonly { points: number }[]): number {
  return columns.reduce((total, { points }) => total + points, 0);
}
