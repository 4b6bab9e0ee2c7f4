import { NONE, type Seat } from '@signoria/core';
import {
  type Action,
  CARDS,
  type Card,
  type City,
  type Event,
  ROADS,
  type Site,
  type View,
  whyNotCity,
} from '@signoria/patrician';
import type { Meant, Trace } from '../board.ts';
import { CardBack, CardFace } from './card.tsx';
import { Floor, Messenger } from './pieces.tsx';

/** Names of the parts. Cards that print alike are one part. */
export const handPart = (card: Card) => `hand:${card}`;
export const cityPart = (city: City) => `city:${city}`;
export const sitePart = (city: City, site: Site) => `site:${city}:${site}`;
export const openPart = (city: City) => `open:${city}`;
export const roadPart = (road: number) => `road:${road}`;
/** A player, asked about by the row of what is known of him. */
export const playerPart = (seat: Seat) => `player:${seat}`;
/** A city by its name, where a card that builds in it is shown. */
export const citySpot = (city: City) => `named:${city}`;
export const PILE = 'pile';
const seatSpot = (seat: Seat) => `seat:${seat}`;

export function path(action: Action, view: View): readonly string[] {
  switch (action.type) {
    case 'play':
      return [handPart(action.card), cityPart(CARDS[action.card].city)];
    case 'build':
      return [sitePart(CARDS[view.card as Card].city, action.site)];
    case 'move':
      return [sitePart(action.city, action.from), sitePart(action.city, (1 - action.from) as Site)];
    case 'take':
      return [openPart(action.city)];
    case 'messenger':
      return [roadPart(ROADS.findIndex(({ from, to }) => from === action.from && to === action.to))];
    case 'skip':
      return [];
  }
}

export function meant(parts: readonly string[], view: View): Meant | null {
  const [kind, ...rest] = parts[parts.length - 1].split(':');
  const [first, second] = rest.map(Number);
  switch (kind) {
    case 'hand':
      return { action: { type: 'play', card: first } };
    case 'site':
      if (view.step !== 'build') return { action: { type: 'move', city: first, from: second } };
      return notBuilt(view.card, first);
    case 'open':
      return { action: { type: 'take', city: first } };
    case 'road':
      return { action: { type: 'messenger', ...ROADS[first] } };
    case 'city':
      return parts.length > 1 ? notBuilt(cardIn(parts[0]) ?? view.card, first) : null;
    default:
      return null;
  }
}

function cardIn(part: string): Card | null {
  return part.startsWith('hand:') ? (Number(part.slice(5)) as Card) : null;
}

function notBuilt(card: View['card'], city: number): Meant | null {
  const refusal = card === NONE ? null : whyNotCity(card, city as City);
  return refusal && { refusal };
}

export function traces(event: Event, view: View): readonly Trace[] {
  switch (event.type) {
    case 'played':
      return [
        {
          from: handOf(event.seat, event.card, view),
          to: playerPart(event.seat),
          look: <CardFace card={event.card} />,
        },
        { to: citySpot(CARDS[event.card].city) },
      ];
    case 'built':
      return [
        { from: seatSpot(event.seat), to: sitePart(event.city, event.site), look: <Floor of={event.seat} /> },
      ];
    case 'moved':
      return [
        {
          from: sitePart(event.city, event.from),
          to: sitePart(event.city, (1 - event.from) as Site),
          look: <Floor of={event.floor} />,
        },
      ];
    case 'took':
      return [
        {
          from: openPart(event.city),
          to: handOf(event.seat, event.card, view),
          look: <CardFace card={event.card} />,
        },
      ];
    case 'refilled':
      return [{ from: PILE, to: openPart(event.city), look: <CardBack /> }];
    case 'city-scored':
      return [{ to: sitePart(event.city, 0) }, { to: sitePart(event.city, 1) }];
    case 'messenger-set': {
      const road = ROADS.findIndex(({ from, to }) => from === event.from && to === event.to);
      return [{ from: seatSpot(event.seat), to: roadPart(road), look: <Messenger of={event.seat} /> }];
    }
    default:
      return [];
  }
}

/** The reader's own cards come and go by their place in the hand, another's by that player's plate. */
function handOf(seat: Seat, card: Card, view: View): string {
  return seat === view.who ? handPart(card) : seatSpot(seat);
}
