import type { Seat } from '@signoria/core';
import {
  type Action,
  type Card,
  type Event,
  type Expedition,
  expeditionOf,
  type View,
  whyNotColumn,
  whyNotPile,
} from '@signoria/lost-cities';
import type { Meant, Trace } from '../board.ts';
import { CardBack, CardFace } from './card.tsx';

/** Names of the parts. Cards that print alike are one part. */
export const handPart = (card: Card) => `hand:${card}`;
export const columnPart = (seat: Seat, expedition: Expedition) => `column:${seat}:${expedition}`;
export const pilePart = (expedition: Expedition) => `pile:${expedition}`;
export const STOCK = 'stock';
/** Places of single cards, for traces. */
export const laidSpot = (seat: Seat, card: Card) => `laid:${seat}:${card}`;
export const seatSpot = (seat: Seat) => `seat:${seat}`;

export function path(action: Action, view: View): readonly string[] {
  switch (action.type) {
    case 'play':
      return [handPart(action.card), columnPart(view.player, expeditionOf(action.card))];
    case 'discard':
      return [handPart(action.card), pilePart(expeditionOf(action.card))];
    case 'draw':
      return [STOCK];
    case 'take':
      return [pilePart(action.expedition)];
  }
}

export function meant(parts: readonly string[], _view: View, seat: Seat): Meant | null {
  const [kind, ...rest] = parts[parts.length - 1].split(':');
  const held = parts.length > 1 && parts[0].startsWith('hand:') ? (Number(parts[0].slice(5)) as Card) : null;
  switch (kind) {
    case 'hand':
      return { action: { type: 'play', card: Number(rest[0]) } };
    case 'column': {
      if (held === null) return null;
      const [owner, expedition] = rest.map(Number);
      const refusal = whyNotColumn(held, seat, owner as Seat, expedition as Expedition);
      return refusal ? { refusal } : { action: { type: 'play', card: held } };
    }
    case 'pile': {
      const expedition = Number(rest[0]) as Expedition;
      if (held === null) return { action: { type: 'take', expedition } };
      const refusal = whyNotPile(held, expedition);
      return refusal ? { refusal } : { action: { type: 'discard', card: held } };
    }
    default:
      return { action: { type: 'draw' } };
  }
}

export function traces(event: Event, view: View): readonly Trace[] {
  switch (event.type) {
    case 'played':
      return [
        {
          from: handOf(event.seat, event.card, view),
          to: laidSpot(event.seat, event.card),
          look: <CardFace card={event.card} />,
        },
      ];
    case 'discarded':
      return [
        {
          from: handOf(event.seat, event.card, view),
          to: pilePart(expeditionOf(event.card)),
          look: <CardFace card={event.card} />,
        },
      ];
    case 'drew':
      return [
        {
          from: STOCK,
          to: handOf(event.seat, event.card, view),
          look: event.card === null ? <CardBack /> : <CardFace card={event.card} />,
        },
      ];
    case 'took':
      return [
        {
          from: pilePart(expeditionOf(event.card)),
          to: handOf(event.seat, event.card, view),
          look: <CardFace card={event.card} />,
        },
      ];
    default:
      return [];
  }
}

/** The reader's own cards come and go by their place in the hand, another's by that player's plate. */
function handOf(seat: Seat, card: Card | null, view: View): string {
  return seat === view.who && card !== null ? handPart(card) : seatSpot(seat);
}
