import type { Seat } from '@signoria/core';
import { type Card, type Expedition, expeditionOf, isWager } from '@signoria/lost-cities';
import type { CSSProperties } from 'react';
import { Part, Spot } from '../part.tsx';
import { CardTab } from './card.tsx';
import { columnPart, laidSpot } from './parts.tsx';
import type { Props } from './props.ts';
import { Scene } from './scene.tsx';
import { Emblem } from './symbols.tsx';
import { Tally, tallySaid } from './tally.tsx';

interface ColumnProps extends Props {
  of: Seat;
  expedition: Expedition;
  far?: boolean;
}

/**
 * One player's side of an expedition: its picture, faint as on an old map, and in full colour as far as cards are laid.
 * Each card shows the part of the picture it lies on, so that a column becomes one picture.
 */
export function Column({ view, words, names, of, expedition, far = false }: ColumnProps) {
  const cards = view.columns[of][expedition];
  const score = view.running[of][expedition];
  const { terms } = words;
  const held = cards.map(card => terms.card(card)).join(', ');
  const label = terms.column(names[of], expedition, held, score.points);
  return (
    <Part
      name={columnPart(of, expedition)}
      label={cards.length === 0 ? label : `${label}, ${tallySaid(score, terms)}`}
      className={`lc-column ${far ? 'far' : 'near'}`}
      style={{ '--cards': cards.length } as CSSProperties}
    >
      <span className="lc-map" data-expedition={expedition}>
        <Scene expedition={expedition} />
        {cards.length === 0 && <Emblem expedition={expedition} />}
      </span>
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards are laid in order and never move
        <Laid key={i} of={of} card={card} at={i} times={wagersUpTo(cards, i) + 1} />
      ))}
      <Tally score={score} terms={terms} />
    </Part>
  );
}

function Laid({ of, card, at, times }: { of: Seat; card: Card; at: number; times: number }) {
  const expedition = expeditionOf(card);
  return (
    <span className="lc-strip" style={{ '--at': at } as CSSProperties}>
      <Spot name={laidSpot(of, card)}>
        <span className="lc-card" data-expedition={expedition}>
          <span className="lc-window">
            <Scene expedition={expedition} />
          </span>
          <CardTab card={card} times={times} />
        </span>
      </Spot>
    </span>
  );
}

function wagersUpTo(cards: readonly Card[], last: number): number {
  return cards.slice(0, last + 1).filter(isWager).length;
}
