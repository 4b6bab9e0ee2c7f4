import type { Seat } from '@signoria/core';
import {
  type Action,
  type Card,
  type Event,
  type Expedition,
  expeditionOf,
  expeditionsOf,
  type LostCities,
  type View,
  whyNotColumn,
  whyNotPile,
} from '@signoria/lost-cities';
import type { Board, Meant, Trace } from '../board.ts';
import { CardBack, CardFace } from './card.tsx';
import type { Props } from './props.ts';

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

type Ways = ReturnType<NonNullable<Board<LostCities>['ways']>>;

/**
 * A card and its place are a whole turn: the card from the deck follows, after a moment in which a pile can be touched
 * instead. Whoever touches a pile first has chosen to take from it. Which card to draw, when it is asked, is one touch.
 */
export function ways(action: Action, view: View): Ways {
  const touched = path(action, view);
  if (action.type === 'draw' || action.type === 'take') return [{ path: touched, atOnce: true }];
  return [
    { path: touched, next: { type: 'draw' }, waits: true },
    ...takenAfter(action, view).map(expedition => ({
      path: [pilePart(expedition), ...touched],
      next: { type: 'take', expedition } as const,
      aside: true,
    })),
  ];
}

/** The piles that can be taken from once this card is played or discarded: never the one it was discarded to. */
function takenAfter(action: Extract<Action, { card: Card }>, { piles, options }: View): Expedition[] {
  const closed = action.type === 'discard' ? expeditionOf(action.card) : null;
  return expeditionsOf(options.expeditions).filter(
    expedition => piles[expedition].length > 0 && expedition !== closed,
  );
}

/** A pile touched before a card. */
export function chosenSaid(chosen: readonly string[], { view, words }: Props): string | null {
  const [kind, expedition] = chosen[0].split(':');
  const top = kind === 'pile' ? view.piles[Number(expedition)].at(-1) : undefined;
  return top === undefined ? null : words.terms.takesAfter(top);
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
